// Event E5: English assistance.
#include <gtest/gtest.h>

#include "engine/seats.h"
#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

// ------------------------------------------------------------------ the letter

TEST(Rule_E5, FromTheSecondTurnOn) {
    for (int turn = 2; turn <= 8; ++turn) {
        State s = before(Phase::Vendeens, turn);
        only_events(s, {Event::E5});
        start(s);
        EXPECT_TRUE(legal(s, event(Event::E5))) << turn;
    }
}

TEST(Rule_E5, TheFirstRollComesOnTheNextTurn) {  // F-53
    State s = before(Phase::Vendeens, 3);
    only_events(s, {Event::E5});
    start(s);
    play(s, {event(Event::E5)});
    ASSERT_EQ(asker(s), Business::Initiative);
    EXPECT_EQ(vendeen_morale(s), 0);
    play(s, {roll(6, 1), kSeize});
    EXPECT_EQ(s.turn, 4);
    EXPECT_EQ(asker(s), Business::English);
    EXPECT_EQ(dice_asked(s), 2);
}

TEST(Rule_E5, NoRollBeforeItIsPlayed) {
    State s = before(Phase::Start, 3);
    only_events(s, {});
    start(s);
    EXPECT_EQ(asker(s), Business::Initiative);
}

// ------------------------------------------------------------------ the answer

State waiting(bool coast_watched, int turn = 4) {
    State s = before(Phase::Start, turn);
    only_events(s, {});
    s.english = English::Asked;
    s.coast_watched = coast_watched;
    start(s);
    return s;
}

TEST(Rule_E5, EmissariesAreCapturedOnADoubleOne) {
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            State s = waiting(false);
            play(s, {roll(a, b)});
            EXPECT_EQ(told(Fact::EmissariesTaken), a + b == 2) << a << b;
            EXPECT_EQ(republican_morale(s), a + b == 2 ? 1 : 0) << a << b;
        }
}

TEST(Rule_E5, OnAnyDoublesButSixesAfterE7) {
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            State s = waiting(true);
            play(s, {roll(a, b)});
            const bool captured = a == b && a != 6;
            EXPECT_EQ(told(Fact::EmissariesTaken), captured) << a << b;
            EXPECT_EQ(republican_morale(s), captured ? 1 : 0) << a << b;
        }
}

TEST(Rule_E5, AfterACaptureTheRollsGoOn) {
    State s = waiting(true);
    play(s, {roll(3, 3), roll(6, 1), kSeize});
    EXPECT_EQ(s.turn, 5);
    EXPECT_EQ(asker(s), Business::English);
}

TEST(Rule_E5, NothingOnOtherRollsAndTheRollsGoOn) {
    State s = waiting(false);
    play(s, {roll(5, 6)});
    EXPECT_EQ(vendeen_morale(s), 0);
    play(s, {roll(6, 1), kSeize});
    EXPECT_EQ(asker(s), Business::English);
}

TEST(Rule_E5, ADoubleSixIsAFavourableAnswer) {
    for (const bool watched : {false, true}) {
        State s = waiting(watched);
        play(s, {roll(6, 6)});
        EXPECT_TRUE(told(Fact::EnglishAgree));
        EXPECT_EQ(vendeen_morale(s), 1);
        EXPECT_EQ(republican_morale(s), 0);
        EXPECT_TRUE(asks(s, Business::English, Side::Vendeen));
    }
}

// ------------------------------------------------------------------ the note

State agreed(int turn = 4) {
    State s = waiting(false, turn);
    play(s, {roll(6, 6)});
    return s;
}

TEST(Rule_E5, TheNoteNamesALandingAreaAndALaterTurn) {
    const State s = agreed();
    EXPECT_FALSE(legal(s, note("SAB", 4))) << "not the turn of the double six";
    for (int turn = 5; turn <= 8; ++turn) EXPECT_TRUE(legal(s, note("SAB", turn)));
    EXPECT_FALSE(legal(s, note("SAB", 3)));
    EXPECT_FALSE(legal(s, note("SAB", 9)));
    for (const char* area : {"SAB", "PAI", "GIL", "NOI", "POR"})
        EXPECT_TRUE(legal(s, note(area, 5))) << area;
    for (const char* marsh : {"BOU", "BVR", "SJM", "SMH"})
        EXPECT_TRUE(legal(s, note(marsh, 5))) << marsh;
    for (const char* area : {"NAN", "LUC", "TAL", "CHO"})
        EXPECT_FALSE(legal(s, note(area, 5))) << area;
    for (const char* inland : {"CHM", "MAI"})
        EXPECT_EQ(refused_by(s, note(inland, 5)), "E5") << "F-53: a marsh without a coast";
}

