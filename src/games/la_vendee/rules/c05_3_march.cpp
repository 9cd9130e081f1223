// 5.3, 5.5, 5.7: one army moves. A March frame: side, army, card; number: regions allowed; points:
// regions gone; from: the last region; flags: kMarch.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_march(Play& /*p*/, ArmyId /*counter*/, CardId /*card*/) {
    assert(false && "to be written");
}
int march_regions(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/, CardId /*card*/) {
    return {};
}
Verdict check_forcing(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/) {
    return refuse("0", kNotNow);
}
bool continue_march(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_march(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_march(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_march(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
