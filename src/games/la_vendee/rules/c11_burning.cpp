// Chapter 11: Brûlez.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

Verdict check_burning(const Board& /*b*/, const State& /*s*/, AreaId /*area*/) {
    return refuse("0", kNotNow);
}
void burn(Play& /*p*/, AreaId /*area*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
