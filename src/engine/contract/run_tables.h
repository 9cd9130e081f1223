#pragma once

#include "engine/contract/chapters.h"
#include "engine/contract/table_rules.h"

// How TableRules answers, for the one source of a game that has its tables at hand:
//
//   struct Rules::Tables {
//       static constexpr const auto& kChapters = skeleton::kChapters;
//       static constexpr engine::Refusals kRefusals{...};
//   };
//   template class engine::TableRules<skeleton::Rules, ...>;   // in namespace levee
//
// and where it is not as usual
//       static constexpr Verb kLastOfFate = Verb::Lot;   // all verbs up to it are no player's
//       static engine::SeatId decider(const State& s);   // the seat of the side of the frame on
//       top
// A game that has check_moment(board, s, a) tells by it why something cannot be done at this moment
// at all; legal: what the chapter says is the better answer.
namespace levee::engine {

namespace detail {

template <class Tables, class Action>
constexpr bool is_of_fate(const Action& a) {
    if constexpr (requires { Tables::kLastOfFate; })
        return a.verb <= Tables::kLastOfFate;
    else
        return a.verb == Action{}.verb;
}

template <class Board, class State, class Action>
Verdict moment_of(const Board& board, const State& s, const Action& a, const Verdict& verdict) {
    if constexpr (requires { check_moment(board, s, a); }) {
        const Verdict moment = check_moment(board, s, a);
        return moment.legal() ? verdict : moment;
    } else {
        return verdict;
    }
}

}  // namespace detail

template <class R, class B, class S, class A, std::size_t N, class E>
Actor TableRules<R, B, S, A, N, E>::actor(const State& s) const {
    using Tables = typename R::Tables;
    if (over(s)) return Actor::nobody();
    using Business = decltype(top(s).business);
    if (top(s).business == Business::Dice) return Actor::chance();
    if constexpr (requires { Tables::decider(s); })
        return Actor::of(Tables::decider(s));
    else
        return Actor::of({static_cast<std::uint8_t>(top(s).side)});
}

template <class R, class B, class S, class A, std::size_t N, class E>
void TableRules<R, B, S, A, N, E>::legal_actions(const State& s, Actions& out) const {
    offer(R::Tables::kChapters, board_, s, out);
}

template <class R, class B, class S, class A, std::size_t N, class E>
Verdict TableRules<R, B, S, A, N, E>::why_not(const State& s, const Action& a) const {
    using Tables = typename R::Tables;
    const bool formed = book_of(a.verb).well_formed(board_, a);
    const bool fate = detail::is_of_fate<Tables>(a);
    const Verdict verdict =
        engine::why_not(Tables::kChapters, Tables::kRefusals, board_, s, a, formed, fate);
    if (verdict.legal() || over(s) || !formed || fate) return verdict;
    return detail::moment_of(board_, s, a, verdict);
}

template <class R, class B, class S, class A, std::size_t N, class E>
void TableRules<R, B, S, A, N, E>::apply(State& s, const Action& a, Events* log) const {
    PlayOf<Board, State, Events> play{board_, s, log};
    carry_out(R::Tables::kChapters, play, a);
}

template <class R, class B, class S, class A, std::size_t N, class E>
void TableRules<R, B, S, A, N, E>::for_every_action(FunctionRef<void(const Action&)> visit) const {
    book_of(Action{}.verb).for_every_action(board_, visit);
}

template <class R, class B, class S, class A, std::size_t N, class E>
Chance TableRules<R, B, S, A, N, E>::chance(const State& s) const {
    using Business = decltype(top(s).business);
    if (over(s) || top(s).business != Business::Dice) return {};
    const auto& wait = asked(R::Tables::kChapters, s);
    return Chance::dice(wait.dice > 0 ? wait.dice : 2, 6, Chance::Tells::Sum, wait.rule);
}

}  // namespace levee::engine
