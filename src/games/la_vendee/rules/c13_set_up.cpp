// Chapter 13 (reconstruction): how a game begins. A SetUp frame: side; points: left to place;
// number: which of the free ones.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void begin_game(Play& /*p*/) { assert(false && "to be written"); }
bool continue_set_up(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_set_up(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_set_up(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_set_up(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

State Rules::new_game(const Options& options) const {
    State s;
    s.options = options;
    push(s, {.business = Business::Turn});
    return s;
}

}  // namespace levee::la_vendee
