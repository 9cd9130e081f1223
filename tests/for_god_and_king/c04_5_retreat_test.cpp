#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// The areas a retreat has gone through since forget().
std::string way(Side side) {
    std::string areas;
    for (const Report& r : story())
        if (r.fact == Fact::Retreated && r.side == side)
            areas += (areas.empty() ? "" : " ") + key(r.area);
    return areas;
}
int steps(Side side) {
    int n = 0;
    for (const Report& r : story()) n += r.fact == Fact::Retreated && r.side == side ? 1 : 0;
    return n;
}

// Republicans from Nueil, eight against eight in Vihiers, fight with these dice.
State beaten_at_vihiers(int coloured, int white) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 8);
    put(s, "VIH", Force::Anjou, 8);
    enter(s, "NUE", "VIH");
    fight(s, coloured, white);
    return s;
}

// ------------------------------------------------------------------ the defender

TEST(Rule_4_5, TheOwnerChoosesAmongEqualAreas) {
    const State s = beaten_at_vihiers(5, 4);  // DR1-20
    ASSERT_EQ(business(s), Business::Retreat);
    EXPECT_TRUE(decides(s, kWhite));
    for (const char* area : {"COR", "CML", "CZX"}) EXPECT_TRUE(legal(s, retreat(area))) << area;
}

TEST(Rule_4_5, TheVendeenGoesCloserToTheZoneOfHisArmy) {
    const State s = beaten_at_vihiers(5, 4);
    for (const char* area : {"ARG", "MTG"}) EXPECT_EQ(refused_by(s, retreat(area)), "4.5") << area;
}

TEST(Rule_4_5, NeverWhereTheAttackerCameFrom) {
    const State s = beaten_at_vihiers(5, 4);
    EXPECT_EQ(refused_by(s, retreat("NUE")), "4.5");
}

TEST(Rule_4_5, OneAreaForR1) {
    State s = beaten_at_vihiers(5, 4);
    apply(s, retreat("CML"));
    EXPECT_NE(business(s), Business::Retreat);
    EXPECT_EQ(all_points(s, "CML", kWhite), 6);
}

TEST(Rule_4_5, TwoAreasForR2) {
    State s = beaten_at_vihiers(6, 6);  // DR2-40
    apply(s, retreat("CML"));
    ASSERT_EQ(business(s), Business::Retreat);
    // Vihiers is Republican now and controls Chanzeaux and Coron.
    for (const char* area : {"CLN", "JAL", "TRE"}) EXPECT_TRUE(legal(s, retreat(area))) << area;
    EXPECT_FALSE(legal(s, retreat("VIH")));
    for (const char* area : {"CZX", "COR"}) {
        if (!legal(s, retreat(area))) continue;
        apply(s, retreat(area));  // 3.6: he has to be told, and goes elsewhere
        EXPECT_EQ(all_points(s, "CML", kWhite), 5) << area;
        EXPECT_FALSE(legal(s, retreat(area))) << area;
    }
    apply(s, retreat("TRE"));
    EXPECT_EQ(all_points(s, "TRE", kWhite), 5);
    EXPECT_EQ(steps(kWhite), 2);
}

TEST(Rule_4_5, ThreeOrFourAreasForARout) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 16);
    put(s, "VIH", Force::Anjou, 4);
    enter(s, "NUE", "VIH");
    fight(s, 3, 4);  // DD3-40
    finish(s);
    EXPECT_EQ(steps(kWhite), 3);
    s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 16);
    put(s, "VIH", Force::Anjou, 4);
    enter(s, "NUE", "VIH");
    fight(s, 4, 5);  // DD4-50
    finish(s);
    EXPECT_EQ(steps(kWhite), 4);
}

// F-63: the victor in the battle area does not count for the first step; others do.
TEST(Rule_4_5, AnAreaOutOfControlComesFirst) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 8);
    put(s, "VIH", Force::Anjou, 8);
    put(s, "TRE", Force::Saumur, 1);  // controls Coron and Chemillé
    enter(s, "NUE", "VIH");
    fight(s, 5, 4);
    EXPECT_EQ(way(kWhite), "CZX");
}

TEST(Rule_4_5, OutOfControlComesBeforeCloser) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 8);
    put(s, "VIH", Force::Anjou, 8);
    put(s, "TRE", Force::Saumur, 1);
    put(s, "CLN", Force::Saumur, 1);  // controls Chanzeaux and Chemillé
    enter(s, "NUE", "VIH");
    fight(s, 5, 4);
    ASSERT_EQ(business(s), Business::Retreat);
    for (const char* area : {"ARG", "MTG"}) EXPECT_TRUE(legal(s, retreat(area))) << area;
    for (const char* area : {"COR", "CML", "CZX"}) EXPECT_FALSE(legal(s, retreat(area))) << area;
}

