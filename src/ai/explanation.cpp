#include "ai/explanation.h"

#include <fmt/format.h>

#include <cmath>

namespace levee::ai {

namespace {

constexpr engine::Sentence kForced{"Nothing else is possible.", "Rien d'autre n'est possible."};
constexpr engine::Sentence kOnTheWay{"On the way to where I decided to go.",
                                     "En route vers le but que j'ai choisi."};
constexpr engine::Sentence kSlip{"I did not think about it.", "Je n'ai pas réfléchi."};
constexpr engine::Sentence kExpected{"I give myself {} chances in 100 to win.",
                                     "Je me donne {} chances sur 100 de gagner."};
constexpr engine::Sentence kPlayed{"Having played on {1} times, I give myself {0} in 100 to win.",
                                   "Après {1} suites jouées, je me donne {0} chances sur 100."};
constexpr engine::Sentence kInstead{" Next best: {} ({}).", " Sinon : {} ({})."};

int hundredths(double chance) { return static_cast<int>(std::lround(100 * chance)); }

}  // namespace

double chance_of(double worth) { return 1 / (1 + std::exp(-worth)); }

std::string explanation_text(const Explanation& explanation, engine::Language language) {
    if (explanation.kind == Explanation::Kind::Forced) return std::string(kForced.in(language));
    if (explanation.kind == Explanation::Kind::OnTheWay) return std::string(kOnTheWay.in(language));
    if (explanation.kind == Explanation::Kind::Habit) return explanation.reason;
    if (explanation.kind == Explanation::Kind::Slip) return std::string(kSlip.in(language));
    const auto& sentence = explanation.trials == 0 ? kExpected : kPlayed;
    std::string text = explanation.reason.empty() ? "" : explanation.reason + " ";
    text += fmt::format(fmt::runtime(sentence.in(language)), hundredths(explanation.chance),
                        explanation.trials);
    if (!explanation.other.empty())
        text += fmt::format(fmt::runtime(kInstead.in(language)), explanation.other,
                            hundredths(explanation.other_chance));
    return text;
}

}  // namespace levee::ai
