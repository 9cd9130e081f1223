#pragma once

#include "engine/contract/table_rules.h"
#include "games/neerwinden/action.h"
#include "games/neerwinden/board.h"
#include "games/neerwinden/event.h"
#include "games/neerwinden/state.h"

namespace levee::neerwinden {

struct Options {
    std::uint8_t scenario = 0;     // index of Board::scenarios
    bool secret_orders = false;    // 9.1
    bool bidding = false;          // 8.6
    bool automatic_set_up = true;  // 8.1, for players in a hurry
};

// Neerwinden 1793 as the engine's concept wants it. Holds nothing but the board.
class Rules : public engine::TableRules<Rules, Board, State, Action, 512, Events> {
 public:
    using TableRules::TableRules;
    struct Tables;  // rules/rules.cpp

    State new_game(const Options& options, Events* log = nullptr) const;

    // 9.1: orders are changed behind a screen.
    static bool decides_in_secret(const State& s);
    // 9.1: whether the enemy is kept waiting for an answer must not tell what the order is.
    static bool asks_about_secret(const State& s);
    engine::Chance chance(const State& s) const;
    // 8.6: a bid may have swapped the chairs.
    engine::SideId side_of(const State& s, engine::SeatId seat) const;
    View view;
    Resample resample;
    Likeliest likeliest;
    Assumed assumed;
    Validate validate;
    Rebuild rebuild;
    Conserved conserved;
};

}  // namespace levee::neerwinden
