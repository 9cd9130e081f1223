#include "games/for_god_and_king/map.h"

#include "maps/sheet/textures.h"

namespace levee::fgfk {

namespace drawing {

namespace {

using maps::drawing::PlacedName;

std::string definitions() {
    Svg svg;
    define_sea(svg, kStyle);
    maps::drawing::hedged_fields(svg, "fg-bocage", "#c6d3a2");
    maps::drawing::groves(svg, "fg-mixed", "#dfe1b0");
    maps::drawing::ploughed_strips(svg, "fg-clear", "#f7e9bb");
    maps::drawing::marsh(svg, "fg-marsh", "#c3dcd0");
    return svg.take();
}

// Along both coasts and around the rest of the map; the Loire is laid over it.
Line land(const Sheet& sheet) {
    const Box map = sheet.map();
    const bool north_first = sheet.plan().waters.front().name == "North";
    const Line& north = sheet.coasts()[north_first ? 0 : 1];
    const Line& south = sheet.coasts()[north_first ? 1 : 0];
    Line line(north.rbegin(), north.rend());
    line.insert(line.end(), south.begin(), south.end());
    for (const Point corner :
         {Point{map.right(), map.bottom()}, Point{map.right(), map.y}, Point{map.x, map.y}})
        line.push_back(corner);
    return line;
}

void draw_zones(Svg& svg, const Sheet& sheet) {
    std::vector<maps::drawing::Zone> zones;
    for (const Zone zone : {Zone::Gatine, Zone::Anjou, Zone::Centre, Zone::BasPoitou, Zone::Loroux})
        zones.push_back({.areas = sheet.board().of_zone[index(zone)],
                         .colour = zone_colour(zone),
                         .broken = zone == Zone::Gatine,
                         .second = zone == Zone::Loroux ? zone_colour(Zone::BasPoitou) : ""});
    draw_zones(svg, sheet, kStyle, zones);
}

bool is_chief(const AreaCard& card) {
    return card.stronghold || card.base != Army::None || card.objective == Objective::Primary;
}

void draw_town(Svg& svg, const AreaCard& card, Point at, std::uint32_t number) {
    svg << "<g id=\"fg-town-" << card.key << "\">";
    if (is_chief(card)) market_houses(svg, at, maps::drawing::Hand(number + 11));
    if (card.base != Army::None)
        pennant(svg, at + (card.stronghold ? Point{13, -3} : Point{0, -3}), card.base);
    if (card.stronghold)
        castle(svg, at);
    else if (card.objective == Objective::Primary)
        church(svg, at);
    else if (card.objective == Objective::Secondary)
        cross(svg, at);
    else
        town_circle(svg, at + (card.base != Army::None ? Point{0, 6} : Point{}),
                    kStyle.sheet.paper);
    if (card.access == Access::Sea) anchor(svg, at + Point{-20, 5});
    svg << "</g>\n";
}

void draw_towns(Svg& svg, const Sheet& sheet) {
    for (const AreaId area : sheet.plan().all())
        draw_town(svg, sheet.board().card(area), sheet.town(area), area.raw);
}

void draw_town_names(Svg& svg, const Sheet& sheet) {
    std::vector<maps::drawing::TownName> names;
    for (const AreaId area : sheet.plan().all()) {
        const AreaCard& card = sheet.board().card(area);
        const bool chief = is_chief(card);
        names.push_back({.town = sheet.town(area),
                         .words = card.name,
                         .side = card.label,
                         .reach = chief                                    ? 14
                                  : card.objective == Objective::Secondary ? 11
                                                                           : 6.5,
                         .size = chief                               ? 16.5
                                 : card.objective != Objective::None ? 15
                                                                     : 13,
                         .bold = chief});
    }
    draw_town_names(svg, kStyle, names);
}

void draw_names(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kOcean{"ATLANTIC OCEAN", "OCÉAN ATLANTIQUE"};
    const Box map = sheet.map();
    std::vector<PlacedName> waters{{{map.x + 118, map.y + 690}, 51, 24, 6, kOcean.in(language)}};
    for (const Water& water : sheet.board().waters)
        if (water.kind == maps::WaterKind::Ford)
            waters.push_back(
                {sheet.at(water.course.front()) + Point{-24, 20}, 24, 10.5, 0, "Le Gois"});
    draw_water_names(svg, sheet, kStyle, waters);
    const std::array<PlacedName, 5> provinces{
        {{{map.x + 300, map.y + 70}, 0, 24, 14, "BRETAGNE"},
         {{map.x + 880, map.y + 30}, 0, 21, 12, "ANJOU"},
         {{map.right() - 40, map.y + 66}, 62, 17, 5, "TOURAINE"},
         {{map.right() - 22, map.y + 640}, 90, 21, 12, "HAUT-POITOU"},
         {{map.x + 850, map.bottom() - 22}, 0, 19, 10, "AUNIS"}}};
    draw_land_names(svg, kStyle, provinces);
}

void draw_layers(Svg& svg, const Sheet& sheet, Language language) {
    draw_sea_and_land(svg, sheet, kStyle, land(sheet));
    draw_areas(svg, sheet, kStyle);
    draw_borders(svg, sheet, kStyle);
    draw_zones(svg, sheet);
    draw_rivers_and_lakes(svg, sheet, kStyle);
    draw_broad_rivers(svg, sheet, kStyle);
    draw_fords(svg, sheet, kStyle);
    draw_roads(svg, sheet, kMajor, kMajorRoad, false);
    draw_roads(svg, sheet, kRoyal, kRoyalRoad, true);
    draw_names(svg, sheet, language);
    draw_towns(svg, sheet);
    draw_bridges(svg, sheet, kStyle);
    draw_town_names(svg, sheet);
}

}  // namespace

}  // namespace drawing

std::string draw_map_svg(const Board& board, engine::Language language) {
    const drawing::Sheet sheet(board);
    return whole_sheet(
        sheet.size(), sheet.map(), drawing::kStyle.sheet, drawing::definitions(),
        [&](drawing::Svg& svg) { drawing::draw_layers(svg, sheet, language); },
        [&](drawing::Svg& svg) {
            draw_frame(svg, sheet, language);
            draw_legend(svg, sheet, language);
            draw_tracks(svg, sheet, language);
        });
}

}  // namespace levee::fgfk
