// 5.2, 5.4, 6.1, 6.2: irregulars and detachments of one side move, then fire. An Irregulars frame:
// side, step; who has moved is in State::parties.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_irregulars(Play& /*p*/, Side /*side*/) { assert(false && "to be written"); }
bool continue_irregulars(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_irregulars(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_irregulars(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_irregulars(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
