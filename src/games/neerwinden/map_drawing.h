#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rule.h"
#include "games/neerwinden/board.h"

// What the parts of map_svg share: the geometry of the sheet and a pen that writes SVG.
namespace levee::neerwinden::drawing {

struct Point {
    double x = 0;
    double y = 0;

    constexpr Point operator+(Point o) const { return {x + o.x, y + o.y}; }
    constexpr Point operator-(Point o) const { return {x - o.x, y - o.y}; }
    constexpr Point operator*(double k) const { return {x * k, y * k}; }
};

constexpr Point middle(Point a, Point b) { return (a + b) * 0.5; }
inline double length(Point p) { return std::sqrt(p.x * p.x + p.y * p.y); }
inline Point unit(Point p) {
    const double l = length(p);
    return l > 0 ? p * (1 / l) : Point{};
}
// A quarter turn to the left as one looks along p on the sheet, whose y grows downwards.
constexpr Point left_of(Point p) { return {p.y, -p.x}; }

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    constexpr double right() const { return x + width; }
    constexpr double bottom() const { return y + height; }
    constexpr bool holds(Point p, double margin) const {
        return p.x > x - margin && p.x < right() + margin && p.y > y - margin &&
               p.y < bottom() + margin;
    }
};

// Writes numbers with one decimal, the same on every machine.
class Svg {
 public:
    Svg& operator<<(std::string_view text) {
        out_ += text;
        return *this;
    }
    Svg& operator<<(int number) {
        out_ += std::to_string(number);
        return *this;
    }
    Svg& operator<<(double number);
    Svg& operator<<(Point p) { return *this << p.x << "," << p.y; }
    // Letters that mean something to XML are written so that they do not.
    Svg& escaped(std::string_view text);

    std::string take() { return std::move(out_); }

 private:
    std::string out_;
};

// Small accidents of the engraver's hand, always the same for the same hex.
class Hand {
 public:
    explicit Hand(HexId hex, std::uint32_t purpose)
        : state_((hex.raw + 1U) * 2654435761U ^ (purpose * 40503U + 977U)) {
        for (int i = 0; i < 4; ++i) next();
    }
    // From low to high.
    double between(double low, double high) {
        return low + (high - low) * (static_cast<double>(next() % 10007U) / 10006.0);
    }

 private:
    std::uint32_t next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 17U;
        state_ ^= state_ << 5U;
        return state_;
    }
    std::uint32_t state_;
};

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

// Closed or open line through the middles of its sides, rounded at the corners.
std::string smooth(const std::vector<Point>& corners, bool closed);

// "#rgb" of the ground by level.
std::string_view level_tint(int level);

using engine::Language;
using engine::Sentence;

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

// Everything around the map.
void draw_cartouche(Svg& svg, const Sheet& sheet, Language language);
void draw_legend(Svg& svg, const Sheet& sheet, Language language);
void draw_tracks(Svg& svg, const Sheet& sheet, Language language);

inline constexpr std::string_view kSerif =
    "'EB Garamond', Garamond, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, "
    "'DejaVu Serif', serif";
inline constexpr std::string_view kSans =
    "'Gill Sans', 'Helvetica Neue', Arial, 'DejaVu Sans', "
    "sans-serif";
// Figures of one height: the old-style ones of a book face are hard to read in a table.
inline constexpr std::string_view kFigures =
    "Baskerville, 'Libre Baskerville', 'Times New Roman', 'Liberation Serif', 'DejaVu Serif', "
    "serif";
inline constexpr std::string_view kPaper = "#f3e9cf";
inline constexpr std::string_view kInk = "#3b2d1d";

}  // namespace levee::neerwinden::drawing
