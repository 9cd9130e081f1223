#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/wissembourg_spicheren/board.h"
#include "games/wissembourg_spicheren/state.h"
#include "maps/sheet/hex_layers.h"
#include "maps/sheet/legend.h"
#include "maps/sheet/tracks.h"

namespace levee::wissembourg_spicheren {

// What sheet and terminal draw.
maps::HexPlan plan_of(const Battle& battle);

// Over which side of its hex a way leads off the map: straight on from where it comes.
Direction side_of(const Battle& battle, const Gate& gate);

// The printed sheet of one battle: the map, and around it its title, tracks and legend. Each hex is
// an element `ws-CCRR`; the squares of the tracks are `ws-turn-N`, `ws-lead-french-N`,
// `ws-lead-german-N` and `ws-lead-0`.
std::string draw_map_svg(const Board& board, BattleId battle, engine::Language language);

// The map of the battle with its units for a terminal: 6 characters and two lines to a hex, every
// second column one line lower, a legend below. UTF-8; nothing depends on the colours.
std::string draw_map_terminal(const Board& board, const State& state, bool colour,
                              UnitSet highlighted, engine::Language language);

// What the printed sheets add to the drawing kit, for their parts and for the page.
namespace drawing {

using engine::Language;
using engine::Sentence;
using maps::drawing::Box;
using maps::drawing::Point;
using maps::drawing::Svg;

class Sheet : public maps::drawing::HexSheet {
 public:
    Sheet(const Board& board, BattleId id);

    const Board& board() const { return board_; }
    const Battle& battle() const { return board_.battle(id_); }
    BattleId id() const { return id_; }

 private:
    const Board& board_;
    BattleId id_;
};

// The squares of the tracks below the map. The lead is positive on the French side.
int last_lead(const Battle& battle);
inline int last_lead(const Sheet& sheet) { return last_lead(sheet.battle()); }
Box turn_square(const Sheet& sheet, int turn);
Box lead_square(const Sheet& sheet, int lead);

// What the terrain effects table says.
using TerrainNote = maps::drawing::LegendRow<Sheet>;
std::vector<TerrainNote> terrain_notes(const Sheet& sheet);

// What the game puts into the hexes and at the edge.
void draw_set_up(Svg& svg, const Sheet& sheet, Language language);
void draw_objectives(Svg& svg, const Sheet& sheet);
void draw_gates(Svg& svg, const Sheet& sheet);

// Everything around the map.
void draw_cartouche(Svg& svg, const Sheet& sheet, Language language);
void draw_legend(Svg& svg, const Sheet& sheet, Language language);
void draw_tracks(Svg& svg, const Sheet& sheet, Language language);

double room_below(BattleId id);  // the map
double legend_height(BattleId id);
double panel_bottom(const Sheet& sheet);
// A gate at the edge of the map, pointing in or out.
void gate_arrow(Svg& svg, Point at, Point inwards, Side side, bool exit);
// Of an objective, with its points if they are given.
void objective_star(Svg& svg, Point at, Side holder, int points);
void set_up_disc(Svg& svg, Point at, Side side, std::string_view sign);

inline constexpr std::string_view kFrench = "#23559c";
inline constexpr std::string_view kGerman = "#2a2723";
constexpr std::string_view colour_of(Side side) { return side == Side::French ? kFrench : kGerman; }

// From the meadows by the water to the heights.
inline constexpr std::array<std::string_view, 6> kTints{"#d6e2c6", "#f2ebd4", "#e9dcb9",
                                                        "#dcc79c", "#cfb382", "#b9966a"};
inline constexpr std::array<maps::drawing::Stroke, 2> kHighRoad{
    {{"#4a3323", 5.2}, {"#fdf7e6", 3.2}}};
inline constexpr maps::drawing::HexStyle kStyle{
    .sheet = {.prefix = "ws",
              .serif = "'Bodoni 72', Didot, 'Libre Bodoni', 'Playfair Display', 'Bodoni MT', "
                       "Baskerville, Georgia, 'DejaVu Serif', serif",
              .paper = "#f4ecd8"},
    .levels = kTints,
    .shade = "#8d6a3d",
    .contour = "#8a5f33",
    .hachures = "#6e4c2a",
    .grass = "#6b8f5a",
    .wood = "#98b183",
    .wood_look = maps::drawing::WoodLook::Tufts,
    .road = kHighRoad};

}  // namespace drawing

}  // namespace levee::wissembourg_spicheren
