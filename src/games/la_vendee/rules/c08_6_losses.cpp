// 8.6, 5.8: a force loses points by its owner’s choice. A Losses frame: side; army, or area and
// flags 1 for the fortress; points: still to lose.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_losses(Play& /*p*/, const Force& /*force*/, int /*n*/, const char* /*rule*/) {
    assert(false && "to be written");
}
void eliminate_army(Play& /*p*/, ArmyId /*counter*/, const char* /*rule*/) {
    assert(false && "to be written");
}
bool continue_losses(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_losses(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_losses(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_losses(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
