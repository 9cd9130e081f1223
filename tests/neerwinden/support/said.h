#pragma once

#include <string>

#include "engine/text/verb_words.h"
#include "games/neerwinden/verbs.h"
#include "neerwinden/support/fixture.h"

// Actions in the notation of the game.
namespace levee::neerwinden::testing {

// What the actor may do, in the notation of the game, one after another.
inline std::string choices(const State& s) {
    std::string text;
    for (const Action& a : offers(s))
        if (a.verb != Verb::Roll)
            text += (text.empty() ? "" : "; ") + verb_book().notation(board(), a);
    return text;
}
inline bool offers_verb(const State& s, Verb verb) {
    const auto all = offers(s);
    return std::any_of(all.begin(), all.end(), [&](const Action& a) { return a.verb == verb; });
}

// In the notation of the game.
inline Action said(std::string_view line) {
    auto parsed = verb_book().parse(board(), line);
    const engine::Mistake* wrong = engine::mistake(parsed);
    if (wrong != nullptr) {
        ADD_FAILURE() << line << ": " << wrong->text();
        return {};
    }
    return std::get<Action>(parsed);
}
// Says one line after another; "roll 3 5" too.
inline void say(State& s, std::initializer_list<std::string_view> lines) {
    for (const std::string_view line : lines) {
        const Action a = said(line);
        ASSERT_TRUE(rules().why_not(s, a).legal())
            << line << "\n"
            << complaint(s, a) << "\nmay be done: " << choices(s);
        apply(s, a);
    }
}

}  // namespace levee::neerwinden::testing
