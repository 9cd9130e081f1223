// Chapter 4, first half: what the orders demand, allow and forbid. The ground is the plateau in the
// north-west (columns 01 to 07, rows 11 to 15): clear and level but for the woods 0513 and 0614.
// 0113 has the neighbours 0112, 0114, 0212 and 0213.
#include <gtest/gtest.h>

#include "games/neerwinden/rules/internal.h"
#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;

// The offensive marker's places are all taken.
void fill_reserve(State& s, std::string_view key) {
    s.formations[formation(key)].reserves = board().card(formation(key)).reserve;
}

int points(std::string_view key, Order order, std::string_view who) {
    Position p;
    p.order(key, order).put(who, "0313", N);
    p.put(board().card(board().card(formation(key)).commander).name, "0313");
    return movement_points(board(), p.movement(key), unit(who), false);
}

// ------------------------------------------------------------------ 4.1.1 offensive

// Six hexes from Keim in 0113 (who looks away): 0612, 0512, 0412 and 0312 lead there.
State far_from_keim(std::string_view who = "Dampierre 1", Level level = Good) {
    State s = Position{}
                  .put(who, "0712", N, level)
                  .put("Égalité", "0712")
                  .put("Keim", "0113", N)
                  .movement("Egalite");
    fill_reserve(s, "Egalite");
    return s;
}

TEST(Rule_4_1_1, UnitsInGoodOrderAdvanceWithAllTheirPoints) {
    State s = far_from_keim();
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, halt), "4.1.1");
    for (const char* hex : {"0612", "0512", "0412"}) {
        play(s, {to(hex)});
        EXPECT_EQ(refused_by(s, halt), "4.1.1") << hex;
    }
    play(s, {to("0312")});
    EXPECT_NE(asks(s), Business::Movement);
    if (asks(s) == Business::Move) apply(s, halt);
    EXPECT_EQ(asks(s), Business::Facing);
}

TEST(Rule_4_1_1, AStepThatGivesUpTheAdvanceIsRefused) {
    State s = far_from_keim();
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0812")), "4.1.1") << "away from the enemy";
    EXPECT_EQ(refused_by(s, to("0713")), "4.1.1") << "sideways";
    EXPECT_EQ(refused_by(s, to("0612")), "");
    EXPECT_EQ(refused_by(s, to("0611")), "") << "as near";
}

TEST(Rule_4_1_1, CavalryHasTheSameDuty) {
    State s = far_from_keim("Cavalerie Égalité");
    walk(s, "Cavalerie Égalité", {"0612", "0512", "0412", "0312"});
    EXPECT_EQ(refused_by(s, halt), "4.1.1") << "with 6 points it reaches the enemy";
    walk(s = far_from_keim("Cavalerie Égalité"), "Cavalerie Égalité",
         {"0612", "0512", "0412", "0313", "0213"});
    ASSERT_EQ(asks(s), Business::Move);
    EXPECT_EQ(refused_by(s, halt), "");
}

TEST(Rule_4_1_1, DisorganisedUnitsAndArtilleryAreFree) {
    for (const Level level : {Disorganised1, Disorganised2}) {
        State s = far_from_keim("Dampierre 1", level);
        EXPECT_EQ(refused_by(s, end_movement), "");
        play(s, {march("Dampierre 1")});
        EXPECT_EQ(refused_by(s, to("0812")), "");
        EXPECT_EQ(refused_by(s, halt), "");
    }
    State s = far_from_keim("Artillerie Égalité 1");
    EXPECT_EQ(refused_by(s, end_movement), "");
    play(s, {march("Artillerie Égalité 1")});
    EXPECT_EQ(refused_by(s, to("0812")), "");
    EXPECT_EQ(refused_by(s, halt), "");
}

// Four hexes from Keim: contact is within reach.
State within_reach(std::string_view who = "Dampierre 1") {
    State s = Position{}
                  .put(who, "0512", N)
                  .put("Égalité", "0512")
                  .put("Keim", "0113", N)
                  .movement("Egalite");
    fill_reserve(s, "Egalite");
    return s;
}

TEST(Rule_4_1_1, UnitsInGoodOrderMustEndNextToAnEnemyTheyCanReach) {
    State s = within_reach();
    walk(s, "Dampierre 1", {"0412", "0313"});
    EXPECT_EQ(refused_by(s, halt), "4.1.1") << "2 hexes away";
    EXPECT_EQ(refused_by(s, to("0413")), "4.1.1") << "contact would be out of reach";
    EXPECT_EQ(refused_by(s, to("0213")), "");
    EXPECT_EQ(refused_by(s, to("0212")), "") << "in his zone, for the last 2 points";
    walk(s = within_reach(), "Dampierre 1", {"0412", "0313", "0213"});
    EXPECT_EQ(refused_by(s, halt), "") << "contact is enough, though a point is left";
}

