#pragma once

#include <vector>

#include "ai/knowledge.h"
#include "ai/lookahead.h"
#include "ai/training_set.h"
#include "engine/contract/chance.h"
#include "engine/proofs/playout.h"

namespace levee::ai {

// One game of greedy thinking against itself, with slips so that games differ. The figures are
// taken whenever another activation begins. Nobody is to be beaten here, so it looks at the
// true state.
template <EvaluatorOf Evaluator>
TrainingSet self_play(const Knowledge<Evaluator>& knowledge, typename Evaluator::State s,
                      const SearchSettings& settings, std::uint64_t seed) {
    engine::Random dice(seed);
    engine::Random thoughts(seed ^ 0x5bd1e995U);
    std::vector<Lookahead<Evaluator>> seats(
        engine::kMostSeats,
        Lookahead<Evaluator>(knowledge.rules, knowledge.evaluator, knowledge.weights, settings));
    TrainingSet training;
    training.width = Evaluator::kFeatures;
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
        const std::uint32_t now = knowledge.evaluator.activation(s);
        if (now != 0 && now != activation && knowledge.evaluator.settled(s)) {
            activation = now;
            typename Evaluator::Features figures;
            knowledge.evaluator.features(s, figures);
            training.figures.insert(training.figures.end(), figures.begin(), figures.end());
        }
        knowledge.rules.apply(s, seats[actor.seat.raw].decide(s, thoughts), nullptr);
    }
    const auto winner = knowledge.evaluator.winner(s);
    const float result = !winner ? 0.5F : winner->raw == 0 ? 1.0F : 0.0F;
    training.results.assign(training.figures.size() / Evaluator::kFeatures, result);
    return training;
}

}  // namespace levee::ai
