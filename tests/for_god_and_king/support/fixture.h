#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/for_god_and_king/board_parts.h"
#include "games/for_god_and_king/rules.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"
#include "support/board_of.h"

// What the rule tests of For God and For the King share: the board of data/for-god-and-king, names
// instead of numbers, positions built by hand, and a referee that says by which case an action is
// refused.
namespace levee::fgfk::testing {

// ------------------------------------------------------------------ the board and its names

inline const Board& board() {
    static const Board kBoard = levee::testing::board_of("for-god-and-king", load_board);
    return kBoard;
}

inline const Rules& rules() {
    static const Rules kRules{board()};
    return kRules;
}

// at("NAN"), general("Menou"); a misspelt key fails the test.
inline AreaId at(std::string_view key) {
    const AreaId area = find_area(board(), key);
    EXPECT_NE(area, kNoArea) << "no area " << key;
    return area;
}
inline GeneralId general(std::string_view key) {
    const GeneralId g = find_general(board(), key);
    EXPECT_NE(g, kNoGeneral) << "no general " << key;
    return g;
}
inline bool decides(const State& s, Side side) {
    return rules().actor(s) == engine::Actor::of(seat_of(side));
}
inline bool awaits_fate(const State& s) { return rules().actor(s).is_chance(); }
inline Business business(const State& s) { return s.depth == 0 ? Business::None : top(s).business; }

// ------------------------------------------------------------------ positions built by hand

// An empty map in the operations phase of a turn (2 unless told otherwise), a side with the
// opportunity and the initiative. Markers at 0, all events in hand, the cup full, generals
// waiting. Give both sides a fresh counter before anything is played, or the phase ends.
inline State operations(Side first, int turn = 2) {
    State s{};
    s.turn = static_cast<std::uint8_t>(turn);
    s.initiative = first;
    for (std::size_t i = 0; i < kEvents; ++i) s.hand[i] = board().events[i].count;
    for (std::size_t i = 0; i < kIncidents; ++i) s.cup[i] = board().incidents[i].count;
    for (std::uint8_t i = 0; i < kGenerals; ++i) {
        s.generals[GeneralId{i}].army = board().generals[i].army;
        s.generals[GeneralId{i}].post = Post::NotYet;
    }
    rules().rebuild(s);
    push(s, {.business = Business::Turn, .step = TurnStep::kDesertion});
    push(s, {.business = Business::Operations, .side = first});
    return s;
}
inline void put(State& s, std::string_view area, Force force, int points) {
    add_points(s, at(area), force, points);
}
inline void put(State& s, std::string_view area, std::string_view name) {
    put_general(board(), s, general(name), at(area));
}
inline int points(const State& s, std::string_view area, Force force) {
    return s.points[at(area)][index(force)];
}
inline AreaId where(const State& s, std::string_view name) { return s.generals[general(name)].at; }
// Only this incident is in the cup (so that a draw is sure), or none at all.
inline void empty_cup(State& s) { s.cup = {}; }
inline void only_incident(State& s, Incident incident, int n = 1) {
    s.cup = {};
    s.cup[index(incident)] = static_cast<std::uint8_t>(n);
}

// ------------------------------------------------------------------ the referee

inline Rules::Actions offers(const State& s) {
    Rules::Actions out;
    rules().legal_actions(s, out);
    return out;
}
inline bool offered(const State& s, const Action& a) {
    const Rules::Actions all = offers(s);
    return std::find(all.begin(), all.end(), a) != all.end();
}
inline std::string describe(const Action& a) {
    std::string text = "verb " + std::to_string(static_cast<int>(a.verb));
    if (a.general != kNoGeneral && a.general.raw < kGenerals)
        text += ", " + board().card(a.general).name;
    if (a.has_force() && index(a.force) < kForces) text += ", " + board().card(a.force).key;
    if (a.area != kNoArea && board().map.exists(a.area)) text += ", " + board().card(a.area).key;
    return text + ", number " + std::to_string(a.number) + ", other " + std::to_string(a.other);
}
// Asks twice: what is offered and what is accepted must be the same thing.
inline bool legal(const State& s, const Action& a) {
    const bool accepted = rules().why_not(s, a).legal();
    EXPECT_EQ(accepted, offered(s, a))
        << "accepted but not offered, or the reverse: " << describe(a);
    return accepted;
}
// The number of the case that forbids it, "" if nothing does.
inline std::string refused_by(const State& s, const Action& a) {
    return legal(s, a) ? std::string{} : std::string{rules().why_not(s, a).refusal.rule};
}
inline std::string complaint(const State& s, const Action& a) {
    const engine::Verdict verdict = rules().why_not(s, a);
    return verdict.legal() ? std::string{"legal"}
                           : std::string{verdict.refusal.rule} + ": " +
                                 verdict.refusal.text(engine::Language::English);
}

// ------------------------------------------------------------------ playing

// The reports of the last apply(), and of everything since forget().
inline Reports& last_reports() {
    static Reports reports;
    return reports;
}
inline std::vector<Report>& story() {
    static std::vector<Report> reports;
    return reports;
}
inline void forget() { story().clear(); }

inline void apply(State& s, const Action& a) {
    ASSERT_TRUE(rules().why_not(s, a).legal()) << describe(a) << "\n" << complaint(s, a);
    last_reports().clear();
    rules().apply(s, a, &last_reports());
    story().insert(story().end(), last_reports().begin(), last_reports().end());
    const auto broken = rules().conserved(s);
    EXPECT_FALSE(broken) << describe(a) << ": " << *broken;
}
// Every action must be legal when its turn comes.
inline void play(State& s, std::initializer_list<Action> actions) {
    for (const Action& a : actions) {
        apply(s, a);
        if (::testing::Test::HasFatalFailure()) return;
    }
}
inline bool told(Fact fact) {
    return std::any_of(story().begin(), story().end(),
                       [&](const Report& r) { return r.fact == fact; });
}

// Short hands for what is said most often.
inline Action activate(std::string_view area) { return Action::of(Verb::Activate, at(area)); }
inline Action to(std::string_view area) { return Action::of(Verb::To, at(area)); }
inline Action take(std::string_view name) { return Action::of(Verb::Take, general(name)); }
inline Action take(Force force, int n) { return Action::of(Verb::Take, force, n); }
inline Action take_all() { return Action::of(Verb::TakeAll); }
inline Action go() { return Action::of(Verb::Go); }
inline Action halt() { return Action::of(Verb::Halt); }
inline Action pass() { return Action::of(Verb::Pass); }
inline Action done() { return Action::of(Verb::Done); }
inline Action decline() { return Action::of(Verb::Decline); }
inline Action resolve() { return Action::of(Verb::Resolve); }
inline Action roll(int a, int b = 0) {
    return Action::roll(static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b));
}
inline Action retreat(std::string_view area) { return Action::of(Verb::Retreat, at(area)); }

}  // namespace levee::fgfk::testing
