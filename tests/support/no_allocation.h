#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/proofs/playout.h"
#include "support/counting_new.h"

namespace levee::support {

// How often the hot path of a game asked for memory; nothing of it may.
struct Allocations {
    std::size_t copy = 0;
    std::size_t actor = 0;
    std::size_t legal_actions = 0;
    std::size_t why_not = 0;
    std::size_t chance = 0;
    std::size_t apply = 0;
    std::size_t apply_with_log = 0;
    std::size_t view = 0;
    std::size_t resample = 0;

    bool operator==(const Allocations&) const = default;
};

// Along random play. `make_state()` begins a game and may allocate as much as it likes.
template <engine::RulesOf R, class MakeState>
Allocations allocations_in_play(const R& rules, MakeState make_state, std::uint64_t decisions,
                                std::uint64_t seed) {
    using engine::kSpectator, engine::Random, engine::SeatId, engine::Step;
    Allocations sum;
    Random random(seed);
    Random unknown(~seed);
    const auto no_hash = [](const typename R::State&) { return 0U; };
    engine::random_play(rules, make_state, decisions, random, no_hash, [&](const Step<R>& step) {
        auto copy = step.state;
        sum.copy += allocations_during([&] { copy = step.state; });
        sum.actor += allocations_during([&] { (void)rules.actor(copy); });
        typename R::Actions offered;
        sum.legal_actions += allocations_during([&] { rules.legal_actions(copy, offered); });
        for (const SeatId seat : {SeatId{0}, kSpectator}) {
            sum.view += allocations_during([&] { (void)rules.view(copy, seat); });
            sum.resample += allocations_during([&] { (void)rules.resample(copy, seat, unknown); });
        }
        if (!step.action) return;
        const auto& action = *step.action;
        sum.why_not += allocations_during([&] { (void)rules.why_not(copy, action); });
        if (step.actor.is_chance())
            sum.chance += allocations_during(
                [&] { (void)rules.chance_action(copy, unknown.answer(rules.chance(copy))); });
        sum.apply += allocations_during([&] { rules.apply(copy, action, nullptr); });
        copy = step.state;
        typename R::Events log{};
        sum.apply_with_log += allocations_during([&] { rules.apply(copy, action, &log); });
    });
    return sum;
}

}  // namespace levee::support
