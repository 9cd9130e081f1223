// Chapter 12: the British Expeditionary Army. A British frame: step; points: to land, or 0 for the
// army itself.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void move_clock(Play& /*p*/) { assert(false && "to be written"); }
void recall_british(Play& /*p*/) { assert(false && "to be written"); }
bool british_on_map(const Board& /*b*/, const State& /*s*/) {
    assert(false && "to be written");
    return true;
}
bool continue_british(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_british(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_british(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_british(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
