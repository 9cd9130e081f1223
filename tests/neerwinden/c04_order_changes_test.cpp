// Chapter 4, second half: changes of order, asked for (4.2.1) and suffered (4.2.2).
#include <gtest/gtest.h>

#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;

const Action kAnnounced = Action::of(Verb::Announced);

Action attempt(std::string_view key, Order order) { return Action::attempt(formation(key), order); }
Action bonus(std::string_view key) { return Action::bonus(formation(key)); }

// Miranda (command value 0) in 0413, Valence (1) in 0713, Dumouriez (2) in 0613 two hexes from the
// one and one from the other; Colloredo (0), Charles (1) and Coburg (1) far away.
Position armies() {
    Position p;
    p.put("Ruault 1", "0413", N).put("Miranda", "0413");
    p.put("Neuilly 1", "0713", N).put("Valence", "0713").put("Dumouriez", "0613");
    p.put("Keim", "1504", S).put("Colloredo", "1504");
    p.put("Schwarzenberg", "1302", S).put("Charles", "1302").put("Coburg", "1403");
    return p;
}

// The formation tries; `helped` has the general's bonus. Every attempt is rolled with this sum.
Order after_attempt(Position p, std::string_view key, Order wanted, std::string_view other,
                    bool helped, int sum) {
    State s = p.order_changes(board().card(formation(key)).side);
    play(s, {attempt(key, wanted), attempt(other, Order::Manoeuvre), kAnnounced});
    if (!awaits_dice(s)) apply(s, bonus(helped ? key : other));  // not asked if it is worth nothing
    for (int i = 0; i < 2; ++i) roll_sum(s, sum);
    return order(s, key);
}
bool miranda_gets(Order wanted, int sum, Position p = armies(), bool helped = false) {
    return after_attempt(p, "Miranda", wanted, "Valence", helped, sum) == wanted;
}

// ------------------------------------------------------------------ 4.2.1: the table

TEST(Rule_4_2_1, EightSucceedsSevenFails) {
    EXPECT_TRUE(miranda_gets(Order::Defensive, 8));
    EXPECT_FALSE(miranda_gets(Order::Defensive, 7));
    EXPECT_TRUE(miranda_gets(Order::Manoeuvre, 8));
    EXPECT_FALSE(miranda_gets(Order::Manoeuvre, 7));
    EXPECT_TRUE(miranda_gets(Order::Defensive, 12));
    EXPECT_FALSE(miranda_gets(Order::Defensive, 2));
}

TEST(Rule_4_2_1, AFailureLeavesTheOrder) {
    EXPECT_EQ(after_attempt(armies(), "Miranda", Order::Defensive, "Valence", false, 7),
              Order::Offensive);
}

TEST(Rule_4_2_1, TheCommandersValueIsAdded) {
    const auto valence_gets = [](int sum) {
        return after_attempt(armies(), "Valence", Order::Defensive, "Miranda", false, sum) ==
               Order::Defensive;
    };
    EXPECT_TRUE(valence_gets(7));
    EXPECT_FALSE(valence_gets(6));
}

TEST(Rule_4_2_1, AReplacementAddsNothing) {  // N-60
    Position p = armies();
    p.s.commanders[commander("Valence")].replacement = true;
    EXPECT_EQ(after_attempt(p, "Valence", Order::Defensive, "Miranda", false, 7), Order::Offensive);
    EXPECT_EQ(after_attempt(p, "Valence", Order::Defensive, "Miranda", false, 8), Order::Defensive);
}

TEST(Rule_4_2_1, TheGeneralsValueIsAddedToTheOneHeHelps) {
    EXPECT_TRUE(miranda_gets(Order::Defensive, 6, armies(), true)) << "Dumouriez 2";
    EXPECT_FALSE(miranda_gets(Order::Defensive, 5, armies(), true));
    const auto colloredo_gets = [](int sum) {
        return after_attempt(armies(), "Colloredo", Order::Manoeuvre, "Charles", true, sum) ==
               Order::Manoeuvre;
    };
    EXPECT_TRUE(colloredo_gets(7)) << "Coburg 1";
    EXPECT_FALSE(colloredo_gets(6));
}

