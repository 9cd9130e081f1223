// The legend: a sample of each terrain with what the terrain effects table says of it.
#include <algorithm>

#include "games/neerwinden/map.h"

namespace levee::neerwinden::drawing {

namespace {

using maps::drawing::LegendLook;

// Lines as on the map, without the paper that sets them off.
constexpr LegendLook kLook{.half_width = 22,
                           .half_height = 17,
                           .row = 63,
                           .stroke_from = {-22, 3},
                           .stroke = "q11,-9 22,-3t22,-3"};
constexpr std::string_view kValley = kStyle.levels[0];
constexpr std::string_view kPlain = kStyle.levels[1];

void village(Svg& svg, const Sheet& sheet, Point at) {
    const HexId hex = busiest_village(sheet);
    if (hex != kNoHex) draw_village(svg, sheet, kStyle, hex, at + Point{0, 1});
}

void wood(Svg& svg, const Sheet& /*sheet*/, Point at) {
    for (const Point off : {Point{-13, -8}, Point{-1, -9}, Point{11, -7}, Point{-7, 1}, Point{5, 0},
                            Point{16, 2}, Point{-14, 9}, Point{-2, 10}, Point{10, 9}})
        maps::drawing::tree(svg, at + off, 4.8);
}

void tomb(Svg& svg, const Sheet& /*sheet*/, Point at) { maps::drawing::mound(svg, at); }

void bridge(Svg& svg, const Sheet& /*sheet*/, Point at) {
    maps::drawing::bridge(svg, at, {0, 1}, kStyle.bridge);
}

void slope(Svg& svg, const Sheet& /*sheet*/, Point at) {
    maps::drawing::slope(svg, at, kLook.half_width, kLook.half_height, kStyle.level(2),
                         kStyle.hachures);
}

void levels(Svg& svg, const Sheet& /*sheet*/, Point at) {
    const double third = kLook.half_width * 2 / 3;
    for (int level = 0; level < 3; ++level) {
        const Box box{at.x - kLook.half_width + level * third, at.y - kLook.half_height, third,
                      kLook.half_height * 2};
        rectangle(svg, box, "fill=\"" + std::string(kStyle.level(level)) + "\"");
        text(svg, {box.x + third / 2, at.y + 4}, std::to_string(level),
             "font-family=\"" + std::string(maps::drawing::kSans) +
                 "\" font-size=\"10\" text-anchor=\"middle\"");
    }
}

void stars(Svg& svg, const Sheet& /*sheet*/, Point at) {
    for (const Side side : {Side::French, Side::Austrian}) {
        const double x = side == Side::French ? -10 : 10;
        const std::string_view colour = side == Side::French ? kFrench : kAustrian;
        star(svg, at + Point{x, -4}, 7, side);
        svg << "<circle cx=\"" << (at.x + x) << "\" cy=\"" << (at.y + 10)
            << "\" r=\"5\" fill-opacity=\".2\" stroke-opacity=\".5\" stroke-width=\".7\" fill=\""
            << colour << "\" stroke=\"" << colour << "\"/>";
    }
}

// In the order of the printed table, column by column.
// clang-format off
constexpr std::array<TerrainNote, 12> kEntries{{
    {{"Clear", "Terrain clair"}, {"1 MP", "1 PM"}, {"", ""}, nullptr, kPlain},
    {{"Village", "Village"}, {"2 MP, fire −2, assault −2", "2 PM, tir −2, assaut −2"},
                             {"blocks sight, no flanks", "bloque la vue, sans flanc"}, village, kPlain},
    {{"Wood", "Bois"}, {"2 MP, fire −2, assault −2", "2 PM, tir −2, assaut −2"},
                       {"blocks sight", "bloque la vue"}, wood, kPlain},
    {{"Tomb", "Tombe"}, {"+1 MP, fire −2, assault −2", "+1 PM, tir −2, assaut −2"},
                        {"a test may save from retreat", "un test peut éviter le recul"}, tomb, kPlain},
    {{"Road", "Route"}, {"1 MP, and 2 MP more", "1 PM, et 2 PM de plus"},
                        {"if the whole move is on it", "si tout le trajet la suit"}, nullptr, kPlain, kStyle.road},
    {{"Path", "Chemin"}, {"1 MP", "1 PM"}, {"", ""}, nullptr, kPlain, kStyle.track.subspan(1)},
    {{"River", "Rivière"}, {"all MP, never for guns", "tous les PM, sauf canons"},
                           {"no assault, no ZoC across", "ni assaut ni ZdC au travers"}, nullptr, kValley, kStyle.river.subspan(1, 2)},
    {{"Stream", "Ruisseau"}, {"+1 MP", "+1 PM"}, {"assault −2", "assaut −2"}, nullptr, kValley, kStyle.stream.subspan(1)},
    {{"Bridge", "Pont"}, {"1 MP", "1 PM"}, {"assault −2", "assaut −2"}, bridge, kValley, kStyle.river.subspan(1, 2)},
    {{"Slope", "Pente"}, {"up: +1 MP, fire and assault −2", "montée : +1 PM, tir et assaut −2"},
                         {"down: assault +2", "descente : assaut +2"}, slope, kPlain},
    {{"Levels", "Niveaux"}, {"0, 1, 2 from valley", "0, 1, 2 de la vallée"},
                            {"to height", "aux hauteurs"}, levels},
    {{"Stars and set-up", "Étoiles, placement"},
     {"1 VP to the French or Austrians", "1 PV aux Français, aux Autrichiens"},
     {"letter: formation that sets up", "lettre : formation à placer"}, stars, kPlain},
}};
// clang-format on

}  // namespace

std::span<const TerrainNote> terrain_notes() { return kEntries; }

void draw_legend(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    const double left = map.x + 502;
    LegendLook look = kLook;
    look.at = {left + look.half_width, map.bottom() + 60};
    look.column = (map.right() + 8 - left) / 4;
    legend(svg, sheet, kStyle.sheet, look, terrain_notes(), language);
}

}  // namespace levee::neerwinden::drawing
