#include "games/for_god_and_king/map.h"

namespace levee::fgfk {

maps::AreaPlan plan_of(const Board& board) {
    maps::AreaPlan plan{.size = board.size, .areas = {}, .waters = {}, .bridges = {}, .roads = {}};
    for (const AreaCard& card : board.areas)
        plan.areas.push_back({.key = card.key,
                              .ground = drawing::texture(card.terrain),
                              .town = card.town,
                              .outline = card.outline,
                              .island = card.bank == Bank::Island});
    for (const Water& water : board.waters)
        plan.waters.push_back({water.kind, water.name, water.course});
    for (const Bridge& bridge : board.bridges)
        plan.bridges.push_back({bridge.town, bridge.far, bridge.at});
    for (const Road& road : board.roads) plan.roads.push_back({road.kind, road.areas});
    return plan;
}

namespace drawing {

std::string_view zone_colour(Zone zone) {
    switch (zone) {
        case Zone::Centre:
            return "#1f7a3d";
        case Zone::BasPoitou:
            return "#2456a6";
        default:
            return "#b4202a";
    }
}

void pennant(Svg& svg, Point at, Army army) {
    maps::drawing::pennant(svg, at,
                           army == Army::Nantes   ? "#f2c716"
                           : army == Army::Saumur ? "#d3202b"
                                                  : "#f07f13");
}

}  // namespace drawing

}  // namespace levee::fgfk
