#pragma once

#include <cassert>
#include <memory>
#include <utility>

#include "ai/account.h"
#include "ai/knowledge.h"
#include "ai/opponent.h"
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
    GreedyPlayer(std::shared_ptr<const Knowledge<Judge>> knowledge, Care care, std::uint64_t seed)
        : knowledge_(std::move(knowledge)),
          thinker_(knowledge_->rules, knowledge_->judge, knowledge_->weights, care),
          slips_(care.slips),
          random_(seed) {}

    Decision decide(const engine::Table& table, engine::Language language) override {
        const engine::SeatId me = table.actor().seat;
        const auto world = world_of<Judge>(table, me, random_);
        Account<Judge> account;
        const auto action = choose(world, account);
        return {Judge::Module::notation(knowledge_->rules.board(), action),
                account.text(*knowledge_, world, language)};
    }

 private:
    typename Judge::Action choose(const typename Judge::State& world, Account<Judge>& account) {
        if (slips_ > 0 && random_.below(kWhole) < slips_ * kWhole) return any(world, account);
        if (const auto ready = thinker_.without_thinking(world, account.kind)) return *ready;
        const auto& ideas = thinker_.think(world, random_);
        account.weighed(ideas);
        return ideas.front().action;
    }

    typename Judge::Action any(const typename Judge::State& world, Account<Judge>& account) {
        typename Judge::Rules::Actions offered;
        knowledge_->rules.legal_actions(world, offered);
        account.kind = offered.size() == 1 ? Reason::Kind::Forced : Reason::Kind::Slip;
        thinker_.forget_way();
        return offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
    }

    static constexpr std::uint32_t kWhole = 1'000'000;

    std::shared_ptr<const Knowledge<Judge>> knowledge_;
    Thinker<Judge> thinker_;
    double slips_;
    engine::Random random_;
};

}  // namespace levee::ai