TEST(Rule_4_1_1, AContactHexWithoutRoomIsNoGoal) {  // N-15
    // Others fill every contact hex but 0112, which costs 5 points.
    State s = Position{}
                  .put("Dampierre 1", "0512", N)
                  .put("Égalité", "0512")
                  .put("Keim", "0113", N)
                  .put("Ruault 1", "0212", N)
                  .put("Ruault 2", "0213", N)
                  .put("Champmorin 1", "0114", N)
                  .movement("Egalite");
    fill_reserve(s, "Egalite");
    walk(s, "Dampierre 1", {"0412"});
    EXPECT_EQ(refused_by(s, halt), "4.1.1") << "3 hexes away";
    play(s, {to("0313")});
    EXPECT_EQ(refused_by(s, halt), "") << "2 hexes away is as near as it can stand";
}

TEST(Rule_4_1_1, AUnitInContactMayStayOrGoToAnotherContactHex) {
    State s = Position{}
                  .put("Dampierre 1", "0213", N)
                  .put("Égalité", "0213")
                  .put("Keim", "0113", N)
                  .movement("Egalite");
    fill_reserve(s, "Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "") << "it need not move";
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, halt), "");
    play(s, {to("0214")});
    EXPECT_EQ(refused_by(s, halt), "4.1.1") << "out of contact";
    play(s, {to("0114")});
    no_reaction(s);
    play(s, {halt, face(N)});
    EXPECT_EQ(where(s, "Dampierre 1"), "0114");
}

TEST(Rule_4_1_1, AUnitInContactMayLeaveIfTheReserveHasRoom) {
    State s = Position{}
                  .put("Dampierre 1", "0213", N)
                  .put("Égalité", "0213")
                  .put("Keim", "0113", N)
                  .movement("Egalite");
    forget();
    move(s, "Dampierre 1", {"0214"}, N);
    EXPECT_EQ(where(s, "Dampierre 1"), "0214");
    EXPECT_TRUE(told(Fact::Reserve, unit("Dampierre 1")));
    EXPECT_EQ(s.formations[formation("Egalite")].reserves, 1);
}

TEST(Rule_4_1_1, DisorganisedUnitsAndArtilleryEnterAndLeaveContactFreely) {
    const auto in_contact = [](std::string_view who, Level level) {
        State s = Position{}
                      .put(who, "0213", N, level)
                      .put("Égalité", "0213")
                      .put("Keim", "0113", N)
                      .movement("Egalite");
        fill_reserve(s, "Egalite");
        walk(s, who, {"0214"});
        const std::string left = refused_by(s, halt);
        EXPECT_EQ(refused_by(s, to("0114")), "") << "back into contact";
        return left;
    };
    EXPECT_EQ(in_contact("Dampierre 1", Disorganised1), "");
    EXPECT_EQ(in_contact("Dampierre 1", Disorganised2), "");
    EXPECT_EQ(in_contact("Artillerie Égalité 1", Good), "");
}

// Three brigades of Égalité, whose marker allows two in reserve, in command and far from the enemy.
Position three_brigades() {
    Position p;
    p.put("Dampierre 1", "0712", N).put("Dampierre 2", "0713", N).put("Dietmann 1", "0711", N);
    p.put("Égalité", "0712").put("Keim", "0113", N);
    return p;
}

TEST(Rule_4_1_1, TheMarkerLimitsTheReserve) {
    State s = three_brigades().movement("Egalite");
    play(s, {march("Dampierre 1"), halt});
    EXPECT_TRUE(has_fact(Fact::Reserve, unit("Dampierre 1")));
    play(s, {face(N), march("Dampierre 2"), halt});
    EXPECT_TRUE(has_fact(Fact::Reserve, unit("Dampierre 2")));
    play(s, {face(N), march("Dietmann 1")});
    EXPECT_EQ(refused_by(s, halt), "4.1.1") << "a third one";
}

