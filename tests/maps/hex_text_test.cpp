#include "maps/hex_text.h"

#include <gtest/gtest.h>

namespace levee::maps {
namespace {

namespace text = engine::text;

enum class Ground { Field, Marsh };
constexpr text::Meanings<Ground, 2> kGrounds{{{"field", Ground::Field}, {"marsh", Ground::Marsh}}};
constexpr std::array<SideWord, 3> kEdges{
    {{.word = "river", .mark = 1},
     {.word = "bridge", .mark = 2, .needs = 1, .needs_words = "no river"},
     {.word = "trench", .mark = 4, .bars = 1}}};
constexpr std::array<SideWord, 2> kLinks{
    {{.word = "road", .mark = 8, .bars = 24}, {.word = "railway", .mark = 16}}};
constexpr std::array<std::string_view, 1> kOthers{"town"};
constexpr HexMapWords kWords{
    .highest_level = 2, .edges = kEdges, .links = kLinks, .others = kOthers};

constexpr std::string_view kMap = R"(
size 2 2
stagger odd-down
lastrow 2 1
town 0101 "read by the game itself"
hex 0101 0 field "Oldfield"
hex 0102 2 marsh
hex 0201 1 field
edge 0101 0102 bridge
edge 0101 0102 river
link road 0101 0201
link railway 0201 0101
)";

// The land of the text, or what is wrong with it.
std::string complaint(std::string_view map, HexLand<Ground>& land) {
    const text::Lines lines = text::read_words("m", map);
    const auto trouble = read_hex_land("m", lines.lines, kWords, kGrounds, land);
    return trouble ? trouble->text() : "no mistake";
}

std::string complaint_about(std::string_view from, std::string_view to) {
    std::string map(kMap);
    map.replace(map.find(from), from.size(), to);
    HexLand<Ground> land;
    return complaint(map, land);
}

TEST(HexText, ReadsShapeGroundAndSides) {
    HexLand<Ground> land;
    ASSERT_EQ(complaint(kMap, land), "no mistake");
    EXPECT_EQ(land.grid.columns(), 2);
    EXPECT_EQ(land.grid.stagger(), Stagger::OddDown);
    EXPECT_EQ(land.grid.parse("0202"), kNoHex);
    const HexId first = land.grid.parse("0101");
    EXPECT_EQ(land.hexes[first.raw].name, "Oldfield");
    const HexId marsh = land.grid.parse("0102");
    EXPECT_EQ(land.hexes[marsh.raw].terrain, Ground::Marsh);
    EXPECT_EQ(land.hexes[marsh.raw].level, 2);
    // Both hexes of a side say the same of it.
    EXPECT_EQ(land.sides[first.raw][std::size_t(Direction::S)], 3);
    EXPECT_EQ(land.sides[marsh.raw][std::size_t(Direction::N)], 3);
    const auto east = land.grid.direction(first, land.grid.parse("0201"));
    ASSERT_TRUE(east);
    EXPECT_EQ(land.sides[first.raw][std::size_t(*east)], 24);
}

TEST(HexText, AFeatureMayBelongToOneHexOnly) {
    constexpr std::array<SideWord, 1> kDitch{{{.word = "ditch", .mark = 4, .of_first_hex = true}}};
    const text::Lines lines = text::read_words(
        "m", "size 1 2\nhex 0101 0 field\nhex 0102 0 field\nedge 0102 0101 ditch\n");
    HexLand<Ground> land;
    ASSERT_FALSE(read_hex_land("m", lines.lines,
                               {.highest_level = 0, .edges = kDitch, .links = {}, .others = {}},
                               kGrounds, land)
                     .has_value());
    EXPECT_EQ(land.sides[land.grid.parse("0102").raw][std::size_t(Direction::N)], 4);
    EXPECT_EQ(land.sides[land.grid.parse("0101").raw][std::size_t(Direction::S)], 0);
}

TEST(HexText, ColumnsMayEndTogether) {
    std::string map(kMap);
    for (const std::string_view gone :
         {"hex 0102 2 marsh\n", "edge 0101 0102 bridge\n", "edge 0101 0102 river\n"})
        map.replace(map.find(gone), gone.size(), "");
    map.replace(map.find("lastrow 2 1"), 11, "lastrow 1-2 1");
    HexLand<Ground> land;
    ASSERT_EQ(complaint(map, land), "no mistake");
    EXPECT_EQ(land.grid.parse("0102"), kNoHex);
    EXPECT_EQ(land.grid.parse("0202"), kNoHex);
    EXPECT_EQ(complaint_about("lastrow 2 1", "lastrow 2-1 1"),
              "m:4: column: \"2-1\" runs backwards");
    EXPECT_EQ(complaint_about("lastrow 2 1", "lastrow 1-3 1"),
              "m:4: column: \"3\" is not a number from 1 to 2");
    EXPECT_EQ(complaint_about("lastrow 2 1", "lastrow 1-2 1\nlastrow 2 1"),
              "m:5: lastrow: is given twice for column 2");
}

TEST(HexText, NamesTheMistake) {
    EXPECT_EQ(complaint_about("town 0101", "city 0101"),
              "m:5: record: \"city\" is not one of size, stagger, lastrow, hex, edge, link, town");
    EXPECT_EQ(complaint_about("2 marsh", "3 marsh"),
              "m:7: level: \"3\" is not a number from 0 to 2");
    EXPECT_EQ(complaint_about("2 marsh", "2 wood"),
              "m:7: terrain: \"wood\" is not one of field, marsh");
    EXPECT_EQ(complaint_about("hex 0201 1 field", ""), "m: hex: 0201 is missing");
    EXPECT_EQ(complaint_about("edge 0101 0102 river", ""),
              "m:9: edge: the bridge 0101-0102 crosses no river");
    EXPECT_EQ(complaint_about("0102 bridge", "0102 trench\nedge 0101 0102 river"),
              "m:11: edge: 0101-0102 is a river already");
    EXPECT_EQ(
        complaint_about("edge 0101 0102 river", "edge 0101 0102 river\nedge 0102 0101 trench"),
        "m:11: edge: 0102-0101 is a river already");
    EXPECT_EQ(complaint_about("link railway 0201 0101", "link road 0201 0101"),
              "m:12: link: 0201-0101 is a road already");
    EXPECT_EQ(complaint_about(" 0201\nlink", "\nlink"), "m:11: next hex: is missing");
}

}  // namespace
}  // namespace levee::maps
