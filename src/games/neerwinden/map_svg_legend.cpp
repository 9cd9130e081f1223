#include <algorithm>

#include "games/neerwinden/map_drawing.h"

// The legend: a sample of each terrain with what the terrain effects table says of it.
namespace levee::neerwinden::drawing {

namespace {

// In the order of the printed table, column by column.
// clang-format off
constexpr std::array<TerrainNote, 12> kEntries{{
    {{"Clear", "Terrain clair"}, {"1 MP", "1 PM"}, {"", ""}},
    {{"Village", "Village"}, {"2 MP, fire −2, assault −2", "2 PM, tir −2, assaut −2"},
                             {"blocks sight, no flanks", "bloque la vue, sans flanc"}},
    {{"Wood", "Bois"}, {"2 MP, fire −2, assault −2", "2 PM, tir −2, assaut −2"},
                       {"blocks sight", "bloque la vue"}},
    {{"Tomb", "Tombe"}, {"+1 MP, fire −2, assault −2", "+1 PM, tir −2, assaut −2"},
                        {"a test may save from retreat", "un test peut éviter le recul"}},
    {{"Road", "Route"}, {"1 MP, and 2 MP more", "1 PM, et 2 PM de plus"},
                        {"if the whole move is on it", "si tout le trajet la suit"}},
    {{"Path", "Chemin"}, {"1 MP", "1 PM"}, {"", ""}},
    {{"River", "Rivière"}, {"all MP, never for guns", "tous les PM, sauf canons"},
                           {"no assault, no ZoC across", "ni assaut ni ZdC au travers"}},
    {{"Stream", "Ruisseau"}, {"+1 MP", "+1 PM"}, {"assault −2", "assaut −2"}},
    {{"Bridge", "Pont"}, {"1 MP", "1 PM"}, {"assault −2", "assaut −2"}},
    {{"Slope", "Pente"}, {"up: +1 MP, fire and assault −2", "montée : +1 PM, tir et assaut −2"},
                         {"down: assault +2", "descente : assaut +2"}},
    {{"Levels", "Niveaux"}, {"0, 1, 2 from valley", "0, 1, 2 de la vallée"},
                            {"to height", "aux hauteurs"}},
    {{"Stars and set-up", "Étoiles, placement"},
     {"1 VP to the French or Austrians", "1 PV aux Français, aux Autrichiens"},
     {"letter: formation that sets up", "lettre : formation à placer"}},
}};
// clang-format on

constexpr double kHalfWidth = 22;
constexpr double kHalfHeight = 17;

void sample_ground(Svg& svg, Point at, std::string_view fill) {
    svg << "<rect x=\"" << (at.x - kHalfWidth) << "\" y=\"" << (at.y - kHalfHeight) << "\" width=\""
        << kHalfWidth * 2 << "\" height=\"" << kHalfHeight * 2 << "\" fill=\"" << fill << "\"/>";
}

void sample_line(Svg& svg, Point at, std::string_view colour, double width, std::string_view more) {
    svg << "<path fill=\"none\" d=\"M" << (at + Point{-kHalfWidth, 3}) << "q11,-9 22,-3t22,-3\" "
        << "stroke=\"" << colour << "\" stroke-width=\"" << width << "\" " << more << "/>";
}

// The village of the map where most ways meet, drawn once more.
void sample_village(Svg& svg, const Sheet& sheet, Point at) {
    HexId best = kNoHex;
    int most = -1;
    for (const HexId hex : sheet.hexes()) {
        if (sheet.board().hexes[hex.raw].terrain != Terrain::Village) continue;
        int ways = 0;
        for (const Board::Neighbour& step : sheet.board().next[hex.raw])
            ways += (step.features & (kRoad | kPath)) != 0 ? 1 : 0;
        if (ways > most) best = hex;
        most = std::max(most, ways);
    }
    if (best != kNoHex) village(svg, sheet, best, at);
}

void draw_entry(Svg& svg, const Sheet& sheet, std::size_t entry, Point at) {
    sample_ground(svg, at, level_tint(entry == 6 || entry == 7 || entry == 8 ? 0 : 1));
    switch (entry) {
        case 1:
            sample_village(svg, sheet, at + Point{0, 1});
            break;
        case 2:
            for (const Point tree_at :
                 {Point{-13, -8}, Point{-1, -9}, Point{11, -7}, Point{-7, 1}, Point{5, 0},
                  Point{16, 2}, Point{-14, 9}, Point{-2, 10}, Point{10, 9}})
                tree(svg, at + tree_at, 4.8);
            break;
        case 3:
            tumulus(svg, at);
            break;
        case 4:
            sample_line(svg, at, "#553b1f", 5.4, "");
            sample_line(svg, at, "#f8efd6", 3.2, "");
            break;
        case 5:
            sample_line(svg, at, "#6a4726", 1.5, "stroke-dasharray=\"5.5 2.8\"");
            break;
        case 6:
        case 8:
            sample_line(svg, at, "#2f5d7c", 8.2, "");
            sample_line(svg, at, "#86b1c8", 6, "");
            if (entry == 8) bridge(svg, at, {0, 1});
            break;
        case 7:
            sample_line(svg, at, "#4f82a0", 2.2, "");
            break;
        case 9:
            slope(svg, at, kHalfWidth, kHalfHeight);
            break;
        case 10:
            for (int level = 0; level < 3; ++level) {
                const double x = at.x - kHalfWidth + level * kHalfWidth * 2 / 3;
                svg << "<rect x=\"" << x << "\" y=\"" << (at.y - kHalfHeight) << "\" width=\""
                    << kHalfWidth * 2 / 3 << "\" height=\"" << kHalfHeight * 2 << "\" fill=\""
                    << level_tint(level) << "\"/><text x=\"" << (x + kHalfWidth / 3) << "\" y=\""
                    << (at.y + 4) << "\" font-family=\"" << kSans
                    << "\" font-size=\"10\" text-anchor=\"middle\">" << level << "</text>";
            }
            break;
        case 11:
            star(svg, at + Point{-10, -4}, 7, Side::French);
            star(svg, at + Point{10, -4}, 7, Side::Austrian);
            for (const double x : {-10.0, 10.0})
                svg << "<circle cx=\"" << (at.x + x) << "\" cy=\"" << (at.y + 10)
                    << "\" r=\"5\" fill-opacity=\".2\" stroke-opacity=\".5\" stroke-width=\".7\" "
                    << (x < 0 ? "fill=\"#23559c\" stroke=\"#23559c\""
                              : "fill=\"#2a2723\" stroke=\"#2a2723\"")
                    << "/>";
            break;
        default:
            break;
    }
}

}  // namespace

std::span<const TerrainNote> terrain_notes() { return kEntries; }

void draw_legend(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    const double left = map.x + 502;
    const double top = map.bottom() + 30;
    const double column = (map.right() + 8 - left) / 4;
    constexpr double kRow = 63;
    svg << "<g font-family=\"" << kSerif << "\" fill=\"" << kInk << "\">\n";
    for (std::size_t i = 0; i < kEntries.size(); ++i) {
        const TerrainNote& entry = kEntries[i];
        const std::size_t before = i / 3;  // columns
        const Point at{left + column * static_cast<double>(before) + kHalfWidth,
                       top + kRow * static_cast<double>(i % 3) + 30};
        sample(svg, {at.x - kHalfWidth, at.y - kHalfHeight, kHalfWidth * 2, kHalfHeight * 2},
               [&](Point centre) { draw_entry(svg, sheet, i, centre); });
        const double x = at.x + kHalfWidth + 8;
        svg << "<text x=\"" << x << "\" y=\"" << (at.y - 7) << "\" font-size=\"15\">"
            << entry.name.in(language) << "</text>";
        double y = at.y + 5;
        for (const Sentence& line : {entry.first, entry.second}) {
            svg << "<text x=\"" << x << "\" y=\"" << y << "\" font-family=\"" << kSans
                << "\" font-size=\"9\" fill-opacity=\".85\">" << line.in(language) << "</text>";
            y += 11.5;
        }
        svg << "\n";
    }
    svg << "</g>\n";
}

}  // namespace levee::neerwinden::drawing