TEST(Rule_4_5, ControlledComesBeforeOccupied) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 8);
    put(s, "VIH", Force::Anjou, 8);
    put(s, "CZX", Force::Saumur, 1);
    put(s, "TRE", Force::Saumur, 1);
    put(s, "CTL", Force::Saumur, 1);  // controls Argenton
    enter(s, "NUE", "VIH");
    fight(s, 5, 4);
    ASSERT_EQ(business(s), Business::Retreat);
    for (const char* area : {"COR", "CML"}) EXPECT_TRUE(legal(s, retreat(area))) << area;
    for (const char* area : {"CZX", "ARG", "MTG"}) EXPECT_FALSE(legal(s, retreat(area))) << area;
}

// ------------------------------------------------------------------ distances

TEST(Rule_4_5, TheRepublicanGoesCloserToABaseOfHisArmy) {
    State s = quiet(kWhite);
    put(s, "COR", Force::Anjou, 8);
    put(s, "VIH", Force::Saumur, 8);
    enter(s, "COR", "VIH");
    fight(s, 5, 4);
    // Argenton and Nueil are one area from Thouars.
    ASSERT_EQ(business(s), Business::Retreat);
    EXPECT_TRUE(legal(s, retreat("ARG")));
    EXPECT_TRUE(legal(s, retreat("NUE")));
    EXPECT_FALSE(legal(s, retreat("MTG")));
    EXPECT_FALSE(legal(s, retreat("CZX")));
}

TEST(Rule_4_5, ThenCloserToAnyBase) {
    State s = quiet(kWhite);
    put(s, "DOU", Force::Anjou, 8);
    put(s, "NUE", Force::Nantes, 8);
    enter(s, "DOU", "NUE");
    fight(s, 5, 5);
    // Argenton, Martigné and Vihiers are as far from Nantes; Argenton is next to Thouars.
    EXPECT_EQ(way(kBlue).substr(0, 3), "ARG");
}

TEST(Rule_4_5, TheVendeenThenGoesCloserToAnyZone) {
    State s = quiet(kBlue);
    put(s, "DOU", Force::Saumur, 8);
    put(s, "MTG", Force::BasPoitou, 8);
    enter(s, "DOU", "MTG");
    fight(s, 5, 4);
    // Chanzeaux, Nueil and Vihiers are as far from Bas-Poitou; Chanzeaux is in a zone.
    EXPECT_EQ(way(kWhite), "CZX");
}

TEST(Rule_4_5, TheGatineIsHomeForAnjouOnceItRises) {
    State s = quiet(kBlue);
    s.gatine = true;
    put(s, "NUE", Force::Saumur, 8);
    put(s, "VIH", Force::Anjou, 8);
    enter(s, "NUE", "VIH");
    fight(s, 5, 4);
    EXPECT_TRUE(legal(s, retreat("ARG")));
}

// ------------------------------------------------------------------ the attacker

TEST(Rule_4_5, TheAttackerGoesBackWhereHeCameFrom) {
    State s = beaten_at_vihiers(3, 4);  // AR1-20
    EXPECT_EQ(way(kBlue), "NUE");
    EXPECT_EQ(all_points(s, "NUE", kBlue), 6);
}

TEST(Rule_4_5, TheSecondAreaFollowsThePriorities) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Saumur, 8);
    put(s, "COR", Force::Anjou, 8);
    enter(s, "VIH", "COR");
    fight(s, 3, 4);  // 2:3, AR1-30
    EXPECT_EQ(result(), "AR1-30");
    s = quiet(kBlue);
    put(s, "VIH", Force::Saumur, 8);
    put(s, "COR", Force::Anjou, 8);
    enter(s, "VIH", "COR");
    fight(s, 3, 3);  // AR2-30
    finish(s);
    EXPECT_EQ(way(kBlue), "VIH NUE");  // Argenton is controlled out of Coron
}

TEST(Rule_4_5, EvenIfThatAreaIsUnderControl) {
    State s = quiet(kBlue);
    put(s, "MTG", Force::Anjou, 1);  // controls Nueil
    put(s, "NUE", Force::Saumur, 8);
    put(s, "VIH", Force::Anjou, 8);
    enter(s, "NUE", "VIH");
    fight(s, 3, 4);
    EXPECT_EQ(way(kBlue), "NUE");
}

