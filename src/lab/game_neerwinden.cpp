#include "games/neerwinden/evaluate.h"
#include "games/neerwinden/tally.h"
#include "lab/game_types.h"

namespace levee::lab {

extern const GameTypes kNeerwinden;
constexpr GameTypes kNeerwinden = game_types<neerwinden::Evaluator, neerwinden::Counter>(
    {"greedy~0.6", "greedy~0.3", "greedy~0.12", "greedy", "planner:0.5s", "planner:2s",
     "planner:10s"});

}  // namespace levee::lab
