#pragma once

#include <string>

#include "games/neerwinden/notation.h"
#include "neerwinden/support/fixture.h"

// More questions about what the rules reported and offer, for the chapters 5 and 6.
namespace levee::neerwinden::testing {

// All modifiers since forget().
inline int sum_told() {
    int sum = 0;
    for (const Event& e : story())
        if (e.fact == Fact::Modifier) sum += e.a;
    return sum;
}
// How often a modifier of this size was reported since forget().
inline int times_told(int value) {
    return static_cast<int>(std::count_if(story().begin(), story().end(), [&](const Event& e) {
        return e.fact == Fact::Modifier && e.a == value;
    }));
}
// "+2 -2", in the order of the report.
inline std::string all_told() {
    std::string text;
    for (const Event& e : story())
        if (e.fact == Fact::Modifier)
            text +=
                (text.empty() ? "" : " ") + std::string{e.a < 0 ? "" : "+"} + std::to_string(e.a);
    return text;
}
// The last roll with its modifiers, as it was looked up in a table.
inline int final_told() {
    int final = -99;
    for (const Event& e : story())
        if (e.fact == Fact::Result) final = e.a;
    return final;
}

// What the actor may do, in the notation of the game, one after another.
inline std::string choices(const State& s) {
    std::string text;
    for (const Action& a : offers(s))
        if (a.verb != Verb::Roll) text += (text.empty() ? "" : "; ") + notation(board(), a);
    return text;
}
inline bool offers_verb(const State& s, Verb verb) {
    const auto all = offers(s);
    return std::any_of(all.begin(), all.end(), [&](const Action& a) { return a.verb == verb; });
}

// In the notation of the game.
inline Action said(std::string_view line) {
    auto parsed = parse(board(), line);
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
inline std::string refused(const State& s, std::string_view line) {
    return refused_by(s, said(line));
}

// This side does the first thing it may, as long as it is asked (at most 20 times).
inline void let(State& s, Side side) {
    for (int i = 0; i < 20 && decides(s, side); ++i) apply(s, offers(s)[0]);
}

inline bool harnessed(const State& s, std::string_view who) { return s.harnessed.has(unit(who)); }
inline bool has_no_command(const State& s, std::string_view who) {
    return s.no_command.has(unit(who));
}
inline std::string level_name(const State& s, std::string_view who) {
    constexpr std::string_view kNames[]{"good", "1", "2", "routed"};
    return std::string{kNames[static_cast<std::size_t>(level(s, who))]};
}

}  // namespace levee::neerwinden::testing
