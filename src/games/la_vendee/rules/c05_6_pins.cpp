// 5.6: pinned armies.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

Verdict check_pin(const Board& /*b*/, const State& /*s*/, Side /*side*/, ArmyId /*enemy*/) {
    return refuse("0", kNotNow);
}
void unpin(Play& /*p*/, ArmyId /*counter*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
