#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "ai/care.h"
#include "ai/crew.h"
#include "ai/lessons.h"
#include "ai/opponent.h"
#include "ai/purse.h"

namespace levee::ai {

// The players of a game that know it: all that its evaluation and its rules of thumb bring about,
// the types of the game erased.
class ThinkingPlayers {
 public:
    virtual ~ThinkingPlayers() = default;
    virtual std::unique_ptr<Opponent> policy(std::uint64_t seed) const = 0;
    virtual std::unique_ptr<Opponent> greedy(Care care, std::uint64_t seed) const = 0;
    // The crew must outlive the player; null: the player works alone.
    virtual std::unique_ptr<Opponent> planner(Budget budget, std::uint64_t seed,
                                              Crew* crew) const = 0;
    virtual std::vector<Hint> hints(const engine::Table& table, engine::SeatId seat,
                                    engine::Language language) const = 0;
    virtual double assessment(const engine::Table& table, engine::SeatId seat) const = 0;

    // For training: the weights with their names, and a game of greedy thinking against itself.
    struct Weight {
        std::string_view name;
        double value = 0;
    };
    virtual std::vector<Weight> weights() const = 0;
    virtual Lessons self_play(const engine::Table& start, Care care, std::uint64_t seed) const = 0;
};

}  // namespace levee::ai
