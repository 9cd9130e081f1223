#pragma once

#include "games/skeleton/text.h"
#include "maps/sheet/area_layers.h"

// The map: what sheet and terminal draw of it, and how this game's sheet looks.
namespace levee::skeleton {

maps::AreaPlan plan_of(const Board& board);
maps::drawing::AreaSheet sheet_of(const Board& board);

std::string draw_map_svg(const Board& board);
// Every area has its key and below it the units of both sides by their first letters.
std::string draw_map_terminal(const Board& board, const State& view, bool colour);

}  // namespace levee::skeleton
