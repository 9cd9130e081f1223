#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// Half points of the group that everything in the area makes up, with these dice.
int granted(State& s, std::string_view area, int dice) {
    set_off(s, area, dice);
    return half_left(s);
}
// Did the group get its points without a roll?
bool without_dice(State& s, std::string_view area) {
    apply(s, activate(area));
    if (business(s) == Business::Gather) play(s, {take_all(), go()});
    return !awaits_fate(s);
}
int menou(int dice) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 3);
    put(s, "NUE", "Menou");
    return granted(s, "NUE", dice);
}

TEST(Rule_3_1, PointsWithoutAGeneralHaveTwo) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 3);
    EXPECT_TRUE(without_dice(s, "NUE"));
    EXPECT_EQ(half_left(s), 4);
}

TEST(Rule_3_1, VendeensWithoutAGeneralHaveTwo) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 9);
    EXPECT_TRUE(without_dice(s, "CHO"));
    EXPECT_EQ(half_left(s), 4);
}

TEST(Rule_3_1, UpToFiveGivesTwoAndTheRating) {
    for (const int dice : {2, 3, 4, 5}) EXPECT_EQ(menou(dice), 2 * (2 + 2)) << dice;
}
TEST(Rule_3_1, SixToEightGivesThreeAndTheRating) {
    for (const int dice : {6, 7, 8}) EXPECT_EQ(menou(dice), 2 * (3 + 2)) << dice;
}
TEST(Rule_3_1, NineAndMoreGivesFourAndTheRating) {
    for (const int dice : {9, 10, 11, 12}) EXPECT_EQ(menou(dice), 2 * (4 + 2)) << dice;
}

TEST(Rule_3_1, RatingsOfOneAndThree) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 2);
    put(s, "CHO", "Stofflet");
    EXPECT_EQ(granted(s, "CHO", 7), 2 * (3 + 1));
    s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 2);
    put(s, "CHO", "Bonchamps");
    EXPECT_EQ(granted(s, "CHO", 7), 2 * (3 + 3));
}

TEST(Rule_3_1, TheBestOfSeveralGeneralsCounts) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 3);
    for (const char* name : {"Rossignol", "Menou", "Santerre"}) put(s, "NUE", name);
    EXPECT_EQ(granted(s, "NUE", 5), 2 * (2 + 2));
}

TEST(Rule_3_1, AnIsolatedGeneralRolls) {
    State s = quiet(kBlue);
    put(s, "NUE", "Menou");
    apply(s, activate("NUE"));
    ASSERT_TRUE(awaits_fate(s));
    apply(s, roll(4, 5));
    EXPECT_EQ(half_left(s), 2 * (4 + 2));
}

TEST(Rule_3_1, SeveralIsolatedGeneralsUseTheBest) {
    State s = quiet(kWhite);
    put(s, "CHO", "Sapinaud");
    put(s, "CHO", "Bonchamps");
    EXPECT_EQ(granted(s, "CHO", 7), 2 * (3 + 3));
}

TEST(Rule_3_1, AGeneralOfAnotherArmyDoesNotCount) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 4);
    put(s, "CHO", "Sapinaud");
    EXPECT_TRUE(without_dice(s, "CHO"));
    EXPECT_EQ(half_left(s), 4);
}

TEST(Rule_3_1, OnlyGeneralsOfTheArmyOfThePointsAreCompared) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 4);
    put(s, "CHO", "Stofflet");  // 1
    put(s, "CHO", "Sapinaud");  // 2, of the Centre
    EXPECT_EQ(granted(s, "CHO", 7), 2 * (3 + 1));
}

TEST(Rule_3_1, TwoArmiesEachWithAGeneralUseTheBetter) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 4);
    put(s, "CHO", Force::Centre, 2);
    put(s, "CHO", "Stofflet");
    put(s, "CHO", "Sapinaud");
    EXPECT_EQ(granted(s, "CHO", 7), 2 * (3 + 2));
}

// F-20
TEST(Rule_3_1, AnArmyWithoutItsGeneralLeavesTheWholeGroupTwo) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 4);
    put(s, "CHO", Force::Centre, 1);
    put(s, "CHO", "Bonchamps");
    EXPECT_TRUE(without_dice(s, "CHO"));
    EXPECT_EQ(half_left(s), 4);
}

TEST(Rule_3_1, TheLedPartHasItsDiceIfTheOthersStayBehind) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 4);
    put(s, "CHO", Force::Centre, 1);
    put(s, "CHO", "Bonchamps");
    play(s, {activate("CHO"), take("Bonchamps"), take(Force::Anjou, 4), go(), roll(3, 4)});
    EXPECT_EQ(half_left(s), 2 * (3 + 3));
}

TEST(Rule_3_1, ChouansFollowAGeneralOfAnjou) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Chouans, 3);
    put(s, "CHO", "Stofflet");
    EXPECT_EQ(granted(s, "CHO", 7), 2 * (3 + 1));
}

TEST(Rule_3_1, EmigresAndDesertersFollowAnyVendeen) {
    for (const Force force : {Force::Emigres, Force::Deserters})
        for (const char* name : {"Stofflet", "Charette", "Royrand"}) {
            State s = quiet(kWhite);
            put(s, "CHO", force, 2);
            put(s, "CHO", name);
            EXPECT_EQ(granted(s, "CHO", 7), 2 * (3 + 1)) << name;
        }
}

// F-20: being joined to an army lends no leaders.
TEST(Rule_3_1, MayencaisNeedAGeneralOfTheirs) {
    State s = quiet(kBlue, 7);
    s.mayencais_with = Army::Saumur;
    put(s, "NUE", Force::Mayencais, 5);
    put(s, "NUE", "Menou");
    EXPECT_TRUE(without_dice(s, "NUE"));
    EXPECT_EQ(half_left(s), 4);
    s = quiet(kBlue, 7);
    s.mayencais_with = Army::Saumur;
    put(s, "NUE", Force::Mayencais, 5);
    put(s, "NUE", "Kleber");
    EXPECT_EQ(granted(s, "NUE", 7), 2 * (3 + 3));
}

TEST(Rule_3_1, AGeneralOfTheMayencaisDoesNotLeadTheOthers) {
    State s = quiet(kBlue, 7);
    s.mayencais_with = Army::Saumur;
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Kleber");
    EXPECT_TRUE(without_dice(s, "NUE"));
    EXPECT_EQ(half_left(s), 4);
}

TEST(Rule_3_1, TheRollAsksForTwoDice) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 3);
    put(s, "NUE", "Menou");
    play(s, {activate("NUE"), take_all(), go()});
    ASSERT_TRUE(awaits_fate(s));
    EXPECT_FALSE(legal(s, roll(4)));
    EXPECT_TRUE(legal(s, roll(6, 6)));
}

}  // namespace
}  // namespace levee::fgfk::testing
