#pragma once

#include <optional>
#include <string>

#include "engine/contract/function_ref.h"
#include "engine/contract/rules.h"
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
class Rules {
 public:
    using State = neerwinden::State;
    using Action = neerwinden::Action;
    using Actions = engine::FixedVector<Action, 512>;
    using Events = neerwinden::Events;

    explicit Rules(const Board& board) : board_(board) {}
    const Board& board() const { return board_; }

    State new_game(const Options& options, Events* log = nullptr) const;

    engine::Actor actor(const State& s) const;
    // 9.1: orders are changed behind a screen.
    static bool decides_in_secret(const State& s);
    // 9.1: whether the enemy is kept waiting for an answer must not tell what the order is.
    static bool asks_about_secret(const State& s);
    void legal_actions(const State& s, Actions& out) const;
    engine::Verdict why_not(const State& s, const Action& a) const;
    void apply(State& s, const Action& a, Events* log) const;
    engine::Chance chance(const State& s) const;
    Action chance_action(const State& s, const engine::Outcome& outcome) const;
    // 8.6: a bid may have swapped the chairs.
    engine::SideId side_of(const State& s, engine::SeatId seat) const;
    static int seats(const State& /*s*/) { return 2; }
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
    // Every action that can be written down (for the laws).
    void for_every_action(engine::FunctionRef<void(const Action&)> visit) const;

 private:
    const Board& board_;
};

}  // namespace levee::neerwinden
