// What the coming of an army brings about: 16.6, 11.3, 6.4, 5.3.2. An Entry frame: side, army,
// area, from, flags: kEntry.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void push_entry(Play& /*p*/, ArmyId /*counter*/, AreaId /*from*/, std::uint8_t /*flags*/) {
    assert(false && "to be written");
}
bool continue_entry(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}

}  // namespace levee::la_vendee
