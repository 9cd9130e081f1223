#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

// The French (Égalité, offensive) move on the plateau: clear, level 2. Charles has the manoeuvre
// order, so that nothing but the rule at hand changes a die.
Position field() {
    forget();
    Position p;
    p.order("Egalite", Order::Offensive).order("Charles", Order::Manoeuvre).put("Égalité", "0415");
    return p;
}

// Dampierre 1 comes from 0314 to 0313, in front of 0312.
State approach(Position p) {
    State s = p.put("Dampierre 1", "0314", N).movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0313"});
    return s;
}

bool reaction_open(const State& s) {
    return asks(s) == Business::Reaction && decides(s, Side::Austrian);
}

// ------------------------------------------------------------------ when

TEST(Rule_5_3, EnteringAHexNextToAFreeEnemyOpensAReaction) {
    const State s = approach(field().put("Grüber", "0312", S));
    EXPECT_TRUE(reaction_open(s));
    EXPECT_EQ(refused(s, "to 0314"), "5.3");
    EXPECT_EQ(refused(s, "halt"), "5.3");
}

TEST(Rule_5_3, AlsoBehindAndBesideHim) {
    EXPECT_TRUE(reaction_open(approach(field().put("Grüber", "0312", N))));
    EXPECT_TRUE(reaction_open(approach(field().put("Grüber", "0312", NE))));
}

TEST(Rule_5_3, NotTwoHexesAway) {
    const State s = approach(field().put("Grüber", "0311", S));
    EXPECT_FALSE(reaction_open(s));
    EXPECT_TRUE(decides(s, Side::French));
}

TEST(Rule_5_3, NotByAUnitInAZoneAlready) {
    const State s = approach(field().put("Grüber", "0312", S).put("Dietmann 1", "0311", S));
    EXPECT_FALSE(reaction_open(s));
}

TEST(Rule_5_3, ANeighbourOutOfTheirZoneDoesNotPinHim) {
    const State s = approach(field().put("Grüber", "0312", S).put("Dietmann 1", "0311", N));
    EXPECT_TRUE(reaction_open(s));
}

TEST(Rule_5_3, OnlyTheUnpinnedHexReacts) {
    // Grüber (0312) is covered by Dietmann 1, Schwarzenberg (0412) is not.
    const State s = approach(field()
                                 .put("Grüber", "0312", S)
                                 .put("Schwarzenberg", "0412", SW)
                                 .put("Dietmann 1", "0211", SE));
    ASSERT_TRUE(reaction_open(s));
    EXPECT_EQ(rule_of(rules().why_not(s, Action::turn(at("0312"), SW))), "5.3");
    EXPECT_TRUE(legal(s, Action::turn(at("0412"), S)));
    State fired = s;
    forget();
    say(fired, {"react infantry", "resolve", "roll 1 1"});
    // 3 SS, not 6: only Schwarzenberg fires.
    EXPECT_EQ(fact(Fact::FireOpened, story())->b, 3);
}

TEST(Rule_5_3, RoutedUnitsDoNotReact) {
    EXPECT_FALSE(reaction_open(approach(field().put("Grüber", "0312", S, Level::Routed))));
}

TEST(Rule_5_3, DisorganisedUnitsDo) {
    EXPECT_TRUE(reaction_open(approach(field().put("Grüber", "0312", S, Level::Disorganised2))));
}

TEST(Rule_5_3, CommandersCauseNoReaction) {
    State s = field()
                  .put("Grüber", "0312", N)
                  .put("Égalité", "0314")
                  .put("Dampierre 1", "0315", N)
                  .movement("Egalite");
    say(s, {"ride Égalité", "to 0313"});
    EXPECT_FALSE(reaction_open(s));
}

TEST(Rule_5_3, TurningOnTheSpotCausesNone) {
    State s = field().put("Grüber", "0312", N).put("Dampierre 1", "0313", S).movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "halt", "face N"});
    EXPECT_FALSE(reaction_open(s));
}

// ------------------------------------------------------------------ reaction movement

TEST(Rule_5_3, TheHexTurnsByOneSideAndNoMore) {
    const State s = approach(field().put("Grüber", "0312", N));
    for (const Direction d : {NE, NW}) EXPECT_TRUE(legal(s, Action::turn(at("0312"), d)));
    for (const Direction d : {N, SE, S, SW})
        EXPECT_EQ(refused_by(s, Action::turn(at("0312"), d)), "5.3");
}

