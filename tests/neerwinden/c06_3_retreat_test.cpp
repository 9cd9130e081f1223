// 6.3: where a retreat leads, what bars it, and the tomb.

#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

Position field() {
    forget();
    Position p;
    p.order("Egalite", Order::Offensive).order("Valence", Order::Offensive);
    for (const std::string_view key : {"Charles", "Colloredo", "Clairfayt", "Wurtemberg"})
        p.order(key, Order::Manoeuvre);
    return p;
}

// Dietmann 1 in 0313 assaults Davidovich (facing south) in 0312: 4/3 -2; a 12 makes 10: R.
State driven_back(Position p, Direction attacker_looks = N, Level level = Level::Good) {
    State s = p.put("Dietmann 1", "0313", attacker_looks)
                  .put("Davidovich", "0312", S, level)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\"", level == Level::Good ? "roll 6 6" : "roll 5 6"});
    EXPECT_EQ(final_told(), 10);
    return s;
}
// French of another formation who hold the hex, or cover it, and take no part.
Position zones_over_0311_0411_0211(Position p) {
    p.put("Leveneur 1", "0310", S).put("Leveneur 2", "0511", SW).put("Neuilly 1", "0111", SE);
    return p;
}

TEST(Rule_6_3, ARetreatLeadsNearerToTheOwnEdge) {
    State s = driven_back(field(), N);
    for (const std::string_view hex : {"0311", "0411", "0211"})
        EXPECT_EQ(refused(s, "retreat Davidovich " + std::string{hex}), "") << hex;
    for (const std::string_view hex : {"0212", "0412", "0313", "0310"})
        EXPECT_EQ(refused(s, "retreat Davidovich " + std::string{hex}), "6.3") << hex;
}

TEST(Rule_6_3, EvenIfOtherHexesAreFreeOfZones) {
    // Facing NE Dietmann 1 does not cover 0212.
    State s = driven_back(field(), NW);
    EXPECT_EQ(refused(s, "retreat Davidovich 0412"), "6.3");
    EXPECT_EQ(refused(s, "retreat Davidovich 0311"), "");
}

TEST(Rule_6_3, AvoidingZonesComesFirst) {
    // 0311, 0411 and 0211 are covered; 0212 is not, though no nearer (Dietmann 1 faces NE).
    State s = driven_back(zones_over_0311_0411_0211(field()), NE);
    if (asks(s) == Business::Retreat) {
        EXPECT_EQ(refused(s, "retreat Davidovich 0311"), "6.3");
        say(s, {"retreat Davidovich 0212"});
    }
    EXPECT_EQ(where(s, "Davidovich"), "0212");
    EXPECT_EQ(level_name(s, "Davidovich"), "good");
}

TEST(Rule_6_3, InAZoneItDropsALevel) {
    State s = driven_back(zones_over_0311_0411_0211(field()), N);
    EXPECT_EQ(refused(s, "retreat Davidovich 0212"), "6.3");  // a zone as well, and not nearer
    say(s, {"retreat Davidovich 0311", "face S"});
    EXPECT_EQ(where(s, "Davidovich"), "0311");
    EXPECT_EQ(level_name(s, "Davidovich"), "1");
}

TEST(Rule_6_3, OrLosesAStepIfRouted) {
    State s = driven_back(zones_over_0311_0411_0211(field()), N, Level::Routed);
    say(s, {"retreat Davidovich 0311", "face S"});
    EXPECT_EQ(where(s, "Davidovich"), "0311");
    EXPECT_EQ(losses(s, "Davidovich"), 1);
}

TEST(Rule_6_3, ItMayTurnByOneSide) {
    State s = driven_back(field());
    say(s, {"retreat Davidovich 0311"});
    ASSERT_TRUE(decides(s, Side::Austrian));
    for (const Direction d : {SE, S, SW}) EXPECT_TRUE(legal(s, face(d)));
    for (const Direction d : {N, NE, NW}) EXPECT_FALSE(legal(s, face(d)));
}

TEST(Rule_6_3, NotWhereItCannotStack) {
    State s = driven_back(field().put("Keim", "0311", S));
    EXPECT_EQ(refused(s, "retreat Davidovich 0311"), "6.3");
    State guns = driven_back(field().put("Artillerie Colloredo 1", "0311", S));
    EXPECT_EQ(refused(guns, "retreat Davidovich 0311"), "");
}

TEST(Rule_6_3, NotWhereItCannotShareTheFacing) {
    // N-83: it faces S and can turn by one side.
    State one_side = driven_back(field().put("Artillerie Colloredo 1", "0311", SW));
    EXPECT_EQ(refused(one_side, "retreat Davidovich 0311"), "");
    say(one_side, {"retreat Davidovich 0311"});
    if (offers_verb(one_side, Verb::Face) && decides(one_side, Side::Austrian))
        say(one_side, {"face SW"});
    EXPECT_EQ(facing(one_side, "Davidovich"), SW);
    EXPECT_EQ(facing(one_side, "Artillerie Colloredo 1"), SW);
    State two_sides = driven_back(field().put("Artillerie Colloredo 1", "0311", NW));
    EXPECT_EQ(refused(two_sides, "retreat Davidovich 0311"), "6.3");
}

