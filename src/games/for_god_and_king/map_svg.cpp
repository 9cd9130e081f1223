#include "games/for_god_and_king/map_svg.h"

#include "games/for_god_and_king/map_svg_drawing.h"

namespace levee::fgfk {

namespace drawing {

namespace {

std::string draw_sheet(const Board& board, engine::Language language) {
    const Sheet sheet(board);
    Svg definitions;
    definitions << "<linearGradient id=\"fg-sea\" x1=\"1\" y1=\"0\" x2=\"0\" y2=\"1\"><stop "
                   "offset=\".3\" stop-color=\"#c3d9df\"/><stop offset=\"1\" "
                   "stop-color=\"#8fb2c2\"/></linearGradient>\n";
    define_textures(definitions);
    Svg svg;
    open_sheet(svg, {sheet.width(), sheet.height()}, sheet.map(), kStyle, definitions.take());
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

}  // namespace

}  // namespace drawing

std::string draw_map_svg(const Board& board, engine::Language language) {
    return drawing::draw_sheet(board, language);
}

}  // namespace levee::fgfk
