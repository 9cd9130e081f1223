// Chapter 3: the line of command, units without it, units in rout.
#include <gtest/gtest.h>

#include "games/neerwinden/rules/internal.h"
#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;

bool has_command(const State& s, std::string_view who) { return !s.no_command.has(unit(who)); }

// Dampierre 1 in the first hex, Égalité in the second; command is verified.
Position with_commander(std::string_view unit_at, std::string_view commander_at) {
    Position p;
    p.put("Dampierre 1", unit_at, N).put("Égalité", commander_at);
    return p;
}
bool commanded_from(std::string_view unit_at, std::string_view commander_at) {
    return has_command(with_commander(unit_at, commander_at).movement("Egalite"), "Dampierre 1");
}

// ------------------------------------------------------------------ 3.1

TEST(Rule_3_1, FourHexesAreInCommandFiveAreNot) {
    EXPECT_TRUE(commanded_from("0211", "0211"));
    EXPECT_TRUE(commanded_from("0211", "0212"));
    EXPECT_TRUE(commanded_from("0211", "0215")) << "4 down the column";
    EXPECT_FALSE(commanded_from("0210", "0215")) << "5";
    EXPECT_TRUE(commanded_from("0212", "0614")) << "4 across";
    EXPECT_FALSE(commanded_from("0212", "0714")) << "5";
}

TEST(Rule_3_1, OnlyTheCommanderOfTheFormationCommands) {
    State s = Position{}
                  .put("Dampierre 1", "0313", N)
                  .put("Valence", "0313")
                  .put("Dumouriez", "0313")
                  .put("Égalité", "0915")
                  .movement("Egalite");
    EXPECT_FALSE(has_command(s, "Dampierre 1"));
}

// 0113 to 0513 by the shortest way: 0213, 0313 (or 0312), 0412; enemies on both leave no way of
// four.
TEST(Rule_3_1, AnEnemyUnitCutsTheLine) {
    // Down column 02 from 0211 to 0215: any other way is longer than 4.
    ASSERT_TRUE(commanded_from("0211", "0215"));
    State s = with_commander("0211", "0215").put("Keim", "0213", N, Routed).movement("Egalite");
    EXPECT_FALSE(has_command(s, "Dampierre 1")) << "even a routed one, without a zone";
}

TEST(Rule_3_1, ALineMayGoRoundAnEnemy) {
    State s = with_commander("0211", "0214").put("Keim", "0213", N, Routed).movement("Egalite");
    EXPECT_TRUE(has_command(s, "Dampierre 1")) << "3 straight, 4 round by 0113 or 0313";
}

TEST(Rule_3_1, AnEnemyZoneCutsTheLine) {
    // Keim in 0312 looks SW: over 0313, 0212 and 0211.
    State s = with_commander("0210", "0214").put("Keim", "0312", SW).movement("Egalite");
    ASSERT_TRUE(in_zoc_of(s, at("0212"), Side::Austrian));
    EXPECT_FALSE(has_command(s, "Dampierre 1"));
    s = with_commander("0210", "0214").put("Keim", "0312", NE).movement("Egalite");
    EXPECT_TRUE(has_command(s, "Dampierre 1")) << "he looks the other way";
}

TEST(Rule_3_1, AFriendlyUnitCancelsTheZoneForTheLine) {
    // Keim covers 0211 and 0212 of the column; a friend has to stand in both.
    Position p = with_commander("0210", "0214").put("Keim", "0312", SW);
    p.put("Neuilly 1", "0212", N);
    EXPECT_FALSE(has_command(Position{p}.movement("Egalite"), "Dampierre 1")) << "0211 is open";
    p.put("Lamarche 1", "0211", N);
    EXPECT_TRUE(has_command(Position{p}.movement("Egalite"), "Dampierre 1"));
}

TEST(Rule_3_1, AFriendlyCommanderCancelsNothing) {
    State s = with_commander("0210", "0214")
                  .put("Keim", "0312", SW)
                  .put("Valence", "0212")
                  .put("Dumouriez", "0211")
                  .movement("Egalite");
    EXPECT_FALSE(has_command(s, "Dampierre 1"));
}

TEST(Rule_3_1, ZonesOverTheEndsOfTheLineDoNotCutIt) {  // N-81
    State s = with_commander("0312", "0314").put("Keim", "0311", S).movement("Egalite");
    ASSERT_TRUE(in_zoc_of(s, at("0312"), Side::Austrian));
    EXPECT_TRUE(has_command(s, "Dampierre 1")) << "over the unit";
    s = with_commander("0312", "0314").put("Keim", "0315", N).movement("Egalite");
    ASSERT_TRUE(in_zoc_of(s, at("0314"), Side::Austrian));
    EXPECT_TRUE(has_command(s, "Dampierre 1")) << "over the commander";
}

