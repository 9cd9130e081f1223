#include "games/for_god_and_king/entry.h"
#include "games/for_god_and_king/policy.h"
#include "games/for_god_and_king/tally.h"
#include "lab/game_simulators.h"
#include "lab/simulate.h"

namespace levee::lab {

engine::Result<std::unique_ptr<Simulator>> simulate_for_god_and_king(const engine::Game& game,
                                                                     const engine::Setup& setup) {
    return simulator_of<fgfk::Policy, fgfk::Counter>(game, setup);
}

}  // namespace levee::lab
