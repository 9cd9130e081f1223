#include <gtest/gtest.h>

#include <array>

#include "area_country.h"
#include "maps/terminal/area_map.h"
#include "maps/terminal/hex_map.h"
#include "support/drawn_text.h"

namespace levee::maps::terminal {
namespace {

using levee::testing::count;
using levee::testing::lines;
using levee::testing::without_colours;

TEST(Pen, LettersAreNotBytes) {
    EXPECT_EQ(width(""), 0U);
    EXPECT_EQ(width("ab"), 2U);
    EXPECT_EQ(width("é≈♣"), 3U);
    EXPECT_EQ(first_letter(""), "");
    EXPECT_EQ(first_letter("≈~"), "≈");
}

TEST(Pen, ARunOfOneLookHasOneEscape) {
    Pen pen(true);
    pen.write("a", "1", "4");
    pen.write("b", "1", "4");
    pen.write("c", "", "");
    pen.end_line();
    pen.write("d", "1", "");
    EXPECT_EQ(pen.take(), "\x1b[0;4;1mab\x1b[0mc\x1b[0m\n\x1b[0;1md");
}

TEST(Pen, WithoutColoursALineEndsWithItsLastLetter) {
    Pen pen(false);
    pen.write("a  ", "1", "4");
    pen.end_line();
    EXPECT_EQ(pen.take(), "a\n");
}

TEST(Pen, LongLinesGoOnIndented) {
    Pen pen(false);
    pen.wrapped("écoutez encore une fois", 16);
    EXPECT_EQ(pen.take(), "écoutez encore\n      une fois\n");
    pen.wrapped("unbreakableunbreakable", 10);
    EXPECT_EQ(pen.take(), "unbreakableunbreakable\n");
}

HexPlan plan_of(const HexGrid& grid) {
    HexPlan plan;
    plan.grid = &grid;
    plan.ground.resize(grid.size());
    plan.sides.resize(grid.size());
    plan.ground[0] = {.level = 2, .cover = Cover::Wood};
    plan.sides[0][static_cast<std::size_t>(Direction::SE)] = kRiverSide | kBridgeSide;
    plan.sides[0][static_cast<std::size_t>(Direction::NE)] = kStreamSide;
    return plan;
}

std::string hexes(const HexGrid& grid, bool colour) {
    HexMap map(plan_of(grid), colour);
    map.draw([&](HexId hex, bool upper) {
        if (upper) {
            map.number(hex);
            map.write(" ", "", hex);
            map.water(hex, Direction::NE);
        } else {
            map.ground(hex, 2);
            map.write("  ", "", hex);
            map.level(hex);
            map.water(hex, Direction::SE);
        }
    });
    return map.pen().take();
}

TEST(TerminalHexMap, EverySecondColumnIsOneLineLower) {
    const HexGrid even(2, 1, Stagger::EvenDown);
    EXPECT_EQ(hexes(even, false),
              "     01    02\n"
              " 01 0101 ~\n"
              "    ♣♣  2╪0201\n"
              "              0\n");
    const HexGrid odd(2, 1, Stagger::OddDown);
    EXPECT_EQ(lines(hexes(odd, false))[1], " 01       0201");
}

TEST(TerminalHexMap, TheGroundTellsTheLevelInColour) {
    const HexGrid grid(2, 1, Stagger::EvenDown);
    const std::string coloured = hexes(grid, true);
    EXPECT_NE(coloured.find("48;5;180"), std::string::npos);
    EXPECT_EQ(without_colours(coloured).find("♣♣  2"), std::string::npos);
    EXPECT_NE(without_colours(coloured).find("♣♣   ╪"), std::string::npos);
}

std::string areas(bool colour, std::string_view signs, const std::vector<Run>& counters) {
    AreaMap map(AreaCountry::plan());
    map.borders([](AreaId, AreaId) { return Run{"·", "2"}; });
    map.waters(AreaSet::of(AreaId{1}));
    for (std::uint8_t i = 0; i < 3; ++i) map.box(AreaId{i}, "1", signs, counters);
    Pen pen(colour);
    map.write(pen, [](AreaId area) { return area == AreaId{0} ? "41" : "42"; });
    return pen.take();
}

TEST(TerminalAreaMap, EveryAreaHasItsBox) {
    const std::string map = areas(false, ".‡", {{"R12", "3"}, {"V7", "4"}});
    for (const char* key : {"WST.‡", "EST.‡", "ISL.‡"}) EXPECT_EQ(count(map, key), 1U) << key;
    EXPECT_EQ(count(map, "R12V7"), 3U);
    EXPECT_GT(count(map, "·"), 5U);
    EXPECT_GT(count(map, "~"), 5U);
    EXPECT_GT(count(map, "="), 0U);
    for (const std::string& line : lines(map)) EXPECT_LE(width(line), 118U);
}

TEST(TerminalAreaMap, WordsAreCutAtTheWidthOfABox) {
    const std::string map = areas(false, "123456", {{"abcdefghi", "3"}});
    EXPECT_EQ(count(map, "WST1234"), 1U);
    EXPECT_EQ(count(map, "abcdefg"), 3U);
    EXPECT_EQ(count(map, "abcdefgh"), 0U);
}

TEST(TerminalAreaMap, ColourChangesNoLetter) {
    const std::string plain = areas(false, ".", {});
    const auto coloured = lines(without_colours(areas(true, ".", {})));
    const auto bare = lines(plain);
    ASSERT_EQ(coloured.size(), bare.size());
    for (std::size_t i = 0; i < bare.size(); ++i)
        EXPECT_EQ(coloured[i].substr(0, bare[i].size()), bare[i]);
    EXPECT_NE(areas(true, ".", {}).find("\x1b[0;41"), std::string::npos);
}

TEST(TerminalLayout, BoxesKeepApartAndOffTheBridges) {
    AreaPlan plan = AreaCountry::plan();
    plan.bridges = {{AreaId{0}, AreaId{1}, plan.areas[0].town}};
    const AreaLayout layout = lay_out(plan);
    ASSERT_EQ(layout.boxes.size(), 3U);
    const AreaLayout::Cell bridge = layout.cell(plan.bridges[0].at);
    for (std::size_t i = 0; i < 3; ++i) {
        const auto box = layout.boxes[i];
        ASSERT_GE(box.row, 0);
        EXPECT_FALSE(bridge.row >= box.row && bridge.row < box.row + AreaLayout::kBoxRows &&
                     bridge.column >= box.column &&
                     bridge.column < box.column + AreaLayout::kBoxColumns);
        EXPECT_EQ(layout.owner(box.row, box.column + 3).raw, i);
    }
    EXPECT_EQ(layout.owner(-1, 0), kNoArea);
}

}  // namespace
}  // namespace levee::maps::terminal
