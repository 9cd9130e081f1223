#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// Menou with sixteen points routs four Angevins out of Vihiers; they go by Chemillé and Jallais.
State routed_by_menou(bool friends_at_chemille = false, int turn = 2) {
    State s = quiet(kBlue, turn);
    put(s, "NUE", Force::Saumur, 16);
    put(s, "NUE", "Menou");
    put(s, "VIH", Force::Anjou, 4);
    if (friends_at_chemille) put(s, "CML", Force::Anjou, 3);
    enter(s, "NUE", "VIH", 12);
    fight(s, 4, 3);  // and Menou's 1: DD4-50
    EXPECT_EQ(result(), "DD4-50");
    for (const char* area : {"CML", "JAL"})
        if (business(s) == Business::Retreat) apply(s, retreat(area));
    while (business(s) == Business::Retreat) apply(s, offers(s)[0]);
    return s;
}

TEST(Rule_4_5, AfterARoutTheWinnerMayPursue) {
    const State s = routed_by_menou();
    ASSERT_EQ(business(s), Business::Pursuit);
    EXPECT_TRUE(decides(s, kBlue));
    EXPECT_TRUE(legal(s, decline()));
    EXPECT_TRUE(legal(s, pursue("CML")));
}

TEST(Rule_4_5, HeMustFollowTheLoser) {
    const State s = routed_by_menou();
    for (const char* area : {"COR", "CZX", "NUE", "JAL"})
        EXPECT_EQ(refused_by(s, pursue(area)), "4.5") << area;
}

TEST(Rule_4_5, NoPursuitAfterARetreat) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 16);
    put(s, "VIH", Force::Anjou, 4);
    enter(s, "NUE", "VIH");
    fight(s, 3, 3);  // DR2-30
    while (business(s) == Business::Retreat) apply(s, offers(s)[0]);
    EXPECT_NE(business(s), Business::Pursuit);
}

TEST(Rule_4_5, OneAreaOrTwo) {
    State s = routed_by_menou();
    play(s, {pursue("CML"), take_all(), go()});
    EXPECT_EQ(where_is(s, "Menou"), "CML");
    ASSERT_EQ(business(s), Business::Pursuit);
    EXPECT_TRUE(legal(s, decline()));
    EXPECT_FALSE(legal(s, pursue("CLN")));
    apply(s, pursue("JAL"));
    EXPECT_EQ(where_is(s, "Menou"), "JAL");
    EXPECT_NE(business(s), Business::Pursuit);  // not a third
}

TEST(Rule_4_5, APursuitCostsNothingAndTheActivationGoesOn) {
    State s = routed_by_menou();
    const int left = half_left(s);
    play(s, {pursue("CML"), take_all(), go(), decline()});
    ASSERT_EQ(business(s), Business::Operation);
    EXPECT_EQ(half_left(s), left);
    EXPECT_TRUE(legal(s, to("TRE")));
}

TEST(Rule_4_5, PartOfTheWinnerMayPursueWithAGeneral) {
    State s = routed_by_menou();
    const int there = points(s, "VIH", Force::Saumur);
    play(s, {pursue("CML"), take("Menou"), take(Force::Saumur, 5), go()});
    EXPECT_EQ(points(s, "CML", Force::Saumur), 5);
    EXPECT_EQ(points(s, "VIH", Force::Saumur), there - 5);
}

TEST(Rule_4_5, WithoutAGeneralAllPursueOrNone) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 16);
    put(s, "VIH", Force::Anjou, 4);
    enter(s, "NUE", "VIH");
    fight(s, 4, 5);
    ASSERT_EQ(result()[1], 'D');
    apply(s, retreat("CML"));
    while (business(s) == Business::Retreat) apply(s, offers(s)[0]);
    apply(s, pursue("CML"));
    EXPECT_FALSE(legal(s, take(Force::Saumur, 5)));
    EXPECT_TRUE(legal(s, take_all()));
}

TEST(Rule_4_5, APursuitThatMeetsTheEnemyIsANewCombat) {
    State s = routed_by_menou(true);
    play(s, {pursue("CML"), take_all(), go()});
    EXPECT_EQ(times_told(Fact::CombatBegan), 2);
    EXPECT_EQ(s.combat.attacker, kBlue);
    EXPECT_EQ(key(s.combat.area), "CML");
    fight(s, 4, 3);
    while (business(s) == Business::Retreat) apply(s, offers(s)[0]);
    // The pursuit ended there; a new rout may be pursued anew.
    if (business(s) == Business::Pursuit) {
        EXPECT_EQ(result()[1], 'D');
    }
}

// Answers
TEST(Rule_4_5, ZonesOfControlDoNotStopAPursuit) {
    State s = routed_by_menou();
    put(s, "COR", Force::Anjou, 2);  // controls Vihiers and Chemillé
    play(s, {pursue("CML"), take_all(), go()});
    EXPECT_EQ(where_is(s, "Menou"), "CML");
}

// Republicans of whom most fall attack Bonchamps in Coron; he wins and may follow them.
State routed_attackers(int turn) {
    State s = quiet(kBlue, turn);
    put(s, "VIH", Force::Saumur, 6);
    put(s, "COR", Force::Anjou, 12);
    put(s, "COR", "Bonchamps");
    enter(s, "VIH", "COR");
    fight(s, 1, 1);
    EXPECT_EQ(result()[0], 'A');
    EXPECT_EQ(result()[1], 'D');
    while (business(s) == Business::Retreat) apply(s, offers(s)[0]);
    return s;
}

TEST(Rule_4_5, ADefenderWhoWonMayPursueToo) {
    State s = routed_attackers(2);
    ASSERT_EQ(business(s), Business::Pursuit);
    EXPECT_TRUE(decides(s, kWhite));
    play(s, {pursue("VIH"), take_all(), go()});
    EXPECT_EQ(where_is(s, "Bonchamps"), "VIH");
}

TEST(Rule_4_5, HisPursuitIsNoActivation) {
    State s = routed_attackers(2);
    play(s, {pursue("VIH"), take_all(), go()});
    if (business(s) == Business::Pursuit) apply(s, decline());
    EXPECT_FALSE(s.generals[general("Bonchamps")].activated);
    EXPECT_EQ(s.spent[at("VIH")][index(Force::Anjou)], 0);
}

// F-06
TEST(Rule_7_1, OnTheFirstTurnAPursuitStaysInTheZone) {
    State s = routed_attackers(1);
    if (business(s) != Business::Pursuit) return;
    if (!legal(s, pursue("VIH"))) return;
    apply(s, pursue("VIH"));
    EXPECT_EQ(refused_by(s, take_all()), "7.1");
    EXPECT_EQ(refused_by(s, take("Bonchamps")), "7.1");
}

}  // namespace
}  // namespace levee::fgfk::testing
