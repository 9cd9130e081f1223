// Chapter 2: the sequence of play.
#include <gtest/gtest.h>

#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;

const Action kAnnounced = Action::of(Verb::Announced);
const Action kGoFirst = Action::of(Verb::GoFirst);
const Action kGoSecond = Action::of(Verb::GoSecond);

Action activate(std::string_view key) { return Action::activate(formation(key)); }

// Two French and two Austrian formations far from each other; nobody has to fight.
Position two_against_two() {
    Position p;
    p.put("Dietmann 1", "0413", N).put("Égalité", "0413").put("Dumouriez", "0413");
    p.put("Neuilly 1", "1113", N).put("Valence", "1113");
    p.put("Keim", "1504", S).put("Colloredo", "1504").put("Coburg", "1504");
    p.put("Alvinczy", "2005", S).put("Clairfayt", "2005");
    for (const char* key : {"Egalite", "Valence", "Colloredo", "Clairfayt"})
        p.order(key, Order::Manoeuvre);
    return p;
}

// The active formation does nothing.
void stand(State& s, std::string_view key) {
    apply(s, activate(key));
    if (asks(s) == Business::Movement) apply(s, end_movement);
    if (asks(s) == Business::Combat) apply(s, end_combat);
}

// ------------------------------------------------------------------ 2.A

// The first die is the French one. Dumouriez has a command value of 2, Coburg of 1.
State after_initiative(int french, int austrian) {
    State s = two_against_two().turn();
    roll(s, french, austrian);
    return s;
}

TEST(Rule_2_A, TheHigherDiePlusCommandValueHasTheInitiative) {
    EXPECT_EQ(after_initiative(3, 3).initiative, Side::French) << "5 against 4";
    EXPECT_TRUE(has_fact(Fact::Initiative));
    EXPECT_EQ(after_initiative(1, 3).initiative, Side::Austrian) << "3 against 4";
    EXPECT_EQ(after_initiative(6, 1).initiative, Side::French);
    EXPECT_EQ(after_initiative(1, 6).initiative, Side::Austrian);
}

TEST(Rule_2_A, ATieIsRolledAgain) {
    State s = after_initiative(3, 4);  // 5 each
    EXPECT_FALSE(has_fact(Fact::Initiative));
    EXPECT_TRUE(awaits_dice(s));
    roll(s, 1, 2);  // 3 each
    EXPECT_FALSE(has_fact(Fact::Initiative));
    EXPECT_TRUE(awaits_dice(s));
    roll(s, 1, 3);
    EXPECT_TRUE(has_fact(Fact::Initiative));
    EXPECT_FALSE(awaits_dice(s));
    EXPECT_EQ(s.initiative, Side::Austrian);
}

TEST(Rule_2_A, EqualDiceAreNoTieAsLongAsTheGeneralsDiffer) {
    EXPECT_EQ(after_initiative(6, 6).initiative, Side::French);
}

TEST(Rule_2_A, AReplacedGeneralAddsNothing) {  // N-60
    Position p = two_against_two();
    p.s.commanders[commander("Dumouriez")].replacement = true;
    State s = p.turn();
    roll(s, 3, 2);  // 3 against 3
    EXPECT_FALSE(has_fact(Fact::Initiative));
    roll(s, 3, 3);  // 3 against 4
    EXPECT_EQ(s.initiative, Side::Austrian);
}

TEST(Rule_2_A, NothingElseHappensBeforeTheDice) {
    const State s = two_against_two().turn();
    ASSERT_TRUE(awaits_dice(s));
    EXPECT_FALSE(legal(s, kAnnounced));
    EXPECT_FALSE(legal(s, activate("Egalite")));
}

// ------------------------------------------------------------------ 2.B

