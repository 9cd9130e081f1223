#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "ai/opponent.h"
#include "ai/policy_player.h"
#include "engine/game_of.h"

// The players of a simulation, with the types of their game.
namespace levee::lab {

template <engine::ModuleOf Module>
class Player {
 public:
    using Rules = typename Module::Rules;

    virtual ~Player() = default;
    // Precondition: a seat must decide. What it may know of the state is its own business.
    virtual engine::Result<typename Rules::Action> decide(const Rules& rules,
                                                          const typename Rules::State& state) = 0;
};

// Any choice with the same chance. What is offered never depends on what the seat cannot see.
template <engine::ModuleOf Module>
class RandomChoice final : public Player<Module> {
 public:
    using Rules = typename Module::Rules;
    explicit RandomChoice(std::uint64_t seed) : random_(seed) {}

    engine::Result<typename Rules::Action> decide(const Rules& rules,
                                                  const typename Rules::State& state) override {
        offered_.clear();
        rules.legal_actions(state, offered_);
        if (offered_.empty()) return engine::Mistake{"", "the rules offer nothing"};
        return offered_[random_.below(static_cast<std::uint32_t>(offered_.size()))];
    }

 private:
    engine::Random random_;
    typename Rules::Actions offered_;
};

// Rules of thumb, asked directly: a table for every decision would cost more than the decision.
template <ai::PolicyOf Policy>
class PolicyChoice final : public Player<typename Policy::Module> {
 public:
    using Module = typename Policy::Module;
    using Rules = typename Module::Rules;
    PolicyChoice(const Policy& policy, std::uint64_t seed) : policy_(policy), random_(seed) {}

    engine::Result<typename Rules::Action> decide(const Rules& rules,
                                                  const typename Rules::State& state) override {
        // Where nothing is hidden the resampled world would be this one again.
        if (Module::open(state)) return policy_.choose(state, random_);
        return policy_.choose(rules.resample(state, rules.actor(state).seat, random_), random_);
    }

 private:
    const Policy& policy_;
    engine::Random random_;
};

// Any computer player of src/ai. It decides at a table, as it does in a served game.
template <engine::ModuleOf Module>
class AtTable final : public Player<Module> {
 public:
    using Rules = typename Module::Rules;
    explicit AtTable(std::unique_ptr<ai::Opponent> opponent) : opponent_(std::move(opponent)) {}

    engine::Result<typename Rules::Action> decide(const Rules& rules,
                                                  const typename Rules::State& state) override {
        const engine::TableOf<Module> table(rules, state);
        const auto decision = opponent_->decide(table, engine::Language::English);
        return Module::parse(rules.board(), decision.notation);
    }

 private:
    std::unique_ptr<ai::Opponent> opponent_;
};

// The policy must outlive the player.
template <ai::PolicyOf Policy, class Module = typename Policy::Module>
engine::Result<std::unique_ptr<Player<Module>>> player(const engine::Game& game,
                                                       const Policy& policy, std::string_view level,
                                                       std::uint64_t seed) {
    if (level == "random") return std::make_unique<RandomChoice<Module>>(seed);
    if (level == "policy") return std::make_unique<PolicyChoice<Policy>>(policy, seed);
    auto opponent = ai::opponent(game, level, seed);
    if (const auto* wrong = engine::mistake(opponent)) return *wrong;
    return std::make_unique<AtTable<Module>>(
        std::get<std::unique_ptr<ai::Opponent>>(std::move(opponent)));
}

}  // namespace levee::lab