TEST(Rule_4_2_1, AReplacedGeneralHelpsWithNothing) {  // N-60
    Position p = armies();
    p.s.commanders[commander("Dumouriez")].replacement = true;
    EXPECT_FALSE(miranda_gets(Order::Defensive, 7, p, true));
    EXPECT_TRUE(miranda_gets(Order::Defensive, 8, p, true));
}

TEST(Rule_4_2_1, TheOffensiveOrderIsHarderByOne) {
    EXPECT_TRUE(miranda_gets(Order::Offensive, 9, armies().order("Miranda", Order::Defensive)));
    EXPECT_FALSE(miranda_gets(Order::Offensive, 8, armies().order("Miranda", Order::Defensive)));
}

TEST(Rule_4_2_1, StackedWithTheGeneralGivesOne) {
    EXPECT_TRUE(miranda_gets(Order::Defensive, 7, armies().put("Dumouriez", "0413")));
    EXPECT_FALSE(miranda_gets(Order::Defensive, 6, armies().put("Dumouriez", "0413")));
    EXPECT_FALSE(miranda_gets(Order::Defensive, 7, armies().put("Dumouriez", "0412"))) << "next";
}

TEST(Rule_4_2_1, MoreThanSixHexesFromTheGeneralCostsOne) {
    const auto gets = [](std::string_view general, int sum) {
        return miranda_gets(Order::Defensive, sum, armies().put("Dumouriez", general));
    };
    ASSERT_EQ(board().grid.distance(at("0413"), at("1013")), 6);
    EXPECT_TRUE(gets("1013", 8)) << "six";
    EXPECT_FALSE(gets("1013", 7));
    ASSERT_EQ(board().grid.distance(at("0413"), at("1113")), 7);
    EXPECT_FALSE(gets("1113", 8)) << "seven";
    EXPECT_TRUE(gets("1113", 9));
}

TEST(Rule_4_2_1, TheDistanceIsCountedInPlainHexes) {  // N-18: across the river
    Position p = armies().put("Miranda", "0507").put("Ruault 1", "0507", N);
    EXPECT_TRUE(miranda_gets(Order::Defensive, 8, p.put("Dumouriez", "0505")));
}

TEST(Rule_4_2_1, ModifiersAddUp) {
    // Valence 1, Dumouriez 2, stacked 1, offensive -1: 5 is enough.
    const auto gets = [](int sum) {
        return after_attempt(armies().order("Valence", Order::Defensive).put("Dumouriez", "0713"),
                             "Valence", Order::Offensive, "Miranda", true, sum) == Order::Offensive;
    };
    EXPECT_TRUE(gets(5));
    EXPECT_FALSE(gets(4));
}

// ------------------------------------------------------------------ 4.2.1: the procedure

TEST(Rule_4_2_1, EverythingIsAnnouncedThenTheBonusThenTheDice) {
    State s = armies().order_changes(Side::French);
    play(s, {attempt("Miranda", Order::Defensive)});
    EXPECT_FALSE(awaits_dice(s));
    EXPECT_EQ(refused_by(s, bonus("Miranda")), "4.2.1") << "not before all is announced";
    play(s, {attempt("Valence", Order::Manoeuvre), kAnnounced});
    EXPECT_FALSE(awaits_dice(s));
    EXPECT_TRUE(decides(s, Side::French));
    EXPECT_EQ(refused_by(s, attempt("Miranda", Order::Manoeuvre)), "4.2.1") << "too late";
    play(s, {bonus("Miranda")});
    EXPECT_TRUE(awaits_dice(s));
    roll(s, 6, 6);
    EXPECT_TRUE(awaits_dice(s)) << "one by one";
    roll(s, 6, 6);
    EXPECT_TRUE(decides(s, Side::Austrian)) << "now the other side";
    EXPECT_EQ(order(s, "Miranda"), Order::Defensive);
    EXPECT_EQ(order(s, "Valence"), Order::Manoeuvre);
}

