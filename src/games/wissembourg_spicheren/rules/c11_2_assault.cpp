// Chapter 11, case 11.2.2: the assault's column and die; the advance afterwards.
#include <algorithm>

#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

// An Advance frame: one of `units` goes into `hex`; `unit` has gone. Of `units` the cavalry goes
// first (11.2.2).

namespace {

using enum AdvanceStep::At;

constexpr Sentence kLossesOfAttack{"steps lost", "pas perdus"};
constexpr Sentence kLevels{"difference of level", "différence de niveau"};
constexpr Sentence kOverRiver{"all across the river", "tous au-delà de la rivière"};
constexpr Sentence kCavalryOverStream{"cavalry, all across the stream",
                                      "cavalerie, tous au-delà du ruisseau"};
constexpr Sentence kInfantryOverStream{"infantry, all across the stream",
                                       "infanterie, tous au-delà du ruisseau"};
constexpr Sentence kLeadingHq{"HQ", "état-major"};
constexpr Sentence kFlank{"attack on a flank", "attaque de flanc"};
constexpr Sentence kTrench{"trench", "tranchée"};
constexpr Sentence kHamlet{"hamlet", "hameau"};
constexpr Sentence kNightFight{"night", "nuit"};

constexpr Sentence kGoForward{"Choose who advances.", "Choisissez qui avance."};
constexpr Sentence kNotHe{
    "That unit does not advance: one that took part does, and cavalry first.",
    "Cette unité n'avance pas : c'est à l'une des participantes, la cavalerie "
    "d'abord."};
constexpr Sentence kMustGo{"One of them has to advance.", "L'une d'elles doit avancer."};

// The water that all attackers have to cross, by the least of it (W-59, W-82).
Water water_between(const Battle& map, const State& s, UnitSet attackers, HexId h) {
    Water least = Water::River;
    for (const UnitId u : attackers) {
        const Battle::Step* step = step_to(map, s.units[u].at, h);
        least = std::min(least, step == nullptr ? Water::None : step->water);
    }
    return least;
}

bool all_at_trench(const Battle& map, const State& s, UnitSet attackers, HexId h) {
    for (const UnitId u : attackers) {
        const Battle::Step* step = step_to(map, h, s.units[u].at);
        if (step == nullptr || !step->trench) return false;
    }
    return true;
}

UnitSet able_to_advance(const Board& b, const State& s, const Frame& f) {
    UnitSet able;
    for (const UnitId u : f.units)
        if (on_map(s, u) && b.grid.direction(s.units[u].at, f.hex)) able.add(u);
    const UnitSet cavalry = able & b.arm_units[index(Arm::Cavalry)];
    return cavalry.empty() ? able : cavalry;
}

void go_forward(Play& p, UnitId u) {
    State& s = p.s;
    const Board& b = p.board;
    Frame& f = top(s);
    f.unit = u;
    f.from = s.units[u].at;
    f.step = kWentForward;
    relocate(b, s, u, f.hex);
    p.report({.fact = Fact::Advanced,
              .side = f.side,
              .unit = u,
              .hex = f.hex,
              .from = f.from,
              .rule = "11.2.2"});
    scatter_in_wood(p, u, f.from, "7.1");  // W-65
    arrive(p, u, false);
}

}  // namespace

bool is_flanked(const Board& b, const State& s, UnitSet defenders, UnitSet attackers) {
    for (const UnitId d : defenders)
        for (const UnitId u : attackers)
            if (on_flank_of(b, s, d, s.units[u].at)) return true;
    return false;
}

// 11.2.2, W-32: the sum by the protection, then columns, then the die.
Odds assault_odds(Play& p) {
    const Board& b = p.board;
    const State& s = p.s;
    const Frame& f = top(s);
    const Battle& map = battle_of(b, s);
    int sum = 0;
    int losses = 0;
    HexList from;
    for (const UnitId u : f.units) {
        sum += combat_value(b, s, u);
        losses = std::max<int>(losses, s.units[u].losses);
        from.push_back(s.units[u].at);
    }
    const bool horse = f.units.meets(b.arm_units[index(Arm::Cavalry)]);
    const bool foot = f.units.meets(b.arm_units[index(Arm::Infantry)]);
    const Water water = water_between(map, s, f.units, f.hex);
    Modifiers shifts{.p = p, .side = f.side, .rule = "11.3", .kind = Fact::Shift};
    shifts.add(kLossesOfAttack, -losses);
    shifts.add(kLevels, level_shift(map, from, f.hex));
    shifts.add(kOverRiver, water == Water::River ? -1 : 0);
    shifts.add(kCavalryOverStream, water == Water::Stream && horse ? -1 : 0);
    Modifiers die{.p = p, .side = f.side, .rule = "11.3"};
    if (f.commander != kNoCommander) die.add(kLeadingHq, combat_bonus(b, s, f.commander), "9.3");
    die.add(kFlank, is_flanked(b, s, defenders_at(b, s, f.hex), f.units) ? 2 : 0);
    die.add(kTrench, all_at_trench(map, s, f.units, f.hex) ? -1 : 0);
    die.add(kInfantryOverStream, water == Water::Stream && foot ? -1 : 0);
    die.add(kHamlet, map.terrain[f.hex.raw] == Terrain::Hamlet ? -1 : 0);
    die.add(kNightFight, is_night(b, s) ? -1 : 0, "13.1.6");
    return {sum / protection(b, s, f.hex) + shifts.total, die.total};
}

// --- 11.2.2, W-39: advance ----------------------------------------------------------------------

void push_advance(State& s, UnitSet able, HexId h, std::uint16_t flags) {
    const Side side = top(s).side;
    push(s, {.business = Business::Advance, .side = side, .hex = h, .flags = flags, .units = able});
}

bool continue_advance(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kWho) {
        const UnitSet able = able_to_advance(p.board, s, f);
        if (able.size() > 1 || (!able.empty() && (f.flags & kMayStay) != 0)) return true;
        if (able.empty())
            pop(s);
        else
            go_forward(p, able.first());
        return false;
    }
    if (f.step == kWentForward) {
        f.step = kFaced;
        const UnitId u = f.unit;
        const HexId from = f.from;
        push_facing(p, u, one_side_either_way(s.units[u].facing));
        push_followers(p, u, from, true);
        return false;
    }
    pop(s);
    return false;
}

void offer_advance(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const UnitId u : able_to_advance(b, s, f)) out.push_back(Action::of(Verb::Advance, u));
    if ((f.flags & kMayStay) != 0) out.push_back(Action::of(Verb::Decline));
}

Verdict check_advance(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (a.verb == Verb::Decline)
        return (f.flags & kMayStay) != 0 ? kLegal : refuse("11.2.2", kMustGo);
    if (a.verb != Verb::Advance) return refuse("11.2.2", kGoForward);
    const bool able = battle_of(b, s).units.has(a.unit) && able_to_advance(b, s, f).has(a.unit);
    return able ? kLegal : refuse("11.2.2", kNotHe);
}

void do_advance(Play& p, const Action& a) {
    if (a.verb == Verb::Advance)
        go_forward(p, a.unit);
    else
        pop(p.s);
}

}  // namespace levee::wissembourg_spicheren
