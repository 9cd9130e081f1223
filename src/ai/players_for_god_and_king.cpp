#include "ai/game_players_of.h"
#include "games/for_god_and_king/evaluate.h"

namespace levee::ai {

Made players_of_for_god_and_king(const engine::Game& game, std::string_view weights) {
    return thinking_players<fgfk::Evaluator>(game, weights);
}

}  // namespace levee::ai