TEST(Rule_2_B, TheSideWithTheInitiativeChangesOrdersFirstThenTheOther) {
    State s = after_initiative(3, 3);
    ASSERT_EQ(asks(s), Business::OrderChanges);
    EXPECT_TRUE(decides(s, Side::French));
    play(s, {kAnnounced});
    ASSERT_EQ(asks(s), Business::OrderChanges);
    EXPECT_TRUE(decides(s, Side::Austrian));
    play(s, {kAnnounced});
    EXPECT_EQ(asks(s), Business::Activations);
    EXPECT_TRUE(decides(s, Side::French));

    s = after_initiative(1, 6);
    EXPECT_TRUE(decides(s, Side::Austrian));
    play(s, {kAnnounced});
    EXPECT_TRUE(decides(s, Side::French));
    play(s, {kAnnounced});
    EXPECT_TRUE(decides(s, Side::Austrian));
}

TEST(Rule_2_B, DemoralisationIsTestedAfterBothHaveChangedTheirOrders) {
    State s = two_against_two().losses("Dietmann 1", 1).order_changes(Side::French);
    play(s, {kAnnounced});
    EXPECT_FALSE(awaits_dice(s)) << "the Austrians announce first";
    play(s, {kAnnounced});
    EXPECT_TRUE(awaits_dice(s)) << "the test of Égalité";
    roll(s, 6, 6);
    EXPECT_EQ(asks(s), Business::Activations);
}

TEST(Rule_2_B, FormationsAreActivatedOnlyAfterwards) {
    const State s = after_initiative(3, 3);
    EXPECT_FALSE(legal(s, kGoFirst));
    EXPECT_FALSE(legal(s, activate("Egalite")));
}

// ------------------------------------------------------------------ 2.C

State at_activations(Side initiative) {
    State s = two_against_two().order_changes(initiative);
    play(s, {kAnnounced, kAnnounced});
    return s;
}

TEST(Rule_2_C, TheInitiativeIsKeptOrGivenAway) {
    for (const Side side : {Side::French, Side::Austrian}) {
        State s = at_activations(side);
        ASSERT_TRUE(decides(s, side));
        EXPECT_EQ(refused_by(s, activate(side == Side::French ? "Egalite" : "Colloredo")), "2.C")
            << "first the choice";
        State first = s;
        play(first, {kGoFirst});
        EXPECT_TRUE(decides(first, side));
        State second = s;
        play(second, {kGoSecond});
        EXPECT_TRUE(decides(second, enemy_of(side)));
    }
}

TEST(Rule_2_C, ThePlayersAlternateUntilAllFormationsHaveBeenActivated) {
    State s = at_activations(Side::French);
    play(s, {kGoFirst});
    EXPECT_TRUE(decides(s, Side::French));
    stand(s, "Egalite");
    EXPECT_TRUE(decides(s, Side::Austrian));
    EXPECT_FALSE(legal(s, kGoFirst)) << "the choice is made once (N-11)";
    stand(s, "Clairfayt");
    EXPECT_TRUE(decides(s, Side::French));
    stand(s, "Valence");
    EXPECT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(s.turn, 1);
    stand(s, "Colloredo");
    EXPECT_EQ(s.turn, 2);
}

TEST(Rule_2_C, AGivenInitiativeStartsTheAlternationWithTheOther) {
    State s = at_activations(Side::French);
    play(s, {kGoSecond});
    stand(s, "Colloredo");
    EXPECT_TRUE(decides(s, Side::French));
    stand(s, "Egalite");
    EXPECT_TRUE(decides(s, Side::Austrian));
}

TEST(Rule_2_C, NobodyMayPass) {
    State s = at_activations(Side::French);
    play(s, {kGoFirst});
    EXPECT_EQ(refused_by(s, kGoSecond), "2.C");
    EXPECT_EQ(refused_by(s, Action::of(Verb::Decline)), "2.C");
    EXPECT_EQ(refused_by(s, end_combat), "2.C");
}

TEST(Rule_2_C, AFormationIsActivatedOnceATurn) {
    State s = at_activations(Side::French);
    play(s, {kGoFirst});
    stand(s, "Egalite");
    stand(s, "Clairfayt");
    EXPECT_EQ(refused_by(s, activate("Egalite")), "2.C");
    EXPECT_EQ(refused_by(s, activate("Valence")), "");
}

TEST(Rule_2_C, OnlyOwnFormationsAreActivated) {
    State s = at_activations(Side::French);
    play(s, {kGoFirst});
    EXPECT_EQ(refused_by(s, activate("Colloredo")), "2.C");
    EXPECT_EQ(refused_by(s, activate("Egalite")), "");
}

