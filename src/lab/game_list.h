#pragma once

#include "ai/game_players.h"
#include "lab/simulator.h"

namespace levee::lab {

// A game as players and simulations know it, its types erased.
struct GameTypes {
    ai::PlayersEntry players;
    engine::Result<std::unique_ptr<Simulator>> (*simulator)(const engine::Game& game,
                                                            const engine::Setup& setup);
};

}  // namespace levee::lab
