// Chapter 9: attacks on a fortress.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

int assault_dice(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/, int /*of_pool*/) {
    return {};
}
void add_fortress_volleys(const Board& /*b*/, State& /*s*/, AreaId /*area*/, ArmyId /*besieger*/) {
    assert(false && "to be written");
}
void hit_fortress(Play& /*p*/, int /*hits*/) { assert(false && "to be written"); }
bool fortress_falls(const Board& /*b*/, const State& /*s*/, AreaId /*area*/) {
    assert(false && "to be written");
    return true;
}
void fell(Play& /*p*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
