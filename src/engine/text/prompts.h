#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/contract/frames.h"
#include "engine/text/wording.h"

// Who decides what: a game has a table of questions and one of rolls, the rest is here.
namespace levee::engine::prompts {

// A question is an infinitive, in English without its "to": "choose a camp"; a roll is a sentence.
// The first row that fits is the one that is asked. `When` is the game's: what besides the business
// on top of the stack decides which row it is.
template <class Business, class When>
struct Row {
    Business business{};
    When when{};
    const char* rule = "";
    Sentence text;
};

// Nothing: there is no such row.
template <class Rows, class Business, class Fits>
const auto* find(const Rows& rows, Business business, Fits fits) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& candidate) {
        return candidate.business == business && fits(candidate.when);
    });
    return row == rows.end() ? nullptr : &*row;
}

// For rows that nothing but the business decides about.
struct Always {};
template <class Rows, class Business>
const auto* find(const Rows& rows, Business business) {
    return find(rows, business, [](Always) { return true; });
}

// The frame so far from the top of the stack down; an empty one below its bottom.
template <class State>
const auto& frame(const State& s, int down) {
    static constexpr std::remove_cvref_t<decltype(s.frames[0])> kNothing{};
    const int at =
        std::min(static_cast<int>(s.depth), static_cast<int>(s.frames.size())) - 1 - down;
    return at < 0 ? kNothing : s.frames[static_cast<std::size_t>(at)];
}

// Verbs as a set.
using Verbs = std::uint64_t;
template <class... Verb>
constexpr Verbs verbs(Verb... list) {
    return ((Verbs{1} << static_cast<unsigned>(list)) | ...);
}
template <class Rules, class State>
Verbs verbs_on_offer(const Rules& rules, const State& s) {
    typename Rules::Actions actions;
    rules.legal_actions(s, actions);
    Verbs set = 0;
    for (const auto& action : actions) set |= verbs(action.verb);
    return set;
}

// For questions that the verbs on offer tell apart: all of `needs` is on offer and nothing of
// `lacks`. A viewer who may not know what is on offer gets the row that needs nothing.
struct Offered {
    Verbs needs = 0;
    Verbs lacks = 0;

    constexpr bool fits(Verbs on_offer) const {
        return (on_offer & needs) == needs && (on_offer & lacks) == 0;
    }
};

// A frame that asks, with what it is about. A game adds its Subject.
template <class Subject, class State>
struct AskedOf : Subject {
    const State& s;
    const FrameOf<State>& f;
};

// "Waiting for the French to choose a camp.", "Aux Français de choisir un camp."; to himself
// "Choose a camp.", "À vous de choisir un camp." `decider` has his French article: "les Français".
std::string asked_of(std::string_view decider, bool himself, std::string_view question,
                     Language language);

// For static_assert: every slot of a row's text is one of `slots`.
template <class Rows, class... Slots>
constexpr bool slots_are_known(const Rows& rows, const Slots&... slots) {
    return std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
        return wording::slots_are_known(row.text, slots...);
    });
}

}  // namespace levee::engine::prompts
