#include "maps/svg.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "maps/svg_sheet.h"

namespace levee::maps::drawing {
namespace {

template <class... Parts>
std::string written(const Parts&... parts) {
    Svg svg;
    (svg << ... << parts);
    return svg.take();
}

TEST(Svg, NumbersHaveOneDecimalAtMost) {
    EXPECT_EQ(written(3.0), "3");
    EXPECT_EQ(written(3.14), "3.1");
    EXPECT_EQ(written(-0.25), "-0.3");
    EXPECT_EQ(written(0.04), "0");
    EXPECT_EQ(written(-0.04), "0");
    EXPECT_EQ(written(Point{1.5, -2}), "1.5,-2");
    EXPECT_EQ(written(7), "7");
}

TEST(Svg, LettersOfXmlAreEscaped) {
    Svg svg;
    text(svg, {1, 2}, "<a & b>", "fill=\"#000\"");
    EXPECT_EQ(svg.take(), "<text x=\"1\" y=\"2\" fill=\"#000\">&lt;a &amp; b&gt;</text>\n");
}

TEST(Svg, Rectangles) {
    Svg svg;
    rectangle(svg, {1, 2, 3, 4}, "fill=\"none\"");
    EXPECT_EQ(svg.take(), "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"none\"/>\n");
}

TEST(Svg, Points) {
    EXPECT_DOUBLE_EQ(length(Point{3, 4}), 5);
    EXPECT_DOUBLE_EQ(length(unit(Point{3, 4})), 1);
    EXPECT_DOUBLE_EQ(length(unit(Point{})), 0);
    // To the right on the sheet: its left is up, where y is smaller.
    EXPECT_DOUBLE_EQ(left_of(Point{1, 0}).y, -1);
    EXPECT_TRUE((Box{0, 0, 10, 10}.holds({12, 5}, 3)));
    EXPECT_FALSE((Box{0, 0, 10, 10}.holds({12, 5}, 1)));
}

const Line kBend{{0, 0}, {10, 0}, {10, 10}};

TEST(Svg, RuledLines) {
    EXPECT_EQ(ruled(kBend, false), "M0,0L10,0L10,10");
    EXPECT_EQ(ruled(kBend, true), "M0,0L10,0L10,10Z");
}

TEST(Svg, RoundedLinesTouchTheMiddlesOfTheirSides) {
    EXPECT_EQ(rounded(kBend, false), "M0,0Q10,0 10,10");
    EXPECT_EQ(rounded(kBend, true), "M5,5Q0,0 5,0Q10,0 10,5Q10,10 5,5Z");
    EXPECT_EQ(rounded({{0, 0}, {10, 0}}, false), "M0,0L10,0");
    EXPECT_EQ(rounded({{0, 0}}, true), "");
}

TEST(Svg, SmoothLinesGoThroughTheirPoints) {
    EXPECT_EQ(smooth({{0, 0}, {6, 0}, {12, 0}}, false), "M0,0C1,0 4,0 6,0C8,0 11,0 12,0");
    EXPECT_TRUE(smooth(kBend, true).ends_with("0,0Z"));
    EXPECT_EQ(smooth({{0, 0}}, false), "");
    const Line fine = sampled(kBend, 4);
    ASSERT_EQ(fine.size(), 9U);
    for (std::size_t i = 0; i < kBend.size(); ++i)
        EXPECT_NEAR(length(fine[i * 4] - kBend[i]), 0, 1e-9);
}

TEST(Svg, TheHandIsTheSameForTheSameThing) {
    Hand first(7, 1);
    Hand second(7, 1);
    Hand other(7, 2);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        const double a = first.between(-2, 3);
        EXPECT_GE(a, -2);
        EXPECT_LE(a, 3);
        EXPECT_DOUBLE_EQ(a, second.between(-2, 3));
        differs |= a != other.between(-2, 3);
    }
    EXPECT_TRUE(differs);
}

TEST(SvgSheet, OpensWithItsOwnNames) {
    Svg svg;
    open_sheet(svg, {100, 80}, {10, 10, 80, 60}, {"zz", "serif", "#fff"}, "<marker/>");
    const std::string begun = svg.take();
    EXPECT_TRUE(
        begun.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 80\""));
    EXPECT_NE(begun.find("<marker/></defs>"), std::string::npos);
    EXPECT_TRUE(begun.ends_with("<g clip-path=\"url(#zz-frame)\">\n"));
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
        compass(svg, {0, 0}, 100, top, {"zz", "serif", "#fff"}, language);
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

}  // namespace
}  // namespace levee::maps::drawing
