#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "lab/simulator.h"

namespace levee::lab {

// Plays the games of these numbers on several threads. `on_game` gets every finished game, one at a
// time but in any order, and says whether to go on. Where `stop` comes true, the games being played
// are dropped. The answer is the first thing that went wrong.
std::optional<engine::Mistake> run_games(const Simulator& simulator, const SimulationPlan& plan,
                                         const std::vector<std::uint64_t>& numbers, unsigned jobs,
                                         const std::function<bool(const GameRow&)>& on_game,
                                         const std::atomic<bool>* stop = nullptr);

}  // namespace levee::lab
