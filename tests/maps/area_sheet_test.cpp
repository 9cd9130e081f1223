#include "maps/sheet/area_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "area_country.h"
#include "maps/sheet/area_layers.h"
#include "maps/sheet/textures.h"
#include "support/drawn_text.h"

namespace levee::maps::drawing {
namespace {

using levee::testing::count;

constexpr AreaStyle kStyle{.sheet = {"zz", "serif", "#fff"}};
constexpr AreaId kWest{0};
constexpr AreaId kEast{1};
constexpr AreaId kIsland{2};

AreaSheet small_sheet(AreaPlan plan = AreaCountry::plan()) {
    return AreaSheet(std::move(plan), {.width = 1040, .beside = 20, .above = 30, .below = 40});
}

template <class Draw>
std::string drawn(Draw draw) {
    Svg svg;
    draw(svg);
    return svg.take();
}

TEST(AreaSheet, PlacesAreScaledToTheSheet) {
    const AreaSheet sheet = small_sheet();
    EXPECT_DOUBLE_EQ(sheet.at({0, 0}).x, 20);
    EXPECT_DOUBLE_EQ(sheet.at({100, 50}).x, 1020);
    EXPECT_DOUBLE_EQ(sheet.at({100, 50}).y, sheet.map().bottom());
    EXPECT_DOUBLE_EQ(sheet.height(), sheet.map().bottom() + 40);
    EXPECT_DOUBLE_EQ(sheet.kilometres(1), 100);
}

TEST(AreaSheet, ABorderIsTheSameFromBothSides) {
    const AreaSheet sheet = small_sheet();
    const Line there = sheet.side({30, 0}, {30, 30});
    Line back = sheet.side({30, 30}, {30, 0});
    std::reverse(back.begin(), back.end());
    ASSERT_EQ(there.size(), back.size());
    EXPECT_GT(there.size(), 10U);
    for (std::size_t i = 0; i < there.size(); ++i) EXPECT_NEAR(length(there[i] - back[i]), 0, 1e-9);
    // The end of the map is ruled, a coast is not.
    EXPECT_EQ(sheet.side({30, 0}, {60, 0}).size(), 2U);
    EXPECT_GT(sheet.side({10, 30}, {10, 0}).size(), 10U);
    EXPECT_GT(sheet.side({80, 10}, {90, 10}).size(), 10U);
}

TEST(AreaSheet, LimitsLeaveOutWhatLiesBetween) {
    const AreaSheet sheet = small_sheet();
    AreaSet both = AreaSet::of(kWest);
    both.add(kEast);
    EXPECT_EQ(count(sheet.limits(both), "Z"), 1U);
    Svg inner;
    inner << sheet.side({30, 0}, {30, 30})[3];
    const std::string point = inner.take();
    EXPECT_NE(sheet.limits(AreaSet::of(kWest)).find(point), std::string::npos);
    EXPECT_EQ(sheet.limits(both).find(point), std::string::npos);
    both.add(kIsland);
    EXPECT_EQ(count(sheet.limits(both), "Z"), 2U);
}

TEST(AreaSheet, RoadsCrossWhereTheWayIsShortOrAtABridge) {
    const AreaSheet sheet = small_sheet();
    const Point passage = sheet.passage(kWest, kEast);
    EXPECT_NEAR(passage.y, sheet.at({0, 15}).y, 20);
    AreaPlan bridged = AreaCountry::plan();
    bridged.bridges = {{kEast, kWest, {33, 4}}};
    const AreaSheet other = small_sheet(bridged);
    EXPECT_DOUBLE_EQ(other.passage(kWest, kEast).x, other.at({33, 4}).x);
}

TEST(AreaLayers, EveryAreaIsAnElementInItsColour) {
    const std::string areas = drawn([](Svg& svg) { draw_areas(svg, small_sheet(), kStyle); });
    EXPECT_EQ(count(areas, "<path id=\"zz-WST\" fill=\"#111\""), 1U);
    EXPECT_EQ(count(areas, "<path"), 3U);
}

TEST(AreaLayers, AZoneMayBeBrokenOrHaveTwoColours) {
    const auto zone = [](bool broken, std::string_view second) {
        return drawn([&](Svg& svg) {
            draw_zones(svg, small_sheet(), kStyle,
                       std::array<Zone, 1>{{{AreaSet::of(kWest), "#abc", broken, second}}});
        });
    };
    EXPECT_EQ(count(zone(false, ""), "stroke-dasharray"), 0U);
    EXPECT_EQ(count(zone(true, ""), "stroke-dasharray"), 1U);
    EXPECT_EQ(count(zone(false, "#def"), "#def"), 1U);
    EXPECT_EQ(count(zone(false, ""), "clip-path=\"url(#zz-zone-1)\""), 1U);
}

TEST(AreaLayers, OnlyRoadsOfTheKindAreDrawn) {
    const std::array<Stroke, 2> strokes{{{"#000", 4}, {"#fff", 2}}};
    const auto roads = [&](int kind) {
        return drawn([&](Svg& svg) { draw_roads(svg, small_sheet(), kind, strokes, false); });
    };
    EXPECT_EQ(count(roads(1), "<path"), 2U);
    EXPECT_EQ(count(roads(2), "<path"), 0U);
}

TEST(AreaLayers, WatersAreDrawnByTheirKind) {
    const AreaSheet sheet = small_sheet();
    EXPECT_EQ(count(drawn([&](Svg& svg) { draw_fords(svg, sheet, kStyle); }), "<path"), 2U);
    const std::string river = drawn([&](Svg& svg) { draw_broad_rivers(svg, sheet, kStyle); });
    EXPECT_EQ(count(river, "url(#zz-mouth-1)"), 1U);
    EXPECT_EQ(river.find("nan"), std::string::npos);
    EXPECT_EQ(count(drawn([&](Svg& svg) { draw_water_names(svg, sheet, kStyle, {}); }), "Rhine"),
              2U);
}

TEST(AreaLayers, LongNamesOfTownsStandInTwoLines) {
    const auto name = [](std::string_view words, Label side) {
        return drawn([&](Svg& svg) {
            draw_town_names(svg, kStyle,
                            std::array<TownName, 1>{{{{100, 100}, words, side, 10, 10, false}}});
        });
    };
    EXPECT_EQ(count(name("Nantes", Label::E), "<text"), 1U);
    EXPECT_NE(name("Nantes", Label::E).find("x=\"111\" y=\"103.3\""), std::string::npos);
    EXPECT_NE(name("Nantes", Label::NW).find("text-anchor=\"end\""), std::string::npos);
    const std::string two = name("Saint-Florent-le-Vieil", Label::S);
    EXPECT_NE(two.find(">Saint-Florent-</text>"), std::string::npos);
    EXPECT_NE(two.find(">le-Vieil</text>"), std::string::npos);
    EXPECT_NE(name("A<B>", Label::N).find("A&lt;B&gt;"), std::string::npos);
}

TEST(Textures, HaveTheNameAndTheGroundTheyAreGiven) {
    for (const auto texture : {hedged_fields, groves, ploughed_strips, marsh}) {
        const std::string tile = drawn([&](Svg& svg) { texture(svg, "zz-one", "#abc"); });
        EXPECT_TRUE(tile.starts_with("<pattern id=\"zz-one\""));
        EXPECT_EQ(count(tile, "fill=\"#abc\""), 1U);
        EXPECT_TRUE(tile.ends_with("</pattern>\n"));
    }
}

}  // namespace
}  // namespace levee::maps::drawing
