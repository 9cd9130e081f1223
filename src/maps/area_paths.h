#pragma once

#include <cstdint>

#include "maps/areas.h"

// Ways over an area map. Nothing here allocates, and nothing knows what a link means: tests are the
// caller's.
namespace levee::maps {

// Everything that can be reached from the start by steps that pass: passes(from, link). The start
// is part of the answer. For tests that do not change during a game flood() over a ready table of
// neighbours is quicker.
template <class Passes>
AreaSet reachable(const AreaMap& map, const AreaSet& start, Passes passes) {
    AreaSet reached = start;
    AreaSet waiting = start;
    for (AreaId area = waiting.take(); area != kNoArea; area = waiting.take())
        for (const Link& link : map.links(area)) {
            if (reached.has(link.to) || !passes(area, link)) continue;
            reached.add(link.to);
            waiting.add(link.to);
        }
    return reached;
}

inline constexpr std::uint8_t kAreaOutOfReach = 255;

// How many steps each area is from the nearest goal, walking towards it by steps that pass;
// kAreaOutOfReach where no way leads there.
using AreaSteps = engine::PerId<AreaId, std::uint8_t, kMaxAreas>;

template <class Passes>
AreaSteps steps_to(const AreaMap& map, const AreaSet& goals, Passes passes) {
    AreaSteps steps;
    steps.items.fill(kAreaOutOfReach);
    AreaSet done = goals & map.all();
    AreaSet ring = done;
    for (std::uint8_t far = 0; !ring.empty(); ++far) {
        AreaSet next;
        for (const AreaId to : ring) {
            steps[to] = far;
            for (const AreaId from : map.entered_from(to).without(done | next))
                if (passes(from, map.between(from, to))) next.add(from);
        }
        done |= next;
        ring = next;
    }
    return steps;
}

}  // namespace levee::maps
