#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/explanation.h"
#include "ai/knowledge.h"
#include "ai/lookahead.h"
#include "ai/reasons.h"

namespace levee::ai {

// What a player remembers of a decision, to tell why.
template <EvaluatorOf Evaluator>
struct DecisionNotes {
    using Action = typename Evaluator::Action;

    Explanation::Kind kind = Explanation::Kind::Weighed;
    std::optional<double> chance;  // of winning
    std::size_t trials = 0;
    engine::Sentence why{};  // of a habit
    std::optional<Action> other;
    double other_chance = 0;

    void weighed(const std::vector<typename Lookahead<Evaluator>::Idea>& ideas) {
        chance = chance_of(ideas.front().value);
        if (ideas.size() > 1) instead(ideas[1].action, chance_of(ideas[1].value));
    }
    void played(double mean, std::size_t times) {
        chance = mean;
        trials = times;
        other.reset();
    }
    void by_habit(const engine::Sentence& reason) {
        kind = Explanation::Kind::Habit;
        why = reason;
    }
    void instead(const Action& action, double its_chance) {
        other = action;
        other_chance = its_chance;
    }

    // Why the action was chosen, in the world as the player knew it.
    std::string text(const Knowledge<Evaluator>& knowledge, const typename Evaluator::State& s,
                     const Action& action, engine::Language language) const {
        Explanation explanation{.kind = kind,
                                .reason = std::string(why.in(language)),
                                .chance = chance.value_or(0.5),
                                .trials = trials,
                                .other = {},
                                .other_chance = other_chance};
        if (kind == Explanation::Kind::Weighed)
            explanation.reason = Reasons<Evaluator>(knowledge).why(s, action, language);
        if (other)
            explanation.other =
                Evaluator::Module::choice(knowledge.rules, s, *other, language).text;
        return explanation_text(explanation, language);
    }
};

}  // namespace levee::ai
