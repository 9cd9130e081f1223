#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/function_ref.h"
#include "engine/contract/rule.h"
#include "maps/sheet/svg.h"

// What every sheet has around its map, in the manner of the engraved maps of the time.
namespace levee::maps::drawing {

inline constexpr std::string_view kSans =
    "'Gill Sans', 'Helvetica Neue', Arial, 'DejaVu Sans', "
    "sans-serif";
// Figures of one height: the old-style ones of a book face are hard to read in a table.
inline constexpr std::string_view kFigures =
    "Baskerville, 'Libre Baskerville', 'Times New Roman', 'Liberation Serif', 'DejaVu Serif', "
    "serif";
inline constexpr std::string_view kInk = "#3b2d1d";

// What each game chooses for itself.
struct Style {
    std::string_view prefix;  // of the ids in its drawing: "nw"
    std::string_view serif;   // the font of names
    std::string_view paper;   // the colour behind ink
    // The sheet in its middle and at its corners.
    std::string_view light = "#f5ecd6";
    std::string_view dark = "#e6d5ae";
};

// A file that needs nothing else: the definitions (a clip `<prefix>-frame` for the map, and those
// given), the paper, the layers of the map, cut off at its edge, and what is around it.
std::string whole_sheet(Point size, Box map, const Style& style, std::string_view definitions,
                        engine::FunctionRef<void(Svg&)> layers,
                        engine::FunctionRef<void(Svg&)> around);

// A bar of light and dark stretches around the map, this long across and down.
void neatline(Svg& svg, Box map, double across, double down);

// The empty frame of the title, with hollow corners.
void cartouche(Svg& svg, Box box);
// One line in the cartouche, `down` from its upper edge; without words it is an ornament, a rule
// with a lozenge in its middle.
struct TitleLine {
    double down = 0;
    std::string_view words{};
    std::string_view look{};  // attributes of its text
};
void title(Svg& svg, Box cartouche, const Style& style, std::span<const TitleLine> lines);

// Begins a group of words in the middle of what they stand in.
void centred_words(Svg& svg, const Style& style);

// Light and dark parts of equal length, what is written at their ends, and below them ticks of an
// older measure (without words: only the tick).
struct ScaleBar {
    struct Tick {
        double at = 0;
        std::string_view words{};
    };
    double part = 0;
    std::vector<std::string> ends;
    std::vector<Tick> ticks;
    double tick = 6;  // its length
};
void scale_bar(Svg& svg, Point at, const ScaleBar& scale);

// `top` is the bearing of the sheet's upper edge, in degrees clockwise from north.
void compass(Svg& svg, Point at, double radius, double top, const Style& style,
             engine::Language language);

// A framed sample for the legend; draw(centre) draws it in coordinates of its own, and what sticks
// out is cut off.
template <class Draw>
void sample(Svg& svg, Box box, Draw draw) {
    svg << "<svg x=\"" << box.x << "\" y=\"" << box.y << "\" width=\"" << box.width
        << "\" height=\"" << box.height << "\">";
    draw(Point{box.width / 2, box.height / 2});
    svg << "</svg>";
    rectangle(svg, box, "fill=\"none\" stroke=\"#3b2d1d\" stroke-width=\".9\"");
}

}  // namespace levee::maps::drawing
