#include "maps/sheet/hex_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "maps/sheet/hex_layers.h"
#include "support/drawn_text.h"

namespace levee::maps::drawing {
namespace {

using levee::testing::count;

constexpr HexStyle kStyle{.sheet = {"zz", "serif", "#fff"}};

// Four columns of three hexes: a river down its middle, a road from west to east over a bridge, a
// village of two hexes, a wood, a height.
class SmallSheet : public ::testing::Test {
 protected:
    SmallSheet() {
        plan_.grid = &grid_;
        plan_.ground.resize(grid_.size());
        plan_.sides.resize(grid_.size());
        ground("0101").cover = Cover::Wood;
        ground("0303").level = 1;
        for (const char* name : {"0102", "0202"}) {
            ground(name).cover = Cover::Village;
            ground(name).name = "Le <Bois>";
        }
        for (const char* name : {"0201", "0202", "0203"})
            for (const Direction d : {Direction::NE, Direction::SE}) mark(name, d, kRiverSide);
        mark("0102", Direction::NE, kRoadAcross);
        mark("0201", Direction::SE, kRoadAcross | kBridgeSide);
        mark("0302", Direction::SE, kRoadAcross);
    }

    HexId hex(std::string_view name) const { return grid_.parse(name); }
    HexPlan::Ground& ground(std::string_view name) { return plan_.ground[hex(name).raw]; }
    void mark(std::string_view name, Direction d, unsigned marks) {
        const HexId from = hex(name);
        const HexId to = grid_.neighbour(from, d);
        if (to == kNoHex) return;
        for (const auto& [at, side] : {std::pair(from, d), std::pair(to, opposite(d))})
            plan_.sides[at.raw][static_cast<std::size_t>(side)] |= static_cast<std::uint8_t>(marks);
    }
    template <class Draw>
    std::string drawn(Draw draw) {
        const HexSheet sheet(plan_, {.width = 400, .above = 40, .below = 50});
        Svg svg;
        draw(svg, sheet, kStyle);
        return svg.take();
    }

    HexGrid grid_{4, 3, Stagger::EvenDown};
    HexPlan plan_;
};

TEST_F(SmallSheet, TheMapIsInTheMiddleOfTheSheet) {
    const HexSheet sheet(plan_, {.width = 400, .above = 40, .below = 50});
    EXPECT_DOUBLE_EQ(sheet.map().x + sheet.map().right(), 400);
    EXPECT_DOUBLE_EQ(sheet.map().y, 40);
    EXPECT_DOUBLE_EQ(sheet.height() - sheet.map().bottom(), 50);
    for (const HexId at : sheet.hexes())
        for (const Point corner : sheet.outline(at)) EXPECT_TRUE(sheet.map().holds(corner, 0.1));
}

TEST_F(SmallSheet, NeighboursOnPaperAreNeighboursOfTheGrid) {
    for (const Stagger stagger : {Stagger::EvenDown, Stagger::OddDown}) {
        grid_ = HexGrid(4, 3, stagger);
        const HexSheet sheet(plan_, {});
        for (const HexId from : sheet.hexes())
            for (const Direction d : kDirections) {
                const HexId to = grid_.neighbour(from, d);
                if (to == kNoHex) continue;
                EXPECT_EQ(sheet.neighbour(sheet.cell(from), d), sheet.cell(to));
                EXPECT_NEAR(length(sheet.centre(to) - sheet.centre(from)), 2 * kApothem, 1e-9);
                // Both see the same side between them, each clockwise.
                const auto [a, b] = sheet.side(sheet.cell(from), d);
                const auto [c, e] = sheet.side(sheet.cell(to), opposite(d));
                EXPECT_EQ(a, e);
                EXPECT_EQ(b, c);
                EXPECT_NEAR(length(sheet.side_middle(from, d) -
                                   middle(sheet.centre(from), sheet.centre(to))),
                            0, 1e-9);
            }
    }
}

TEST_F(SmallSheet, TheGroundGoesOnBeyondTheEdge) {
    const HexSheet sheet(plan_, {});
    EXPECT_EQ(sheet.ground(Cell{0, -1}).cover, Cover::Wood);
    EXPECT_EQ(sheet.ground(Cell{3, 9}).level, 1);
}

TEST_F(SmallSheet, EveryHexIsAnElementWithItsNumber) {
    const std::string grid = drawn(draw_grid);
    for (const char* name : {"0101", "0203", "0402"}) {
        EXPECT_EQ(count(grid, "id=\"zz-" + std::string(name) + "\""), 1U);
        EXPECT_EQ(count(grid, ">" + std::string(name) + "</text>"), 1U);
    }
}

TEST_F(SmallSheet, NeighboursOfOneNameHaveItOnce) {
    EXPECT_EQ(count(drawn(draw_names), "Le &lt;Bois&gt;"), 1U);
}

TEST_F(SmallSheet, ARiverIsOneCourse) {
    const HexSheet sheet(plan_, {});
    const auto found = courses(sheet, kRiverSide);
    ASSERT_EQ(found.size(), 1U);
    const std::set<Corner> corners(found[0].begin(), found[0].end());
    EXPECT_EQ(corners.size(), found[0].size());
    EXPECT_TRUE(courses(sheet, kStreamSide).empty());
    // It leaves the map at both ends.
    EXPECT_EQ(natural_course(sheet, found[0]).size(), found[0].size() + 2);
}

TEST_F(SmallSheet, ARingIsACourseToo) {
    for (const Direction d : kDirections) mark("0202", d, kStreamSide);
    const HexSheet sheet(plan_, {});
    const auto found = courses(sheet, kStreamSide);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].front(), found[0].back());
    EXPECT_EQ(found[0].size(), 7U);
}

