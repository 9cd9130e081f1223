#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ai/greedy_player.h"
#include "ai/halving.h"
#include "ai/normal.h"
#include "ai/time_budget.h"

namespace levee::ai {

// Plans whole activations. A plan is a way of looking at things: the common weights, bent. Carried
// out by one-step thinking it is always legal, whatever the dice do, and a few numbers decide what
// all units do together. Decisions that do not move pieces (whom to activate, whom to strike, which
// order, how to react, what to lose) are weighed one by one. Both are decided by trials: playing
// on, with the enemy's answer, in worlds that the seat cannot tell from the true one.
template <EvaluatorOf Evaluator>
class PlannerPlayer final : public Opponent {
 public:
    using State = typename Evaluator::State;
    using Action = typename Evaluator::Action;
    using Weights = typename Evaluator::Features;
    using SeatId = engine::SeatId;

    PlannerPlayer(std::shared_ptr<const Knowledge<Evaluator>> knowledge, TimeBudget budget,
                  std::uint64_t seed, Workers* workers)
        : knowledge_(std::move(knowledge)),
          weights_(knowledge_->weights),
          lookahead_(knowledge_->rules, knowledge_->evaluator, weights_,
                     SearchSettings{.thorough = kWeighsMoves}),
          halving_(*knowledge_, workers),
          budget_(budget),
          random_(seed) {}

    Decision decide(const engine::Table& table,
                    std::optional<engine::Language> explained) override {
        const SeatId me = table.actor().seat;
        const State world = world_of<Evaluator>(table, me, random_);
        const std::uint32_t activation = knowledge_->evaluator.activation(world);
        constexpr bool kTold = Evaluator::kTellsActivations;
        if (!kTold || (activation != 0 && activation != activation_)) {
            if (!kTold || activation >> kTurnShift != activation_ >> kTurnShift) budget_.new_turn();
            activation_ = activation;
            planned_ = false;
            weights_ = knowledge_->weights;
        }
        notes_ = {};
        const Action action = choose(table, world, me);
        return {Evaluator::Module::notation(knowledge_->rules.board(), action),
                explained ? notes_.text(*knowledge_, world, action, *explained) : ""};
    }

    static constexpr unsigned kTurnShift = 12;  // of Evaluator::activation

 private:
    using Idea = typename Halving<Evaluator>::Idea;

    static constexpr bool kWeighsMoves = Evaluator::kMostWays > 0;
    static constexpr std::size_t kCandidates = 6;
    static constexpr std::size_t kUnweighed = 12;  // choices where all are tried
    static constexpr double kTrialsOfPlan = 6;     // that a plan should have to be worth a thought
    static constexpr double kForPlan = 0.20;       // of what is left of the turn
    static constexpr double kForDecision = 0.08;
    static constexpr double kFaith = 5.0;  // trials that one-step thinking is worth
    static constexpr double kDoubt = 1.0;  // standard errors to give up its favourite
    static constexpr double kBend = 0.8;

    Action choose(const engine::Table& table, const State& world, SeatId me) {
        if (const auto ready = lookahead_.without_thinking(world, notes_.kind)) return *ready;
        if (const auto habit = knowledge_->evaluator.habit(world)) {
            notes_.by_habit(habit->why);
            return habit->action;
        }
        typename Evaluator::Rules::Actions offered;
        knowledge_->rules.legal_actions(world, offered);
        const typename Evaluator::Rules::Actions all = offered;
        const bool moving = knowledge_->evaluator.narrow(world, offered);
        if constexpr (Evaluator::kMostPlans > 0) {
            if (moving && !planned_) {
                planned_ = true;
                if (const auto rest = plan(table, me, offered)) return *rest;
            }
        }
        const auto& ideas = lookahead_.think(world, random_);
        if (!notes_.chance) notes_.weighed(ideas);
        if (knowledge_->evaluator.known(world)) return ideas.front().action;
        if (offered.size() == 1 && all.size() <= kUnweighed)
            return best_of(table, me, with_others(ideas, all));
        const bool walking = knowledge_->evaluator.walk_key(world) != 0;
        if (walking && kWeighsMoves) return best_way(table, me, ideas.front().action);
        if (walking || ideas.size() == 1 || (moving && !kWeighsMoves)) return ideas.front().action;
        return best_of(table, me, ideas);
    }

