#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ai/contest.h"
#include "ai/greedy_player.h"
#include "ai/normal.h"
#include "ai/purse.h"

namespace levee::ai {

// Plans whole activations. A plan is a way of looking at things: the common weights, bent. Carried
// out by one-step thinking it is always legal, whatever the dice do, and a few numbers decide what
// all units do together. Decisions that do not move pieces (whom to activate, whom to strike, which
// order, how to react, what to lose) are weighed one by one. Both are decided by a contest: playing
// on, with the enemy's answer, in worlds that the seat cannot tell from the true one.
template <JudgeOf Judge>
class PlannerPlayer final : public Opponent {
 public:
    using State = typename Judge::State;
    using Action = typename Judge::Action;
    using Weights = typename Judge::Features;
    using SeatId = engine::SeatId;

    PlannerPlayer(std::shared_ptr<const Knowledge<Judge>> knowledge, Budget budget,
                  std::uint64_t seed, Crew* crew)
        : knowledge_(std::move(knowledge)),
          weights_(knowledge_->weights),
          thinker_(knowledge_->rules, knowledge_->judge, weights_, Care{.thorough = kWeighsMoves}),
          contest_(*knowledge_, crew),
          purse_(budget),
          random_(seed) {}

    Decision decide(const engine::Table& table, engine::Language language) override {
        const SeatId me = table.actor().seat;
        const State world = world_of<Judge>(table, me, random_);
        const std::uint32_t activation = knowledge_->judge.activation(world);
        if (activation != 0 && activation != activation_) {
            if (activation >> kTurnShift != activation_ >> kTurnShift) purse_.new_turn();
            activation_ = activation;
            planned_ = false;
            weights_ = knowledge_->weights;
        }
        account_ = {};
        const Action action = choose(table, world, me);
        return {Judge::Module::notation(knowledge_->rules.board(), action),
                account_.text(*knowledge_, world, language)};
    }

    static constexpr unsigned kTurnShift = 12;  // of Judge::activation

 private:
    using Idea = typename Contest<Judge>::Idea;

    static constexpr bool kWeighsMoves = Judge::kMostWays > 0;
    static constexpr std::size_t kCandidates = 6;
    static constexpr std::size_t kUnweighed = 12;  // choices where all are tried
    static constexpr double kTrialsOfPlan = 6;     // that a plan should have to be worth a thought
    static constexpr double kForPlan = 0.20;       // of what is left of the turn
    static constexpr double kForDecision = 0.08;
    static constexpr double kFaith = 5.0;  // trials that one-step thinking is worth
    static constexpr double kDoubt = 1.0;  // standard errors to give up its favourite
    static constexpr double kBend = 0.8;

    Action choose(const engine::Table& table, const State& world, SeatId me) {
        if (const auto ready = thinker_.without_thinking(world, account_.kind)) return *ready;
        if (const auto habit = knowledge_->judge.habit(world)) {
            account_.kind = Reason::Kind::Habit;
            return *habit;
        }
        typename Judge::Rules::Actions offered;
        knowledge_->rules.legal_actions(world, offered);
        const typename Judge::Rules::Actions all = offered;
        const bool moving = knowledge_->judge.narrow(world, offered);
        if constexpr (Judge::kMostPlans > 0) {
            if (moving && !planned_) {
                planned_ = true;
                if (const auto rest = plan(table, me, offered)) return *rest;
            }
        }
        const auto& ideas = thinker_.think(world, random_);
        if (!account_.chance) account_.weighed(ideas);
        if (knowledge_->judge.known(world)) return ideas.front().action;
        if (offered.size() == 1 && all.size() <= kUnweighed)
            return best_of(table, me, with_others(ideas, all));
        const bool walking = knowledge_->judge.walk_key(world) != 0;
        if (walking && kWeighsMoves) return best_way(table, me, ideas.front().action);
        if (walking || ideas.size() == 1 || (moving && !kWeighsMoves)) return ideas.front().action;
        return best_of(table, me, ideas);
    }

    std::vector<Idea> compete(std::vector<Idea> ideas, const engine::Table& table, SeatId me,
                              double faith) {
        return contest_.hold(std::move(ideas), me, faith, purse_, [&] {
            return
                typename Contest<Judge>::World{world_of<Judge>(table, me, random_), random_.next()};
        });
    }

