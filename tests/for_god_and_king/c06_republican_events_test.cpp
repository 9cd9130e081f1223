// Chapter 6: E7, E8, E14 and E15.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State republican_phase(std::initializer_list<Event> events, int turn = 3) {
    State s = before(Phase::Republicans, turn);
    only_events(s, events);
    return s;
}
void roll_table(State& s, int a, int b) {
    while (dice_asked(s) == 2 && asker(s) == Business::Receive &&
           !::testing::Test::HasFatalFailure())
        play(s, {roll(a, b)});
}

// ------------------------------------------------------------------ E7

TEST(Rule_E7, CostsAPointOfNantesOrLaRochelleOfHisChoice) {
    State s = republican_phase({Event::E7});
    put(s, "NAN", Force::Nantes, 3);
    put(s, "PAI", Force::Nantes, 2);
    put(s, "SAB", Force::LaRochelle, 2);
    put(s, "SAU", Force::Saumur, 2);
    start(s);
    play(s, {event(Event::E7)});
    EXPECT_TRUE(legal(s, pay(Force::Nantes, "NAN")));
    EXPECT_TRUE(legal(s, pay(Force::Nantes, "PAI")));
    EXPECT_TRUE(legal(s, pay(Force::LaRochelle, "SAB")));
    EXPECT_EQ(refused_by(s, pay(Force::Saumur, "SAU")), "E7");
    EXPECT_EQ(refused_by(s, pay(Force::Nantes, "SAB")), "E7");
    play(s, {pay(Force::LaRochelle, "SAB")});
    EXPECT_EQ(points(s, "SAB", Force::LaRochelle), 1);
    EXPECT_EQ(on_map(s, Force::Nantes), 5);
    EXPECT_TRUE(s.coast_watched);
    EXPECT_EQ(markers(s, Event::E7), 0);
}

TEST(Rule_E7, NeedsAPoint) {  // F-55
    State s = republican_phase({Event::E7, Event::E9});
    put(s, "SAU", Force::Saumur, 5);
    start(s);
    EXPECT_EQ(refused_by(s, event(Event::E7)), "E7");
}

TEST(Rule_E7, InAnyReinforcementPhase) {
    for (int turn = 2; turn <= 8; ++turn) {
        State s = republican_phase({Event::E7, Event::E8}, turn);
        put(s, "NAN", Force::Nantes, 3);
        start(s);
        EXPECT_TRUE(legal(s, event(Event::E7))) << turn;
        EXPECT_TRUE(legal(s, event(Event::E8))) << turn;
    }
}

TEST(Rule_E7, OnTheFirstTurnOutOfTheReinforcements) {  // F-104
    State s = republican_phase({Event::E7, Event::E8}, 1);
    s.automatic_set_up = false;
    start(s);
    roll_table(s, 3, 4);
    ASSERT_EQ(pool(s, Force::Nantes), 5);
    play(s, {event(Event::E7), {.verb = Verb::Pay, .force = Force::LaRochelle}});
    EXPECT_EQ(pool(s, Force::LaRochelle), 4);
    play(s, {event(Event::E8)});
    EXPECT_EQ(pool(s, Force::Nantes), 4) << "the only way to pay";
    EXPECT_TRUE(s.coast_watched);
    EXPECT_TRUE(s.flotilla);
}

// ------------------------------------------------------------------ E8

TEST(Rule_E8, CostsAPointOfNantes) {
    State s = republican_phase({Event::E8});
    put(s, "NAN", Force::Nantes, 3);
    put(s, "PAI", Force::Nantes, 1);
    put(s, "SAB", Force::LaRochelle, 2);
    start(s);
    play(s, {event(Event::E8)});
    EXPECT_EQ(refused_by(s, pay(Force::LaRochelle, "SAB")), "E8");
    play(s, {pay(Force::Nantes, "NAN")});
    EXPECT_EQ(points(s, "NAN", Force::Nantes), 2);
    EXPECT_TRUE(s.flotilla);
    EXPECT_FALSE(s.coast_watched);
}

TEST(Rule_E8, NeedsAPoint) {
    State s = republican_phase({Event::E8, Event::E9});
    put(s, "SAB", Force::LaRochelle, 5);
    start(s);
    EXPECT_EQ(refused_by(s, event(Event::E8)), "E8");
}

// ------------------------------------------------------------------ E14

State evening(int mood, std::initializer_list<std::string_view> lost, int turn = 6) {
    State s = before(Phase::Galerne, turn);
    only_events(s, {Event::E14});
    morale(s, Side::Vendeen) = static_cast<std::int8_t>(mood);
    for (const std::string_view area : lost) put(s, area, Force::Saumur, 1);
    start(s);
    return s;
}
bool galerne_offered(const State& s) {
    return asks(s, Business::EventWork, Side::Republican) && offered(s, event(Event::E14));
}

