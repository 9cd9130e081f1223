// 4.3: between armies in a region. A Transfers frame: side.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

bool continue_transfers(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_transfers(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_transfers(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_transfers(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
