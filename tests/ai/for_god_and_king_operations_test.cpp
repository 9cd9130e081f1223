// Positions of For God and For the King with a known best decision: operations and combat. In
// October the points of 7.2 are counted when the operations are over: the Republic must lead by
// five, or it has lost.
#include <gtest/gtest.h>

#include "for_god_and_king_positions.h"

namespace levee::fgfk::testing {
namespace {

// The last operations, without an event in hand (E14 would end the war otherwise than by 7.2).
State october(Side first) {
    State s = operations(first, kOctober);
    only_events(s, {});
    s.primary_lost = true;  // 5.1: the Vendéens have got over it
    return s;
}

// ------------------------------------------------------------------ 7.2 objectives and accesses

// 7.2: Mortagne makes three points. Cholet, empty and half an action point away by the royal road,
// makes six, and the Vendéens, worn out, have none.
TEST(ForGodAndKing_7_2, TakesTheEmptyObjectiveWithTheLastMove) {
    State s = october(Side::Republican);
    put(s, "MOR", Force::Saumur, 2);
    put(s, "TRE", Force::Saumur, 4);
    put(s, "TRE", "Menou");
    put_exhausted(s, "CER", Force::Anjou, 5);
    expect_turn(s, kEverybody, won_by(Side::Republican));
}

// 7.2: three objectives are nine points for the Republic. Any access to the sea is ten, and Pornic
// is empty and two steps away.
TEST(ForGodAndKing_7_2, TakesTheEmptyAccessToTheSea) {
    State s = october(Side::Vendeen);
    put(s, "MAC", Force::BasPoitou, 5);
    put(s, "MAC", "Charette");
    for (const std::string_view objective : {"CHO", "MOR", "CTL"})
        put_exhausted(s, objective, Force::Saumur, 3);
    expect_turn(s, kEverybody, won_by(Side::Vendeen));
}

// 7.2: fifteen points for the Republic. Pornic, which Charette holds, is ten; the bridge of Nantes,
// with nobody at either end, five more: then nobody leads. Whoever goes there with everything has
// the bridge and has lost the sea, so one point must stay behind (3.2: he has a general).
TEST(ForGodAndKing_7_2, LeavesAGarrisonAtTheSeaAndTakesTheBridge) {
    State s = october(Side::Vendeen);
    put(s, "POR", Force::BasPoitou, 6);
    put(s, "POR", "Charette");
    put_exhausted(s, "CHO", Force::Saumur, 10);
    put_exhausted(s, "MOR", Force::Saumur, 5);
    put_exhausted(s, "CTL", Force::Saumur, 5);
    put_exhausted(s, "FLO", Force::Saumur, 4);
    put_exhausted(s, "BPR", Force::Saumur, 3);
    put_exhausted(s, "MTA", Force::Saumur, 3);
    expect_turn(s, kEverybody, won_by(Side::Vendeen));
}

// E14: two objectives are held, Vendéen morale is at -2 and Cholet is empty next door: with it the
// Virée de Galerne ends the war in July.
TEST(ForGodAndKing_E14, TakesCholetAndEndsTheWar) {
    State s = operations(Side::Republican, 5);
    only_events(s, {Event::E14});
    morale(s, Side::Vendeen) = -2;
    s.primary_lost = true;
    put(s, "MOR", Force::Saumur, 3);
    put(s, "CTL", Force::Saumur, 3);
    put(s, "TRE", Force::Saumur, 4);
    put(s, "TRE", "Menou");
    put_exhausted(s, "CER", Force::Anjou, 5);
    expect_turn(s, kEverybody,
                [](const Course& course) { return course.end.victory == Victory::Galerne; });
}

// ------------------------------------------------------------------ 4.1 combat

// The Republic leads by exactly five, one of them for its ten combat points: every loss costs the
// war. Three against nine in the bocage (one column for the Vendéens) would be folly at any time.
TEST(ForGodAndKing_4_1, DoesNotAttackTheBocageAtOneToThree) {
    State s = october(Side::Republican);
    put(s, "MOR", Force::Saumur, 3);
    put(s, "MOR", "Menou");
    put_exhausted(s, "MTA", Force::Saumur, 7);
    put_exhausted(s, "CHO", Force::Anjou, 9);
    expect_turn(s, kEverybody, won_by(Side::Republican));
}

// 2.2, 2.5: the alarm fills the army of Anjou up again to what the table says, and half of it
// deserts anyway; émigrés stay, and none will come again.
// Not always found (docs/ai.md): it pays next month, and the planner plays on for three operations.
TEST(ForGodAndKing_4_1, LosesAngevinsRatherThanEmigres) {
    State s = operations(Side::Vendeen, 4);
    put(s, "TRE", Force::Anjou, 8);
    put(s, "TRE", Force::Emigres, 4);
    put(s, "TRE", "Bonchamps");
    put(s, "VIH", Force::Saumur, 12);
    put(s, "VIH", "Menou");
    empty_cup(s);
    advance(s, "TRE", "COR");
    play(s, {to("VIH")});
    run_to(s, Business::Losses, Side::Vendeen, 1, 2);
    expect_choice(s, kEverybody,
                  [](const Action& a) { return a.verb == Verb::Lose && a.force == Force::Anjou; });
}

// Châtillon and a ten of combat points are four: the Republic wins with Cholet, and not without.
// `defenders` of Anjou hold it, `attackers` come from Trémentines.
State battle_of_cholet(int attackers, int defenders) {
    State s = october(Side::Republican);
    put_exhausted(s, "CTL", Force::Saumur, 4);
    put(s, "TRE", Force::Saumur, attackers);
    put(s, "TRE", "Menou");
    put_exhausted(s, "CHO", Force::Anjou, defenders);
    return s;
}

// 4.2: twelve against four is lost; with Bonchamps, who comes on any die but a six, it is twelve
// against nine, and whoever holds Cholet wins.
TEST(ForGodAndKing_4_2, MarchesToTheGunsThatDecideTheWar) {
    State s = battle_of_cholet(12, 4);
    put_exhausted(s, "MAU", Force::Anjou, 5);
    put(s, "MAU", "Bonchamps");
    exhaust(s, "MAU");
    advance(s, "TRE", "CHO");
    run_to(s, Business::Guns, Side::Vendeen);
    expect_choice(s, kEverybody, Action::of(Verb::March, at("MAU")));
}

// T6: to withdraw is to give up Cholet and the war; even with -2 five may hold against eight.
TEST(ForGodAndKing_T6, FightsForCholetWithoutPowder) {
    State s = battle_of_cholet(8, 5);
    only_incident(s, Incident::T6);
    advance(s, "TRE", "CHO");
    for (int i = 0; i < 20 && !offered(s, Action::of(Verb::Fight)); ++i)
        apply(s, awaits_fate(s)                   ? offers(s)[0]
                 : business(s) == Business::Entry ? decline()
                                                  : rules().assumed(s));
    expect_choice(s, kEverybody, Action::of(Verb::Fight));
}

// E6: the last turn, so the marker will never be worth anything again.
TEST(ForGodAndKing_E6, FortifiesInTheLastBattle) {
    State s = battle_of_cholet(8, 5);
    only_events(s, {Event::E6});
    advance(s, "TRE", "CHO");
    run_to(s, Business::Entry, Side::Vendeen);
    expect_choice(s, kEverybody, event(Event::E6));
}

// 4.5: Cholet is taken and the war is won, as long as somebody stays there.
TEST(ForGodAndKing_4_5, DoesNotPursueOutOfTheObjective) {
    State s = battle_of_cholet(12, 4);
    empty_cup(s);
    advance(s, "TRE", "CHO");
    run_to(s, Business::Pursuit, Side::Republican, 6, 6);
    expect_turn(s, kEverybody, won_by(Side::Republican));
}

// ------------------------------------------------------------------ 2.4 pre-empting

// The Vendéens have named their only stack, which can be in empty Cholet before the Republicans.
// Pre-empting succeeds with a 1, 2 or 3 and costs nothing if it fails. With Cholet and twenty
// combat points the Republic leads by five, and eight do not retake it from twenty-four.
// Not found yet (docs/ai.md): the enemy that the planner imagines does not go to Cholet.
TEST(ForGodAndKing_2_4, DISABLED_PreemptsTheMoveToTheObjective) {
    State s = october(Side::Vendeen);
    s.initiative = Side::Republican;
    s.mayencais_with = Army::Saumur;
    put(s, "MAU", Force::Anjou, 8);
    put(s, "MAU", "Cathelineau");
    put(s, "TRE", Force::Mayencais, 24);
    put(s, "TRE", "Kleber");
    apply(s, activate("MAU"));
    expect_choice(s, kPlanner, preempt("TRE"));
}

// ------------------------------------------------------------------ 2.6 idle generals

// 2.6: one general of an army may be idle, the other would be judged. Vertou is in the zone of the
// Loroux, one action point from Beysser by the major road, and no Vendéen is within five areas.
TEST(ForGodAndKing_2_6, LeavesOnlyOneGeneralIdle) {
    State s = operations(Side::Republican, 3);
    put(s, "NAN", Force::Nantes, 6);
    put(s, "NAN", "Canclaux");
    put(s, "PRO", Force::Nantes, 4);
    put(s, "PRO", "Beysser");
    put_exhausted(s, "CHT", Force::Anjou, 6);
    expect_operations(s, kEverybody, [](const Course& course) {
        const AreaSet among = held(course.end, Side::Republican) & zones(board(), course.end);
        const auto busy = [&](std::string_view name) {
            return course.end.generals[general(name)].fought || among.has(where(course.end, name));
        };
        return busy("Canclaux") || busy("Beysser");
    });
}

}  // namespace
}  // namespace levee::fgfk::testing