TEST(Rule_4_5, ADefenderWhoMarchedUpGoesBackWhereHeCameFrom) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 12);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "ARG", Force::Anjou, 4);  // not where the priorities lead
    put(s, "ARG", "Sapinaud");
    enter(s, "NUE", "VIH");
    play(s, {march("ARG"), take_all(), go(), roll(1)});
    fight(s, 4, 3);  // 3:2, DR1-20
    ASSERT_EQ(result(), "DR1-20");
    while (business(s) == Business::Losses) apply(s, lose(Force::Anjou, 1));
    while (business(s) == Business::Retreat) apply(s, retreat("COR"));
    EXPECT_EQ(where_is(s, "Sapinaud"), "ARG");
    EXPECT_EQ(points(s, "ARG", Force::Anjou), 4);
    EXPECT_EQ(points(s, "COR", Force::Anjou), 2);
}

TEST(Rule_4_5, AnAttackerWhoMarchedUpToo) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 4);
    put(s, "MTG", Force::Saumur, 4);
    put(s, "MTG", "Menou");
    put(s, "VIH", Force::Anjou, 8);
    enter(s, "NUE", "VIH");
    play(s, {march("MTG"), take_all(), go(), roll(1)});
    fight(s, 2, 4);
    ASSERT_EQ(result()[0], 'A');
    while (business(s) == Business::Losses) apply(s, offers(s)[offers(s).size() - 1]);
    EXPECT_EQ(where_is(s, "Menou"), "MTG");
}

TEST(Rule_4_5, WhereAttackersMarchedFromIsClosedToo) {
    State s = quiet(kBlue);
    put(s, "COR", Force::Saumur, 6);
    put(s, "CZX", Force::Saumur, 6);
    put(s, "CZX", "Menou");
    put(s, "VIH", Force::Anjou, 8);
    enter(s, "COR", "VIH");
    play(s, {march("CZX"), take_all(), go(), roll(1)});
    fight(s, 4, 3);
    ASSERT_EQ(result()[0], 'D');
    while (business(s) == Business::Losses) apply(s, offers(s)[0]);
    EXPECT_EQ(way(kWhite).substr(0, 3), "CML");
}

// ------------------------------------------------------------------ Loire, island, edge

TEST(Rule_4_5, NobodyRetreatsOverTheLoire) {
    State s = quiet(kWhite);
    put(s, "VAL", Force::Loroux, 8);
    put(s, "LOR", Force::Nantes, 8);
    enter(s, "VAL", "LOR");
    fight(s, 5, 4);
    finish(s);
    EXPECT_EQ(way(kBlue).substr(0, 3), "VER");
}

TEST(Rule_4_5, ABridgeMayBeUsed) {
    State s = quiet(kWhite);
    put(s, "VER", Force::Loroux, 8);
    put(s, "PRO", Force::Nantes, 8);
    enter(s, "VER", "PRO");
    fight(s, 5, 4);
    EXPECT_EQ(way(kBlue), "NAN");
}

State lost_island(int die) {
    State s = quiet(kWhite);
    put(s, "BVR", Force::BasPoitou, 12);
    put(s, "NOI", Force::Nantes, 3);
    put(s, "NOI", "Beysser");
    enter(s, "BVR", "NOI");
    fight(s, 6, 5);
    EXPECT_EQ(result()[0], 'D');
    EXPECT_TRUE(awaits_fate(s));
    apply(s, roll(die));
    finish(s);
    return s;
}

TEST(Rule_4_5, ADefenderBeatenOnNoirmoutierIsEliminated) {
    const State s = lost_island(6);
    EXPECT_EQ(s.on_map[index(Force::Nantes)], 0);
    EXPECT_TRUE(told(Fact::Eliminated));
    EXPECT_EQ(where_is(s, "Beysser"), "BVR");  // displaced (3.7)
    EXPECT_EQ(post(lost_island(1), "Beysser"), Post::Gone);
}

TEST(Rule_4_5, AnAttackerBeatenThereGoesBack) {
    State s = quiet(kWhite);
    put(s, "BVR", Force::BasPoitou, 4);
    put(s, "NOI", Force::Nantes, 4);
    enter(s, "BVR", "NOI");
    fight(s, 1, 2);
    finish(s);
    EXPECT_EQ(way(kWhite).substr(0, 3), "BVR");
    EXPECT_GT(s.on_map[index(Force::BasPoitou)], 0);
}

