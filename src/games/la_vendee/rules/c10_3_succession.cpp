// 10.3.2 to 10.3.4: who follows whom. A Succession frame: side.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_succession(Play& /*p*/, Side /*side*/) { assert(false && "to be written"); }
bool continue_succession(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_succession(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_succession(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_succession(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
