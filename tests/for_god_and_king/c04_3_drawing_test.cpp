#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

void fill_cup(State& s) {
    for (std::size_t i = 0; i < kIncidents; ++i) s.cup[i] = board().incidents[i].count;
}
// A combat of so many points at Vihiers with the full cup, all marches declined.
State full_cup(int attack, int defence) {
    State s = quiet(kBlue);
    fill_cup(s);
    put(s, "NUE", Force::Saumur, attack);
    put(s, "VIH", Force::Anjou, defence);
    enter(s, "NUE", "VIH");
    nobody_marches(s);
    return s;
}
int draws(State s) {
    const Incident harmless[]{Incident::T10, Incident::T11, Incident::T3, Incident::T9,
                              Incident::T5};
    int n = 0;
    while (awaits_fate(s) && n < 5) apply(s, draw(harmless[n++]));
    return n;
}

TEST(Rule_4_3, UnderTenPointsOneIsDrawn) {
    EXPECT_EQ(draws(full_cup(1, 1)), 1);
    EXPECT_EQ(draws(full_cup(5, 4)), 1);
}
TEST(Rule_4_3, FromTenToNineteenTwo) {
    EXPECT_EQ(draws(full_cup(5, 5)), 2);
    EXPECT_EQ(draws(full_cup(10, 9)), 2);
}
TEST(Rule_4_3, FromTwentyToTwentyNineThree) {
    EXPECT_EQ(draws(full_cup(10, 10)), 3);
    EXPECT_EQ(draws(full_cup(20, 9)), 3);
}
TEST(Rule_4_3, FromThirtyFour) {
    EXPECT_EQ(draws(full_cup(15, 15)), 4);
    EXPECT_EQ(draws(full_cup(40, 30)), 4);
}

TEST(Rule_4_3, MarchersAreCounted) {
    State s = quiet(kBlue);
    fill_cup(s);
    put(s, "NUE", Force::Saumur, 4);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "COR", Force::Anjou, 2);
    put(s, "COR", "Bonchamps");
    enter(s, "NUE", "VIH");
    play(s, {march("COR"), take_all(), go(), roll(1)});
    nobody_marches(s);
    EXPECT_EQ(draws(s), 2);
}

TEST(Rule_4_3, TheAttackerDraws) {
    State s = full_cup(4, 4);
    apply(s, draw(Incident::T10));
    for (const Report& r : story())
        if (r.fact == Fact::Drawn) {
            EXPECT_EQ(r.side, kBlue);
        }
    EXPECT_EQ(times_told(Fact::Drawn), 1);
}

TEST(Rule_1_5, ThreeT1AreInTheCup) {
    EXPECT_EQ(board().card(Incident::T1).count, 3);
    int all = 0;
    for (const auto& card : board().incidents) all += card.count;
    EXPECT_EQ(all, 17);
    const State s = rules().new_game({});
    EXPECT_EQ(in_cup(s, Incident::T1), 3);
}

TEST(Rule_4_3, WhatIsDrawnIsOutOfTheCupUntilTheEndOfTheCombat) {
    State s = full_cup(5, 5);
    play(s, {draw(Incident::T10)});
    EXPECT_EQ(in_cup(s, Incident::T10), 0);
    EXPECT_FALSE(legal(s, draw(Incident::T10)));
    play(s, {draw(Incident::T9)});
    fight(s, 4, 3);
    finish(s);
    for (std::size_t i = 0; i < kIncidents; ++i) EXPECT_EQ(s.cup[i], board().incidents[i].count);
}

TEST(Rule_4_3, EveryMarkerIsAsLikely) {
    const State s = full_cup(4, 4);
    const engine::Chance chance = rules().chance(s);
    ASSERT_EQ(chance.weights.size(), kIncidents);
    for (std::size_t i = 0; i < kIncidents; ++i)
        EXPECT_EQ(chance.weights[i], board().incidents[i].count) << i;
}

// Clarification: only T1 is cumulative.
TEST(Rule_4_3, ASecondOneOfAKindIsIgnored) {
    State s = full_cup(5, 5);
    play(s, {draw(Incident::T4), draw(Incident::T4)});
    EXPECT_FALSE(awaits_fate(s));  // none is drawn instead
    weigh(s);
    EXPECT_EQ(columns_by("T4"), 2);
    s = full_cup(5, 5);
    play(s, {draw(Incident::T12), draw(Incident::T12)});
    forget();
    weigh(s);
    EXPECT_EQ(columns_by("T12"), -2);
}

TEST(Rule_4_3, ASecondT7IsIgnored) {
    State s = quiet(kBlue);
    only_incident(s, Incident::T7, 2);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "NUE", "Menou");
    put(s, "NUE", "Rossignol");
    put(s, "VIH", Force::Anjou, 6);
    enter(s, "NUE", "VIH");
    nobody_marches(s);
    play(s, {draw(Incident::T7), draw(Incident::T7), resolve(), roll(5, 4)});
    finish(s);
    play(s, {lot("Menou"), roll(5, 5)});
    finish(s);
    EXPECT_FALSE(awaits_fate(s));
    EXPECT_EQ(post(s, "Rossignol"), Post::OnMap);
}

TEST(Rule_4_3, AnIncidentThatDoesNotApplyIsNotReplaced) {
    State s = full_cup(4, 4);
    apply(s, draw(Incident::T11));  // no Mayençais here
    EXPECT_FALSE(awaits_fate(s));
    weigh(s);
    EXPECT_EQ(modifier(s), 0);
}

TEST(Rule_4_3, AfterACombatThatWasAvoidedTheyGoBackToo) {
    State s = full_cup(5, 5);
    play(s, {draw(Incident::T6), draw(Incident::T10), Action::of(Verb::Withdraw)});
    finish(s);
    for (std::size_t i = 0; i < kIncidents; ++i) EXPECT_EQ(s.cup[i], board().incidents[i].count);
}

}  // namespace
}  // namespace levee::fgfk::testing