    std::vector<Idea> compete(std::vector<Idea> ideas, const engine::Table& table, SeatId me,
                              double faith) {
        return halving_.run(std::move(ideas), me, faith, budget_, [&] {
            return typename Halving<Evaluator>::World{world_of<Evaluator>(table, me, random_),
                                                      random_.next()};
        });
    }

    // Bends the weights for this activation; or nobody shall move, and that is the action.
    std::optional<Action> plan(const engine::Table& table, SeatId me,
                               const typename Evaluator::Rules::Actions& offered) {
        budget_.open(kForPlan);
        const auto many =
            static_cast<std::size_t>(std::clamp(halving_.affordable(budget_) / kTrialsOfPlan, 1.0,
                                                static_cast<double>(Evaluator::kMostPlans)));
        std::vector<Idea> plans{
            {.weights = knowledge_->weights, .first = {}, .favourite = true, .results = {}}};
        for (const Action& action : offered)
            if (many > 1 && knowledge_->evaluator.is_rest(action))
                plans.push_back(
                    {.weights = knowledge_->weights, .first = action, .doubt = 1.0, .results = {}});
        while (plans.size() < many)
            plans.push_back({.weights = bent(), .first = {}, .results = {}});
        plans = compete(std::move(plans), table, me, 0);
        budget_.close();
        weights_ = plans.front().weights;
        if (plans.front().trials() > 0)
            notes_.played(plans.front().chance(), plans.front().trials());
        return plans.front().first;
    }

    Weights bent() {
        Weights weights = knowledge_->weights;
        for (auto& weight : weights) weight *= static_cast<float>(std::exp(normal(random_, kBend)));
        return weights;
    }

    // One step cannot judge whether to do what is not usual here; playing on can.
    static std::vector<typename Lookahead<Evaluator>::Idea> with_others(
        std::vector<typename Lookahead<Evaluator>::Idea> ideas,
        const typename Evaluator::Rules::Actions& all) {
        for (const Action& action : all)
            if (!(action == ideas.front().action)) ideas.push_back({action, ideas.front().value});
        return ideas;
    }

    // Where a piece goes, and what it does there; `otherwise` if it gets nowhere.
    Action best_way(const engine::Table& table, SeatId me, const Action& otherwise) {
        auto ways = lookahead_.best_ways(Evaluator::kMostWays);
        std::vector<Idea> left;
        for (auto& way : ways)
            if (way.value > ways.front().value - Lookahead<Evaluator>::kHopeless)
                left.push_back({.weights = weights_,
                                .first = {},
                                .way = std::move(way.steps),
                                .prior = chance_of(way.value),
                                .favourite = left.empty(),
                                .doubt = left.empty() ? 0.0 : kDoubt,
                                .results = {}});
        if (left.empty()) return otherwise;
        if (left.size() > 1) {
            budget_.open(kForDecision);
            left = compete(std::move(left), table, me, kFaith);
            budget_.close();
            if (left.front().trials() > 0)
                notes_.played(left.front().chance(), left.front().trials());
        }
        lookahead_.follow(left.front().way);
        return left.front().way.back().action;
    }

    Action best_of(const engine::Table& table, SeatId me,
                   const std::vector<typename Lookahead<Evaluator>::Idea>& ideas) {
        std::vector<Idea> left;
        for (const auto& idea : ideas)
            if (left.empty() ||
                (left.size() < kCandidates &&
                 idea.value > ideas.front().value - Lookahead<Evaluator>::kHopeless))
                left.push_back({.weights = weights_,
                                .first = idea.action,
                                .prior = chance_of(idea.value),
                                .favourite = left.empty(),
                                .doubt = left.empty() ? 0.0 : kDoubt,
                                .results = {}});
        const Action first = *left.front().first;
        if (left.size() == 1) return first;
        budget_.open(kForDecision);
        left = compete(std::move(left), table, me, kFaith);
        budget_.close();
        if (left.front().trials() == 0) return first;
        notes_.played(left.front().chance(), left.front().trials());
        if (left[1].trials() > 0) notes_.instead(*left[1].first, left[1].chance());
        if (!(*left.front().first == first)) lookahead_.forget_way();
        return *left.front().first;
    }

    std::shared_ptr<const Knowledge<Evaluator>> knowledge_;
    Weights weights_;  // of the plan
    Lookahead<Evaluator> lookahead_;
    Halving<Evaluator> halving_;
    TimeManager budget_;
    engine::Random random_;
    std::uint32_t activation_ = 0;
    bool planned_ = false;
    DecisionNotes<Evaluator> notes_;
};

}  // namespace levee::ai
