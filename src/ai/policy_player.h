#pragma once

#include <cassert>
#include <cstdint>
#include <string>

#include "ai/opponent.h"
#include "ai/policy.h"
#include "engine/table_of.h"

namespace levee::ai {

// A policy at a table.
template <PolicyOf Policy>
class PolicyPlayer final : public Opponent {
 public:
    using Module = typename Policy::Module;

    PolicyPlayer(const typename Module::Rules& rules, std::uint64_t seed)
        : rules_(rules), policy_(rules), random_(seed) {}

    Decision decide(const engine::Table& table, engine::Language language) override {
        const auto* typed = dynamic_cast<const engine::TableOf<Module>*>(&table);
        assert(typed != nullptr && "the table is one of the player's game");
        const auto world = typed->world_for(table.actor().seat, random_);
        const auto action = policy_.choose(world, random_);
        static constexpr engine::Sentence kHabit{"That is what one does here.",
                                                 "C'est ce qu'on fait ici."};
        return {Module::notation(rules_.board(), action), std::string(kHabit.in(language))};
    }

 private:
    const typename Module::Rules& rules_;
    Policy policy_;
    engine::Random random_;
};

}  // namespace levee::ai
