#pragma once

#include <string>

#include "games/for_god_and_king/rules.h"

namespace levee::fgfk {

// The map with its counters for a terminal, at most 120 columns wide: every area has a label of two
// lines at its place, below it come the markers and all stacks by name. UTF-8; nothing depends on
// the colours. The view decides what lies face down.
std::string draw_map_terminal(const Rules& rules, const State& view, bool colour,
                              engine::Language language, const AreaSet& highlighted = {});

// The part below the map.
std::string list_counters(const Rules& rules, const State& view, engine::Language language);

}  // namespace levee::fgfk
