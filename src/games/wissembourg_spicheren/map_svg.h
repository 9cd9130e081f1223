#pragma once

#include <string>

#include "engine/contract/rule.h"
#include "games/wissembourg_spicheren/board.h"

namespace levee::wissembourg_spicheren {

// The printed sheet of one battle: the map, and around it its title, tracks and legend. Each hex is
// an element `ws-CCRR`; the squares of the tracks are `ws-turn-N`, `ws-lead-french-N`,
// `ws-lead-german-N` and `ws-lead-0`.
std::string draw_map_svg(const Board& board, BattleId battle, engine::Language language);

}  // namespace levee::wissembourg_spicheren
