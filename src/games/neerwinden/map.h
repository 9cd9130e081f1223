#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/neerwinden/board.h"
#include "games/neerwinden/state.h"
#include "maps/sheet/hex_layers.h"
#include "maps/sheet/legend.h"
#include "maps/sheet/tracks.h"

namespace levee::neerwinden {

// What sheet and terminal draw.
maps::HexPlan plan_of(const Board& board);

// The whole sheet as one SVG that needs nothing else: the map, its legend, the turn track and the
// victory track. The same board gives the same bytes. Every hex is an element `nw-CCRR`, and the
// boxes of the tracks are `nw-turn-N`, `nw-vp-0`, `nw-vp-french-N` and `nw-vp-austrian-N`, so that
// a program can lay pieces on them.
std::string draw_map_svg(const Board& board, engine::Language language);

// The map with its units for a terminal: 6 characters and two lines to a hex, every second column
// one line lower, a legend below. UTF-8; nothing depends on the colours.
std::string draw_map_terminal(const Board& board, const State& state, bool colour,
                              UnitSet highlighted = {});

// What the printed sheet adds to the drawing kit, for its parts and for the page.
namespace drawing {

using engine::Language;
using engine::Sentence;
using maps::drawing::Box;
using maps::drawing::Point;
using maps::drawing::Svg;

class Sheet : public maps::drawing::HexSheet {
 public:
    explicit Sheet(const Board& board) : HexSheet(plan_of(board), {}), board_(board) {}

    const Board& board() const { return board_; }

 private:
    const Board& board_;
};

// The squares of the tracks below the map; the marker is positive on the French side (8.2.2).
inline constexpr int kLastVictorySquare = 8;
int last_turn(const Sheet& sheet);
Box turn_square(const Sheet& sheet, int turn);
Box victory_square(const Sheet& sheet, int marker);

// What the terrain effects table says, in the order of the printed table.
using TerrainNote = maps::drawing::LegendRow<Sheet>;
std::span<const TerrainNote> terrain_notes();

// Everything around the map.
void draw_cartouche(Svg& svg, const Sheet& sheet, Language language);
void draw_legend(Svg& svg, const Sheet& sheet, Language language);
void draw_tracks(Svg& svg, const Sheet& sheet, Language language);

// Of a victory point.
void star(Svg& svg, Point at, double radius, Side side);

inline constexpr std::string_view kFrench = "#23559c";
inline constexpr std::string_view kAustrian = "#2a2723";
inline constexpr maps::drawing::HexStyle kStyle{
    .sheet = {.prefix = "nw",
              .serif = "'EB Garamond', Garamond, 'Palatino Linotype', Palatino, 'Book Antiqua', "
                       "Georgia, 'DejaVu Serif', serif",
              .paper = "#f3e9cf"}};

}  // namespace drawing

}  // namespace levee::neerwinden
