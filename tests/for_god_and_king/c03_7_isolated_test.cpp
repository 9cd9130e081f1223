#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

TEST(Rule_3_7, GeneralsAloneDoNotEnterAnAreaWithEnemyPoints) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 1);
    put(s, "NUE", "Menou");
    set_off(s, "NUE", 12);
    EXPECT_EQ(refused_by(s, to("VIH")), "3.7");
    s = quiet(kWhite);
    put(s, "COR", Force::Saumur, 1);
    put(s, "TRE", "Bonchamps");
    set_off(s, "TRE", 12);
    EXPECT_EQ(refused_by(s, to("COR")), "3.7");
}

TEST(Rule_3_7, TheyPassFromControlToControl) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 1);
    put(s, "MTG", "Menou");
    set_off(s, "MTG", 12);
    ASSERT_TRUE(legal(s, to("NUE")));
    apply(s, to("NUE"));
    EXPECT_TRUE(legal(s, to("ARG")));
}

TEST(Rule_3_7, TheyPassThroughAnAreaWithEnemyGeneralsOnly) {
    State s = quiet(kBlue);
    put(s, "VIH", "Stofflet");
    put(s, "NUE", "Menou");
    set_off(s, "NUE", 12);
    play(s, {to("VIH"), to("MTG"), halt()});
    EXPECT_EQ(where_is(s, "Menou"), "MTG");
    EXPECT_EQ(where_is(s, "Stofflet"), "VIH");
}

TEST(Rule_3_7, RoadsDoNotHelpThemUnderControl) {
    State s = quiet(kBlue);
    put(s, "MTG", Force::Anjou, 1);
    put(s, "NUE", "Menou");
    set_off(s, "NUE", 12);
    const int before = half_left(s);
    apply(s, to("VIH"));
    EXPECT_EQ(before - half_left(s), 4);  // mixed ground, two points
}

TEST(Rule_3_7, RoadsDoNotHelpThemPastEnemyGenerals) {
    State s = quiet(kBlue);
    put(s, "VIH", "Stofflet");
    put(s, "NUE", "Menou");
    set_off(s, "NUE", 12);
    const int before = half_left(s);
    apply(s, to("VIH"));
    EXPECT_EQ(before - half_left(s), 4);
}

// F-28
TEST(Rule_3_7, ElsewhereTheyUseRoads) {
    State s = quiet(kBlue);
    put(s, "NUE", "Menou");
    set_off(s, "NUE", 12);
    const int before = half_left(s);
    apply(s, to("VIH"));
    EXPECT_EQ(before - half_left(s), 1);
}

// ------------------------------------------------------------------ displacement

TEST(Rule_3_7, TroopsDisplaceGeneralsAlone) {
    State s = quiet(kBlue);
    put(s, "VIH", "Stofflet");
    put(s, "NUE", Force::Saumur, 3);
    enter(s, "NUE", "VIH");
    EXPECT_FALSE(told(Fact::CombatBegan));
    ASSERT_EQ(business(s), Business::Displace);
    EXPECT_TRUE(decides(s, kWhite));  // the owner
    // Out of control, and the zone of Anjou first.
    for (const char* area : {"COR", "CML", "CZX"}) EXPECT_TRUE(legal(s, retreat(area))) << area;
    for (const char* area : {"MTG", "ARG", "NUE"})
        EXPECT_EQ(refused_by(s, retreat(area)), "3.7") << area;
    apply(s, retreat("CML"));
    EXPECT_EQ(where_is(s, "Stofflet"), "CML");
    EXPECT_EQ(all_points(s, "VIH", kBlue), 3);
}

TEST(Rule_3_7, RepublicanGeneralsGoTowardsTheirBases) {
    State s = quiet(kWhite);
    put(s, "VIH", "Menou");
    put(s, "COR", Force::Anjou, 3);
    enter(s, "COR", "VIH");
    // Thouars is one area from Nueil and from Argenton.
    ASSERT_EQ(business(s), Business::Displace);
    EXPECT_TRUE(decides(s, kBlue));
    EXPECT_TRUE(legal(s, retreat("NUE")));
    EXPECT_TRUE(legal(s, retreat("ARG")));
    EXPECT_EQ(refused_by(s, retreat("MTG")), "3.7");
    EXPECT_EQ(refused_by(s, retreat("CZX")), "3.7");
}

