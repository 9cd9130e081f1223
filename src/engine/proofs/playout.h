#pragma once

#include <cstdint>
#include <optional>

#include "engine/contract/chance.h"
#include "engine/contract/rules.h"
#include "engine/tables/game.h"

namespace levee::engine {

// No wargame of ours lasts nearly as long: a game that does goes round in circles.
inline constexpr std::uint64_t kLongestGame = 100'000;

// One position of random play. `action` is what comes next; it is null at the end of a game, or
// when the play had to be given up: nothing was offered, the game is longer than kLongestGame, or
// it was over before it began.
template <RulesOf R>
struct Step {
    const typename R::State& state;
    Actor actor;
    const typename R::Actions& offered;  // empty when fate answers: its outcomes are not listed
    const typename R::Action* action;
    std::uint64_t game = 1;      // from 1
    std::uint64_t decision = 1;  // from 1 in each game
};

// For plays that nobody watches.
struct Unwatched {
    template <class Step>
    void operator()(const Step& /*step*/) const {}
};

// The next action of uniformly random play, or nothing when the rules offer none. Fate is asked
// directly: listing its outcomes first would cost more than the rest of the game.
template <RulesOf R>
std::optional<typename R::Action> random_action(const R& rules, const typename R::State& state,
                                                Actor actor, typename R::Actions& offered,
                                                Random& random) {
    offered.clear();
    if (actor.is_chance()) return rules.chance_action(state, random.answer(rules.chance(state)));
    rules.legal_actions(state, offered);
    if (offered.empty()) return std::nullopt;
    return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
}

// Plays `decisions` decisions uniformly at random, game after game; fewer only when the rules are
// broken (see Step). `make_state()` begins a game, `hash_of(state)` is the signature of the state
// that ends a game or the play, `on_step(step)` sees every position before its action is applied.
template <RulesOf R, class MakeState, class HashOf, class OnStep = Unwatched>
PlayReport random_play(const R& rules, MakeState make_state, std::uint64_t decisions,
                       Random& random, HashOf hash_of, OnStep on_step = {}) {
    using State = typename R::State;
    PlayReport report;
    // Order matters in the combination: swapped games give another hash.
    const auto sign = [&](const State& end) {
        report.hash = (report.hash ^ static_cast<std::uint64_t>(hash_of(end))) * 0x100000001b3U;
    };
    typename R::Actions offered;
    for (std::uint64_t game = 1; report.decisions < decisions; ++game) {
        State state = make_state();
        Actor actor = rules.actor(state);
        std::uint64_t decision = 1;
        for (; !actor.is_over() && report.decisions < decisions; ++decision) {
            std::optional<typename R::Action> action;
            if (decision <= kLongestGame)
                action = random_action(rules, state, actor, offered, random);
            on_step(Step<R>{state, actor, offered, action ? &*action : nullptr, game, decision});
            if (!action) break;
            ++report.decisions;
            report.rolls += actor.is_chance() ? 1U : 0U;
            report.actions_offered += offered.size();
            rules.apply(state, *action, nullptr);
            actor = rules.actor(state);
        }
        sign(state);
        if (!actor.is_over()) break;
        offered.clear();
        on_step(Step<R>{state, actor, offered, nullptr, game, decision});
        if (decision == 1) break;
        ++report.games;
    }
    return report;
}

}  // namespace levee::engine
