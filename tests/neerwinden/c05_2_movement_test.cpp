#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

// Égalité's foot has 5 MP, his horse 7, his guns 5 (manoeuvre); the only enemy is far away.
Position alone() {
    forget();
    Position p;
    p.order("Egalite", Order::Manoeuvre).put("Keim", "2501", S);
    return p;
}

// Points of the first step since forget().
int spent() {
    const Event* moved = fact(Fact::Moved, story());
    return moved == nullptr ? -1 : moved->a;
}

// What one step costs a unit that starts there.
int cost(Position p, std::string_view who, std::string_view from, std::string_view next) {
    State s = p.put(who, from, N).put("Égalité", from).movement("Egalite");
    say(s, {"march \"" + std::string{who} + "\""});
    forget();
    apply(s, to(next));
    return spent();
}
int cost(std::string_view from, std::string_view next) {
    return cost(alone(), "Dampierre 1", from, next);
}
// The same next to an enemy who looks the other way: no ZoC, but no road either.
int cost_near_enemy(std::string_view from, std::string_view next, std::string_view enemy,
                    Direction looks) {
    Position p = alone();
    p.order("Egalite", Order::Offensive).put("Grüber", enemy, looks);
    return cost(p, "Dampierre 1", from, next);
}

// How far along this way a unit gets; the step that fails must fail for want of points.
int reach(State s, std::string_view who, std::initializer_list<std::string_view> way) {
    say(s, {"march \"" + std::string{who} + "\""});
    int count = 0;
    for (const std::string_view next : way) {
        if (!legal(s, to(next))) {
            EXPECT_EQ(refused_by(s, to(next)), "5.2") << next;
            break;
        }
        apply(s, to(next));
        if (asks(s) == Business::Reaction) say(s, {"end reaction"});
        ++count;
    }
    return count;
}

// ------------------------------------------------------------------ the terrain effects table

TEST(Rule_5_2, ClearGroundCostsOne) { EXPECT_EQ(cost("0312", "0313"), 1); }

TEST(Rule_5_2, AVillageCostsTwo) { EXPECT_EQ(cost("0812", "0811"), 2); }

TEST(Rule_5_2, AWoodCostsTwo) { EXPECT_EQ(cost("0512", "0513"), 2); }

TEST(Rule_5_2, TheTombCostsOneMoreThanClearGround) { EXPECT_EQ(cost("1806", "1807"), 2); }

TEST(Rule_5_2, ClimbingCostsOneMoreForEachLevel) {
    EXPECT_EQ(cost("0310", "0311"), 2);  // 1 to 2
    EXPECT_EQ(cost("1106", "1205"), 3);  // 0 to 2
    EXPECT_EQ(cost("1808", "1807"), 3);  // 1 to 2, tomb
}

TEST(Rule_5_2, DescendingCostsNothing) {
    EXPECT_EQ(cost("0311", "0310"), 1);
    EXPECT_EQ(cost("1205", "1106"), 1);
}

TEST(Rule_5_2, AStreamCostsOneMore) {
    EXPECT_EQ(cost("1908", "1909"), 2);
    EXPECT_EQ(cost("1909", "1908"), 2);
    EXPECT_EQ(cost("2108", "2207"), 2);
}

TEST(Rule_5_2, ABridgeCostsNoMore) {
    EXPECT_EQ(cost("2008", "2007"), 1);  // stream
    EXPECT_EQ(cost("2013", "2012"), 1);  // river
}

TEST(Rule_5_2, ABridgeWorksNextToTheEnemyToo) {
    EXPECT_EQ(cost_near_enemy("2008", "2007", "2107", N), 1);
    EXPECT_EQ(cost_near_enemy("2013", "2012", "2011", N), 1);
}

