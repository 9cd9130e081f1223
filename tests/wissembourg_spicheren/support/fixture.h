#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "games/wissembourg_spicheren/board_loader.h"
#include "games/wissembourg_spicheren/position.h"
#include "games/wissembourg_spicheren/rules.h"

// What the tests of this game share: the board of data/wissembourg-spicheren, and names instead of
// numbers.
namespace levee::wissembourg_spicheren::testing {

inline const Board& board() {
    static const Board kBoard = [] {
        const std::string folder = std::string{LEVEE_SOURCE_DIR} + "/data/wissembourg-spicheren/";
        std::vector<std::string> texts;
        std::vector<DataFile> files;
        const std::vector<std::string> names{"tables.txt", "spicheren.map", "wissembourg.map",
                                             "scenarios.txt", "counters.csv"};
        for (const std::string& name : names) {
            std::ifstream in(folder + name);
            texts.emplace_back(std::istreambuf_iterator<char>(in),
                               std::istreambuf_iterator<char>());
        }
        for (std::size_t i = 0; i < names.size(); ++i) files.push_back({names[i], texts[i]});
        auto result = load_board(files);
        if (const engine::Mistake* mistake = engine::mistake(result); mistake != nullptr) {
            ADD_FAILURE() << mistake->text();
            std::abort();
        }
        return std::get<Board>(std::move(result));
    }();
    return kBoard;
}

inline const Rules& rules() {
    static const Rules kRules{board()};
    return kRules;
}

inline std::string name(HexId hex) {
    if (hex == kOffMap) return "off the map";
    return board().grid.exists(hex) ? std::string{board().grid.name(hex)} : std::string{"nowhere"};
}

inline bool awaits_dice(const State& s) { return rules().actor(s).is_chance(); }

// What is going on: the business that somebody has to decide about.
inline Business asks(const State& s) {
    return s.depth == 0 ? Business::None : s.frames[s.depth - 1U].business;
}

inline Rules::Actions offers(const State& s) {
    Rules::Actions out;
    rules().legal_actions(s, out);
    return out;
}

}  // namespace levee::wissembourg_spicheren::testing
