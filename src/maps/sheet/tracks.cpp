#include "maps/sheet/tracks.h"

namespace levee::maps::drawing {

void track(Svg& svg, const Style& style, const BoxRow& row, std::span<const TrackBox> boxes,
           const TrackLook& look) {
    const std::string figure = "font-size=\"20\" font-family=\"" + std::string(kFigures) + "\"";
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const TrackBox& box = boxes[i];
        const Box square = row.at(static_cast<int>(i));
        const double middle_x = square.x + square.width / 2;
        svg << "<g id=\"" << style.prefix << "-" << box.id << "\">";
        rectangle(svg, square, "fill=\"#f7efda\"");
        Svg more;
        if (box.tint.empty())
            more << "fill=\"none\"";
        else
            more << "fill=\"" << box.tint << "\" fill-opacity=\"" << box.strength << "\"";
        more << " stroke=\"" << kInk << "\" stroke-width=\"1\"";
        rectangle(svg, square, more.take());
        text(svg, {middle_x, square.y + look.figure_down}, box.figure,
             figure + " fill=\"" + std::string(box.ink) + "\"");
        if (!box.note.empty())
            text(svg, {middle_x, square.y + look.note_down}, box.note,
                 std::string(look.note) +
                     (box.ink == kInk ? "" : " fill=\"" + std::string(box.ink) + "\""));
        svg << "</g>\n";
    }
}

void track_title(Svg& svg, const BoxRow& row, std::string_view words) {
    text(svg, {row.first.x, row.first.y - 8}, words,
         "font-size=\"15\" font-style=\"italic\" text-anchor=\"start\"");
}

}  // namespace levee::maps::drawing