TEST(Rule_5_2, RoadsAndPathsCancelTheCostsOfTheGround) {
    EXPECT_EQ(cost("0806", "0805"), 1);  // road, bridge, village
    EXPECT_EQ(cost("1206", "1205"), 1);  // path, bridge, two levels up
    EXPECT_EQ(cost("0203", "0304"), 1);  // path, wood
    EXPECT_EQ(cost("0304", "0404"), 1);  // path, wood
    EXPECT_EQ(cost("0911", "0811"), 1);  // path, village
    EXPECT_EQ(cost("0909", "0910"), 1);  // road
    EXPECT_EQ(cost("0910", "0911"), 1);  // road, up
}

TEST(Rule_5_2, OffTheRoadTheGroundCountsAgain) {
    EXPECT_EQ(cost("0304", "0305"), 2);  // out of the path into the wood
    EXPECT_EQ(cost("0812", "0811"), 2);  // the village from a side without a way
    EXPECT_EQ(cost("0809", "0910"), 1);
    EXPECT_EQ(cost("0810", "0911"), 1);
}

TEST(Rule_5_2, NotIntoAHexNextToTheEnemy) {
    EXPECT_EQ(cost_near_enemy("0911", "0811", "0810", N), 2);  // village
    EXPECT_EQ(cost_near_enemy("0910", "0911", "1011", S), 2);  // up
    EXPECT_EQ(cost_near_enemy("1206", "1205", "1204", N), 3);  // two up; the bridge still holds
    EXPECT_EQ(cost_near_enemy("0806", "0805", "0804", N), 2);  // village; the bridge still holds
    EXPECT_EQ(cost_near_enemy("0304", "0404", "0403", N), 2);  // wood
}

TEST(Rule_5_2, NothingIsEnteredWithoutThePoints) {
    // Defensive: half of 4 is 2, too little for two levels up.
    State s = alone()
                  .order("Egalite", Order::Defensive)
                  .put("Dampierre 1", "1106", N)
                  .put("Égalité", "1106")
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    EXPECT_EQ(refused(s, "to 1205"), "5.2");
    EXPECT_EQ(refused(s, "to 1105"), "");
}

TEST(Rule_5_2, PointsAreAddedUpOverTheMove) {
    const State s =
        alone().put("Dampierre 1", "0312", N).put("Égalité", "0312").movement("Egalite");
    EXPECT_EQ(reach(s, "Dampierre 1", {"0313", "0314", "0315", "0215", "0214", "0213"}), 5);
    EXPECT_EQ(reach(s, "Dampierre 1", {"0412", "0513", "0514", "0515", "0415"}), 4);
    const State horse =
        alone().put("Cavalerie Égalité", "0312", N).put("Égalité", "0312").movement("Egalite");
    EXPECT_EQ(reach(horse, "Cavalerie Égalité",
                    {"0313", "0314", "0315", "0215", "0214", "0213", "0212", "0211"}),
              7);
}

// ------------------------------------------------------------------ the road's two points

TEST(Rule_5_2, TwoMorePointsForAMoveWhollyOnTheRoad) {
    const State s =
        alone().put("Dampierre 1", "1015", N).put("Égalité", "1015").movement("Egalite");
    EXPECT_EQ(
        reach(s, "Dampierre 1", {"1014", "1013", "0913", "0912", "0911", "0910", "0909", "0908"}),
        7);  // 4 + 1 + 2
}

TEST(Rule_5_2, OneStepOffTheRoadLosesThem) {
    const State s =
        alone().put("Dampierre 1", "1015", N).put("Égalité", "1015").movement("Egalite");
    EXPECT_EQ(reach(s, "Dampierre 1", {"1014", "1013", "0913", "0912", "0911", "0812"}), 5);
    EXPECT_EQ(reach(s, "Dampierre 1", {"1014", "1013", "0913", "0912", "0911", "0910", "0909"}), 7);
    EXPECT_EQ(reach(s, "Dampierre 1", {"1014", "1013", "0913", "0912", "0812", "0911"}), 5);
    // Two hexes of the road that are neighbours without a link between them: not along the road.
    EXPECT_EQ(reach(s, "Dampierre 1", {"1115", "1014", "1013", "0913", "0912", "0911"}), 5);
}

