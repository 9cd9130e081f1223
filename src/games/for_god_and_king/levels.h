#pragma once

#include <array>
#include <string_view>

namespace levee::fgfk {

// The computer players of this game from the weakest to the strongest; docs/ai.md has how far they
// are apart.
inline constexpr std::array<std::string_view, 7> kLevels{
    "greedy?0.54",  "greedy?0.36", "greedy?0.18", "greedy",
    "planner:0.5s", "planner:2s",  "planner:10s"};

}  // namespace levee::fgfk
