// Chapter 7: commanders. Positions on the plateau of the north-west, around 0313 (N 0312, NE 0412,
// SE 0413, S 0314, SW 0213, NW 0212).
#include <gtest/gtest.h>

#include "games/neerwinden/rules/internal.h"
#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;

Action activate(std::string_view key) { return Action::activate(formation(key)); }
Action post(std::string_view who, std::string_view unit_name) {
    return Action::post(commander(who), unit(unit_name));
}

// The commander for whom the dice are awaited, or nobody.
CommanderId tested(const State& s) {
    if (!awaits_dice(s) || s.depth < 2) return kNoCommander;
    const Frame& below = s.frames[s.depth - 2U];
    return below.business == Business::CommanderTest ? below.commander : kNoCommander;
}

// Takes the first offer until a commander is tested or the segment asks again.
void until_test(State& s) {
    for (int i = 0; i < 20 && tested(s) == kNoCommander; ++i) {
        if (awaits_dice(s) || asks(s) == Business::Combat || asks(s) == Business::Movement) return;
        const Rules::Actions all = offers(s);
        ASSERT_FALSE(all.empty());
        apply(s, all[0]);
    }
}

// ------------------------------------------------------------------ moving

Position two_formations() {
    Position p;
    p.order("Egalite", Order::Manoeuvre).order("Valence", Order::Manoeuvre);
    p.order("Colloredo", Order::Manoeuvre);
    p.put("Dampierre 1", "0413", N).put("Égalité", "0413").put("Dumouriez", "0413");
    p.put("Neuilly 1", "0713", N).put("Valence", "0713");
    p.put("Keim", "1504", S).put("Colloredo", "1504").put("Coburg", "1504");
    return p;
}

TEST(Rule_7, TheGeneralMovesOnceATurnInTheSegmentOfAnyOfHisFormations) {
    State s = two_formations().activations(Side::French);
    play(s, {activate("Egalite"), ride("Dumouriez"), to("0412"), halt});
    EXPECT_EQ(where_is(s, "Dumouriez"), "0412");
    EXPECT_EQ(refused_by(s, ride("Dumouriez")), "7") << "once";
    play(s, {end_movement, activate("Colloredo")});
    EXPECT_EQ(refused_by(s, ride("Dumouriez")), "7") << "not an enemy formation's segment";
    play(s, {end_movement, activate("Valence")});
    EXPECT_EQ(refused_by(s, ride("Dumouriez")), "7") << "he has moved this turn";
    play(s, {end_movement});
    roll(s, 6, 1);
    play(s, {Action::of(Verb::Announced), Action::of(Verb::Announced), Action::of(Verb::GoFirst)});
    play(s, {activate("Valence")});
    EXPECT_EQ(refused_by(s, ride("Dumouriez")), "") << "a new turn";
}

TEST(Rule_7, TheGeneralMayWaitForAnotherFormation) {
    State s = two_formations().activations(Side::French);
    play(s, {activate("Egalite"), end_movement, activate("Colloredo"), end_movement});
    play(s, {activate("Valence")});
    EXPECT_EQ(refused_by(s, ride("Dumouriez")), "");
}

TEST(Rule_7, AFormationCommanderMovesWithHisFormation) {
    State s = two_formations().activations(Side::French);
    play(s, {activate("Egalite")});
    EXPECT_EQ(refused_by(s, ride("Valence")), "7");
    EXPECT_EQ(refused_by(s, ride("Colloredo")), "7");
    EXPECT_EQ(refused_by(s, ride("Coburg")), "7");
    play(s, {ride("Égalité"), to("0412"), halt});
    EXPECT_EQ(refused_by(s, ride("Égalité")), "7") << "one move";
}

TEST(Rule_7, CommandersHaveSevenPoints) {  // N-29
    State s = Position{}
                  .order("Egalite", Order::Defensive)
                  .put("Dampierre 1", "0115", N)
                  .put("Égalité", "0115")
                  .movement("Egalite");
    play(s, {ride("Égalité")});
    for (const char* hex : {"0114", "0113", "0112", "0111", "0110", "0109"}) play(s, {to(hex)});
    EXPECT_EQ(refused_by(s, to("0108")), "");
    play(s, {to("0110")});
    EXPECT_FALSE(legal(s, to("0109"))) << "an eighth";
}