TEST(Rule_5_2, SixPointsOnTheRoadAreTooManyForAStepBesideIt) {
    const State s =
        alone().put("Dampierre 1", "1015", N).put("Égalité", "1015").movement("Egalite");
    EXPECT_EQ(reach(s, "Dampierre 1", {"1014", "1013", "0913", "0912", "0911", "0910", "0809"}), 6);
}

TEST(Rule_5_2, APathGivesNoPoints) {
    const State s =
        alone().put("Dampierre 1", "1108", N).put("Égalité", "1108").movement("Egalite");
    EXPECT_EQ(reach(s, "Dampierre 1", {"1109", "1110", "1111", "1112", "1113", "1213"}), 5);
}

TEST(Rule_5_2, ThePointsOfTheRoadLeadToNoHexNextToTheEnemy) {
    // Offensive, 4 MP. Grüber in 0810 looks away from the road; 0911 and 0910 are next to him.
    Position p = alone();
    p.order("Egalite", Order::Offensive).put("Grüber", "0810", NW);
    const State s = p.put("Dampierre 1", "1014", N).put("Égalité", "1014").movement("Egalite");
    EXPECT_EQ(reach(s, "Dampierre 1", {"1013", "0913", "0912", "0911"}), 4);
    EXPECT_EQ(reach(s, "Dampierre 1", {"1013", "0913", "0912", "0911", "0910"}), 4);
    Position q = alone();
    q.order("Egalite", Order::Offensive).put("Grüber", "0810", NW);
    const State far = q.put("Dampierre 1", "1015", N).put("Égalité", "1015").movement("Egalite");
    EXPECT_EQ(reach(far, "Dampierre 1", {"1014", "1013", "0913", "0912", "0911"}), 4);
}

TEST(Rule_5_2, TheRoadBonusComesAfterTheHalving) {
    // Defensive: 4 / 2 + 2 (N-67).
    const State s = alone()
                        .order("Egalite", Order::Defensive)
                        .put("Dampierre 1", "1015", N)
                        .put("Égalité", "1015")
                        .movement("Egalite");
    EXPECT_EQ(reach(s, "Dampierre 1", {"1014", "1013", "0913", "0912", "0911"}), 4);
}

TEST(Rule_5_2, ANonCommandedUnitHasOnePointLessAndNoOrder) {
    const State s =
        alone().put("Dampierre 1", "0312", N).put("Égalité", "0812").movement("Egalite");
    EXPECT_EQ(reach(s, "Dampierre 1", {"0313", "0314", "0315", "0215"}), 3);
}

// ------------------------------------------------------------------ the river

TEST(Rule_5_2, GunsNeverCrossAnUnbridgedRiver) {
    State s =
        alone().put("Artillerie Égalité 1", "0707", N).put("Égalité", "0707").movement("Egalite");
    say(s, {"march \"Artillerie Égalité 1\""});
    EXPECT_EQ(refused(s, "to 0706"), "5.2");
    State bridge =
        alone().put("Artillerie Égalité 1", "0806", N).put("Égalité", "0806").movement("Egalite");
    say(bridge, {"march \"Artillerie Égalité 1\"", "to 0805"});
    EXPECT_EQ(where(bridge, "Artillerie Égalité 1"), "0805");
}

TEST(Rule_5_2, FootAndHorseCrossItAsTheirWholeMove) {
    for (const std::string_view who : {"Dampierre 1", "Cavalerie Égalité"}) {
        State s = alone().put(who, "0707", N).put("Égalité", "0707").movement("Egalite");
        say(s, {"march \"" + std::string{who} + "\"", "to 0706"});
        EXPECT_EQ(where(s, who), "0706");
        EXPECT_FALSE(offers_verb(s, Verb::To)) << who;
    }
}

TEST(Rule_5_2, NotAfterAnyOtherStep) {
    State s =
        alone().put("Cavalerie Égalité", "0708", N).put("Égalité", "0707").movement("Egalite");
    say(s, {"march \"Cavalerie Égalité\"", "to 0707"});
    EXPECT_EQ(refused(s, "to 0706"), "5.2");
}

