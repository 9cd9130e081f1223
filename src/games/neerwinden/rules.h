#pragma once

#include <optional>
#include <string>

#include "engine/contract/table_rules.h"
#include "games/neerwinden/action.h"
#include "games/neerwinden/board.h"
#include "games/neerwinden/event.h"
#include "games/neerwinden/state.h"

namespace levee::engine {
struct Mistake;
}

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
    State view(const State& s, engine::SeatId seat) const;
    State resample(const State& s, engine::SeatId seat, engine::Random& random) const;

    // The likeliest playable position behind what the seat sees: the ground for odds.
    State likeliest(const State& s, engine::SeatId seat) const;

    // What the odds suppose of a decision that lies between an action and its dice.
    Action assumed(const State& s) const;
    // A position that was read from outside: the first thing wrong with it, or nothing.
    std::optional<engine::Mistake> validate(const State& s) const;
    // Fills State::derived from the rest.
    void rebuild(State& s) const;
    // Counters are neither lost nor doubled: the sentence that says which, or nothing.
    std::optional<std::string> conserved(const State& s) const;
};

}  // namespace levee::neerwinden
