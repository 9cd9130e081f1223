// Chapter 15 (reconstruction; what each card does is data): a card is carried out. A Card frame:
// side, card, step; armies: that have acted; points: actions left. A Look frame: side.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

bool has_effect(const Board& /*b*/, const State& /*s*/, Side /*side*/, CardId /*card*/) {
    assert(false && "to be written");
    return true;
}
const CardCard* card_at_work(const Board& /*b*/, const State& /*s*/, Effect /*effect*/) {
    return nullptr;
}
bool continue_card(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
bool continue_look(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_card(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
void offer_look(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_card(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
Verdict check_look(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_card(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }
void do_look(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
