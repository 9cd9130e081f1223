#pragma once

#include <optional>
#include <string>

#include "engine/contract/table_rules.h"
#include "games/for_god_and_king/action.h"
#include "games/for_god_and_king/board.h"
#include "games/for_god_and_king/event.h"
#include "games/for_god_and_king/state.h"

namespace levee::engine {
struct Mistake;
}

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

    // 7.2: the points of a side if the game ended now.
    int victory_points(const State& s, Side side) const;
};

constexpr engine::SeatId seat_of(Side side) {
    return engine::SeatId{static_cast<std::uint8_t>(side)};
}

}  // namespace levee::fgfk
