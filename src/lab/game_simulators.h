#pragma once

#include "lab/simulator.h"

// One function per game, each in a source file of its own: they are slow to compile. They answer
// with nothing when the game is another one.
namespace levee::lab {

engine::Result<std::unique_ptr<Simulator>> simulate_neerwinden(const engine::Game& game,
                                                               const engine::Setup& setup);
engine::Result<std::unique_ptr<Simulator>> simulate_for_god_and_king(const engine::Game& game,
                                                                     const engine::Setup& setup);

}  // namespace levee::lab
