#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// Menou with five points of Saumur has come from Nueil to Vihiers.
State menou_at_vihiers() {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    enter(s, "NUE", "VIH", 12);
    return s;
}

TEST(Rule_3_2, AGeneralDropsPointsOnTheWay) {
    State s = menou_at_vihiers();
    const int before = half_left(s);
    apply(s, drop(Force::Saumur, 2));
    EXPECT_EQ(half_left(s), before);  // free of charge
    apply(s, to("CZX"));
    EXPECT_EQ(points(s, "VIH", Force::Saumur), 2);
    EXPECT_EQ(points(s, "CZX", Force::Saumur), 3);
}

TEST(Rule_3_2, DroppedPointsHaveBeenActivated) {
    State s = menou_at_vihiers();
    play(s, {drop(Force::Saumur, 2), to("CZX"), halt()});
    EXPECT_EQ(refused_by(s, activate("VIH")), "2.4");
}

TEST(Rule_3_2, DroppedPointsAreNotPickedUpAgain) {
    State s = menou_at_vihiers();
    apply(s, drop(Force::Saumur, 2));
    EXPECT_EQ(refused_by(s, pick_up(Force::Saumur, 2)), "3.2");
}

TEST(Rule_3_2, AGeneralMayBeDropped) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    put(s, "NUE", "Rossignol");
    enter(s, "NUE", "VIH", 12);
    play(s, {drop("Rossignol"), to("COR"), halt()});
    EXPECT_EQ(where_is(s, "Rossignol"), "VIH");
    EXPECT_EQ(where_is(s, "Menou"), "COR");
    EXPECT_EQ(refused_by(s, activate("VIH")), "2.4");
}

TEST(Rule_3_2, WithoutAGeneralNothingIsDropped) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    enter(s, "NUE", "VIH");
    EXPECT_EQ(refused_by(s, drop(Force::Saumur, 2)), "3.2");
}

TEST(Rule_3_2, WithAGeneralOfAnotherArmyNothingIsDropped) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 5);
    put(s, "CHO", "Sapinaud");
    enter(s, "CHO", "TRE");
    EXPECT_EQ(refused_by(s, drop(Force::Anjou, 2)), "3.2");
}

TEST(Rule_3_2, AGeneralPicksUpFreshPoints) {
    State s = menou_at_vihiers();
    put(s, "COR", Force::Saumur, 4);
    play(s, {to("COR"), pick_up(Force::Saumur, 3), to("TRE"), halt()});
    EXPECT_EQ(points(s, "COR", Force::Saumur), 1);
    EXPECT_EQ(points(s, "TRE", Force::Saumur), 8);
    EXPECT_EQ(refused_by(s, activate("TRE")), "2.4");  // picked up is activated
    EXPECT_TRUE(legal(s, activate("COR")));
}

TEST(Rule_3_2, OnlyPointsNotYetActivatedArePickedUp) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "NUE", "Menou");
    put(s, "DOU", Force::Saumur, 3);
    enter(s, "DOU", "MTG");  // all two points spent: over
    if (business(s) == Business::Operation) apply(s, halt());
    play(s, {activate("NUE"), take_all(), go(), roll(6, 6), to("MTG")});
    EXPECT_EQ(refused_by(s, pick_up(Force::Saumur, 1)), "3.2");
}

TEST(Rule_3_2, WithoutAGeneralNothingIsPickedUp) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 5);
    put(s, "VIH", Force::Saumur, 2);
    enter(s, "NUE", "VIH");
    EXPECT_EQ(refused_by(s, pick_up(Force::Saumur, 1)), "3.2");
}

// F-67
TEST(Rule_3_2, PointsOfAnArmyWithoutItsGeneralAreNotPickedUp) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Anjou, 5);
    put(s, "CHO", "Bonchamps");
    put(s, "TRE", Force::Centre, 2);
    enter(s, "CHO", "TRE", 12);
    EXPECT_EQ(refused_by(s, pick_up(Force::Centre, 2)), "3.2");
    EXPECT_TRUE(legal(s, halt()));
}

TEST(Rule_3_2, AFreshGeneralMayBePickedUp) {
    State s = menou_at_vihiers();
    put(s, "COR", "Rossignol");
    play(s, {to("COR"), pick_up("Rossignol"), to("TRE"), halt()});
    EXPECT_EQ(where_is(s, "Rossignol"), "TRE");
    EXPECT_EQ(refused_by(s, activate("TRE")), "2.4");
}

TEST(Rule_3_2, MoreThanThereAreCannotBeDroppedOrPickedUp) {
    State s = menou_at_vihiers();
    put(s, "COR", Force::Saumur, 2);
    apply(s, to("COR"));
    EXPECT_EQ(refused_by(s, drop(Force::Saumur, 6)), "3.2");
    EXPECT_EQ(refused_by(s, pick_up(Force::Saumur, 3)), "3.2");
    EXPECT_EQ(refused_by(s, drop("Rossignol")), "3.2");
}

TEST(Rule_3_2, AnIsolatedGeneralPicksUpTroops) {
    State s = quiet(kBlue);
    put(s, "NUE", "Menou");
    put(s, "VIH", Force::Saumur, 4);
    enter(s, "NUE", "VIH", 12);
    play(s, {pick_up(Force::Saumur, 4), to("COR"), halt()});
    EXPECT_EQ(points(s, "COR", Force::Saumur), 4);
}

// Answers: the points stay those of the beginning when the general falls.
TEST(Rule_3_2, AGroupThatLosesItsGeneralKeepsItsPointsButDropsNothing) {
    State s = quiet(kBlue);
    only_incident(s, Incident::T7);
    put(s, "NUE", Force::Saumur, 8);
    put(s, "NUE", "Menou");
    put(s, "VIH", Force::Anjou, 1);
    put(s, "COR", Force::Saumur, 2);
    enter(s, "NUE", "VIH", 12);
    const int before = half_left(s);
    nobody_marches(s);
    play(s, {draw(Incident::T7), resolve(), roll(6, 5)});
    while (!awaits_fate(s)) apply(s, offers(s)[0]);
    apply(s, roll(1, 1));  // killed
    if (business(s) == Business::Pursuit) apply(s, decline());
    ASSERT_EQ(business(s), Business::Operation);
    EXPECT_EQ(post(s, "Menou"), Post::Gone);
    EXPECT_EQ(half_left(s), before);
    EXPECT_EQ(refused_by(s, drop(Force::Saumur, 2)), "3.2");
    apply(s, to("COR"));
    EXPECT_EQ(refused_by(s, pick_up(Force::Saumur, 2)), "3.2");
}

}  // namespace
}  // namespace levee::fgfk::testing
