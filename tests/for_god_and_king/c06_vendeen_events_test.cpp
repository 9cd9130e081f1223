// Chapter 6: the events of the Vendéens, except E5 (c06_english_test.cpp).
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State vendeen_phase(std::initializer_list<Event> events, int turn = 3) {
    State s = before(Phase::Vendeens, turn);
    only_events(s, events);
    return s;
}

State gatine_rises(int anjou = 0) {
    State s = vendeen_phase({Event::E1, Event::E2});
    morale(s, Side::Vendeen) = 1;
    put(s, "CHO", Force::Anjou, anjou);
    start(s);
    return s;
}

TEST(Rule_E2, TheFiveAreasJoinTheZoneOfAnjou) {
    State s = gatine_rises();
    for (const char* area : {"BRE", "ARG", "CER", "MON", "BOI"})
        EXPECT_FALSE(zone_of(board(), s, Army::Anjou).has(at(area))) << area;
    play(s, {event(Event::E2)});
    for (const char* area : {"BRE", "ARG", "CER", "MON", "BOI"})
        EXPECT_TRUE(zone_of(board(), s, Army::Anjou).has(at(area))) << area;
    EXPECT_EQ(zone_of(board(), s, Army::Anjou).count(), 18);
}

}  // namespace
}  // namespace levee::fgfk::testing