TEST(Rule_5_2, NotWithHalfTheMovement) {
    State s = alone()
                  .put("Dampierre 1", "0707", N, Level::Disorganised1)
                  .put("Égalité", "0707")
                  .movement("Egalite");
    say(s, {"rally \"Dampierre 1\"", "roll 1 1"});
    EXPECT_EQ(refused(s, "to 0706"), "5.2");
}

TEST(Rule_5_2, NotIntoAZoneOfControl) {
    Position p = alone();
    p.order("Egalite", Order::Offensive).put("Dampierre 1", "0707", N).put("Égalité", "0707");
    State s = Position{p}.put("Grüber", "0705", S).movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    EXPECT_EQ(refused(s, "to 0706"), "5.2");
    State looking_away = Position{p}.put("Grüber", "0705", N).movement("Egalite");
    say(looking_away, {"march \"Dampierre 1\""});
    EXPECT_EQ(refused(looking_away, "to 0706"), "");
}

// ------------------------------------------------------------------ who moves, and where

TEST(Rule_5_2, OneHexAtATimeToANeighbour) {
    State s = alone().put("Dampierre 1", "0312", N).put("Égalité", "0312").movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    EXPECT_EQ(refused(s, "to 0314"), "5.2");
    EXPECT_EQ(refused(s, "to 0312"), "5.2");
}

TEST(Rule_5_2, OnlyTheActiveFormationMoves) {
    State s = alone()
                  .put("Dampierre 1", "0312", N)
                  .put("Leveneur 1", "0314", N)
                  .put("Égalité", "0312")
                  .movement("Egalite");
    EXPECT_EQ(refused(s, "march \"Leveneur 1\""), "5.2");
    EXPECT_EQ(refused(s, "march Keim"), "5.2");
}

TEST(Rule_5_2, OneUnitAtATimeAndEachOnlyOnce) {
    State s = alone()
                  .put("Dampierre 1", "0312", N)
                  .put("Dampierre 2", "0314", N)
                  .put("Égalité", "0312")
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0311"});
    EXPECT_EQ(refused(s, "march \"Dampierre 2\""), "5.2");
    EXPECT_EQ(refused(s, "end movement"), "5.2");
    say(s, {"halt", "face N"});
    EXPECT_EQ(refused(s, "march \"Dampierre 1\""), "5.2");
    EXPECT_EQ(refused(s, "march \"Dampierre 2\""), "");
}

TEST(Rule_5_2, NobodyEntersAHexWithAnEnemy) {
    State s = alone()
                  .order("Egalite", Order::Offensive)
                  .put("Dampierre 1", "0313", N)
                  .put("Grüber", "0312", N)
                  .put("Égalité", "0313")
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    EXPECT_EQ(refused(s, "to 0312"), "5.2");
}

TEST(Rule_5_2, StackingCountsWhereAMoveEnds) {
    State s = alone()
                  .put("Dampierre 1", "0312", N)
                  .put("Leveneur 1", "0311", N)
                  .put("Artillerie Valence 1", "0310", N)
                  .put("Égalité", "0312")
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0311"});
    EXPECT_EQ(refused(s, "halt"), "1.4");
    say(s, {"to 0310"});  // with guns of another formation
    EXPECT_EQ(refused(s, "halt"), "");
}

TEST(Rule_5_2, AnOverfullHexIsExcusedOnlyWhileSomebodyCanStillLeave) {
    // N-66c.
    State s = alone()
                  .put("Dampierre 1", "0312", N)
                  .put("Dietmann 1", "0311", N)
                  .put("Égalité", "0312")
                  .movement("Egalite");
    State waits = s;
    say(waits, {"march \"Dampierre 1\"", "to 0311", "halt"});
    if (asks(waits) == Business::Facing) apply(waits, offers(waits)[0]);
    EXPECT_EQ(refused(waits, "end movement"), "1.4");
    say(waits, {"march \"Dietmann 1\"", "to 0310", "halt", "face N"});
    EXPECT_EQ(refused(waits, "end movement"), "");
    State has_moved = s;
    say(has_moved, {"march \"Dietmann 1\"", "to 0310", "to 0311", "halt", "face N"});
    say(has_moved, {"march \"Dampierre 1\"", "to 0311"});
    EXPECT_EQ(refused(has_moved, "halt"), "1.4");
}