TEST(Rule_E5, TheNoteIsSecret) {
    State s = agreed();
    play(s, {note("GIL", 6)});
    EXPECT_EQ(s.landing, (Landing{.area = at("GIL"), .turn = 6}));
    EXPECT_EQ(rules().view(s, seat_of(Side::Vendeen)).landing, s.landing) << "its writer sees it";
    EXPECT_EQ(rules().view(s, seat_of(Side::Republican)).landing.area, kNoArea);
    EXPECT_EQ(rules().view(s, seat_of(Side::Republican)).landing.turn, 0);
    EXPECT_EQ(rules().view(s, engine::kSpectator).landing.area, kNoArea);
    EXPECT_EQ(rules().view(s, engine::kSpectator).landing.turn, 0);
    for (const Report& r : story())
        if (r.fact == Fact::LandingNoted) {
            EXPECT_TRUE(r.secret);
            EXPECT_EQ(r.side, Side::Vendeen);
        }
    EXPECT_TRUE(told(Fact::LandingNoted));
}

TEST(Rule_E5, TwoNotesLookTheSameToTheRepublican) {
    State one = agreed();
    play(one, {note("GIL", 6)});
    State other = agreed();
    play(other, {note("PAI", 8)});
    for (const engine::SeatId seat : {seat_of(Side::Republican), engine::kSpectator})
        EXPECT_EQ(rules().view(one, seat), rules().view(other, seat));
}

TEST(Rule_E5, NoMoreRollsAfterTheAnswer) {
    State s = agreed();
    play(s, {note("GIL", 8), roll(6, 1), kSeize});
    EXPECT_EQ(s.turn, 5);
    EXPECT_EQ(asker(s), Business::Initiative);
}

TEST(Rule_E5, OnTheLastTurnItIsTooLateForAFleet) {  // F-101
    State s = agreed(8);
    EXPECT_EQ(vendeen_morale(s), 1);
    EXPECT_EQ(asker(s), Business::Initiative);
}

// ------------------------------------------------------------------ the landing

// The fleet is due this turn; Vendéen points of Bas-Poitou may be waiting.
State fleet_off(std::string_view area, int waiting_points, bool delayed = false, int turn = 5) {
    State s = before(Phase::Vendeens, turn);
    only_events(s, {});
    s.english = English::Coming;
    s.landing = {.area = at(area), .turn = static_cast<std::uint8_t>(turn), .delayed = delayed};
    arms(s, -2, -2, -2);
    morale(s, Side::Vendeen) = -1;
    put(s, area, Force::BasPoitou, waiting_points);
    s.vendeen_hold.add(at(area));  // what a stronghold or a base brings is not the matter here
    start(s);
    return s;
}

TEST(Rule_E5, LesSablesAndPaimboeufSixPointsAndArmsForAll) {
    for (const char* area : {"SAB", "PAI"}) {
        const State s = fleet_off(area, 1);
        EXPECT_EQ(points(s, area, Force::Emigres), 6) << area;
        EXPECT_EQ(arms(s), (Arms{2, 2, 2}));
        EXPECT_EQ(vendeen_morale(s), 1);
        EXPECT_TRUE(told(Fact::Landed));
    }
}

TEST(Rule_E5, FourPointsAndArmsForBasPoitouAndOneOther) {
    for (const char* area : {"GIL", "NOI", "POR"}) {
        State s = fleet_off(area, 1);
        EXPECT_EQ(points(s, area, Force::Emigres), 4) << area;
        ASSERT_TRUE(asks(s, Business::Landing, Side::Vendeen));
        EXPECT_FALSE(legal(s, arm(Army::BasPoitou))) << "another one";
        EXPECT_FALSE(legal(s, arm(Army::Loroux))) << "has no marker";
        State centre = s;
        play(s, {arm(Army::Anjou)});
        EXPECT_EQ(arms(s), (Arms{2, -2, 2}));
        play(centre, {arm(Army::Centre)});
        EXPECT_EQ(arms(centre), (Arms{-2, 2, 2}));
        EXPECT_EQ(vendeen_morale(s), 1);
    }
}

