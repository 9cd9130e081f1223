#include "games/wissembourg_spicheren/map.h"

namespace levee::wissembourg_spicheren {

namespace drawing {

namespace {

constexpr double kMargin = 64;  // on either side of the map

double width_of(const Battle& battle) {
    return maps::drawing::kRadius * (1.5 * battle.grid.columns() + 0.5) + 2 * kMargin;
}

void draw_river(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kSaar{"Saar", "Sarre"};
    constexpr Sentence kLauter{"Lauter", "Lauter"};
    constexpr std::array<maps::drawing::NameSpot, 1> kOnSaar{{{8, 12}}};
    constexpr std::array<maps::drawing::NameSpot, 2> kOnLauter{{{6, 20}, {-9, 16}}};
    if (sheet.id() == BattleId::Spicheren)
        draw_river_name(svg, sheet, kStyle, kSaar.in(language), kOnSaar);
    else
        draw_river_name(svg, sheet, kStyle, kLauter.in(language), kOnLauter);
}

void draw_layers(Svg& svg, const Sheet& sheet, Language language) {
    draw_levels(svg, sheet, kStyle);
    draw_meadows_and_fields(svg, sheet, kStyle);
    draw_hachures(svg, sheet, kStyle);
    draw_woods(svg, sheet, kStyle);
    draw_waters(svg, sheet, kStyle);
    draw_river(svg, sheet, language);
    draw_ways(svg, sheet, kStyle);
    draw_bridges(svg, sheet, kStyle);
    draw_trenches(svg, sheet, kStyle);
    draw_villages(svg, sheet, kStyle);
    draw_grid(svg, sheet, kStyle);
    draw_set_up(svg, sheet, language);
    draw_names(svg, sheet, kStyle);
    draw_objectives(svg, sheet);
}

}  // namespace

Sheet::Sheet(const Board& board, BattleId id)
    : HexSheet(plan_of(board.battle(id)),
               {.width = width_of(board.battle(id)), .above = 58, .below = room_below(id)}),
      board_(board),
      id_(id) {}

}  // namespace drawing

std::string draw_map_svg(const Board& board, BattleId battle, engine::Language language) {
    const drawing::Sheet sheet(board, battle);
    return whole_sheet(
        sheet.size(), sheet.map(), drawing::kStyle.sheet, "",
        [&](drawing::Svg& svg) { drawing::draw_layers(svg, sheet, language); },
        [&](drawing::Svg& svg) {
            draw_cartouche(svg, sheet, language);
            draw_gates(svg, sheet);
            draw_tracks(svg, sheet, language);
            draw_legend(svg, sheet, language);
        });
}

}  // namespace levee::wissembourg_spicheren
