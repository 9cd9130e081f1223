#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

#include "ai/knowledge.h"
#include "ai/lookahead.h"

namespace levee::ai {

// Why a choice is good, in words: it is carried out a few times, and the figure by which its side
// gains most is what it is for. The game says what that means here (Evaluator::reason); nothing
// where nothing is gained that can be named.
template <EvaluatorOf Evaluator>
class Reasons {
 public:
    using Rules = typename Evaluator::Rules;
    using State = typename Evaluator::State;
    using Action = typename Evaluator::Action;
    using Figures = typename Evaluator::Features;

    explicit Reasons(const Knowledge<Evaluator>& knowledge) : knowledge_(knowledge) {}

    // The world is one that the actor, a seat, cannot tell from the true one.
    std::string why(const State& world, const Action& action, engine::Language language) const {
        const auto outlooks = outlooks_of(world, action);
        const engine::SideId side =
            knowledge_.rules.side_of(world, knowledge_.rules.actor(world).seat);
        Figures now;
        knowledge_.evaluator.features(world, now);
        const auto gain = [&](const Outlook& outlook, std::size_t i) {
            const double more = (outlook.figures[i] - now[i]) * knowledge_.weights[i];
            return side.raw == 0 ? more : -more;
        };
        std::array<double, Evaluator::kFeatures> gains{};
        for (std::size_t i = 0; i < gains.size(); ++i)
            for (const Outlook& outlook : outlooks) gains[i] += gain(outlook, i) / kTimes;
        std::array<std::size_t, Evaluator::kFeatures> order{};
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, std::ranges::greater{},
                                 [&](std::size_t i) { return gains[i]; });
        for (const std::size_t i : order) {
            if (gains[i] < kWorthAWord) break;
            // The course that shows best what is meant.
            const auto& clearest = *std::ranges::max_element(
                outlooks, {}, [&](const Outlook& outlook) { return gain(outlook, i); });
            const auto words = knowledge_.evaluator.reason(world, action, clearest.after, i, side);
            if (words) return words->in(language);
        }
        const auto words = knowledge_.evaluator.reason(world, action, outlooks.front().after,
                                                       Evaluator::kFeatures, side);
        return words ? words->in(language) : std::string();
    }

 private:
    static constexpr std::size_t kTimes = 6;  // that a choice is carried out
    static constexpr double kWorthAWord = 0.003;
    static constexpr int kLongest = 60;

    struct Outlook {
        State after;
        Figures figures;
    };

    std::vector<Outlook> outlooks_of(const State& world, const Action& action) const {
        const auto& [rules, evaluator, policy, weights] = knowledge_;
        const engine::SeatId me = rules.actor(world).seat;
        Lookahead<Evaluator> lookahead(rules, evaluator, weights, SearchSettings{});
        const auto way = lookahead.way_after(world, me, action);
        std::vector<Outlook> outlooks;
        engine::Random dice(1);
        for (std::size_t i = 0; i < kTimes; ++i) {
            State s = world;
            rules.apply(s, action, nullptr);
            for (int steps = 0; steps < kLongest; ++steps) {
                const engine::Actor actor = rules.actor(s);
                if (actor.is_over()) break;
                if (actor.is_chance()) {
                    rules.apply(s, rules.chance_action(s, dice.answer(rules.chance(s))), nullptr);
                    continue;
                }
                if (evaluator.settled(s)) break;
                rules.apply(s, next(s, actor.seat == me, way), nullptr);
            }
            outlooks.push_back({s, {}});
            evaluator.features(s, outlooks.back().figures);
        }
        return outlooks;
    }

    Action next(const State& s, bool mine,
                const std::vector<typename Lookahead<Evaluator>::Step>& way) const {
        const std::uint64_t key = mine ? knowledge_.evaluator.walk_key(s) : 0;
        if (key != 0)
            for (const auto& step : way)
                if (step.key == key && knowledge_.rules.why_not(s, step.action).legal())
                    return step.action;
        return knowledge_.evaluator.usual(s);
    }

    const Knowledge<Evaluator>& knowledge_;
};

}  // namespace levee::ai