TEST(Rule_E5, AMarshTwoPointsAndArmsForBasPoitou) {
    for (const char* area : {"BOU", "BVR", "SJM", "SMH"}) {
        const State s = fleet_off(area, 1);
        EXPECT_EQ(points(s, area, Force::Emigres), 2) << area;
        EXPECT_EQ(arms(s), (Arms{-2, -2, 2}));
        EXPECT_EQ(vendeen_morale(s), 1);
    }
}

TEST(Rule_E5, WithoutVendeenPointsThereItIsDelayedByATurn) {
    const State s = fleet_off("GIL", 0);
    EXPECT_EQ(on_map(s, Force::Emigres), 0);
    EXPECT_EQ(vendeen_morale(s), -1) << "nothing yet";
    EXPECT_EQ(s.landing.turn, 6);
    EXPECT_TRUE(s.landing.delayed);
    EXPECT_EQ(s.english, English::Coming);
    EXPECT_FALSE(told(Fact::LandingFailed));
}

TEST(Rule_E5, AGeneralAloneDoesNotReceiveThem) {
    State s = before(Phase::Vendeens, 5);
    only_events(s, {});
    s.english = English::Coming;
    s.landing = {.area = at("GIL"), .turn = 5};
    put(s, "GIL", "Joly");
    start(s);
    EXPECT_EQ(on_map(s, Force::Emigres), 0);
    EXPECT_TRUE(s.landing.delayed);
}

TEST(Rule_E5, AfterTheDelayItLandsIfThePlaceIsHeld) {
    const State s = fleet_off("SAB", 1, true);
    EXPECT_EQ(points(s, "SAB", Force::Emigres), 6);
    EXPECT_EQ(vendeen_morale(s), 1);
}

TEST(Rule_E5, OtherwiseItGoesHomeAndMoraleDropsByTwo) {
    State s = before(Phase::Vendeens, 5);
    only_events(s, {});
    s.english = English::Coming;
    s.landing = {.area = at("SAB"), .turn = 5, .delayed = true};
    morale(s, Side::Vendeen) = 1;
    start(s);
    EXPECT_EQ(on_map(s, Force::Emigres), 0);
    EXPECT_EQ(vendeen_morale(s), -1);
    EXPECT_EQ(s.english, English::Done);
    EXPECT_TRUE(told(Fact::LandingFailed));
}

TEST(Rule_E5, NotBeforeTheTurnThatWasNoted) {
    State s = before(Phase::Vendeens, 5);
    only_events(s, {});
    s.english = English::Coming;
    s.landing = {.area = at("SAB"), .turn = 6};
    put(s, "SAB", Force::BasPoitou, 3);
    start(s);
    EXPECT_EQ(on_map(s, Force::Emigres), 0);
    EXPECT_FALSE(s.landing.delayed);
}

TEST(Rule_E5, DISABLED_TheDelayIsNotToldToTheRepublican) {  // the note is a secret until it is used
    const State s = fleet_off("GIL", 0);
    for (const Report& r : story())
        if (r.fact == Fact::LandingDelayed) {
            EXPECT_TRUE(r.secret);
        }
    EXPECT_EQ(rules().view(s, seat_of(Side::Republican)).landing, Landing{});
}

TEST(Rule_E5, ALandingDelayedBeyondTheLastTurnDoesNotFail) {  // F-101
    const State s = fleet_off("GIL", 0, false, 8);
    EXPECT_EQ(vendeen_morale(s), -1);
    EXPECT_FALSE(told(Fact::LandingFailed));
}

TEST(Rule_E5, TheFleetComesBeforeTheEventsOfThePhase) {  // F-95
    State s = before(Phase::Vendeens, 5);
    only_events(s, {Event::E2});
    s.english = English::Coming;
    s.landing = {.area = at("BVR"), .turn = 5};
    morale(s, Side::Vendeen) = -1;
    put(s, "BVR", Force::BasPoitou, 1);
    start(s);
    EXPECT_EQ(vendeen_morale(s), 1);
    EXPECT_TRUE(legal(s, event(Event::E2)));
}

TEST(Rule_E5, EmigresDoNotDesert) {
    State s = before(Phase::Desertion, 5);
    only_events(s, {});
    put(s, "GIL", Force::Emigres, 4);
    start(s);
    EXPECT_EQ(on_map(s, Force::Emigres), 4);
    EXPECT_FALSE(told(Fact::DesertionDue));
}

}  // namespace
}  // namespace levee::fgfk::testing
