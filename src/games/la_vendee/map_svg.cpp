#include <algorithm>
#include <utility>
#include <vector>

#include "games/la_vendee/map.h"

namespace levee::la_vendee {

namespace drawing {

using maps::drawing::left_of;
using maps::drawing::length;
using maps::drawing::middle;
using maps::drawing::PlacedName;
using maps::drawing::unit;

namespace {

void draw_army_borders(Svg& svg, const Sheet& sheet) {
    svg << "<g fill=\"none\" stroke-linejoin=\"round\">\n";
    std::string all;
    for (const Border border : {Border::Anjou, Border::Centre, Border::BasPoitou})
        all += sheet.limits(sheet.board().inside[index(border)]);
    draw(svg, all, kArmyBorder);
    svg << "</g>\n";
}

// Their names in large pale letters, where none of them meets a town.
void draw_border_names(Svg& svg, const Sheet& sheet) {
    struct Name {
        Place at;
        std::string_view words;
    };
    svg << "<g font-family=\"" << kStyle.sheet.serif << "\" fill=\"" << kRed
        << "\" fill-opacity=\".5\" text-anchor=\"middle\" font-style=\"italic\">\n";
    for (const Name& name :
         {Name{{1130, 545}, "ANJOU"}, Name{{985, 782}, "CENTRE"}, Name{{452, 784}, "BAS-POITOU"}})
        text(svg, sheet.at(name.at), name.words, "font-size=\"19\" letter-spacing=\"6\"");
    svg << "</g>\n";
}

// The middle of what two banks have in common.
Point facing(const Sheet& sheet, AreaId a, AreaId b) {
    const maps::Course one = sheet.plan().area(a).outline;
    const maps::Course two = sheet.plan().area(b).outline;
    std::vector<std::pair<Point, Point>> sides;
    double whole = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t k = 0; k < two.size(); ++k) {
            const Place from = one[i];
            const Place to = one[(i + 1) % one.size()];
            if (two[k] != to || two[(k + 1) % two.size()] != from) continue;
            sides.emplace_back(sheet.at(from), sheet.at(to));
            whole += length(sheet.at(to) - sheet.at(from));
        }
    double rest = whole / 2;
    for (const auto& [from, to] : sides) {
        const double side = length(to - from);
        if (rest <= side) return from + unit(to - from) * rest;
        rest -= side;
    }
    return sheet.passage(a, b);
}

// Across the nearest stretch of the Loire.
void draw_passages(Svg& svg, const Sheet& sheet) {
    Line river;
    for (const maps::AreaPlan::Water& water : sheet.plan().waters)
        if (water.kind == maps::WaterKind::BroadRiver)
            river = maps::drawing::sampled(sheet.course(water), 8);
    if (river.size() < 3) return;
    for (const AreaId north : sheet.plan().all().without(sheet.board().south))
        for (const AreaId south : sheet.board().across[north]) {
            const Point wanted = facing(sheet, north, south);
            std::size_t best = 1;
            for (std::size_t i = 1; i + 1 < river.size(); ++i)
                if (length(river[i] - wanted) < length(river[best] - wanted)) best = i;
            passage_mark(svg, river[best], left_of(unit(river[best + 1] - river[best - 1])));
        }
}

// The middle of the shore of a region, and the way out to sea.
struct Shore {
    Point at;
    Point out;
};
Shore shore_of(const Sheet& sheet, AreaId area) {
    std::vector<Place> coast;
    for (const maps::AreaPlan::Water& water : sheet.plan().waters)
        if (water.kind == maps::WaterKind::Coast)
            coast.insert(coast.end(), water.course.begin(), water.course.end());
    const auto on_coast = [&](Place place) {
        return std::find(coast.begin(), coast.end(), place) != coast.end();
    };
    const maps::Course outline = sheet.plan().area(area).outline;
    std::vector<std::pair<Point, Point>> sides;
    double whole = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Place a = outline[i];
        const Place b = outline[(i + 1) % outline.size()];
        if (!on_coast(a) || !on_coast(b)) continue;
        sides.emplace_back(sheet.at(a), sheet.at(b));
        whole += length(sheet.at(b) - sheet.at(a));
    }
    double rest = whole / 2;
    for (const auto& [a, b] : sides) {
        const double side = length(b - a);
        if (rest <= side) return {a + unit(b - a) * rest, left_of(unit(b - a))};
        rest -= side;
    }
    return {sheet.town(area), {-1, 0}};
}

void draw_ports(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    for (const AreaId area : board.ocean) {
        if (area == board.granville) continue;
        const Shore shore = shore_of(sheet, area);
        const Point at = shore.at + shore.out * 17;
        anchor(svg, at);
        if (board.tables.british_ports.has(area)) ensign(svg, at + shore.out * 15 + Point{-8, 3});
    }
}

void draw_town(Svg& svg, const Sheet& sheet, AreaId area) {
    const AreaCard& card = sheet.board().card(area);
    svg << "<g id=\"lv-town-" << card.key << "\">";
    bool great = false;
    for (const VictoryRules::Place& place : sheet.board().scenario.victory.places)
        great |= place.area == area;
    if (card.fortress)
        fortress(svg, sheet.town(area), card.fortress_start, great);
    else
        town_circle(svg, sheet.town(area), kCream);
    svg << "</g>\n";
}

void draw_names_of_towns(Svg& svg, const Sheet& sheet) {
    std::vector<maps::drawing::TownName> villes;
    std::vector<maps::drawing::TownName> fortresses;
    for (const AreaId area : sheet.plan().all()) {
        const AreaCard& card = sheet.board().card(area);
        (card.fortress ? fortresses : villes)
            .push_back({.town = sheet.town(area),
                        .words = card.name,
                        .side = card.label,
                        .reach = card.fortress ? 18.0 : 6.5,
                        .size = card.fortress ? 17.0 : 13.4,
                        .bold = card.fortress});
    }
    svg << "<g font-style=\"italic\">";
    draw_town_names(svg, kStyle, villes);
    svg << "</g><g font-variant=\"small-caps\">";
    draw_town_names(svg, kStyle, fortresses);
    svg << "</g>\n";
}

void draw_names(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kOcean{"ATLANTIC OCEAN", "OCÉAN ATLANTIQUE"};
    const Box map = sheet.map();
    constexpr std::string_view kLoire = "Loire";
    const std::array<PlacedName, 2> loire{
        {{sheet.at({764, 381}) + Point{3, 4}, -40, 14, 3.4, kLoire},
         {sheet.at({1500, 217}) + Point{0, 4.5}, 4, 14, 3.4, kLoire}}};
    draw_water_names(svg, sheet, kStyle, loire);
    svg << "<g font-family=\"" << kStyle.sheet.serif
        << "\" fill=\"#e6efe9\" text-anchor=\"middle\" font-style=\"italic\">"
        << "<text transform=\"translate(" << sheet.at({636, 1500})
        << ") rotate(31)\" font-size=\"21\" letter-spacing=\"4\">" << kOcean.in(language)
        << "</text><text transform=\"translate(" << sheet.at({118, 776})
        << ") rotate(38)\" font-size=\"11.5\" letter-spacing=\".5\">Noirmoutier</text></g>\n";
    const std::array<PlacedName, 4> provinces{
        {{{map.x + 476, map.y + 58}, 0, 22, 14, "BRETAGNE"},
         {{map.x + 780, map.y + 34}, 0, 20, 12, "ANJOU"},
         {{map.right() - 52, map.y + 40}, 0, 15, 4, "TOURAINE"},
         {{map.x + 830, map.bottom() - 6}, 0, 17, 10, "AUNIS"}}};
    draw_land_names(svg, kStyle, provinces);
}

void draw_layers(Svg& svg, const Sheet& sheet, Language language) {
    draw_ground(svg, sheet);
    draw_border_names(svg, sheet);
    draw_army_borders(svg, sheet);
    draw_rivers_and_lakes(svg, sheet, kStyle);
    draw_broad_rivers(svg, sheet, kStyle);
    draw_passages(svg, sheet);
    draw_names(svg, sheet, language);
    draw_ports(svg, sheet);
    draw_granville(svg, sheet, language);
    for (const AreaId area : sheet.plan().all()) draw_town(svg, sheet, area);
    draw_names_of_towns(svg, sheet);
}

}  // namespace

}  // namespace drawing

std::string draw_map_svg(const Board& board, engine::Language language) {
    const drawing::Sheet sheet(board);
    drawing::Svg definitions;
    drawing::define_grounds(definitions);
    return whole_sheet(
        sheet.size(), sheet.map(), drawing::kStyle.sheet, definitions.take(),
        [&](drawing::Svg& svg) { drawing::draw_layers(svg, sheet, language); },
        [&](drawing::Svg& svg) {
            draw_frame(svg, sheet, language);
            draw_tracks(svg, sheet, language);
            draw_tables(svg, sheet, language);
            draw_legend(svg, sheet, language);
        });
}

}  // namespace levee::la_vendee
