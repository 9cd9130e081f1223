#pragma once

#include <array>
#include <span>
#include <string_view>

#include "maps/sheet/area_sheet.h"
#include "maps/sheet/marks.h"

// The layers of a printed area map, from the sea upwards.
namespace levee::maps::drawing {

inline constexpr std::array<Stroke, 2> kBrookStrokes{
    {{"#5f9dbb", 2.6, "stroke-opacity=\".9\""}, {"#a8d0e0", 1.1}}};
inline constexpr std::array<Stroke, 2> kFordStrokes{
    {{"#eadfb6", 7}, {"#8a5a24", 4.4, "stroke-dasharray=\"2.4 2.2\""}}};
inline constexpr BridgeLook kLongBridge{.deck = 10,
                                        .deck_side = 3.2,
                                        .rail = 10,
                                        .rail_side = 3.6,
                                        .wing = 3.5,
                                        .wing_side = 4,
                                        .ink = 1.8,
                                        .colour = "#f6edd2"};

struct AreaStyle {
    Style sheet;
    // From the upper right to the lower left, and along the shores.
    std::string_view shallows = "#c3d9df";
    std::string_view deep = "#8fb2c2";
    std::string_view surf = "#c9dfe4";
    std::string_view water_lines = "#4d83a0";
    std::string_view shore = "#2f5d7c";
    std::string_view abroad = "#eae2cb";  // land that is not part of the game
    std::string_view lake = "#a9cbd8";
    Strokes river = kBrookStrokes;
    Strokes ford = kFordStrokes;
    // A broad river, and by how much half of it is broader at its mouth.
    double broad_half = 6.4;
    double estuary_half = 9.5;
    bool fades = false;  // into the sea at its mouth, instead of taking the colour of the surf
    std::string_view bank = "#3f7391";
    std::string_view broad = "#9cc3d5";
    std::string_view shine = "#b6d6e2";
    BridgeLook bridge = kLongBridge;
    std::string_view water_names = "#2d5f7d";
    std::string_view land_names = "#8a7850";
    std::string_view town_names = "#22160a";
};

// For the definitions of the sheet.
void define_sea(Svg& svg, const AreaStyle& style);
// `land` is closed, coasts and all; broad rivers are laid over it.
void draw_sea_and_land(Svg& svg, const AreaSheet& sheet, const AreaStyle& style, const Line& land);
// Each is an element `<prefix>-<key>`.
void draw_areas(Svg& svg, const AreaSheet& sheet, const AreaStyle& style);
void draw_borders(Svg& svg, const AreaSheet& sheet, const AreaStyle& style);

// A group of areas, with a ribbon of colour along the inside of its limits.
struct Zone {
    AreaSet areas;
    std::string_view colour;
    bool broken = false;
    std::string_view second{};  // a colour that takes turns with the first
};
void draw_zones(Svg& svg, const AreaSheet& sheet, const AreaStyle& style,
                std::span<const Zone> zones);

void draw_rivers_and_lakes(Svg& svg, const AreaSheet& sheet, const AreaStyle& style);
void draw_broad_rivers(Svg& svg, const AreaSheet& sheet, const AreaStyle& style);
void draw_fords(Svg& svg, const AreaSheet& sheet, const AreaStyle& style);
// All at once where roads of a kind run into each other, otherwise one above the other.
void draw_roads(Svg& svg, const AreaSheet& sheet, int kind, Strokes strokes, bool at_once);
// Above the towns, which stand close to them.
void draw_bridges(Svg& svg, const AreaSheet& sheet, const AreaStyle& style);

struct PlacedName {
    Point at;
    double turn = 0;  // degrees clockwise
    double size = 0;
    double apart = 0;  // of its letters
    std::string_view words;
};
// Rivers where they are farthest from any town, broad rivers twice, lakes in two lines; `more` is
// what else is written on the water.
void draw_water_names(Svg& svg, const AreaSheet& sheet, const AreaStyle& style,
                      std::span<const PlacedName> more);
void draw_land_names(Svg& svg, const AreaStyle& style, std::span<const PlacedName> names);

struct TownName {
    Point town;
    std::string_view words;  // long ones are written in two lines
    Label side{};
    double reach = 0;  // of the mark that stands for the town
    double size = 0;
    bool bold = false;
};
void draw_town_names(Svg& svg, const AreaStyle& style, std::span<const TownName> names);

}  // namespace levee::maps::drawing
