#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rule.h"
#include "games/neerwinden/board.h"
#include "maps/svg.h"
#include "maps/svg_sheet.h"

// What the parts of map_svg share: the geometry of the sheet.
namespace levee::neerwinden::drawing {

using engine::Language;
using engine::Sentence;
using maps::drawing::Box;
using maps::drawing::Hand;
using maps::drawing::kFigures;
using maps::drawing::kInk;
using maps::drawing::kSans;
using maps::drawing::Point;
using maps::drawing::Svg;

inline Hand hand_of(HexId hex, std::uint32_t purpose) { return Hand(hex.raw + 1U, purpose); }

inline constexpr double kRadius = 34;                            // of a hex, centre to corner
inline constexpr double kApothem = kRadius * 0.866025403784438;  // centre to side

// A hexagon of the plane, on the map or beyond its edge.
struct Cell {
    int column = 0;
    int row = 0;
    bool operator==(const Cell&) const = default;
};

// Corners of hexes lie on a lattice of their own; whole numbers make them comparable.
using Corner = std::pair<int, int>;

class Sheet {
 public:
    explicit Sheet(const Board& board);

    const Board& board() const { return board_; }
    Box map() const { return map_; }
    double width() const { return 1400; }
    double height() const { return map_.bottom() + 330; }

    Point centre(Cell cell) const;
    Point centre(HexId hex) const { return centre(cell(hex)); }
    Cell cell(HexId hex) const { return {board_.grid.column(hex), board_.grid.row(hex)}; }
    Cell neighbour(Cell cell, Direction d) const;
    // Beyond the edge the ground goes on as it is at the edge.
    const Hex& ground(Cell cell) const;

    // The two ends of a hexside, clockwise around the hex.
    std::pair<Corner, Corner> side(Cell cell, Direction d) const;
    Point at(Corner corner) const;
    // Where nature has it: a little off, so that waters and slopes do not look ruled. Everything
    // that follows hexsides uses it, so that all of it still meets.
    Point natural(Corner corner) const;
    Point side_middle(HexId hex, Direction d) const;

    // Every hex that exists, in the order of ids.
    const std::vector<HexId>& hexes() const { return hexes_; }

 private:
    const Board& board_;
    Box map_;
    bool even_down_ = true;
    std::vector<HexId> hexes_;
};

// "#rgb" of the ground by level.
std::string_view level_tint(int level);

// The layers, from the paper upwards.
void draw_levels(Svg& svg, const Sheet& sheet);
void draw_hachures(Svg& svg, const Sheet& sheet);
void draw_meadows_and_fields(Svg& svg, const Sheet& sheet);
void draw_woods(Svg& svg, const Sheet& sheet);
void draw_waters(Svg& svg, const Sheet& sheet, Language language);
void draw_ways(Svg& svg, const Sheet& sheet);
void draw_bridges(Svg& svg, const Sheet& sheet);
void draw_villages(Svg& svg, const Sheet& sheet);
void draw_tombs(Svg& svg, const Sheet& sheet);

// Single marks, for the map and for its legend.
void tree(Svg& svg, Point at, double size);
void village(Svg& svg, const Sheet& sheet, HexId hex, Point at);
void tumulus(Svg& svg, Point at);
// High ground above, low ground below, within a box of twice these measures.
void slope(Svg& svg, Point at, double half_width, double half_height);
void bridge(Svg& svg, Point at, Point along);
void star(Svg& svg, Point at, double radius, Side side);

// The squares of the tracks below the map; the marker is positive on the French side (8.2.2).
inline constexpr int kLastVictorySquare = 8;
int last_turn(const Sheet& sheet);
Box turn_square(const Sheet& sheet, int turn);
Box victory_square(const Sheet& sheet, int marker);

// What the terrain effects table says, in the order of the printed table.
struct TerrainNote {
    Sentence name;
    Sentence first;
    Sentence second;
};
std::span<const TerrainNote> terrain_notes();

// Everything around the map.
void draw_cartouche(Svg& svg, const Sheet& sheet, Language language);
void draw_legend(Svg& svg, const Sheet& sheet, Language language);
void draw_tracks(Svg& svg, const Sheet& sheet, Language language);

inline constexpr std::string_view kSerif =
    "'EB Garamond', Garamond, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, "
    "'DejaVu Serif', serif";
inline constexpr std::string_view kPaper = "#f3e9cf";
inline constexpr maps::drawing::Style kStyle{"nw", kSerif, kPaper};

}  // namespace levee::neerwinden::drawing