TEST(Rule_4_1_1, UnitsThatStandStillCountAsReserve) {  // N-76
    State s = three_brigades().movement("Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "4.1.1") << "three idle, two allowed";
    move(s, "Dampierre 1", {"0612", "0512", "0412", "0312"}, N);
    EXPECT_EQ(refused_by(s, end_movement), "");
}

TEST(Rule_4_1_1, MovedAndIdleReservesAreCountedTogether) {
    State s = three_brigades().movement("Egalite");
    play(s, {march("Dampierre 1"), to("0812"), halt, face(N)});  // in reserve
    EXPECT_EQ(refused_by(s, end_movement), "4.1.1") << "one moved, two idle";
    move(s, "Dietmann 1", {"0611", "0511", "0411", "0312"}, N);
    EXPECT_EQ(refused_by(s, end_movement), "") << "one moved, one idle";
}

TEST(Rule_4_1_1, IdleGunsDisorganisedAndNonCommandedUnitsTakeNoPlaceInTheReserve) {
    State s = three_brigades()
                  .put("Dietmann 1", "0711", N, Disorganised1)
                  .put("Artillerie Égalité 1", "0712", N)
                  .put("Dietmann 2", "1413", N)  // out of command
                  .movement("Egalite");
    ASSERT_TRUE(s.no_command.has(unit("Dietmann 2")));
    EXPECT_EQ(refused_by(s, end_movement), "") << "two idle brigades count";
}

TEST(Rule_4_1_1, EveryFormationHasItsOwnNumber) {
    const auto reserve = [](std::string_view key) { return board().card(formation(key)).reserve; };
    EXPECT_EQ(reserve("Valence"), 3);
    EXPECT_EQ(reserve("Egalite"), 2);
    EXPECT_EQ(reserve("Charles"), 1);
    Position p;
    p.order("Charles", Order::Offensive).put("Charles", "0712").put("Ruault 1", "0113", N);
    p.put("Schwarzenberg", "0712", S);
    EXPECT_EQ(refused_by(Position{p}.movement("Charles"), end_movement), "");
    p.put("Grüber", "0713", S);
    EXPECT_EQ(refused_by(Position{p}.movement("Charles"), end_movement), "4.1.1") << "two idle";
}

TEST(Rule_4_1_1, TheReserveIsCountedAnewInEveryActivation) {
    Position p = three_brigades();
    p.s.formations[formation("Egalite")].reserves = 2;
    State s = p.activations(Side::French);
    play(s, {Action::activate(formation("Egalite"))});
    EXPECT_EQ(s.formations[formation("Egalite")].reserves, 0);
}

TEST(Rule_4_1_1, AnEnemyAcrossARiverDoesNotFulfilTheDuty) {  // N-71
    // The Gette parts 0507 from Keim in 0506; Brentano in 0510 can be reached.
    State s = Position{}
                  .put("Dampierre 1", "0507", N)
                  .put("Égalité", "0507")
                  .put("Keim", "0506", N)
                  .put("Brentano", "0510", S)
                  .movement("Egalite");
    fill_reserve(s, "Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "4.1.1");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, halt), "4.1.1");
    EXPECT_EQ(refused_by(s, to("0508")), "");
}

TEST(Rule_4_1_1, AUnitThatCannotComeNearerIsNotInReserve) {  // N-76: wading is not asked for
    State s = Position{}
                  .put("Dampierre 1", "0507", N)
                  .put("Égalité", "0507")
                  .put("Keim", "0505", N)
                  .movement("Egalite");
    fill_reserve(s, "Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "");
}

TEST(Rule_4_1_1, TheOrderCostsAndGivesNoPoints) {
    EXPECT_EQ(points("Egalite", Order::Offensive, "Dampierre 1"), 4);
    EXPECT_EQ(points("Egalite", Order::Offensive, "Cavalerie Égalité"), 6);
    EXPECT_EQ(points("Colloredo", Order::Offensive, "Artillerie Colloredo 1"), 3);
}

// ------------------------------------------------------------------ 4.1.2 manoeuvre

Position manoeuvring(std::string_view from, std::string_view who = "Dampierre 1") {
    Position p;
    p.order("Egalite", Order::Manoeuvre).put(who, from, N).put("Égalité", from);
    return p.put("Keim", "0113", N);
}

TEST(Rule_4_1_2, EveryArmHasOnePointMore) {
    EXPECT_EQ(points("Egalite", Order::Manoeuvre, "Dampierre 1"), 5);
    EXPECT_EQ(points("Egalite", Order::Manoeuvre, "Cavalerie Égalité"), 7);
    EXPECT_EQ(points("Egalite", Order::Manoeuvre, "Artillerie Égalité 1"), 5);
    EXPECT_EQ(points("Colloredo", Order::Manoeuvre, "Artillerie Colloredo 1"), 4);
}

TEST(Rule_4_1_2, TheFifthPointCanBeWalkedButNotASixth) {
    State s = manoeuvring("0115").put("Keim", "0101", N).movement("Egalite");
    walk(s, "Dampierre 1", {"0114", "0113", "0112", "0111"});
    EXPECT_EQ(refused_by(s, to("0110")), "");
    walk(s = manoeuvring("0115").put("Keim", "0101", N).movement("Egalite"), "Dampierre 1",
         {"0114", "0115", "0114", "0115", "0114"});
    EXPECT_EQ(refused_by(s, to("0115")), "5.2");
}

TEST(Rule_4_1_2, UnitsMayNotComeNextToAnEnemy) {
    for (const char* who : {"Dampierre 1", "Cavalerie Égalité", "Artillerie Égalité 1"}) {
        State s = manoeuvring("0313", who).movement("Egalite");
        play(s, {march(who)});
        EXPECT_EQ(refused_by(s, to("0213")), "4.1.2") << who;
        EXPECT_EQ(refused_by(s, to("0212")), "4.1.2") << who;
        EXPECT_EQ(refused_by(s, to("0314")), "") << who;
    }
}

TEST(Rule_4_1_2, DisorganisedUnitsMayNotEither) {
    State s = manoeuvring("0313").put("Dampierre 1", "0313", N, Disorganised2).movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0213")), "4.1.2");
}

TEST(Rule_4_1_2, UnitsNextToAnEnemyMayRemainAndMayLeave) {
    State s = manoeuvring("0213").movement("Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, halt), "");
    EXPECT_EQ(refused_by(s, to("0212")), "4.1.2") << "from one contact hex to another";
    EXPECT_EQ(refused_by(s, to("0214")), "");
    play(s, {to("0214")});
    EXPECT_EQ(refused_by(s, to("0213")), "4.1.2") << "nor back";
}

TEST(Rule_4_1_2, TheBanHoldsAcrossARiver) {  // N-71
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0508", N)
                  .put("Égalité", "0508")
                  .put("Keim", "0506", S)
                  .movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0507")), "4.1.2");
}

TEST(Rule_4_1_2, ARoutedEnemyIsAnEnemyAndALoneCommanderIsNot) {
    State s = manoeuvring("0313").put("Keim", "0113", N, Routed).movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0213")), "4.1.2");
    s = manoeuvring("0313").put("Keim", "0101", N).put("Colloredo", "0113").movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0213")), "");
}

TEST(Rule_4_1_2, ThereIsNoDutyToAdvance) {
    State s = manoeuvring("0712").movement("Egalite");
    fill_reserve(s, "Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "");
    play(s, {march("Dampierre 1"), to("0812")});
    EXPECT_EQ(refused_by(s, halt), "");
}

// ------------------------------------------------------------------ 4.1.3 defensive

TEST(Rule_4_1_3, ThePointsAreHalvedRoundedUp) {
    EXPECT_EQ(points("Egalite", Order::Defensive, "Dampierre 1"), 2) << "4";
    EXPECT_EQ(points("Egalite", Order::Defensive, "Cavalerie Égalité"), 3) << "6";
    EXPECT_EQ(points("Colloredo", Order::Defensive, "Artillerie Colloredo 1"), 2) << "3";
}

TEST(Rule_4_1_3, TwoHexesCanBeWalkedButNotAThird) {
    State s = Position{}
                  .order("Egalite", Order::Defensive)
                  .put("Dampierre 1", "0315", N)
                  .put("Égalité", "0315")
                  .movement("Egalite");
    walk(s, "Dampierre 1", {"0314", "0313"});
    EXPECT_FALSE(legal(s, to("0312")));
}

// Dampierre 1 before the contact hex 0213 of Keim in 0113, who looks N (over 0112 and 0212).
Position defending(Direction keim = N) {
    Position p;
    p.order("Egalite", Order::Defensive).put("Dampierre 1", "0314", N).put("Égalité", "0314");
    return p.put("Keim", "0113", keim);
}
std::string entering_contact(Position p) {
    State s = p.movement("Egalite");
    apply(s, march("Dampierre 1"));
    return refused_by(s, to("0213"));
}

TEST(Rule_4_1_3, UnitsMayNotComeNextToAnEnemy) {
    EXPECT_EQ(entering_contact(defending()), "4.1.3");
}

TEST(Rule_4_1_3, ExceptWhereAUnitOfTheFormationIsAlready) {
    EXPECT_EQ(entering_contact(defending().put("Artillerie Égalité 1", "0213", N)), "");
    EXPECT_EQ(entering_contact(defending().put("Artillerie Valence 1", "0213", N)), "4.1.3")
        << "another formation's unit, in no zone";
}

TEST(Rule_4_1_3, ExceptNextToAFriendInAnEnemyZone) {  // N-16
    EXPECT_EQ(entering_contact(defending().put("Neuilly 1", "0212", N)), "") << "any formation";
    EXPECT_EQ(entering_contact(defending().put("Dampierre 2", "0212", N)), "") << "the own too";
    EXPECT_EQ(entering_contact(defending().put("Neuilly 1", "0114", N)), "4.1.3")
        << "next to the enemy, but in no zone";
    EXPECT_EQ(entering_contact(defending().put("Neuilly 1", "0112", N)), "4.1.3")
        << "in a zone, but not next to the hex";
}

TEST(Rule_4_1_3, UnitsNextToAnEnemyMayStay) {
    State s = defending().put("Dampierre 1", "0213", N).movement("Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, halt), "");
    EXPECT_EQ(refused_by(s, to("0214")), "") << "or leave";
}

// ------------------------------------------------------------------ 4.1.4 demoralised

Position demoralised(std::string_view from, Direction keim = S) {
    Position p;
    p.order("Egalite", Order::Demoralised).put("Dampierre 1", from, N).put("Égalité", from);
    return p.put("Keim", "0313", keim);
}

TEST(Rule_4_1_4, UnitsMayNotComeNextToAnEnemy) {
    State s = demoralised("0315").movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0314")), "4.1.4");
    EXPECT_EQ(refused_by(s, to("0415")), "");
    s = demoralised("0315", N).movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0314")), "4.1.4") << "outside his zone as well";
}

TEST(Rule_4_1_4, UnitsThatBeginInAZoneMustLeaveIt) {
    State s = demoralised("0314").movement("Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "4.1.4");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, halt), "4.1.4");
    play(s, {to("0315"), halt, face(N)});
    EXPECT_EQ(refused_by(s, end_movement), "");
}

TEST(Rule_4_1_4, EveryArmAndLevelMustLeave) {
    for (const char* who : {"Cavalerie Égalité", "Artillerie Égalité 1", "Dampierre 2"}) {
        State s = demoralised("0315").put(who, "0314", N, Disorganised1).movement("Egalite");
        EXPECT_EQ(refused_by(s, end_movement), "4.1.4") << who;
    }
}

TEST(Rule_4_1_4, UnitsInNoZoneMayStay) {
    State s = demoralised("0314", N).movement("Egalite");  // next to him, behind his back
    EXPECT_EQ(refused_by(s, end_movement), "");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, halt), "");
}

TEST(Rule_4_1_4, ASurroundedUnitMayStayOrBreakOut) {
    State s = Position{}
                  .order("Egalite", Order::Demoralised)
                  .put("Dampierre 1", "0313", N)
                  .put("Égalité", "0313")
                  .put("Keim", "0312", S)
                  .put("Brentano", "0314", N)
                  .movement("Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, halt), "");
    EXPECT_EQ(refused_by(s, to("0413")), "");
}

TEST(Rule_4_1_4, AUnitWithNoLegalWayOutMayStay) {  // N-17
    // Keim covers 0314; every free hex around it is next to a routed Austrian, who has no zone.
    State s = demoralised("0314")
                  .put("Brentano", "0315", N, Routed)
                  .put("Davidovich", "0113", N, Routed)
                  .put("Wenckheim", "0514", N, Routed)
                  .movement("Egalite");
    ASSERT_FALSE(surrounded(board(), s, unit("Dampierre 1")));
    play(s, {march("Dampierre 1")});
    for (const char* hex : {"0413", "0414", "0213", "0214"}) EXPECT_FALSE(legal(s, to(hex))) << hex;
    EXPECT_EQ(refused_by(s, halt), "");
}

TEST(Rule_4_1_4, MoraleIsOneLower) {
    const auto morale_in = [](Order order, bool marked, Level level) {
        Position p;
        p.order("Egalite", order).put("Dampierre 1", "0313", N, level);
        if (marked) p.non_commanded("Dampierre 1");
        return morale(board(), p.s, unit("Dampierre 1"));
    };
    EXPECT_EQ(morale_in(Order::Offensive, false, Good), 7);
    EXPECT_EQ(morale_in(Order::Demoralised, false, Good), 6);
    EXPECT_EQ(morale_in(Order::Demoralised, false, Disorganised1), 5);
    EXPECT_EQ(morale_in(Order::Demoralised, true, Good), 5) << "both penalties (N-68)";
}

TEST(Rule_4_1_4, PointsAreNotTouched) {
    EXPECT_EQ(points("Egalite", Order::Demoralised, "Dampierre 1"), 4);
    EXPECT_EQ(points("Egalite", Order::Demoralised, "Cavalerie Égalité"), 6);
}

}  // namespace
}  // namespace levee::neerwinden::testing
