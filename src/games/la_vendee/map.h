#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/la_vendee/rules.h"
#include "maps/sheet/area_layers.h"
#include "maps/sheet/legend.h"
#include "maps/sheet/tracks.h"

namespace levee::la_vendee {

// What sheet and terminal draw.
maps::AreaPlan plan_of(const Board& board);

// The whole sheet as one SVG that needs nothing else: the theatre, Granville in its corner, the
// tracks, the tables to hold beside it and the legend. The same board gives the same bytes. Every
// region is an element `lv-KEY`, its town `lv-town-KEY`; the boxes are `lv-turn-N`, `lv-brulez-N`,
// `lv-british-N` and `lv-reserve`, so that a program can lay pieces on them.
std::string draw_map_svg(const Board& board, engine::Language language);

// A card as one SVG that needs nothing else, of this size, and the back that all cards share.
inline constexpr double kCardWidth = 250;
inline constexpr double kCardHeight = 350;
std::string draw_card_svg(const Board& board, CardId card, engine::Language language);
std::string draw_card_back_svg();
// What a card does besides moving armies, as it stands on the card; empty if it does nothing.
std::string card_effect(const CardCard& card, engine::Language language);

// The map with its forces for a terminal, at most 120 columns wide: every region has a label of two
// lines at its place, below it come the markers, the cards and all forces by name. UTF-8; nothing
// depends on the colours. The view decides what is hidden.
std::string draw_map_terminal(const Rules& rules, const State& view, bool colour,
                              engine::Language language, const AreaSet& highlighted = {});
// The part below the map.
std::string list_forces(const Rules& rules, const State& view, engine::Language language);

// What the printed sheet adds to the drawing kit, for its parts and for the page.
namespace drawing {

using engine::Language;
using engine::Sentence;
using maps::drawing::Box;
using maps::drawing::Line;
using maps::drawing::Point;
using maps::drawing::Stroke;
using maps::drawing::Svg;

inline constexpr double kBelow = 514;  // for tracks, tables and legend

class Sheet : public maps::drawing::AreaSheet {
 public:
    explicit Sheet(const Board& board)
        : AreaSheet(plan_of(board), {.width = 1400, .beside = 42, .above = 42, .below = kBelow}),
          board_(board) {}

    const Board& board() const { return board_; }

 private:
    const Board& board_;
};

// Where markers lie.
Box turn_box(const Sheet& sheet, int turn);
Box brulez_box(const Sheet& sheet, int markers);      // 0 to as many as there are home regions
Box british_box(const Sheet& sheet, int turns_held);  // 0 to the figure british-clock
Box reserve_box(const Sheet& sheet);                  // the Army Reserve

// The colours of this sheet: hand-tinted greens under a dark sea, on grey laid paper.
inline constexpr std::string_view kDark = "#17262a";
inline constexpr std::string_view kForest = "#1d3b31";
inline constexpr std::string_view kGold = "#c6a04a";
inline constexpr std::string_view kCream = "#f6f0de";
inline constexpr std::string_view kBlue = "#2b4b86";
inline constexpr std::string_view kRed = "#b01c2a";
inline constexpr std::array<std::string_view, kSides> kHomeGreen{"#d5e0ad", "#88a778"};

inline constexpr maps::drawing::AreaStyle kStyle{
    .sheet = {.prefix = "lv",
              .serif = "'Bodoni Moda', 'Bodoni 72', Didot, 'Bodoni MT', 'EB Garamond', Garamond, "
                       "Georgia, 'DejaVu Serif Condensed', 'DejaVu Serif', serif",
              .paper = "#e4ecc9",
              .light = "#e9eae1",
              .dark = "#c3c9c0"},
    .shallows = "#6f9aa6",
    .deep = "#27495d",
    .surf = "#54798a",
    .shore = "#173140",
    .abroad = "#cfd2c4",
    .lake = "#5f8fa3",
    .broad_half = 6.2,
    .estuary_half = 9,
    .fades = true,
    .bank = "#1f4558",
    .broad = "#5488a0",
    .shine = "#79a7b8",
    .water_names = "#12384d",
    .land_names = "#7d8474",
    .town_names = "#14201c"};

// Marks: a fortress by its works, blue for the Republic and white for the King, and what stands on
// it; the heart of the one and the cap and cockade of the other.
void fortress(Svg& svg, Point at, Side side, bool great);
void heart(Svg& svg, Point at, double size);
void liberty_cap(Svg& svg, Point at, double size);
void cockade(Svg& svg, Point at, double radius);
void lily(Svg& svg, Point at, double size, std::string_view colour);
void passage_mark(Svg& svg, Point at, Point across);
void ensign(Svg& svg, Point at);
// An army border (2.1) along this path; a group around it says `fill="none"`.
inline constexpr std::array<Stroke, 3> kArmyBorder{
    {{"#f3e3cf", 9, "stroke-opacity=\".55\""}, {"#7d1420", 5.6}, {"#d5434c", 2.4}}};
// The road to Granville, with the number of its movement areas.
void march_arrow(Svg& svg, const Line& course, int areas);

// Sea, land, the washes of the regions and what grows on them.
void define_grounds(Svg& svg);
std::string_view ground_of(const AreaCard& card);
void draw_ground(Svg& svg, const Sheet& sheet);

// The corner of the sheet with Granville, and the roads there.
void draw_granville(Svg& svg, const Sheet& sheet, Language language);

// Everything around the map.
void draw_frame(Svg& svg, const Sheet& sheet, Language language);
void draw_tracks(Svg& svg, const Sheet& sheet, Language language);
void draw_tables(Svg& svg, const Sheet& sheet, Language language);
void draw_legend(Svg& svg, const Sheet& sheet, Language language);

// The upper edge of the rows below the map.
double tracks_top(const Sheet& sheet);
double markers_top(const Sheet& sheet);
double tables_top(const Sheet& sheet);
double legend_top(const Sheet& sheet);

}  // namespace drawing

}  // namespace levee::la_vendee
