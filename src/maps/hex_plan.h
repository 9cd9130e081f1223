#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "maps/hex.h"

// What a hex map shows, told in plain data by the game that owns it; sheet and terminal both draw
// it. Names are lent.
namespace levee::maps {

enum class Cover : std::uint8_t { Open, Village, Wood, Mound, Hamlet, Town, Castle };
constexpr bool is_built(Cover cover) {
    return cover != Cover::Open && cover != Cover::Wood && cover != Cover::Mound;
}

// What runs along a hexside, and what leads across it.
enum SideMark : std::uint8_t {
    kRiverSide = 1,
    kStreamSide = 2,
    kBridgeSide = 4,
    kRoadAcross = 8,
    kTrackAcross = 16,
    kRailAcross = 32,
    kTrenchSide = 64,  // of the one hex that has it, not of its neighbour
};
inline constexpr std::uint8_t kWayAcross = kRoadAcross | kTrackAcross;

using HexSides = std::array<std::uint8_t, 6>;  // SideMarks, or a game's own, by Direction

// A hex as a map file tells it.
template <class Terrain>
struct HexGround {
    std::uint8_t level = 0;
    Terrain terrain{};
    std::string name;  // mostly empty
};

struct HexPlan {
    struct Ground {
        int level = 0;
        Cover cover = Cover::Open;
        std::string_view name{};  // neighbours that share one have it written once, between them
        double name_size = 13.5;
        bool name_bold = false;
        bool name_italic = false;
        // From where a name usually stands, below its hex.
        double name_right = 0;
        double name_down = 0;
        bool walled = false;  // a town
    };
    const HexGrid* grid = nullptr;
    std::vector<Ground> ground;  // by HexId
    // By HexId. A side says the same from both, trenches apart; a way across a side at the edge of
    // the map leads off it.
    std::vector<HexSides> sides;
    int lowest = 0;  // level of the valley

    bool has(HexId hex, Direction d, unsigned marks) const {
        return (sides[hex.raw][static_cast<std::size_t>(d)] & marks) != 0;
    }
    // What there is at any of its sides.
    unsigned around(HexId hex) const {
        unsigned marks = 0;
        for (const std::uint8_t side : sides[hex.raw]) marks |= side;
        return marks;
    }
    int ways(HexId hex) const {
        int count = 0;
        for (const Direction d : kDirections) count += has(hex, d, kWayAcross) ? 1 : 0;
        return count;
    }
};

}  // namespace levee::maps
