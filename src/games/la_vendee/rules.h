#pragma once

#include <optional>
#include <string>

#include "engine/contract/table_rules.h"
#include "games/la_vendee/action.h"
#include "games/la_vendee/board.h"
#include "games/la_vendee/event.h"
#include "games/la_vendee/state.h"

namespace levee::engine {
struct Mistake;
}

namespace levee::la_vendee {

inline constexpr engine::SeatId seat_of(Side side) { return {static_cast<std::uint8_t>(side)}; }

// The game as the engine's concept wants it (engine/contract/rules.h). Holds nothing but the board.
class Rules : public engine::TableRules<Rules, Board, State, Action, 1024, Events> {
 public:
    using TableRules::TableRules;
    struct Tables;  // rules/rules.cpp

    State new_game(const Options& options) const;
    // 16.6: with dummies, armies on the map are named by their counters (rules/rules.cpp).
    engine::Verdict why_not(const State& s, const Action& a) const;
    void legal_actions(const State& s, Actions& out) const;
    void apply(State& s, const Action& a, Events* log) const;
    engine::Chance chance(const State& s) const;
    Action chance_action(const State& s, const engine::Outcome& outcome) const;
    Action assumed(const State& s) const;

    // 2.6, 7, 16.6; position.cpp.
    State view(const State& s, engine::SeatId seat) const;
    State resample(const State& s, engine::SeatId seat, engine::Random& random) const;

    void rebuild(State& s) const;
    // A position that was read from outside: the first thing wrong with it, or nothing.
    std::optional<engine::Mistake> validate(const State& s) const;
    // For the laws: what is lost or doubled.
    std::optional<std::string> conserved(const State& s) const;
};

}  // namespace levee::la_vendee
