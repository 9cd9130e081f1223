// What happened, fact by fact: what the table in facts.cpp leaves to be said.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/neerwinden/text.h"

namespace levee::neerwinden {

namespace {

using engine::Sentence;

constexpr Sentence kMarkerAtZero{"the marker is at 0", "le marqueur est à 0"};
constexpr Sentence kMarker{"the marker is at {points} on the side {of army}",
                           "le marqueur est à {points} du côté {of army}"};
constexpr Sentence kInitiative{"{army} have the initiative", "{army} ont l'initiative"};
constexpr Sentence kForFrench{"French: {result}", "Français : {result}"};
constexpr Sentence kForAustrians{"Austrians: {result}", "Autrichiens : {result}"};
constexpr Sentence kNoEffect{"no effect", "sans effet"};

struct Letter {
    char letter = 0;
    Sentence meaning;
};

constexpr std::array<Letter, 8> kLetters{{
    {'M', {"morale test", "test de moral"}},
    {'P', {"step loss", "perte d'un pas"}},
    {'R', {"retreat", "recul"}},
    {'*', {"gun loss", "perte d'artillerie"}},
    {'1', {"1 level", "1 niveau"}},
    {'2', {"2 levels", "2 niveaux"}},
    {'3', {"3 levels", "3 niveaux"}},
    {'4', {"4 levels", "4 niveaux"}},
}};

// Spells out the letters of the combat tables: "2DR" is "2 levels, retreat".
std::string explained(std::string_view letters, Language language) {
    std::string text;
    for (const char c : letters) {
        const auto* row = std::ranges::find(kLetters, c, &Letter::letter);
        if (row == kLetters.end()) continue;
        text += text.empty() ? "" : ", ";
        text += row->meaning.in(language);
    }
    return text;
}

bool is_of_tables(std::string_view words) {
    return !words.empty() && words.find_first_not_of("MPRD*+ 1234") == std::string_view::npos;
}

}  // namespace

namespace words {

std::string own_words(const Event& event, Language language) {
    if (event.sentence == nullptr) return {};
    return engine::filled(event.sentence->in(language), event.a, event.b);
}

std::string letters_of(const Event& event) {
    std::string letters = own_words(event, Language::English);
    return is_of_tables(letters) ? letters : std::string();
}

// 8.2.2: `b` is the marker, positive on the French side.
std::string marker(const Event& event, Language language) {
    if (event.b == 0) return say(kMarkerAtZero, language);
    return say(kMarker, language, [&](std::string_view slot) {
        if (slot == "points") return std::to_string(std::abs(event.b));
        return std::string(army_of(event.b > 0 ? Side::French : Side::Austrian, language));
    });
}

std::string ending_of(const State& s, const Event& event, Language language) {
    State over = s;
    over.victory = static_cast<Victory>(event.a);
    over.winner = event.side;
    const auto end = ending(over, language);
    return end ? end->text : "?";
}

}  // namespace words

engine::Modifier modifier(const Event& event, Language language) {
    return {event.rule, words::own_words(event, language), event.a};
}

std::string result(const Event& event, Language language) {
    if (event.fact == Fact::Initiative)
        return words::say(kInitiative, language, [&](std::string_view) {
            return std::string(words::army(event.side, language));
        });
    std::string text = words::own_words(event, language);
    const bool of_tables = is_of_tables(text) || text == "-";
    if (text.empty() || text == "-")
        text = words::say(kNoEffect, language);
    else if (of_tables)
        text += " (" + explained(text, language) + ")";
    // An assault has a result for each side.
    if (!of_tables || std::string_view(event.rule) != "6.2.1") return text;
    return words::say(event.side == Side::French ? kForFrench : kForAustrians, language,
                      [&](std::string_view) { return text; });
}

}  // namespace levee::neerwinden
