// Chapter 16 (reconstruction): desertion, dummies, Bonaparte. A Desertion frame: side, army.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void show_counters(Play& /*p*/, AreaId /*area*/) { assert(false && "to be written"); }
int bonaparte_dice(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/) { return {}; }
bool continue_desertion(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_desertion(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_desertion(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_desertion(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