TEST(Rule_6_3, NotWhereAnEnemyCommanderStands) {
    State s = driven_back(field().put("Valence", "0311"));  // N-96
    EXPECT_EQ(refused(s, "retreat Davidovich 0311"), "6.3");
    EXPECT_EQ(refused(s, "retreat Davidovich 0211"), "");
}

Position all_round(Position p) {
    p.put("Leveneur 1", "0311", N).put("Leveneur 2", "0411", N).put("Neuilly 1", "0412", S);
    p.put("Neuilly 2", "0212", S).put("Lamarche 1", "0211", N);
    return p;
}

TEST(Rule_6_3, WithNoHexOpenItStaysAndDropsALevel) {
    State s = driven_back(all_round(field()));
    EXPECT_EQ(where(s, "Davidovich"), "0312");
    EXPECT_EQ(level_name(s, "Davidovich"), "1");
    EXPECT_EQ(where(s, "Dietmann 1"), "0313");  // no advance
}

TEST(Rule_6_3, OneUnitOfTheStackOfTheOwnersChoice) {
    State s = all_round(field())
                  .put("Artillerie Colloredo 2", "0312", S)
                  .losses("Davidovich", 1)
                  .put("Dietmann 1", "0313", N)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    // 4/3: -2.
    say(s, {"assault 0312", "head \"Dietmann 1\"", "roll 6 6"});
    ASSERT_EQ(final_told(), 10);
    ASSERT_TRUE(decides(s, Side::Austrian)) << choices(s);
    EXPECT_EQ(refused(s, "disorganise Davidovich"), "");
    say(s, {"disorganise \"Artillerie Colloredo 2\""});
    EXPECT_EQ(level_name(s, "Artillerie Colloredo 2"), "1");
    EXPECT_EQ(level_name(s, "Davidovich"), "good");
    EXPECT_EQ(where(s, "Davidovich"), "0312");
}

TEST(Rule_6_3, AnUnbridgedRiverBarsARetreat) {
    // Dampierre 1 in 0706 has the Gette behind him: 0606, 0707, 0806 are closed (N-74); 0605 and
    // 0805 are in Keim's zone.
    State s = field().put("Keim", "0705", S).put("Dampierre 1", "0706", N).combat("Colloredo");
    say(s, {"assault 0706", "head Keim", "roll 5 6"});  // 4/4 -2, morale +1
    ASSERT_EQ(final_told(), 10);
    for (const std::string_view hex : {"0606", "0707", "0806"})
        EXPECT_EQ(refused(s, "retreat \"Dampierre 1\" " + std::string{hex}), "6.3") << hex;
    say(s, {"retreat \"Dampierre 1\" 0805", "face N"});
    EXPECT_EQ(level_name(s, "Dampierre 1"), "1");
}

TEST(Rule_6_3, ABridgeDoesNot) {
    State s = field().put("Keim", "2011", S).put("Dampierre 1", "2012", N).combat("Colloredo");
    // 0 and 1 are the levels: from above +2; 4/4 -2, morale +1.
    say(s, {"assault 2012", "head Keim", "roll 4 5"});
    ASSERT_EQ(final_told(), 10);
    if (asks(s) == Business::Retreat) say(s, {"retreat \"Dampierre 1\" 2013"});
    EXPECT_EQ(where(s, "Dampierre 1"), "2013");
}

// ------------------------------------------------------------------ the edge of the map

State at_the_edge(Level level, std::string_view dice) {
    State s =
        field().put("Dietmann 1", "1702", N).put("Davidovich", "1701", S, level).combat("Egalite");
    say(s, {"assault 1701", "head \"Dietmann 1\"", dice});
    EXPECT_EQ(final_told(), 10);
    return s;
}

TEST(Rule_6_3, OnlyRoutedUnitsRetreatOffTheMap) {
    State good = at_the_edge(Level::Good, "roll 6 6");
    EXPECT_EQ(refused(good, "retreat Davidovich off"), "6.3");  // N-86
    State routed = at_the_edge(Level::Routed, "roll 5 6");
    if (asks(routed) == Business::Retreat) say(routed, {"retreat Davidovich off"});
    EXPECT_EQ(where(routed, "Davidovich"), "off the map");
    EXPECT_EQ(int{routed.vp}, 0);
}

// ------------------------------------------------------------------ the Tomb of Middelwinden

