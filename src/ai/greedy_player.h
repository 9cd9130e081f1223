#pragma once

#include <cassert>
#include <memory>
#include <utility>

#include "ai/lore.h"
#include "ai/opponent.h"
#include "ai/reason.h"
#include "ai/thinker.h"

namespace levee::ai {

// The world behind what the actor sees, filled at random where he cannot see.
template <JudgeOf Judge>
typename Judge::State world_of(const engine::Table& table, engine::SeatId seat,
                               engine::Random& random) {
    const auto* typed = dynamic_cast<const engine::TableOf<typename Judge::Module>*>(&table);
    assert(typed != nullptr && "the table is one of the player's game");
    return typed->world_for(seat, random);
}

// Takes what looks best at once.
template <JudgeOf Judge>
class GreedyPlayer final : public Opponent {
 public:
    GreedyPlayer(std::shared_ptr<const Lore<Judge>> lore, Care care, std::uint64_t seed)
        : lore_(std::move(lore)),
          thinker_(lore_->rules, lore_->judge, lore_->weights, care),
          random_(seed) {}

    Decision decide(const engine::Table& table, engine::Language language) override {
        const engine::SeatId me = table.actor().seat;
        const auto world = world_of<Judge>(table, me, random_);
        const auto action = thinker_.decide(world, random_);
        return {Judge::Module::notation(lore_->rules.board(), action),
                reason_of(chance_of(thinker_.worth(world, me)), language)};
    }

 private:
    std::shared_ptr<const Lore<Judge>> lore_;
    Thinker<Judge> thinker_;
    engine::Random random_;
};

}  // namespace levee::ai
