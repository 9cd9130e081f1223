#pragma once

#include "ai/opponent.h"
#include "engine/chance.h"

namespace levee::ai {

// Any choice with the same chance: the yardstick that everything else must beat.
class RandomPlayer final : public Opponent {
 public:
    explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}
    Decision decide(const engine::Table& table, engine::Language language) override;

 private:
    engine::Random random_;
};

}  // namespace levee::ai