// Davidovich (1 SS left) on the tomb, facing north: 4/1 +4, tomb -2.
State on_the_tomb(int final, bool with_commander = false) {
    Position p = field();
    p.put("Dietmann 1", "1806", S).put("Davidovich", "1807", N).losses("Davidovich", 1);
    if (with_commander) p.put("Colloredo", "1807");
    State s = p.combat("Egalite");
    say(s, {"assault 1807", "head \"Dietmann 1\""});
    roll_sum(s, final - 2);
    EXPECT_EQ(final_told(), final);
    return s;
}

TEST(Rule_6_3, OnTheTombAPassedTestCancelsTheRetreat) {
    State s = on_the_tomb(10);
    ASSERT_TRUE(awaits_dice(s));
    say(s, {"roll 4 4"});  // morale 8
    EXPECT_EQ(where(s, "Davidovich"), "1807");
    EXPECT_EQ(level_name(s, "Davidovich"), "good");
    EXPECT_EQ(where(s, "Dietmann 1"), "1806");
}

TEST(Rule_6_3, AFailedOneDoesNot) {
    State s = on_the_tomb(10);
    say(s, {"roll 4 5"});
    let(s, Side::Austrian);
    EXPECT_NE(where(s, "Davidovich"), "1807");
    EXPECT_EQ(level_name(s, "Davidovich"), "good");  // only the retreat was at stake
}

TEST(Rule_6_3, ACommanderHelpsOnTheTomb) {
    State s = on_the_tomb(10, true);
    say(s, {"roll 4 5"});  // 9 - 1
    EXPECT_EQ(where(s, "Davidovich"), "1807");
}

TEST(Rule_6_3, LevelsAreNotCancelled) {
    State s = on_the_tomb(12);  // M, 2DR
    say(s, {"roll 1 1"});       // Dietmann 1 passes
    ASSERT_TRUE(awaits_dice(s));
    say(s, {"roll 1 1"});  // the tomb
    EXPECT_EQ(where(s, "Davidovich"), "1807");
    EXPECT_EQ(level_name(s, "Davidovich"), "2");
}

TEST(Rule_6_3, AUnitThatRoutsLeavesTheTombAllTheSame) {
    State s = on_the_tomb(14);  // M, 3DR*
    for (int i = 0; i < 3 && awaits_dice(s) && where(s, "Davidovich") == "1807"; ++i)
        say(s, {"roll 1 1"});
    let(s, Side::Austrian);
    EXPECT_EQ(level_name(s, "Davidovich"), "routed");
    EXPECT_NE(where(s, "Davidovich"), "1807");
}

TEST(Rule_6_3, AgainstFireTheTombDoesNotHelp) {
    // N-54. 11 SS; tomb -2, uphill -2, 4 SS +2; 11 makes 9: 2DR.
    State s = field()
                  .put("Dietmann 1", "1806", S)
                  .put("Dampierre 1", "1808", N)
                  .put("Dampierre 2", "1708", NE)
                  .put("Keim", "1807", N)
                  .combat("Egalite");
    say(s, {"fire infantry 1807", "resolve", "roll 5 6"});
    ASSERT_EQ(final_told(), 9);
    EXPECT_FALSE(awaits_dice(s));
    let(s, Side::Austrian);
    EXPECT_NE(where(s, "Keim"), "1807");
}

// ------------------------------------------------------------------ commanders (N-73)

TEST(Rule_6_3, ACommanderGoesWithTheOnlyUnitOfHisHex) {
    State s = driven_back(field().put("Colloredo", "0312"));
    say(s, {"retreat Davidovich 0311"});
    if (offers_verb(s, Verb::Accompany)) {
        EXPECT_FALSE(offers_verb(s, Verb::Stay)) << choices(s);
        say(s, {"accompany Colloredo"});
    }
    EXPECT_EQ(where_is(s, "Colloredo"), "0311");
}

TEST(Rule_6_3, WhenUnitsPartHisOwnerChooses) {
    // Two regiments of horse; one routs and goes, the other stays.
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Ulanen", "0312", S, Level::Disorganised2)
                  .put("Esterházy", "0312", S)
                  .put("Charles", "0312")
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\"", "decline", "head Ulanen"});
    // 4/4 -2, morale 8 - 6 +2, level 2 in defence +2, Charles -1: +1. 8: 9, 1D each.
    say(s, {"roll 4 4"});
    ASSERT_EQ(final_told(), 9);
    if (asks(s) == Business::Retreat) say(s, {"retreat Ulanen 0311"});
    ASSERT_TRUE(offers_verb(s, Verb::Accompany)) << choices(s);
    State stays = s;
    say(stays, {"stay Charles"});
    EXPECT_EQ(where_is(stays, "Charles"), "0312");
    say(s, {"accompany Charles"});
    EXPECT_EQ(where_is(s, "Charles"), "0311");
}

}  // namespace
}  // namespace levee::neerwinden::testing
