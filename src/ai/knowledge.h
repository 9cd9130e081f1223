#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "ai/judge.h"
#include "ai/weights.h"
#include "engine/mistake.h"

namespace levee::ai {

// What all players of a game share, made once: its rules, its evaluation and its rules of thumb.
template <JudgeOf Judge>
struct Knowledge {
    const typename Judge::Rules& rules;
    Judge judge;
    typename Judge::Policy policy;
    typename Judge::Features weights{};

    explicit Knowledge(const typename Judge::Rules& of) : rules(of), judge(of), policy(of) {}
};

// Weights that are not named are 0.
template <JudgeOf Judge>
engine::Result<typename Judge::Features> read_weights(std::string_view text) {
    typename Judge::Features weights{};
    int number = 0;
    while (true) {
        WeightLine line;
        const auto read = next_weight(text, number, line);
        if (const auto* wrong = engine::mistake(read)) return *wrong;
        if (!std::get<bool>(read)) return weights;
        std::size_t i = 0;
        while (i < Judge::kFeatures && Judge::name(i) != line.name) ++i;
        if (i == Judge::kFeatures)
            return engine::Mistake{"line " + std::to_string(number),
                                   "there is no feature '" + std::string(line.name) + "'"};
        weights[i] = static_cast<float>(line.value);
    }
}

}  // namespace levee::ai
