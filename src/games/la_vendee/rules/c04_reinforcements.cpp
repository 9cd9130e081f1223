// Chapter 4: the order of the reinforcement phase (L-43). A Reinforce frame: side, step.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

bool continue_reinforce(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}

}  // namespace levee::la_vendee
