#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "ai/opponent.h"
#include "ai/thinker.h"

namespace levee::ai {

// What a player may spend on one turn; nothing of both: it thinks once and no more.
struct Budget {
    double seconds = 0;
    std::uint64_t calls = 0;  // of the engine
};

// The players of one game, its types erased.
class School {
 public:
    virtual ~School() = default;
    virtual std::unique_ptr<Opponent> greedy(Care care, std::uint64_t seed) const = 0;
    virtual std::vector<Hint> hints(const engine::Table& table, engine::SeatId seat,
                                    engine::Language language) const = 0;
    virtual double assessment(const engine::Table& table, engine::SeatId seat) const = 0;
};

// Nothing for a game that has no evaluation; a mistake is one in its evaluation file.
engine::Result<std::unique_ptr<School>> school_of(const engine::Game& game);

// True if this game has players that think.
bool is_taught(std::string_view game);

}  // namespace levee::ai
