#include "maps/line_of_sight.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "maps/grids.h"
#include "maps/hex_set.h"

namespace levee::maps {
namespace {

using testing::all_hexes;
using testing::any_grid;
using testing::any_hex;
using testing::any_rectangle;

std::string seen(const HexGrid& grid, std::string_view a, std::string_view b) {
    std::string text;
    for (const LineStep& step : line(grid, grid.parse(a), grid.parse(b))) {
        if (!text.empty()) text += ' ';
        text += grid.name(step.hex);
        if (step.other == kNoHex) continue;
        text += '|';
        text += grid.name(step.other);
    }
    return text;
}

//   0101      0301      0501
//        0201      0401
//   0102      0302      0502
//        0202      0402
//   0103      0303      0503
//        0203      0403
//   0104      0304      0504
//        0204      0404
const HexGrid kMap(5, 4, Stagger::EvenDown);

TEST(Line, NothingBetweenNeighbours) {
    EXPECT_EQ(seen(kMap, "0302", "0302"), "");
    for (const char* next : {"0301", "0401", "0402", "0303", "0202", "0201"})
        EXPECT_EQ(seen(kMap, "0302", next), "");
}

TEST(Line, AlongARowOfHexes) {
    EXPECT_EQ(seen(kMap, "0301", "0304"), "0302 0303");
    EXPECT_EQ(seen(kMap, "0101", "0503"), "0201 0302 0402");
    EXPECT_EQ(seen(kMap, "0503", "0101"), "0402 0302 0201");
}

TEST(Line, AlongAHexsideNamesBothHexes) {
    EXPECT_EQ(seen(kMap, "0102", "0302"), "0201|0202");
    EXPECT_EQ(seen(kMap, "0102", "0502"), "0201|0202 0302 0401|0402");
    EXPECT_EQ(seen(kMap, "0302", "0403"), "0303|0402");
    EXPECT_EQ(seen(kMap, "0302", "0203"), "0202|0303");
}

TEST(Line, AtTheEdgeOnlyTheHexOnTheMap) {
    EXPECT_EQ(seen(kMap, "0101", "0301"), "0201");
    EXPECT_EQ(seen(kMap, "0204", "0404"), "0304");
}

TEST(Line, AKnightsMove) { EXPECT_EQ(seen(kMap, "0101", "0303"), "0201 0202"); }

// Half way from 0101 to 0403 the line goes through the middle of the side between 0202 and 0302:
// both are two hexes away from either end, and both are crossed.
TEST(Line, CutsTwoHexesAtTheSameDistance) {
    EXPECT_EQ(kMap.distance(kMap.parse("0101"), kMap.parse("0403")), 4);
    EXPECT_EQ(seen(kMap, "0101", "0403"), "0201 0202 0302 0303");
}

TEST(Line, FliesOverHexesThatDoNotExist) {
    HexGrid grid(5, 4, Stagger::EvenDown);
    grid.end_column(3, 1);
    EXPECT_EQ(seen(grid, "0101", "0503"), "0201 0402");
}

// The same question asked of real geometry: clip the line by the bisectors between a hex and its
// six neighbours. Independent of cube coordinates; doubles are exact enough because a hex is either
// crossed for more than a thousandth of the line or not at all.
struct Point {
    double x;
    double y;
};

Point centre(const HexGrid& grid, HexId hex) {
    const int c = grid.column(hex);
    const bool sunk = (c % 2 == 0) == (grid.stagger() == Stagger::EvenDown);
    return {1.5 * c, std::numbers::sqrt3 * (grid.row(hex) + (sunk ? 0.5 : 0.0))};
}

struct Crossing {
    double middle;
    HexId hex;
    bool along_side;
};

std::vector<Crossing> crossings(const HexGrid& grid, HexId a, HexId b) {
    constexpr double kTiny = 1e-9;
    const Point from = centre(grid, a);
    const Point to = centre(grid, b);
    std::vector<Crossing> found;
    for (const HexId hex : all_hexes(grid)) {
        if (hex == a || hex == b) continue;
        const Point mid = centre(grid, hex);
        double enter = 0;
        double leave = 1;
        bool along_side = false;
        for (int side = 0; side < 6; ++side) {
            const double angle = std::numbers::pi / 6 * (2 * side + 1);
            const double nx = std::cos(angle);
            const double ny = std::sin(angle);
            const double reach = std::numbers::sqrt3 / 2;
            const double start = (from.x - mid.x) * nx + (from.y - mid.y) * ny - reach;
            const double end = (to.x - mid.x) * nx + (to.y - mid.y) * ny - reach;
            if (std::abs(end - start) < kTiny) {
                if (start > kTiny) leave = -1;
                if (std::abs(start) <= kTiny) along_side = true;
            } else if (end > start) {
                leave = std::min(leave, start / (start - end));
            } else {
                enter = std::max(enter, start / (start - end));
            }
        }
        if (leave - enter > kTiny) found.push_back({(enter + leave) / 2, hex, along_side});
    }
    std::sort(found.begin(), found.end(), [](const Crossing& l, const Crossing& r) {
        if (std::abs(l.middle - r.middle) > kTiny) return l.middle < r.middle;
        return l.hex < r.hex;
    });
    return found;
}

bool agrees_with_geometry(const HexGrid& grid, HexId a, HexId b) {
    const auto expected = crossings(grid, a, b);
    std::size_t next = 0;
    const auto is_next = [&](HexId hex) {
        return next < expected.size() && expected[next++].hex == hex;
    };
    for (const LineStep& step : line(grid, a, b)) {
        if (!is_next(step.hex)) return false;
        if (step.other == kNoHex) continue;
        if (!expected[next - 1].along_side) return false;
        if (!is_next(step.other) || !expected[next - 1].along_side) return false;
    }
    return next == expected.size();
}

RC_GTEST_PROP(LineLaws, AgreesWithGeometry, ()) {
    const HexGrid grid = any_grid();
    RC_ASSERT(agrees_with_geometry(grid, any_hex(grid), any_hex(grid)));
}

TEST(Line, AgreesWithGeometryFromTheCornersAndTheMiddleOfALargeMap) {
    for (const Stagger stagger : {Stagger::EvenDown, Stagger::OddDown}) {
        const HexGrid grid(25, 15, stagger);
        for (const char* name : {"0101", "2401", "1308", "1415"})
            for (const HexId to : all_hexes(grid))
                EXPECT_TRUE(agrees_with_geometry(grid, grid.parse(name), to))
                    << name << " to " << std::string_view{grid.name(to)};
    }
}

RC_GTEST_PROP(LineLaws, TheSameFromBothEnds, ()) {
    const HexGrid grid = any_grid();
    const HexId a = any_hex(grid);
    const HexId b = any_hex(grid);
    const Line there = line(grid, a, b);
    const Line back = line(grid, b, a);
    RC_ASSERT(there.size() == back.size());
    for (std::size_t i = 0; i < there.size(); ++i) RC_ASSERT(there[i] == back[back.size() - 1 - i]);
}

RC_GTEST_PROP(LineLaws, PassesEveryDistanceOnItsWay, ()) {
    const HexGrid grid = any_rectangle();
    const HexId a = any_hex(grid);
    const HexId b = any_hex(grid);
    const int length = grid.distance(a, b);
    std::vector<int> times(static_cast<std::size_t>(length) + 1);
    int last = 0;
    for (const LineStep& step : line(grid, a, b)) {
        const int far = grid.distance(a, step.hex);
        RC_ASSERT(far + grid.distance(step.hex, b) == length);
        RC_ASSERT(far == last || far == last + 1);
        RC_ASSERT(step.hex != a && step.hex != b);
        if (step.other != kNoHex) {
            RC_ASSERT(grid.distance(a, step.other) == far);
            RC_ASSERT(grid.distance(step.hex, step.other) == 1);
        }
        ++times[static_cast<std::size_t>(far)];
        last = far;
    }
    for (std::size_t far = 1; far + 1 < times.size(); ++far)
        RC_ASSERT(times[far] == 1 || times[far] == 2);
}

// Nothing overflows on the longest maps that fit.
TEST(Line, TheLongestLines) {
    for (const auto& [columns, rows] : {std::pair{99, 4}, {4, 99}, {2, 99}, {99, 1}, {20, 20}}) {
        const HexGrid grid(columns, rows, Stagger::OddDown);
        for (int r = 1; r <= rows; ++r) {
            const Line across = line(grid, grid.at(1, 1), grid.at(columns, r));
            EXPECT_GE(static_cast<int>(across.size()),
                      grid.distance(grid.at(1, 1), grid.at(columns, r)) - 1);
        }
    }
}

}  // namespace
}  // namespace levee::maps
