#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/embedded.h"
#include "games/la_vendee/entry.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/rules/steps.h"

// What the tests of La Vendée 1793 share: its board, and names instead of numbers.
namespace levee::la_vendee::testing {

inline std::vector<engine::DataFile> data() {
    constexpr std::string_view kFolder = "data/la-vendee/";
    std::vector<engine::DataFile> files;
    for (const auto& file : games::embedded_files())
        if (file.name.starts_with(kFolder))
            files.push_back({std::string(file.name.substr(kFolder.size())), file.text});
    return files;
}

inline const Board& board() {
    static const auto kBoard = load_board(data());
    if (const auto* mistake = engine::mistake(kBoard)) ADD_FAILURE() << mistake->text();
    return std::get<Board>(kBoard);
}

inline const Rules& rules() {
    static const Rules kRules{board()};
    return kRules;
}

}  // namespace levee::la_vendee::testing
