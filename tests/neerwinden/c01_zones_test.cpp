// 1.6: zones of control. Around 0313 lie N 0312, NE 0412, SE 0413, S 0314, SW 0213 and NW 0212, all
// clear and of one level.
#include <gtest/gtest.h>

#include "games/neerwinden/rules/internal.h"
#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;

bool covered(const State& s, std::string_view hex, Side side) {
    return in_zoc_of(s, at(hex), side);
}

// ------------------------------------------------------------------ which hexes

TEST(Rule_1_6, TheThreeFrontHexesAreControlled) {
    constexpr std::array<const char*, 6> kAround{"0312", "0412", "0413", "0314", "0213", "0212"};
    for (int d = 0; d < 6; ++d) {
        const State s = Position{}.put("Keim", "0313", static_cast<Direction>(d)).s;
        for (int i = 0; i < 6; ++i) {
            const int off = (i - d + 6) % 6;
            EXPECT_EQ(covered(s, kAround[static_cast<std::size_t>(i)], Side::Austrian),
                      off == 0 || off == 1 || off == 5)
                << "facing " << d << ", hex " << kAround[static_cast<std::size_t>(i)];
        }
        EXPECT_FALSE(covered(s, "0313", Side::Austrian)) << "not its own hex";
    }
}

TEST(Rule_1_6, FromAVillageAllSixHexesAreControlled) {  // terrain table
    const State s = Position{}.put("Keim", "1709", S).s;
    for (const char* hex : {"1708", "1710", "1608", "1609", "1808", "1809"})
        EXPECT_TRUE(covered(s, hex, Side::Austrian)) << hex;
}

TEST(Rule_1_6, EveryArmControls) {
    EXPECT_TRUE(covered(Position{}.put("Artillerie Charles", "0313", S).s, "0314", Side::Austrian));
    EXPECT_TRUE(covered(Position{}.put("Esterházy", "0313", S).s, "0314", Side::Austrian));
}

TEST(Rule_1_6, NoZoneAcrossARiverButAcrossABridgeAndAStream) {  // N-08
    // 0806 lies behind the Gette: 0805 beyond the bridge, 0706 and 0906 beyond plain river.
    State s = Position{}.put("Ruault 1", "0806", N).s;
    EXPECT_TRUE(covered(s, "0805", Side::French)) << "bridge";
    EXPECT_FALSE(covered(s, "0706", Side::French)) << "river";
    EXPECT_FALSE(covered(s, "0906", Side::French)) << "river";
    s = Position{}.put("Keim", "0503", S).s;  // the brook runs between 0503 and 0504
    EXPECT_TRUE(covered(s, "0504", Side::Austrian)) << "stream";
}

TEST(Rule_1_6, AVillageDoesNotReachAcrossARiverEither) {
    const State s = Position{}.put("Ruault 1", "1206", N).s;  // Neerhespen
    EXPECT_TRUE(covered(s, "1205", Side::French)) << "bridge";
    EXPECT_FALSE(covered(s, "1106", Side::French));
    EXPECT_FALSE(covered(s, "1306", Side::French));
    EXPECT_FALSE(covered(s, "1307", Side::French));
    EXPECT_TRUE(covered(s, "1207", Side::French));
}

TEST(Rule_1_6, RoutedUnitsAndCommandersControlNothing) {  // N-07, N-10
    EXPECT_FALSE(covered(Position{}.put("Keim", "0313", S, Routed).s, "0314", Side::Austrian));
    EXPECT_TRUE(
        covered(Position{}.put("Keim", "0313", S, Disorganised2).s, "0314", Side::Austrian));
    EXPECT_FALSE(covered(Position{}.put("Coburg", "0313").s, "0314", Side::Austrian));
}

TEST(Rule_1_6, AUnitOnTheMoveControlsNothingUntilItsFacingIsSet) {  // N-79
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0314", N)
                  .put("Égalité", "0314")
                  .movement("Egalite");
    EXPECT_TRUE(covered(s, "0313", Side::French));
    walk(s, "Dampierre 1", {"0315"});
    EXPECT_FALSE(covered(s, "0314", Side::French));
    EXPECT_FALSE(covered(s, "0313", Side::French));
    play(s, {halt, face(N)});
    EXPECT_TRUE(covered(s, "0314", Side::French));
}

// ------------------------------------------------------------------ entering

// Disorganised foot of an offensive formation moves freely (4.1.1) with 4 points. Keim in 0313
// looks south.
Position approaching(std::string_view from, bool friend_in_zone = false) {
    Position p;
    p.put("Dampierre 1", from, N, Disorganised1).put("Égalité", from).put("Keim", "0313", S);
    if (friend_in_zone) p.put("Artillerie Égalité 1", "0314", N);
    return p;
}

