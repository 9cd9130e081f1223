#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/wissembourg_spicheren/board_parts.h"
#include "games/wissembourg_spicheren/position.h"
#include "games/wissembourg_spicheren/rules.h"
#include "support/board_of.h"

// What the tests of this game share: the board of data/wissembourg-spicheren, and names instead of
// numbers.
namespace levee::wissembourg_spicheren::testing {

inline const Board& board() {
    static const Board kBoard = levee::testing::board_of("wissembourg-spicheren", load_board);
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
