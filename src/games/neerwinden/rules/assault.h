#pragma once

#include "games/neerwinden/rules/internal.h"

// What the two files of case 6.2 share: who takes part, and the ground between.
namespace levee::neerwinden {

inline UnitSet not_artillery(const Board& b, UnitSet units) {
    return units.without(b.arm_units[static_cast<std::size_t>(Arm::Artillery)]);
}
inline UnitSet cavalry_of(const Board& b, UnitSet units) {
    return units & b.arm_units[static_cast<std::size_t>(Arm::Cavalry)];
}
inline UnitSet infantry_of(const Board& b, UnitSet units) {
    return units & b.arm_units[static_cast<std::size_t>(Arm::Infantry)];
}
inline const Board::Neighbour* way_from(const Board& b, HexId from, HexId to) {
    for (const auto& next : b.next[from.raw])
        if (next.to == to) return &next;
    return nullptr;
}

// 6.2.2, N-56: once per unit and segment, if there is a hex to go to.
Verdict check_withdrawal(const Board& b, const State& s, const Frame& f, UnitId u);
// 5.3.3: every cavalry unit of the hex for itself.
Verdict check_counter(const Board& b, const State& s, const Frame& f, UnitId u);
int strength_of(const Board& b, const State& s, UnitSet units);
// 6.2.2: who of a wave whose enemy has withdrawn can fall upon this hex.
UnitSet second_attackers(const Board& b, const State& s, const Frame& f, HexId target);
// N-69: a commanded unit of a formation with the defensive order.
bool defends_by_order(const Board& b, const State& s, UnitId u);
bool any_defends_by_order(const Board& b, const State& s, HexId hex);
// 9.1, N-89: for all the enemy knows the -2 might be had, but only by showing an order. Whether the
// owner is asked must not tell what he is asked about.
bool defence_claim_asked(const Board& b, const State& s, HexId hex);

}  // namespace levee::neerwinden
