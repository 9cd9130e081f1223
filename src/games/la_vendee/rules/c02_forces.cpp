// Chapter 2: force points, counters, regions and who controls them. All changes of what stands
// where.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

Points& points_of(State& s, const Force& /*force*/) { return s.box; }
const Points& points_of(const State& s, const Force& /*force*/) { return s.box; }
const ArmyCard& army_card(const Board& b, const State& /*s*/, ArmyId /*counter*/) {
    return b.armies[0];
}
bool is_dummy(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/) {
    assert(false && "to be written");
    return true;
}
bool is_kind(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/, ArmyKind /*kind*/) {
    assert(false && "to be written");
    return true;
}
ArmyId counter_of(const State& /*s*/, ArmyId /*card*/) { return {}; }
ArmySet armies_outside(const Board& /*b*/, const State& /*s*/, AreaId /*area*/, Side /*side*/) {
    return {};
}
ArmySet armies_inside(const Board& /*b*/, const State& /*s*/, AreaId /*area*/) { return {}; }
LeaderSet leaders_with(const State& /*s*/, ArmyId /*card*/) { return {}; }
bool has_unwounded_leader(const State& /*s*/, ArmyId /*card*/) {
    assert(false && "to be written");
    return true;
}
bool is_burnt(const State& /*s*/, AreaId /*area*/) {
    assert(false && "to be written");
    return true;
}
int id_points(const State& /*s*/, AreaId /*area*/, Side /*side*/) { return {}; }
bool has_units(const Board& /*b*/, const State& /*s*/, AreaId /*area*/, Side /*side*/) {
    assert(false && "to be written");
    return true;
}
bool besieges(const Board& /*b*/, const State& /*s*/, AreaId /*area*/, Side /*side*/) {
    assert(false && "to be written");
    return true;
}
Control region_control(const Board& /*b*/, const State& /*s*/, AreaId /*area*/) { return {}; }
bool controls(const Board& /*b*/, const State& /*s*/, AreaId /*area*/, Side /*side*/) {
    assert(false && "to be written");
    return true;
}
int counters_left(const Board& /*b*/, const State& /*s*/, Side /*side*/, Troop /*troop*/) {
    return {};
}
Verdict check_counters(const Board& /*b*/, const State& /*s*/, const Force& /*to*/, Troop /*troop*/,
                       int /*n*/) {
    return refuse("0", kNotNow);
}
Verdict check_stacking(const Board& /*b*/, const State& /*s*/, AreaId /*area*/, Side /*side*/,
                       int /*n*/) {
    return refuse("0", kNotNow);
}
Verdict check_fortress_room(const Board& /*b*/, const State& /*s*/, AreaId /*area*/, int /*n*/) {
    return refuse("0", kNotNow);
}
Verdict check_cap(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/, int /*n*/) {
    return refuse("0", kNotNow);
}
Troop joined_as(const Board& /*b*/, const State& /*s*/, ArmyId /*counter*/, Troop /*troop*/) {
    return {};
}
void add_points(Play& /*p*/, const Force& /*to*/, Troop /*troop*/, int /*n*/) {
    assert(false && "to be written");
}
void remove_points(Play& /*p*/, const Force& /*from*/, Troop /*troop*/, int /*n*/) {
    assert(false && "to be written");
}
void put_army(Play& /*p*/, ArmyId /*card*/, AreaId /*area*/) { assert(false && "to be written"); }
void move_army(Play& /*p*/, ArmyId /*counter*/, AreaId /*to*/) { assert(false && "to be written"); }
void set_inside(Play& /*p*/, ArmyId /*counter*/, bool /*inside*/) {
    assert(false && "to be written");
}
void remove_counter(Play& /*p*/, ArmyId /*counter*/) { assert(false && "to be written"); }
void set_holder(Play& /*p*/, AreaId /*fortress*/, Side /*side*/) {
    assert(false && "to be written");
}

}  // namespace levee::la_vendee
