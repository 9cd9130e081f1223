#pragma once

#include <cstdint>

namespace levee::maps {

// A point of a sheet of areas, in the units of its data file from the north-west corner; for
// drawing only.
inline constexpr int kLargestPlace = 4000;
struct Place {
    std::int16_t x = 0;
    std::int16_t y = 0;
    constexpr bool operator==(const Place&) const = default;
    constexpr bool operator<(const Place& o) const { return x != o.x ? x < o.x : y < o.y; }
};

// What a water is to whoever draws it.
enum class WaterKind : std::uint8_t { Coast, BroadRiver, River, Lake, Ford };

// On which side of a place its name is written.
enum class Label : std::uint8_t { N, S, E, W, NE, NW, SE, SW };

}  // namespace levee::maps
