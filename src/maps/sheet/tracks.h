#pragma once

#include <span>
#include <string>
#include <string_view>

#include "maps/sheet/frame.h"

// Turn tracks and other rows of boxes that markers lie on.
namespace levee::maps::drawing {

struct BoxRow {
    Box first;
    double pitch = 0;  // from one box to the next

    constexpr Box at(int i) const {
        return {first.x + i * pitch, first.y, first.width, first.height};
    }
};

struct TrackBox {
    std::string id;  // a program finds the box by it: "turn-3", after the prefix of the style
    std::string figure;
    std::string note{};           // below the figure
    std::string_view tint{};      // over the paper of the box; empty: none
    std::string_view strength{};  // of the tint, as an opacity
    std::string_view ink = kInk;  // of its words
};

struct TrackLook {
    double figure_down = 30;  // from the upper edge of the box
    double note_down = 40;
    std::string_view note = "font-size=\"13\"";  // attributes of its text
};

void track(Svg& svg, const Style& style, const BoxRow& row, std::span<const TrackBox> boxes,
           const TrackLook& look);
// Above the left end of a row.
void track_title(Svg& svg, const BoxRow& row, std::string_view words);

}  // namespace levee::maps::drawing
