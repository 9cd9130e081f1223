// Sea, land, areas and groups of them.
#include <array>

#include "maps/sheet/area_layers.h"

namespace levee::maps::drawing {

void define_sea(Svg& svg, const AreaStyle& style) {
    svg << "<linearGradient id=\"" << style.sheet.prefix
        << "-sea\" x1=\"1\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\".3\" stop-color=\""
        << style.shallows << "\"/><stop offset=\"1\" stop-color=\"" << style.deep
        << "\"/></linearGradient>\n";
}

void draw_sea_and_land(Svg& svg, const AreaSheet& sheet, const AreaStyle& style, const Line& land) {
    rectangle(svg, sheet.map(), "fill=\"url(#" + std::string(style.sheet.prefix) + "-sea)\"");
    const std::string shores = sheet.shores();
    constexpr std::string_view kFoam = "#dbe9ea";
    svg << "<g fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\">";
    draw(svg, shores,
         std::array<Stroke, 2>{
             {{kFoam, 64, "stroke-opacity=\".28\""}, {kFoam, 36, "stroke-opacity=\".4\""}}});
    // Water lines along the shore, as engravers drew them, each fainter than the one inside it.
    for (int i = 5; i >= 0; --i) {
        const double reach = 5 + i * 5.5 + i * i * 0.8;
        Svg strength;
        strength << "stroke-opacity=\"" << 0.62 - 0.09 * i << "\"";
        const std::string faint = strength.take();
        draw(svg, shores,
             std::array<Stroke, 2>{
                 {{style.water_lines, 2 * reach + 1.2, faint}, {style.surf, 2 * reach - 0.6}}});
    }
    svg << "</g>\n<path d=\"" << ruled(land, true) << "\" fill=\"" << style.abroad << "\"/>\n";
}

void draw_areas(Svg& svg, const AreaSheet& sheet, const AreaStyle& style) {
    for (const AreaId area : sheet.plan().all())
        svg << "<path id=\"" << style.sheet.prefix << "-" << sheet.plan().area(area).key
            << "\" fill=\"" << sheet.plan().area(area).ground << "\" d=\"" << sheet.outline(area)
            << "\"/>\n";
}

void draw_borders(Svg& svg, const AreaSheet& sheet, const AreaStyle& style) {
    std::string all;
    for (const AreaId area : sheet.plan().all()) all += sheet.outline(area);
    svg << "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"" << all
        << "\" stroke=\"#7a6a45\" stroke-opacity=\".38\" stroke-width=\"3.6\"/><path d=\"" << all
        << "\" stroke=\"#fffaf0\" stroke-width=\"2.2\"/>\n";
    // The end of the game's ground, then the shore in ink.
    svg << "<path d=\"" << sheet.limits(sheet.plan().all())
        << "\" stroke=\"#6b5a35\" stroke-opacity=\".75\" stroke-width=\"1.3\"/>\n<path d=\""
        << sheet.shores() << "\" stroke=\"" << style.shore << "\" stroke-width=\"1.7\"/></g>\n";
}

void draw_zones(Svg& svg, const AreaSheet& sheet, const AreaStyle& style,
                std::span<const Zone> zones) {
    for (std::size_t i = 0; i < zones.size(); ++i) {
        const Zone& zone = zones[i];
        const std::string path = sheet.limits(zone.areas);
        const std::string id = std::string(style.sheet.prefix) + "-zone-" + std::to_string(i + 1);
        // What lies outside of the limits is cut off.
        svg << "<clipPath id=\"" << id << "\"><path d=\"" << path
            << "\"/></clipPath><g clip-path=\"url(#" << id
            << ")\" fill=\"none\" stroke-linejoin=\"round\">";
        draw(svg, path,
             std::array<Stroke, 3>{
                 {{zone.colour, 26, "stroke-opacity=\".13\""},
                  {zone.colour, 15,
                   zone.broken ? "stroke-opacity=\".12\"" : "stroke-opacity=\".2\""},
                  {zone.colour, 6.4,
                   zone.broken ? "stroke-opacity=\".88\" stroke-dasharray=\"9 6\""
                               : "stroke-opacity=\".88\""}}});
        if (!zone.second.empty())
            draw(svg, path,
                 std::array<Stroke, 1>{{{zone.second, 6.4, "stroke-dasharray=\"12 12\""}}});
        svg << "</g>\n";
    }
}

}  // namespace levee::maps::drawing
