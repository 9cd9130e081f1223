#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "ai/judge.h"
#include "ai/knowledge.h"
#include "ai/reply_tree.h"
#include "ai/thinker.h"
#include "engine/chance.h"

namespace levee::ai {

// Plays an activation to its end and what follows it, quickly, and says what chance that leaves.
// The activation is played by one-step thinking, the rest as a rule by rules of thumb: they cost
// next to nothing, and tell one plan from another as well. Now and then it is played by thinking
// too, so that what only a clever enemy punishes is not overlooked.
template <JudgeOf Judge>
class Rollout {
 public:
    using Rules = typename Judge::Rules;
    using State = typename Judge::State;
    using Action = typename Judge::Action;
    using Weights = typename Judge::Features;
    using SeatId = engine::SeatId;

    explicit Rollout(const Knowledge<Judge>& knowledge)
        : knowledge_(knowledge),
          plain_(knowledge.rules, knowledge.judge, knowledge.weights, kQuick),
          planned_(knowledge.rules, knowledge.judge, planned_weights_, kQuick) {}

    std::uint64_t calls() const { return calls_ + plain_.calls() + planned_.calls(); }

    // `seat` acts by the idea in its present activation; what follows is played as said above,
    // after what the tree wants to try. Dice follow the seed.
    template <class Idea>
    double play(State s, SeatId seat, const Idea& idea, ReplyTree<Judge>& tree,
                std::uint64_t seed) {
        tree.begin();
        planned_weights_ = idea.weights;
        planned_.follow(idea.way);
        plain_.forget_way();
        engine::Random dice(seed);
        engine::Random thoughts(seed ^ 0x5bd1e995U);
        const bool clever = thoughts.below(Judge::kCleverEnemy) == 0;
        if (idea.first) apply(s, *idea.first);
        std::uint32_t activation = knowledge_.judge.activation(s);
        int changes = 0;
        for (int i = 0; i < kLongest; ++i) {
            const engine::Actor actor = knowledge_.rules.actor(s);
            if (actor.is_over()) break;
            if (actor.is_chance()) {
                apply(s,
                      knowledge_.rules.chance_action(s, dice.answer(knowledge_.rules.chance(s))));
                continue;
            }
            if (const std::uint32_t now = knowledge_.judge.activation(s);
                now != 0 && now != activation) {
                changes += activation == 0 ? 0 : 1;
                activation = now;
                if (changes == 1) planned_weights_ = knowledge_.weights;
                if (changes > Judge::kHorizon && knowledge_.judge.settled(s)) break;
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
    static constexpr Care kQuick{.outcomes = 4, .few = 1, .positions = 96};
    static constexpr int kLongest = 600;

    // The tree decides what moves nobody; moves are many, and thinking finds them.
    bool try_reply(State& s, SeatId seat, Thinker<Judge>& thinker, ReplyTree<Judge>& tree,
                   engine::Random& thoughts) {
        if (knowledge_.judge.walk_key(s) != 0) return false;
        typename Rules::Actions offered;
        knowledge_.rules.legal_actions(s, offered);
        if (offered.size() == 1) return false;
        typename Rules::Actions narrowed = offered;
        if (knowledge_.judge.narrow(s, narrowed) || narrowed.size() == 1) return false;
        const auto likely = [&](std::vector<Action>& choices) {
            const auto& ideas = thinker.think(s, thoughts);
            for (const auto& idea : ideas)
                // The best stays even if it is hopeless: a way may be too long to be walked.
                if (choices.empty() || idea.value > ideas.front().value - Thinker<Judge>::kHopeless)
                    choices.push_back(idea.action);
        };
        const Action chosen = tree.choose(seat, knowledge_.rules.side_of(s, seat), offered, likely);
        thinker.forget_way();
        apply(s, chosen);
        return true;
    }

    void apply(State& s, const Action& action) {
        ++calls_;
        knowledge_.rules.apply(s, action, nullptr);
    }

    const Knowledge<Judge>& knowledge_;
    Thinker<Judge> plain_;
    Weights planned_weights_{};
    Thinker<Judge> planned_;
    std::uint64_t calls_ = 0;
};

}  // namespace levee::ai
