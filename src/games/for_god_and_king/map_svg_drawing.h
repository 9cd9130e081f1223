#pragma once

#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rule.h"
#include "games/for_god_and_king/board.h"

// What the parts of map_svg share: the geometry of the sheet and a pen that writes SVG.
namespace levee::fgfk::drawing {

using engine::Language;
using engine::Sentence;

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

using Line = std::vector<Point>;

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    constexpr double right() const { return x + width; }
    constexpr double bottom() const { return y + height; }
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

// Small accidents of the engraver's hand, always the same for the same seed.
class Hand {
 public:
    explicit Hand(std::uint32_t seed) : state_(seed * 2654435761U ^ 977U) {
        if (state_ == 0) state_ = 1;
        for (int i = 0; i < 6; ++i) next();
    }
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

class Sheet {
 public:
    explicit Sheet(const Board& board);

    const Board& board() const { return board_; }
    Box map() const { return map_; }
    double width() const { return 1400; }
    double height() const { return map_.bottom() + 300; }

    Point at(Place place) const { return {map_.x + place.x * scale_, map_.y + place.y * scale_}; }
    Point town(AreaId area) const { return at(board_.card(area).town); }
    double kilometres(double km) const { return km * 10 * scale_; }

    // A side of an outline as nature has it: never straight, the same from both sides. Coasts are
    // rougher than borders, the end of the map is ruled.
    Line side(Place a, Place b) const;
    std::string outline(AreaId area) const;
    // The outer limits of a group of areas, closed paths one after the other.
    std::string limits(const AreaSet& areas) const;
    // The best place for a road to cross from one area to the next.
    Point passage(AreaId a, AreaId b) const;
    const Line& coast(bool north) const { return north ? north_coast_ : south_coast_; }

 private:
    using Side = std::pair<Place, Place>;
    bool on_coast(Place a, Place b) const;

    const Board& board_;
    double scale_ = 1;
    Box map_;
    std::map<Side, AreaId> owner_;  // of every side in the direction of its outline
    std::set<Place> shore_;
    Line north_coast_;
    Line south_coast_;
};

// Through all the points, rounded.
std::string smooth(const Line& points, bool closed);
// The same curve as many short steps.
Line sampled(const Line& points, int steps);
std::string ruled(const Line& points, bool closed);

void text(Svg& svg, Point at, std::string_view words, std::string_view more);
void rectangle(Svg& svg, Box box, std::string_view more);

// The layers, from the sea upwards.
void define_textures(Svg& svg);
void draw_sea_and_land(Svg& svg, const Sheet& sheet);
void draw_areas(Svg& svg, const Sheet& sheet);
void draw_borders(Svg& svg, const Sheet& sheet);
void draw_zones(Svg& svg, const Sheet& sheet);
void draw_rivers(Svg& svg, const Sheet& sheet);
void draw_loire(Svg& svg, const Sheet& sheet);
void draw_gois(Svg& svg, const Sheet& sheet);
void draw_roads(Svg& svg, const Sheet& sheet);
void draw_bridges(Svg& svg, const Sheet& sheet);
void draw_water_names(Svg& svg, const Sheet& sheet, Language language);
void draw_towns(Svg& svg, const Sheet& sheet);
void draw_names(Svg& svg, const Sheet& sheet);

// Single marks, for the map and for its legend.
void church(Svg& svg, Point at);
void cross(Svg& svg, Point at);
void fortress(Svg& svg, Point at);
void village(Svg& svg, Point at);
void pennant(Svg& svg, Point at, Army army);
void anchor(Svg& svg, Point at);
void bridge(Svg& svg, Point at, Point across, double half);
void royal_road(Svg& svg, std::string_view path);
void major_road(Svg& svg, std::string_view path);
std::string_view texture(Terrain terrain);
std::string_view zone_colour(Zone zone);

// Everything around the map.
void draw_frame(Svg& svg, const Sheet& sheet, Language language);
void draw_legend(Svg& svg, const Sheet& sheet, Language language);
void draw_tracks(Svg& svg, const Sheet& sheet, Language language);

inline constexpr std::string_view kSerif =
    "'EB Garamond', Garamond, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, "
    "'Liberation Serif', 'DejaVu Serif Condensed', 'DejaVu Serif', serif";
inline constexpr std::string_view kSans =
    "'Gill Sans', 'Helvetica Neue', Arial, 'DejaVu Sans', "
    "sans-serif";
inline constexpr std::string_view kFigures =
    "Baskerville, 'Libre Baskerville', 'Times New Roman', 'Liberation Serif', 'DejaVu Serif', "
    "serif";
inline constexpr std::string_view kPaper = "#f7efda";
inline constexpr std::string_view kInk = "#3b2d1d";
inline constexpr std::string_view kSea = "#b4cdd6";
inline constexpr std::string_view kWaterLine = "#3f7391";

}  // namespace levee::fgfk::drawing
