// 6.6, 10.1, 10.4: irregulars and detachments of a region retreat. A Withdrawal frame: side, area;
// number: 1 if they must.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_withdrawal(Play& /*p*/, Side /*side*/, AreaId /*area*/, bool /*must*/) {
    assert(false && "to be written");
}
int newcomers(const State& /*s*/, AreaId /*area*/, Troop /*troop*/) { return {}; }
bool continue_withdrawal(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_withdrawal(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_withdrawal(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_withdrawal(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
