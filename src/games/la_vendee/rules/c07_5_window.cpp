// 7.5: cards at any time. A Window frame: side, step; flags: 1 after a round; card, number: what
// has been declared; points: who was first.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_window(Play& /*p*/, bool /*after_round*/) { assert(false && "to be written"); }
bool continue_window(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_window(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_window(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_window(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