TEST(Rule_2_C, AFormationWithoutUnitsIsNotActivated) {  // N-91
    State s = at_activations(Side::French);
    play(s, {kGoFirst});
    EXPECT_EQ(refused_by(s, activate("Miranda")), "2.C");
}

TEST(Rule_2_C, ASideWithoutFormationsLeftIsSkipped) {  // N-11
    State s = two_against_two()
                  .order("Charles", Order::Manoeuvre)
                  .put("Schwarzenberg", "0902", S)
                  .put("Charles", "0902")
                  .activations(Side::French);
    stand(s, "Egalite");
    stand(s, "Clairfayt");
    stand(s, "Valence");
    stand(s, "Colloredo");
    EXPECT_TRUE(decides(s, Side::Austrian)) << "the French have no formation left";
    EXPECT_EQ(refused_by(s, activate("Charles")), "");
}

TEST(Rule_2_C, AnActivationIsCommandThenMovementThenCombat) {
    State s = Position{}
                  .put("Dietmann 1", "0314", N)
                  .put("Dampierre 2", "0915", N)  // out of command
                  .put("Égalité", "0314")
                  .put("Keim", "0313", S)
                  .put("Colloredo", "0313")
                  .activations(Side::French);
    EXPECT_TRUE(s.no_command.empty()) << "not before the activation";
    play(s, {activate("Egalite")});
    EXPECT_TRUE(has_fact(Fact::Activated, formation("Egalite")));
    EXPECT_TRUE(has_fact(Fact::CommandLost, unit("Dampierre 2")));
    ASSERT_EQ(asks(s), Business::Movement);
    EXPECT_FALSE(legal(s, assault("0313"))) << "movement comes first";
    play(s, {end_movement});
    ASSERT_EQ(asks(s), Business::Combat);
    EXPECT_FALSE(legal(s, march("Dampierre 2"))) << "movement is over";
    play(s, {end_combat});
    EXPECT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(refused_by(s, activate("Colloredo")), "");
}

// ------------------------------------------------------------------ 2.D

TEST(Rule_2_D, CommandersAreTurnedBackAndANewTurnBegins) {
    State s = two_against_two().activations(Side::French);
    play(s, {activate("Egalite")});
    play(s, {ride("Dumouriez"), to("0412"), halt});
    EXPECT_TRUE(s.commanders[commander("Dumouriez")].moved);
    play(s, {end_movement});
    stand(s, "Clairfayt");
    stand(s, "Valence");
    for (const char* key : {"Egalite", "Valence", "Clairfayt"})
        EXPECT_TRUE(s.formations[formation(key)].activated) << key;
    forget();
    stand(s, "Colloredo");
    ASSERT_NE(fact(Fact::TurnEnded, story()), nullptr);
    EXPECT_EQ(fact(Fact::TurnEnded, story())->a, 1);
    ASSERT_NE(fact(Fact::TurnBegan, story()), nullptr);
    EXPECT_EQ(fact(Fact::TurnBegan, story())->a, 2);
    EXPECT_EQ(s.turn, 2);
    EXPECT_TRUE(awaits_dice(s)) << "the initiative of the second turn";
    for (const char* key : {"Egalite", "Valence", "Clairfayt", "Colloredo"})
        EXPECT_FALSE(s.formations[formation(key)].activated) << key;
    EXPECT_FALSE(s.commanders[commander("Dumouriez")].moved);
}

TEST(Rule_2_D, TheInitiativeIsRolledForEveryTurn) {
    State s = two_against_two().activations(Side::French);
    stand(s, "Egalite");
    stand(s, "Clairfayt");
    stand(s, "Valence");
    stand(s, "Colloredo");
    roll(s, 1, 6);
    EXPECT_EQ(s.initiative, Side::Austrian);
    play(s, {kAnnounced, kAnnounced, kGoFirst});
    EXPECT_EQ(refused_by(s, activate("Colloredo")), "") << "activated in the turn before";
}

}  // namespace
}  // namespace levee::neerwinden::testing
