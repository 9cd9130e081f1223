// Case 2.4: who has the opportunity, who passes, who pre-empts.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

// Three stacks on each side, far from each other.
State three_against_three(Side first) {
    State s = operations(first);
    put(s, "NAN", Force::Nantes, 4);
    put(s, "NAN", "Canclaux");  // 3
    put(s, "SAU", Force::Saumur, 4);
    put(s, "SAU", "Menou");  // 2
    put(s, "SAB", Force::LaRochelle, 4);
    put(s, "CHO", Force::Anjou, 4);
    put(s, "CHO", "Bonchamps");  // 3
    put(s, "MTA", Force::Centre, 4);
    put(s, "MTA", "Royrand");  // 1
    put(s, "LEG", Force::BasPoitou, 4);
    return s;
}
// The stack of an area is activated and stays where it is.
void stand(State& s, std::string_view area) {
    play(s, {activate(area)});
    if (business(s) == Business::Preempt) play(s, {decline()});
    if (business(s) == Business::Gather && offered(s, take_all())) play(s, {take_all()});
    if (business(s) == Business::Gather) play(s, {go()});
    if (dice_asked(s) == 2) play(s, {roll(1, 2)});
    if (business(s) == Business::Operation) play(s, {halt()});
}

// ------------------------------------------------------------------ the opportunity

TEST(Rule_2_4, HeActivatesOneOfHisStacksOrPasses) {
    const State s = three_against_three(Side::Vendeen);
    EXPECT_TRUE(legal(s, activate("CHO")));
    EXPECT_TRUE(legal(s, activate("MTA")));
    EXPECT_TRUE(legal(s, activate("LEG")));
    EXPECT_TRUE(legal(s, pass()));
    EXPECT_FALSE(legal(s, activate("NAN"))) << "the enemy's";
    EXPECT_FALSE(legal(s, activate("FLO"))) << "nobody there";
}

TEST(Rule_2_4, AllOrPartOfAStack) {
    State s = three_against_three(Side::Vendeen);
    play(s, {activate("CHO"), take("Bonchamps"), take(Force::Anjou, 1), go(), roll(3, 4)});
    EXPECT_EQ(s.group.points[index(Force::Anjou)], 1);
    play(s, {halt()});
    EXPECT_TRUE(legal(s, activate("CHO"))) << "three points have not been activated";
}

TEST(Rule_2_4, SeveralStacksInARow) {
    State s = three_against_three(Side::Vendeen);
    stand(s, "CHO");
    EXPECT_TRUE(asks(s, Business::Operations, Side::Vendeen));
    stand(s, "MTA");
    EXPECT_TRUE(asks(s, Business::Operations, Side::Vendeen));
}

TEST(Rule_2_4, ACounterIsActivatedOncePerPhase) {
    State s = three_against_three(Side::Vendeen);
    stand(s, "CHO");
    EXPECT_EQ(refused_by(s, activate("CHO")), "2.4");
    play(s, {pass()});
    stand(s, "NAN");
    play(s, {pass()});
    EXPECT_EQ(refused_by(s, activate("CHO")), "2.4") << "nor after the enemy's move";
}

TEST(Rule_2_4, AllAreFreshAgainOnTheNextTurn) {
    State s = three_against_three(Side::Vendeen);
    only_events(s, {});
    stand(s, "CHO");
    pass_both(s);
    while (s.turn == 2) {
        const Business what = awaits_fate(s) ? asker(s) : business(s);
        ASSERT_TRUE(what == Business::Desertion || what == Business::Committee);
        play(s, {offers(s)[0]});
    }
    ASSERT_EQ(asker(s), Business::Initiative);
    play(s, {roll(1, 6), kSeize});
    EXPECT_TRUE(legal(s, activate("CHO")));
}

TEST(Rule_2_4, OrTheOpportunityGoesToTheOpponent) {
    State s = three_against_three(Side::Vendeen);
    stand(s, "CHO");
    play(s, {pass()});
    EXPECT_TRUE(asks(s, Business::Operations, Side::Republican));
    stand(s, "NAN");
    stand(s, "SAU");
    play(s, {pass()});
    EXPECT_TRUE(asks(s, Business::Operations, Side::Vendeen));
}

