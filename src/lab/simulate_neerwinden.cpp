#include "games/neerwinden/entry.h"
#include "games/neerwinden/policy.h"
#include "games/neerwinden/tally.h"
#include "lab/game_simulators.h"
#include "lab/simulate.h"

namespace levee::lab {

engine::Result<std::unique_ptr<Simulator>> simulate_neerwinden(const engine::Game& game,
                                                               const engine::Setup& setup) {
    return simulator_of<neerwinden::Policy, neerwinden::Counter>(game, setup);
}

}  // namespace levee::lab
