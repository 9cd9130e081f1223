#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/contract/chapters.h"
#include "engine/proofs/playout.h"

// A law along random play: what could be done a moment ago and cannot now is refused by the case of
// what was wanted, not by that of what is asked now.
namespace levee::testing {

template <class Verb, class Business>
struct Moment {
    Verb verb{};
    engine::BusinessSet<Business> askers;  // none is under way: the verb is out of its moment
    std::vector<std::string_view> cases;
};

// Random play in which a player is about to decide: see(step) of engine::random_play.
template <class Rules, class See>
void along_random_play(const Rules& rules, int decisions, std::uint64_t seed, See see) {
    engine::Random random(seed);
    const auto new_game = [&] { return rules.new_game({}); };
    const auto no_hash = [](const typename Rules::State&) { return std::uint64_t{0}; };
    const auto so_many = static_cast<std::uint64_t>(decisions);
    engine::random_play(rules, new_game, so_many, random, no_hash, [&](const auto& step) {
        if (step.actor.is_seat()) see(step);
    });
}

// By verb: how often it was refused for being out of its moment.
template <class Rules, class Moments>
std::array<int, 64> refusals_name_what_was_wanted(const Rules& rules, const Moments& moments,
                                                  int decisions) {
    std::array<int, 64> seen{};
    typename Rules::Actions before;
    along_random_play(rules, decisions, 14, [&](const auto& step) {
        for (const auto& a : before)
            for (const auto& moment : moments) {
                if (a.verb != moment.verb || engine::under_way(step.state, moment.askers)) continue;
                const engine::Verdict verdict = rules.why_not(step.state, a);
                const auto& cases = moment.cases;
                EXPECT_NE(std::find(cases.begin(), cases.end(), verdict.refusal.rule), cases.end())
                    << static_cast<int>(a.verb) << " is refused by " << verdict.refusal.rule;
                ++seen[static_cast<std::size_t>(a.verb)];
            }
        before = step.offered;
    });
    return seen;
}

template <class Verb>
void expect_seen(const std::array<int, 64>& seen, int more_than, std::initializer_list<Verb> list) {
    for (const Verb verb : list)
        EXPECT_GT(seen[static_cast<std::size_t>(verb)], more_than) << static_cast<int>(verb);
}

}  // namespace levee::testing
