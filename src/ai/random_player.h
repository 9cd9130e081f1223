#pragma once

#include "ai/chooser.h"
#include "ai/opponent.h"
#include "engine/contract/chance.h"
#include "engine/proofs/playout.h"

namespace levee::ai {

// Any choice with the same chance: the yardstick that everything else must beat. It plays any game,
// for the table knows what is offered.
class RandomPlayer final : public Opponent {
 public:
    explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}
    Decision decide(const engine::Table& table, std::optional<engine::Language> explained) override;

 private:
    engine::Random random_;
};

// The same without a table. What is offered never depends on what the seat cannot see.
template <engine::ModuleOf Module>
class RandomChooser final : public Chooser<Module> {
 public:
    using typename Chooser<Module>::Rules;
    using typename Chooser<Module>::State;
    using typename Chooser<Module>::Action;

    RandomChooser(const Rules& rules, std::uint64_t seed) : rules_(rules), random_(seed) {}

    engine::Result<Action> decide(const State& s) override {
        const auto action = engine::random_action(rules_, s, rules_.actor(s), offered_, random_);
        if (!action) return engine::Mistake{"", "the rules offer nothing"};
        return *action;
    }

 private:
    const Rules& rules_;
    engine::Random random_;
    typename Rules::Actions offered_;
};

}  // namespace levee::ai