TEST(Rule_4_2_1, TheSideWithoutTheInitiativeDoesTheSame) {
    State s = armies().order_changes(Side::French);
    play(s, {kAnnounced, attempt("Colloredo", Order::Offensive), kAnnounced});
    if (!awaits_dice(s)) apply(s, bonus("Colloredo"));
    roll_sum(s, 8);  // +1 Coburg, -1 offensive
    EXPECT_EQ(order(s, "Colloredo"), Order::Offensive);
    EXPECT_EQ(asks(s), Business::Activations);
}

TEST(Rule_4_2_1, TheBonusGoesToOneAttemptedFormationOfTheOwnSide) {
    State s = armies().order_changes(Side::French);
    play(s, {attempt("Miranda", Order::Defensive), attempt("Valence", Order::Manoeuvre)});
    play(s, {kAnnounced});
    EXPECT_EQ(refused_by(s, bonus("Egalite")), "4.2.1") << "no attempt";
    EXPECT_EQ(refused_by(s, bonus("Colloredo")), "4.2.1") << "the enemy's";
    EXPECT_EQ(refused_by(s, bonus("Valence")), "");
    play(s, {bonus("Valence")});
    EXPECT_FALSE(legal(s, bonus("Miranda"))) << "once";
}

TEST(Rule_4_2_1, OneAttemptPerFormationAndTurn) {
    State s = armies().order_changes(Side::French);
    play(s, {attempt("Miranda", Order::Defensive)});
    EXPECT_EQ(refused_by(s, attempt("Miranda", Order::Manoeuvre)), "4.2.1");
    EXPECT_EQ(refused_by(s, attempt("Miranda", Order::Defensive)), "4.2.1");
}

TEST(Rule_4_2_1, TheNextTurnAllowsANewAttempt) {
    Position p = armies();
    State s = p.order_changes(Side::French);
    play(s, {attempt("Miranda", Order::Defensive), kAnnounced});
    if (!awaits_dice(s)) apply(s, bonus("Miranda"));
    roll_sum(s, 2);
    play(s, {kAnnounced, Action::of(Verb::GoFirst)});
    while (s.turn == 1) {  // nobody does anything
        const Rules::Actions all = offers(s);
        ASSERT_FALSE(all.empty());
        const bool ends = legal(s, end_movement);
        apply(s, ends ? end_movement : legal(s, end_combat) ? end_combat : all[0]);
        if (asks(s) == Business::Move || asks(s) == Business::Ride) FAIL() << "a duty to move";
        ASSERT_FALSE(HasFatalFailure());
    }
    roll(s, 6, 1);
    EXPECT_EQ(refused_by(s, attempt("Miranda", Order::Defensive)), "");
}

TEST(Rule_4_2_1, OnlyOwnFormationsWithUnits) {
    const State s = armies().order_changes(Side::French);
    EXPECT_EQ(refused_by(s, attempt("Colloredo", Order::Offensive)), "4.2.1");
    EXPECT_EQ(refused_by(s, attempt("Egalite", Order::Defensive)), "4.2.1") << "no unit left";
}

TEST(Rule_4_2_1, TheThreeOrdersCanBeAskedForDemoralisationCannot) {
    const State s = armies().order("Miranda", Order::Demoralised).order_changes(Side::French);
    EXPECT_EQ(refused_by(s, attempt("Miranda", Order::Offensive)), "");
    EXPECT_EQ(refused_by(s, attempt("Miranda", Order::Manoeuvre)), "");
    EXPECT_EQ(refused_by(s, attempt("Miranda", Order::Defensive)), "");
    EXPECT_EQ(refused_by(s, attempt("Valence", Order::Demoralised)), "4.2.1");
}

TEST(Rule_4_2_1, NobodyIsObligedToTry) {
    State s = armies().order_changes(Side::Austrian);
    EXPECT_EQ(refused_by(s, kAnnounced), "");
    play(s, {kAnnounced, kAnnounced});
    EXPECT_EQ(order(s, "Miranda"), Order::Offensive);
    EXPECT_EQ(order(s, "Colloredo"), Order::Defensive);
}

