#include "maps/hexside.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "maps/grids.h"
#include "maps/hex_set.h"

namespace levee::maps {
namespace {

using testing::any_direction;
using testing::any_grid;
using testing::any_hex;

//   0101
//   ~~~~ 0201      a river between 0102 and its three neighbours
//   0102~
//       ~0202
TEST(Hexside, ARiverIsThereFromBothBanks) {
    const HexGrid grid(2, 2, Stagger::EvenDown);
    const HexId bank = grid.parse("0102");
    PerHexside<std::uint8_t> river;
    for (const Direction d : {Direction::N, Direction::NE, Direction::SE})
        river[hexside(grid, bank, d)] = 1;

    EXPECT_EQ(river.across(grid, bank, Direction::N), 1);
    EXPECT_EQ(river.across(grid, grid.parse("0101"), Direction::S), 1);
    EXPECT_EQ(river.across(grid, grid.parse("0201"), Direction::SW), 1);
    EXPECT_EQ(river.across(grid, grid.parse("0202"), Direction::NW), 1);
    EXPECT_EQ(river.across(grid, grid.parse("0201"), Direction::S), 0);
    EXPECT_EQ(river.across(grid, bank, Direction::S), 0) << "the edge of the map has no river";
}

TEST(Hexside, OnlyBetweenNeighbours) {
    const HexGrid grid(3, 3, Stagger::EvenDown);
    EXPECT_EQ(hexside(grid, grid.parse("0101"), grid.parse("0103")), kNoHexside);
    EXPECT_EQ(hexside(grid, grid.parse("0101"), grid.parse("0101")), kNoHexside);
    EXPECT_EQ(hexside(grid, grid.parse("0101"), kNoHex), kNoHexside);
    EXPECT_EQ(hexside(grid, grid.parse("0101"), Direction::N), kNoHexside);
}

RC_GTEST_PROP(HexsideLaws, TheSameFromEitherHex, ()) {
    const HexGrid grid = any_grid();
    const HexId hex = any_hex(grid);
    const Direction d = any_direction();
    const HexId beyond = grid.neighbour(hex, d);
    const HexsideId side = hexside(grid, hex, d);
    RC_ASSERT((side == kNoHexside) == (beyond == kNoHex));
    if (beyond == kNoHex) return;
    RC_ASSERT(side == hexside(grid, beyond, opposite(d)));
    RC_ASSERT(side == hexside(grid, hex, beyond));
    RC_ASSERT(side == hexside(grid, beyond, hex));
    const HexsideEnds both = ends(grid, side);
    RC_ASSERT((both.hex == hex && both.beyond == beyond && both.towards == d) ||
              (both.hex == beyond && both.beyond == hex && both.towards == opposite(d)));
}

RC_GTEST_PROP(HexsideLaws, DifferentSidesHaveDifferentIds, ()) {
    const HexGrid grid = any_grid();
    std::map<HexsideId, int> seen;
    for (const HexId hex : all_hexes(grid)) {
        for (const Direction d : kDirections)
            if (grid.neighbour(hex, d) != kNoHex) ++seen[hexside(grid, hex, d)];
    }
    for (const auto& [side, times] : seen) {
        RC_ASSERT(side.raw < kMaxHexsides);
        RC_ASSERT(times == 2);
    }
}

}  // namespace
}  // namespace levee::maps
