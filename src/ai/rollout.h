#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/judge.h"
#include "ai/lore.h"
#include "ai/thinker.h"
#include "engine/chance.h"

namespace levee::ai {

// Plays an activation and the enemy's answer to their end, quickly, and says how that looks.
template <JudgeOf Judge>
class Rollout {
 public:
    using Rules = typename Judge::Rules;
    using State = typename Judge::State;
    using Action = typename Judge::Action;
    using Weights = typename Judge::Features;
    using SeatId = engine::SeatId;

    explicit Rollout(const Lore<Judge>& lore)
        : lore_(lore),
          plain_(lore.rules, lore.judge, lore.weights, kQuick),
          planned_(lore.rules, lore.judge, planned_weights_, kQuick) {}

    std::uint64_t calls() const { return calls_ + plain_.calls() + planned_.calls(); }

    // `seat` acts by these weights in its present activation, beginning with this action if there
    // is one; everything else is played by the common ones. Dice follow the seed.
    double play(State s, SeatId seat, const Weights& weights, const std::optional<Action>& first,
                std::uint64_t seed) {
        planned_weights_ = weights;
        planned_.forget_way();
        plain_.forget_way();
        engine::Random dice(seed);
        engine::Random thoughts(seed ^ 0x5bd1e995U);
        if (first) apply(s, *first);
        std::uint32_t activation = lore_.judge.activation(s);
        int changes = 0;
        for (int i = 0; i < kLongest; ++i) {
            const engine::Actor actor = lore_.rules.actor(s);
            if (actor.is_over()) break;
            if (actor.is_chance()) {
                apply(s, lore_.rules.chance_action(s, dice.answer(lore_.rules.chance(s))));
                continue;
            }
            if (const std::uint32_t now = lore_.judge.activation(s);
                now != 0 && now != activation) {
                changes += activation == 0 ? 0 : 1;
                activation = now;
                if (changes > Judge::kHorizon && lore_.judge.settled(s)) break;
            }
            const bool own = actor.seat == seat && changes == 0;
            apply(s, own ? planned_.decide(s, thoughts) : plain_.decide(s, thoughts));
        }
        return plain_.worth(s, seat);
    }

 private:
    static constexpr Care kQuick{.outcomes = 4, .few = 1, .positions = 48};
    static constexpr int kLongest = 600;

    void apply(State& s, const Action& action) {
        ++calls_;
        lore_.rules.apply(s, action, nullptr);
    }

    const Lore<Judge>& lore_;
    Weights planned_weights_{};
    Thinker<Judge> plain_;
    Thinker<Judge> planned_;
    std::uint64_t calls_ = 0;
};

// Numbers around 0 with this deviation.
inline double normal(engine::Random& random, double deviation) {
    double sum = 0;  // twelve uniform numbers are as good as a normal one
    for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.below(65536)) / 65536.0;
    return (sum - 6) * deviation;
}

}  // namespace levee::ai
