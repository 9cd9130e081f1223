#include "ai/school_of.h"
#include "games/for_god_and_king/evaluate.h"

namespace levee::ai {

Founded found_for_god_and_king(const engine::Game& game, std::string_view weights) {
    return found<fgfk::Judge>(game, weights);
}

}  // namespace levee::ai
