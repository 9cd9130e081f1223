// The plan, and the marks of this game.
#include "games/la_vendee/map.h"

namespace levee::la_vendee {

maps::AreaPlan plan_of(const Board& board) {
    maps::AreaPlan plan{.size = board.size, .areas = {}, .waters = {}, .bridges = {}, .roads = {}};
    for (const AreaCard& card : board.areas)
        plan.areas.push_back({.key = card.key,
                              .ground = drawing::ground_of(card),
                              .town = card.town,
                              .outline = card.outline});
    for (const Water& water : board.waters) {
        // The Loire has its name between the passages (map_svg.cpp).
        plan.waters.push_back({.kind = water.kind, .name = {}, .course = water.course});
        if (water.kind != maps::WaterKind::BroadRiver) plan.waters.back().name = water.name;
    }
    return plan;
}

namespace drawing {

using maps::drawing::kPi;
using maps::drawing::left_of;
using maps::drawing::length;
using maps::drawing::ruled;
using maps::drawing::unit;

namespace {

// A trace with arrow-headed bastions at its corners, as Vauban's pupils drew it.
std::string bastions(Point at, int corners, double radius) {
    Line line;
    const double step = 2 * kPi / corners;
    const auto spot = [&](double turn, double far) {
        return at + Point{std::sin(turn) * far, -std::cos(turn) * far};
    };
    for (int i = 0; i < corners; ++i) {
        const double turn = step * i + (corners % 2 == 0 ? step / 2 : 0);
        line.push_back(spot(turn - step * 0.19, radius * 0.7));
        line.push_back(spot(turn - step * 0.235, radius * 0.86));
        line.push_back(spot(turn, radius * 1.15));
        line.push_back(spot(turn + step * 0.235, radius * 0.86));
        line.push_back(spot(turn + step * 0.19, radius * 0.7));
    }
    return ruled(line, true);
}

}  // namespace

void fortress(Svg& svg, Point at, Side side, bool great) {
    const bool blue = side == Side::Republican;
    const int corners = great ? 6 : blue ? 5 : 4;
    const double radius = great ? 17.5 : 14.5;
    svg << "<path d=\"" << bastions(at + Point{1.2, 1.8}, corners, radius * 1.16)
        << "\" fill=\"#0f1d1c\" fill-opacity=\".3\"/><path d=\""
        << bastions(at, corners, radius * 1.16) << "\" fill=\"" << kCream << "\" stroke=\"" << kDark
        << "\" stroke-width=\".8\"/><path d=\"" << bastions(at, corners, radius * 0.86)
        << "\" fill=\"" << (blue ? kBlue : std::string_view("#fffdf5")) << "\" stroke=\"" << kDark
        << "\" stroke-width=\"1\" stroke-linejoin=\"round\"/>";
    if (blue)
        cockade(svg, at, radius * 0.37);
    else
        lily(svg, at, radius * 0.42, "#8a6a1c");
    svg << "\n";
}

void heart(Svg& svg, Point at, double size) {
    svg << "<g transform=\"translate(" << at << ") scale(" << size / 10 << ")\"><path fill=\""
        << kRed
        << "\" d=\"M0,10Q-11,2 -10,-3.6Q-9,-8 -5,-8Q-1.4,-8 0,-4.4Q1.4,-8 5,-8Q9,-8 "
           "10,-3.6Q11,2 0,10Z\"/><path fill=\""
        << kRed << "\" d=\"M-1.3,-6V-16h-3.4v-2.6h3.4V-22h2.6v3.4h3.4v2.6H1.3V-6Z\"/></g>";
}

void liberty_cap(Svg& svg, Point at, double size) {
    svg << "<g transform=\"translate(" << at << ") scale(" << size / 10 << ")\"><path fill=\""
        << kRed
        << "\" d=\"M-11,6Q-12,-6 -4,-12Q4,-17 9,-11Q12,-7 8,-5Q6,-8 4,-7Q9,-2 10,6Z\"/><path "
           "fill=\"#8d1420\" d=\"M-12,5Q0,1 11,5V9.5Q0,6 -12,9.5Z\"/>";
    cockade(svg, {-5.5, 0}, 3.2);
    svg << "</g>";
}

void cockade(Svg& svg, Point at, double radius) {
    constexpr std::array<std::string_view, 3> kRings{"#c9303a", "#fbf8ef", "#31539a"};
    for (std::size_t i = 0; i < kRings.size(); ++i)
        svg << "<circle cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\""
            << radius * (1 - 0.33 * static_cast<double>(i)) << "\" fill=\"" << kRings[i] << "\"/>";
}

void lily(Svg& svg, Point at, double size, std::string_view colour) {
    svg << "<path transform=\"translate(" << at << ") scale(" << size / 10 << ")\" fill=\""
        << colour
        << "\" d=\"M0,-13Q5,-7 2.6,-1L2.2,2Q5,-6 9,-5Q13,-3 9.6,2.4Q8.6,0 6.6,0.4Q4,1.4 "
           "3.6,4.4H5V6.8H2.6Q3,10 5,11.6Q1.4,11.8 0,14Q-1.4,11.8 -5,11.6Q-3,10 "
           "-2.6,6.8H-5V4.4H-3.6Q-4,1.4 -6.6,0.4Q-8.6,0 -9.6,2.4Q-13,-3 -9,-5Q-5,-6 "
           "-2.2,2L-2.6,-1Q-5,-7 0,-13Z\"/>";
}

void passage_mark(Svg& svg, Point at, Point across) {
    const Point side = left_of(across);
    svg << "<path d=\"M" << (at - across * 10) << "L" << (at + across * 10) << "\" stroke=\""
        << kDark << "\" stroke-width=\"4.6\" stroke-linecap=\"round\"/><path d=\"M"
        << (at - across * 9) << "L" << (at + across * 9) << "M" << (at + across * 5.4 + side * 3.4)
        << "L" << (at + across * 9.4) << "L" << (at + across * 5.4 - side * 3.4) << "M"
        << (at - across * 5.4 + side * 3.4) << "L" << (at - across * 9.4) << "L"
        << (at - across * 5.4 - side * 3.4) << "\" fill=\"none\" stroke=\"" << kDark
        << "\" stroke-width=\"4\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/><path d=\"M"
        << (at - across * 9) << "L" << (at + across * 9) << "M" << (at + across * 5.4 + side * 3.4)
        << "L" << (at + across * 9.4) << "L" << (at + across * 5.4 - side * 3.4) << "M"
        << (at - across * 5.4 + side * 3.4) << "L" << (at - across * 9.4) << "L"
        << (at - across * 5.4 - side * 3.4)
        << "\" fill=\"none\" stroke=\"#f4f0dc\" stroke-width=\"1.9\" stroke-linejoin=\"round\" "
           "stroke-linecap=\"round\"/>\n";
}

void ensign(Svg& svg, Point at) {
    svg << "<g transform=\"translate(" << at << ")\"><path d=\"M0,9V-12\" stroke=\"" << kDark
        << "\" stroke-width=\"1.7\" stroke-linecap=\"round\"/><path d=\"M.8,-12h16v10h-16z\" "
           "fill=\""
        << kRed << "\" stroke=\"" << kDark
        << "\" stroke-width=\".9\"/><path d=\"M.8,-12h8v5.4h-8z\" fill=\"#27427c\"/><path "
           "d=\"M4.8,-12v5.4M.8,-9.3h8\" stroke=\"#fff\" stroke-width=\"1.6\"/><path "
           "d=\"M4.8,-12v5.4M.8,-9.3h8\" stroke=\""
        << kRed << "\" stroke-width=\".7\"/></g>\n";
}

void march_arrow(Svg& svg, const Line& course, int areas) {
    const std::string path = maps::drawing::smooth(course, false);
    svg << "<g fill=\"none\" stroke-linecap=\"butt\" stroke-linejoin=\"round\"><path d=\"" << path
        << "\" stroke=\"#f3efdf\" stroke-opacity=\".75\" stroke-width=\"7.5\"/><path d=\"" << path
        << "\" stroke=\"" << kDark << "\" stroke-width=\"3.6\"/></g>";
    const auto head = [&](Point tip, Point from) {
        const Point way = unit(tip - from);
        const Point side = left_of(way);
        svg << "<path d=\""
            << ruled({tip + way * 9, tip - way * 5 + side * 7, tip - way * 2,
                      tip - way * 5 - side * 7},
                     true)
            << "\" fill=\"" << kDark
            << "\" stroke=\"#f3efdf\" stroke-width=\"1.2\" "
               "stroke-opacity=\".8\" paint-order=\"stroke\"/>";
    };
    head(course.front(), course[1]);
    head(course.back(), course[course.size() - 2]);
    const Line fine = maps::drawing::sampled(course, 12);
    const Point at = fine[fine.size() / 2];
    svg << "<circle cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\"10.5\" fill=\"" << kDark
        << "\" stroke=\"#f3efdf\" stroke-width=\"1.4\"/><text x=\"" << at.x << "\" y=\""
        << at.y + 5.2 << "\" font-family=\"" << maps::drawing::kFigures
        << "\" font-size=\"15\" font-weight=\"bold\" fill=\"#f6f0de\" text-anchor=\"middle\">"
        << areas << "</text>\n";
}

}  // namespace drawing

}  // namespace levee::la_vendee
