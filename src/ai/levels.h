#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/rule.h"

namespace levee::ai {

// A playing strength that a person can choose; the player and its budget are inside.
struct Level {
    std::string key;
    engine::Label title;
    engine::Label text;  // who should choose it, in a sentence
};

inline constexpr std::size_t kLevels = 7;

// The same for all games, the weakest first.
const std::vector<Level>& all_levels();

// Who plays at each level of a game: a player by name and budget.
using LevelPlayers = std::array<std::string_view, kLevels>;
inline constexpr LevelPlayers kUsualPlayers{"greedy~0.6",   "greedy~0.3", "greedy~0.12", "greedy",
                                            "planner:0.5s", "planner:2s", "planner:10s"};

}  // namespace levee::ai
