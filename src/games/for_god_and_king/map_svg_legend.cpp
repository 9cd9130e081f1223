// The legend: a sample of each thing on the map with what the rules say of it.
#include "games/for_god_and_king/map.h"

namespace levee::fgfk::drawing {

namespace {

using maps::drawing::LegendLook;
using maps::drawing::LegendRow;
using maps::drawing::sample_line;

constexpr LegendLook kLook{.half_width = 23,
                           .half_height = 19,
                           .row = 60,
                           .gap = 9,
                           .name_size = 16,
                           .line_size = 9.5,
                           .line_down = 6,
                           .line_pitch = 12,
                           .stroke_from = {-26, 6},
                           .stroke = "q14,-11 26,-6t26,-5"};

constexpr std::string_view kMixed = texture(Terrain::Mixed);
constexpr std::string_view kBocage = texture(Terrain::Bocage);

void loire(Svg& svg, const Sheet& /*sheet*/, Point at) {
    constexpr std::array<Stroke, 3> kWater{
        {{kStyle.bank, 15}, {kStyle.broad, 12}, {kStyle.shine, 6}}};
    sample_line(svg, at + Point{-30, 5}, "q15,-12 30,-4t30,-4", kWater);
}

void crossing(Svg& svg, const Sheet& sheet, Point at) {
    loire(svg, sheet, at);
    bridge(svg, at, {0, 1}, kStyle.bridge);
}

void gois(Svg& svg, const Sheet& /*sheet*/, Point /*at*/) {
    sample_line(svg, {-2, 26}, "q20,-14 50,-12", kStyle.ford);
}

template <Zone which>
void zone(Svg& svg, const Sheet& /*sheet*/, Point at) {
    constexpr std::string_view kCourse = "l22,-17l16,13l22,-12";
    svg << "<g stroke-linejoin=\"round\">";
    const std::array<Stroke, 2> strokes{
        {{zone_colour(which), 17, "stroke-opacity=\".22\""}, {zone_colour(which), 3.4}}};
    sample_line(svg, at + Point{-30, 8}, kCourse, strokes);
    if (which == Zone::Loroux) {
        const std::array<Stroke, 1> second{
            {{zone_colour(Zone::BasPoitou), 3.4, "stroke-dasharray=\"9 9\""}}};
        sample_line(svg, at + Point{-30, 8}, kCourse, second);
    }
    svg << "</g>";
}

void primary(Svg& svg, const Sheet& /*sheet*/, Point at) { church(svg, at + Point{0, 5}); }

void secondary(Svg& svg, const Sheet& /*sheet*/, Point at) { cross(svg, at + Point{0, 1}); }

void stronghold(Svg& svg, const Sheet& /*sheet*/, Point at) { castle(svg, at + Point{0, 2}); }

void bases(Svg& svg, const Sheet& /*sheet*/, Point at) {
    pennant(svg, at + Point{-20, -1}, Army::Nantes);
    pennant(svg, at + Point{-8, 5}, Army::Saumur);
    pennant(svg, at + Point{4, -1}, Army::LaRochelle);
}

void harbour(Svg& svg, const Sheet& /*sheet*/, Point at) { anchor(svg, at); }

// Column by column.
// clang-format off
constexpr std::array<LegendRow<Sheet>, 18> kEntries{{
    {{"Clear", "Plaine"}, {"1 point for both", "1 point pour tous"},
                          {"a column for Republicans", "une colonne aux Républicains"}, nullptr, texture(Terrain::Clear)},
    {{"Mixed", "Mixte"}, {"2 points, Vendéens 1", "2 points, Vendéens 1"}, {"", ""}, nullptr, kMixed},
    {{"Bocage", "Bocage"}, {"3 points, Vendéens 1", "3 points, Vendéens 1"},
                           {"a column for Vendéens", "une colonne aux Vendéens"}, nullptr, kBocage},
    {{"Marsh", "Marais"}, {"3 points, Vendéens 1", "3 points, Vendéens 1"},
                          {"a column for Vendéens", "une colonne aux Vendéens"}, nullptr, texture(Terrain::Marsh)},
    {{"Royal road", "Route royale"}, {"half a point", "un demi-point"}, {"carries supply", "ravitaille"}, nullptr, kMixed, kRoyalRoad},
    {{"Major road", "Grande route"}, {"1 point", "1 point"}, {"carries supply", "ravitaille"}, nullptr, kMixed, kMajorRoad},
    {{"Loire", "Loire"}, {"4 points, Republicans only", "4 points, Républicains seuls"},
                         {"no control across it", "sans contrôle au travers"}, loire, kMixed},
    {{"Bridge", "Pont"}, {"defended: one or two columns", "défendu : une ou deux colonnes"},
                         {"controlled from the town", "contrôlé depuis la ville"}, crossing, kMixed},
    {{"Le Gois", "Le Gois"}, {"2 points, two columns", "2 points, deux colonnes"},
                             {"no control across it", "sans contrôle au travers"}, gois, kStyle.surf},
    {{"Anjou", "Anjou"}, {"zone of influence;", "zone d'influence ;"},
                         {"broken line: La Gâtine", "en tirets : la Gâtine"}, zone<Zone::Anjou>, kBocage},
    {{"Centre", "Centre"}, {"zone of influence", "zone d'influence"}, {"", ""}, zone<Zone::Centre>, kBocage},
    {{"Bas-Poitou", "Bas-Poitou"}, {"zone of influence", "zone d'influence"}, {"", ""}, zone<Zone::BasPoitou>, kBocage},
    {{"Loroux", "Loroux"}, {"zone of influence", "zone d'influence"}, {"", ""}, zone<Zone::Loroux>, kBocage},
    {{"Church", "Église"}, {"primary objective", "objectif principal"}, {"3 points", "3 points"}, primary, kBocage},
    {{"Cross", "Croix"}, {"secondary objective", "objectif secondaire"}, {"1 point", "1 point"}, secondary, kBocage},
    {{"Stronghold", "Place forte"}, {"attackers: −1 on the dice", "assaillant : −1 aux dés"}, {"", ""}, stronghold, kMixed},
    {{"Bases", "Bases"}, {"Nantes, Saumur,", "Nantes, Saumur,"}, {"La Rochelle", "La Rochelle"}, bases, kMixed},
    {{"Harbour", "Port"}, {"access to the sea,", "accès à la mer,"},
                          {"landings", "débarquements"}, harbour, kMixed},
}};
// clang-format on

}  // namespace

void draw_legend(Svg& svg, const Sheet& sheet, Language language) {
    LegendLook look = kLook;
    look.at = {sheet.map().x + look.half_width, sheet.map().bottom() + 48};
    look.column = sheet.map().width / 6;
    legend(svg, sheet, kStyle.sheet, look, std::span<const LegendRow<Sheet>>(kEntries), language);
}

}  // namespace levee::fgfk::drawing
