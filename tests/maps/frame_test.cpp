#include "maps/sheet/frame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "maps/sheet/legend.h"
#include "maps/sheet/tracks.h"
#include "support/drawn_text.h"

// What is around every map: frame, title, scale, compass, legend, tracks.
namespace levee::maps::drawing {
namespace {

using levee::testing::count;

constexpr Style kStyle{"zz", "serif", "#fff"};

TEST(SvgSheet, IsAWholeFileWithItsOwnNames) {
    const std::string file = whole_sheet(
        {100, 80}, {10, 10, 80, 60}, kStyle, "<marker/>", [](Svg& svg) { svg << "<map/>"; },
        [](Svg& svg) { svg << "<title/>"; });
    EXPECT_TRUE(
        file.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 80\""));
    EXPECT_NE(file.find("<marker/></defs>"), std::string::npos);
    EXPECT_TRUE(file.ends_with("<g clip-path=\"url(#zz-frame)\">\n<map/></g>\n<title/></svg>\n"));
}

std::size_t bars_of(double across) {
    Svg svg;
    neatline(svg, {0, 0, 100, 100}, across, 1000);
    const std::string drawn = svg.take();
    return static_cast<std::size_t>(std::count(drawn.begin(), drawn.end(), 'M')) / 2 - 1;
}

TEST(SvgSheet, TheNeatlineEndsWithTheMap) {
    EXPECT_EQ(bars_of(50), 1U);
    EXPECT_EQ(bars_of(40), 2U);         // dark, light, half a dark one
    EXPECT_EQ(bars_of(100.0 / 7), 4U);  // none for what rounding leaves over
    EXPECT_EQ(bars_of(100.0 / 6), 3U);
}

TEST(SvgSheet, TheCompassTurnsWithTheSheet) {
    const auto drawn = [](double top, engine::Language language) {
        Svg svg;
        compass(svg, {0, 0}, 100, top, kStyle, language);
        return svg.take();
    };
    const std::string upright = drawn(0, engine::Language::English);
    EXPECT_NE(upright.find("<text x=\"0\" y=\"-127\" font-weight=\"bold\""), std::string::npos);
    EXPECT_NE(upright.find(">W</text>"), std::string::npos);
    // East is up, so north is to the left.
    const std::string turned = drawn(90, engine::Language::French);
    EXPECT_NE(turned.find("<text x=\"-132\" y=\"5\" font-weight=\"bold\""), std::string::npos);
    EXPECT_NE(turned.find(">O</text>"), std::string::npos);
}

TEST(SvgSheet, SamplesAreDrawnInTheirOwnBox) {
    Svg svg;
    sample(svg, {10, 20, 6, 4}, [&](Point centre) { svg << centre; });
    EXPECT_TRUE(svg.take().starts_with(
        "<svg x=\"10\" y=\"20\" width=\"6\" height=\"4\">3,2</svg><rect x=\"10\""));
}

TEST(SvgSheet, ATitleLineWithoutWordsIsAnOrnament) {
    Svg svg;
    title(svg, {0, 100, 200, 50}, kStyle,
          std::array<TitleLine, 2>{{{20, "NAME", "font-size=\"9\""}, {30}}});
    const std::string drawn = svg.take();
    EXPECT_NE(drawn.find("<text x=\"100\" y=\"120\" font-size=\"9\">NAME</text>"),
              std::string::npos);
    EXPECT_EQ(count(drawn, "<text"), 1U);
    EXPECT_NE(drawn.find("M10,130h76"), std::string::npos);
}

TEST(SvgSheet, AScaleHasOnePartLessThanItHasEnds) {
    Svg svg;
    scale_bar(svg, {0, 0},
              {.part = 10, .ends = {"0", "1", "2 km"}, .ticks = {{0}, {15, "one <league>"}}});
    const std::string drawn = svg.take();
    EXPECT_EQ(count(drawn, "<rect"), 2U);
    EXPECT_EQ(count(drawn, "<text"), 4U);  // the first tick has no words
    EXPECT_NE(drawn.find("M15,5v6"), std::string::npos);
    EXPECT_NE(drawn.find("one &lt;league&gt;"), std::string::npos);
}

TEST(SvgTracks, BoxesStandInARow) {
    const BoxRow row{{10, 20, 40, 30}, 42};
    EXPECT_DOUBLE_EQ(row.at(0).x, 10);
    EXPECT_DOUBLE_EQ(row.at(2).x, 94);
    EXPECT_DOUBLE_EQ(row.at(2).height, 30);
}

TEST(SvgTracks, ABoxIsFoundByItsNameAndHasWhatItIsGiven) {
    Svg svg;
    const std::array<TrackBox, 2> boxes{{{.id = "turn-1", .figure = "1"},
                                         {.id = "turn-2",
                                          .figure = "2",
                                          .note = "May",
                                          .tint = "#123",
                                          .strength = ".5",
                                          .ink = "#456"}}};
    track(svg, kStyle, {{0, 0, 40, 40}, 42}, boxes, {});
    const std::string drawn = svg.take();
    const std::string first = drawn.substr(0, drawn.find("</g>"));
    const std::string second = drawn.substr(first.size());
    EXPECT_NE(first.find("id=\"zz-turn-1\""), std::string::npos);
    EXPECT_EQ(count(first, "<text"), 1U);
    EXPECT_EQ(first.find("opacity"), std::string::npos);
    EXPECT_NE(second.find("id=\"zz-turn-2\""), std::string::npos);
    EXPECT_NE(second.find("fill=\"#123\" fill-opacity=\".5\""), std::string::npos);
    EXPECT_NE(second.find("fill=\"#456\">2</text>"), std::string::npos);
    EXPECT_NE(second.find(">May</text>"), std::string::npos);
}

struct NoSheet {};

void point_at(Svg& svg, const NoSheet& /*sheet*/, Point at) { svg << "<a p=\"" << at << "\"/>"; }

TEST(SvgLegend, RowsGoDownColumnByColumn) {
    constexpr LegendRow<NoSheet> kRow{{"Wood", "Bois"}, {"slow", "lent"}, {"", ""}, point_at};
    const std::array<LegendRow<NoSheet>, 3> rows{{kRow, kRow, kRow}};
    const LegendLook look{
        .at = {30, 20}, .half_width = 20, .half_height = 10, .rows = 2, .column = 100, .row = 50};
    Svg svg;
    legend(svg, NoSheet{}, kStyle, look, std::span<const LegendRow<NoSheet>>(rows),
           engine::Language::French);
    const std::string drawn = svg.take();
    for (const char* box :
         {"<svg x=\"10\" y=\"10\"", "<svg x=\"10\" y=\"60\"", "<svg x=\"110\" y=\"10\""})
        EXPECT_EQ(count(drawn, box), 1U) << box;
    EXPECT_EQ(count(drawn, "<a p=\"20,10\"/>"), 3U);
    EXPECT_EQ(count(drawn, "Bois"), 3U);
    // An empty line is not written.
    EXPECT_EQ(count(drawn, "<text"), 6U);
}

}  // namespace
}  // namespace levee::maps::drawing
