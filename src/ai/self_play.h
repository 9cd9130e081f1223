#pragma once

#include <vector>

#include "ai/knowledge.h"
#include "ai/lessons.h"
#include "ai/thinker.h"
#include "engine/chance.h"
#include "engine/playout.h"

namespace levee::ai {

// One game of greedy thinking against itself, with slips so that games differ. The figures are
// taken whenever another activation begins. This is a school and not a contest: it looks at the
// true state.
template <JudgeOf Judge>
Lessons self_play(const Knowledge<Judge>& knowledge, typename Judge::State s, const Care& care,
                  std::uint64_t seed) {
    engine::Random dice(seed);
    engine::Random thoughts(seed ^ 0x5bd1e995U);
    std::vector<Thinker<Judge>> seats(
        engine::kMostSeats,
        Thinker<Judge>(knowledge.rules, knowledge.judge, knowledge.weights, care));
    Lessons lessons;
    lessons.width = Judge::kFeatures;
    std::uint32_t activation = 0;
    for (std::uint64_t i = 0; i < engine::kLongestGame; ++i) {
        const engine::Actor actor = knowledge.rules.actor(s);
        if (actor.is_over()) break;
        if (actor.is_chance()) {
            knowledge.rules.apply(
                s, knowledge.rules.chance_action(s, dice.answer(knowledge.rules.chance(s))),
                nullptr);
            continue;
        }
        const std::uint32_t now = knowledge.judge.activation(s);
        if (now != 0 && now != activation && knowledge.judge.settled(s)) {
            activation = now;
            typename Judge::Features figures;
            knowledge.judge.features(s, figures);
            lessons.figures.insert(lessons.figures.end(), figures.begin(), figures.end());
        }
        knowledge.rules.apply(s, seats[actor.seat.raw].decide(s, thoughts), nullptr);
    }
    const auto winner = knowledge.judge.winner(s);
    const float result = !winner ? 0.5F : winner->raw == 0 ? 1.0F : 0.0F;
    lessons.results.assign(lessons.figures.size() / Judge::kFeatures, result);
    return lessons;
}

}  // namespace levee::ai
