// Event E5: English assistance.
#include <gtest/gtest.h>

#include "engine/seats.h"
#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

// ------------------------------------------------------------------ the answer

State waiting(bool coast_watched, int turn = 4) {
    State s = before(Phase::Start, turn);
    only_events(s, {});
    s.english = English::Asked;
    s.coast_watched = coast_watched;
    start(s);
    return s;
}

// ------------------------------------------------------------------ the note

State agreed(int turn = 4) {
    State s = waiting(false, turn);
    play(s, {roll(6, 6)});
    return s;
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

TEST(Rule_E5, TheDelayIsNotToldToTheRepublican) {  // the note is a secret until it is used
    const State s = fleet_off("GIL", 0);
    for (const Report& r : story())
        if (r.fact == Fact::LandingDelayed) {
            EXPECT_TRUE(r.secret);
        }
    EXPECT_EQ(times_told(Fact::LandingDelayed), 1);
    EXPECT_EQ(rules().view(s, seat_of(Side::Republican)).landing, Landing{});
}

}  // namespace
}  // namespace levee::fgfk::testing