TEST(Rule_5_3, TheWholeStackTurns) {
    State s = approach(field().put("Grüber", "0312", N).put("Artillerie Charles", "0312", N));
    say(s, {"turn 0312 NE"});
    EXPECT_EQ(facing(s, "Grüber"), NE);
    EXPECT_EQ(facing(s, "Artillerie Charles"), NE);
    EXPECT_TRUE(harnessed(s, "Artillerie Charles"));  // N-28
}

TEST(Rule_5_3, ATurnThatCoversTheMoverEndsHisMove) {
    // Facing NE the front is 0311, 0411, 0412; one side on, SE: 0411, 0412, 0313.
    State s = approach(field().put("Grüber", "0312", NE));
    say(s, {"turn 0312 SE"});
    if (reaction_open(s)) say(s, {"end reaction"});
    EXPECT_EQ(facing(s, "Grüber"), SE);
    EXPECT_EQ(where(s, "Dampierre 1"), "0313");
    EXPECT_FALSE(offers_verb(s, Verb::To));
    EXPECT_TRUE(offers_verb(s, Verb::Face));
}

TEST(Rule_5_3, ThatCostsTheMoverNothing) {
    // His last point brought him there: the zone that comes after it costs nothing (N-66a).
    State s = field().put("Grüber", "0312", NE).put("Dampierre 1", "0415", N).movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0414", "to 0315", "to 0314", "to 0313", "turn 0312 SE"});
    EXPECT_EQ(where(s, "Dampierre 1"), "0313");
}

TEST(Rule_5_3, ATurnThatDoesNotCoverHimLetsHimGoOn) {
    State s = approach(field().put("Grüber", "0312", N));
    say(s, {"turn 0312 NE"});
    if (reaction_open(s)) say(s, {"end reaction"});
    EXPECT_TRUE(decides(s, Side::French));
    EXPECT_TRUE(offers_verb(s, Verb::To));
    EXPECT_EQ(refused(s, "to 0213"), "");
}

TEST(Rule_5_3, NobodyIsForcedToReact) {
    State s = approach(field().put("Grüber", "0312", N));
    say(s, {"end reaction"});
    EXPECT_EQ(facing(s, "Grüber"), N);
    EXPECT_TRUE(offers_verb(s, Verb::To));
}

TEST(Rule_5_3, WithoutReactionTheZoneStillStopsHim) {
    State s = approach(field().put("Grüber", "0312", S));
    say(s, {"end reaction"});
    EXPECT_FALSE(offers_verb(s, Verb::To));
}

TEST(Rule_5_3, TheSameHexMayTurnAgainForTheNextStep) {
    State s = approach(field().put("Grüber", "0312", N));
    say(s, {"turn 0312 NE"});
    if (reaction_open(s)) say(s, {"end reaction"});
    say(s, {"to 0212"});
    ASSERT_TRUE(reaction_open(s));
    EXPECT_TRUE(legal(s, Action::turn(at("0312"), N)));
    EXPECT_TRUE(legal(s, Action::turn(at("0312"), SE)));
}

TEST(Rule_5_3, OneTurnForOneStep) {
    State s = approach(field().put("Grüber", "0312", N).put("Schwarzenberg", "0412", N));
    say(s, {"turn 0312 NE"});
    EXPECT_FALSE(legal(s, Action::turn(at("0312"), SE)));
    EXPECT_FALSE(legal(s, Action::turn(at("0312"), N)));
    EXPECT_TRUE(legal(s, Action::turn(at("0412"), NW)));  // each hex reacts freely
}

// ------------------------------------------------------------------ reaction fire

TEST(Rule_5_3, FireNeedsAZoneOverTheMover) {
    EXPECT_EQ(refused(approach(field().put("Grüber", "0312", S)), "react infantry"), "");
    EXPECT_EQ(refused(approach(field().put("Grüber", "0312", N)), "react infantry"), "5.3");
    EXPECT_EQ(refused(approach(field().put("Grüber", "0312", NE)), "react infantry"), "5.3");
}

