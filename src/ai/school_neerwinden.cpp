#include "ai/school_of.h"
#include "games/neerwinden/evaluate.h"

namespace levee::ai {

Founded found_neerwinden(const engine::Game& game, std::string_view weights) {
    return found<neerwinden::Judge>(game, weights);
}

}  // namespace levee::ai
