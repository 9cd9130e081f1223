#pragma once

#include <optional>
#include <string>

#include "engine/contract/function_ref.h"
#include "engine/contract/rules.h"
#include "games/wissembourg_spicheren/action.h"
#include "games/wissembourg_spicheren/board.h"
#include "games/wissembourg_spicheren/event.h"
#include "games/wissembourg_spicheren/state.h"

namespace levee::engine {
struct Mistake;
}

namespace levee::wissembourg_spicheren {

struct Options {
    BattleId battle{};
    Variations variations = 0;     // 13.1.7, 13.2.7
    bool automatic_set_up = true;  // for players in a hurry
};

// Both battles as the engine's concept wants them. Holds nothing but the board.
class Rules {
 public:
    using State = wissembourg_spicheren::State;
    using Action = wissembourg_spicheren::Action;
    using Actions = engine::FixedVector<Action, 512>;
    using Events = wissembourg_spicheren::Events;

    explicit Rules(const Board& board) : board_(board) {}
    const Board& board() const { return board_; }

    State new_game(const Options& options, Events* log = nullptr) const;

    engine::Actor actor(const State& s) const;
    void legal_actions(const State& s, Actions& out) const;
    engine::Verdict why_not(const State& s, const Action& a) const;
    void apply(State& s, const Action& a, Events* log) const;
    engine::Chance chance(const State& s) const;
    Action chance_action(const State& s, const engine::Outcome& outcome) const;
    engine::SideId side_of(const State& /*s*/, engine::SeatId seat) const { return {seat.raw}; }
    static int seats(const State& /*s*/) { return 2; }

    // 13.1.6: which of the two markers is the 13th division; position.cpp.
    State view(const State& s, engine::SeatId seat) const;
    State resample(const State& s, engine::SeatId seat, engine::Random& random) const;

    // What the odds suppose of a decision that lies between an action and its dice.
    Action assumed(const State& s) const;
    // A position that was read from outside: the first thing wrong with it, or nothing.
    std::optional<engine::Mistake> validate(const State& s) const;
    // Fills State::derived from the rest.
    void rebuild(State& s) const;
    // Counters are neither lost nor doubled: the sentence that says which, or nothing.
    std::optional<std::string> conserved(const State& s) const;
    // Every action that can be written down (for the laws).
    void for_every_action(engine::FunctionRef<void(const Action&)> visit) const;

 private:
    const Board& board_;
};

}  // namespace levee::wissembourg_spicheren
