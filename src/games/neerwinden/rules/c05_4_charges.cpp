// Chapter 5, cases 5.3.1 to 5.3.4 (so misprinted under 5.4): charges and counter-charges.
#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {

namespace {

constexpr Sentence kNotCavalry{"Only cavalry charges.", "Seule la cavalerie charge."};
constexpr Sentence kNoRun{"It must enter a hex before the one from which it charges.",
                          "Elle doit entrer dans un hexagone avant celui d'où elle charge."};
constexpr Sentence kBadGround{
    "A charge needs clear, level ground and nothing between the two hexes.",
    "Une charge exige un terrain clair, de même niveau et sans obstacle."};

constexpr Sentence kNoHorseToCounter{"Only cavalry that is not in rout counter-charges.",
                                     "Seule une cavalerie qui n’est pas en déroute contre-charge."};
constexpr Sentence kNoChargeToCounter{"No cavalry charges: there is nothing to counter.",
                                      "Aucune cavalerie ne charge : rien à contrer."};
constexpr Sentence kPinnedBefore{
    "It was in an enemy zone of control when the charging cavalry set off.",
    "Elle était en zone de contrôle ennemie au départ de la cavalerie qui charge."};

// The place of a cavalry unit among those of its formation: index of State::pinned.
std::size_t squadron(const Board& b, UnitId u) {
    std::size_t place = 0;
    const UnitSet cavalry =
        b.card(b.formation[u.raw]).units & b.arm_units[static_cast<std::size_t>(Arm::Cavalry)];
    for (const UnitId x : cavalry) {
        if (x == u) break;
        ++place;
    }
    return place < 4 ? place : 3;
}

}  // namespace

// 5.3.3, N-33: which enemy cavalry is held by a zone of ours when this unit sets off.
void note_pinned(const Board& b, State& s, UnitId u) {
    if (b.arm[u.raw] != Arm::Cavalry) return;
    const Side side = b.side[u.raw];
    UnitSet pinned;
    const UnitSet enemies =
        b.side_units[index(enemy_of(side))] & b.arm_units[static_cast<std::size_t>(Arm::Cavalry)];
    for (const UnitId x : enemies)
        if (on_map(s, x) && in_zoc_of(s, s.units[x].at, side)) pinned.add(x);
    s.pinned[squadron(b, u)] = pinned;
}

bool charge_ground(const Board& b, const State& s, UnitId u, HexId target) {
    const HexId here = s.units[u].at;
    if (b.terrain[here.raw] != Terrain::Clear || b.terrain[target.raw] != Terrain::Clear)
        return false;
    if (b.level[here.raw] != b.level[target.raw]) return false;
    for (const auto& next : b.next[here.raw])
        if (next.to == target) return (next.features & (kRiver | kStream | kBridge)) == 0;
    return false;
}

Verdict check_charge(const Board& b, const State& s, UnitId u, HexId target) {
    if (b.arm[u.raw] != Arm::Cavalry) return refuse("5.3.1", kNotCavalry);
    if (!s.galloped.has(u)) return refuse("5.3.1", kNoRun);
    if (!charge_ground(b, s, u, target)) return refuse("5.3.1", kBadGround);
    return kLegal;
}

// 5.3.3, N-97: free when at least one of the charging units set off.
Verdict check_counter_charge(const Board& b, const State& s, UnitId u, UnitSet chargers) {
    if (b.arm[u.raw] != Arm::Cavalry || routed(s, u)) return refuse("5.3.3", kNoHorseToCounter);
    const UnitSet horse = chargers & b.arm_units[static_cast<std::size_t>(Arm::Cavalry)];
    if (horse.empty()) return refuse("5.3.3", kNoChargeToCounter);
    for (const UnitId charger : horse)
        if (!s.pinned[squadron(b, charger)].has(u)) return kLegal;
    return refuse("5.3.3", kPinnedBefore);
}

}  // namespace levee::neerwinden
