#pragma once

#include <array>

#include "games/registry.h"

namespace levee::games {

// The games that are to come. A row goes when its game joins src/games/list.cmake.
// clang-format off
inline constexpr std::array kPlanned{
    GameEntry{"toulon", "Toulon 1793", "the siege of 1793 for two to seven players; areas, hidden troops"},
};
// clang-format on

}  // namespace levee::games
