#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/embedded.h"
#include "games/la_vendee/entry.h"

// The game with its data, for its tests: no list of games has it.
namespace levee::la_vendee::testing {

inline std::string_view data(std::string_view name) {
    for (const auto& file : games::embedded_files())
        if (file.name == "data/la_vendee/" + std::string(name)) return file.text;
    return {};
}

inline const Board& board() {
    static const auto kBoard = load_board({{"mill.txt", data("mill.txt")}});
    return std::get<Board>(kBoard);
}

inline const Rules& rules() {
    static const Rules kRules{board()};
    return kRules;
}

inline const engine::Game& game() {
    static const auto kGame = load_game({{"mill.txt", data("mill.txt")}});
    return *std::get<std::unique_ptr<engine::Game>>(kGame);
}

}  // namespace levee::la_vendee::testing
