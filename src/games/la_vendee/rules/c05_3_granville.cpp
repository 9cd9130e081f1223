// 5.3.3: the road to Granville.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void bank_regions(Play& /*p*/, ArmyId /*counter*/, AreaId /*bound*/, int /*regions*/) {
    assert(false && "to be written");
}
void cancel_route(Play& /*p*/, ArmyId /*counter*/) { assert(false && "to be written"); }
void check_routes(Play& /*p*/, Side /*side*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
