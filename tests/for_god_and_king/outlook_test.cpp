// F-112: what leads to nothing is not offered. Laws along random play.
#include <gtest/gtest.h>

#include <vector>

#include "engine/proofs/playout.h"
#include "support/fixture.h"

namespace levee::fgfk::testing {
namespace {

using Actions = Rules::Actions;

// Counters are taken one after the other, the first that is offered, until they can go.
bool can_go(State s) {
    while (true) {
        Actions offered;
        rules().legal_actions(s, offered);
        const Action* more = nullptr;
        for (const Action& a : offered) {
            if (a.verb == Verb::Go) return true;
            if (more == nullptr && a.verb == Verb::Take) more = &a;
        }
        if (more == nullptr) return false;
        rules().apply(s, *more, nullptr);
    }
}

bool can_go_after(State s, const Action& a) {
    rules().apply(s, a, nullptr);
    return can_go(s);
}

// Every part of the stack that has points and a general, weighed by the cases alone.
bool somebody_could_march(const State& s, AreaId area, Side side) {
    const Board& b = board();
    std::vector<GeneralId> generals;
    for (const GeneralId g : generals_at(b, s, area, side)) generals.push_back(g);
    std::vector<std::size_t> forces;
    for (std::size_t f = first_force(side); f < end_force(side); ++f)
        if (s.points[area][f] > 0) forces.push_back(f);
    const AreaId to = s.combat.area;
    for (std::size_t n = 0; n < std::size_t{1} << (generals.size() + forces.size()); ++n) {
        Points points{};
        GeneralSet led_by;
        for (std::size_t i = 0; i < forces.size(); ++i)
            if ((n >> i & 1U) != 0) points[forces[i]] = s.points[area][forces[i]];
        for (std::size_t i = 0; i < generals.size(); ++i)
            if ((n >> (forces.size() + i) & 1U) != 0) led_by.add(generals[i]);
        if (total(points) == 0 || led_by.empty()) continue;
        const Armies armies = armies_in(b, s, points, led_by, side);
        const auto apart = static_cast<Armies>(bit(Army::Anjou) | bit(Army::Centre));
        if ((armies & bit(Army::BasPoitou)) != 0 && (armies & apart) != 0) continue;  // F-88
        if (s.turn == 1 && !inside_zones(b, armies, to)) continue;                    // F-06
        if (check_together(b, s, armies, led_by).legal() &&
            check_entering(b, s, to, side, armies, led_by).legal() &&
            check_stacking(b, s, to, side, armies, led_by, true).legal())
            return true;
    }
    return false;
}

struct Seen {
    int marches = 0;
    int vain_marches = 0;
    int pursuits = 0;
    int counters = 0;
};

void look(const State& s, const Actions& offered, Seen& seen) {
    const Business now = business(s);
    const Side side = top(s).side;
    if (now == Business::Guns) {
        AreaSet named;
        for (const Action& a : offered) {
            if (a.verb != Verb::March) continue;
            named.add(a.area);
            ++seen.marches;
            ASSERT_TRUE(can_go_after(s, a)) << "a march out of " << board().card(a.area).key;
        }
        const AreaSet others = (board().marches[s.combat.area] & present(s, side))
                                   .without(s.combat.tried[index(side)])
                                   .without(named);
        for (const AreaId area : others) {
            ++seen.vain_marches;
            ASSERT_FALSE(somebody_could_march(s, area, side)) << board().card(area).key;
        }
    }
    if (now == Business::Pursuit && top(s).step == PursuitStep::kFirstArea)
        for (const Action& a : offered) {
            if (a.verb != Verb::Pursue) continue;
            ++seen.pursuits;
            ASSERT_TRUE(can_go_after(s, a)) << "a pursuit to " << board().card(a.area).key;
        }
    if (now == Business::Gather)
        for (const Action& a : offered) {
            if (a.verb != Verb::Take && a.verb != Verb::TakeAll) continue;
            ++seen.counters;
            ASSERT_TRUE(can_go_after(s, a)) << "a counter of " << board().card(top(s).area).key;
        }
}

TEST(Ruling_F_112, WhatIsOfferedForAMarchOrAPursuitCanBeGoneThroughWith) {
    Seen seen;
    engine::Random random(112);
    const auto new_game = [] { return rules().new_game({}); };
    const auto unsigned_end = [](const State&) { return 0; };
    engine::random_play(rules(), new_game, 400'000, random, unsigned_end, [&](const auto& step) {
        if (step.actor.is_seat() && !::testing::Test::HasFatalFailure())
            look(step.state, step.offered, seen);
    });
    EXPECT_GT(seen.marches, 1'000);
    EXPECT_GT(seen.vain_marches, 1'000);
    EXPECT_GT(seen.pursuits, 500);
    EXPECT_GT(seen.counters, 10'000);
}

}  // namespace
}  // namespace levee::fgfk::testing
