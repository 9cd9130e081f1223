#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ai/greedy_player.h"
#include "ai/purse.h"
#include "ai/rollout.h"

namespace levee::ai {

// Plans whole activations. A plan is a way of looking at things: the common weights, bent. Carried
// out by one-step thinking it is always legal, whatever the dice do, and a few numbers decide what
// all units do together. Plans are bred by trying them against the same dice, with the enemy's
// answer, and only what beats the common weights clearly is used. Decisions that do not move pieces
// (whom to activate, whom to strike, which order, what to lose) are compared by playing on.
template <JudgeOf Judge>
class PlannerPlayer final : public Opponent {
 public:
    using State = typename Judge::State;
    using Action = typename Judge::Action;
    using Weights = typename Judge::Features;
    using SeatId = engine::SeatId;

    PlannerPlayer(std::shared_ptr<const Lore<Judge>> lore, Budget budget, std::uint64_t seed)
        : lore_(std::move(lore)),
          weights_(lore_->weights),
          thinker_(lore_->rules, lore_->judge, weights_, Care{}),
          rollout_(*lore_),
          purse_(budget),
          random_(seed) {}

    Decision decide(const engine::Table& table, engine::Language language) override {
        const SeatId me = table.actor().seat;
        const State world = world_of<Judge>(table, me, random_);
        const std::uint32_t activation = lore_->judge.activation(world);
        if (activation != 0 && activation != activation_) {
            if (activation >> kTurnShift != activation_ >> kTurnShift) purse_.new_turn();
            activation_ = activation;
            planned_ = false;
            weights_ = lore_->weights;
        }
        expected_.reset();
        const Action action = choose(table, world, me);
        return {Judge::Module::notation(lore_->rules.board(), action),
                reason_of(chance_of(expected_.value_or(thinker_.worth(world, me))), language)};
    }

    static constexpr unsigned kTurnShift = 12;  // of Judge::activation

 private:
    static constexpr std::size_t kCandidates = 6;
    static constexpr std::size_t kTrials = 12;  // of a plan, with other dice each
    static constexpr double kForPlan = 0.30;    // of what is left of the turn
    static constexpr double kForDecision = 0.06;
    static constexpr double kHopeless = 2.0;  // an idea so much worse is not tried

    Action choose(const engine::Table& table, const State& world, SeatId me) {
        typename Judge::Rules::Actions offered;
        lore_->rules.legal_actions(world, offered);
        if (offered.size() == 1) return offered[0];
        if (const auto next = thinker_.on_the_way(world)) return *next;
        typename Judge::Rules::Actions narrowed = offered;
        const bool moving = lore_->judge.narrow(world, narrowed);
        if (moving && !planned_) {
            planned_ = true;
            plan(table, me);
        }
        const auto& ideas = thinker_.think(world, random_);
        if (moving || ideas.size() == 1 || lore_->judge.walk_key(world) != 0)
            return ideas.front().action;
        return best_of(table, me, ideas);
    }

    // The worlds in which things are tried: as many as there are secrets to guess.
    void imagine(const engine::Table& table, SeatId me) {
        worlds_.clear();
        seeds_.clear();
        for (std::size_t i = 0; i < kTrials; ++i) {
            worlds_.push_back(world_of<Judge>(table, me, random_));
            seeds_.push_back(random_.next());
        }
    }
    double trial(SeatId me, std::size_t i, const Weights& weights,
                 const std::optional<Action>& first) {
        const std::uint64_t before = rollout_.calls();
        const double value = rollout_.play(worlds_[i], me, weights, first, seeds_[i]);
        purse_.report(rollout_.calls() - before);
        return value;
    }

    void plan(const engine::Table& table, SeatId me) {
        purse_.open(kForPlan);
        if (!purse_.empty()) {
            imagine(table, me);
            std::vector<double> standard;
            for (std::size_t i = 0; i < kTrials && !purse_.empty(); ++i)
                standard.push_back(trial(me, i, lore_->weights, {}));
            std::vector<double> best = standard;
            for (int generation = 0; !purse_.empty(); ++generation) {
                // Every other one is bred from the best so far.
                const bool fresh = generation % 2 == 0;
                const Weights bent = fresh ? bend(lore_->weights, kWide) : bend(weights_, kNarrow);
                if (beats(me, bent, best)) weights_ = bent;
            }
            double sum = 0;
            for (const double value : best) sum += value;
            expected_ =
                best.empty() ? std::optional<double>() : sum / static_cast<double>(best.size());
        }
        purse_.close();
    }

    static constexpr double kWide = 0.8;
    static constexpr double kNarrow = 0.4;

    Weights bend(const Weights& from, double deviation) {
        Weights bent = from;
        for (auto& weight : bent)
            weight *= static_cast<float>(std::exp(normal(random_, deviation)));
        return bent;
    }

    // Against the same dice, and by more than luck; then these results are the ones to beat.
    bool beats(SeatId me, const Weights& weights, std::vector<double>& best) {
        std::vector<double> mine;
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < best.size(); ++i) {
            if (purse_.empty() && i + 1 < best.size()) return false;
            mine.push_back(trial(me, i, weights, {}));
            const double more = mine[i] - best[i];
            sum += more;
            squares += more * more;
            if (i + 1 >= kFirstLook && sum < 0) return false;
        }
        if (mine.size() < kFirstLook) return false;
        const auto n = static_cast<double>(mine.size());
        const double variance = std::max(squares / n - (sum / n) * (sum / n), 1e-9);
        if (sum / n < std::sqrt(variance / n)) return false;
        best = std::move(mine);
        return true;
    }
    static constexpr std::size_t kFirstLook = 3;

    // Halves the candidates round by round, each with twice the trials of the round before.
    Action best_of(const engine::Table& table, SeatId me,
                   const std::vector<typename Thinker<Judge>::Idea>& ideas) {
        struct Candidate {
            Action action{};
            double prior = 0;
            double sum = 0;
            std::size_t trials = 0;
            double mean() const { return trials == 0 ? prior : sum / static_cast<double>(trials); }
        };
        std::vector<Candidate> left;
        for (const auto& idea : ideas)
            if (left.size() < kCandidates && idea.value > ideas.front().value - kHopeless)
                left.push_back({idea.action, idea.value});
        const Action first = left.front().action;
        if (left.size() == 1) return first;
        purse_.open(kForDecision);
        if (!purse_.empty()) imagine(table, me);
        std::size_t done = 0;
        for (std::size_t round = 2; left.size() > 1 && !purse_.empty() && done < kTrials;
             round *= 2) {
            const std::size_t until = std::min(done + round, kTrials);
            for (std::size_t i = done; i < until && !purse_.empty(); ++i)
                for (auto& candidate : left) {
                    candidate.sum += trial(me, i, weights_, candidate.action);
                    ++candidate.trials;
                }
            done = until;
            std::stable_sort(left.begin(), left.end(), [](const Candidate& a, const Candidate& b) {
                return a.mean() > b.mean();
            });
            left.resize((left.size() + 1) / 2);
        }
        purse_.close();
        if (left.front().trials < 2) return first;
        expected_ = left.front().mean();
        if (!(left.front().action == first)) thinker_.forget_way();
        return left.front().action;
    }

    std::shared_ptr<const Lore<Judge>> lore_;
    Weights weights_;  // of the plan
    Thinker<Judge> thinker_;
    Rollout<Judge> rollout_;
    Purse purse_;
    engine::Random random_;
    std::uint32_t activation_ = 0;
    bool planned_ = false;
    std::optional<double> expected_;
    std::vector<State> worlds_;
    std::vector<std::uint64_t> seeds_;
};

}  // namespace levee::ai
