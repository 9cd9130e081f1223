#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "ai/explanation.h"
#include "ai/rollout.h"
#include "ai/time_budget.h"
#include "ai/workers.h"

namespace levee::ai {

// Trials by halves (sequential halving): ideas compete, each is played on in the same guessed
// worlds with the same dice, and after every round the better half goes on with twice the trials.
// So most of the work goes into telling the last few apart, and what is unknown to the seat is
// averaged over. What both sides decide after an idea is the business of its trees.
template <EvaluatorOf Evaluator>
class Halving {
 public:
    using State = typename Evaluator::State;
    using Action = typename Evaluator::Action;
    using Weights = typename Evaluator::Features;
    using Way = std::vector<typename Lookahead<Evaluator>::Step>;

    static constexpr std::size_t kAtOnce = 2;  // worlds, so that two workers have something to do

    // To act by these weights in the present activation, beginning with this action or with this
    // way if there is one.
    struct Idea {
        Weights weights;
        std::optional<Action> first;
        Way way{};
        double prior = 0;        // the chance that one-step thinking gives it
        bool favourite = false;  // stays to the end
        double doubt = 0;        // standard errors by which it must be better than the favourite
        std::vector<double> results;  // chances in its trials, world by world
        std::array<ReplyTree<Evaluator>, kAtOnce>
            trees{};  // one for each world that is tried at once
        std::size_t trials() const { return results.size(); }
        double chance() const {
            return std::accumulate(results.begin(), results.end(), 0.0) /
                   static_cast<double>(results.size());
        }
    };
    struct World {
        State state;
        std::uint64_t dice = 0;
    };

    // Without workers the player does the trials itself.
    Halving(const Knowledge<Evaluator>& knowledge, Workers* workers) : workers_(workers) {
        const std::size_t count = workers == nullptr ? 1 : workers->count();
        for (std::size_t i = 0; i < count; ++i) rollouts_.emplace_back(knowledge);
    }

    // How many trials the share of an open budget will pay for.
    double affordable(const TimeManager& budget) const {
        return cost_.calls == 0 ? kFirstGuess : budget.affords(cost_);
    }

    // The ideas in the end, the best first. `faith` is how many trials the prior is worth.
    // `imagine` makes another world.
    template <class Imagine>
    std::vector<Idea> run(std::vector<Idea> left, engine::SeatId seat, double faith,
                          TimeManager& budget, Imagine imagine) {
        std::vector<Idea> beaten;
        std::vector<World> worlds;
        std::size_t trials = 0;
        std::size_t done = 0;
        for (std::size_t round = 2; left.size() > 1 && done < kMost && !budget.empty();
             round *= 2) {
            for (const std::size_t until = std::min(done + round, kMost);
                 done < until && !budget.empty(); done += kAtOnce) {
                while (worlds.size() < done + kAtOnce) worlds.push_back(imagine());
                try_all(left, seat, &worlds[done], budget);
                trials += left.size() * kAtOnce;
            }
            sort(left, faith);
            drop_half(left, beaten);
        }
        if (trials > 0) cost_ = each(budget.spent(), static_cast<double>(trials));
        left.insert(left.end(), beaten.begin(), beaten.end());
        prefer_favourite(left);
        return left;
    }

 private:
    static constexpr std::size_t kMost = 128;  // trials of an idea
    static constexpr double kFirstGuess = 64;  // trials, before any was seen

    void try_all(std::vector<Idea>& ideas, engine::SeatId seat, const World* worlds,
                 TimeManager& budget) {
        results_.assign(ideas.size() * kAtOnce, 0);
        calls_.assign(rollouts_.size(), 0);
        const Workers::Task task = [&](std::size_t worker, std::size_t i) {
            Idea& idea = ideas[i / kAtOnce];
            const World& world = worlds[i % kAtOnce];
            auto& rollout = rollouts_[worker];
            const std::uint64_t before = rollout.calls();
            results_[i] =
                rollout.play(world.state, seat, idea, idea.trees[i % kAtOnce], world.dice);
            calls_[worker] += rollout.calls() - before;
        };
        if (workers_ != nullptr) {
            workers_->run(results_.size(), task);
        } else {
            for (std::size_t i = 0; i < results_.size(); ++i) task(0, i);
        }
        for (std::size_t i = 0; i < results_.size(); ++i) {
            ideas[i / kAtOnce].results.push_back(results_[i]);
        }
        for (const std::uint64_t calls : calls_) budget.report(calls);
    }

    static TimeManager::Cost each(const TimeManager::Cost& all, double trials) {
        return {all.seconds / trials, all.calls / trials};
    }

    static void drop_half(std::vector<Idea>& left, std::vector<Idea>& beaten) {
        const auto half = static_cast<std::ptrdiff_t>((left.size() + 1) / 2);
        const auto stays = [](const Idea& idea) { return idea.favourite; };
        const auto out = std::stable_partition(left.begin() + half, left.end(), stays);
        beaten.insert(beaten.begin(), out, left.end());
        left.erase(out, left.end());
    }

    // The favourite is given up for something doubtful only if that is surely better.
    static void prefer_favourite(std::vector<Idea>& ideas) {
        if (ideas.front().doubt == 0) return;
        const auto favourite =
            std::find_if(ideas.begin(), ideas.end(), [](const Idea& i) { return i.favourite; });
        if (favourite == ideas.end()) return;
        const std::size_t n = std::min(favourite->trials(), ideas.front().trials());
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const double more = ideas.front().results[i] - favourite->results[i];
            sum += more;
            squares += more * more;
        }
        const auto trials = static_cast<double>(n);
        const double variance = squares - sum * sum / trials;
        const bool sure =
            n > 1 && sum > ideas.front().doubt * std::sqrt(variance * trials / (trials - 1));
        if (!sure) std::rotate(ideas.begin(), favourite, favourite + 1);
    }

    // Priors and trials look at different moments; what lies between them is the same for all.
    static void sort(std::vector<Idea>& ideas, double faith) {
        double between = 0;
        for (const Idea& idea : ideas)
            between += (idea.chance() - idea.prior) / static_cast<double>(ideas.size());
        const auto value = [&](const Idea& idea) {
            const auto trials = static_cast<double>(idea.trials());
            return (idea.chance() * trials + faith * (idea.prior + between)) / (trials + faith);
        };
        std::stable_sort(ideas.begin(), ideas.end(),
                         [&](const Idea& a, const Idea& b) { return value(a) > value(b); });
    }

    Workers* workers_;
    std::deque<Rollout<Evaluator>> rollouts_;  // one for each worker
    std::vector<double> results_;
    std::vector<std::uint64_t> calls_;
    TimeManager::Cost cost_;  // of a trial
};

}  // namespace levee::ai
