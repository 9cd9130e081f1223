#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/contract/mistake.h"
#include "games/embedded.h"
#include "games/entry_of.h"

namespace levee::testing {

// The data of a game as the program carries them.
inline std::vector<engine::DataFile> data_of(std::string_view key) {
    return games::files_of(key, games::embedded_files());
}

// And the board that its load_board() makes of them.
template <class Load>
auto board_of(std::string_view key, Load load) {
    auto result = load(data_of(key));
    if (const engine::Mistake* mistake = engine::mistake(result); mistake != nullptr) {
        ADD_FAILURE() << mistake->text();
        std::abort();
    }
    return std::get<0>(std::move(result));
}

}  // namespace levee::testing