TEST(Rule_E14, WithAllPrimaryObjectivesAndAVendeenMoraleOfMinusTwo) {
    State s = evening(-2, {"CHO", "CTL", "MOR"});
    ASSERT_TRUE(galerne_offered(s));
    play(s, {event(Event::E14)});
    EXPECT_TRUE(over(s));
    EXPECT_EQ(s.victory, Victory::Galerne);
    EXPECT_EQ(s.winner, Side::Republican);
    EXPECT_TRUE(told(Fact::GameOver));
}

TEST(Rule_E14, NotWithOneOfThemMissingOrBetterMorale) {
    EXPECT_FALSE(galerne_offered(evening(-2, {"CHO", "CTL"})));
    EXPECT_FALSE(galerne_offered(evening(-2, {"CHO", "MOR"})));
    EXPECT_FALSE(galerne_offered(evening(-2, {"CTL", "MOR"})));
    for (int mood = -1; mood <= 2; ++mood)
        EXPECT_FALSE(galerne_offered(evening(mood, {"CHO", "CTL", "MOR"}))) << mood;
}

TEST(Rule_E14, MayBeDeclined) {
    State s = evening(-2, {"CHO", "CTL", "MOR"});
    play(s, {decline()});
    EXPECT_FALSE(over(s));
    EXPECT_EQ(s.turn, 7);
    EXPECT_EQ(markers(s, Event::E14), 1);
}

TEST(Rule_E14, AtTheEndOfTheLastTurnToo) {  // F-18: before 2.7
    State s = evening(-2, {"CHO", "CTL", "MOR"}, 8);
    ASSERT_TRUE(galerne_offered(s));
    play(s, {event(Event::E14)});
    EXPECT_EQ(s.victory, Victory::Galerne);
}

TEST(Rule_E14, NotInTheReinforcementPhase) {
    State s = republican_phase({Event::E9, Event::E14});
    morale(s, Side::Vendeen) = -2;
    for (const char* area : {"CHO", "CTL", "MOR"}) put(s, area, Force::Saumur, 1);
    start(s);
    EXPECT_FALSE(legal(s, event(Event::E14)));
}

TEST(Rule_E14, AfterTheCommittee) {  // F-18
    State s = before(Phase::Committee, 6);
    only_events(s, {Event::E14});
    morale(s, Side::Vendeen) = -2;
    for (const char* area : {"CHO", "CTL", "MOR"}) put(s, area, Force::Saumur, 1);
    put(s, "SAU", "Menou");
    put(s, "SAU", "Quetineau");
    start(s);
    ASSERT_EQ(business(s), Business::Committee);
    play(s, {excuse("Menou"), roll(6, 6)});
    EXPECT_TRUE(galerne_offered(s));
}

// ------------------------------------------------------------------ E15

State at_sea(std::string_view from = "SAB", int turn = 3) {
    State s = republican_phase({Event::E15}, turn);
    put(s, "SAB", Force::LaRochelle, 3);
    put(s, "PAI", Force::Nantes, 3);
    start(s);
    play(s, {event(Event::E15)});
    play(s, {ship(from == "SAB" ? Force::LaRochelle : Force::Nantes, from)});
    return s;
}

TEST(Rule_E15, APointFromLesSablesOrPaimboeuf) {
    State s = republican_phase({Event::E15});
    put(s, "SAB", Force::LaRochelle, 3);
    put(s, "PAI", Force::Nantes, 3);
    put(s, "NAN", Force::Nantes, 3);
    put(s, "LUC", Force::LaRochelle, 3);
    put(s, "SAU", Force::Saumur, 3);
    start(s);
    play(s, {event(Event::E15)});
    EXPECT_TRUE(legal(s, ship(Force::LaRochelle, "SAB")));
    EXPECT_TRUE(legal(s, ship(Force::Nantes, "PAI")));
    EXPECT_EQ(refused_by(s, ship(Force::Nantes, "NAN")), "E15");
    EXPECT_EQ(refused_by(s, ship(Force::LaRochelle, "LUC")), "E15");
    EXPECT_EQ(refused_by(s, ship(Force::Saumur, "SAU")), "E15");
}

TEST(Rule_E15, OrAPointOfTheReinforcementsOfNantesOrLaRochelle) {
    State s = republican_phase({Event::E9, Event::E15}, 2);
    start(s);
    play(s, {event(Event::E9)});
    roll_table(s, 3, 4);
    play(s, {event(Event::E15)});
    EXPECT_TRUE(legal(s, ship_reinforcement(Force::Nantes)));
    EXPECT_TRUE(legal(s, ship_reinforcement(Force::LaRochelle)));
    EXPECT_EQ(refused_by(s, ship_reinforcement(Force::Saumur)), "E15");
    play(s, {ship_reinforcement(Force::Nantes)});
    EXPECT_EQ(pool(s, Force::Nantes), 23);
    play(s, {roll(5), land("NOI")});
    EXPECT_EQ(points(s, "NOI", Force::Nantes), 1);
}