// F-45: Savenay has one land neighbour, and the attacker came from there.
TEST(Rule_4_5, WithoutAnyWayTheLoserIsEliminated) {
    State s = quiet(kWhite);
    move_general(board(), s, general("Vergnes"), at("NAN"));
    put(s, "SEM", Force::Anjou, 12);
    put(s, "SAV", Force::Nantes, 6);
    enter(s, "SEM", "SAV");
    fight(s, 4, 3);
    ASSERT_EQ(result()[0], 'D');
    finish(s);
    EXPECT_EQ(s.on_map[index(Force::Nantes)], 0);
    EXPECT_TRUE(told(Fact::Eliminated));
}

// Answers: at the edge of the map a rout follows the edge.
TEST(Rule_4_5, ARoutAtTheEdgeStaysOnTheMap) {
    State s = quiet(kWhite);
    put(s, "BOI", Force::Anjou, 24);
    put(s, "AIR", Force::Saumur, 6);
    enter(s, "BOI", "AIR");
    fight(s, 4, 6);
    ASSERT_EQ(result()[1], 'D');
    finish(s);
    EXPECT_GE(steps(kBlue), 3);
    EXPECT_GT(s.on_map[index(Force::Saumur)], 0);
}

// ------------------------------------------------------------------ first turn, activation

TEST(Rule_7_1, OnTheFirstTurnARetreatStaysInTheZoneIfItCan) {
    State s = quiet(kBlue, 1);
    put(s, "VIH", Force::Saumur, 8);
    put(s, "COR", Force::Anjou, 8);
    put(s, "CHO", Force::Saumur, 1);  // controls Trémentines and Maulévrier
    put(s, "CLN", Force::Saumur, 1);  // controls Chemillé
    enter(s, "VIH", "COR");
    fight(s, 6, 6);
    ASSERT_EQ(result()[0], 'D');
    ASSERT_EQ(business(s), Business::Retreat);
    EXPECT_FALSE(legal(s, retreat("ARG")));  // free, but outside
    for (const char* area : {"TRE", "MAU", "CML"}) EXPECT_TRUE(legal(s, retreat(area))) << area;
}

TEST(Rule_4_5, ARetreatEndsTheActivation) {
    State s = beaten_at_vihiers(3, 4);
    finish(s);
    EXPECT_EQ(business(s), Business::Operations);
    EXPECT_EQ(refused_by(s, activate("NUE")), "2.4");
}

TEST(Rule_4_5, ADefenderWhoRetreatedMayStillBeActivated) {
    State s = beaten_at_vihiers(5, 4);
    apply(s, retreat("CML"));
    if (business(s) == Business::Operation) apply(s, halt());
    if (decides(s, kBlue)) apply(s, pass());
    EXPECT_TRUE(legal(s, activate("CML")));
}

TEST(Rule_4_5, ARoutBarsActivation) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 32);
    put(s, "VIH", Force::Anjou, 8);
    put(s, "VIH", "Royrand");
    enter(s, "NUE", "VIH");
    fight(s, 4, 5);
    finish(s);
    if (business(s) == Business::Operation) apply(s, halt());
    if (decides(s, kBlue)) apply(s, pass());
    ASSERT_EQ(business(s), Business::Operations);
    EXPECT_EQ(refused_by(s, activate(where_is(s, "Royrand"))), "2.4");
}

// ------------------------------------------------------------------ generals left alone

State last_point_lost(std::initializer_list<const char*> generals) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 4);
    put(s, "VIH", Force::Anjou, 1);
    for (const char* name : generals) put(s, "VIH", name);
    enter(s, "NUE", "VIH");
    fight(s, 4, 6);  // DD4-60
    return s;
}

TEST(Rule_4_5, AGeneralWhoLostHisTroopsRolls) {
    State s = last_point_lost({"Royrand"});
    ASSERT_TRUE(awaits_fate(s));
    apply(s, roll(1));
    EXPECT_EQ(post(s, "Royrand"), Post::Gone);
    EXPECT_EQ(morale(s, kBlue), 1);
}

TEST(Rule_4_5, OnMoreThanOneHeGetsAway) {
    for (const int die : {2, 6}) {
        State s = last_point_lost({"Royrand"});
        apply(s, roll(die));
        finish(s);
        EXPECT_EQ(post(s, "Royrand"), Post::OnMap);
        EXPECT_EQ(all_points(s, where_is(s, "Royrand"), kBlue), 0);
        EXPECT_EQ(morale(s, kBlue), 0);
    }
}

TEST(Rule_4_5, EachOfThemRolls) {
    State s = last_point_lost({"Royrand", "Sapinaud"});
    play(s, {roll(1), roll(1)});
    EXPECT_EQ(times_told(Fact::Captured), 2);
    EXPECT_EQ(morale(s, kBlue), 2);
}

}  // namespace
}  // namespace levee::fgfk::testing