TEST(Rule_1_6, EnteringAZoneCostsOnePointMore) {
    State s = approaching("0615").movement("Egalite");
    walk(s, "Dampierre 1", {"0515", "0414"});
    apply(s, to("0314"));
    EXPECT_EQ(last_events()[0].fact, Fact::Moved);
    EXPECT_EQ(last_events()[0].a, 2);

    s = approaching("0715").movement("Egalite");  // one hex farther: 3 + 2 points
    walk(s, "Dampierre 1", {"0615", "0515", "0414"});
    EXPECT_EQ(refused_by(s, to("0314")), "5.2");
    EXPECT_EQ(refused_by(s, to("0514")), "") << "a fourth hex outside the zone is paid for";
}

TEST(Rule_1_6, AFriendInTheZoneDoesNotMakeItCheaper) {
    State s = approaching("0615", true).movement("Egalite");
    walk(s, "Dampierre 1", {"0515", "0414"});
    apply(s, to("0314"));
    EXPECT_EQ(last_events()[0].a, 2);
    s = approaching("0715", true).movement("Egalite");
    walk(s, "Dampierre 1", {"0615", "0515", "0414"});
    EXPECT_EQ(refused_by(s, to("0314")), "5.2");
}

TEST(Rule_1_6, TwoZonesOverOneHexCostNoMoreThanOne) {  // N-09
    State s = approaching("0615").put("Brentano", "0412", S).movement("Egalite");
    walk(s, "Dampierre 1", {"0515", "0414"});
    ASSERT_EQ(s.derived.zoc[index(Side::Austrian)][at("0413").raw], 2);
    apply(s, to("0413"));
    EXPECT_EQ(last_events()[0].a, 2);
}

TEST(Rule_1_6, AUnitMustStopInAZone) {
    State s = approaching("0415").movement("Egalite");
    walk(s, "Dampierre 1", {"0414", "0314"});  // 3 of 4 points
    EXPECT_EQ(asks(s), Business::Facing) << "the move is over";
    EXPECT_FALSE(legal(s, to("0315")));
    EXPECT_FALSE(legal(s, to("0414")));
}

TEST(Rule_1_6, AUnitMustStopInAZoneEvenWithAFriendThere) {
    State s = approaching("0415", true).movement("Egalite");
    walk(s, "Dampierre 1", {"0414", "0314"});
    EXPECT_NE(asks(s), Business::Move);
    EXPECT_FALSE(legal(s, to("0315")));
}

TEST(Rule_1_6, NextToAnEnemyButOutsideHisZoneAUnitGoesOn) {
    State s = Position{}
                  .put("Dampierre 1", "0411", N, Disorganised1)
                  .put("Égalité", "0411")
                  .put("Keim", "0313", S)
                  .movement("Egalite");
    walk(s, "Dampierre 1", {"0412"});  // on his flank
    EXPECT_EQ(asks(s), Business::Move);
    apply(s, to("0312"));
    EXPECT_EQ(last_events()[0].a, 1);
}

TEST(Rule_1_6, CommandersMustStopInAZone) {
    State s = Position{}
                  .put("Dampierre 1", "0415", N)
                  .put("Égalité", "0415")
                  .put("Keim", "0313", S)
                  .movement("Egalite");
    play(s, {ride("Égalité"), to("0414"), to("0314")});
    EXPECT_FALSE(legal(s, to("0315")));
    EXPECT_FALSE(legal(s, to("0414")));
}

TEST(Rule_1_6, CommandersPayForAZoneToo) {
    State s = Position{}
                  .put("Dampierre 1", "0315", N)
                  .put("Égalité", "0315")
                  .put("Keim", "0313", S)
                  .movement("Egalite");
    play(s, {ride("Égalité"), to("0314")});
    ASSERT_TRUE(has_fact(Fact::Rode, commander("Égalité")));
    EXPECT_EQ(last_events()[0].a, 2);
}

TEST(Rule_1_6, CommandersMayNotGoFromZoneToZone) {
    State s = Position{}
                  .put("Dampierre 1", "0314", N)
                  .put("Égalité", "0314")
                  .put("Keim", "0313", S)
                  .movement("Egalite");
    play(s, {ride("Égalité")});
    EXPECT_EQ(refused_by(s, to("0413")), "1.6");
    EXPECT_EQ(refused_by(s, to("0213")), "1.6");
    EXPECT_EQ(refused_by(s, to("0315")), "");
}

// ------------------------------------------------------------------ from zone to zone

