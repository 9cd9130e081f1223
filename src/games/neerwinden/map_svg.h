#pragma once

#include <string>

#include "engine/contract/rule.h"
#include "games/neerwinden/board.h"

namespace levee::neerwinden {

// The whole sheet as one SVG that needs nothing else: the map, its legend, the turn track and the
// victory track. The same board gives the same bytes. Every hex is an element `nw-CCRR`, and the
// boxes of the tracks are `nw-turn-N`, `nw-vp-0`, `nw-vp-french-N` and `nw-vp-austrian-N`, so that
// a program can lay pieces on them.
std::string draw_map_svg(const Board& board, engine::Language language);

}  // namespace levee::neerwinden