TEST(Rule_3_7, AnAreaOutOfControlGoesFirst) {
    State s = quiet(kBlue);
    put(s, "VIH", "Stofflet");
    put(s, "TRE", Force::Saumur, 1);  // controls Coron and Chemillé
    put(s, "NUE", Force::Saumur, 3);
    enter(s, "NUE", "VIH");
    EXPECT_EQ(where_is(s, "Stofflet"), "CZX");
}

TEST(Rule_3_7, GeneralsWithTroopsAreNotDisplaced) {
    State s = quiet(kBlue);
    put(s, "VIH", "Stofflet");
    put(s, "VIH", Force::Anjou, 1);
    put(s, "NUE", Force::Saumur, 3);
    enter(s, "NUE", "VIH");
    EXPECT_EQ(business(s), Business::Combat);
    EXPECT_EQ(where_is(s, "Stofflet"), "VIH");
}

// Generals alone on the island, enemies come from Beauvoir and leave some there.
State on_the_island(Side attacker, std::initializer_list<const char*> generals) {
    State s = quiet(attacker);
    const Force force = attacker == kBlue ? Force::Nantes : Force::BasPoitou;
    const char* leader = attacker == kBlue ? "Canclaux" : "Charette";
    put(s, "BVR", force, 5);
    put(s, "BVR", leader);
    for (const char* name : generals) put(s, "NOI", name);
    play(s, {activate("BVR"), take(leader), take(force, 3), go(), roll(3, 4), to("NOI")});
    return s;
}

TEST(Rule_3_7, ThroughEnemyPointsADieIsRolled) {
    State s = on_the_island(kBlue, {"Joly"});
    ASSERT_TRUE(awaits_fate(s));
    apply(s, roll(2));
    EXPECT_EQ(post(s, "Joly"), Post::OnMap);
    while (business(s) == Business::Displace) apply(s, offers(s)[0]);
    EXPECT_EQ(all_points(s, where_is(s, "Joly"), kBlue), 0);
    EXPECT_NE(where_is(s, "Joly"), "NOI");
    EXPECT_EQ(morale(s, kBlue), 0);
}

TEST(Rule_3_7, OnAOneTheGeneralIsCapturedAndRepublicanMoraleRises) {
    State s = on_the_island(kBlue, {"Joly"});
    apply(s, roll(1));
    EXPECT_EQ(post(s, "Joly"), Post::Gone);
    EXPECT_EQ(morale(s, kBlue), 1);
    EXPECT_EQ(morale(s, kWhite), 0);
    EXPECT_TRUE(told(Fact::Captured));
}

TEST(Rule_3_7, ACapturedRepublicanMovesNoMarker) {
    State s = on_the_island(kWhite, {"Boulard"});
    apply(s, roll(1));
    EXPECT_EQ(post(s, "Boulard"), Post::Gone);
    EXPECT_EQ(morale(s, kBlue), 0);
    EXPECT_EQ(morale(s, kWhite), 1);  // for the castle of Noirmoutier
}

TEST(Rule_3_7, EachGeneralRolls) {
    State s = on_the_island(kBlue, {"Joly", "Stofflet"});
    play(s, {roll(1), roll(6)});
    EXPECT_EQ(times_told(Fact::Captured), 1);
    EXPECT_FALSE(awaits_fate(s));
    EXPECT_EQ(morale(s, kBlue), 1);
}

TEST(Rule_3_7, EachEnemyAreaAsksForADie) {
    State s = quiet(kBlue);
    put(s, "BVR", Force::Nantes, 5);
    put(s, "BVR", "Canclaux");
    for (const char* area : {"BOU", "MAC", "CHA", "SJM"}) put(s, area, Force::Nantes, 1);
    put(s, "NOI", "Joly");
    play(s, {activate("BVR"), take("Canclaux"), take(Force::Nantes, 3), go(), roll(3, 4), to("NOI"),
             roll(2)});
    ASSERT_EQ(business(s), Business::Displace);
    apply(s, retreat("CHA"));
    ASSERT_TRUE(awaits_fate(s));
    apply(s, roll(2));
    while (business(s) == Business::Displace) apply(s, offers(s)[0]);
    EXPECT_FALSE(awaits_fate(s));
    EXPECT_EQ(post(s, "Joly"), Post::OnMap);
}

}  // namespace
}  // namespace levee::fgfk::testing