TEST(Rule_7, ACommanderMayNotEnterAHexWithEnemyUnits) {  // N-10
    State s = Position{}
                  .put("Dampierre 1", "0314", N)
                  .put("Égalité", "0314")
                  .put("Keim", "0313", S)
                  .movement("Egalite");
    play(s, {ride("Égalité")});
    EXPECT_EQ(refused_by(s, to("0313")), "7");
}

TEST(Rule_7, CommandersMeetNoReaction) {  // N-79
    State s = Position{}
                  .put("Dampierre 1", "0315", N)
                  .put("Égalité", "0315")
                  .put("Keim", "0313", S)
                  .movement("Egalite");
    play(s, {ride("Égalité"), to("0314")});
    EXPECT_NE(asks(s), Business::Reaction);
}

TEST(Rule_7, TheGeneralMayHelpInSeveralActivations) {  // and 5.1
    State s = two_formations()
                  .put("Dampierre 1", "0413", N, Disorganised1)
                  .put("Neuilly 1", "0412", N, Disorganised1)
                  .put("Dampierre 2", "0414", N, Disorganised1)
                  .activations(Side::French);
    play(s, {activate("Egalite"), Action::rally(unit("Dampierre 1"), commander("Dumouriez"))});
    roll(s, 1, 2);
    if (asks(s) == Business::Move) play(s, {halt});
    if (asks(s) == Business::Facing) play(s, {face(N)});
    EXPECT_EQ(refused_by(s, Action::rally(unit("Dampierre 2"), commander("Dumouriez"))), "5.1");
    play(s, {end_movement, activate("Colloredo"), end_movement, activate("Valence")});
    EXPECT_EQ(refused_by(s, Action::rally(unit("Neuilly 1"), commander("Dumouriez"))), "");
}

// ------------------------------------------------------------------ caught alone

// Colloredo (and, if wanted, Coburg) alone in 0312; Keim and Brentano of his formation elsewhere.
Position alone(std::string_view who) {
    Position p;
    p.order("Egalite", Order::Manoeuvre).put("Dampierre 1", "0314", N).put("Égalité", "0314");
    p.put(who, "0312").put("Keim", "1504", S).put("Brentano", "1705", S);
    return p.put("Alvinczy", "2005", S);
}

TEST(Rule_7, AnIsolatedCommanderIsTestedWhenAnEnemyUnitEntersHisHex) {
    State s = alone("Colloredo").movement("Egalite");
    play(s, {march("Dampierre 1"), to("0313")});
    EXPECT_EQ(tested(s), kNoCommander);
    EXPECT_EQ(refused_by(s, to("0312")), "");
    play(s, {to("0312")});
    EXPECT_EQ(tested(s), commander("Colloredo"));
}

TEST(Rule_7, ElevenSparesHimTwelveDoesNot) {
    for (const int sum : {2, 11}) {
        State s = alone("Colloredo").movement("Egalite");
        walk(s, "Dampierre 1", {"0313", "0312"});
        roll_sum(s, sum);
        EXPECT_TRUE(has_fact(Fact::CommanderSafe, commander("Colloredo"))) << sum;
        EXPECT_FALSE(s.commanders[commander("Colloredo")].replacement);
    }
    State s = alone("Colloredo").movement("Egalite");
    walk(s, "Dampierre 1", {"0313", "0312"});
    roll_sum(s, 12);
    EXPECT_TRUE(has_fact(Fact::CommanderLost, commander("Colloredo")));
    EXPECT_TRUE(s.commanders[commander("Colloredo")].replacement);
}