// ------------------------------------------------------------------ zones of control (1.6)

// Grüber in 0312 looks south: his zone is 0313, 0212, 0412.
Position against_grueber() {
    Position p = alone();
    p.order("Egalite", Order::Offensive).put("Grüber", "0312", S).put("Égalité", "0515");
    // Somebody already holds him in a zone, so that he does not react.
    p.put("Leveneur 1", "0211", SE);
    return p;
}

TEST(Rule_5_2, EnteringAZoneCostsOneAndEndsTheMove) {
    State s = against_grueber().put("Dampierre 1", "0314", N).movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    forget();
    say(s, {"to 0313"});
    EXPECT_EQ(spent(), 2);
    EXPECT_EQ(refused(s, "to 0314"), asks(s) == Business::Move ? "1.6" : "1.3");
    EXPECT_FALSE(offers_verb(s, Verb::To));
}

TEST(Rule_5_2, AFriendInTheHexDoesNotHelp) {
    State s = against_grueber()
                  .put("Dampierre 1", "0314", N)
                  .put("Artillerie Égalité 1", "0313", N)
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    forget();
    say(s, {"to 0313"});
    EXPECT_EQ(spent(), 2);
    EXPECT_FALSE(offers_verb(s, Verb::To));
}

TEST(Rule_5_2, TwoEnemiesOverOneHexCostOneAllTheSame) {
    State s = against_grueber()
                  .put("Schwarzenberg", "0413", N)
                  .put("Leveneur 2", "0414", N)
                  .put("Dampierre 1", "0314", N)
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    forget();
    say(s, {"to 0313"});
    EXPECT_EQ(spent(), 2);
}

TEST(Rule_5_2, TheExtraPointMustBeThere) {
    // Three steps in the open leave 1 of 4.
    State s = against_grueber().put("Dampierre 1", "0415", N).movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0414", "to 0315", "to 0314"});
    EXPECT_EQ(refused(s, "to 0313"), "5.2");
}

TEST(Rule_5_2, NoStepFromZoneToZone) {
    State s = against_grueber().put("Dampierre 1", "0313", N).movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    EXPECT_EQ(refused(s, "to 0412"), "1.6");
    EXPECT_EQ(refused(s, "to 0212"), "1.6");
    EXPECT_EQ(refused(s, "to 0314"), "");
}

TEST(Rule_5_2, LeavingAZoneIsFreeAndAnotherMayEndTheMove) {
    State s = against_grueber().put("Dampierre 1", "0313", N).movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    forget();
    say(s, {"to 0413"});
    EXPECT_EQ(spent(), 1);
    say(s, {"to 0412"});
    EXPECT_FALSE(offers_verb(s, Verb::To));
}

// Between two enemies who cover or hold all six neighbours of 0312.
Position surrounded_at_0312(Level level) {
    Position p = alone();
    p.put("Grüber", "0311", S).put("Schwarzenberg", "0313", N);
    p.put("Dampierre 1", "0312", N, level).put("Égalité", "0312");
    return p;
}

TEST(Rule_5_2, ASurroundedUnitBreaksOutForALevelAndAllItsPoints) {
    State s = surrounded_at_0312(Level::Good).movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0411"});
    EXPECT_EQ(where(s, "Dampierre 1"), "0411");
    EXPECT_EQ(level_name(s, "Dampierre 1"), "1");
    while (decides(s, Side::Austrian)) say(s, {"end reaction"});
    EXPECT_FALSE(offers_verb(s, Verb::To));
}

TEST(Rule_5_2, NotSurroundedNoBreakOut) {
    // Schwarzenberg looks away: 0412 and 0212 are open.
    State s = surrounded_at_0312(Level::Good)
                  .put("Schwarzenberg", "0313", S)
                  .order("Egalite", Order::Offensive)
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\""});
    EXPECT_EQ(refused(s, "to 0411"), "1.6");
    EXPECT_EQ(refused(s, "to 0412"), "");
}

