#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "ai/evaluator.h"
#include "ai/knowledge.h"
#include "ai/lookahead.h"
#include "ai/reply_tree.h"
#include "engine/contract/chance.h"

namespace levee::ai {

// Plays an activation to its end and what follows it, quickly, and says what chance that leaves.
// The activation is played by one-step thinking, the rest as a rule by rules of thumb: they cost
// next to nothing, and tell one plan from another as well. Now and then it is played by thinking
// too, so that what only a clever enemy punishes is not overlooked.
template <EvaluatorOf Evaluator>
class Rollout {
 public:
    using Rules = typename Evaluator::Rules;
    using State = typename Evaluator::State;
    using Action = typename Evaluator::Action;
    using Weights = typename Evaluator::Features;
    using SeatId = engine::SeatId;

    explicit Rollout(const Knowledge<Evaluator>& knowledge)
        : knowledge_(knowledge),
          plain_(knowledge.rules, knowledge.evaluator, knowledge.weights, kQuick),
          planned_(knowledge.rules, knowledge.evaluator, planned_weights_, kQuick) {}

    std::uint64_t calls() const { return calls_ + plain_.calls() + planned_.calls(); }

    // `seat` acts by the idea in its present activation; what follows is played as said above,
    // after what the tree wants to try. Dice follow the seed.
    template <class Idea>
    double play(State s, SeatId seat, const Idea& idea, ReplyTree<Evaluator>& tree,
                std::uint64_t seed) {
        tree.begin();
        planned_weights_ = idea.weights;
        planned_.follow(idea.way);
        plain_.forget_way();
        engine::Random dice(seed);
        engine::Random thoughts(seed ^ 0x5bd1e995U);
        const bool clever = thoughts.below(Evaluator::kCleverEnemy) == 0;
        if (idea.first) apply(s, *idea.first);
        std::uint32_t activation = knowledge_.evaluator.activation(s);
        int changes = 0;
        for (int i = 0; i < kLongest; ++i) {
            const engine::Actor actor = knowledge_.rules.actor(s);
            if (actor.is_over()) break;
            if (actor.is_chance()) {
                apply(s,
                      knowledge_.rules.chance_action(s, dice.answer(knowledge_.rules.chance(s))));
                continue;
            }
            if (const std::uint32_t now = knowledge_.evaluator.activation(s);
                now != 0 && now != activation) {
                changes += activation == 0 ? 0 : 1;
                activation = now;
                if (changes == 1) planned_weights_ = knowledge_.weights;
                if (changes > Evaluator::kHorizon && knowledge_.evaluator.settled(s)) break;
            }
            // A plan that begins before the activation is chosen must see it through.
            const bool planned = actor.seat == seat && changes <= 1;
            if (tree.inside() &&
                try_reply(s, actor.seat, planned ? planned_ : plain_, tree, thoughts))
                continue;
            if (planned)
                apply(s, planned_.decide(s, thoughts));
            else
                apply(s,
                      clever ? plain_.decide(s, thoughts) : knowledge_.policy.choose(s, thoughts));
        }
        const engine::SideId side = knowledge_.rules.side_of(s, seat);
        const double chance = chance_of(plain_.worth(s, side));
        tree.learn(side, chance);
        return chance;
    }

 private:
    static constexpr SearchSettings kQuick{.outcomes = 4, .few = 1, .positions = 96};
    static constexpr int kLongest = 600;

    // The tree decides what moves nobody; moves are many, and thinking finds them.
    bool try_reply(State& s, SeatId seat, Lookahead<Evaluator>& lookahead,
                   ReplyTree<Evaluator>& tree, engine::Random& thoughts) {
        if (knowledge_.evaluator.walk_key(s) != 0) return false;
        typename Rules::Actions offered;
        knowledge_.rules.legal_actions(s, offered);
        if (offered.size() == 1) return false;
        typename Rules::Actions narrowed = offered;
        if (knowledge_.evaluator.narrow(s, narrowed) || narrowed.size() == 1) return false;
        const auto likely = [&](std::vector<Action>& choices) {
            const auto& ideas = lookahead.think(s, thoughts);
            for (const auto& idea : ideas)
                // The best stays even if it is hopeless: a way may be too long to be walked.
                if (choices.empty() ||
                    idea.value > ideas.front().value - Lookahead<Evaluator>::kHopeless)
                    choices.push_back(idea.action);
        };
        const Action chosen = tree.choose(seat, knowledge_.rules.side_of(s, seat), offered, likely);
        lookahead.forget_way();
        apply(s, chosen);
        return true;
    }

    void apply(State& s, const Action& action) {
        ++calls_;
        knowledge_.rules.apply(s, action, nullptr);
    }

    const Knowledge<Evaluator>& knowledge_;
    Lookahead<Evaluator> plain_;
    Weights planned_weights_{};
    Lookahead<Evaluator> planned_;
    std::uint64_t calls_ = 0;
};

}  // namespace levee::ai
