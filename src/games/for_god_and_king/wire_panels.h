#pragma once

#include <vector>

#include "engine/tables/page_shapes.h"
#include "games/for_god_and_king/rules.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk::wire {

// The lists beside the board: armies, objectives, events, the cup, the combat under way.
std::vector<engine::page::Panel> panels(const Rules& rules, const State& view, Language language);

}  // namespace levee::fgfk::wire
