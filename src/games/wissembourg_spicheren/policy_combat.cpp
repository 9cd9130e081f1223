// Rules of thumb: attacks and what they do.
#include <algorithm>

#include "engine/contract/action_list.h"
#include "games/wissembourg_spicheren/evaluate.h"
#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

using engine::best_of;

// 11.3 in short: the column of the assault less what the defence has to throw at each of them.
int Policy::hope(const State& s, UnitSet attackers, HexId hex) const {
    const Battle& map = battle_of(board_, s);
    int sum = 0;
    int men = 0;
    HexList from;
    for (const UnitId u : attackers) {
        sum += combat_value(board_, s, u);
        men += steps_left(board_, s, u);
        from.push_back(s.units[u].at);
    }
    const UnitSet defenders = defenders_at(board_, s, hex);
    int fire = 0;
    for (const UnitId u : defenders)
        fire += is_artillery(board_, u) ? fire_power(board_, s, u) : combat_value(board_, s, u);
    const bool flanked = is_flanked(board_, s, defenders, attackers);
    if (flanked) fire /= 2;
    const int column =
        sum / protection(board_, s, hex) + level_shift(map, from, hex) + (flanked ? 2 : 0);
    const int worth = map.objective_hexes.has(hex) ? 2 : 0;
    const int shaken = s.units[defenders.first()].disorganised ? 2 : 0;
    return 2 * column - fire / std::max(1, attackers.size()) - 4 + worth + shaken + men / 2;
}

// Together where an HQ can bring them; alone where it promises something.
Action Policy::announce(const State& s, const Actions& offered, engine::Random& random) const {
    return best_of(offered, [&](const Action& a) {
        const int boldness = static_cast<int>(random.below(3)) - 1;
        switch (a.verb) {
            case Verb::Coordinate: {
                UnitSet able;
                for (const UnitId u : active_units(board_, s))
                    if (s.target[u.raw] == kNoHex && check_attacker(board_, s, u, a.hex).legal())
                        able.add(u);
                return hope(s, able, a.hex) + boldness + 3;
            }
            case Verb::Attack:
                return hope(s, UnitSet::of(a.unit), a.hex) + boldness;
            case Verb::Resolve:
                // The strongest first.
                return hope(s, partners(board_, s, a.unit), s.target[a.unit.raw]) + 100;
            default:
                return 0;
        }
    });
}

// 11.4: cavalry goes away from infantry; everybody else stands.
Action Policy::attack(const State& s, const Actions& offered) const {
    const Frame& f = top(s);
    return best_of(offered, [&](const Action& a) {
        switch (a.verb) {
            case Verb::Lead:
            case Verb::Stand:
                return 1;
            case Verb::Withdraw: {
                int against = 0;
                for (const UnitId u : f.units) against += combat_value(board_, s, u);
                int men = 0;
                bool horse = false;
                for (const UnitId u : troops_at(board_, s, f.hex)) {
                    men += combat_value(board_, s, u);
                    horse |= is_cavalry(board_, u);
                }
                return horse && against > men ? 2 : 0;
            }
            default:
                return 0;
        }
    });
}

Action Policy::damage(const State& s, const Actions& offered) const {
    if (offered[0].verb == Verb::Lose)
        return best_of(offered, [&](const Action& a) { return steps_left(board_, s, a.unit); });
    return Action::of(stands_fast(board_, s) ? Verb::Refuse : Verb::GiveWay);
}

}  // namespace levee::wissembourg_spicheren
