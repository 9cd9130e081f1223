// Chapter 6: irregulars and detachments fire. A Skirmish frame: side, area, army: the target, or
// none.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

Volley irregular_volley(const Board& /*b*/, const State& /*s*/, AreaId /*area*/, Side /*side*/,
                        Target /*at*/, ArmyId /*target*/) {
    return {};
}
bool continue_skirmish(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}

}  // namespace levee::la_vendee
