#include "games/skeleton/map.h"

#include "games/skeleton/rules/internal.h"
#include "maps/terminal/area_map.h"

namespace levee::skeleton {

namespace {

namespace drawing = maps::drawing;

constexpr drawing::AreaStyle kStyle{
    .sheet = {.prefix = "mill", .serif = "Georgia, serif", .paper = "#f7efda"}};
constexpr std::array<std::string_view, 2> kLooks{"1;38;5;231;48;5;25", "1;38;5;231;48;5;124"};

}  // namespace

maps::AreaPlan plan_of(const Board& board) {
    maps::AreaPlan plan{.size = board.size, .areas = {}, .waters = {}, .bridges = {}, .roads = {}};
    for (const AreaCard& card : board.areas)
        plan.areas.push_back({card.key, card.ground, card.town, card.outline});
    return plan;
}

drawing::AreaSheet sheet_of(const Board& board) {
    return {plan_of(board), {.width = 1000, .beside = 24, .above = 24, .below = 24}};
}

std::string draw_map_svg(const Board& board) {
    const drawing::AreaSheet sheet = sheet_of(board);
    std::vector<drawing::TownName> names;
    for (const AreaId area : sheet.plan().all())
        names.push_back({.town = sheet.town(area),
                         .words = board.areas[area.raw].name,
                         .reach = 14,
                         .size = 24});
    return drawing::whole_sheet(
        sheet.size(), sheet.map(), kStyle.sheet, "",
        [&](drawing::Svg& svg) {
            draw_areas(svg, sheet, kStyle);
            draw_borders(svg, sheet, kStyle);
            draw_town_names(svg, kStyle, names);
        },
        [&](drawing::Svg& svg) { neatline(svg, sheet.map(), 100, 100); });
}

std::string draw_map_terminal(const Board& board, const State& view, bool colour) {
    maps::terminal::AreaMap map(plan_of(board));
    map.borders([](AreaId, AreaId) { return maps::terminal::Run{"·", ""}; });
    for (const AreaId area : board.map.all()) {
        std::vector<maps::terminal::Run> counters;
        for (const Side side : kBothSides) {
            std::string letters;
            for (const UnitId unit : units_at(board, view, area, side))
                letters += maps::terminal::first_letter(board.units[unit.raw].name);
            counters.push_back({letters, kLooks[index(side)]});
        }
        map.box(area, maps::terminal::AreaInks{}.name, area == board.mill ? "*" : "", counters);
    }
    maps::terminal::Pen pen(colour);
    map.write(pen, [](AreaId) { return std::string_view(); });
    return pen.take();
}

}  // namespace levee::skeleton
