#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <utility>

#include "for_god_and_king/support/fixture.h"

// What the tests of chapters 1, 2, 5, 6 and 7 share: positions that begin with a given phase of a
// turn, battles whose dice are given, and short names for what is asked outside the operations.
namespace levee::fgfk::testing {

// The phases of chapter 2, by the step at which the Turn frame goes on.
enum class Phase : std::uint8_t {
    Start = TurnStep::kBegin,  // 2.1
    Republicans = TurnStep::kReinforceRepublicans,
    Vendeens = TurnStep::kReinforceVendeens,
    Initiative = TurnStep::kInitiative,
    Desertion = TurnStep::kDesertion,
    Committee = TurnStep::kCommittee,
    Galerne = TurnStep::kGalerne,
    End = TurnStep::kEnd,
};

// An empty map just before a phase; put() what there is, then start(). Events are in hand.
inline State before(Phase phase, int turn = 2) {
    State s = operations(Side::Republican, turn);
    pop(s);
    top(s).step = static_cast<std::uint8_t>(phase);
    return s;
}
inline void start(State& s) {
    forget();
    last_reports().clear();
    Play p{board(), s, &last_reports()};
    run(p);
    story().insert(story().end(), last_reports().begin(), last_reports().end());
}
inline State started(State s) {
    start(s);
    return s;
}

inline std::int8_t& morale(State& s, Side side) { return s.morale[index(side)]; }
inline int morale(const State& s, Side side) { return s.morale[index(side)]; }
inline void arms(State& s, int anjou, int centre, int bas_poitou) {
    s.arms = {static_cast<std::int8_t>(anjou), static_cast<std::int8_t>(centre),
              static_cast<std::int8_t>(bas_poitou)};
}
inline std::array<int, 3> arms(const State& s) { return {s.arms[0], s.arms[1], s.arms[2]}; }
using Arms = std::array<int, 3>;  // Anjou, Centre, Bas-Poitou

inline int on_map(const State& s, Force force) { return s.on_map[index(force)]; }
inline int pool(const State& s, Force force) { return s.pool[index(force)]; }
inline Post post(const State& s, std::string_view name) { return s.generals[general(name)].post; }
inline Army army(const State& s, std::string_view name) { return s.generals[general(name)].army; }
// Takes all events out of both hands but these.
inline void only_events(State& s, std::initializer_list<Event> events) {
    s.hand = {};
    for (const Event e : events) s.hand[index(e)] = board().card(e).count;
}
inline bool asks(const State& s, Business what, Side side) {
    return business(s) == what && decides(s, side);
}
// How many dice are waited for; 0: none.
inline int dice_asked(const State& s) {
    return awaits_fate(s) && top(s).step == kDice ? top(s).number : 0;
}
// Who asked for the dice.
inline Business asker(const State& s) { return below_top(s).business; }

inline Action event(Event e) { return Action::play(e); }
inline Action place(std::string_view name, std::string_view area) {
    return Action::of(Verb::Place, general(name), at(area));
}
inline Action place(Force force, int n, std::string_view area) {
    return Action::of(Verb::Place, force, n, at(area));
}
inline Action land(std::string_view area) { return Action::of(Verb::Land, at(area)); }
inline Action arm(Army army) { return Action::of_army(Verb::Arm, army); }
inline Action excuse(std::string_view name) { return Action::of(Verb::Excuse, general(name)); }
inline Action preempt(std::string_view area) { return Action::of(Verb::Preempt, at(area)); }
inline const Action kYield = Action::of(Verb::Yield);
inline const Action kSetUpRest = Action::of(Verb::SetUpRest);

// The areas where a piece may be placed now.
template <class Piece>
AreaSet places_where(const State& s, Piece is_it) {
    AreaSet areas;
    for (const Action& a : offers(s))
        if (a.verb == Verb::Place && is_it(a)) areas.add(a.area);
    return areas;
}
inline AreaSet places(const State& s, std::string_view name) {
    return places_where(s, [&](const Action& a) { return a.general == general(name); });
}
inline AreaSet places(const State& s, Force force) {
    return places_where(s, [&](const Action& a) { return a.has_force() && a.force == force; });
}
inline AreaSet areas(std::initializer_list<std::string_view> keys) {
    AreaSet set;
    for (const std::string_view key : keys) set.add(at(key));
    return set;
}
inline std::string names(AreaSet set) {
    std::string text;
    for (const AreaId area : set) text += board().card(area).key + " ";
    return text;
}

// The whole stack of an area is activated with the best dice and named an area to enter.
inline void advance(State& s, std::string_view from, std::string_view to_area) {
    play(s, {activate(from)});
    if (business(s) == Business::Gather && offered(s, take_all())) play(s, {take_all()});
    if (business(s) == Business::Gather) play(s, {go()});
    if (dice_asked(s) == 2) play(s, {roll(6, 6)});
    if (!::testing::Test::HasFatalFailure()) play(s, {to(to_area)});
}

}  // namespace levee::fgfk::testing
