// 4.2, 4.4: armies arrive, and are rebuilt. An Arrival frame: side; army: its card.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_arrival(Play& /*p*/, ArmyId /*card*/) { assert(false && "to be written"); }
bool may_enter(const Board& /*b*/, const State& /*s*/, ArmyId /*card*/, AreaId /*area*/) {
    assert(false && "to be written");
    return true;
}
Verdict check_raising(const Board& /*b*/, const State& /*s*/, ArmyId /*card*/, AreaId /*area*/) {
    return refuse("0", kNotNow);
}
bool continue_arrival(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_arrival(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_arrival(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_arrival(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
