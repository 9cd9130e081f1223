#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "maps/sheet/hex_sheet.h"
#include "maps/sheet/marks.h"

// The layers of a printed hex map, from the paper upwards.
namespace levee::maps::drawing {

inline constexpr std::array<Stroke, 2> kStreamStrokes{
    {{"#f3e9cf", 4.4, "stroke-opacity=\".55\""}, {"#4f82a0", 2.2}}};
inline constexpr std::array<Stroke, 4> kRiverStrokes{{{"#f3e9cf", 11.5, "stroke-opacity=\".5\""},
                                                      {"#2f5d7c", 8.2},
                                                      {"#86b1c8", 6},
                                                      {"#a9cbdb", 2.2, "stroke-opacity=\".8\""}}};
inline constexpr std::array<Stroke, 2> kTrackStrokes{
    {{"#f3e9cf", 4, "stroke-opacity=\".6\""}, {"#6a4726", 1.5, "stroke-dasharray=\"5.5 2.8\""}}};
inline constexpr std::array<Stroke, 2> kRoadStrokes{{{"#553b1f", 5.4}, {"#f8efd6", 3.2}}};

// Ink with gaps, as the railways of the time are drawn.
inline constexpr std::array<Stroke, 3> kRailwayStrokes{
    {{"#f3e9cf", 6.4, "stroke-opacity=\".6\""},
     {"#2b2622", 3.8},
     {"#f6efdd", 1.7, "stroke-dasharray=\"7 6\""}}};
inline constexpr std::array<std::string_view, 6> kGroundTints{"#dfe3c0", "#efe3c2", "#e3cd9c",
                                                              "#d5b780", "#c5a168", "#b48c54"};

// How a wood is told from the ground below it: by trees seen from a hill, or by the tufts of an
// engraver, which make a far smaller drawing where there is much wood.
enum class WoodLook : std::uint8_t { Trees, Tufts };

struct HexStyle {
    Style sheet;
    // The ground from the valley up, and what shows its slopes.
    std::span<const std::string_view> levels = kGroundTints;
    std::string_view shade = "#a07a42";
    std::string_view contour{};  // the edge of a level as a line; empty: none
    std::string_view hachures = "#7d5f37";
    std::string_view grass = "#6f8a4a";
    std::string_view furrows = "#9a7f4c";
    std::string_view wood = "#b3bd84";
    WoodLook wood_look = WoodLook::Trees;
    Strokes stream = kStreamStrokes;
    Strokes river = kRiverStrokes;
    Strokes track = kTrackStrokes;
    Strokes road = kRoadStrokes;
    Strokes railway = kRailwayStrokes;
    std::string_view trench = "#3b2413";
    BridgeLook bridge{};
    std::string_view river_names = "#274f6b";
    double river_name_size = 15;
    std::string_view grid = "#3a2c18";
    std::string_view numbers = "#4b3a20";
    double number_size = 7.2;
    std::string_view names = "#2a1c0e";

    // So many levels above the valley.
    std::string_view level(int height) const;
};

void draw_levels(Svg& svg, const HexSheet& sheet, const HexStyle& style);
void draw_hachures(Svg& svg, const HexSheet& sheet, const HexStyle& style);
// Tufts of grass in the bottoms, furrows round the villages.
void draw_meadows_and_fields(Svg& svg, const HexSheet& sheet, const HexStyle& style);
void draw_woods(Svg& svg, const HexSheet& sheet, const HexStyle& style);
void draw_waters(Svg& svg, const HexSheet& sheet, const HexStyle& style);
void draw_ways(Svg& svg, const HexSheet& sheet, const HexStyle& style);
void draw_bridges(Svg& svg, const HexSheet& sheet, const HexStyle& style);
// Along the inside of the hexsides that they look over.
void draw_trenches(Svg& svg, const HexSheet& sheet, const HexStyle& style);
void draw_mounds(Svg& svg, const HexSheet& sheet);
// And hamlets, towns, castles.
void draw_villages(Svg& svg, const HexSheet& sheet, const HexStyle& style);
// A veil over the half hexes at the edge, then the hexes with their numbers; each is an element
// `<prefix>-CCRR`.
void draw_grid(Svg& svg, const HexSheet& sheet, const HexStyle& style);
void draw_names(Svg& svg, const HexSheet& sheet, const HexStyle& style);

// Where the letters of a name begin: at a corner of the course, counted from its end if negative,
// and this far to the left of it.
struct NameSpot {
    int corner = 0;
    double off = 0;
};
// Along the longest river, from left to right.
void draw_river_name(Svg& svg, const HexSheet& sheet, const HexStyle& style, std::string_view name,
                     std::span<const NameSpot> spots);

// What is built in that hex, but around another point.
void draw_village(Svg& svg, const HexSheet& sheet, const HexStyle& style, HexId hex, Point at);
// Of these places the one where most ways meet, for a legend; kNoHex when there is none.
HexId busiest_village(const HexSheet& sheet, Cover cover = Cover::Village);

// --- shared by the layers -----------------------------------------------------------------------

// Rivers or streams from end to end or from fork to fork, as corners.
std::vector<std::vector<Corner>> courses(const HexSheet& sheet, SideMark water);
// Those corners as nature has them; a course that ends near the edge of the map leaves it.
Line natural_course(const HexSheet& sheet, const std::vector<Corner>& course);
// The way out of the map from a point near its edge.
std::optional<Point> way_out(const HexSheet& sheet, Point from, double near);

}  // namespace levee::maps::drawing
