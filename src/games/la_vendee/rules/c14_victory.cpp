// Chapter 14 (reconstruction): victory.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

int victory_points(const Board& /*b*/, const State& /*s*/, Side /*side*/) { return {}; }
bool check_sudden(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void end_of_game(Play& /*p*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