    // Bends the weights for this activation; or nobody shall move, and that is the action.
    std::optional<Action> plan(const engine::Table& table, SeatId me,
                               const typename Judge::Rules::Actions& offered) {
        purse_.open(kForPlan);
        const auto many =
            static_cast<std::size_t>(std::clamp(contest_.affordable(purse_) / kTrialsOfPlan, 1.0,
                                                static_cast<double>(Judge::kMostPlans)));
        std::vector<Idea> plans{
            {.weights = knowledge_->weights, .first = {}, .favourite = true, .results = {}}};
        for (const Action& action : offered)
            if (many > 1 && knowledge_->judge.is_rest(action))
                plans.push_back(
                    {.weights = knowledge_->weights, .first = action, .doubt = 1.0, .results = {}});
        while (plans.size() < many)
            plans.push_back({.weights = bent(), .first = {}, .results = {}});
        plans = compete(std::move(plans), table, me, 0);
        purse_.close();
        weights_ = plans.front().weights;
        if (plans.front().trials() > 0)
            account_.played(plans.front().chance(), plans.front().trials());
        return plans.front().first;
    }

    Weights bent() {
        Weights weights = knowledge_->weights;
        for (auto& weight : weights) weight *= static_cast<float>(std::exp(normal(random_, kBend)));
        return weights;
    }

    // One step cannot judge whether to do what is not usual here; playing on can.
    static std::vector<typename Thinker<Judge>::Idea> with_others(
        std::vector<typename Thinker<Judge>::Idea> ideas,
        const typename Judge::Rules::Actions& all) {
        for (const Action& action : all)
            if (!(action == ideas.front().action)) ideas.push_back({action, ideas.front().value});
        return ideas;
    }

    // Where a piece goes, and what it does there; `otherwise` if it gets nowhere.
    Action best_way(const engine::Table& table, SeatId me, const Action& otherwise) {
        auto ways = thinker_.best_ways(Judge::kMostWays);
        std::vector<Idea> left;
        for (auto& way : ways)
            if (way.value > ways.front().value - Thinker<Judge>::kHopeless)
                left.push_back({.weights = weights_,
                                .first = {},
                                .way = std::move(way.steps),
                                .prior = chance_of(way.value),
                                .favourite = left.empty(),
                                .doubt = left.empty() ? 0.0 : kDoubt,
                                .results = {}});
        if (left.empty()) return otherwise;
        if (left.size() > 1) {
            purse_.open(kForDecision);
            left = compete(std::move(left), table, me, kFaith);
            purse_.close();
            if (left.front().trials() > 0)
                account_.played(left.front().chance(), left.front().trials());
        }
        thinker_.follow(left.front().way);
        return left.front().way.back().action;
    }

    Action best_of(const engine::Table& table, SeatId me,
                   const std::vector<typename Thinker<Judge>::Idea>& ideas) {
        std::vector<Idea> left;
        for (const auto& idea : ideas)
            if (left.empty() || (left.size() < kCandidates &&
                                 idea.value > ideas.front().value - Thinker<Judge>::kHopeless))
                left.push_back({.weights = weights_,
                                .first = idea.action,
                                .prior = chance_of(idea.value),
                                .favourite = left.empty(),
                                .doubt = left.empty() ? 0.0 : kDoubt,
                                .results = {}});
        const Action first = *left.front().first;
        if (left.size() == 1) return first;
        purse_.open(kForDecision);
        left = compete(std::move(left), table, me, kFaith);
        purse_.close();
        if (left.front().trials() == 0) return first;
        account_.played(left.front().chance(), left.front().trials());
        if (left[1].trials() > 0) account_.instead(*left[1].first, left[1].chance());
        if (!(*left.front().first == first)) thinker_.forget_way();
        return *left.front().first;
    }

    std::shared_ptr<const Knowledge<Judge>> knowledge_;
    Weights weights_;  // of the plan
    Thinker<Judge> thinker_;
    Contest<Judge> contest_;
    Purse purse_;
    engine::Random random_;
    std::uint32_t activation_ = 0;
    bool planned_ = false;
    Account<Judge> account_;
};

}  // namespace levee::ai