// ------------------------------------------------------------------ 4.2.2

// Nobody changes anything; the test of the one formation concerned is rolled with this sum.
Order after_test(Position p, std::string_view key, int sum) {
    State s = p.order_changes(Side::French);
    play(s, {kAnnounced, kAnnounced});
    EXPECT_TRUE(awaits_dice(s)) << "no test of " << key;
    roll_sum(s, sum);
    EXPECT_EQ(has_fact(Fact::Demoralised, formation(key)), order(s, key) == Order::Demoralised);
    return order(s, key);
}
bool tests_anybody(Position p) {
    State s = p.order_changes(Side::French);
    play(s, {kAnnounced, kAnnounced});
    return awaits_dice(s);
}

TEST(Rule_4_2_2, FourDemoralisesFiveDoesNot) {
    // Valence: one loss -1, command value +1.
    EXPECT_EQ(after_test(armies().losses("Neuilly 1", 1), "Valence", 4), Order::Demoralised);
    EXPECT_EQ(after_test(armies().losses("Neuilly 1", 1), "Valence", 5), Order::Offensive);
}

TEST(Rule_4_2_2, EveryLossCountsOne) {
    EXPECT_EQ(after_test(armies().losses("Ruault 1", 1), "Miranda", 5), Order::Demoralised);
    EXPECT_EQ(after_test(armies().losses("Ruault 1", 1), "Miranda", 6), Order::Offensive);
    const Position three =
        armies().put("Ruault 2", "0414", N).losses("Ruault 1", 1).losses("Ruault 2", 1);
    EXPECT_EQ(after_test(three, "Miranda", 6), Order::Demoralised) << "two";
    EXPECT_EQ(after_test(three, "Miranda", 7), Order::Offensive);
}

TEST(Rule_4_2_2, LossesOfDestroyedUnitsCount) {  // N-19
    Position p = armies();
    Unit& gone = p.s.units[unit("Miaczinski 1")];
    gone.status = Status::Gone;
    p.losses("Miaczinski 1", 1);
    EXPECT_EQ(after_test(p, "Miranda", 5), Order::Demoralised);
    EXPECT_EQ(after_test(p, "Miranda", 6), Order::Offensive);
}

TEST(Rule_4_2_2, EveryRoutedStepCountsOne) {  // N-19: half the strength, rounded up
    Position three = armies().put("Ruault 2", "0414", N, Routed);
    EXPECT_EQ(after_test(three, "Miranda", 6), Order::Demoralised) << "strength 3: two steps";
    EXPECT_EQ(after_test(three, "Miranda", 7), Order::Offensive);
    Position two = armies().put("Miaczinski 1", "0414", N, Routed);
    EXPECT_EQ(after_test(two, "Miranda", 5), Order::Demoralised) << "strength 2: one step";
    EXPECT_EQ(after_test(two, "Miranda", 6), Order::Offensive);
    Position both = armies().put("Ruault 2", "0414", N, Routed).losses("Ruault 2", 1);
    EXPECT_EQ(after_test(both, "Miranda", 6), Order::Demoralised) << "1 lost, strength 1 routed";
    EXPECT_EQ(after_test(both, "Miranda", 7), Order::Offensive);
}

TEST(Rule_4_2_2, ADefensiveOrderAddsOne) {
    const Position p = armies().order("Miranda", Order::Defensive).losses("Ruault 1", 1);
    EXPECT_EQ(after_test(p, "Miranda", 4), Order::Demoralised);
    EXPECT_EQ(after_test(p, "Miranda", 5), Order::Defensive);
    const Position m = armies().order("Miranda", Order::Manoeuvre).losses("Ruault 1", 1);
    EXPECT_EQ(after_test(m, "Miranda", 5), Order::Demoralised) << "manoeuvre does not";
}