TEST(Rule_3_1, ARiverCutsTheLineUnlessThereIsABridge) {  // N-12
    EXPECT_FALSE(commanded_from("0506", "0508")) << "2 hexes off across the Gette";
    EXPECT_FALSE(commanded_from("0506", "0507")) << "next to each other";
    EXPECT_TRUE(commanded_from("0804", "0807")) << "over the bridge of Orsmael";
    EXPECT_TRUE(commanded_from("0504", "0503")) << "a stream is no obstacle";
}

TEST(Rule_3_1, WoodsVillagesAndSlopesAreNoObstacle) {
    EXPECT_TRUE(commanded_from("0303", "0306")) << "through the wood";
    EXPECT_TRUE(commanded_from("1706", "1708")) << "through Neerwinden, down and up";
}

TEST(Rule_3_1, CommandIsVerifiedAtTheBeginningOfTheActivationOnly) {
    State s = with_commander("0213", "0413").order("Egalite", Order::Manoeuvre).movement("Egalite");
    ASSERT_TRUE(has_command(s, "Dampierre 1"));
    play(s, {ride("Égalité"), to("0514"), to("0613"), to("0713"), to("0812"), halt});
    EXPECT_TRUE(has_command(s, "Dampierre 1")) << "6 hexes away by now";
    move(s, "Dampierre 1", {"0113"}, N);
    EXPECT_TRUE(has_command(s, "Dampierre 1"));
}

TEST(Rule_3_1, TheMarkerStaysUntilTheNextActivationOfTheSameFormation) {
    Position p;
    p.put("Dampierre 1", "0213", N).put("Égalité", "0814").order("Egalite", Order::Manoeuvre);
    p.put("Neuilly 1", "0215", N).put("Valence", "0215").order("Valence", Order::Manoeuvre);
    p.put("Keim", "2504", S).put("Colloredo", "2504").order("Colloredo", Order::Manoeuvre);
    p.put("Dumouriez", "0215").put("Coburg", "2504");
    State s = p.activations(Side::French);
    const auto stand = [&](std::string_view key) {
        apply(s, Action::activate(formation(key)));
        if (asks(s) == Business::Movement) apply(s, end_movement);
    };
    play(s, {Action::activate(formation("Egalite"))});
    ASSERT_FALSE(has_command(s, "Dampierre 1"));
    play(s, {ride("Égalité"), to("0714"), to("0613"), to("0514"), to("0413"), halt});
    EXPECT_FALSE(has_command(s, "Dampierre 1")) << "2 hexes away, yet marked";
    play(s, {end_movement});
    stand("Colloredo");
    stand("Valence");
    ASSERT_EQ(s.turn, 2);
    EXPECT_FALSE(has_command(s, "Dampierre 1")) << "into the next turn";
    roll(s, 6, 1);
    play(s, {Action::of(Verb::Announced), Action::of(Verb::Announced), Action::of(Verb::GoFirst)});
    stand("Valence");
    EXPECT_FALSE(has_command(s, "Dampierre 1")) << "another formation's activation";
    stand("Colloredo");
    play(s, {Action::activate(formation("Egalite"))});
    EXPECT_TRUE(has_command(s, "Dampierre 1")) << "verified anew";
}

TEST(Rule_3_1, WithoutItsCommanderOnTheMapNobodyIsCommanded) {
    Position p;
    p.put("Dampierre 1", "0313", N);
    p.s.commanders[commander("Égalité")].status = Status::Beyond;
    p.s.commanders[commander("Égalité")].at = at("0313");
    EXPECT_FALSE(has_command(p.movement("Egalite"), "Dampierre 1"));
}

TEST(Rule_3_1, AFriendOnTheWayDoesNotMakeTheLineLonger) {
    EXPECT_FALSE(
        has_command(with_commander("0210", "0215").put("Neuilly 1", "0212", N).movement("Egalite"),
                    "Dampierre 1"));
}

TEST(Rule_3_1, OtherFormationsAreNotVerified) {
    State s = with_commander("0313", "0313").put("Neuilly 1", "0915", N).movement("Egalite");
    EXPECT_TRUE(has_command(s, "Neuilly 1"));
}

// ------------------------------------------------------------------ 3.2

int points(Order order, bool in_command, std::string_view who = "Dampierre 1") {
    Position p;
    p.order("Egalite", order).put(who, "0313", N);
    if (in_command) p.put("Égalité", "0313");
    return movement_points(board(), p.movement("Egalite"), unit(who), false);
}

TEST(Rule_3_2, ANonCommandedUnitHasOnePointLessAndNoOrderEffect) {
    EXPECT_EQ(points(Order::Offensive, true), 4);
    EXPECT_EQ(points(Order::Offensive, false), 3);
    EXPECT_EQ(points(Order::Manoeuvre, true), 5);
    EXPECT_EQ(points(Order::Manoeuvre, false), 3) << "4 - 1, no +1";
    EXPECT_EQ(points(Order::Defensive, true), 2);
    EXPECT_EQ(points(Order::Defensive, false), 3) << "4 - 1, not halved";
    EXPECT_EQ(points(Order::Demoralised, false), 3);
    EXPECT_EQ(points(Order::Manoeuvre, false, "Cavalerie Égalité"), 5) << "6 - 1";
}

