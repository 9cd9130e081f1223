// The legend: a sample of each thing on the map with what the rules say of it.
#include "games/la_vendee/map.h"

namespace levee::la_vendee::drawing {

using maps::drawing::LegendLook;
using maps::drawing::LegendRow;
using maps::drawing::sample_line;

namespace {

constexpr LegendLook kLook{.half_width = 22,
                           .half_height = 18,
                           .rows = 2,
                           .row = 52,
                           .gap = 9,
                           .name_size = 15.5,
                           .line_size = 9.5,
                           .line_down = 6,
                           .line_pitch = 12,
                           .stroke_from = {-26, 8},
                           .stroke = "l18,-13l14,11l22,-12"};

constexpr std::string_view kKing = "url(#lv-king-bocage)";
constexpr std::string_view kLaw = "url(#lv-law-mixed)";
constexpr std::string_view kSea = "#5d8a9a";

void loire(Svg& svg, const Sheet& /*sheet*/, Point at) {
    constexpr std::array<Stroke, 3> kWater{
        {{kStyle.bank, 15}, {kStyle.broad, 12}, {kStyle.shine, 6}}};
    sample_line(svg, at + Point{-30, 3}, "q15,-8 30,-2t30,-3", kWater);
}

void passage(Svg& svg, const Sheet& sheet, Point at) {
    loire(svg, sheet, at);
    passage_mark(svg, at, {0, 1});
}

void blue_fortress(Svg& svg, const Sheet& /*sheet*/, Point at) {
    fortress(svg, at, Side::Republican, false);
}
void white_fortress(Svg& svg, const Sheet& /*sheet*/, Point at) {
    fortress(svg, at, Side::Royalist, false);
}
void ville(Svg& svg, const Sheet& /*sheet*/, Point at) { town_circle(svg, at, kCream); }

void port(Svg& svg, const Sheet& /*sheet*/, Point at) { anchor(svg, at); }
void british_port(Svg& svg, const Sheet& /*sheet*/, Point at) { ensign(svg, at + Point{-8, 2}); }

void lake(Svg& svg, const Sheet& /*sheet*/, Point at) {
    svg << "<ellipse cx=\"" << at.x << "\" cy=\"" << at.y << "\" rx=\"15\" ry=\"10\" fill=\""
        << kStyle.lake << "\" stroke=\"" << kStyle.bank << "\" stroke-width=\"1.2\"/>";
}

void road(Svg& svg, const Sheet& sheet, Point at) {
    march_arrow(svg, {at + Point{-15, 9}, at + Point{-1, 0}, at + Point{14, -9}},
                sheet.board().route_areas);
}

// Column by column.
// clang-format off
constexpr std::array<LegendRow<Sheet>, 12> kEntries{{
    {{"Royalist home", "Pays royaliste"}, {"Chouans rise here,", "les Chouans s’y lèvent,"},
                                          {"Mayence may burn it", "Mayence peut le brûler"}, nullptr, kKing},
    {{"Republican home", "Pays républicain"}, {"Garde Nationale", "garde nationale"}, {"", ""}, nullptr, kLaw},
    {{"Army border", "Limite d’armée"}, {"Anjou, Centre,", "Anjou, Centre,"},
                                        {"Bas-Poitou", "Bas-Poitou"}, nullptr, kKing, kArmyBorder},
    {{"Sea and lake", "Mer et lac"}, {"impassable", "infranchissables"}, {"", ""}, lake, kLaw},
    {{"Loire", "Loire"}, {"an army’s whole move,", "tout le mouvement d’une", },
                         {"under free fire; no retreat", "armée, sous le feu ; sans retraite"}, loire, kLaw},
    {{"Across the Loire", "Vis-à-vis"}, {"these two regions", "ces deux régions"},
                                        {"are neighbours", "sont voisines"}, passage, kLaw},
    {{"Republican fortress", "Forteresse bleue"}, {"at the start; two dice", "au début ; deux dés"},
                                        {"of its own, holds 4 FP", "à elle, loge 4 PF"}, blue_fortress, kLaw},
    {{"Royalist fortress", "Forteresse blanche"}, {"at the start, likewise", "au début, de même"}, {"", ""}, white_fortress, kKing},
    {{"Ville", "Ville"}, {"without a fortress", "sans forteresse"}, {"", ""}, ville, kLaw},
    {{"Harbour", "Port"}, {"touches the sea:", "touche à la mer :"},
                          {"the British may land", "les Anglais y débarquent"}, port, kSea},
    {{"British port", "Port anglais"}, {"where their later", "où débarquent leurs"},
                                       {"troops land", "renforts"}, british_port, kSea},
    {{"Road to Granville", "Route de Granville"}, {"three movement areas,", "trois mouvements,"},
                                       {"armies with a leader", "armée avec un chef"}, road, kLaw},
}};
// clang-format on

}  // namespace

void draw_legend(Svg& svg, const Sheet& sheet, Language language) {
    LegendLook look = kLook;
    look.at = {sheet.map().x + look.half_width, legend_top(sheet) + look.half_height};
    look.column = sheet.map().width / 6;
    legend(svg, sheet, kStyle.sheet, look, std::span<const LegendRow<Sheet>>(kEntries), language);
}

}  // namespace levee::la_vendee::drawing
