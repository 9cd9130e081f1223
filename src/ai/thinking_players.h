#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ai/opponent.h"
#include "ai/search_settings.h"
#include "ai/time_budget.h"
#include "ai/training_set.h"
#include "ai/workers.h"

namespace levee::ai {

// The players of a game that know it: all that its evaluation and its rules of thumb bring about,
// the types of the game erased.
class ThinkingPlayers {
 public:
    virtual ~ThinkingPlayers() = default;
    virtual std::unique_ptr<Opponent> policy(std::uint64_t seed) const = 0;
    virtual std::unique_ptr<Opponent> greedy(SearchSettings settings, std::uint64_t seed) const = 0;
    // The workers must outlive the player; null: the player works alone.
    virtual std::unique_ptr<Opponent> planner(TimeBudget budget, std::uint64_t seed,
                                              Workers* workers) const = 0;
    virtual std::vector<Hint> hints(const engine::Table& table, engine::SeatId seat,
                                    engine::Language language) const = 0;
    virtual double assessment(const engine::Table& table, engine::SeatId seat) const = 0;

    // For training: the weights with their names, and a game of greedy thinking against itself.
    struct Weight {
        std::string name;
        double value = 0;
    };
    virtual std::vector<Weight> weights() const = 0;
    virtual TrainingSet self_play(const engine::Table& start, SearchSettings settings,
                                  std::uint64_t seed) const = 0;
};

}  // namespace levee::ai
