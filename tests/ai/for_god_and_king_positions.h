#pragma once

#include <algorithm>

// First: where it is written, its helpers must be the only ones of their name.
#include "for_god_and_king/support/phases.h"

#include "games/for_god_and_king/entry.h"
#include "tactics.h"

// Short forms for the positions of For God and For the King.
namespace levee::fgfk::testing {

using levee::testing::kEverybody;
using levee::testing::kPlanner;
using levee::testing::Players;
using Course = levee::testing::Course<Module>;

inline constexpr int kOctober = 8;  // the last turn

template <class Right>
void expect_choice(const State& s, const Players& players, Right right) {
    levee::testing::expect_choice<Module>(s, players, right);
}
inline void expect_choice(const State& s, const Players& players, const Action& best) {
    ASSERT_TRUE(offered(s, best)) << "not offered: " << describe(best);
    expect_choice(s, players, [&](const Action& a) { return a == best; });
}

inline bool under_way(const State& s, Business what) {
    for (std::size_t i = 0; i < s.depth; ++i)
        if (s.frames[i].business == what) return true;
    return false;
}
// Until the operations phase is over.
template <class Right>
void expect_operations(const State& s, const Players& players, Right right) {
    levee::testing::expect_course<Module>(
        s, players, [](const State& now) { return !under_way(now, Business::Operations); }, right);
}
// To the end of the turn, which may be the end of the game.
template <class Right>
void expect_turn(const State& s, const Players& players, Right right) {
    levee::testing::expect_course<Module>(
        s, players, [turn = s.turn](const State& now) { return now.turn != turn; }, right);
}
inline auto won_by(Side side) {
    return [side](const Course& course) {
        return course.end.victory != Victory::None && course.end.winner == side;
    };
}

// Whatever is there has been activated in this phase (2.4).
inline void exhaust(State& s, std::string_view area) {
    s.spent[at(area)] = s.points[at(area)];
    for (std::uint8_t i = 0; i < kGenerals; ++i)
        if (s.generals[GeneralId{i}].post == Post::OnMap && s.generals[GeneralId{i}].at == at(area))
            s.generals[GeneralId{i}].activated = true;
}
inline void put_exhausted(State& s, std::string_view area, Force force, int points) {
    put(s, area, force, points);
    exhaust(s, area);
}

// Everybody does what odds suppose of him, and every combat is rolled so, until this side is asked
// about this business. Other dice show sixes, incidents are the first in the cup.
inline void run_to(State& s, Business what, Side side, int coloured = 6, int white = 6) {
    for (int i = 0; i < 100 && !asks(s, what, side); ++i) {
        ASSERT_FALSE(rules().actor(s).is_over());
        if (!awaits_fate(s)) {
            apply(s, business(s) == Business::Entry ? decline() : rules().assumed(s));
        } else if (dice_asked(s) == 0) {
            apply(s, offers(s)[0]);
        } else if (asker(s) == Business::Combat) {
            apply(s, roll(coloured, white));
        } else {
            apply(s, dice_asked(s) == 2 ? roll(6, 6) : roll(6));
        }
        if (::testing::Test::HasFatalFailure()) return;
    }
    ASSERT_TRUE(asks(s, what, side));
}

}  // namespace levee::fgfk::testing
