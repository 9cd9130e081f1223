#include "ai/game_players_of.h"
#include "games/neerwinden/evaluate.h"

namespace levee::ai {

Made players_of_neerwinden(const engine::Game& game, std::string_view weights) {
    return thinking_players<neerwinden::Evaluator>(game, weights);
}

}  // namespace levee::ai
