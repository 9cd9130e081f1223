#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "ai/care.h"
#include "ai/crew.h"
#include "ai/lessons.h"
#include "ai/opponent.h"
#include "ai/purse.h"

namespace levee::ai {

// The players of one game, its types erased.
class School {
 public:
    virtual ~School() = default;
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

// By these weights, the text of an evaluation file; a mistake is one in that file. One function and
// one source file for each game that has an evaluation.
using Founded = engine::Result<std::unique_ptr<School>>;
Founded found_neerwinden(const engine::Game& game, std::string_view weights);
Founded found_for_god_and_king(const engine::Game& game, std::string_view weights);

// By the text of an evaluation file, or if that is empty by the game's own. Nothing for a game that
// has no evaluation.
engine::Result<std::unique_ptr<School>> school_of(const engine::Game& game,
                                                  std::string_view weights = {});

// Who plays at a level, from the weakest: a player by name and budget.
inline constexpr std::size_t kLevels = 7;
using Ladder = std::array<std::string_view, kLevels>;

// A game whose players think.
struct Taught {
    std::string_view game;
    Founded (*found)(const engine::Game& game, std::string_view weights);
    Ladder ladder;  // docs/ai.md has how far the steps are apart
};
std::span<const Taught> taught();

std::string_view player_of_level(std::string_view game, std::size_t level);

// True if this game has players that think.
bool is_taught(std::string_view game);

}  // namespace levee::ai
