// Positions of For God and For the King with a known best decision: events, reinforcements,
// desertion and the Committee.
#include <gtest/gtest.h>

#include "for_god_and_king_positions.h"

namespace levee::fgfk::testing {
namespace {

// E14: it ends the war, and the Republic has won it.
TEST(ForGodAndKing_E14, PlaysTheEventThatWins) {
    State s = before(Phase::Galerne, 5);
    only_events(s, {Event::E14});
    morale(s, Side::Vendeen) = -2;
    for (const std::string_view objective : {"CHO", "MOR", "CTL"})
        put(s, objective, Force::Saumur, 3);
    put(s, "CER", Force::Anjou, 5);
    expect_choice(started(s), kEverybody, event(Event::E14));
}

// 7.2: Mortagne, Montaigu and the ten of combat points are just the five that are needed. E7 and E8
// cost one of the ten; no emissaries are on their way, and the Vendéens have no alarm left that
// could bring Chouans.
TEST(ForGodAndKing_E8, PaysNoPointForAFlotillaInOctober) {
    State s = before(Phase::Republicans, kOctober);
    only_events(s, {Event::E7, Event::E8});
    put(s, "MOR", Force::Saumur, 3);
    put(s, "MTA", Force::Saumur, 3);
    put(s, "NAN", Force::Nantes, 4);
    put(s, "CER", Force::Anjou, 5);
    expect_choice(started(s), kEverybody, done());
}

// 2.2: the roll for Anjou has -2 as long as La Gâtine has not risen, so it rises first.
TEST(ForGodAndKing_E2, RaisesLaGatineBeforeTheAlarm) {
    State s = before(Phase::Vendeens, 4);
    only_events(s, {Event::E1, Event::E2});
    morale(s, Side::Vendeen) = 1;
    put(s, "CHO", Force::Anjou, 6);
    put(s, "CHO", "Cathelineau");
    put(s, "SAU", Force::Saumur, 8);
    expect_choice(started(s), kEverybody, event(Event::E2));
}

// E5: the English land only where Vendéens stand. Charette holds Pornic; at Paimbœuf Canclaux has
// twice as many, and no other harbour is near. An English fleet that waits in vain costs two of
// morale.
TEST(ForGodAndKing_E5, CallsTheEnglishToTheHarbourThatIsHeld) {
    State s = before(static_cast<Phase>(2), 4);  // after the bishop of Agra, before reinforcements
    s.english = English::Asked;
    s.hand[index(Event::E5)] = 0;
    put(s, "POR", Force::BasPoitou, 6);
    put(s, "POR", "Charette");
    put(s, "PAI", Force::Nantes, 12);
    put(s, "PAI", "Canclaux");
    start(s);
    apply(s, roll(6, 6));
    expect_choice(s, kEverybody,
                  [](const Action& a) { return a.verb == Verb::Note && a.area == at("POR"); });
}

// E5: powder for the twenty points of Anjou who have none, not for three of the Centre who have
// enough.
TEST(ForGodAndKing_E5, GivesThePowderToTheArmyThatHasNone) {
    State s = before(Phase::Vendeens, 5);
    only_events(s, {});
    s.english = English::Coming;
    s.landing = {at("POR"), 5, false};
    arms(s, -2, 1, -2);
    put(s, "POR", Force::BasPoitou, 6);
    put(s, "POR", "Charette");
    put(s, "CHO", Force::Anjou, 20);
    put(s, "CHO", "Cathelineau");
    put(s, "MTA", Force::Centre, 3);
    put(s, "SAU", Force::Saumur, 8);
    expect_choice(started(s), kEverybody, arm(Army::Anjou));
}

// 2.3, 2.4: whoever moves last answers everything and is answered by nobody. Both stacks can reach
// Les Sables, the only port in reach. Over whole wars that is worth ten games in a hundred
// (docs/ai.md).
TEST(ForGodAndKing_2_3, LetsTheEnemyBegin) {
    for (const bool vendeen : {false, true}) {
        State s = before(Phase::Initiative, kOctober);
        put(s, "MOT", Force::BasPoitou, 12);
        put(s, "MOT", "Charette");
        put(s, "TAL", Force::LaRochelle, 12);
        put(s, "TAL", "Boulard");
        start(s);
        apply(s, vendeen ? roll(1, 6) : roll(6, 1));
        expect_choice(s, kPlanner, kYield);
    }
}

// 2.4: the Republican has let him begin. Whatever the Vendéen does now thirty points can answer; if
// he passes they must move first, or the month is over and has cost him nothing.
TEST(ForGodAndKing_2_4, PassesRatherThanBegins) {
    State s = before(Phase::Initiative, 5);
    put(s, "CHO", Force::Anjou, 12);
    put(s, "CHO", "Cathelineau");
    put(s, "CER", Force::Saumur, 30);
    put(s, "CER", "Berruyer");
    start(s);
    play(s, {roll(6, 1), kYield});
    expect_choice(s, kPlanner, pass());
}

// 2.5: two points go home out of the zone of Bas-Poitou. The only one at Legé keeps Charette in the
// field; at Palluau two of eight are hardly missed.
TEST(ForGodAndKing_2_5, LetsTheLargeStackDesert) {
    State s = before(Phase::Desertion, 4);
    put(s, "LEG", Force::BasPoitou, 1);
    put(s, "LEG", "Charette");
    put(s, "PAL", Force::BasPoitou, 8);
    put(s, "PAL", "Joly");
    put(s, "SAU", Force::Saumur, 8);
    start(s);
    for (int i = 0; i < 8 && awaits_fate(s); ++i) apply(s, roll(3, 4));
    expect_choice(s, kEverybody,
                  [](const Action& a) { return a.verb == Verb::Desert && a.area == at("PAL"); });
}

// 2.6: one is excused, the other rolls for his head. Canclaux is the better general in both values,
// and as a noble he has -2: 10 ways of 36 to come back against 21 of Beysser.
TEST(ForGodAndKing_2_6, ExcusesTheBetterGeneralInDanger) {
    State s = before(Phase::Committee, 4);
    put(s, "NAN", Force::Nantes, 8);
    put(s, "NAN", "Canclaux");
    put(s, "NAN", "Beysser");
    put(s, "CHO", Force::Anjou, 10);
    expect_choice(started(s), kEverybody, excuse("Canclaux"));
}

}  // namespace
}  // namespace levee::fgfk::testing
