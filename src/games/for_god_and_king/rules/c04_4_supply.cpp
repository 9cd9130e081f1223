// Chapter 4, case 4.4: supply of the Republicans.
#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

// F-40, F-78: from the area or one that is controlled out of it, along roads free of Vendéen
// points, to a base of the army. A defender's own area serves him although the enemy has just come
// in (F-92).
bool supplied(const Board& b, const State& s, Army army, AreaId from, bool defends) {
    if (from == b.island) return true;
    if (army == Army::Mayencais) army = s.mayencais_with;
    if (army == Army::None) return false;
    AreaSet open = b.with_road.without(held(s, Side::Vendeen));
    AreaSet start = (b.controls[from] | AreaSet::of(from)) & open;
    if (defends && b.with_road.has(from)) start.add(from);
    open |= start;
    const AreaSet bases = b.bases[index(army)].without(held(s, Side::Vendeen));
    if (defends && b.bases[index(army)].has(from)) return true;
    return maps::flood(b.road_joins, start, open).meets(bases);
}

}  // namespace levee::fgfk
