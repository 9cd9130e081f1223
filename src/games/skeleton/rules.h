#pragma once

#include <optional>
#include <string>

#include "engine/contract/function_ref.h"
#include "engine/contract/rules.h"
#include "games/skeleton/action.h"
#include "games/skeleton/board.h"
#include "games/skeleton/event.h"
#include "games/skeleton/state.h"

namespace levee::engine {
struct Mistake;
}

namespace levee::skeleton {

// The game as the engine's concept wants it (engine/contract/rules.h). Holds nothing but the board.
class Rules {
 public:
    using State = skeleton::State;
    using Action = skeleton::Action;
    using Actions = engine::FixedVector<Action, 40>;
    using Events = skeleton::Events;

    explicit Rules(const Board& board) : board_(board) {}
    const Board& board() const { return board_; }

    State new_game() const;
    engine::Actor actor(const State& s) const;
    void legal_actions(const State& s, Actions& out) const;
    engine::Verdict why_not(const State& s, const Action& a) const;
    void apply(State& s, const Action& a, Events* log) const;
    engine::Chance chance(const State& s) const;
    Action chance_action(const State& s, const engine::Outcome& outcome) const;
    static int seats(const State& /*s*/) { return 2; }
    engine::SideId side_of(const State& /*s*/, engine::SeatId seat) const { return {seat.raw}; }

    // 1.1; position.cpp.
    State view(const State& s, engine::SeatId seat) const;
    State resample(const State& s, engine::SeatId seat, engine::Random& random) const;

    // What the odds suppose of a decision between an action and its dice: there is none.
    Action assumed(const State& s) const;
    // A position that was read from outside: the first thing wrong with it, or nothing.
    std::optional<engine::Mistake> validate(const State& s) const;
    // Nothing of the state follows from the rest of it.
    void rebuild(State& /*s*/) const {}
    // For the laws: what is lost or doubled, and every action that can be written down.
    std::optional<std::string> conserved(const State& s) const;
    void for_every_action(engine::FunctionRef<void(const Action&)> visit) const;

 private:
    const Board& board_;
};

}  // namespace levee::skeleton
