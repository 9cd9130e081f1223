#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// Half points that one step costs a single force with a general of rating 2.
int cost(Side side, std::string_view from, std::string_view next) {
    State s = quiet(side);
    put(s, from, side == kBlue ? Force::Saumur : Force::Anjou, 3);
    put(s, from, side == kBlue ? "Menou" : "dElbee");
    set_off(s, from, 12);
    const int before = half_left(s);
    apply(s, to(next));
    return before - half_left(s);
}

struct Price {
    const char* what;
    const char* from;
    const char* next;
    int republican;  // half points
    int vendeen;
};

TEST(Rule_3_2, ActionCosts) {
    const Price prices[]{
        {"clear", "GEN", "DOU", 2, 2},
        {"mixed", "GEN", "MTG", 4, 2},
        {"bocage", "VIH", "CZX", 6, 2},
        {"marsh", "LUC", "SMH", 6, 2},
        {"major road into mixed", "PRO", "VER", 2, 2},
        {"major road into bocage", "BRI", "CZX", 2, 2},
        {"major road into marsh", "FON", "CHM", 2, 2},
        {"royal road into mixed", "NUE", "VIH", 1, 1},
        {"royal road into bocage", "VIH", "COR", 1, 1},
        {"royal road into clear", "SAU", "DOU", 1, 1},
        {"royal road over a bridge", "NAN", "PRO", 1, 1},
        {"Gois to the island", "BVR", "NOI", 4, 4},
        {"Gois from the island", "NOI", "BVR", 4, 4},
    };
    for (const Price& price : prices) {
        EXPECT_EQ(cost(kBlue, price.from, price.next), price.republican) << price.what;
        EXPECT_EQ(cost(kWhite, price.from, price.next), price.vendeen) << price.what;
    }
}

TEST(Rule_3_2, TheLoireCostsFour) {
    EXPECT_EQ(cost(kBlue, "BEA", "GEN"), 8);
    EXPECT_EQ(cost(kBlue, "NAN", "LOR"), 8);  // instead of the bocage
}

TEST(Rule_3_2, OnlyNeighbouringAreasAreEntered) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 3);
    set_off(s, "NUE");
    EXPECT_EQ(refused_by(s, to("SAU")), "3.2");
    EXPECT_TRUE(legal(s, to("DOU")));
}

TEST(Rule_3_2, HalfPointsAreKeptOnTheRoyalRoad) {
    State s = quiet(kBlue);
    put(s, "SAU", Force::Saumur, 3);
    enter(s, "SAU", "DOU");
    EXPECT_EQ(half_left(s), 3);
    play(s, {to("NUE"), to("VIH")});
    EXPECT_EQ(half_left(s), 1);
    apply(s, to("COR"));
    EXPECT_EQ(all_points(s, "COR", kBlue), 3);
}

TEST(Rule_3_2, AStepThatCostsMoreThanIsLeftIsRefused) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 3);
    enter(s, "NUE", "VIH");  // 1.5 left
    EXPECT_EQ(refused_by(s, to("CZX")), "3.2");
    EXPECT_EQ(refused_by(s, to("MTG")), "3.2");
    EXPECT_TRUE(legal(s, to("COR")));
}

TEST(Rule_3_2, CombatCostsNothing) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 12);
    put(s, "NUE", "Menou");
    put(s, "VIH", Force::Anjou, 1);
    enter(s, "NUE", "VIH");  // 5 points, 4.5 left
    fight(s, 6, 4);
    finish(s);
    ASSERT_EQ(business(s), Business::Operation);
    EXPECT_EQ(half_left(s), 9);
}

// Answers: three combats in a row are possible.
TEST(Rule_3_2, AGroupGoesOnAfterAVictory) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 20);
    put(s, "NUE", "Menou");
    put(s, "VIH", Force::Anjou, 1);
    put(s, "MTG", Force::Anjou, 1);
    enter(s, "NUE", "VIH");
    fight(s, 6, 4);
    finish(s);
    ASSERT_TRUE(legal(s, to("MTG")));
    apply(s, to("MTG"));
    EXPECT_EQ(times_told(Fact::CombatBegan), 2);
}

// ------------------------------------------------------------------ all or part

TEST(Rule_3_2, WithAGeneralPartOfAStackMayGo) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    play(s, {activate("NUE"), take("Menou"), take(Force::Saumur, 2), go(), roll(3, 4), to("VIH")});
    EXPECT_EQ(points(s, "VIH", Force::Saumur), 2);
    EXPECT_EQ(points(s, "NUE", Force::Saumur), 3);
}

