// Chapter 6, case 6.2.1: the modifiers of an assault.
#include <algorithm>

#include "games/neerwinden/rules/assault.h"

namespace levee::neerwinden {

int strength_of(const Board& b, const State& s, UnitSet units) {
    int sum = 0;
    for (const UnitId u : units) sum += strength(b, s, u);
    return sum;
}

bool defends_by_order(const Board& b, const State& s, UnitId u) {
    return commanded(s, u) && !routed(s, u) && order_of(b, s, u) == Order::Defensive;
}

bool defence_claim_asked(const Board& b, const State& s, HexId hex) {
    bool hidden = false;
    for (const UnitId u : units_at(s, hex)) {
        if (!commanded(s, u) || routed(s, u)) continue;
        const FormationId formation = b.formation[u.raw];
        if (order_is_hidden(s, formation))
            hidden = true;
        else if (s.formations[formation].order == Order::Defensive)
            return false;
    }
    return hidden;
}

bool any_defends_by_order(const Board& b, const State& s, HexId hex) {
    for (const UnitId u : units_at(s, hex))
        if (defends_by_order(b, s, u)) return true;
    return false;
}

namespace {

constexpr Sentence kFromBelow{"attack from below", "attaque d'en bas"};
constexpr Sentence kFromAbove{"attack from above", "attaque d'en haut"};
constexpr Sentence kWater{"attack over a stream or bridge", "attaque par ruisseau ou pont"};
constexpr Sentence kCavalryIn{"cavalry attacks a village or wood",
                              "cavalerie attaquant un couvert"};
constexpr Sentence kCavalryHeld{"cavalry defends a village or wood",
                                "cavalerie défendant un couvert"};
constexpr Sentence kRatioName{"strength ratio", "rapport de force"};
constexpr Sentence kMoraleName{"difference in morale of the head units",
                               "écart de moral des têtes"};
constexpr Sentence kOurCommander{"commander of the attack", "chef de l'attaque"};
constexpr Sentence kTheirCommander{"commander of the defence", "chef de la défense"};
constexpr Sentence kFlank{"attack from the flank", "attaque de flanc"};
constexpr Sentence kRear{"attack from the rear", "attaque à revers"};
constexpr Sentence kUnengaged{"enemies around that are not engaged", "ennemis voisins non engagés"};
constexpr Sentence kDefensive{"defensive order", "ordre défensif"};
constexpr Sentence kShakenAttack{"attacker disorganised, level 2",
                                 "attaquant désorganisé niveau 2"};
constexpr Sentence kShakenDefence{"defender disorganised, level 2",
                                  "défenseur désorganisé niveau 2"};
constexpr Sentence kCharges{"charges", "charges"};
constexpr Sentence kCombined{"combined attack", "attaque combinée"};
constexpr Sentence kLimit{"limit of six", "limite de six"};

bool has_tactician(const Board& b, const State& s, UnitSet units, Side side) {
    for (const UnitId u : units)
        for (const CommanderId c : commanders_at(b, s, s.units[u].at, side))
            if (tactical_value(b, s, c) > 0) return true;
    return false;
}

// N-46: the best one only, and not against a village.
int flank_bonus(const Board& b, const State& s, const Frame& f) {
    if (is_village(b, f.hex)) return 0;
    const Direction facing = s.units[first_at(s, f.hex)].facing;
    int best = 0;
    for (const UnitId u : f.units) {
        const auto d = b.grid.direction(f.hex, s.units[u].at);
        if (!d) continue;
        const Arc arc = maps::arc(facing, *d);
        best = std::max(best, arc == Arc::Rear ? 4 : arc == Arc::Flank ? 2 : 0);
    }
    return best;
}

// N-47: enemy hexes whose zone lies on an attacker and that nobody has engaged in this segment.
int unengaged_hexes(const Board& b, const State& s, const Frame& f) {
    engine::FixedVector<HexId, 64> seen;
    for (const UnitId u : f.units) {
        const HexId here = s.units[u].at;
        for (const auto& next : b.next[here.raw]) {
            if (next.to == kNoHex || next.to == f.hex || s.struck[next.to.raw] != 0) continue;
            if (!held_by(b, s, next.to, enemy_of(f.side))) continue;
            if (std::find(seen.begin(), seen.end(), next.to) != seen.end()) continue;
            for (const UnitId x : units_at(s, next.to)) {
                if (!exerts_on(b, s, x, here)) continue;
                if (seen.size() < seen.capacity()) seen.push_back(next.to);
                break;
            }
        }
    }
    return static_cast<int>(seen.size());
}

// N-49: infantry and cavalry together over open hexsides, after artillery fire on clear ground.
bool combined_attack(const Board& b, const State& s, const Frame& f) {
    if (b.terrain[f.hex.raw] != Terrain::Clear) return false;
    if ((s.struck[f.hex.raw] & kStruckByArtillery) == 0) return false;
    bool foot = false;
    bool horse = false;
    for (const UnitId u : f.units) {
        const HexId here = s.units[u].at;
        const auto* way = way_from(b, here, f.hex);
        if (way == nullptr || (way->features & (kRiver | kStream | kBridge)) != 0) continue;
        if (b.level[here.raw] != b.level[f.hex.raw]) continue;
        foot |= b.arm[u.raw] == Arm::Infantry;
        horse |= b.arm[u.raw] == Arm::Cavalry;
    }
    return foot && horse;
}

// 5.3.2, 5.3.4, 6.2.1, N-34: two for each, four at most; a counter-charge stops the cavalry's.
int charge_bonus(const Board& b, const Frame& f) {
    const UnitSet ours = f.marks & f.units;
    const int bayonets = infantry_of(b, ours).size();
    const int horse = (f.flags & kCounterCharged) != 0 ? 0 : cavalry_of(b, ours).size();
    return std::min(4, 2 * (bayonets + horse));
}

struct Ground {
    bool below = false;
    bool above = false;
    bool water = false;
};

Ground ground_of(const Board& b, const State& s, const Frame& f) {
    Ground ground;
    for (const UnitId u : f.units) {
        const HexId here = s.units[u].at;
        ground.below |= b.level[here.raw] < b.level[f.hex.raw];
        ground.above |= b.level[here.raw] > b.level[f.hex.raw];
        const auto* way = way_from(b, here, f.hex);
        ground.water |= way != nullptr && (way->features & (kStream | kBridge)) != 0;  // N-51
    }
    return ground;
}

bool any_shaken(const State& s, UnitSet units) {
    for (const UnitId u : units)
        if (s.units[u].level == Level::Disorganised2) return true;
    return false;
}

bool uses_defensive_order(const Board& b, const State& s, const Frame& f) {
    const bool open = (f.flags & kClaimedOrder) != 0 || !defence_claim_asked(b, s, f.hex);
    return open && any_defends_by_order(b, s, f.hex);
}

}  // namespace

int assault_modifier(Play& p, const Frame& f) {
    const Board& b = p.board;
    const State& s = p.s;
    const UnitSet defenders = units_at(s, f.hex);
    const Terrain terrain = b.terrain[f.hex.raw];
    const bool covered = terrain == Terrain::Village || terrain == Terrain::Wood;
    const Ground ground = ground_of(b, s, f);
    Modifiers sum{p, f.side, "6.2.1"};

    if (terrain == Terrain::Village) sum.add(kVillage, -2);
    if (terrain == Terrain::Wood) sum.add(kWood, -2);
    if (terrain == Terrain::Tomb) sum.add(kTomb, -2);
    if (ground.below) sum.add(kFromBelow, -2);
    if (ground.above) sum.add(kFromAbove, +2);
    if (ground.water) sum.add(kWater, -2);
    if (covered && !cavalry_of(b, f.units).empty()) sum.add(kCavalryIn, -2);      // N-50
    if (covered && !cavalry_of(b, defenders).empty()) sum.add(kCavalryHeld, +2);  // N-50
    sum.add(kRatioName, ratio_modifier(strength_of(b, s, f.units), strength_of(b, s, defenders)));
    sum.add(kMoraleName, morale(b, s, f.unit) - morale(b, s, f.other));  // N-43
    if (has_tactician(b, s, f.units, f.side)) sum.add(kOurCommander, +1);
    if (has_tactician(b, s, defenders, enemy_of(f.side))) sum.add(kTheirCommander, -1);
    const int flank = flank_bonus(b, s, f);
    sum.add(flank == 4 ? kRear : kFlank, flank);
    sum.add(kUnengaged, -2 * unengaged_hexes(b, s, f));
    if (uses_defensive_order(b, s, f)) sum.add(kDefensive, -2);
    if (any_shaken(s, f.units)) sum.add(kShakenAttack, -2);
    if (any_shaken(s, defenders)) sum.add(kShakenDefence, +2);
    sum.add(kCharges, charge_bonus(b, f), "5.3.2");
    if (combined_attack(b, s, f)) sum.add(kCombined, +2);

    const int limited = std::clamp(sum.total, -6, 6);  // N-45
    if (limited != sum.total) sum.add(kLimit, limited - sum.total);
    return limited;
}

}  // namespace levee::neerwinden
