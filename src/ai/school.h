#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "ai/care.h"
#include "ai/opponent.h"
#include "ai/purse.h"

namespace levee::ai {

// The players of one game, its types erased.
class School {
 public:
    virtual ~School() = default;
    virtual std::unique_ptr<Opponent> greedy(Care care, std::uint64_t seed) const = 0;
    virtual std::unique_ptr<Opponent> planner(Budget budget, std::uint64_t seed) const = 0;
    virtual std::vector<Hint> hints(const engine::Table& table, engine::SeatId seat,
                                    engine::Language language) const = 0;
    virtual double assessment(const engine::Table& table, engine::SeatId seat) const = 0;
};

// By these weights, the text of an evaluation file; a mistake is one in that file. One function and
// one source file for each game that has an evaluation.
using Founded = engine::Result<std::unique_ptr<School>>;
Founded found_neerwinden(const engine::Game& game, std::string_view weights);
Founded found_for_god_and_king(const engine::Game& game, std::string_view weights);

// Nothing for a game that has no evaluation.
engine::Result<std::unique_ptr<School>> school_of(const engine::Game& game);

// True if this game has players that think.
bool is_taught(std::string_view game);

}  // namespace levee::ai
