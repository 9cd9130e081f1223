#pragma once

#include "ai/game_players_of.h"
#include "lab/game_list.h"
#include "lab/simulate.h"

// What players and simulations make of the types of a game. It is slow to compile, so each game has
// one source file that includes this, and stands in one list; both are made of
// src/games/list.cmake.
namespace levee::lab {

// `Evaluator` is what the game's players look at (ai/evaluator.h), `Counter` what is counted of a
// game (engine/counting/tally.h).
template <ai::EvaluatorOf Evaluator, engine::CounterOf Counter>
constexpr GameTypes game_types() {
    using Players = ai::EvaluatorWithDefaults<Evaluator>;
    return {{Evaluator::Module::kKey, ai::thinking_players<Evaluator>, Players::kLevels},
            simulator_of<typename Players::Policy, Counter>};
}

}  // namespace levee::lab
