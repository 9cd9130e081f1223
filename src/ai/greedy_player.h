#pragma once

#include <cassert>
#include <memory>
#include <utility>

#include "ai/decision_notes.h"
#include "ai/knowledge.h"
#include "ai/lookahead.h"
#include "ai/opponent.h"

namespace levee::ai {

// The world behind what the actor sees, filled at random where he cannot see.
template <EvaluatorOf Evaluator>
typename Evaluator::State world_of(const engine::Table& table, engine::SeatId seat,
                                   engine::Random& random) {
    const auto* typed = dynamic_cast<const engine::TableOf<typename Evaluator::Module>*>(&table);
    assert(typed != nullptr && "the table is one of the player's game");
    return typed->world_for(seat, random);
}

// Takes what looks best at once.
template <EvaluatorOf Evaluator>
class GreedyPlayer final : public Opponent {
 public:
    GreedyPlayer(std::shared_ptr<const Knowledge<Evaluator>> knowledge, SearchSettings settings,
                 std::uint64_t seed)
        : knowledge_(std::move(knowledge)),
          lookahead_(knowledge_->rules, knowledge_->evaluator, knowledge_->weights, settings),
          slips_(settings.slips),
          random_(seed) {}

    Decision decide(const engine::Table& table,
                    std::optional<engine::Language> explained) override {
        const engine::SeatId me = table.actor().seat;
        const auto world = world_of<Evaluator>(table, me, random_);
        DecisionNotes<Evaluator> notes;
        const auto action = choose(world, notes);
        return {Evaluator::Module::notation(knowledge_->rules.board(), action),
                explained ? notes.text(*knowledge_, world, action, *explained) : ""};
    }

 private:
    typename Evaluator::Action choose(const typename Evaluator::State& world,
                                      DecisionNotes<Evaluator>& notes) {
        if (slips_ > 0 && random_.below(kWhole) < slips_ * kWhole) return any(world, notes);
        if (const auto ready = lookahead_.without_thinking(world, notes.kind)) return *ready;
        const auto& ideas = lookahead_.think(world, random_);
        notes.weighed(ideas);
        return ideas.front().action;
    }

    typename Evaluator::Action any(const typename Evaluator::State& world,
                                   DecisionNotes<Evaluator>& notes) {
        typename Evaluator::Rules::Actions offered;
        knowledge_->rules.legal_actions(world, offered);
        notes.kind = offered.size() == 1 ? Explanation::Kind::Forced : Explanation::Kind::Slip;
        lookahead_.forget_way();
        return offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
    }

    static constexpr std::uint32_t kWhole = 1'000'000;

    std::shared_ptr<const Knowledge<Evaluator>> knowledge_;
    Lookahead<Evaluator> lookahead_;
    double slips_;
    engine::Random random_;
};

}  // namespace levee::ai
