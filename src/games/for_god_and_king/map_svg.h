#pragma once

#include <string>

#include "engine/contract/rule.h"
#include "games/for_god_and_king/board.h"

namespace levee::fgfk {

// The whole sheet as one SVG that needs nothing else: the theatre, its legend and the tracks. The
// same board gives the same bytes. Every area is an element `fg-KEY`, its town `fg-town-KEY`, and
// the boxes of the tracks are `fg-turn-N`, `fg-morale-N` and `fg-arms-N` (N from -2 to 2), so that
// a program can lay pieces on them.
std::string draw_map_svg(const Board& board, engine::Language language);

}  // namespace levee::fgfk
