// Rules of thumb: fire, assaults, and what they do.
#include <algorithm>
#include <cassert>

#include "engine/contract/action_list.h"
#include "games/neerwinden/policy.h"
#include "games/neerwinden/rules/assault.h"

namespace levee::neerwinden {

struct Policy::Storm {
    Frame frame;
    int modifier = 0;
    double hope = 0;  // in victory points
};

namespace {

using engine::best_of;

UnitId steadiest(const Board& b, const State& s, UnitSet units) {
    UnitId best = units.first();
    for (const UnitId u : units)
        if (morale(b, s, u) > morale(b, s, best)) best = u;
    return best;
}

}  // namespace

// 5.3: fire at whoever comes near; otherwise turn to have more of them in front.
Action Policy::reaction(const State& s, const Actions& offered) const {
    const Side enemy = enemy_of(top(s).side);
    const auto before = [&](HexId hex, Direction facing) {
        int enemies = 0;
        for (const Direction d : maps::kDirections) {
            const HexId to = board_.next[hex.raw][static_cast<std::size_t>(d)].to;
            if (to != kNoHex && maps::arc(facing, d) == Arc::Front && held_by(board_, s, to, enemy))
                ++enemies;
        }
        return enemies;
    };
    return best_of(offered, [&](const Action& a) {
        if (a.verb == Verb::ReactFire) return static_cast<Arm>(a.number) == Arm::Artillery ? 9 : 8;
        if (a.verb != Verb::Turn) return 0;
        const UnitId u = first_at(s, a.hex);
        return before(a.hex, static_cast<Direction>(a.number)) - before(a.hex, s.units[u].facing);
    });
}

// --- the combat segment -------------------------------------------------------------------------

// 6.1.2 in short.
int Policy::worth_of_fire(const State& s, HexId target) const {
    int crowd = 0;
    int shaken = 0;
    for (UnitId u = first_at(s, target); u != kNoUnit; u = next_at(s, u)) {
        if (board_.arm[u.raw] != Arm::Artillery) crowd += strength(board_, s, u);
        shaken += static_cast<int>(s.units[u].level);
    }
    const bool covered = board_.terrain[target.raw] != Terrain::Clear;
    return (crowd >= 4 ? 4 : 0) + shaken - (covered ? 4 : 0);
}

// Batteries first, so that what they hit can be stormed (6.2.1), then the assault that promises
// most, then the muskets of those who do not storm.
Action Policy::combat(const State& s, const Actions& offered, engine::Random& random) const {
    const UnitSet mine = board_.card(s.active).units;
    return best_of(offered, [&](const Action& a) {
        if (a.verb == Verb::EndCombat) return 0.0;
        if (a.verb == Verb::Fire) {
            const double first = static_cast<Arm>(a.number) == Arm::Artillery ? 1000 : 50;
            return first + worth_of_fire(s, a.hex);
        }
        const UnitSet able = assaulters(board_, s, a.hex, mine);
        const double hope = storm(s, a.hex, able, {}, true).hope;
        const double boldness = 0.01 * random.below(20) - 0.1;
        return hope + boldness > 0 ? 100 + 10 * hope : -1.0;
    });
}

double Policy::hope_of(const State& s, const Storm& storm) const {
    const std::size_t place = place_of(storm.modifier);
    double hope = gain_[place];
    if (board_.star_index[storm.frame.hex.raw] != 255) hope += 1.5 * driven_back_[place];
    hope -= 0.3 * storm.frame.marks.size();
    for (const UnitId u : units_at(s, storm.frame.hex))
        if (routed(s, u)) hope += 0.5;
    return hope;
}

// The assault with everybody who helps and whatever charges pay; `charges`: they may still be
// declared.
Policy::Storm Policy::storm(const State& s, HexId target, UnitSet units, UnitSet marks,
                            bool charges) const {
    for ([[maybe_unused]] const UnitId u : units)
        assert(on_map(s, u) && "whoever storms stands somewhere");
    const Side side = enemy_of(board_.side[first_at(s, target).raw]);
    Storm best;
    best.frame = {
        .business = Business::Assault, .side = side, .hex = target, .units = units, .marks = marks};
    const UnitSet heads = not_artillery(board_, units_at(s, target));
    if (heads.empty()) {  // N-77: guns alone are taken without dice
        best.frame.unit = steadiest(board_, s, units);
        best.hope = 2;
        return best;
    }
    State ground = s;  // the rules want a state that they may change, and change nothing in it
    Play play{board_, ground, nullptr};
    const auto weigh = [&](Storm& storm) {
        const UnitSet charging = storm.frame.marks & storm.frame.units;
        storm.frame.unit = steadiest(board_, s, charging.empty() ? storm.frame.units : charging);
        storm.frame.other = steadiest(board_, s, heads);
        storm.modifier = assault_modifier(play, storm.frame);
        storm.hope = hope_of(s, storm);
    };
    weigh(best);
    const auto consider = [&](const Frame& frame) {
        Storm other{.frame = frame};
        weigh(other);
        if (other.hope > best.hope) best = other;
    };
    for (const UnitId u : units) {
        const UnitSet rest = best.frame.units.without(UnitSet::of(u));
        if (rest.empty() || marks.has(u) || !check_ratio(board_, s, rest, target).legal()) continue;
        Frame without = best.frame;
        without.units = rest;
        consider(without);
    }
    if (!charges) return best;
    for (const UnitId u : best.frame.units) {
        if (best.frame.marks.has(u)) continue;
        const bool bayonet = side == Side::French && board_.arm[u.raw] == Arm::Infantry &&
                             infantry_of(board_, best.frame.marks).size() < 2;
        if (!bayonet && !check_charge(board_, s, u, target).legal()) continue;
        if (s.units[u].level == Level::Disorganised2) continue;  // it would rout by it
        Frame charging = best.frame;
        charging.marks.add(u);
        consider(charging);
    }
    return best;
}

// The attacker composes by what was planned; whoever is asked otherwise answers.
Action Policy::assault(const State& s, const Actions& offered) const {
    const Frame& f = top(s);
    const bool composing = offered[0].verb == Verb::Without || offered[0].verb == Verb::Bayonet ||
                           offered[0].verb == Verb::Charge || offered[0].verb == Verb::Head;
    if (!composing || decider_of_assault(f) != f.side) return answer(s, offered);
    const Storm plan = storm(s, f.hex, f.units, f.marks & f.units, (f.flags & kSecondAssault) == 0);
    return best_of(offered, [&](const Action& a) {
        const bool is_in = plan.frame.units.has(a.unit);
        switch (a.verb) {
            case Verb::Without:
                return is_in ? -1 : 3;
            case Verb::Bayonet:
            case Verb::Charge:
                return is_in && plan.frame.marks.has(a.unit) ? 2 : -1;
            default:
                return a.unit == plan.frame.unit ? 1 : 0;
        }
    });
}

Action Policy::answer(const State& s, const Actions& offered) const {
    const Frame& f = top(s);
    return best_of(offered, [&](const Action& a) {
        switch (a.verb) {
            case Verb::Head:
                return morale(board_, s, a.unit);
            case Verb::Withdraw:
                // 6.2.2: alone, and against odds.
                return units_at(s, f.hex).size() == 1 &&
                               strength_of(board_, s, f.units) >= 2 * strength(board_, s, a.unit)
                           ? 2
                           : 0;
            case Verb::CounterCharge:
                // 5.3.4: one is enough to cancel the charge, and each of them drops a level.
                return (f.flags & kCounterCharged) == 0 ? 2 : 0;
            case Verb::Claim:
                return 2;
            case Verb::Assault: {
                // 6.2.2: of the others some may have left the map.
                const UnitSet wave = second_attackers(board_, s, f, a.hex);
                return storm(s, a.hex, wave, {}, false).hope > 0.2 ? 2 : 0;
            }
            default:
                return 1;
        }
    });
}

// --- what it does -------------------------------------------------------------------------------

// 6.3: the steady take the tests and the levels. A unit of one point loses least (1.7).
Action Policy::damage(const State& s, const Actions& offered) const {
    return best_of(offered, [&](const Action& a) {
        if (a.verb == Verb::Test) return morale(board_, s, a.unit);
        if (a.verb == Verb::Disorganise)
            return 10 * (3 - static_cast<int>(s.units[a.unit].level)) + strength(board_, s, a.unit);
        const int men = strength(board_, s, a.unit);
        return men == 1 ? 100 : men;
    });
}

// 5.5, 6.3: not through friends, and into cover.
Action Policy::retreat(const State& s, const Actions& offered, engine::Random& random) const {
    return best_of(offered, [&](const Action& a) {
        const auto chance = static_cast<int>(random.below(3));
        if (a.hex == kOffMap) return chance - 20;
        const bool taken = first_at(s, a.hex) != kNoUnit;
        const bool covered = board_.terrain[a.hex.raw] != Terrain::Clear;
        return chance + (taken ? -10 : 0) + (covered ? 5 : 0);
    });
}

}  // namespace levee::neerwinden
