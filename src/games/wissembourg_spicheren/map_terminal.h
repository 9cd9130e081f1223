#pragma once

#include <string>

#include "engine/contract/rule.h"
#include "games/wissembourg_spicheren/board.h"
#include "games/wissembourg_spicheren/state.h"

namespace levee::wissembourg_spicheren {

// The map of the battle with its units for a terminal: 6 characters and two lines to a hex, every
// second column one line lower, a legend below. UTF-8; nothing depends on the colours.
std::string draw_map_terminal(const Board& board, const State& state, bool colour,
                              UnitSet highlighted, engine::Language language);

}  // namespace levee::wissembourg_spicheren
