#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/greedy_player.h"
#include "ai/planner_player.h"
#include "ai/policy_player.h"
#include "ai/self_play.h"
#include "ai/thinking_players.h"

namespace levee::ai {

template <EvaluatorOf Evaluator>
class ThinkingPlayersOf final : public ThinkingPlayers {
 public:
    explicit ThinkingPlayersOf(std::shared_ptr<const Knowledge<Evaluator>> knowledge)
        : knowledge_(std::move(knowledge)) {}

    std::unique_ptr<Opponent> policy(std::uint64_t seed) const override {
        using Policy = typename Evaluator::Policy;
        return std::make_unique<PolicyPlayer<Policy>>(
            knowledge_->rules, std::shared_ptr<const Policy>(knowledge_, &knowledge_->policy),
            seed);
    }

    std::unique_ptr<Opponent> greedy(SearchSettings settings, std::uint64_t seed) const override {
        return std::make_unique<GreedyPlayer<Evaluator>>(knowledge_, settings, seed);
    }

    std::unique_ptr<Opponent> planner(TimeBudget budget, std::uint64_t seed,
                                      Workers* workers) const override {
        return std::make_unique<PlannerPlayer<Evaluator>>(knowledge_, budget, seed, workers);
    }

    std::vector<Hint> hints(const engine::Table& table, engine::SeatId seat,
                            engine::Language language) const override {
        engine::Random random(1);
        const auto world = world_of<Evaluator>(table, seat, random);
        Lookahead<Evaluator> lookahead(knowledge_->rules, knowledge_->evaluator,
                                       knowledge_->weights, SearchSettings{.thorough = true});
        std::vector<Hint> list;
        const auto add = [&](const typename Evaluator::Action& action, const Explanation& why) {
            const auto choice =
                Evaluator::Module::choice(knowledge_->rules, world, action, language);
            list.push_back(
                {choice.notation, choice.text, explanation_text(why, language), why.chance});
        };
        const auto& ideas = lookahead.think(world, random);
        // What the planner would do without a thought comes first; it is worth more than it seems.
        const auto habit = knowledge_->evaluator.habit(world);
        if (habit)
            add(habit->action, {.kind = Explanation::Kind::Habit,
                                .reason = std::string(habit->why.in(language)),
                                .chance = chance_of(ideas.front().value),
                                .other = {}});
        const Reasons<Evaluator> reasons(*knowledge_);
        for (const auto& idea : ideas) {
            if (list.size() == kHints) break;
            if (habit && idea.action == habit->action) continue;
            add(idea.action, {.reason = reasons.why(world, idea.action, language),
                              .chance = chance_of(idea.value),
                              .other = {}});
        }
        return list;
    }

    double assessment(const engine::Table& table, engine::SeatId seat) const override {
        engine::Random random(1);
        const auto world = world_of<Evaluator>(table, seat, random);
        const Lookahead<Evaluator> lookahead(knowledge_->rules, knowledge_->evaluator,
                                             knowledge_->weights, SearchSettings{});
        const engine::SeatId whose = seat == engine::kSpectator ? engine::SeatId{0} : seat;
        return chance_of(lookahead.worth(world, knowledge_->rules.side_of(world, whose)));
    }

    std::vector<Weight> weights() const override {
        std::vector<Weight> list;
        for (auto& name : Evaluator::names()) {
            const double value = knowledge_->weights[list.size()];
            list.push_back({std::move(name), value});
        }
        return list;
    }
    TrainingSet self_play(const engine::Table& start, SearchSettings settings,
                          std::uint64_t seed) const override {
        engine::Random random(seed);
        return ai::self_play(*knowledge_, world_of<Evaluator>(start, engine::SeatId{0}, random),
                             settings, seed);
    }

 private:
    static constexpr std::size_t kHints = 4;

    std::shared_ptr<const Knowledge<Evaluator>> knowledge_;
};

using Made = engine::Result<std::shared_ptr<const ThinkingPlayers>>;

// The rules belong to the game; any of its tables leads to them, types and all.
template <EvaluatorOf E>
Made thinking_players(const engine::Game& game, std::string_view text) {
    using Evaluator = EvaluatorWithDefaults<E>;
    const auto weights = read_weights<Evaluator>(text);
    if (const auto* wrong = engine::mistake(weights)) return *wrong;
    const auto opened = game.open({game.scenarios().front().key, {}});
    if (const auto* wrong = engine::mistake(opened)) return *wrong;
    const auto* table = dynamic_cast<const engine::TableOf<typename Evaluator::Module>*>(
        std::get<std::unique_ptr<engine::Table>>(opened).get());
    if (table == nullptr) return std::shared_ptr<const ThinkingPlayers>();
    auto knowledge = std::make_shared<Knowledge<Evaluator>>(table->rules());
    knowledge->weights = std::get<typename Evaluator::Features>(weights);
    return std::make_shared<const ThinkingPlayersOf<Evaluator>>(std::move(knowledge));
}

}  // namespace levee::ai
