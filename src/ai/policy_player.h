#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "ai/chooser.h"
#include "ai/opponent.h"
#include "ai/policy.h"
#include "engine/tables/table_of.h"

namespace levee::ai {

// Rules of thumb, asked directly: a table for every decision would cost more than the decision. The
// policy must outlive it.
template <PolicyOf Policy>
class PolicyChooser final : public Chooser<typename Policy::Module> {
 public:
    using Module = typename Policy::Module;
    using typename Chooser<Module>::Rules;
    using typename Chooser<Module>::State;
    using typename Chooser<Module>::Action;

    PolicyChooser(const Rules& rules, const Policy& policy, std::uint64_t seed)
        : rules_(rules), policy_(policy), random_(seed) {}

    engine::Result<Action> decide(const State& s) override {
        // Where nothing is hidden the resampled world would be this one again.
        if (Module::open(s)) return policy_.choose(s, random_);
        return policy_.choose(rules_.resample(s, rules_.actor(s).seat, random_), random_);
    }
    // The same at a table.
    Action decide_at(const engine::TableOf<Module>& table) {
        return policy_.choose(table.world_for(table.actor().seat, random_), random_);
    }

 private:
    const Rules& rules_;
    const Policy& policy_;
    engine::Random random_;
};

// A policy at a table.
template <PolicyOf Policy>
class PolicyPlayer final : public Opponent {
 public:
    using Module = typename Policy::Module;

    PolicyPlayer(const typename Module::Rules& rules, std::shared_ptr<const Policy> policy,
                 std::uint64_t seed)
        : rules_(rules), policy_(std::move(policy)), chooser_(rules, *policy_, seed) {}

    Decision decide(const engine::Table& table,
                    std::optional<engine::Language> explained) override {
        const auto* typed = dynamic_cast<const engine::TableOf<Module>*>(&table);
        assert(typed != nullptr && "the table is one of the player's game");
        static constexpr engine::Sentence kHabit{"That is what one does here.",
                                                 "C'est ce qu'on fait ici."};
        return {Module::notation(rules_.board(), chooser_.decide_at(*typed)),
                explained ? std::string(kHabit.in(*explained)) : ""};
    }

 private:
    const typename Module::Rules& rules_;
    std::shared_ptr<const Policy> policy_;
    PolicyChooser<Policy> chooser_;
};

}  // namespace levee::ai