TEST(Rule_1_6, AUnitMayNotStepFromZoneToZone) {
    State s = approaching("0314").movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0413")), "1.6");
    EXPECT_EQ(refused_by(s, to("0213")), "1.6");
    EXPECT_EQ(refused_by(s, to("0414")), "") << "leaving is free";
    EXPECT_EQ(refused_by(s, to("0315")), "");
}

TEST(Rule_1_6, AnotherEnemysZoneCountsLikeTheSame) {
    State s = Position{}
                  .put("Dampierre 1", "0314", N, Disorganised1)
                  .put("Égalité", "0314")
                  .put("Keim", "0313", SW)      // over 0314, 0213, 0212
                  .put("Brentano", "0513", SW)  // wood; over 0514, 0413, 0412
                  .movement("Egalite");
    play(s, {march("Dampierre 1")});
    ASSERT_FALSE(exerts_on(board(), s, unit("Keim"), at("0413")));
    EXPECT_EQ(refused_by(s, to("0413")), "1.6");
}

TEST(Rule_1_6, AUnitMayLeaveAZoneAndEndInAnother) {
    State s = approaching("0314").movement("Egalite");
    walk(s, "Dampierre 1", {"0414"});
    apply(s, to("0413"));
    EXPECT_EQ(last_events()[0].a, 2);
    no_reaction(s);
    EXPECT_EQ(asks(s), Business::Facing);
    EXPECT_EQ(where(s, "Dampierre 1"), "0413");
    EXPECT_EQ(level(s, "Dampierre 1"), Disorganised1) << "no price in levels";
}

TEST(Rule_1_6, LeavingAZoneCostsNothingExtra) {
    State s = approaching("0314").movement("Egalite");
    play(s, {march("Dampierre 1"), to("0315")});
    EXPECT_EQ(last_events()[0].a, 1);
}

// ------------------------------------------------------------------ surrounded

// Around Dampierre 1 in 0313: Keim in 0312 looks S (over 0313, 0412, 0212), Brentano in 0314 looks
// N (over 0313, 0413, 0213).
Position encircled(Level level = Good) {
    Position p;
    p.put("Dampierre 1", "0313", N, level).put("Égalité", "0313");
    p.put("Keim", "0312", S).put("Brentano", "0314", N);
    return p;
}

TEST(Rule_1_6, ASurroundedUnitMayBreakOutIntoAZone) {
    State s = encircled().movement("Egalite");
    for (const char* hex : {"0412", "0413", "0212", "0213"})
        ASSERT_TRUE(covered(s, hex, Side::Austrian)) << hex;
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0413")), "");
    play(s, {to("0413")});
    EXPECT_TRUE(has_fact(Fact::BrokeOut, unit("Dampierre 1")));
    no_reaction(s);
    EXPECT_EQ(where(s, "Dampierre 1"), "0413");
    EXPECT_EQ(level(s, "Dampierre 1"), Disorganised1) << "one more level";
    EXPECT_NE(asks(s), Business::Move) << "all its points are used up";
}

TEST(Rule_1_6, BreakingOutAddsALevelToWhateverTheUnitHas) {
    State s = encircled(Disorganised1).movement("Egalite");
    walk(s, "Dampierre 1", {"0413"});
    EXPECT_EQ(level(s, "Dampierre 1"), Disorganised2);
}

TEST(Rule_1_6, ABreakOutDoesNotGoThroughEnemies) {
    State s = encircled().movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0312")), "5.2");
    EXPECT_EQ(refused_by(s, to("0314")), "5.2");
}

TEST(Rule_1_6, NonCommandedUnitsMayBreakOutToo) {  // 3.2
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0313", N)
                  .put("Keim", "0312", S)
                  .put("Brentano", "0314", N)
                  .movement("Egalite");
    ASSERT_TRUE(s.no_command.has(unit("Dampierre 1")));
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0413")), "");
}

TEST(Rule_1_6, EveryOrderLetsASurroundedUnitBreakOut) {  // 4.1.4 names it
    for (const Order order : {Order::Manoeuvre, Order::Defensive, Order::Demoralised}) {
        State s = encircled().order("Egalite", order).movement("Egalite");
        play(s, {march("Dampierre 1")});
        EXPECT_EQ(refused_by(s, to("0413")), "") << static_cast<int>(order);
    }
}

TEST(Rule_1_6, OneFreeNeighbourAndTheUnitIsNotSurrounded) {
    State s = Position{}
                  .put("Dampierre 1", "0313", N, Disorganised1)
                  .put("Égalité", "0313")
                  .put("Keim", "0312", S)
                  .put("Brentano", "0314", NW)  // over 0313, 0213 and not 0413
                  .movement("Egalite");
    ASSERT_FALSE(covered(s, "0413", Side::Austrian));
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0412")), "1.6");
    EXPECT_EQ(refused_by(s, to("0413")), "");
}