TEST_F(SmallSheet, ARoadRunsThroughItsHexes) {
    const std::string roads = drawn(draw_ways);
    // One path of tracks, which is empty, and one of roads, in two strokes each.
    EXPECT_EQ(count(roads, "<path"), 4U);
    EXPECT_EQ(count(roads, "d=\"\""), 2U);
    const std::string road = roads.substr(roads.find("stroke=\"#f8efd6\"") - 200, 200);
    EXPECT_EQ(count(road.substr(road.rfind("d=\"")), "M"), 1U);
    EXPECT_EQ(count(drawn(draw_bridges), "<path fill=\"#f8efd6\""), 1U);
}

TEST_F(SmallSheet, GroundIsDrawnWhereItIs) {
    EXPECT_EQ(count(drawn(draw_levels), "id=\"zz-level-"), 1U);
    EXPECT_GT(count(drawn(draw_woods), "<circle"), 20U);
    EXPECT_EQ(count(drawn(draw_villages), "#b4533a"), 2U);
    const HexSheet sheet(plan_, {});
    EXPECT_EQ(busiest_village(sheet), hex("0102"));
}

TEST_F(SmallSheet, LevelsCountFromTheValleyWhereverItIs) {
    const std::string from_zero = drawn(draw_levels);
    for (HexPlan::Ground& one : plan_.ground) ++one.level;
    plan_.lowest = 1;
    std::string from_one = drawn(draw_levels);
    EXPECT_EQ(count(from_one, "zz-level-1"), 0U);
    for (std::size_t at = 0; (at = from_one.find("zz-level-2", at)) != std::string::npos;)
        from_one.replace(at, 10, "zz-level-1");
    EXPECT_EQ(from_one, from_zero);
}

