// What happened, fact by fact: what the table in facts.cpp leaves to be said.
#include <cstdlib>

#include "games/for_god_and_king/text.h"

namespace levee::fgfk {

namespace {

using engine::Sentence;

constexpr Sentence kLeft{"{columns} to the left", "{columns} à gauche"};
constexpr Sentence kRight{"{columns} to the right", "{columns} à droite"};
constexpr Sentence kInitiative{"{side} win the initiative", "{side} ont l'initiative"};
constexpr Sentence kSuccess{"success", "réussite"};
constexpr Sentence kFailure{"failure", "échec"};
constexpr Sentence kPercent{"{percent} % desert", "{percent} % de désertion"};

// 2.3: both sides have modifiers at once.
std::string whose(const Report& report, Language language) {
    if (report.fact != Fact::Modifier || std::string_view(report.rule) != "2.3") return {};
    return " (" + std::string(words::side(report.side, language)) + ")";
}

}  // namespace

namespace words {

std::string own_words(const Report& report, Language language) {
    if (report.sentence == nullptr) return {};
    return engine::filled(report.sentence->in(language), report.a, report.b) +
           whose(report, language);
}

// Of the columns of the results table.
std::string shift(const Report& report, Language language) {
    if (report.b == 0) return with_sign(report.a);
    return say(report.b < 0 ? kLeft : kRight, language, [&](std::string_view) {
        return counted(std::abs(report.b), language == Language::French ? "colonne" : "column");
    });
}

}  // namespace words

engine::Modifier modifier(const Report& report, Language language) {
    std::string text = words::own_words(report, language);
    // The value is that of the dice; a shift of columns is words only.
    if (report.b != 0) text += " (" + words::shift(report, language) + ")";
    return {report.rule, std::move(text), report.a};
}

std::string result(const Report& report, Language language) {
    switch (report.fact) {
        case Fact::Result: {
            const CombatResult combat = result_of(report.a);
            return words::letters(combat) + " (" + words::explained(combat, language) + ")";
        }
        case Fact::InitiativeWon:
            return words::say(kInitiative, language, [&](std::string_view) {
                return std::string(words::side(report.side, language));
            });
        case Fact::Received:
            return words::points(report.a, report.force, language);
        case Fact::ActionPoints:
            return words::action_points(report.a, language);
        case Fact::Preempted:
        case Fact::MarchTried:
            return words::say(report.a == 1 ? kSuccess : kFailure, language);
        case Fact::DesertionDue:
            return words::say(kPercent, language,
                              [&](std::string_view) { return std::to_string(report.b); });
        default:
            return words::own_words(report, language);
    }
}

}  // namespace levee::fgfk