TEST(Rule_5_2, ANonCommandedUnitMayBreakOutToo) {
    State s = surrounded_at_0312(Level::Good).put("Égalité", "0812").movement("Egalite");
    ASSERT_TRUE(has_no_command(s, "Dampierre 1"));
    say(s, {"march \"Dampierre 1\"", "to 0212"});
    EXPECT_EQ(level_name(s, "Dampierre 1"), "1");
}

// ------------------------------------------------------------------ harnessed artillery

State with_guns(bool marked) {
    Position p = alone();
    p.put("Artillerie Égalité 1", "0312", N).put("Égalité", "0312");
    if (marked) p.harnessed("Artillerie Égalité 1");
    // A second activation would follow; the combat segment is what comes next here.
    p.put("Dampierre 1", "0314", N);
    return p.movement("Egalite");
}

TEST(Rule_5_2, GunsThatMoveAreHarnessed) {
    State s = with_guns(false);
    say(s, {"march \"Artillerie Égalité 1\"", "to 0311", "halt", "face N"});
    EXPECT_TRUE(harnessed(s, "Artillerie Égalité 1"));
    say(s, {"end movement"});
    EXPECT_TRUE(harnessed(s, "Artillerie Égalité 1"));
}

TEST(Rule_5_2, GunsThatTurnAreHarnessed) {
    State s = with_guns(false);
    say(s, {"march \"Artillerie Égalité 1\"", "halt", "face NE"});
    EXPECT_TRUE(harnessed(s, "Artillerie Égalité 1"));
}

TEST(Rule_5_2, GunsThatDoNeitherAreNot) {
    State s = with_guns(false);
    say(s, {"end movement"});
    EXPECT_FALSE(harnessed(s, "Artillerie Égalité 1"));
}

TEST(Rule_5_2, FootIsNeverHarnessed) {
    State s = with_guns(false);
    say(s, {"march \"Dampierre 1\"", "to 0313", "halt", "face NE"});
    EXPECT_FALSE(harnessed(s, "Dampierre 1"));
}

TEST(Rule_5_2, TheMarkerGoesAfterASegmentAtRest) {
    State s = with_guns(true);
    EXPECT_TRUE(harnessed(s, "Artillerie Égalité 1"));
    say(s, {"end movement"});
    EXPECT_FALSE(harnessed(s, "Artillerie Égalité 1"));
}

TEST(Rule_5_2, ItStaysIfTheGunsMoveOrTurnAgain) {
    State moved = with_guns(true);
    say(moved, {"march \"Artillerie Égalité 1\"", "to 0311", "halt", "face N", "end movement"});
    EXPECT_TRUE(harnessed(moved, "Artillerie Égalité 1"));
    State turned_round = with_guns(true);
    say(turned_round, {"march \"Artillerie Égalité 1\"", "halt", "face S", "end movement"});
    EXPECT_TRUE(harnessed(turned_round, "Artillerie Égalité 1"));
}

TEST(Rule_5_2, AnotherFormationsSegmentDoesNotTakeItOff) {
    Position p = alone();
    p.put("Artillerie Valence 1", "0310", N).harnessed("Artillerie Valence 1");
    State s = p.put("Dampierre 1", "0312", N).put("Égalité", "0312").movement("Egalite");
    say(s, {"end movement"});
    EXPECT_TRUE(harnessed(s, "Artillerie Valence 1"));
}

// ------------------------------------------------------------------ a moving unit has no zone

TEST(Rule_5_2, AMovingUnitExertsNoZone) {
    // Dampierre 1 alone covers Grüber. While he moves he does not: Grüber may react (N-79).
    State s = alone()
                  .order("Egalite", Order::Offensive)
                  .put("Grüber", "0312", S)
                  .put("Dampierre 1", "0313", N)
                  .put("Égalité", "0314")
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0413", "to 0412"});
    EXPECT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(asks(s), Business::Reaction);
}

}  // namespace
}  // namespace levee::neerwinden::testing