// ------------------------------------------------------------------ the end of the phase

TEST(Rule_2_4, TwoPassesInSuccessionEndThePhase) {
    State s = three_against_three(Side::Vendeen);
    play(s, {pass()});
    EXPECT_TRUE(asks(s, Business::Operations, Side::Republican));
    play(s, {pass()});
    EXPECT_NE(business(s), Business::Operations) << "too bad for all the others";
    EXPECT_EQ(asker(s), Business::Desertion);
}

TEST(Rule_2_4, APassAfterAnActivationCountsToo) {  // F-61
    State s = three_against_three(Side::Vendeen);
    stand(s, "CHO");
    play(s, {pass(), pass()});
    EXPECT_EQ(asker(s), Business::Desertion);
}

TEST(Rule_2_4, AnActivationBetweenTwoPassesKeepsThePhaseGoing) {
    State s = three_against_three(Side::Vendeen);
    play(s, {pass()});
    stand(s, "NAN");
    play(s, {pass()});
    EXPECT_TRUE(asks(s, Business::Operations, Side::Vendeen));
    stand(s, "CHO");
    play(s, {pass()});
    EXPECT_TRUE(asks(s, Business::Operations, Side::Republican));
}

TEST(Rule_2_4, ThePhaseEndsWhenAllCountersHaveBeenActivated) {  // F-15
    State s = operations(Side::Vendeen);
    put(s, "CHO", Force::Anjou, 4);
    put(s, "NAN", Force::Nantes, 4);
    stand(s, "CHO");
    EXPECT_TRUE(asks(s, Business::Operations, Side::Republican)) << "passes of himself (F-61)";
    stand(s, "NAN");
    EXPECT_NE(business(s), Business::Operations);
}

TEST(Rule_2_4, HeWhoHasNothingLeftPassesOfHimself) {  // F-61
    State s = three_against_three(Side::Vendeen);
    for (const char* area : {"CHO", "MTA", "LEG"}) stand(s, area);
    EXPECT_TRUE(asks(s, Business::Operations, Side::Republican));
    EXPECT_TRUE(told(Fact::Passed));
    stand(s, "NAN");
    EXPECT_TRUE(asks(s, Business::Operations, Side::Republican)) << "nobody to hand it over to";
}

TEST(Rule_2_4, AStackThatLosesACombatIsDone) {
    State s = operations(Side::Vendeen);
    only_incident(s, Incident::T11);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "VIH", "Bonchamps");
    put(s, "NUE", Force::Saumur, 4);
    put(s, "CHO", Force::Anjou, 1);
    attack(s, "VIH", "NUE", 1, 1);
    EXPECT_TRUE(s.generals[general("Bonchamps")].activated);
    EXPECT_TRUE(asks(s, Business::Operations, Side::Vendeen)) << "its action points are lost";
    EXPECT_TRUE(legal(s, activate("CHO")));
}

// ------------------------------------------------------------------ pre-emption

// The Republicans have won the initiative and let the Vendéens begin.
State yielded() {
    State s = three_against_three(Side::Vendeen);
    s.initiative = Side::Republican;
    return s;
}

TEST(Rule_2_4, TheWinnerOfTheInitiativeMayPreempt) {  // F-14: when a stack is named
    State s = yielded();
    play(s, {activate("CHO")});
    ASSERT_TRUE(asks(s, Business::Preempt, Side::Republican));
    EXPECT_TRUE(legal(s, preempt("NAN")));
    EXPECT_TRUE(legal(s, preempt("SAU")));
    EXPECT_TRUE(legal(s, decline()));
    EXPECT_EQ(refused_by(s, preempt("SAB")), "2.4") << "no general, no rating";
    EXPECT_FALSE(legal(s, preempt("CHO")));
}

TEST(Rule_2_4, TheLoserOfTheInitiativeMayNot) {
    State s = three_against_three(Side::Vendeen);  // and they won it
    play(s, {activate("CHO")});
    EXPECT_EQ(business(s), Business::Gather);
    s = yielded();
    play(s, {pass(), activate("NAN")});
    EXPECT_EQ(business(s), Business::Gather) << "the Vendéens did not win it";
}