TEST(Rule_3_2, WithoutAGeneralOfTheArmyItIsAllOrNone) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 5);
    put(s, "CHO", "Sapinaud");
    apply(s, activate("CHO"));
    for (const int n : {1, 2, 3, 4}) EXPECT_EQ(refused_by(s, take(Force::Anjou, n)), "3.2") << n;
    EXPECT_TRUE(legal(s, take(Force::Anjou, 5)));
}

TEST(Rule_3_2, APointWithoutAGeneralGoesAsAWhole) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    apply(s, activate("NUE"));
    apply(s, to("VIH"));
    EXPECT_EQ(points(s, "VIH", Force::Saumur), 5);
    EXPECT_EQ(points(s, "NUE", Force::Saumur), 0);
}

TEST(Rule_3_2, MoreThanThereAreCannotBeTaken) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    play(s, {activate("NUE"), take("Menou")});
    EXPECT_EQ(refused_by(s, take(Force::Saumur, 6)), "3.2");
    EXPECT_EQ(refused_by(s, take(Force::Nantes, 1)), "3.2");
    EXPECT_EQ(refused_by(s, take("Menou")), "3.2");
    EXPECT_EQ(refused_by(s, take("Rossignol")), "3.2");
}

TEST(Rule_3_2, SomebodyMustGo) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    apply(s, activate("NUE"));
    EXPECT_EQ(refused_by(s, go()), "3.2");
}

// Answers: one general first, the rest of the stack later.
TEST(Rule_3_2, TheRestOfAStackMayFollowLater) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    put(s, "NUE", "Rossignol");
    play(s, {activate("NUE"), take("Menou"), take(Force::Saumur, 2), go(), roll(3, 4), to("VIH"),
             halt()});
    ASSERT_TRUE(legal(s, activate("NUE")));
    apply(s, activate("NUE"));
    EXPECT_FALSE(legal(s, take("Menou")));
    play(s, {take_all(), go(), roll(3, 4), to("DOU")});
    EXPECT_EQ(points(s, "DOU", Force::Saumur), 3);
    EXPECT_EQ(where_is(s, "Rossignol"), "DOU");
}

TEST(Rule_3_2, AGeneralMayGoAloneOutOfAStack) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    play(s, {activate("NUE"), take("Menou"), go(), roll(3, 4), to("VIH"), halt()});
    EXPECT_EQ(where_is(s, "Menou"), "VIH");
    EXPECT_TRUE(legal(s, activate("NUE")));
}

// ------------------------------------------------------------------ once, and lost points

TEST(Rule_3_2, ACounterIsActivatedOnceAPhase) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    enter(s, "NUE", "VIH");
    apply(s, halt());
    EXPECT_EQ(refused_by(s, activate("VIH")), "2.4");
    EXPECT_EQ(refused_by(s, activate("NUE")), "2.4");
}

TEST(Rule_3_2, PointsThatAreNotSpentAreLost) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    set_off(s, "NUE", 12);
    ASSERT_TRUE(legal(s, halt()));  // nothing has to be spent
    apply(s, halt());
    EXPECT_EQ(refused_by(s, activate("NUE")), "2.4");
    EXPECT_EQ(half_left(s), 0);
}

// ------------------------------------------------------------------ one area always

TEST(Rule_3_2, OneAreaMayAlwaysBeEntered) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Saumur, 5);
    set_off(s, "VIH");
    ASSERT_EQ(half_left(s), 4);
    ASSERT_TRUE(legal(s, to("CZX")));  // bocage, three points
    apply(s, to("CZX"));
    EXPECT_EQ(points(s, "CZX", Force::Saumur), 5);
    EXPECT_EQ(business(s), Business::Operations);  // nothing left to do
}

TEST(Rule_3_2, TheLoireMayBeThatArea) {
    State s = quiet(kBlue);
    put(s, "BEA", Force::Saumur, 2);
    put(s, "BEA", "Quetineau");
    set_off(s, "BEA", 4);  // three points, the Loire costs four
    ASSERT_TRUE(legal(s, to("GEN")));
    apply(s, to("GEN"));
    EXPECT_EQ(half_left(s), 0);
    for (const char* next : {"DOU", "MTG", "SAU", "BRI"}) EXPECT_FALSE(legal(s, to(next))) << next;
}

TEST(Rule_3_2, ItIsTheOnlyAreaThen) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Saumur, 2);
    put(s, "VIH", "Quetineau");
    set_off(s, "VIH", 4);
    apply(s, to("NUE"));  // 2.5 left
    EXPECT_FALSE(legal(s, to("ARG")));
    s = quiet(kBlue);
    put(s, "FLO", Force::Saumur, 2);
    apply(s, activate("FLO"));
    apply(s, to("BPR"));  // three points of two
    EXPECT_EQ(business(s), Business::Operations);
}

}  // namespace
}  // namespace levee::fgfk::testing
