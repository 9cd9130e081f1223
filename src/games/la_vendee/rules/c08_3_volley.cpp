// 8.3, 8.4: dice of all who fire at the same time, and the généralissime. A Volley frame: side,
// step; number: the volley; points: dice asked for.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

int to_hit(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/, bool /*attacks*/) {
    return {};
}
Volley army_volley(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/, Target /*at*/,
                   ArmyId /*target*/, int /*dice*/, bool /*attacks*/) {
    return {};
}
void clear_volleys(State& /*s*/) { assert(false && "to be written"); }
void add_volley(State& /*s*/, const Volley& /*volley*/) { assert(false && "to be written"); }
void push_volleys(Play& /*p*/) { assert(false && "to be written"); }
bool continue_volley(Play& /*p*/) {
    assert(false && "to be written");
    return true;
}
void offer_volley(const Board& /*b*/, const State& /*s*/, Actions& /*out*/) {
    assert(false && "to be written");
}
Verdict check_volley(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) {
    return refuse("0", kNotNow);
}
void do_volley(Play& /*p*/, const Action& /*a*/) { assert(false && "to be written"); }

}  // namespace levee::la_vendee
