// Chapter 8: a battle, round by round. A Battle frame: side, army: the attacker, number: the next
// counter to be asked. The rest is in State::battle.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_battle(Play& /*p*/, ArmyId /*attacker*/) { assert(false && "to be written"); }
void end_battle(Play& /*p*/) { assert(false && "to be written"); }
bool continue_battle(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_battle(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_battle(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_battle(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
