#pragma once

#include <concepts>
#include <type_traits>

#include "engine/contract/chance.h"
#include "engine/contract/fixed_vector.h"
#include "engine/contract/rule.h"
#include "engine/contract/seats.h"

namespace levee::engine {

// The whole contract between a game and everything that plays it. A game is a const Rules object
// (it holds the Board) and three value types: State, Action and Event.
//
//   legal_actions(s, out)  everything the actor may do; for chance, every outcome
//   why_not(s, a)          legal, or the rule that forbids it; agrees exactly with legal_actions
//   apply(s, a, log)       precondition: a is legal; log may be null (a search wants no report)
//   chance(s)              what is asked of fate when the actor is chance
//   chance_action(s, o)    the action that answers it with outcome o
//   seats(s)               how many chairs there are, 2 to kMostSeats; the same all game long
//   side_of(s, seat)       the side this chair plays
//   view(s, seat)          s with everything blanked that the seat may not know
//   resample(s, seat, rng) a state the seat cannot tell from s, the unknown filled at random
template <class R>
concept RulesOf = requires(const R rules, typename R::State s, const typename R::State cs,
                           const typename R::Action a, typename R::Actions& out,
                           typename R::Events* log, Outcome o, SeatId seat, Random& random) {
    requires std::is_trivially_copyable_v<typename R::State>;
    requires std::is_trivially_copyable_v<typename R::Action>;
    requires std::equality_comparable<typename R::State>;
    requires std::equality_comparable<typename R::Action>;
    requires sizeof(typename R::Action) <= 8;
    { rules.actor(cs) } -> std::same_as<Actor>;
    { rules.legal_actions(cs, out) } -> std::same_as<void>;
    { rules.why_not(cs, a) } -> std::same_as<Verdict>;
    { rules.apply(s, a, log) } -> std::same_as<void>;
    { rules.chance(cs) } -> std::same_as<Chance>;
    { rules.chance_action(cs, o) } -> std::same_as<typename R::Action>;
    { rules.seats(cs) } -> std::same_as<int>;
    { rules.side_of(cs, seat) } -> std::same_as<SideId>;
    { rules.view(cs, seat) } -> std::same_as<typename R::State>;
    { rules.resample(cs, seat, random) } -> std::same_as<typename R::State>;
};

// The chairs of a side, which share its secrets.
template <RulesOf R>
SeatSet seats_of(const R& rules, const typename R::State& state, SideId side) {
    SeatSet seats;
    for (int i = 0; i < rules.seats(state); ++i) {
        const SeatId seat{static_cast<std::uint8_t>(i)};
        if (rules.side_of(state, seat) == side) seats.add(seat);
    }
    return seats;
}

}  // namespace levee::engine
