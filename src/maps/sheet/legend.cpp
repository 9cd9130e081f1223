#include "maps/sheet/legend.h"

namespace levee::maps::drawing {

void legend_words(Svg& svg, const LegendLook& look, std::size_t i, std::string_view name,
                  std::string_view first, std::string_view second) {
    const auto size = [](double points) {
        Svg more;
        more << "font-size=\"" << points << "\"";
        return more.take();
    };
    const Point centre = look.middle_of(i);
    Point at{centre.x + look.half_width + look.gap, centre.y - 7};
    text(svg, at, name, size(look.name_size));
    at.y = centre.y + look.line_down;
    for (const std::string_view line : {first, second}) {
        if (!line.empty())
            text(svg, at, line,
                 size(look.line_size) + " font-family=\"" + std::string(kSans) +
                     "\" fill-opacity=\".85\"");
        at.y += look.line_pitch;
    }
}

void sample_ground(Svg& svg, std::string_view fill) {
    svg << "<rect width=\"100%\" height=\"100%\" fill=\"" << fill << "\"/>";
}

void sample_line(Svg& svg, Point at, std::string_view curve, Strokes strokes) {
    Svg path;
    path << "M" << at << curve;
    svg << "<g fill=\"none\">";
    draw(svg, path.take(), strokes);
    svg << "</g>";
}

}  // namespace levee::maps::drawing