TEST(Rule_2_4, TheDieMustNotExceedTheBestRating) {
    for (int die = 1; die <= 6; ++die)
        for (const auto& [area, rating] : {std::pair{"NAN", 3}, {"SAU", 2}}) {
            State s = yielded();
            play(s, {activate("CHO"), preempt(area)});
            ASSERT_EQ(dice_asked(s), 1);
            play(s, {roll(die)});
            EXPECT_EQ(decides(s, Side::Republican), die <= rating) << area << die;
        }
}

TEST(Rule_2_4, TheBestGeneralOfTheStackCounts) {
    State s = yielded();
    put(s, "NAN", "Beysser");  // 1
    play(s, {activate("CHO"), preempt("NAN"), roll(3)});
    EXPECT_TRUE(decides(s, Side::Republican));
}

TEST(Rule_2_4, SuccessMeansThatStackGoesFirst) {
    State s = yielded();
    play(s, {activate("CHO"), preempt("NAN"), roll(1)});
    ASSERT_TRUE(asks(s, Business::Gather, Side::Republican));
    play(s, {take_all(), go(), roll(1, 2), halt()});
    ASSERT_TRUE(asks(s, Business::Operations, Side::Republican)) << "and goes on, or passes";
    EXPECT_FALSE(legal(s, activate("NAN")));
    stand(s, "SAU");
    play(s, {pass()});
    EXPECT_TRUE(asks(s, Business::Operations, Side::Vendeen));
}

TEST(Rule_2_4, ThePreemptedPlayerIsNotBoundToHisStack) {
    State s = yielded();
    play(s,
         {activate("CHO"), preempt("NAN"), roll(1), take_all(), go(), roll(1, 2), halt(), pass()});
    ASSERT_TRUE(asks(s, Business::Operations, Side::Vendeen));
    EXPECT_TRUE(legal(s, activate("MTA")));
    EXPECT_TRUE(legal(s, activate("CHO"))) << "it has not been activated";
    EXPECT_TRUE(legal(s, pass()));
}

TEST(Rule_2_4, FailureMeansThatThePhaseGoesOn) {
    State s = yielded();
    play(s, {activate("CHO"), preempt("NAN"), roll(4)});
    EXPECT_TRUE(asks(s, Business::Gather, Side::Vendeen));
    play(s, {take_all(), go(), roll(1, 2), halt(), pass()});
    EXPECT_TRUE(legal(s, activate("NAN"))) << "the stack that failed is fresh";
}

TEST(Rule_2_4, OnceAndOnlyOncePerPhase) {
    for (const int die : {1, 4}) {
        State s = yielded();
        play(s, {activate("CHO"), preempt("NAN"), roll(die)});
        play(s, {take_all(), go(), roll(1, 2), halt()});
        if (decides(s, Side::Republican)) play(s, {pass()});
        play(s, {activate("MTA")});
        EXPECT_EQ(business(s), Business::Gather) << "no second attempt, die " << die;
    }
}

TEST(Rule_2_4, ADeclinedPreemptionIsKept) {
    State s = yielded();
    play(s, {activate("CHO"), decline(), take_all(), go(), roll(1, 2), halt(), activate("MTA")});
    EXPECT_TRUE(asks(s, Business::Preempt, Side::Republican));
}

TEST(Rule_2_4, AStackThatHasBeenActivatedCannotPreempt) {
    State s = yielded();
    s.generals[general("Canclaux")].activated = true;
    play(s, {activate("CHO")});
    EXPECT_EQ(refused_by(s, preempt("NAN")), "2.4");
    EXPECT_TRUE(legal(s, preempt("SAU")));
}

TEST(Rule_2_4, TheNextPhaseHasItsOwnPreemption) {
    State s = before(Phase::Initiative);
    put(s, "NAN", Force::Nantes, 4);
    put(s, "NAN", "Canclaux");
    put(s, "CHO", Force::Anjou, 4);
    s.preempted = true;  // last turn
    start(s);
    play(s, {roll(6, 1), kYield, activate("CHO")});
    EXPECT_TRUE(asks(s, Business::Preempt, Side::Republican));
}

}  // namespace
}  // namespace levee::fgfk::testing
