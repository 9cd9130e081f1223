#include "lab/simulator.h"

#include "engine/chance.h"
#include "lab/game_simulators.h"

namespace levee::lab {

std::uint64_t seed_of_game(const SimulationPlan& plan, std::uint64_t number) {
    const std::uint64_t pair = plan.swap ? number / 2 : number;
    // Two rounds of a generator part the seeds of neighbouring games and of neighbouring
    // simulations.
    engine::Random of_plan(plan.seed);
    return engine::Random(of_plan.next() + pair).next();
}

engine::Result<std::unique_ptr<Simulator>> simulator(const engine::Game& game,
                                                     const engine::Setup& setup) {
    for (const auto simulate : {simulate_neerwinden, simulate_for_god_and_king}) {
        auto made = simulate(game, setup);
        if (engine::mistake(made) != nullptr) return made;
        if (std::get<std::unique_ptr<Simulator>>(made) != nullptr) return made;
    }
    return engine::Mistake{
        "", std::string(game.title()) + " does not say what there is to count in it"};
}

}  // namespace levee::lab
