#pragma once

#include <span>
#include <string_view>

#include "maps/sheet/svg.h"

// Single marks of an engraved map, for the map and for its legend.
namespace levee::maps::drawing {

// A stroke down a slope, for the `d` of a path: broad where it begins, ending in a point.
void hachure(Svg& svg, Point top, Point down, double reach, double broad);
// High ground above, low ground below, within a box of twice these measures.
void slope(Svg& svg, Point at, double half_width, double half_height, std::string_view high,
           std::string_view ink);
void mound(Svg& svg, Point at);
void tree(Svg& svg, Point at, double size);
// The same for many: the `d` of a path with their crowns and of one with the shaded sides, and what
// is drawn of both. The drawing is smaller, but no tree stands before another.
void tuft(Svg& crowns, Svg& shades, Point at, double size);
void tufts(Svg& svg, std::string_view id, std::string_view crowns, std::string_view shades);
void star(Svg& svg, Point at, double radius, std::string_view colour, std::string_view paper);

// What stands in a place, from the smallest to the largest.
void town_circle(Svg& svg, Point at, std::string_view paper);
// Houses along streets that meet here, with a small church in the middle.
void village(Svg& svg, Point at, std::span<const Point> streets, Hand hand, std::string_view paper);
void hamlet(Svg& svg, Point at, std::span<const Point> streets, Hand hand);
// Blocks of houses between the streets, round a square with its church.
void town(Svg& svg, Point at, std::span<const Point> streets, Hand hand, std::string_view paper);
// With towers, and gates where streets lead through.
void town_wall(Svg& svg, Point at, double radius, std::span<const Point> streets);
void market_houses(Svg& svg, Point at, Hand hand);
void cross(Svg& svg, Point at);
void church(Svg& svg, Point at);
void castle(Svg& svg, Point at);
void anchor(Svg& svg, Point at);
void pennant(Svg& svg, Point at, std::string_view colour);

// Points along `way`, a vector of length one, from its tail at `at`; hollow ones are filled with
// paper.
void arrow(Svg& svg, Point at, Point way, double reach, std::string_view colour, bool hollow);

// Rails and a deck, measured from the middle along the way and to the side of it.
struct BridgeLook {
    double deck = 7;
    double deck_side = 2.7;
    double rail = 5.6;
    double rail_side = 3.1;
    double wing = 2.8;  // by which the ends of a rail go on
    double wing_side = 2.5;
    double ink = 1.3;
    std::string_view colour = "#f8efd6";
};
// `way` leads over it, a vector of length one.
void bridge(Svg& svg, Point at, Point way, const BridgeLook& look);

}  // namespace levee::maps::drawing
