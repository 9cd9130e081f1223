#pragma once

#include <algorithm>
#include <optional>

#include "engine/contract/frames.h"
#include "engine/text/prompts.h"

// The actions on offer, each with the figures that matter: what games say of them is asked of the
// rules, so that no file of words believes something else.
namespace levee::engine::choices {

// What a choice is about: an action and the frame that asks for it. A game adds its Subject.
template <class Subject, class Rules>
struct OfferOf : Subject {
    using State = typename Rules::State;

    const Rules& rules;
    const State& s;
    const typename Rules::Action& a;
    const FrameOf<State>& f;
};

// The first row (verbs::SaidWhen) whose verb is on offer: what is declined, or done with, is seen
// from what could be done instead. Null: none.
template <class Rows, class Rules>
const auto* said_beside(const Rows& rows, const Rules& rules, const typename Rules::State& s) {
    const auto on_offer = prompts::verbs_on_offer(rules, s);
    const auto row = std::ranges::find_if(rows, [&](const auto& candidate) {
        return (on_offer & prompts::verbs(candidate.when)) != 0;
    });
    return row == rows.end() ? nullptr : &*row;
}

// The step of a movement that the action is, as the rules report it.
template <class Offer>
auto step_of(const Offer& t) {
    auto after = t.s;
    typename std::remove_cvref_t<decltype(t.rules)>::Events log;
    t.rules.apply(after, t.a, &log);
    const auto taken = std::ranges::find_if(
        log, [](const auto& event) { return book_of(event.fact).is_step(event.fact); });
    return taken == log.end() ? std::nullopt : std::optional(*taken);
}

// The frame that asks next, once the action is carried out.
template <class Offer>
auto asked_after(const Offer& t) {
    auto after = t.s;
    t.rules.apply(after, t.a, nullptr);
    return prompts::frame(after, 0);
}

}  // namespace levee::engine::choices
