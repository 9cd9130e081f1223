#include "maps/hex.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "maps/grids.h"
#include "maps/hex_set.h"

namespace levee::maps {
namespace {

using testing::all_hexes;
using testing::any_direction;
using testing::any_grid;
using testing::any_hex;
using testing::any_rectangle;
using testing::evenly;

// Four columns of three, even columns down:
//
//   0101      0301
//        0201      0401
//   0102      0302
//        0202      0402
//   0103      0303
//        0203      0403
const HexGrid kEvenDown(4, 3, Stagger::EvenDown);

// The same with odd columns down:
//
//        0201      0401
//   0101      0301
//        0202      0402
//   0102      0302
//        0203      0403
//   0103      0303
const HexGrid kOddDown(4, 3, Stagger::OddDown);

// In the order N NE SE S SW NW; "-" is off the map.
std::vector<std::string> around(const HexGrid& grid, std::string_view name) {
    std::vector<std::string> names;
    for (const Direction d : kDirections) {
        const HexId hex = grid.neighbour(grid.parse(name), d);
        names.push_back(hex == kNoHex ? "-" : std::string{grid.name(hex)});
    }
    return names;
}

using Names = std::vector<std::string>;

TEST(HexGrid, NeighboursWithEvenColumnsDown) {
    EXPECT_EQ(around(kEvenDown, "0302"), (Names{"0301", "0401", "0402", "0303", "0202", "0201"}));
    EXPECT_EQ(around(kEvenDown, "0202"), (Names{"0201", "0302", "0303", "0203", "0103", "0102"}));
}

TEST(HexGrid, NeighboursWithOddColumnsDown) {
    EXPECT_EQ(around(kOddDown, "0302"), (Names{"0301", "0402", "0403", "0303", "0203", "0202"}));
    EXPECT_EQ(around(kOddDown, "0202"), (Names{"0201", "0301", "0302", "0203", "0102", "0101"}));
}

TEST(HexGrid, CornersHaveFewNeighbours) {
    EXPECT_EQ(around(kEvenDown, "0101"), (Names{"-", "-", "0201", "0102", "-", "-"}));
    EXPECT_EQ(around(kEvenDown, "0403"), (Names{"0402", "-", "-", "-", "-", "0303"}));
    EXPECT_EQ(around(kOddDown, "0101"), (Names{"-", "0201", "0202", "0102", "-", "-"}));
    EXPECT_EQ(around(kOddDown, "0403"), (Names{"0402", "-", "-", "-", "0303", "0302"}));
}

// The formulas every even-down map follows, on the whole of a large one.
TEST(HexGrid, NeighbourFormulasOnALargeMap) {
    const HexGrid grid(25, 15, Stagger::EvenDown);
    for (const HexId hex : all_hexes(grid)) {
        const int c = grid.column(hex);
        const int r = grid.row(hex);
        const int up = c % 2 == 1 ? r - 1 : r;
        const std::array<HexId, 6> expected{grid.at(c, r - 1),      grid.at(c + 1, up),
                                            grid.at(c + 1, up + 1), grid.at(c, r + 1),
                                            grid.at(c - 1, up + 1), grid.at(c - 1, up)};
        for (const Direction d : kDirections)
            EXPECT_EQ(grid.neighbour(hex, d), expected[static_cast<std::size_t>(d)]);
    }
}

//   0101      0301
//        0201      0401
//   0102      0302
//         ---       ---      columns 2 and 4 have lost their last hex
TEST(HexGrid, ShorterColumnsEndTheMap) {
    HexGrid grid(4, 2, Stagger::EvenDown);
    const HexId gone = grid.parse("0202");
    ASSERT_TRUE(grid.exists(gone));
    grid.end_column(2, 1);
    grid.end_column(4, 1);
    EXPECT_FALSE(grid.exists(gone));
    EXPECT_EQ(grid.at(2, 2), kNoHex);
    EXPECT_EQ(grid.parse("0202"), kNoHex);
    EXPECT_EQ(grid.name(gone), "");
    EXPECT_EQ(around(grid, "0302"), (Names{"0301", "0401", "-", "-", "-", "0201"}));
    EXPECT_EQ(grid.size(), 8U) << "ids stay dense, so that arrays need no lookup";

    grid.end_column(2, 2);
    EXPECT_EQ(grid.parse("0202"), gone) << "the last word on a column counts";
}

TEST(HexGrid, EmptyGridHasNoHexes) {
    const HexGrid grid;
    EXPECT_EQ(grid.size(), 0U);
    EXPECT_FALSE(grid.exists(HexId{0}));
    EXPECT_FALSE(grid.exists(kNoHex));
    EXPECT_EQ(grid.at(1, 1), kNoHex);
    EXPECT_EQ(grid.parse("0101"), kNoHex);
}

TEST(HexGrid, KnowsWhatFits) {
    EXPECT_TRUE(HexGrid::fits(25, 15));
    EXPECT_TRUE(HexGrid::fits(20, 20));
    EXPECT_TRUE(HexGrid::fits(99, 4));
    EXPECT_FALSE(HexGrid::fits(20, 21));
    EXPECT_FALSE(HexGrid::fits(100, 1)) << "a hex name has two digits of column";
    EXPECT_FALSE(HexGrid::fits(1, 100));
    EXPECT_FALSE(HexGrid::fits(0, 5));
    EXPECT_FALSE(HexGrid::fits(-1, -5));
    EXPECT_FALSE(HexGrid::fits(1 << 30, 1 << 30));
}

TEST(HexGrid, DistancesOnTheDrawnMap) {
    const auto distance = [](std::string_view a, std::string_view b) {
        return kEvenDown.distance(kEvenDown.parse(a), kEvenDown.parse(b));
    };
    EXPECT_EQ(distance("0101", "0101"), 0);
    EXPECT_EQ(distance("0101", "0103"), 2);
    EXPECT_EQ(distance("0101", "0201"), 1);
    EXPECT_EQ(distance("0101", "0402"), 3);
    EXPECT_EQ(distance("0101", "0403"), 4);
    EXPECT_EQ(distance("0103", "0401"), 3);
}

TEST(HexGrid, NamesHaveTwoDigitsEach) {
    const HexGrid grid(25, 15, Stagger::EvenDown);
    EXPECT_EQ(grid.name(grid.at(12, 5)), "1205");
    EXPECT_EQ(grid.name(grid.at(1, 1)), "0101");
    EXPECT_EQ(grid.name(grid.at(25, 15)), "2515");
    EXPECT_EQ(grid.name(kNoHex), "");
}

TEST(HexGrid, RefusesWhatIsNotAHex) {
    const HexGrid grid(25, 15, Stagger::EvenDown);
    for (const char* text : {"",     "1",    "12",   "120",  "12055", " 1205", "1205 ", "12 5",
                             "12-5", "+101", "-101", "0x01", "abcd",  "１２",  "9901",  "0199",
                             "0000", "0001", "0100", "2601", "0116",  "2516"})
        EXPECT_EQ(grid.parse(text), kNoHex) << '"' << text << '"';
    EXPECT_EQ(grid.parse(std::string(100'000, '1')), kNoHex);
    EXPECT_EQ(grid.parse(std::string_view("12\0005", 4)), kNoHex);
}

TEST(HexGrid, AnyNumbersMayBeAsked) {
    const HexGrid grid(25, 15, Stagger::EvenDown);
    for (const int n : {-2'147'483'647 - 1, -1, 0, 26, 1000, 2'147'483'647}) {
        EXPECT_EQ(grid.at(n, 1), kNoHex);
        EXPECT_EQ(grid.at(n, n), kNoHex);
    }
    EXPECT_EQ(grid.at(1, 16), kNoHex);
}

RC_GTEST_PROP(HexGridLaws, ParseAndNameAreInverse, ()) {
    const HexGrid grid = any_grid();
    const HexId hex = any_hex(grid);
    RC_ASSERT(grid.parse(grid.name(hex)) == hex);
    RC_ASSERT(grid.at(grid.column(hex), grid.row(hex)) == hex);
    RC_ASSERT(grid.at(grid.cube(hex)) == hex);
}

RC_GTEST_PROP(HexGridLaws, WhateverIsReadNamesItself, (const std::string& text)) {
    const HexGrid grid = any_grid();
    const HexId hex = grid.parse(text);
    if (hex != kNoHex) RC_ASSERT(grid.name(hex) == text);
}

RC_GTEST_PROP(HexGridLaws, FourDigitsAreReadExactlyWhenOnTheMap, ()) {
    const HexGrid grid = any_grid();
    const int c = evenly(0, 30);
    const int r = evenly(0, 30);
    const auto two = [](int n) { return std::to_string(n / 10) + std::to_string(n % 10); };
    RC_ASSERT(grid.parse(two(c) + two(r)) == grid.at(c, r));
}

RC_GTEST_PROP(HexGridLaws, IdsAreDenseColumnByColumn, ()) {
    const HexGrid grid = any_grid();
    const HexId hex = any_hex(grid);
    RC_ASSERT(hex.raw == (grid.column(hex) - 1) * grid.rows() + grid.row(hex) - 1);
}

RC_GTEST_PROP(HexGridLaws, ThereAndBackAgain, ()) {
    const HexGrid grid = any_grid();
    const HexId hex = any_hex(grid);
    for (const Direction d : kDirections) {
        const HexId next = grid.neighbour(hex, d);
        if (next == kNoHex) continue;
        RC_ASSERT(grid.exists(next));
        RC_ASSERT(grid.neighbour(next, opposite(d)) == hex);
        RC_ASSERT(grid.direction(hex, next) == d);
        RC_ASSERT(grid.direction(next, hex) == opposite(d));
        RC_ASSERT(grid.distance(hex, next) == 1);
    }
}

// Turning two sides at every step closes a triangle around each corner of a hex.
RC_GTEST_PROP(HexGridLaws, ThreeHexesMeetInACorner, ()) {
    const HexGrid grid = any_grid();
    const HexId hex = any_hex(grid);
    const Direction d = any_direction();
    const HexId second = grid.neighbour(hex, d);
    RC_PRE(second != kNoHex);
    const HexId third = grid.neighbour(second, turned(d, 2));
    if (third != kNoHex) RC_ASSERT(grid.neighbour(third, turned(d, 4)) == hex);
}

RC_GTEST_PROP(HexGridLaws, DirectionOnlyBetweenNeighbours, ()) {
    const HexGrid grid = any_grid();
    const HexId a = any_hex(grid);
    const HexId b = any_hex(grid);
    RC_ASSERT(grid.direction(a, b).has_value() == (grid.distance(a, b) == 1));
    RC_ASSERT(!grid.direction(a, kNoHex).has_value());
    RC_ASSERT(!grid.direction(kNoHex, a).has_value());
}

RC_GTEST_PROP(HexGridLaws, DistanceIsAMetric, ()) {
    const HexGrid grid = any_grid();
    const HexId a = any_hex(grid);
    const HexId b = any_hex(grid);
    const HexId c = any_hex(grid);
    RC_ASSERT((grid.distance(a, b) == 0) == (a == b));
    RC_ASSERT(grid.distance(a, b) == grid.distance(b, a));
    RC_ASSERT(grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c));
}

std::vector<int> steps_from(const HexGrid& grid, HexId start) {
    std::vector<int> steps(grid.size(), -1);
    std::vector<HexId> queue{start};
    steps[start.raw] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Direction d : kDirections) {
            const HexId next = grid.neighbour(queue[i], d);
            if (next == kNoHex || steps[next.raw] >= 0) continue;
            steps[next.raw] = steps[queue[i].raw] + 1;
            queue.push_back(next);
        }
    return steps;
}

RC_GTEST_PROP(HexGridLaws, DistanceIsTheNumberOfSteps, ()) {
    const HexGrid grid = any_rectangle();
    const HexId start = any_hex(grid);
    const auto steps = steps_from(grid, start);
    for (const HexId hex : all_hexes(grid)) RC_ASSERT(grid.distance(start, hex) == steps[hex.raw]);
}

// At the extremes of what fits the small integers of the tables might overflow.
TEST(HexGrid, DistanceOnTheLongestMaps) {
    for (const Stagger stagger : {Stagger::EvenDown, Stagger::OddDown})
        for (const auto& [columns, rows] : {std::pair{99, 4}, {4, 99}, {99, 1}, {1, 99}}) {
            const HexGrid grid(columns, rows, stagger);
            const auto steps = steps_from(grid, grid.at(1, rows));
            for (const HexId hex : all_hexes(grid))
                EXPECT_EQ(grid.distance(grid.at(1, rows), hex), steps[hex.raw]);
        }
}

//         front
//   front   ^   front
//   flank       flank
//         rear
TEST(Arc, ThreeBeforeTwoBesideOneBehind) {
    EXPECT_EQ(arc(Direction::N, Direction::NW), Arc::Front);
    EXPECT_EQ(arc(Direction::N, Direction::N), Arc::Front);
    EXPECT_EQ(arc(Direction::N, Direction::NE), Arc::Front);
    EXPECT_EQ(arc(Direction::N, Direction::SE), Arc::Flank);
    EXPECT_EQ(arc(Direction::N, Direction::SW), Arc::Flank);
    EXPECT_EQ(arc(Direction::N, Direction::S), Arc::Rear);
    EXPECT_EQ(arc(Direction::SW, Direction::NE), Arc::Rear);
    EXPECT_EQ(arc(Direction::SW, Direction::NW), Arc::Front);
    EXPECT_EQ(arc(Direction::SW, Direction::N), Arc::Flank);
}

TEST(Arc, TurnsWithTheUnit) {
    for (const Direction facing : kDirections)
        for (const Direction towards : kDirections)
            for (int turn = -6; turn <= 6; ++turn)
                EXPECT_EQ(arc(facing, towards), arc(turned(facing, turn), turned(towards, turn)));
}

TEST(Direction, TurnsEitherWay) {
    EXPECT_EQ(turned(Direction::N, 1), Direction::NE);
    EXPECT_EQ(turned(Direction::N, -1), Direction::NW);
    EXPECT_EQ(turned(Direction::NW, 1), Direction::N);
    EXPECT_EQ(turned(Direction::SE, -14), Direction::N);
    EXPECT_EQ(turned(Direction::SE, 600), Direction::SE);
    EXPECT_EQ(opposite(Direction::NE), Direction::SW);
    EXPECT_EQ(opposite(Direction::S), Direction::N);
}

static_assert(opposite(Direction::NW) == Direction::SE, "usable in tables");

}  // namespace
}  // namespace levee::maps
