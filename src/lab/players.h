#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "ai/game_players.h"
#include "ai/policy_player.h"
#include "ai/random_player.h"
#include "engine/tables/game_of.h"

// The players of a simulation, with the types of their game.
namespace levee::lab {

// Any computer player of src/ai. It decides at a table, as it does in a served game.
template <engine::ModuleOf Module>
class AtTable final : public ai::Chooser<Module> {
 public:
    using typename ai::Chooser<Module>::Rules;
    using typename ai::Chooser<Module>::State;
    using typename ai::Chooser<Module>::Action;

    AtTable(const Rules& rules, std::unique_ptr<ai::Opponent> opponent)
        : rules_(rules), opponent_(std::move(opponent)) {}

    engine::Result<Action> decide(const State& state) override {
        const engine::TableOf<Module> table(rules_, state);
        const auto decision = opponent_->decide(table);
        return Module::parse(rules_.board(), decision.notation);
    }

 private:
    const Rules& rules_;
    std::unique_ptr<ai::Opponent> opponent_;
};

// What is made once for all games of a simulation. The game must outlive it.
template <ai::PolicyOf Policy>
struct SimulationPlayers {
    using Module = typename Policy::Module;
    const engine::GameOf<Module>& game;
    ai::GamePlayers players;
    Policy policy;

    SimulationPlayers(const engine::GameOf<Module>& of, ai::GamePlayers its)
        : game(of), players(std::move(its)), policy(of.rules()) {}

    engine::Result<std::unique_ptr<ai::Chooser<Module>>> player(std::string_view level,
                                                                std::uint64_t seed) const {
        if (level == "random")
            return std::make_unique<ai::RandomChooser<Module>>(game.rules(), seed);
        if (level == "policy")
            return std::make_unique<ai::PolicyChooser<Policy>>(game.rules(), policy, seed);
        auto opponent = players.opponent(level, seed);
        if (const auto* wrong = engine::mistake(opponent)) return *wrong;
        return std::make_unique<AtTable<Module>>(
            game.rules(), std::get<std::unique_ptr<ai::Opponent>>(std::move(opponent)));
    }
};

}  // namespace levee::lab
