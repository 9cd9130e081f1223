// Chapter 3: the turn and its phases. A Turn frame uses step.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

bool continue_turn(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}

}  // namespace levee::la_vendee