// The break-out is an exception to "not from zone to zone": whoever stands in no zone enters one in
// the ordinary way, even if nothing but zones lies around him.
// Open: is_break_out() does not ask whether the unit stands in a zone (bug 3 of tests1).
TEST(Rule_1_6, AUnitInNoZoneEntersOneWithoutPayingALevel) {
    State s = Position{}
                  .put("Dampierre 1", "0313", N, Disorganised1)
                  .put("Égalité", "0313")
                  .put("Keim", "0411", SW)        // over 0312 and 0412
                  .put("Brentano", "0414", NW)    // over 0413 and 0314
                  .put("Davidovich", "0113", NE)  // over 0213 and 0212
                  .movement("Egalite");
    ASSERT_FALSE(covered(s, "0313", Side::Austrian));
    for (const char* hex : {"0312", "0412", "0413", "0314", "0213", "0212"})
        ASSERT_TRUE(covered(s, hex, Side::Austrian)) << hex;
    play(s, {march("Dampierre 1"), to("0312")});
    EXPECT_FALSE(has_fact(Fact::BrokeOut));
    EXPECT_EQ(level(s, "Dampierre 1"), Disorganised1);
}

TEST(Rule_1_6, TheEdgeOfTheMapClosesAHexside) {  // N-09
    State s = Position{}
                  .put("Dampierre 1", "0113", N, Disorganised1)
                  .put("Égalité", "0113")
                  .put("Keim", "0112", S)      // 0113, 0212
                  .put("Brentano", "0114", N)  // 0113, 0213
                  .movement("Egalite");
    play(s, {march("Dampierre 1")});
    EXPECT_EQ(refused_by(s, to("0213")), "");
}

TEST(Rule_1_6, ARiverClosesAHexsideForGunsOnly) {  // N-72
    // The Gette runs between 0507 and 0506; enemies close the other five sides of 0507.
    const auto position = [](std::string_view who) {
        return Position{}
            .put(who, "0507", N, Disorganised1)
            .put("Égalité", "0507")
            .put("Keim", "0607", NW)      // over 0508, 0507 and 0606
            .put("Brentano", "0407", NE)  // over 0406, 0507 and 0508
            .movement("Egalite");
    };
    State guns = position("Artillerie Égalité 1");
    ASSERT_FALSE(covered(guns, "0506", Side::Austrian));
    EXPECT_TRUE(surrounded(board(), guns, unit("Artillerie Égalité 1")));
    State foot = position("Dampierre 1");
    EXPECT_FALSE(surrounded(board(), foot, unit("Dampierre 1")));
}

// ------------------------------------------------------------------ friends, retreats

TEST(Rule_1_6, FriendsDoNotCancelAZone) {
    State s = approaching("0415", true).movement("Egalite");
    EXPECT_TRUE(covered(s, "0314", Side::Austrian));
    play(s, {march("Dampierre 1"), to("0414")});
    apply(s, to("0314"));
    EXPECT_EQ(last_events()[0].a, 2);
}

// Keim is driven out of 0313 by an assault of Dietmann 1 (10: R for the defender); every hex around
// him lies in a French zone.
State driven_back(Level level, int sum) {
    State s = Position{}
                  .order("Colloredo", Order::Offensive)
                  .put("Dietmann 1", "0314", N)
                  .put("Leveneur 1", "0411", SW)
                  .put("Lamarche 1", "0211", SE)
                  .put("Keim", "0313", S, level)
                  .combat("Egalite");
    play(s, {assault("0313"), head("Dietmann 1")});
    if (asks(s) == Business::Assault) apply(s, head("Keim"));
    roll_sum(s, sum);
    apply(s, Action::of(Verb::Retreat, unit("Keim"), at("0312")));
    if (asks(s) == Business::Facing) apply(s, face(S));
    return s;
}

TEST(Rule_1_6, ARetreatIntoAZoneCostsALevel) {
    const State s = driven_back(Good, 12);  // 1/1 -2, morale 8 against 8
    EXPECT_EQ(where(s, "Keim"), "0312");
    EXPECT_EQ(level(s, "Keim"), Disorganised1);
    EXPECT_EQ(losses(s, "Keim"), 0);
}

TEST(Rule_1_6, ARetreatOfARoutedUnitIntoAZoneCostsAStep) {
    const State s = driven_back(Routed, 11);  // 1/1 -2, morale 8 against 7
    EXPECT_EQ(where(s, "Keim"), "0312");
    EXPECT_EQ(level(s, "Keim"), Routed);
    EXPECT_EQ(losses(s, "Keim"), 1);
}

}  // namespace
}  // namespace levee::neerwinden::testing
