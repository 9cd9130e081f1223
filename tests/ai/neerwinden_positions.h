#pragma once

#include <algorithm>

// First: where it is written, its seat_of() must be the only one.
#include "neerwinden/support/said.h"

#include "games/neerwinden/entry.h"
#include "tactics.h"

// Short forms for the positions of Neerwinden. Hexes of the south-western plain (columns 03 to 08,
// rows 10 to 15) are clear ground of one level: nothing there shifts a die but the units.
namespace levee::neerwinden::testing {

using levee::testing::kEverybody;
using levee::testing::kPlanner;
using levee::testing::Players;
using Course = levee::testing::Course<Module>;

inline constexpr int kLastTurn = 9;  // 8.4

template <class Right>
void expect_choice(const State& s, const Players& players, Right right) {
    levee::testing::expect_choice<Module>(s, players, right);
}
inline void expect_choice(const State& s, const Players& players, const Action& best) {
    ASSERT_TRUE(offered(s, best)) << "not offered: " << describe(best) << "\n" << choices(s);
    expect_choice(s, players, [&](const Action& a) { return a == best; });
}

// Until the activation of the formation that is active now is over.
template <class Right>
void expect_activation(const State& s, const Players& players, Right right) {
    levee::testing::expect_course<Module>(
        s, players, [who = s.active](const State& now) { return now.active != who; }, right);
}
// To the end of the game.
template <class Right>
void expect_game(const State& s, const Players& players, Right right) {
    levee::testing::expect_course<Module>(
        s, players, [](const State&) { return false; }, right);
}
inline auto won_by(Side side) {
    return [side](const Course& course) {
        return course.end.victory != Victory::None && course.end.victory != Victory::Draw &&
               course.end.winner == side;
    };
}

inline bool did(const Course& course, const Action& action) {
    return std::find(course.own.begin(), course.own.end(), action) != course.own.end();
}
inline bool did(const Course& course, Verb verb) {
    return std::any_of(course.own.begin(), course.own.end(),
                       [&](const Action& a) { return a.verb == verb; });
}

// The star is in these hands; the marker must be put where it belongs with vp().
inline void hold(Position& p, std::string_view hex, Control owner) {
    p.s.control[board().star_index[at(hex).raw]] = owner;
}
// A formation that is still to be activated after the one that is active now.
inline State then(State s, std::string_view formation_key) {
    s.formations[formation(formation_key)].activated = false;
    return s;
}

inline int distance(const State& s, std::string_view who, std::string_view hex) {
    return board().grid.distance(s.units[unit(who)].at, at(hex));
}
// 1.3: no enemy stands at its flank or rear.
inline bool shows_front_to(const State& s, std::string_view who,
                           std::initializer_list<std::string_view> enemies) {
    const Unit& u = s.units[unit(who)];
    return std::all_of(enemies.begin(), enemies.end(), [&](std::string_view enemy) {
        const auto d = board().grid.direction(u.at, s.units[unit(enemy)].at);
        return !d || maps::arc(u.facing, *d) == maps::Arc::Front;
    });
}

}  // namespace levee::neerwinden::testing