TEST(Rule_3_2, ThePointsAreThoseTheUnitReallyHas) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0315", N)
                  .movement("Egalite");
    walk(s, "Dampierre 1", {"0314", "0313", "0312"});
    EXPECT_EQ(refused_by(s, to("0311")), "5.2");
}

TEST(Rule_3_2, ANonCommandedUnitHasOneMoraleLess) {
    const auto morale_with = [](bool marked, Level level) {
        Position p;
        p.put("Dampierre 1", "0313", N, level);
        if (marked) p.non_commanded("Dampierre 1");
        return morale(board(), p.s, unit("Dampierre 1"));
    };
    EXPECT_EQ(morale_with(false, Good), 7);
    EXPECT_EQ(morale_with(true, Good), 6);
    EXPECT_EQ(morale_with(true, Disorganised1), 5);
    EXPECT_EQ(morale_with(true, Disorganised2), 5);
}

// Dampierre 1, without command, one hex from the contact hex 0312 (next to Keim, outside his zone).
State before_contact(Order order) {
    return Position{}
        .order("Egalite", order)
        .put("Dampierre 1", "0313", N)
        .put("Keim", "0311", N)
        .movement("Egalite");
}

TEST(Rule_3_2, ANonCommandedUnitMayNotComeNextToAnEnemy) {
    for (const Order order : {Order::Manoeuvre, Order::Demoralised}) {
        State s = before_contact(order);
        play(s, {march("Dampierre 1")});
        EXPECT_EQ(refused_by(s, to("0312")), "3.2");
        EXPECT_EQ(refused_by(s, to("0412")), "") << "not adjacent";
    }
}

TEST(Rule_3_2, WithAnOffensiveOrderItMayButNeedNot) {  // N-13
    State s = before_contact(Order::Offensive);
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0312")), "");
    EXPECT_EQ(refused_by(s, to("0314")), "") << "away from the enemy";
    EXPECT_EQ(refused_by(s, halt), "");
    play(s, {halt});
    EXPECT_FALSE(told(Fact::Reserve, unit("Dampierre 1"))) << "it needs no place in the reserve";
}

TEST(Rule_3_2, WithADefensiveOrderTheConditionsOf413Decide) {
    State s = before_contact(Order::Defensive);
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0312")), "4.1.3");
    s = Position{}
            .order("Egalite", Order::Defensive)
            .put("Dampierre 1", "0313", N)
            .put("Artillerie Égalité 1", "0312", N)
            .put("Keim", "0311", N)
            .movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0312")), "") << "a unit of the formation is there";
}

TEST(Rule_3_2, ItMayLeaveAnEncirclement) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0313", N)
                  .put("Keim", "0312", S)
                  .put("Brentano", "0314", N)
                  .movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0412")), "");
}

TEST(Rule_3_2, ItMayStayNextToAnEnemy) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0312", N)
                  .put("Keim", "0311", S)
                  .movement("Egalite");
    EXPECT_EQ(refused_by(s, end_movement), "");
}

// ------------------------------------------------------------------ 3.3

TEST(Rule_3_3, ARoutedUnitGetsNoMarker) {
    State s = Position{}
                  .put("Dampierre 1", "0313", N, Routed)
                  .put("Dampierre 2", "0213", N)
                  .put("Égalité", "0915")
                  .movement("Egalite");
    EXPECT_TRUE(has_command(s, "Dampierre 1"));
    EXPECT_FALSE(has_command(s, "Dampierre 2")) << "the same distance, not routed";
}

TEST(Rule_3_3, AUnitThatRoutsLosesItsMarker) {
    State s =
        Position{}.put("Dampierre 1", "0313", N, Disorganised2).non_commanded("Dampierre 1").s;
    Play p{board(), s, nullptr};
    disorganise(p, unit("Dampierre 1"), "6.3");
    ASSERT_EQ(level(s, "Dampierre 1"), Routed);
    EXPECT_TRUE(has_command(s, "Dampierre 1")) << "it cannot have a marker";
}

TEST(Rule_3_3, TheOrderOfItsFormationDoesNotTouchARoutedUnit) {  // N-68
    const auto morale_in = [](Order order, Level level) {
        return morale(board(),
                      Position{}.order("Egalite", order).put("Dampierre 1", "0313", N, level).s,
                      unit("Dampierre 1"));
    };
    EXPECT_EQ(morale_in(Order::Demoralised, Routed), 6) << "the back, no less";
    EXPECT_EQ(morale_in(Order::Offensive, Routed), 6);
    EXPECT_EQ(morale_in(Order::Demoralised, Disorganised2), 5);
}

TEST(Rule_3_3, ARoutedUnitHasNoOffensiveDuty) {
    State s = Position{}
                  .put("Dampierre 1", "0313", N, Routed)
                  .put("Égalité", "0313")
                  .put("Keim", "0311", S)
                  .movement("Egalite");
    EXPECT_FALSE(has_offensive_duty(board(), s, unit("Dampierre 1")));
}

}  // namespace
}  // namespace levee::neerwinden::testing
