#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "maps/hex.h"

// Who stands in which hex and which hexes he controls, kept up to date by the rules. State::derived
// has `top` by hex and `below` by unit; a stack is kept in ascending order of its units, so that it
// has one form however it came together.
namespace levee::maps {

template <class Unit>
inline constexpr Unit kNobody{static_cast<typename Unit::Raw>(~typename Unit::Raw{})};

template <class State, class Unit>
void link(State& s, Unit u, HexId h) {
    s.units[u].at = h;
    Unit* place = &s.derived.top[h.raw];
    while (*place != kNobody<Unit> && *place < u) place = &s.derived.below[*place];
    s.derived.below[u] = *place;
    *place = u;
}

template <class State, class Unit>
void unlink(State& s, Unit u) {
    Unit* place = &s.derived.top[s.units[u].at.raw];
    while (*place != u) place = &s.derived.below[*place];
    *place = s.derived.below[u];
    s.derived.below[u] = kNobody<Unit>;
}

// Adds so much to the counts of the hexes that a unit controls: the three before it, or all six.
// to(direction) is the hex, or kNoHex where it has no control.
template <class Counts, class To>
void count_zone(Counts& counts, Direction facing, bool all_round, int change, To to) {
    const auto count = [&](std::size_t d) {
        const HexId hex = to(d % 6);
        if (hex == kNoHex) return;
        counts[hex.raw] = static_cast<std::uint8_t>(counts[hex.raw] + change);
    };
    if (all_round) {
        for (std::size_t d = 0; d < 6; ++d) count(d);
        return;
    }
    const auto d = static_cast<std::size_t>(facing);
    count(d);
    count(d + 1);
    count(d + 5);
}

}  // namespace levee::maps
