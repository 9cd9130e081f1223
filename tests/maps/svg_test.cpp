#include "maps/sheet/svg.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

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

TEST(Svg, AThingIsDrawnInSeveralStrokes) {
    Svg svg;
    draw(svg, "M0,0", std::array<Stroke, 2>{{{"#000", 3}, {"#fff", 1.5, "id=\"top\""}}});
    EXPECT_EQ(svg.take(),
              "<path d=\"M0,0\" stroke=\"#000\" stroke-width=\"3\" />\n"
              "<path d=\"M0,0\" stroke=\"#fff\" stroke-width=\"1.5\" id=\"top\"/>\n");
}

}  // namespace
}  // namespace levee::maps::drawing
