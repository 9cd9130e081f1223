#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "ai/judge.h"
#include "engine/mistake.h"

namespace levee::ai {

// One line `name value` of an evaluation file; anything after a # is a comment.
struct WeightLine {
    std::string_view name;
    double value = 0;
};
// Reads the next line with a weight and cuts it off; false at the end.
engine::Result<bool> next_weight(std::string_view& text, int& number, WeightLine& line);

// What all players of a game share: its rules, its judge and the weights.
template <JudgeOf Judge>
struct Lore {
    const typename Judge::Rules& rules;
    Judge judge;
    typename Judge::Features weights{};

    explicit Lore(const typename Judge::Rules& of) : rules(of), judge(of) {}
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