TEST(Rule_7, HisPlayerPlacesASavedCommanderOnAUnitOfHisFormation) {
    State s = alone("Colloredo").movement("Egalite");
    walk(s, "Dampierre 1", {"0313", "0312"});
    roll_sum(s, 7);
    ASSERT_EQ(asks(s), Business::Post);
    EXPECT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(refused_by(s, post("Colloredo", "Keim")), "");
    EXPECT_EQ(refused_by(s, post("Colloredo", "Brentano")), "");
    EXPECT_EQ(refused_by(s, post("Colloredo", "Alvinczy")), "7") << "another formation";
    EXPECT_EQ(refused_by(s, post("Colloredo", "Davidovich")), "7") << "not on the map";
    EXPECT_EQ(refused_by(s, post("Colloredo", "Dampierre 1")), "7") << "an enemy";
    EXPECT_EQ(refused_by(s, post("Coburg", "Keim")), "7") << "another commander";
    play(s, {post("Colloredo", "Brentano")});
    EXPECT_EQ(where_is(s, "Colloredo"), "1705");
    EXPECT_TRUE(has_fact(Fact::Posted, commander("Colloredo")));
    EXPECT_EQ(asks(s), Business::Move) << "the mover goes on";
    EXPECT_EQ(where(s, "Dampierre 1"), "0312");
}

TEST(Rule_7, AGeneralMayBePlacedOnAnyUnitOfHisCamp) {
    State s = alone("Coburg").movement("Egalite");
    walk(s, "Dampierre 1", {"0313", "0312"});
    roll_sum(s, 7);
    for (const char* who : {"Keim", "Brentano", "Alvinczy"})
        EXPECT_EQ(refused_by(s, post("Coburg", who)), "") << who;
    EXPECT_EQ(refused_by(s, post("Coburg", "Dampierre 1")), "7");
}

TEST(Rule_7, ACommanderWithoutAFormationLeavesTheMapButIsNotEliminated) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0314", N)
                  .put("Égalité", "0314")
                  .put("Colloredo", "0312")
                  .put("Alvinczy", "2005", S)
                  .movement("Egalite");
    forget();
    walk(s, "Dampierre 1", {"0313", "0312"});
    roll_sum(s, 7);
    EXPECT_NE(s.commanders[commander("Colloredo")].status, Status::OnMap);
    EXPECT_FALSE(s.commanders[commander("Colloredo")].replacement);
    EXPECT_FALSE(told(Fact::CommanderLost, commander("Colloredo")));
    EXPECT_EQ(s.vp, 0);
    EXPECT_EQ(asks(s), Business::Move);
}

TEST(Rule_7, TwoCommandersInTheHexAreBothTested) {
    State s = alone("Colloredo").put("Coburg", "0312").movement("Egalite");
    walk(s, "Dampierre 1", {"0313", "0312"});
    const CommanderId first = tested(s);
    ASSERT_NE(first, kNoCommander);
    roll_sum(s, 7);
    if (asks(s) == Business::Post) apply(s, Action::post(first, unit("Keim")));
    const CommanderId second = tested(s);
    EXPECT_NE(second, kNoCommander);
    EXPECT_NE(second, first);
}

TEST(Rule_7, ACommanderDoesNotCatchACommander) {  // "a combat unit"; N-10
    State s = alone("Colloredo").movement("Egalite");
    play(s, {ride("Égalité"), to("0313")});
    EXPECT_EQ(refused_by(s, to("0312")), "7");
}

// ------------------------------------------------------------------ replaced

TEST(Rule_7, AReplacementIsPlacedAtOnceAndHasNoValues) {  // N-60
    State s = alone("Clairfayt").movement("Egalite");
    EXPECT_EQ(command_value(board(), s, commander("Clairfayt")), 1);
    EXPECT_EQ(tactical_value(board(), s, commander("Clairfayt")), 1);
    EXPECT_EQ(morale_bonus(board(), s, commander("Clairfayt")), 1);
    walk(s, "Dampierre 1", {"0313", "0312"});
    roll_sum(s, 12);
    if (asks(s) == Business::Post) apply(s, post("Clairfayt", "Alvinczy"));
    EXPECT_EQ(where_is(s, "Clairfayt"), "2005");
    EXPECT_EQ(command_value(board(), s, commander("Clairfayt")), 0);
    EXPECT_EQ(tactical_value(board(), s, commander("Clairfayt")), 0);
    EXPECT_EQ(morale_bonus(board(), s, commander("Clairfayt")), 0);
}

TEST(Rule_7, TheReplacementStandsOnAUnitOfTheFormation) {
    State s = alone("Colloredo").movement("Egalite");
    walk(s, "Dampierre 1", {"0313", "0312"});
    roll_sum(s, 12);
    ASSERT_EQ(asks(s), Business::Post);
    EXPECT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(refused_by(s, post("Colloredo", "Alvinczy")), "7");
    EXPECT_EQ(refused_by(s, post("Colloredo", "Keim")), "");
}

