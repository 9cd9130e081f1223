#pragma once

#include <cstddef>

#include "engine/contract/fixed_vector.h"
#include "maps/hex.h"

namespace levee::maps {

// One hex that a straight line crosses, or the two hexes of the side it runs along.
struct LineStep {
    HexId hex = kNoHex;
    HexId other = kNoHex;  // kNoHex unless along a side; always the higher id of the two
    constexpr bool operator==(const LineStep&) const = default;
};

// No map is more than 99 hexes across (HexGrid::fits), and a line crosses at most two hexes for
// every hex of distance.
inline constexpr std::size_t kMaxLine = std::size_t{2} * 99;

using Line = engine::FixedVector<LineStep, kMaxLine>;

// The hexes strictly between a and b whose inside the straight line from centre to centre crosses,
// in order from a. Touching a corner is not crossing. This may be more hexes than the distance
// suggests: a line that is neither along a row of hexes nor along hexsides often cuts through two
// hexes at the same distance, and both can block it.
//
// Hexes that do not exist are left out; of a side at the edge of the map only the hex that exists
// is named, as if the line crossed it.
Line line(const HexGrid& grid, HexId a, HexId b);

}  // namespace levee::maps
