// 10.0, 10.2: an army retreats. A Retreat frame: side, army, from; points: lost so far; number: 1
// into the fortress.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_retreat(Play& /*p*/, ArmyId /*counter*/, const char* /*rule*/) {
    assert(false && "to be written");
}
AreaSet retreat_areas(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/) { return {}; }
bool may_go_inside(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/,
                   bool /*retreating*/) {
    assert(false && "to be written");
    return true;
}
bool continue_retreat(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_retreat(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_retreat(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_retreat(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
