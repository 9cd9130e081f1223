#include <gtest/gtest.h>

#include "games/neerwinden/board_parts.h"
#include "games/neerwinden/map.h"
#include "maps/terminal/pen.h"
#include "support/drawn_text.h"
#include "support/fixture.h"

namespace levee::neerwinden {
namespace {

using engine::Language;
using levee::testing::count;
using levee::testing::lines;
using maps::terminal::width;
using testing::board;

State automatic(const Scenario& scenario) {
    State s{};
    s.derived.top.fill(kNoUnit);
    for (const Placement& p : scenario.automatic) {
        if (p.is_commander)
            s.commanders[p.commander] = {.at = p.hex, .status = Status::OnMap};
        else
            s.units[p.unit] = {.at = p.hex, .status = Status::OnMap, .facing = p.facing};
    }
    return s;
}

TEST(MapSvg, HasEveryHexAndEveryBoxOfTheTracksOnce) {
    const std::string svg = draw_map_svg(board(), Language::English);
    for (std::uint16_t raw = 0; raw < board().grid.size(); ++raw)
        EXPECT_EQ(count(svg, "id=\"nw-" + std::string(board().grid.name(HexId{raw})) + "\""), 1U);
    EXPECT_EQ(count(svg, "id=\"nw-turn-"), 9U);
    EXPECT_EQ(count(svg, "id=\"nw-vp-french-"), 8U);
    EXPECT_EQ(count(svg, "id=\"nw-vp-austrian-"), 8U);
    EXPECT_EQ(count(svg, "id=\"nw-vp-0\""), 1U);
}

TEST(MapSvg, NeedsNothingElse) {
    const std::string svg = draw_map_svg(board(), Language::English);
    EXPECT_TRUE(svg.starts_with("<svg "));
    EXPECT_EQ(count(svg, "http"), 1U);  // the name of the format itself
    EXPECT_EQ(count(svg, "nan"), 0U);
    EXPECT_EQ(count(svg, "<script"), 0U);
}

TEST(MapSvg, SpeaksBothLanguages) {
    const std::string english = draw_map_svg(board(), Language::English);
    const std::string french = draw_map_svg(board(), Language::French);
    EXPECT_NE(english.find("18 March 1793"), std::string::npos);
    EXPECT_NE(french.find("18 mars 1793"), std::string::npos);
    EXPECT_NE(french.find("Ruisseau"), std::string::npos);
    EXPECT_EQ(english, draw_map_svg(board(), Language::English));
}

TEST(MapSvg, NamesOfTheDataCannotBecomeMarkup) {
    Board named = board();
    named.hexes[named.grid.parse("1707").raw].name = "<b>&";
    EXPECT_NE(draw_map_svg(named, Language::English).find("&lt;b&gt;&amp;"), std::string::npos);
}

TEST(MapTerminal, ShowsEveryUnitOfTheAutomaticSetUp) {
    ASSERT_EQ(board().scenarios.size(), 2U);
    for (const Scenario& scenario : board().scenarios) {
        const std::string map = draw_map_terminal(board(), automatic(scenario), false);
        EXPECT_EQ(map.find('\x1b'), std::string::npos);
        const std::size_t units = scenario.harville ? 58 : 53;
        EXPECT_EQ(count(map, "↑") + count(map, "↓"), units);
        EXPECT_NE(map.find("FI4↑"), std::string::npos);  // Dietmann 1 with Égalité
    }
}

TEST(MapTerminal, FitsIn160Columns) {
    const std::string map = draw_map_terminal(board(), automatic(board().scenarios[1]), false);
    for (const std::string& line : lines(map)) EXPECT_LE(width(line), 160U) << line;
    EXPECT_EQ(lines(map).size(), 1U + 31U + 3U);
}

TEST(MapTerminal, ColourChangesNoLetterOfAUnit) {
    State s = automatic(board().scenarios[0]);
    s.units[UnitId{0}].level = Level::Routed;
    s.units[UnitId{0}].losses = 1;
    const std::string plain = draw_map_terminal(board(), s, false);
    const std::string coloured = draw_map_terminal(board(), s, true);
    EXPECT_NE(plain.find("FI1↑!"), std::string::npos);  // Lamarche 1, next to Valence
    EXPECT_NE(coloured.find("FI1↑!"), std::string::npos);
}

TEST(MapTerminal, HighlightsWithAndWithoutColour) {
    const State s = automatic(board().scenarios[0]);
    const UnitSet lamarche = UnitSet::of(UnitId{0});
    EXPECT_EQ(count(draw_map_terminal(board(), s, false, lamarche), "<"), 1U);
    EXPECT_EQ(count(draw_map_terminal(board(), s, true, lamarche), "48;5;214"), 1U);
}

TEST(MapTerminal, NamesUnitsBeyondTheEdge) {
    State s = automatic(board().scenarios[0]);
    s.units[UnitId{0}].status = Status::Beyond;
    s.units[UnitId{0}].at = board().grid.parse("2015");
    EXPECT_NE(draw_map_terminal(board(), s, false).find("Beyond the edge: Lamarche 1 (2015)"),
              std::string::npos);
}

}  // namespace
}  // namespace levee::neerwinden
