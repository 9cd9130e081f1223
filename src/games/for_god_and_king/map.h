#pragma once

#include <string>
#include <string_view>

#include "games/for_god_and_king/rules.h"
#include "maps/sheet/area_layers.h"
#include "maps/sheet/legend.h"
#include "maps/sheet/tracks.h"

namespace levee::fgfk {

// What sheet and terminal draw.
maps::AreaPlan plan_of(const Board& board);

// The whole sheet as one SVG that needs nothing else: the theatre, its legend and the tracks. The
// same board gives the same bytes. Every area is an element `fg-KEY`, its town `fg-town-KEY`, and
// the boxes of the tracks are `fg-turn-N`, `fg-morale-N` and `fg-arms-N` (N from -2 to 2), so that
// a program can lay pieces on them.
std::string draw_map_svg(const Board& board, engine::Language language);

// The map with its counters for a terminal, at most 120 columns wide: every area has a label of two
// lines at its place, below it come the markers and all stacks by name. UTF-8; nothing depends on
// the colours. The view decides what lies face down.
std::string draw_map_terminal(const Rules& rules, const State& view, bool colour,
                              engine::Language language, const AreaSet& highlighted = {});
// The part below the map.
std::string list_counters(const Rules& rules, const State& view, engine::Language language);

// What the printed sheet adds to the drawing kit, for its parts and for the page.
namespace drawing {

using engine::Language;
using engine::Sentence;
using maps::drawing::Box;
using maps::drawing::Line;
using maps::drawing::Point;
using maps::drawing::Stroke;
using maps::drawing::Svg;

class Sheet : public maps::drawing::AreaSheet {
 public:
    explicit Sheet(const Board& board) : AreaSheet(plan_of(board), {}), board_(board) {}

    const Board& board() const { return board_; }

 private:
    const Board& board_;
};

// The boxes of the tracks below the map; morale and arms go from -2 to 2.
inline constexpr int kTrackEnd = 2;
Box turn_box(const Sheet& sheet, int turn);
Box morale_box(const Sheet& sheet, int value);
Box arms_box(const Sheet& sheet, int value);

// Everything around the map.
void draw_frame(Svg& svg, const Sheet& sheet, Language language);
void draw_legend(Svg& svg, const Sheet& sheet, Language language);
void draw_tracks(Svg& svg, const Sheet& sheet, Language language);

constexpr std::string_view texture(Terrain terrain) {
    constexpr std::array<std::string_view, kTerrains> kTextures{
        "url(#fg-clear)", "url(#fg-mixed)", "url(#fg-bocage)", "url(#fg-marsh)"};
    return kTextures[index(terrain)];
}
std::string_view zone_colour(Zone zone);
void pennant(Svg& svg, Point at, Army army);

inline constexpr std::array<Stroke, 3> kRoyalRoad{
    {{"#5b1d12", 5}, {"#f3d9a4", 2.6}, {"#a8321f", 0.9}}};
inline constexpr std::array<Stroke, 2> kMajorRoad{
    {{"#fbf3dd", 4, "stroke-opacity=\".6\""}, {"#5d3a1a", 1.9, "stroke-dasharray=\"7 3.2\""}}};

inline constexpr maps::drawing::AreaStyle kStyle{
    .sheet = {.prefix = "fg",
              .serif = "'EB Garamond', Garamond, 'Palatino Linotype', Palatino, 'Book Antiqua', "
                       "Georgia, 'Liberation Serif', 'DejaVu Serif Condensed', 'DejaVu Serif', "
                       "serif",
              .paper = "#f7efda"}};

}  // namespace drawing

}  // namespace levee::fgfk
