#pragma once

#include "engine/contract/table_rules.h"
#include "games/for_god_and_king/action.h"
#include "games/for_god_and_king/board.h"
#include "games/for_god_and_king/event.h"
#include "games/for_god_and_king/state.h"

namespace levee::fgfk {

struct Options {
    bool automatic_set_up = true;  // 7.1, for players in a hurry
};

// For God and For the King as the engine's concept wants it. Holds nothing but the board. Seat 0 is
// the Republican, seat 1 the Vendéen.
class Rules : public engine::TableRules<Rules, Board, State, Action, 512, Reports> {
 public:
    using TableRules::TableRules;
    struct Tables;  // rules/rules.cpp

    State new_game(const Options& options, Events* log = nullptr) const;

    engine::Chance chance(const State& s) const;
    Action chance_action(const State& s, const engine::Outcome& outcome) const;
    View view;
    Resample resample;
    Likeliest likeliest;
    Assumed assumed;
    Validate validate;
    Rebuild rebuild;
    Conserved conserved;

    // 7.2: the points of a side if the game ended now.
    int victory_points(const State& s, Side side) const;
};

constexpr engine::SeatId seat_of(Side side) {
    return engine::SeatId{static_cast<std::uint8_t>(side)};
}

}  // namespace levee::fgfk
