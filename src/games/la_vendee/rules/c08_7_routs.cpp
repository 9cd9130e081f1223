// 8.7: who must retreat after a round.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

ArmySet must_retreat(const Board& /*b*/, const State& /*s*/) { return {}; }

}  // namespace levee::la_vendee
