#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "engine/tables/game.h"

namespace levee::lab {

// Weights from games of greedy thinking against itself, round after round: each round plays with
// the weights of the one before.
struct TrainingPlan {
    engine::Setup setup;
    std::string weights;         // text of an evaluation file to begin with; empty: the game's own
    std::uint64_t games = 1000;  // of a round
    int rounds = 3;
    double noise = 0.5;  // slips of the players, so that games differ
    double pull = 0.05;  // towards the weights of the round before (lab/regression.h)
    unsigned jobs = 1;
    std::uint64_t seed = 1;
};

struct TrainingRound {
    int number = 0;
    std::uint64_t positions = 0;
    double side_0 = 0;  // share of the results
    double before = 0;  // loss on positions that were not learnt from
    double after = 0;
};

struct TrainingWatch {
    std::function<void(std::uint64_t games)> played;
    std::function<void(const TrainingRound&)> learnt;
};

// The text of an evaluation file, without its heading. The same plan gives the same weights
// whatever the number of jobs.
engine::Result<std::string> train(const engine::Game& game, const TrainingPlan& plan,
                                  const TrainingWatch& watch);

}  // namespace levee::lab
