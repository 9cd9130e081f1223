#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rule.h"
#include "games/for_god_and_king/board.h"
#include "maps/svg.h"
#include "maps/svg_sheet.h"

// What the parts of map_svg share: the geometry of the sheet.
namespace levee::fgfk::drawing {

using engine::Language;
using engine::Sentence;
using maps::drawing::Box;
using maps::drawing::Hand;
using maps::drawing::kFigures;
using maps::drawing::kInk;
using maps::drawing::kSans;
using maps::drawing::Line;
using maps::drawing::Point;
using maps::drawing::Svg;

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
    Line border(AreaId area) const;  // clockwise, not closed
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

// The boxes of the tracks below the map; morale and arms go from -2 to 2.
inline constexpr int kTrackEnd = 2;
Box turn_box(const Sheet& sheet, int turn);
Box morale_box(const Sheet& sheet, int value);
Box arms_box(const Sheet& sheet, int value);

// Everything around the map.
void draw_frame(Svg& svg, const Sheet& sheet, Language language);
void draw_legend(Svg& svg, const Sheet& sheet, Language language);
void draw_tracks(Svg& svg, const Sheet& sheet, Language language);

inline constexpr std::string_view kSerif =
    "'EB Garamond', Garamond, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, "
    "'Liberation Serif', 'DejaVu Serif Condensed', 'DejaVu Serif', serif";
inline constexpr std::string_view kPaper = "#f7efda";
inline constexpr std::string_view kSea = "#b4cdd6";
inline constexpr std::string_view kWaterLine = "#3f7391";
inline constexpr maps::drawing::Style kStyle{"fg", kSerif, kPaper};

}  // namespace levee::fgfk::drawing
