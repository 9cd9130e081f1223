#include "games/for_god_and_king/evaluate.h"
#include "games/for_god_and_king/tally.h"
#include "lab/game_types.h"

namespace levee::lab {

extern const GameTypes kForGodAndKing;
constexpr GameTypes kForGodAndKing = game_types<fgfk::Evaluator, fgfk::Counter>(
    {"greedy?0.54", "greedy?0.36", "greedy?0.18", "greedy", "planner:0.5s", "planner:2s",
     "planner:10s"});

}  // namespace levee::lab