TEST(Rule_8_2_1, TheEliminationOfTheAustrianGeneralGivesOnePoint) {
    State s = alone("Coburg").movement("Egalite");
    walk(s, "Dampierre 1", {"0313", "0312"});
    roll_sum(s, 12);
    if (asks(s) == Business::Post) apply(s, post("Coburg", "Keim"));
    EXPECT_EQ(s.vp, 1);
    // And that of his replacement another (N-60).
    State again = s;
    again.commanders[commander("Coburg")].at = at("0311");
    play(again, {to("0311")});
    roll_sum(again, 12);
    if (asks(again) == Business::Post) apply(again, post("Coburg", "Keim"));
    EXPECT_EQ(again.vp, 2);
}

TEST(Rule_8_2_1, OtherCommandersGiveNoPoint) {
    State s = alone("Colloredo").movement("Egalite");
    walk(s, "Dampierre 1", {"0313", "0312"});
    roll_sum(s, 12);
    if (asks(s) == Business::Post) apply(s, post("Colloredo", "Keim"));
    EXPECT_EQ(s.vp, 0);

    s = Position{}
            .order("Colloredo", Order::Manoeuvre)
            .put("Keim", "0314", N)
            .put("Colloredo", "0314")
            .put("Dumouriez", "0312")
            .put("Dampierre 1", "1113", N)
            .put("Neuilly 1", "1213", N)
            .movement("Colloredo");
    walk(s, "Keim", {"0313", "0312"});
    ASSERT_EQ(tested(s), commander("Dumouriez"));
    roll_sum(s, 12);
    if (asks(s) == Business::Post) apply(s, post("Dumouriez", "Neuilly 1"));
    EXPECT_EQ(s.vp, 0) << "the French general";
}

// ------------------------------------------------------------------ in combat

// The guns in 0314 (strength 3) fire at two hexes on Keim and Colloredo in 0312: 4 points of
// infantry +2, so that 4 on the dice is 6, "-", and 5 is 7, "M".
State under_fire() {
    State s = Position{}
                  .put("Artillerie Égalité 1", "0314", N)
                  .put("Keim", "0312", N)
                  .put("Brentano", "1705", S)
                  .put("Colloredo", "0312")
                  .combat("Egalite");
    play(s, {fire(Arm::Artillery, "0312")});
    if (!awaits_dice(s)) apply(s, Action::of(Verb::Resolve));
    return s;
}

TEST(Rule_7, FireWithoutAResultTestsNobody) {
    State s = under_fire();
    roll_sum(s, 4);
    until_test(s);
    EXPECT_EQ(tested(s), kNoCommander);
    EXPECT_FALSE(awaits_dice(s) && asks(s) == Business::CommanderTest);
}

TEST(Rule_7, FireWithAResultTestsTheCommanderInTheHex) {
    State s = under_fire();
    roll_sum(s, 5);
    if (!awaits_dice(s)) apply(s, with_unit(Verb::Test, "Keim"));
    ASSERT_EQ(tested(s), kNoCommander) << "the morale test comes first";
    roll_sum(s, 2);  // passed: the M had no effect, yet it is a result
    until_test(s);
    ASSERT_EQ(tested(s), commander("Colloredo"));
    State spared = s;
    roll_sum(spared, 11);
    EXPECT_TRUE(has_fact(Fact::CommanderSafe, commander("Colloredo")));
    EXPECT_EQ(where_is(spared, "Colloredo"), "0312") << "he stays with his unit";
    roll_sum(s, 12);
    EXPECT_TRUE(has_fact(Fact::CommanderLost, commander("Colloredo")));
}