TEST(Rule_5_3, FireTakesEffectAtOnceAndEndsTheMove) {
    State s = approach(field().put("Grüber", "0312", S));
    say(s, {"react infantry", "resolve", "roll 3 4"});
    // 3 SS; target of 4 SS: 7 + 2 = 9, one level.
    EXPECT_EQ(final_told(), 9);
    EXPECT_EQ(level_name(s, "Dampierre 1"), "1");
    EXPECT_EQ(where(s, "Dampierre 1"), "0313");
    EXPECT_FALSE(offers_verb(s, Verb::To));
    EXPECT_TRUE(offers_verb(s, Verb::Face));  // N-66a
}

TEST(Rule_5_3, FireWithoutEffectEndsTheMoveToo) {
    State s = approach(field().put("Grüber", "0312", S));
    say(s, {"react infantry", "resolve", "roll 1 1"});
    EXPECT_EQ(level_name(s, "Dampierre 1"), "good");
    EXPECT_FALSE(offers_verb(s, Verb::To));
    EXPECT_TRUE(offers_verb(s, Verb::Face));
}

TEST(Rule_5_3, CavalryDoesNotFire) {
    const State s = approach(field().put("Ulanen", "0312", S));
    ASSERT_TRUE(reaction_open(s));
    EXPECT_EQ(refused(s, "react cavalry"), "5.3");
    EXPECT_EQ(refused(s, "react infantry"), "5.3");
    EXPECT_EQ(refused(s, "react artillery"), "5.3");
    EXPECT_TRUE(legal(s, Action::turn(at("0312"), SE)));
}

TEST(Rule_5_3, SeveralHexesCombineTheirStrength) {
    State s = approach(field().put("Grüber", "0312", S).put("Schwarzenberg", "0412", SW));
    forget();
    say(s, {"react infantry", "resolve"});
    EXPECT_EQ(fact(Fact::FireOpened, story())->b, 6);
    say(s, {"roll 2 2"});
    EXPECT_EQ(level_name(s, "Dampierre 1"),
              "1");  // 4 + 2 = 6 on column 6-8: D; column 3-5: nothing
}

TEST(Rule_5_3, OneFireOfOneArm) {
    State s = approach(field().put("Grüber", "0312", S).put("Artillerie Charles", "0312", S));
    EXPECT_EQ(refused(s, "react infantry"), "");
    EXPECT_EQ(refused(s, "react artillery"), "");
    forget();
    say(s, {"react artillery", "resolve", "roll 1 1"});
    EXPECT_EQ(fact(Fact::FireOpened, story())->b, 2);
    EXPECT_EQ(all_told(), "+2 +2");  // dense target, guns at one hex
    EXPECT_FALSE(reaction_open(s) && legal(s, said("react infantry")));
}

TEST(Rule_5_3, WhileOneHexFiresAnotherMayTurn) {
    State s = approach(field().put("Grüber", "0312", S).put("Schwarzenberg", "0412", N));
    say(s, {"turn 0412 NW"});
    ASSERT_TRUE(reaction_open(s));
    EXPECT_EQ(refused(s, "react infantry"), "");
    forget();
    say(s, {"react infantry", "resolve", "roll 1 1"});
    // Schwarzenberg has turned (and now covers 0313), so he does not fire: 3 SS.
    EXPECT_EQ(fact(Fact::FireOpened, story())->b, 3);
}

TEST(Rule_5_3, EitherTurnOrFire) {
    State s = approach(field().put("Grüber", "0312", NE));
    say(s, {"turn 0312 SE"});
    EXPECT_FALSE(legal(s, said("react infantry")));
}

// Dampierre 1 has been shot at from 0312; Dietmann 1 comes to 0412.
State second_comer(Position p) {
    State s = p.put("Dietmann 1", "0414", N).put("Dampierre 1", "0314", N).movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0313", "react infantry", "resolve", "roll 1 1"});
    if (reaction_open(s)) say(s, {"end reaction"});
    // He looks away, so that Grüber is in nobody's zone.
    say(s, {"face S", "march \"Dietmann 1\"", "to 0413", "to 0412"});
    return s;
}

TEST(Rule_5_3, AUnitFiresInReactionOnceASegment) {
    const State s = second_comer(field().put("Grüber", "0312", S));
    EXPECT_FALSE(reaction_open(s));  // neither fire nor turn (N-30)
}

