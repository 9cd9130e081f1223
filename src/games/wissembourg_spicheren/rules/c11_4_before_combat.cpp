// Chapter 11, case 11.4: retreat before combat.
#include <algorithm>

#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

namespace {

int fastest(const Board& b, UnitSet attackers) {
    int most = 0;
    for (const UnitId u : attackers) most = std::max<int>(most, b.movement[u.raw]);
    return most;
}

bool all_foot(const Board& b, UnitSet units) {
    return b.arm_units[index(Arm::Infantry)].contains(units);
}

}  // namespace

// W-40: no slower than any attacker, and somewhere to go; of two French units both or none. Guns do
// not go (W-60).
bool can_withdraw(const Board& b, const State& s, UnitSet attackers, HexId h) {
    const UnitSet defenders = troops_at(b, s, h);
    if (defenders.empty()) return false;
    const int fast = fastest(b, attackers);
    for (const UnitId u : defenders)
        if (b.movement[u.raw] < fast || withdrawal_hexes(b, s, u).empty()) return false;
    if (defenders.size() == 1) return true;
    const UnitId first = defenders.first();
    const UnitSet others = defenders.without(UnitSet::of(first));
    for (const HexId to : withdrawal_hexes(b, s, first)) {
        State after = s;
        relocate(b, after, first, to);
        if (!withdrawal_hexes(b, after, others.first()).empty()) return true;
    }
    return false;
}

// In disorder, or a step weaker, unless faster than all of them; horsemen may gain two hexes on men
// on foot.
void push_withdrawals(Play& p, const Frame& attack) {
    State& s = p.s;
    const Board& b = p.board;
    const UnitSet defenders = troops_at(b, s, attack.hex);
    const int fast = fastest(b, attack.units);
    p.report({.fact = Fact::Withdrew,
              .side = attack.side,
              .unit = defenders.first(),
              .hex = attack.hex,
              .rule = "11.4"});
    for (const UnitId u : defenders)
        if (b.movement[u.raw] <= fast) hit(p, u, "11.4");
    // The last one pushed goes first, and must leave the others a way.
    UnitSet after;
    for (const UnitId u : defenders) {
        if (!on_map(s, u)) continue;
        const bool far = is_cavalry(b, u) && all_foot(b, attack.units);
        push_retreat(s, b, u, kBeforeCombat, far ? 2 : 1);
        top(s).units = after;
        after.add(u);
    }
}

}  // namespace levee::wissembourg_spicheren