TEST_F(SmallSheet, ARailwayKeepsBesideTheRoad) {
    EXPECT_EQ(count(drawn(draw_ways), "<path"), 4U);
    mark("0102", Direction::NE, kRailAcross);
    mark("0201", Direction::SE, kRailAcross);
    const std::string ways = drawn(draw_ways);
    EXPECT_EQ(count(ways, "<path"), 4U + kRailwayStrokes.size());
    const auto path_before = [&](std::string_view stroke) {
        const std::size_t end = ways.find(stroke);
        const std::size_t from = ways.rfind("d=\"", end);
        return ways.substr(from, ways.find('"', from + 3) - from);
    };
    const std::string rails = path_before("stroke=\"#2b2622\"");
    EXPECT_EQ(count(rails, "M"), 1U);
    // It crosses no hexside where the road does.
    const HexSheet sheet(plan_, {.width = 400, .above = 40, .below = 50});
    Svg at;
    at << sheet.side_middle(hex("0201"), Direction::SE);
    const std::string crossing = at.take();
    EXPECT_NE(path_before("stroke=\"#f8efd6\"").find(crossing), std::string::npos);
    EXPECT_EQ(rails.find(crossing), std::string::npos);
}

TEST_F(SmallSheet, AWayAcrossTheEdgeLeadsOffTheMap) {
    const std::string before = drawn(draw_ways);
    plan_.sides[hex("0102").raw][static_cast<std::size_t>(Direction::SW)] |= kRoadAcross;
    const std::string after = drawn(draw_ways);
    EXPECT_NE(after, before);
    // To the left of everything that is on the map.
    const HexSheet sheet(plan_, {.width = 400, .above = 40, .below = 50});
    const Point from = sheet.centre(hex("0102"));
    const Point side = sheet.side_middle(hex("0102"), Direction::SW);
    const Point beyond = from + unit(side - from) * (kRadius * 3.2);
    EXPECT_LT(beyond.x, sheet.map().x);
    Svg at;
    at << beyond;
    EXPECT_NE(after.find(at.take()), std::string::npos);
}

TEST_F(SmallSheet, ATrenchIsDrawnInTheHexThatHasIt) {
    EXPECT_EQ(drawn(draw_trenches), "");
    plan_.sides[hex("0302").raw][static_cast<std::size_t>(Direction::N)] |= kTrenchSide;
    const std::string trench = drawn(draw_trenches);
    EXPECT_EQ(count(trench, "<path"), 3U);
    plan_.sides[hex("0301").raw][static_cast<std::size_t>(Direction::S)] |= kTrenchSide;
    EXPECT_GT(drawn(draw_trenches).size(), trench.size());
}

TEST_F(SmallSheet, EveryPlaceHasALookOfItsOwn) {
    std::set<std::string> looks;
    constexpr std::array kPlaces{Cover::Village, Cover::Hamlet, Cover::Town, Cover::Castle};
    ground("0102").cover = Cover::Open;
    for (const Cover cover : kPlaces) {
        ground("0202").cover = cover;
        looks.insert(drawn(draw_villages));
        const HexSheet sheet(plan_, {});
        EXPECT_EQ(busiest_village(sheet, cover), hex("0202"));
    }
    ground("0202").cover = Cover::Town;
    ground("0202").walled = true;
    looks.insert(drawn(draw_villages));
    EXPECT_EQ(looks.size(), kPlaces.size() + 1);
    EXPECT_FALSE(looks.contains(""));
}

TEST_F(SmallSheet, AWoodOfTuftsIsAFewPaths) {
    HexStyle style = kStyle;
    style.wood_look = WoodLook::Tufts;
    const HexSheet sheet(plan_, {});
    Svg svg;
    draw_woods(svg, sheet, style);
    const std::string wood = svg.take();
    EXPECT_EQ(count(wood, "<path"), 3U);
    EXPECT_EQ(count(wood, "<circle"), 0U);
    EXPECT_GT(count(wood, " 0 1 0 "), 20U);
}

TEST(HexSheet, AGridMayHaveMoreRowsThanTheMap) {
    HexGrid grid(3, 9, Stagger::EvenDown);
    for (int column = 1; column <= 3; ++column) grid.end_column(column, 4);
    HexPlan plan;
    plan.grid = &grid;
    plan.ground.resize(grid.size());
    plan.sides.resize(grid.size());
    const HexSheet sheet(plan, {});
    EXPECT_EQ(sheet.rows(), 4);
    EXPECT_DOUBLE_EQ(sheet.map().height, kApothem * 9);
}

}  // namespace
}  // namespace levee::maps::drawing