TEST(Rule_E15, NeedsAPointThatCanGoAboard) {
    State s = republican_phase({Event::E9, Event::E15});
    put(s, "NAN", Force::Nantes, 3);
    start(s);
    EXPECT_EQ(refused_by(s, event(Event::E15)), "E15");
}

TEST(Rule_E15, OnAOneThePointIsLost) {
    State s = at_sea();
    ASSERT_EQ(dice_asked(s), 1);
    EXPECT_EQ(points(s, "SAB", Force::LaRochelle), 2) << "it has left";
    play(s, {roll(1)});
    EXPECT_EQ(on_map(s, Force::LaRochelle), 2);
    EXPECT_EQ(s.shipped, 0);
    EXPECT_EQ(pool(s, Force::LaRochelle), 0);
}

TEST(Rule_E15, OnATwoItWaitsForANewRollOnTheNextTurn) {
    State s = at_sea();
    play(s, {roll(2)});
    EXPECT_EQ(on_map(s, Force::LaRochelle), 2);
    EXPECT_EQ(s.shipped, 1);
    ASSERT_EQ(asker(s), Business::Initiative);
    play(s, {roll(6, 1), kSeize});
    pass_both(s);
    EXPECT_EQ(s.turn, 4);
    ASSERT_EQ(dice_asked(s), 1);
    EXPECT_EQ(asker(s), Business::EventWork);
    play(s, {roll(3), land("GIL")});
    EXPECT_EQ(points(s, "GIL", Force::LaRochelle), 1);
    EXPECT_EQ(s.shipped, 0);
}

TEST(Rule_E15, TheNewRollHasTheSameResults) {
    for (const int die : {1, 2}) {
        State s = republican_phase({});
        s.shipped = 1;
        s.shipped_force = Force::Nantes;
        start(s);
        ASSERT_EQ(dice_asked(s), 1);
        play(s, {roll(die)});
        EXPECT_EQ(s.shipped, die == 1 ? 0 : 1);
        EXPECT_EQ(on_map(s, Force::Nantes), 0);
    }
}

TEST(Rule_E15, OnThreeToSixItLandsInAPortOfHisChoice) {
    for (int die = 3; die <= 6; ++die)
        for (const char* port : {"SAB", "GIL", "NOI", "POR"}) {
            State s = at_sea();
            play(s, {roll(die)});
            for (const char* other : {"TAL", "BOU", "LUC", "NAN"})
                EXPECT_FALSE(legal(s, land(other))) << other;
            play(s, {land(port)});
            EXPECT_EQ(on_map(s, Force::LaRochelle), 3);
            EXPECT_EQ(points(s, port, Force::LaRochelle), port == std::string_view{"SAB"} ? 3 : 1);
        }
}

TEST(Rule_E15, PaimboeufIsAPortToo) {
    State s = at_sea("PAI");
    play(s, {roll(3), land("PAI")});
    EXPECT_EQ(points(s, "PAI", Force::Nantes), 3);
}

TEST(Rule_E15, NotAmongVendeenPointsNorAgainstTheStackingRule) {  // F-73
    State s = republican_phase({Event::E15});
    put(s, "SAB", Force::LaRochelle, 3);
    put(s, "PAI", Force::Nantes, 3);
    put(s, "GIL", Force::BasPoitou, 1);
    start(s);
    play(s, {event(Event::E15), ship(Force::LaRochelle, "SAB"), roll(4)});
    EXPECT_EQ(refused_by(s, land("GIL")), "E15");
    EXPECT_EQ(refused_by(s, land("PAI")), "3.5");
    EXPECT_TRUE(legal(s, land("NOI")));
}

TEST(Rule_E15, WithoutAnOpenPortItWaits) {  // F-73
    State s = republican_phase({Event::E15});
    to_place(s, Force::Nantes, 1);
    put(s, "SAB", Force::LaRochelle, 1);
    for (const char* port : {"PAI", "GIL", "NOI", "POR"}) put(s, port, Force::BasPoitou, 1);
    start(s);
    play(s, {event(Event::E15), ship_reinforcement(Force::Nantes), roll(4)});
    EXPECT_EQ(s.shipped, 1);
    EXPECT_EQ(s.shipped_force, Force::Nantes);
    EXPECT_EQ(on_map(s, Force::Nantes), 0);
}

TEST(Rule_E15, InAnyReinforcementPhase) {
    for (int turn = 2; turn <= 8; ++turn) {
        State s = republican_phase({Event::E15}, turn);
        put(s, "SAB", Force::LaRochelle, 3);
        start(s);
        EXPECT_TRUE(legal(s, event(Event::E15))) << turn;
    }
}

}  // namespace
}  // namespace levee::fgfk::testing
