#include "games/for_god_and_king/map_svg_drawing.h"

// The legend: a sample of each thing on the map with what the rules say of it.
namespace levee::fgfk::drawing {

namespace {

struct Entry {
    Sentence name;
    Sentence first;
    Sentence second;
};

// Column by column.
// clang-format off
constexpr std::array<Entry, 18> kEntries{{
    {{"Clear", "Plaine"}, {"1 point for both", "1 point pour tous"},
                          {"a column for Republicans", "une colonne aux Républicains"}},
    {{"Mixed", "Mixte"}, {"2 points, Vendéens 1", "2 points, Vendéens 1"}, {"", ""}},
    {{"Bocage", "Bocage"}, {"3 points, Vendéens 1", "3 points, Vendéens 1"},
                           {"a column for Vendéens", "une colonne aux Vendéens"}},
    {{"Marsh", "Marais"}, {"3 points, Vendéens 1", "3 points, Vendéens 1"},
                          {"a column for Vendéens", "une colonne aux Vendéens"}},
    {{"Royal road", "Route royale"}, {"half a point", "un demi-point"}, {"carries supply", "ravitaille"}},
    {{"Major road", "Grande route"}, {"1 point", "1 point"}, {"carries supply", "ravitaille"}},
    {{"Loire", "Loire"}, {"4 points, Republicans only", "4 points, Républicains seuls"},
                         {"no control across it", "sans contrôle au travers"}},
    {{"Bridge", "Pont"}, {"defended: one or two columns", "défendu : une ou deux colonnes"},
                         {"controlled from the town", "contrôlé depuis la ville"}},
    {{"Le Gois", "Le Gois"}, {"2 points, two columns", "2 points, deux colonnes"},
                             {"no control across it", "sans contrôle au travers"}},
    {{"Anjou", "Anjou"}, {"zone of influence;", "zone d'influence ;"},
                         {"broken line: La Gâtine", "en tirets : la Gâtine"}},
    {{"Centre", "Centre"}, {"zone of influence", "zone d'influence"}, {"", ""}},
    {{"Bas-Poitou", "Bas-Poitou"}, {"zone of influence", "zone d'influence"}, {"", ""}},
    {{"Loroux", "Loroux"}, {"zone of influence", "zone d'influence"}, {"", ""}},
    {{"Church", "Église"}, {"primary objective", "objectif principal"}, {"3 points", "3 points"}},
    {{"Cross", "Croix"}, {"secondary objective", "objectif secondaire"}, {"1 point", "1 point"}},
    {{"Stronghold", "Place forte"}, {"attackers: −1 on the dice", "assaillant : −1 aux dés"}, {"", ""}},
    {{"Bases", "Bases"}, {"Nantes, Saumur,", "Nantes, Saumur,"}, {"La Rochelle", "La Rochelle"}},
    {{"Harbour", "Port"}, {"access to the sea,", "accès à la mer,"},
                          {"landings", "débarquements"}},
}};
// clang-format on

constexpr double kHalfWidth = 23;
constexpr double kHalfHeight = 19;

void line(Svg& svg, Point at, bool royal) {
    Svg path;
    path << "M" << (at + Point{-kHalfWidth - 3, 6}) << "q14,-11 26,-6t26,-5";
    svg << "<g fill=\"none\">";
    if (royal)
        royal_road(svg, path.take());
    else
        major_road(svg, path.take());
    svg << "</g>";
}

void river(Svg& svg, Point at) {
    svg << "<g fill=\"none\"><path d=\"M" << (at + Point{-30, 5})
        << "q15,-12 30,-4t30,-4\" stroke=\"" << kWaterLine << "\" stroke-width=\"15\"/><path d=\"M"
        << (at + Point{-30, 5})
        << "q15,-12 30,-4t30,-4\" stroke=\"#9cc3d5\" stroke-width=\"12\"/><path d=\"M"
        << (at + Point{-30, 5})
        << "q15,-12 30,-4t30,-4\" stroke=\"#b6d6e2\" stroke-width=\"6\"/></g>";
}

void zone(Svg& svg, Point at, Zone which) {
    const std::string_view colour = zone_colour(which);
    Svg path;
    path << "M" << (at + Point{-30, 8}) << "L" << (at + Point{-8, -9}) << "L" << (at + Point{8, 4})
         << "L" << (at + Point{30, -8});
    const std::string d = path.take();
    svg << "<g fill=\"none\" stroke-linejoin=\"round\" stroke=\"" << colour << "\"><path d=\"" << d
        << "\" stroke-width=\"17\" stroke-opacity=\".22\"/><path d=\"" << d
        << "\" stroke-width=\"3.4\"/>";
    if (which == Zone::Loroux)
        svg << "<path d=\"" << d << "\" stroke=\"" << zone_colour(Zone::BasPoitou)
            << "\" stroke-width=\"3.4\" stroke-dasharray=\"9 9\"/>";
    svg << "</g>";
}

void draw_entry(Svg& svg, std::size_t entry, Point at) {
    const Terrain ground = entry == 0                  ? Terrain::Clear
                           : entry == 2                ? Terrain::Bocage
                           : entry == 3 || entry == 8  ? Terrain::Marsh
                           : entry >= 9 && entry <= 14 ? Terrain::Bocage
                                                       : Terrain::Mixed;
    svg << "<rect width=\"100%\" height=\"100%\" fill=\"" << texture(ground) << "\"/>";
    switch (entry) {
        case 4:
            line(svg, at, true);
            break;
        case 5:
            line(svg, at, false);
            break;
        case 6:
            river(svg, at);
            break;
        case 7:
            river(svg, at);
            bridge(svg, at, {0, 1}, 10);
            break;
        case 8:
            svg << "<rect width=\"100%\" height=\"100%\" fill=\"#c9dfe4\"/><path fill=\"none\" "
                   "stroke=\"#eadfb6\" stroke-width=\"7\" d=\"M-2,26q20,-14 50,-12\"/><path "
                   "fill=\"none\" stroke=\"#8a5a24\" stroke-width=\"4.4\" stroke-dasharray=\"2.4 "
                   "2.2\" "
                   "d=\"M-2,26q20,-14 50,-12\"/>";
            break;
        case 9:
            zone(svg, at, Zone::Anjou);
            break;
        case 10:
            zone(svg, at, Zone::Centre);
            break;
        case 11:
            zone(svg, at, Zone::BasPoitou);
            break;
        case 12:
            zone(svg, at, Zone::Loroux);
            break;
        case 13:
            church(svg, at + Point{0, 5});
            break;
        case 14:
            cross(svg, at + Point{0, 1});
            break;
        case 15:
            fortress(svg, at + Point{0, 2});
            break;
        case 16:
            pennant(svg, at + Point{-20, -1}, Army::Nantes);
            pennant(svg, at + Point{-8, 5}, Army::Saumur);
            pennant(svg, at + Point{4, -1}, Army::LaRochelle);
            break;
        case 17:
            anchor(svg, at);
            break;
        default:
            break;
    }
}

}  // namespace

void draw_legend(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    const double left = map.x;
    const double top = map.bottom() + 20;
    const double column = map.width / 6;
    constexpr double kRow = 60;
    svg << "<g font-family=\"" << kSerif << "\" fill=\"" << kInk << "\">\n";
    for (std::size_t i = 0; i < kEntries.size(); ++i) {
        const Entry& entry = kEntries[i];
        const std::size_t before = i / 3;  // columns
        const Point at{left + column * static_cast<double>(before) + kHalfWidth,
                       top + kRow * static_cast<double>(i % 3) + 28};
        sample(svg, {at.x - kHalfWidth, at.y - kHalfHeight, kHalfWidth * 2, kHalfHeight * 2},
               [&](Point centre) { draw_entry(svg, i, centre); });
        const double x = at.x + kHalfWidth + 9;
        text(svg, {x, at.y - 7}, entry.name.in(language), "font-size=\"16\"");
        double y = at.y + 6;
        for (const Sentence& words : {entry.first, entry.second}) {
            text(svg, {x, y}, words.in(language),
                 "font-family=\"" + std::string(kSans) +
                     "\" font-size=\"9.5\" fill-opacity=\".85\"");
            y += 12;
        }
    }
    svg << "</g>\n";
}

}  // namespace levee::fgfk::drawing
