#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// A combat at Vihiers without any modifier, fought with these dice and done with.
State fought(Side attacker, int attack, int defence, int coloured, int white) {
    State s = quiet(attacker);
    const char* from = attacker == kBlue ? "NUE" : "COR";
    put(s, from, attacker == kBlue ? Force::Saumur : Force::Anjou, attack);
    put(s, "VIH", attacker == kBlue ? Force::Anjou : Force::Saumur, defence);
    enter(s, from, "VIH");
    fight(s, coloured, white);
    finish(s);
    return s;
}

// The example of 4.1: 18 against 12, DR2-40 with two fives.
TEST(Rule_4_1, EighteenAgainstTwelve) {
    const State s = fought(kBlue, 18, 12, 5, 5);
    EXPECT_EQ(result(), "DR2-40");
    EXPECT_EQ(lost(kWhite), 5);
    EXPECT_EQ(lost(kBlue), 4);
    EXPECT_EQ(all_points(s, "VIH", kBlue), 14);
    EXPECT_EQ(s.on_map[index(Force::Anjou)], 7);
}

TEST(Rule_4_1, PercentagesAreRoundedToTheNearest) {
    EXPECT_EQ(percent_of(40, 1), 0);
    EXPECT_EQ(percent_of(20, 2), 0);
    EXPECT_EQ(percent_of(60, 1), 1);
    EXPECT_EQ(percent_of(50, 7), 4);  // halves up
    EXPECT_EQ(percent_of(40, 12), 5);
    EXPECT_EQ(percent_of(30, 12), 4);
    EXPECT_EQ(percent_of(40, 19), 8);
    EXPECT_EQ(percent_of(10, 4), 0);
    EXPECT_EQ(percent_of(10, 5), 1);
    EXPECT_EQ(percent_of(20, 1), 0);
    EXPECT_EQ(percent_of(30, 1), 0);
    EXPECT_EQ(percent_of(30, 2), 1);
    EXPECT_EQ(percent_of(70, 1), 1);
}

// Answers
TEST(Rule_4_1, FortyPercentOfOneIsNothing) {
    fought(kBlue, 4, 1, 3, 4);  // DD3-40
    EXPECT_EQ(result(), "DD3-40");
    EXPECT_EQ(lost(kWhite), 0);
}
TEST(Rule_4_1, TwentyPercentOfTwoIsNothing) {
    fought(kBlue, 2, 2, 4, 5);  // DR1-20
    EXPECT_EQ(lost(kWhite), 0);
}
TEST(Rule_4_1, SixtyPercentOfOneIsOne) {
    fought(kBlue, 4, 1, 4, 6);  // DD4-60
    EXPECT_EQ(result(), "DD4-60");
    EXPECT_EQ(lost(kWhite), 1);
}
TEST(Rule_4_1, FiftyPercentOfSevenIsFour) {
    fought(kBlue, 28, 7, 4, 5);  // DD4-50
    EXPECT_EQ(result(), "DD4-50");
    EXPECT_EQ(lost(kWhite), 4);
}

// ------------------------------------------------------------------ the winner

TEST(Rule_4_1, TheWinnerLosesTenPercentIfTheColouredDieIsGreater) {
    fought(kBlue, 20, 20, 5, 4);
    EXPECT_EQ(result(), "DR1-20");
    EXPECT_EQ(lost(kBlue), 2);
    EXPECT_EQ(lost(kWhite), 4);
}
TEST(Rule_4_1, TwentyPercentIfItIsSmaller) {
    fought(kBlue, 20, 20, 4, 5);
    EXPECT_EQ(lost(kBlue), 4);
}
TEST(Rule_4_1, ThirtyPercentOnDoubles) {
    fought(kBlue, 20, 20, 4, 4);
    EXPECT_EQ(lost(kBlue), 6);
}

// F-37: the winner, also when he defended.
TEST(Rule_4_1, ADefenderWhoWinsLosesByTheSameDice) {
    fought(kBlue, 20, 20, 4, 3);  // AR1-20
    EXPECT_EQ(result(), "AR1-20");
    EXPECT_EQ(lost(kBlue), 4);
    EXPECT_EQ(lost(kWhite), 2);
    fought(kBlue, 20, 20, 3, 4);
    EXPECT_EQ(lost(kWhite), 4);
    fought(kBlue, 20, 20, 3, 3);  // AR1-30
    EXPECT_EQ(lost(kBlue), 6);
    EXPECT_EQ(lost(kWhite), 6);
}

TEST(Rule_4_1, TheWinnersLossesAreOfTheSmallerSide) {
    fought(kBlue, 40, 10, 4, 5);  // DD4-50
    EXPECT_EQ(lost(kWhite), 5);
    EXPECT_EQ(lost(kBlue), 2);
    fought(kWhite, 10, 30, 3, 4);  // AR2-40
    EXPECT_EQ(result(), "AR2-40");
    EXPECT_EQ(lost(kWhite), 4);
    EXPECT_EQ(lost(kBlue), 2);
}

