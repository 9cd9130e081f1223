#include "games/for_god_and_king/map_svg.h"

#include "games/for_god_and_king/map_svg_drawing.h"

namespace levee::fgfk {

std::string draw_map_svg(const Board& board, engine::Language language) {
    using namespace drawing;
    const Sheet sheet(board);
    const Box map = sheet.map();
    Svg svg;
    svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << sheet.width() << " "
        << sheet.height() << "\" width=\"" << sheet.width() << "\" height=\"" << sheet.height()
        << "\">\n<defs><clipPath id=\"fg-frame\"><rect x=\"" << map.x << "\" y=\"" << map.y
        << "\" width=\"" << map.width << "\" height=\"" << map.height
        << "\"/></clipPath><radialGradient id=\"fg-paper\" cx=\".5\" cy=\".45\" r=\".75\">"
           "<stop offset=\".55\" stop-color=\"#f5ecd6\"/><stop offset=\"1\" "
           "stop-color=\"#e6d5ae\"/></radialGradient><linearGradient id=\"fg-sea\" x1=\"1\" "
           "y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\".3\" stop-color=\"#c3d9df\"/><stop "
           "offset=\"1\" stop-color=\"#8fb2c2\"/></linearGradient>\n";
    define_textures(svg);
    svg << "</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"url(#fg-paper)\"/>\n<g "
           "clip-path=\"url(#fg-frame)\">\n";
    draw_sea_and_land(svg, sheet);
    draw_areas(svg, sheet);
    draw_borders(svg, sheet);
    draw_zones(svg, sheet);
    draw_rivers(svg, sheet);
    draw_loire(svg, sheet);
    draw_gois(svg, sheet);
    draw_roads(svg, sheet);
    draw_water_names(svg, sheet, language);
    draw_towns(svg, sheet);
    // Above the towns, which stand close to them.
    draw_bridges(svg, sheet);
    draw_names(svg, sheet);
    svg << "</g>\n";
    draw_frame(svg, sheet, language);
    draw_legend(svg, sheet, language);
    draw_tracks(svg, sheet, language);
    svg << "</svg>\n";
    return svg.take();
}

}  // namespace levee::fgfk
