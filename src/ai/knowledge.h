#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ai/evaluator.h"
#include "ai/weights.h"
#include "engine/contract/mistake.h"

namespace levee::ai {

// What all players of a game share, made once: its rules, its evaluation and its rules of thumb.
template <EvaluatorOf Evaluator>
struct Knowledge {
    const typename Evaluator::Rules& rules;
    Evaluator evaluator;
    typename Evaluator::Policy policy;
    typename Evaluator::Features weights{};

    explicit Knowledge(const typename Evaluator::Rules& of)
        : rules(of), evaluator(of), policy(of) {}
};

// Weights that are not named are 0.
template <EvaluatorOf Evaluator>
engine::Result<typename Evaluator::Features> read_weights(std::string_view text) {
    typename Evaluator::Features weights{};
    const std::vector<std::string> names = Evaluator::names();
    assert(names.size() == weights.size() && "every figure has a name");
    int number = 0;
    while (true) {
        WeightLine line;
        const auto read = next_weight(text, number, line);
        if (const auto* wrong = engine::mistake(read)) return *wrong;
        if (!std::get<bool>(read)) return weights;
        std::size_t i = 0;
        while (i < names.size() && names[i] != line.name) ++i;
        if (i == names.size())
            return engine::Mistake{"line " + std::to_string(number),
                                   "there is no feature '" + std::string(line.name) + "'"};
        weights[i] = static_cast<float>(line.value);
    }
}

}  // namespace levee::ai
