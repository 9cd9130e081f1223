#include "lab/simulator.h"

#include "engine/contract/chance.h"

namespace levee::lab {

std::uint64_t seed_of_game(const SimulationPlan& plan, std::uint64_t number) {
    const std::uint64_t pair = plan.swap ? number / 2 : number;
    // Two rounds of a generator part the seeds of neighbouring games and of neighbouring
    // simulations.
    engine::Random of_plan(plan.seed);
    return engine::Random(of_plan.next() + pair).next();
}

}  // namespace levee::lab
