// 10.3.1: wounds and captures. A Leaders frame: side; army: its card; leader: at work; flags: 1 if
// the army is lost (L-67).
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_leaders(Play& /*p*/, ArmyId /*card*/, bool /*lost*/) { assert(false && "to be written"); }
bool continue_leaders(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}

}  // namespace levee::la_vendee
