#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "maps/hex.h"

namespace levee::maps {

// The side between two neighbours, the same from whichever hex one looks. A hex owns its N, NE and
// SE sides; the other three belong to the neighbours beyond them.
using HexsideId = engine::Id<struct HexsideTag, std::uint16_t>;

inline constexpr HexsideId kNoHexside{0xFFFF};
inline constexpr std::size_t kMaxHexsides = 3 * kMaxHexes;

// kNoHexside at the edge of the map: there is no second hex to go to.
inline HexsideId hexside(const HexGrid& grid, HexId hex, Direction towards) {
    const HexId beyond = grid.neighbour(hex, towards);
    if (beyond == kNoHex) return kNoHexside;
    const bool owned = towards < Direction::S;
    const HexId owner = owned ? hex : beyond;
    const Direction side = owned ? towards : opposite(towards);
    return HexsideId{static_cast<std::uint16_t>(owner.raw * 3U + static_cast<unsigned>(side))};
}

// kNoHexside unless the two are neighbours.
inline HexsideId hexside(const HexGrid& grid, HexId a, HexId b) {
    const auto towards = grid.direction(a, b);
    return towards ? hexside(grid, a, *towards) : kNoHexside;
}

// A hexside as seen from the hex that owns it.
struct HexsideEnds {
    HexId hex = kNoHex;
    HexId beyond = kNoHex;
    Direction towards = Direction::N;
    constexpr bool operator==(const HexsideEnds&) const = default;
};

inline HexsideEnds ends(const HexGrid& grid, HexsideId side) {
    assert(side.raw < kMaxHexsides && "no hexside");
    const HexId hex{static_cast<std::uint16_t>(side.raw / 3U)};
    const auto towards = static_cast<Direction>(side.raw % 3U);
    return {hex, grid.neighbour(hex, towards), towards};
}

// Something about every hexside (a river, a bridge, a slope), usually flags.
template <class T>
class PerHexside {
 public:
    constexpr T& operator[](HexsideId side) {
        assert(side.raw < kMaxHexsides && "no hexside");
        return items_[side.raw];
    }
    constexpr const T& operator[](HexsideId side) const {
        assert(side.raw < kMaxHexsides && "no hexside");
        return items_[side.raw];
    }
    // What one crosses going that way; nothing (T{}) at the edge of the map.
    T across(const HexGrid& grid, HexId hex, Direction towards) const {
        const HexsideId side = hexside(grid, hex, towards);
        return side == kNoHexside ? T{} : items_[side.raw];
    }

    constexpr bool operator==(const PerHexside&) const = default;

 private:
    std::array<T, kMaxHexsides> items_{};
};

static_assert(std::is_trivially_copyable_v<PerHexside<std::uint8_t>>);

}  // namespace levee::maps
