#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/contract/function_ref.h"
#include "engine/contract/rules.h"

// Rules that work from a game's tables: its chapters (engine/contract/chapters.h) and its verbs
// (engine/contract/verbs.h). A game's class Rules derives from this and says only what is its own:
//
//   class Rules : public engine::TableRules<Rules, Board, State, Action, 40, Events> {
//    public:
//       using TableRules::TableRules;
//       struct Tables;             // rules/rules.cpp, see run_tables.h
//       State new_game() const;
//       State view(...) const;     // and so on
//   };
//
// What a game says otherwise hides what is said here.
namespace levee::engine {

struct Mistake;

template <class R, class B, class S, class A, std::size_t kMostActions, class E>
class TableRules {
 public:
    using Board = B;
    using State = S;
    using Action = A;
    using Actions = FixedVector<Action, kMostActions>;
    using Events = E;

    // What a game says itself, by these types: `View view;`
    using View = S(const S& s, SeatId seat) const;
    using Resample = S(const S& s, SeatId seat, Random& random) const;
    // The likeliest playable position behind what the seat sees: the ground for odds.
    using Likeliest = S(const S& s, SeatId seat) const;
    // What the odds suppose of a decision that lies between an action and its dice.
    using Assumed = A(const S& s) const;
    // A position that was read from outside: the first thing wrong with it, or nothing.
    using Validate = std::optional<Mistake>(const S& s) const;
    // Fills State::derived from the rest.
    using Rebuild = void(S& s) const;
    // Counters are neither lost nor doubled: the sentence that says which, or nothing.
    using Conserved = std::optional<std::string>(const S& s) const;

    explicit TableRules(const Board& board) : board_(board) {}
    const Board& board() const { return board_; }

    Actor actor(const State& s) const;
    void legal_actions(const State& s, Actions& out) const;
    Verdict why_not(const State& s, const Action& a) const;
    void apply(State& s, const Action& a, Events* log) const;
    // For the laws: every action that can be written down.
    void for_every_action(FunctionRef<void(const Action&)> visit) const;

    // Two dice of six faces of which the sum matters, as many as the table of chapters says.
    Chance chance(const State& s) const;
    Action chance_action(const State& /*s*/, const Outcome& outcome) const {
        return {.number = outcome.faces[0], .other = outcome.faces[1]};
    }
    // The first on offer.
    Action assumed(const State& s) const {
        Actions options;
        static_cast<const R&>(*this).legal_actions(s, options);
        return options[0];
    }

    // Each side has one chair, and keeps it.
    static int seats(const State& /*s*/) { return 2; }
    static SideId side_of(const State& /*s*/, SeatId seat) { return {seat.raw}; }
    // For a state of which nothing follows from the rest.
    void rebuild(State& /*s*/) const {}

 protected:
    const Board& board_;
};

}  // namespace levee::engine
