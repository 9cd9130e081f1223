// Chapter 7: drawing cards and playing them in turn. A Draw frame: side, number: dealt, card:
// drawn. A CardPlay frame: side, number: 1 after the window.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void take_from_hand(State& /*s*/, Side /*side*/, CardId /*card*/) {
    assert(false && "to be written");
}
void push_card(Play& /*p*/, Side /*side*/, CardId /*card*/, bool /*out_of_turn*/) {
    assert(false && "to be written");
}
bool continue_draw(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
bool continue_card_play(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_card_play(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_card_play(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_card_play(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
