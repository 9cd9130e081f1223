// 4.1, 4.2: a pool of force points is placed. A Placing frame: side; number: Source; points: units
// left; army, area: of Pardons. The pool is in the state.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_placing(Play& /*p*/, Side /*side*/, Source /*source*/, ArmyId /*army*/) {
    assert(false && "to be written");
}
Verdict check_receiving(const Board& /*b*/, const State& /*s*/, AreaId /*area*/, Side /*side*/,
                        bool /*inside*/) {
    return refuse("0", kNotNow);
}
bool continue_placing(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_placing(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_placing(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_placing(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
