// Positions of Neerwinden 1793 with a known best decision: reaction, fire, assault, charges.
#include <gtest/gtest.h>

#include "neerwinden_positions.h"

namespace levee::neerwinden::testing {
namespace {

// No order shifts a die here; the French advance, the Austrians manoeuvre.
Position field(int turn) {
    Position p;
    p.turn_number(turn);
    for (const std::string_view key : {"Valence", "Egalite", "Miranda"})
        p.order(key, Order::Offensive);
    for (const std::string_view key : {"Clairfayt", "Colloredo", "Wurtemberg", "Charles"})
        p.order(key, Order::Manoeuvre);
    return p;
}

// ------------------------------------------------------------------ 6.2.1 what to assault

// A battery alone falls without dice: one point, and the game is won. Keim at one to one is
// a gamble with the odds against it, and the unit has one combat (N-38).
TEST(Neerwinden_6_2_1, OverrunsTheLoneBatteryRatherThanInfantry) {
    const State s = field(kLastTurn)
                        .put("Dampierre 1", "0713", N)
                        .put("Égalité", "0715")
                        .put("Keim", "0712", S)
                        .put("Artillerie Colloredo 2", "0812", S)
                        .combat("Egalite");
    expect_game(s, kEverybody, [](const Course& course) {
        return did(course, assault("0812")) && won_by(Side::French)(course);
    });
}

// Cavalry does not fire (6.1). 5 against 3 from the rear is +4, and a level that a routed unit
// takes is a loss (6.3): 25 ways of 36 to win the game by a point, none to lose it. Keim in good
// order could only cost points.
TEST(Neerwinden_6_3, StormsTheRoutedUnitFromTheRear) {
    const State s = field(kLastTurn)
                        .put("Cavalerie Valence 1", "0713", N)
                        .put("Cavalerie Valence 2", "0612", NE)
                        .put("Valence", "0715")
                        .put("Davidovich", "0712", N, Level::Routed)
                        .put("Keim", "0812", SE)
                        .combat("Valence");
    expect_choice(s, kEverybody, assault("0712"));
}

// 6.2.1: guns that have fired give infantry and cavalry together +2, and they can fire no more at
// a hex that has been stormed. No dice of a fire can harm those who fire.
TEST(Neerwinden_6_2_1, FiresTheBatteryBeforeTheAssault) {
    const State s = field(4)
                        .put("Artillerie Égalité 1", "0612", NE)
                        .put("Dietmann 1", "0713", N)
                        .put("Cavalerie Égalité", "0812", NW)
                        .put("Égalité", "0715")
                        .put("Davidovich", "0712", S)
                        .combat("Egalite");
    expect_choice(s, kEverybody, fire(Arm::Artillery, "0712"));
}

// The French lead by 1 and this is the last combat: fire cannot hurt them, an assault at one to one
// against a defensive order (-2 -2 and the morale) loses a step with two rolls of three.
TEST(Neerwinden_6_2_1, DoesNotAssaultWhenItCanOnlyLose) {
    const State s = field(kLastTurn)
                        .order("Colloredo", Order::Defensive)
                        .put("Dampierre 1", "0713", N)
                        .put("Égalité", "0715")
                        .put("Keim", "0712", S)
                        .put("Colloredo", "0712")
                        .vp(1)
                        .combat("Egalite");
    expect_game(s, kEverybody, [](const Course& course) {
        return !did(course, Verb::Assault) && won_by(Side::French)(course);
    });
}

// ------------------------------------------------------------------ 6.2.1 bayonets

// The last combat, no points. 8 against 3 is +2: 2 ways of 36 to win a point, 5 to lose one. With
// both bayonets it is +6: 16 ways to win one and none to lose. What they cost, a level, no longer
// matters.
TEST(Neerwinden_6_2_1, UsesBothBayonetsInTheLastAssault) {
    State s = field(kLastTurn)
                  .put("Dietmann 1", "0713", N)
                  .put("Dampierre 1", "0812", NW)
                  .put("Égalité", "0715")
                  .put("Davidovich", "0712", S)
                  .combat("Egalite");
    apply(s, assault("0712"));
    expect_activation(s, kEverybody, [](const Course& course) {
        return did(course, with_unit(Verb::Bayonet, "Dietmann 1")) &&
               did(course, with_unit(Verb::Bayonet, "Dampierre 1"));
    });
}

// ------------------------------------------------------------------ 6.2.2 withdrawal

// The Austrians lead by 1 and this is the last combat. Cavalry that withdraws risks a level at
// worst and infantry does not strike twice, so they have won; 8 against 2 costs a step, that is the
// point, with most rolls.
TEST(Neerwinden_6_2_2, WithdrawsTheCavalryThatWouldLoseThePoint) {
    State s = field(kLastTurn)
                  .put("Dietmann 1", "0713", N)
                  .put("Dampierre 1", "0812", NW)
                  .put("Égalité", "0715")
                  .put("Zeschwitz", "0712", S)
                  .vp(-1)
                  .combat("Egalite");
    say(s, {"assault 0712", "bayonet \"Dietmann 1\"", "bayonet \"Dampierre 1\"",
            "head \"Dietmann 1\""});
    expect_game(s, kEverybody, [](const Course& course) {
        return did(course, with_unit(Verb::Withdraw, "Zeschwitz")) &&
               won_by(Side::Austrian)(course);
    });
}

// ------------------------------------------------------------------ 5.3.3 counter-charge

// One cavalry against another, 3 to 2: the charge makes +2 of 0. Whoever counter-charges takes that
// away for a level that no longer matters after the last roll of the game: 12 ways to win instead
// of 5, and none to lose instead of 2. He has withdrawn once already (6.2.2).
TEST(Neerwinden_5_3_4, CounterChargesInTheLastCombat) {
    State s = field(kLastTurn)
                  .put("Cavalerie Valence 1", "0315", N)
                  .put("Valence", "0415")
                  .put("Ulanen", "0312", S)
                  .movement("Valence");
    move(s, "Cavalerie Valence 1", {"0314", "0313"}, N);
    apply(s, end_movement);
    s.withdrawn.add(unit("Ulanen"));
    say(s, {"assault 0312", "charge \"Cavalerie Valence 1\"", "head \"Cavalerie Valence 1\""});
    expect_choice(s, kEverybody, with_unit(Verb::CounterCharge, "Ulanen"));
}

// 5.3.4, N-34: two bayonets already have all that charges can give, +4. A counter-charge takes
// nothing from them and costs a level, with half of the battle to come.
TEST(Neerwinden_5_3_4, DoesNotCounterChargeForNothing) {
    State s = field(4)
                  .put("Cavalerie Valence 1", "0315", N)
                  .put("Leveneur 1", "0413", N)
                  .put("Lamarche 1", "0213", N)
                  .put("Valence", "0415")
                  .put("Ulanen", "0312", S)
                  .movement("Valence");
    move(s, "Cavalerie Valence 1", {"0314", "0313"}, N);
    move(s, "Leveneur 1", {"0412"}, NW);
    move(s, "Lamarche 1", {"0212"}, NE);
    apply(s, end_movement);
    s.withdrawn.add(unit("Ulanen"));
    say(s, {"assault 0312", "charge \"Cavalerie Valence 1\"", "bayonet \"Leveneur 1\"",
            "bayonet \"Lamarche 1\"", "head \"Leveneur 1\""});
    expect_choice(s, kEverybody, Action::of(Verb::Decline));
}

// ------------------------------------------------------------------ 6.3 who suffers

// Fire on two regiments of cavalry, alike but that one level more would rout the second: it would
// flee, and with a routed unit on the map the whole formation is tested (4.2.2).
State fired_upon(int sum) {
    State s = field(4)
                  .put("Dampierre 1", "0713", N)
                  .put("Égalité", "0715")
                  .put("Zeschwitz", "0712", S)
                  .put("Coburg Dragoner", "0712", S, Level::Disorganised2)
                  .put("Keim", "0610", S)
                  .put("Brentano", "0710", S)
                  .put("Colloredo", "0710")
                  .combat("Egalite");
    say(s, {"fire infantry 0712"});
    if (asks(s) == Business::Fire && offers_verb(s, Verb::Resolve)) say(s, {"resolve"});
    roll_sum(s, sum);
    return s;
}

// 9 in the second column is a level for a unit of the owner's choice.
TEST(Neerwinden_6_3, LetsTheUnitInGoodOrderTakeTheLevel) {
    expect_choice(fired_upon(7), kEverybody, with_unit(Verb::Disorganise, "Zeschwitz"));
}

// 7 is a morale test: the better morale, and the smaller harm when it fails, are the same unit's.
TEST(Neerwinden_6_3, LetsTheBetterMoraleTakeTheTest) {
    expect_choice(fired_upon(5), kEverybody, with_unit(Verb::Test, "Zeschwitz"));
}

// ------------------------------------------------------------------ 5.3 reaction

// The only French unit has come to his flank. One side to the south-west and it stands before his
// front; otherwise its assault has +2.
TEST(Neerwinden_5_3, TurnsTowardsTheUnitAtHisFlank) {
    State s = field(4)
                  .put("Dampierre 1", "0714", N)
                  .put("Égalité", "0715")
                  .put("Keim", "0712", NW)
                  .put("Colloredo", "0711")
                  .movement("Egalite");
    apply(s, march("Dampierre 1"));
    apply(s, to("0713"));
    expect_choice(s, kEverybody, Action::turn(at("0712"), SW));
}

// The only French unit has come before his front. Fire costs nothing, and nobody else is to come.
TEST(Neerwinden_5_3, FiresAtTheUnitBeforeHisFront) {
    State s = field(4)
                  .put("Dampierre 1", "0714", N)
                  .put("Égalité", "0715")
                  .put("Keim", "0712", S)
                  .put("Colloredo", "0711")
                  .movement("Egalite");
    apply(s, march("Dampierre 1"));
    apply(s, to("0713"));
    expect_choice(s, kEverybody, Action::react_fire(Arm::Infantry));
}

}  // namespace
}  // namespace levee::neerwinden::testing
