// Chapter 6, E2: the zone that grows. All else is in rules/c06_vendeen_events.game.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

TEST(Rule_E2, TheFiveAreasJoinTheZoneOfAnjou) {
    State s = before(Phase::Vendeens, 3);
    only_events(s, {Event::E1, Event::E2});
    morale(s, Side::Vendeen) = 1;
    start(s);
    for (const char* area : {"BRE", "ARG", "CER", "MON", "BOI"})
        EXPECT_FALSE(zone_of(board(), s, Army::Anjou).has(at(area))) << area;
    play(s, {event(Event::E2)});
    for (const char* area : {"BRE", "ARG", "CER", "MON", "BOI"})
        EXPECT_TRUE(zone_of(board(), s, Army::Anjou).has(at(area))) << area;
    EXPECT_EQ(zone_of(board(), s, Army::Anjou).size(), 18);
}

}  // namespace
}  // namespace levee::fgfk::testing
