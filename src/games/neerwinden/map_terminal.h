#pragma once

#include <string>

#include "games/neerwinden/board.h"
#include "games/neerwinden/state.h"

namespace levee::neerwinden {

// The map with its units for a terminal: 6 characters and two lines to a hex, every second column
// one line lower, a legend below. UTF-8; nothing depends on the colours.
std::string draw_map_terminal(const Board& board, const State& state, bool colour,
                              UnitSet highlighted = {});

}  // namespace levee::neerwinden