TEST(Rule_4_1, TheLosersLossesAreOfHisOwnTotal) {
    fought(kWhite, 30, 10, 4, 3);  // DR2-40
    EXPECT_EQ(result(), "DR2-40");
    EXPECT_EQ(lost(kBlue), 4);
    EXPECT_EQ(lost(kWhite), 1);
}

// ------------------------------------------------------------------ the owner divides

// Ten of Anjou and ten of the Centre lose four.
State mixed_loser() {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 20);
    put(s, "VIH", Force::Anjou, 10);
    put(s, "VIH", Force::Centre, 10);
    enter(s, "NUE", "VIH");
    fight(s, 5, 4);  // DR1-20
    return s;
}

TEST(Rule_4_1, TheOwnerDividesHisLosses) {
    State s = mixed_loser();
    ASSERT_EQ(business(s), Business::Losses);
    EXPECT_TRUE(decides(s, kWhite));
    for (int n = 1; n <= 4; ++n) {
        EXPECT_TRUE(legal(s, lose(Force::Anjou, n)));
        EXPECT_TRUE(legal(s, lose(Force::Centre, n)));
    }
    EXPECT_EQ(refused_by(s, lose(Force::Anjou, 5)), "4.1");
    EXPECT_EQ(refused_by(s, lose(Force::Saumur, 1, "VIH")), "4.1");
    play(s, {lose(Force::Anjou, 1), lose(Force::Centre, 3)});
    EXPECT_EQ(s.on_map[index(Force::Anjou)], 9);
    EXPECT_EQ(s.on_map[index(Force::Centre)], 7);
}

TEST(Rule_4_1, NoMoreThanIsDueCanBeLost) {
    State s = mixed_loser();
    apply(s, lose(Force::Anjou, 3));
    EXPECT_TRUE(legal(s, lose(Force::Centre, 1)));
    EXPECT_EQ(refused_by(s, lose(Force::Centre, 2)), "4.1");
}

TEST(Rule_4_1, TheWinnerDividesHisToo) {
    State s = quiet(kBlue, 7);
    s.mayencais_with = Army::Saumur;
    put(s, "NUE", Force::Saumur, 10);
    put(s, "NUE", Force::Mayencais, 10);
    put(s, "VIH", Force::Anjou, 20);
    enter(s, "NUE", "VIH");
    fight(s, 4, 4);  // DR1-20, six for the winner
    ASSERT_EQ(business(s), Business::Losses);
    EXPECT_TRUE(decides(s, kBlue));
    play(s, {lose(Force::Mayencais, 5, "VIH"), lose(Force::Saumur, 1, "VIH")});
    EXPECT_EQ(points(s, "VIH", Force::Mayencais), 5);
    EXPECT_EQ(points(s, "VIH", Force::Saumur), 9);
}

TEST(Rule_4_1, LossesMayFallOnMarchers) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 20);
    put(s, "VIH", Force::Anjou, 10);
    put(s, "COR", Force::Anjou, 10);
    put(s, "COR", "Sapinaud");
    enter(s, "NUE", "VIH");
    play(s, {march("COR"), take_all(), go(), roll(1)});
    fight(s, 5, 4);
    play(s, {lose(Force::Anjou, 1), lose(Force::Anjou, 3, "COR")});
    finish(s);
    EXPECT_EQ(points(s, "COR", Force::Anjou), 7);
}

TEST(Rule_4_1, LossesAreOutOfTheGame) {
    const State s = fought(kBlue, 20, 20, 5, 4);
    EXPECT_EQ(s.on_map[index(Force::Anjou)], 16);
    EXPECT_EQ(s.on_map[index(Force::Saumur)], 18);
    EXPECT_EQ(s.pool[index(Force::Anjou)], 0);
}

// ------------------------------------------------------------------ order

TEST(Rule_4_1, MarchesThenIncidentsThenDice) {
    State s = quiet(kBlue);
    only_incident(s, Incident::T10);
    put(s, "NUE", Force::Saumur, 4);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "COR", Force::Anjou, 1);
    put(s, "COR", "Stofflet");
    put(s, "MTG", Force::Saumur, 1);
    put(s, "MTG", "Menou");
    enter(s, "NUE", "VIH");
    ASSERT_EQ(business(s), Business::Guns);
    EXPECT_TRUE(decides(s, kWhite));  // the defender first
    apply(s, done());
    ASSERT_EQ(business(s), Business::Guns);
    EXPECT_TRUE(decides(s, kBlue));
    apply(s, done());
    ASSERT_TRUE(awaits_fate(s));
    apply(s, draw(Incident::T10));
    ASSERT_EQ(business(s), Business::Combat);
    EXPECT_EQ(refused_by(s, march("MTG")), "4.1");
    apply(s, resolve());
    EXPECT_TRUE(legal(s, roll(1, 6)));
}

}  // namespace
}  // namespace levee::fgfk::testing
