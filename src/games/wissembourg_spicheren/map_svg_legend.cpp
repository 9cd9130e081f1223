// The legend: a sample of each terrain with what the terrain effects table says of it.
#include <algorithm>

#include "games/wissembourg_spicheren/map.h"

namespace levee::wissembourg_spicheren::drawing {

namespace {

using maps::Cover;
using maps::drawing::LegendLook;
using maps::drawing::sample_ground;
using maps::drawing::Strokes;

constexpr LegendLook kLook{.half_width = 22, .half_height = 17, .row = 52};

void open_ground(Svg& svg) { sample_ground(svg, kStyle.level(1)); }

// A line as on the map, without the paper that sets it off.
void line(Svg& svg, Point at, Strokes strokes) {
    sample_line(svg, at + Point{-kLook.half_width, 3}, "q11,-9 22,-3t22,-3", strokes);
}

void built(Svg& svg, const Sheet& sheet, Point at, Cover cover) {
    open_ground(svg);
    const HexId hex = busiest_village(sheet, cover);
    if (hex != kNoHex) draw_village(svg, sheet, kStyle, hex, at + Point{0, 1});
}

void clear(Svg& svg, const Sheet& /*sheet*/, Point /*at*/) { open_ground(svg); }

void heights(Svg& svg, const Sheet& sheet, Point /*at*/) {
    sample_ground(svg, kStyle.level(sheet.battle().high_level - 1));
}

void wood(Svg& svg, const Sheet& /*sheet*/, Point at) {
    sample_ground(svg, "#b9c79b");
    Svg crowns;
    Svg shades;
    for (const Point off : {Point{-13, -8}, Point{-1, -9}, Point{11, -7}, Point{-7, 1}, Point{5, 0},
                            Point{16, 2}, Point{-14, 9}, Point{-2, 10}, Point{10, 9}})
        tuft(crowns, shades, at + off, 4.4);
    tufts(svg, std::string(kStyle.sheet.prefix) + "-wood-sample", crowns.take(), shades.take());
}

void village(Svg& svg, const Sheet& sheet, Point at) { built(svg, sheet, at, Cover::Village); }
void hamlet(Svg& svg, const Sheet& sheet, Point at) { built(svg, sheet, at, Cover::Hamlet); }
void castle(Svg& svg, const Sheet& sheet, Point at) { built(svg, sheet, at, Cover::Castle); }
void town(Svg& svg, const Sheet& sheet, Point at) { built(svg, sheet, at, Cover::Town); }

void road(Svg& svg, const Sheet& /*sheet*/, Point at) {
    open_ground(svg);
    line(svg, at, kStyle.road);
}

void path(Svg& svg, const Sheet& /*sheet*/, Point at) {
    open_ground(svg);
    line(svg, at, kStyle.track.subspan(1));
}

void railway(Svg& svg, const Sheet& /*sheet*/, Point at) {
    open_ground(svg);
    line(svg, at, kStyle.railway.subspan(1));
}

void river(Svg& svg, const Sheet& /*sheet*/, Point at) {
    sample_ground(svg, kStyle.level(0));
    line(svg, at, kStyle.river.subspan(1, 2));
}

void stream(Svg& svg, const Sheet& /*sheet*/, Point at) {
    sample_ground(svg, kStyle.level(0));
    line(svg, at, kStyle.stream.subspan(1));
}

void bridge(Svg& svg, const Sheet& sheet, Point at) {
    river(svg, sheet, at);
    maps::drawing::bridge(svg, at, {0, 1}, kStyle.bridge);
}

void trench(Svg& svg, const Sheet& /*sheet*/, Point at) {
    sample_ground(svg, kStyle.level(3));
    svg << "<path fill=\"none\" stroke=\"" << kStyle.trench << "\" stroke-width=\"3\" d=\"M"
        << (at + Point{-17, 4}) << "l9,-8h16l9,8\"/><path stroke=\"" << kStyle.trench
        << "\" stroke-width=\"1.1\" d=\"";
    for (int i = 0; i < 4; ++i) svg << "M" << (at + Point{-6 + i * 4.0, -4}) << "v-5";
    svg << "M" << (at + Point{-14, 1}) << "l-3,-3.5M" << (at + Point{-11, -1.6}) << "l-3,-3.5M"
        << (at + Point{14, 1}) << "l3,-3.5M" << (at + Point{11, -1.6}) << "l3,-3.5\"/>";
}

void slope(Svg& svg, const Sheet& /*sheet*/, Point at) {
    open_ground(svg);
    maps::drawing::slope(svg, at, kLook.half_width, kLook.half_height, kStyle.level(2),
                         kStyle.hachures);
}

void levels(Svg& svg, const Sheet& sheet, Point at) {
    const int count = sheet.id() == BattleId::Spicheren ? 6 : 3;
    const double part = kLook.half_width * 2 / count;
    for (int level = 0; level < count; ++level) {
        const Box box{at.x - kLook.half_width + level * part, at.y - kLook.half_height, part,
                      kLook.half_height * 2};
        rectangle(svg, box, "fill=\"" + std::string(kStyle.level(level)) + "\"");
        text(svg, {box.x + part / 2, at.y + 4}, std::to_string(level + 1),
             "font-family=\"" + std::string(maps::drawing::kSans) + "\" font-size=\"" +
                 (count > 3 ? "7.5" : "10") + "\" text-anchor=\"middle\"");
    }
}

void objectives(Svg& svg, const Sheet& /*sheet*/, Point at) {
    open_ground(svg);
    objective_star(svg, at + Point{-13, 0}, Side::French, 2);
    objective_star(svg, at + Point{11, 0}, Side::German, 0);
}

void set_up(Svg& svg, const Sheet& /*sheet*/, Point at) {
    open_ground(svg);
    set_up_disc(svg, at + Point{-10, 0}, Side::French, "1");
    set_up_disc(svg, at + Point{10, 0}, Side::German, "14");
}

void gates(Svg& svg, const Sheet& /*sheet*/, Point at) {
    open_ground(svg);
    gate_arrow(svg, at + Point{-11, 2}, {0, 1}, Side::German, false);
    gate_arrow(svg, at + Point{11, -2}, {0, -1}, Side::French, true);
}

// clang-format off
constexpr TerrainNote kClear{{"Clear", "Terrain clair"}, {"1 MP", "1 PM"}, {"", ""}, clear};
constexpr TerrainNote kHeights5{{"Clear, levels 5, 6", "Clair, niveaux 5, 6"}, {"1 MP", "1 PM"},
                                {"protection 2", "protection 2"}, heights};
constexpr TerrainNote kHeights3{{"Clear, level 3", "Clair, niveau 3"}, {"1 MP", "1 PM"},
                                {"protection 2", "protection 2"}, heights};
constexpr TerrainNote kWood{{"Wood", "Bois"}, {"infantry 2 MP, others 3", "infanterie 2 PM, autres 3"},
                            {"protection 2, blocks sight", "protection 2, bloque la vue"}, wood};
constexpr TerrainNote kVillage{{"Village", "Village"}, {"1 MP, protection 2", "1 PM, protection 2"},
                               {"front all round, blocks sight", "front partout, bloque la vue"}, village};
constexpr TerrainNote kTown{{"Town", "Ville"}, {"a village; +2 MP of range", "un village ; +2 PM de portée"},
                            {"for a commander in it", "pour le chef qui s'y tient"}, town};
constexpr TerrainNote kWalls{{"Wissembourg", "Wissembourg"}, {"a town with a wall: protection 3", "ville close : protection 3"},
                             {"+2 MP of range of command", "+2 PM de portée du chef"}, town};
constexpr TerrainNote kHamlet{{"Hamlet", "Hameau"}, {"1 MP, blocks sight", "1 PM, bloque la vue"},
                              {"die −1", "dé −1"}, hamlet};
constexpr TerrainNote kHamletHeld{{"Hamlet", "Hameau"}, {"die −1, blocks sight; protection 2", "dé −1, bloque la vue ; prot. 2"},
                                  {"for a single French regiment", "pour un seul régiment français"}, hamlet};
constexpr TerrainNote kCastle{{"Castle", "Château"}, {"front all round; protection 2, or 3", "front partout ; protection 2, ou 3"},
                              {"for a single French regiment", "pour un seul régiment français"}, castle};
constexpr TerrainNote kRoad{{"Road", "Route"}, {"½ MP", "½ PM"},
                            {"first level free", "premier niveau gratuit"}, road};
constexpr TerrainNote kPath{{"Path", "Chemin"}, {"1 MP", "1 PM"},
                            {"first level free", "premier niveau gratuit"}, path};
constexpr TerrainNote kRailway{{"Railway", "Chemin de fer"}, {"1 MP", "1 PM"},
                               {"first level free", "premier niveau gratuit"}, railway};
constexpr TerrainNote kStream{{"Stream", "Ruisseau"}, {"infantry half its MP, horse all", "infanterie ½ PM, cavalerie tous"},
                              {"guns never; die or column −1", "canons non ; dé ou col. −1"}, stream};
constexpr TerrainNote kSaar{{"Saar", "Sarre"}, {"crossed at bridges only", "passage par les ponts seuls"},
                            {"column −1 over a bridge", "colonne −1 par un pont"}, bridge};
constexpr TerrainNote kLauter{{"Lauter", "Lauter"}, {"infantry all its MP", "infanterie tous ses PM"},
                              {"others never; column −1", "autres jamais ; colonne −1"}, river};
constexpr TerrainNote kBridge{{"Bridge", "Pont"}, {"as the way over it", "comme la voie qui y passe"},
                              {"attack as through the water", "attaque comme à gué"}, bridge};
constexpr TerrainNote kTrench{{"Trench", "Tranchée"}, {"die −1 for an attack", "dé −1 pour une attaque"},
                              {"from the side it looks to", "du côté qu'elle regarde"}, trench};
constexpr TerrainNote kSlope{{"Slope", "Pente"}, {"+1 MP a level; column −1", "+1 PM ; en montée colonne −1"},
                             {"a level uphill, +1 downhill", "par niveau ; +1 en descente"}, slope};
constexpr TerrainNote kLevels{{"Levels", "Niveaux"}, {"from the valley", "de la vallée"},
                              {"to the heights", "aux hauteurs"}, levels};
constexpr TerrainNote kObjectives{{"Objective", "Objectif"}, {"held by the French, the Prussians;", "aux Français, aux Prussiens ;"},
                                  {"the figure: points for all of it", "le chiffre : points du tout"}, objectives};
constexpr TerrainNote kSetUp{{"Set-up", "Placement"}, {"number or letter", "numéro ou lettre"},
                             {"of the formation", "de la formation"}, set_up};
constexpr TerrainNote kGates{{"Entry, exit", "Entrée, sortie"}, {"of reinforcements, at these hours;", "des renforts, à ces heures ;"},
                             {"of the French (hollow)", "des Français (creuse)"}, gates};
constexpr TerrainNote kAllEdges{{"Entry, exit", "Entrée, sortie"}, {"of reinforcements, at these hours;", "des renforts, à ces heures ;"},
                             {"French: all of west and south", "Français : tout l'ouest et le sud"}, gates};
// clang-format on

}  // namespace

std::vector<TerrainNote> terrain_notes(const Sheet& sheet) {
    if (sheet.id() == BattleId::Spicheren)
        return {kClear, kHeights5, kWood,       kVillage, kTown, kHamlet,
                kRoad,  kPath,     kRailway,    kStream,  kSaar, kTrench,
                kSlope, kLevels,   kObjectives, kSetUp,   kGates};
    return {kClear,  kHeights3, kWood,   kVillage,    kWalls,  kHamletHeld,
            kCastle, kRoad,     kPath,   kRailway,    kStream, kLauter,
            kBridge, kSlope,    kLevels, kObjectives, kSetUp,  kAllEdges};
}

namespace {

constexpr double kLegendGap = 52;  // from the panel to the middle of the first row
constexpr int columns_of(BattleId id) { return id == BattleId::Spicheren ? 6 : 4; }
constexpr int rows_of(BattleId id) { return id == BattleId::Spicheren ? 3 : 5; }

}  // namespace

double legend_height(BattleId id) { return kLegendGap + kLook.row * (rows_of(id) - 0.3); }

void draw_legend(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    const std::vector<TerrainNote> notes = terrain_notes(sheet);
    LegendLook look = kLook;
    look.rows = rows_of(sheet.id());
    look.at = {map.x - 8 + look.half_width, panel_bottom(sheet) + kLegendGap};
    look.column = (map.width + 16) / columns_of(sheet.id());
    legend(svg, sheet, kStyle.sheet, look, std::span<const TerrainNote>(notes), language);
}

}  // namespace levee::wissembourg_spicheren::drawing