// Dietmann 1 with Égalité assaults Keim with Colloredo: 1/1 -2, morale 8 to 8. The dice less 2 give
// the line of the table.
State assaulted(int sum, int keim_losses = 0) {
    State s = Position{}
                  .order("Colloredo", Order::Offensive)
                  .put("Dietmann 1", "0314", N)
                  .put("Dampierre 1", "0715", N)
                  .put("Égalité", "0314")
                  .put("Keim", "0313", S)
                  .put("Brentano", "1705", S)
                  .put("Davidovich", "1303", S)
                  .put("Colloredo", "0313")
                  .losses("Keim", keim_losses)
                  .combat("Egalite");
    play(s, {assault("0313"), head("Dietmann 1")});
    if (asks(s) == Business::Assault) apply(s, head("Keim"));
    roll_sum(s, sum);
    until_test(s);
    return s;
}

// Rolls for both commanders, the one who is asked about with `sum`, the other with 2.
bool falls(State s, std::string_view who, int sum) {
    forget();
    for (int i = 0; i < 2; ++i) {
        const CommanderId c = tested(s);
        EXPECT_NE(c, kNoCommander) << "two commanders are tested";
        if (c == kNoCommander) return false;
        roll_sum(s, c == commander(who) ? sum : 2);
        until_test(s);
    }
    return told(Fact::CommanderLost, commander(who));
}

TEST(Rule_7, AnAssaultTestsTheCommandersOfBothSides) {
    const State s = assaulted(11);  // 9: 1D for each
    EXPECT_FALSE(falls(s, "Égalité", 11));
    EXPECT_TRUE(falls(s, "Égalité", 12));
    EXPECT_FALSE(falls(s, "Colloredo", 11));
    EXPECT_TRUE(falls(s, "Colloredo", 12));
}

TEST(Rule_7, AStepLossAddsOne) {
    const State both = assaulted(10);  // 8: P for each
    EXPECT_FALSE(falls(both, "Colloredo", 10));
    EXPECT_TRUE(falls(both, "Colloredo", 11));
    const State one = assaulted(9);  // 7: P for the attacker, 1D for the defender
    EXPECT_FALSE(falls(one, "Colloredo", 10));
    EXPECT_TRUE(falls(one, "Colloredo", 11)) << "a loss on either side (N-59)";
    EXPECT_TRUE(falls(one, "Égalité", 11));
}

TEST(Rule_7, DestroyedCompanionsAddTwo) {
    // Keim has 2 points left: 2/1 +2, so 6 on the dice is 8, P for each, and he is destroyed.
    const State s = assaulted(6, 1);
    ASSERT_EQ(where(s, "Keim"), "destroyed");
    EXPECT_FALSE(falls(s, "Colloredo", 8)) << "8 + 1 + 2";
    EXPECT_TRUE(falls(s, "Colloredo", 9)) << "9 + 1 + 2";
    EXPECT_FALSE(falls(s, "Égalité", 10)) << "his own unit lives: only +1";
    EXPECT_TRUE(falls(s, "Égalité", 11));
}

TEST(Rule_7, ASurvivorOfDestroyedCompanionsIsPlacedOnAnotherUnit) {  // N-73
    State s = assaulted(6, 1);
    for (int i = 0; i < 2 && tested(s) != commander("Colloredo"); ++i) {
        roll_sum(s, 2);
        until_test(s);
    }
    ASSERT_EQ(tested(s), commander("Colloredo"));
    roll_sum(s, 2);
    ASSERT_EQ(asks(s), Business::Post);
    EXPECT_EQ(refused_by(s, post("Colloredo", "Brentano")), "");
    play(s, {post("Colloredo", "Davidovich")});
    EXPECT_EQ(where_is(s, "Colloredo"), "1303");
}

TEST(Rule_7, ACommanderGoesBackWithHisUnit) {  // N-73
    State s = Position{}
                  .order("Colloredo", Order::Offensive)
                  .put("Dietmann 1", "0314", N)
                  .put("Keim", "0313", S)
                  .put("Brentano", "1705", S)
                  .put("Colloredo", "0313")
                  .combat("Egalite");
    play(s, {assault("0313"), head("Dietmann 1")});
    if (asks(s) == Business::Assault) apply(s, head("Keim"));
    roll_sum(s, 12);  // 10: the defender retreats
    until_test(s);
    EXPECT_NE(where(s, "Keim"), "0313");
    EXPECT_EQ(where_is(s, "Colloredo"), where(s, "Keim"));
}

}  // namespace
}  // namespace levee::neerwinden::testing