TEST(Rule_4_2_2, AReplacementsValueIsZero) {  // N-60
    Position p = armies().losses("Neuilly 1", 1);
    p.s.commanders[commander("Valence")].replacement = true;
    EXPECT_EQ(after_test(p, "Valence", 5), Order::Demoralised);
    EXPECT_EQ(after_test(p, "Valence", 6), Order::Offensive);
}

TEST(Rule_4_2_2, OnlyFormationsWithALossOrARoutedUnitTest) {
    EXPECT_FALSE(tests_anybody(armies()));
    EXPECT_FALSE(tests_anybody(armies().put("Ruault 2", "0414", N, Disorganised2)));
    EXPECT_TRUE(tests_anybody(armies().losses("Ruault 1", 1)));
    EXPECT_TRUE(tests_anybody(armies().put("Ruault 2", "0414", N, Routed)));
}

TEST(Rule_4_2_2, AUnitRoutedOffTheMapDoesNotCount) {
    Position p = armies();
    Unit& away = p.s.units[unit("Ruault 2")];
    away.status = Status::Beyond;
    away.at = at("0415");
    away.level = Routed;
    EXPECT_FALSE(tests_anybody(p));
    p.losses("Ruault 1", 1);
    EXPECT_EQ(after_test(p, "Miranda", 6), Order::Offensive) << "only the loss is counted";
}

TEST(Rule_4_2_2, ADemoralisedFormationDoesNotTestAgain) {  // N-19
    EXPECT_FALSE(
        tests_anybody(armies().order("Miranda", Order::Demoralised).losses("Ruault 1", 1)));
}

TEST(Rule_4_2_2, EveryFormationConcernedTestsOnceOnBothSides) {
    State s = armies()
                  .losses("Ruault 1", 1)
                  .losses("Neuilly 1", 1)
                  .put("Schwarzenberg", "1302", S, Routed)
                  .order_changes(Side::French);
    play(s, {kAnnounced, kAnnounced});
    int tests = 0;
    for (; awaits_dice(s); ++tests) roll(s, 1, 1);
    EXPECT_EQ(tests, 3);
    EXPECT_EQ(order(s, "Miranda"), Order::Demoralised);
    EXPECT_EQ(order(s, "Valence"), Order::Demoralised);
    EXPECT_EQ(order(s, "Charles"), Order::Demoralised);
    EXPECT_EQ(order(s, "Colloredo"), Order::Defensive);
    EXPECT_EQ(asks(s), Business::Activations);
}

TEST(Rule_4_2_2, TheStateReplacesEvenAnOrderJustAccepted) {
    State s = armies().losses("Ruault 1", 1).order_changes(Side::French);
    play(s, {attempt("Miranda", Order::Manoeuvre), kAnnounced});
    if (!awaits_dice(s)) apply(s, bonus("Miranda"));
    roll(s, 6, 6);
    ASSERT_EQ(order(s, "Miranda"), Order::Manoeuvre);
    play(s, {kAnnounced});
    roll(s, 1, 1);
    EXPECT_EQ(order(s, "Miranda"), Order::Demoralised);
}

TEST(Rule_4_2_2, TheOrderAfterTheVoluntaryChangesGivesTheBonus) {  // N-20
    State s = armies().losses("Ruault 1", 1).order_changes(Side::French);
    play(s, {attempt("Miranda", Order::Defensive), kAnnounced});
    if (!awaits_dice(s)) apply(s, bonus("Miranda"));
    roll(s, 6, 6);
    play(s, {kAnnounced});
    roll_sum(s, 5);  // -1 +1
    EXPECT_EQ(order(s, "Miranda"), Order::Defensive);
}

TEST(Rule_4_2_2, DemoralisationIsNotPermanent) {
    EXPECT_TRUE(miranda_gets(Order::Manoeuvre, 8, armies().order("Miranda", Order::Demoralised)));
    EXPECT_FALSE(miranda_gets(Order::Manoeuvre, 7, armies().order("Miranda", Order::Demoralised)));
}

}  // namespace
}  // namespace levee::neerwinden::testing