TEST(Rule_5_3, AnotherUnitMayStillFire) {
    // Schwarzenberg in 0411 is not next to 0313.
    State s = second_comer(field().put("Grüber", "0312", S).put("Schwarzenberg", "0411", S));
    ASSERT_TRUE(reaction_open(s));
    forget();
    say(s, {"react infantry", "resolve", "roll 1 1"});
    EXPECT_EQ(fact(Fact::FireOpened, story())->b, 3);
}

TEST(Rule_5_3, ARoutedMoverGoesBackAndChoosesNoMove) {
    State s = field()
                  .put("Grüber", "0312", S)
                  .put("Dampierre 1", "0314", N, Level::Disorganised1)
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0313", "react infantry", "resolve", "roll 6 6"});
    EXPECT_EQ(level_name(s, "Dampierre 1"), "routed");  // 14: 3D, from level 1
    EXPECT_EQ(where(s, "Dampierre 1"), "0314");
    EXPECT_FALSE(offers_verb(s, Verb::To));
}

TEST(Rule_5_3, FireModifiersApply) {
    // Defensive order: +1; dense target: +2.
    State s = approach(
        field().order("Charles", Order::Defensive).put("Grüber", "0312", S).put("Charles", "0312"));
    forget();
    say(s, {"react infantry", "resolve", "roll 1 1"});
    EXPECT_EQ(sum_told(), 3);
}

// ------------------------------------------------------------------ rivers

TEST(Rule_5_3, NoFireAcrossARiverButATurn) {
    // 0706 and 0707 are divided by the unbridged Gette. Grüber in 0706 looks south.
    State s = field()
                  .put("Grüber", "0706", S)
                  .put("Artillerie Charles", "0706", S)
                  .put("Égalité", "0708")
                  .put("Dampierre 1", "0708", N)
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 0707"});
    ASSERT_TRUE(reaction_open(s));
    EXPECT_EQ(refused(s, "react infantry"), "5.3");
    EXPECT_EQ(refused(s, "react artillery"), "5.3");
    EXPECT_TRUE(legal(s, Action::turn(at("0706"), SE)));  // N-71
}

TEST(Rule_5_3, ButOverABridge) {
    State s = field()
                  .put("Grüber", "2012", S)
                  .put("Égalité", "2014")
                  .put("Dampierre 1", "2014", N)
                  .movement("Egalite");
    say(s, {"march \"Dampierre 1\"", "to 2013"});
    ASSERT_TRUE(reaction_open(s));
    EXPECT_EQ(refused(s, "react infantry"), "");
}

// ------------------------------------------------------------------ after an advance

TEST(Rule_5_3, AnAdvanceAfterCombatMayBeAnsweredToo) {
    // Grüber in 0311 looks south on 0312, where the guns stood.
    State s = field()
                  .put("Artillerie Charles", "0312", S)
                  .put("Grüber", "0311", S)
                  .put("Dampierre 1", "0313", N)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dampierre 1\""});  // guns alone: destroyed
    if (offers_verb(s, Verb::Face)) say(s, {"face N"});
    EXPECT_EQ(where(s, "Dampierre 1"), "0312");
    ASSERT_TRUE(reaction_open(s));
    EXPECT_EQ(refused(s, "react infantry"), "");
    say(s, {"react infantry", "resolve", "roll 3 4"});
    EXPECT_EQ(level_name(s, "Dampierre 1"), "1");
}

TEST(Rule_5_3, FiringInTheMovementSegmentDoesNotForbidItAfterAnAdvance) {
    State s = field()
                  .put("Artillerie Charles", "0312", S)
                  .put("Grüber", "0311", S)
                  .put("Dietmann 1", "0511", N)
                  .put("Dampierre 1", "0313", N)
                  .movement("Egalite");
    // Dietmann 1 goes to 0411, in Grüber's zone, is shot at and looks away.
    say(s, {"march \"Dietmann 1\"", "to 0411", "react infantry", "resolve", "roll 1 1"});
    if (reaction_open(s)) say(s, {"end reaction"});
    say(s, {"face SE", "end movement", "assault 0312", "head \"Dampierre 1\""});
    if (offers_verb(s, Verb::Face)) say(s, {"face N"});
    ASSERT_EQ(where(s, "Dampierre 1"), "0312");
    ASSERT_TRUE(reaction_open(s));
    EXPECT_EQ(refused(s, "react infantry"), "");
}

}  // namespace
}  // namespace levee::neerwinden::testing
