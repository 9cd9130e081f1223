// Chapter 6, the combat segment as a whole, and case 6.1: fire.
#include <algorithm>

#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

// --- the segment --------------------------------------------------------------------------------

namespace {

using enum CombatStep::At;

constexpr Sentence kCannotFight{"That unit cannot fight now.",
                                "Cette unité ne peut pas combattre maintenant."};
constexpr Sentence kCavalryFire{"Cavalry does not fire.", "La cavalerie ne tire pas."};
constexpr Sentence kOutOfArc{"The hex is not before the battery, at one or two hexes.",
                             "L'hexagone n'est pas devant la batterie, à un ou deux hexagones."};
constexpr Sentence kNoSight{"The line of sight is blocked.", "La ligne de vue est bloquée."};
constexpr Sentence kNoShooter{"No unit of that arm can fire at the hex.",
                              "Aucune unité de cette arme ne peut tirer sur l'hexagone."};
constexpr Sentence kNoAttacker{"No infantry or cavalry can assault that hex.",
                               "Ni infanterie ni cavalerie ne peut assaillir cet hexagone."};
constexpr Sentence kCombatChoice{"Fire, assault, or end the combat.",
                                 "Tirez, donnez l'assaut, ou terminez le combat."};

std::uint8_t struck_bit(Arm arm) {
    return arm == Arm::Infantry ? kStruckByInfantry : kStruckByArtillery;
}

// Units of the active formation that may still fight (N-38).
UnitSet ready_units(const Board& b, const State& s) {
    UnitSet ready;
    for (const UnitId u : b.card(s.active).units.without(s.fought))
        if (on_map(s, u) && !routed(s, u)) ready.add(u);
    return ready;
}

UnitSet shooters_at(const Board& b, const State& s, HexId target, Arm arm) {
    UnitSet shooters;
    for (const UnitId u : ready_units(b, s) & b.arm_units[static_cast<std::size_t>(arm)])
        if (check_shooter(b, s, u, target).legal()) shooters.add(u);
    return shooters;
}

Verdict check_open_fire(const Board& b, const State& s, HexId target, Arm arm) {
    if (arm == Arm::Cavalry) return refuse("6.1", kCavalryFire);
    if (!held_by(b, s, target, enemy_of(top(s).side))) return refuse("6", kNoTarget);
    if ((s.struck[target.raw] & struck_bit(arm)) != 0) return refuse("6", kStruckAlready);
    // If a battery fails only by its line of sight, that is what the player wants to hear.
    Verdict verdict = refuse("6.1", kNoShooter);
    for (const UnitId u : ready_units(b, s) & b.arm_units[static_cast<std::size_t>(arm)]) {
        const Verdict of_unit = check_shooter(b, s, u, target);
        if (of_unit.legal()) return kLegal;
        if (of_unit.refusal.sentence == &kNoSight) verdict = of_unit;
    }
    return verdict;
}

Verdict check_open_assault(const Board& b, const State& s, HexId target) {
    if (!held_by(b, s, target, enemy_of(top(s).side))) return refuse("6", kNoTarget);
    if ((s.struck[target.raw] & kStruckByAssault) != 0) return refuse("6", kStruckAlready);
    const UnitSet attackers = assaulters(b, s, target, ready_units(b, s));
    if (attackers.empty()) {
        for (const UnitId u : b.card(s.active).units& s.fought)
            if (b.arm[u.raw] != Arm::Artillery && on_map(s, u) && exerts_on(b, s, u, target))
                return refuse("6", kFoughtAlready);  // N-38
        return refuse("6.2", kNoAttacker);
    }
    return check_ratio(b, s, attackers, target);
}

// Enemy-held hexes that a unit could have something to do with, each once.
using Targets = engine::FixedVector<HexId, 64>;
void add_target(Targets& targets, HexId h) {
    for (const HexId x : targets)
        if (x == h) return;
    if (targets.size() < Targets::capacity()) targets.push_back(h);
}

Targets targets_in_reach(const Board& b, const State& s) {
    Targets targets;
    const Side enemy = enemy_of(top(s).side);
    for (const UnitId u : ready_units(b, s)) {
        const HexId here = s.units[u].at;
        for (const auto& next : b.next[here.raw])
            if (next.to != kNoHex && held_by(b, s, next.to, enemy)) add_target(targets, next.to);
        if (b.arm[u.raw] != Arm::Artillery) continue;
        for (const HexId h : b.two_away[here.raw])
            if (h != kNoHex && held_by(b, s, h, enemy)) add_target(targets, h);
    }
    return targets;
}

}  // namespace

bool continue_combat(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kOpenCombat:
            s.fought = s.withdrawn = s.reacted = {};
            s.struck.fill(0);
            f.step = kChooseCombat;
            return false;
        case kChooseCombat: {
            settle_points(p);
            if (over(s)) return false;
            Actions options;
            offer_combat(p.board, s, options);
            if (options.size() > 1) return true;
            f.step = kCombatUnstacking;  // nothing to fight: the segment is over
            return false;
        }
        case kCombatUnstacking:
            f.step = kCloseCombat;
            push(s, {.business = Business::Unstack, .side = f.side});
            return false;
        default:
            s.active = kNoFormation;
            pop(s);
            return false;
    }
}

void offer_combat(const Board& b, const State& s, Actions& out) {
    for (const HexId h : targets_in_reach(b, s)) {
        for (const Arm arm : {Arm::Infantry, Arm::Artillery})
            if (check_open_fire(b, s, h, arm).legal()) out.push_back(Action::fire(arm, h));
        if (check_open_assault(b, s, h).legal()) out.push_back(Action::of(Verb::Assault, h));
    }
    out.push_back(Action::of(Verb::EndCombat));
}

Verdict check_combat(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::EndCombat) return kLegal;
    if (a.verb == Verb::Fire) return check_open_fire(b, s, a.hex, static_cast<Arm>(a.number));
    if (a.verb == Verb::Assault) return check_open_assault(b, s, a.hex);
    return refuse("6", kCombatChoice);
}

void do_combat(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::EndCombat) {
        f.step = kCombatUnstacking;
    } else if (a.verb == Verb::Fire) {
        const auto arm = static_cast<Arm>(a.number);
        push_fire(s, f.side, arm, a.hex, shooters_at(p.board, s, a.hex, arm), false);
    } else {
        push_assault(s, f.side, a.hex, assaulters(p.board, s, a.hex, ready_units(p.board, s)));
    }
}

// --- 6.1.1: line of sight -----------------------------------------------------------------------

// N-40: higher than both ends, or occupied, wooded or built up and not lower than the higher end.
static bool blocks(const Board& b, const State& s, HexId h, int from, int to) {
    const int level = b.level[h.raw];
    if (level > from && level > to) return true;
    const bool obstacle = first_at(s, h) != kNoUnit || b.terrain[h.raw] == Terrain::Village ||
                          b.terrain[h.raw] == Terrain::Wood;
    return obstacle && level >= std::max(from, to);
}

bool line_of_sight(const Board& b, const State& s, HexId from, int two_away) {
    const HexId target = b.two_away[from.raw][static_cast<std::size_t>(two_away)];
    const int low = b.level[from.raw];
    const int high = b.level[target.raw];
    const auto d = static_cast<std::size_t>(two_away / 2);
    const HexId one = b.next[from.raw][d].to;
    const bool first = one == kNoHex || blocks(b, s, one, low, high);
    if (two_away % 2 == 0) return !first;
    // Along a hexside: blocked only from both sides.
    const HexId other = b.next[from.raw][(d + 1) % 6].to;
    return !first || !(other == kNoHex || blocks(b, s, other, low, high));
}

// --- 6.1: who may fire at what ------------------------------------------------------------------

namespace {

// N-39: one hex: the front; two hexes: the five hexes within 60 degrees; N-70: rivers do not
// matter.
Verdict check_battery(const Board& b, const State& s, UnitId u, HexId target) {
    const Unit& unit = s.units[u];
    for (const Direction d : maps::kDirections)
        if (b.next[unit.at.raw][static_cast<std::size_t>(d)].to == target)
            return faces(b, s, u, d) ? kLegal : refuse("6.1", kOutOfArc);
    for (int i = 0; i < 12; ++i) {
        if (b.two_away[unit.at.raw][static_cast<std::size_t>(i)] != target) continue;
        const int off = (i - 2 * static_cast<int>(unit.facing) + 12) % 12;
        if (!is_village(b, unit.at) && off > 2 && off < 10) return refuse("6.1", kOutOfArc);
        return line_of_sight(b, s, unit.at, i) ? kLegal : refuse("6.1.1", kNoSight);
    }
    return refuse("6.1", kOutOfArc);
}

}  // namespace

Verdict check_shooter(const Board& b, const State& s, UnitId u, HexId target) {
    if (!on_map(s, u) || routed(s, u)) return refuse("6.1", kCannotFight);
    if (s.fought.has(u)) return refuse("6", kFoughtAlready);
    if (b.arm[u.raw] == Arm::Cavalry) return refuse("6.1", kCavalryFire);
    if (b.arm[u.raw] == Arm::Artillery) return check_battery(b, s, u, target);
    return exerts_on(b, s, u, target) ? kLegal : refuse("6.1", kNotInZone);
}

// --- 6.1.2: resolution --------------------------------------------------------------------------

namespace {

using enum FireStep::At;
constexpr std::uint16_t kReactionFire = 1;

constexpr Sentence kNotAShooter{"That unit does not take part in the fire.",
                                "Cette unité ne participe pas au tir."};
constexpr Sentence kLastShooter{"Somebody has to fire.", "Quelqu'un doit tirer."};
constexpr Sentence kLeaveOutOrResolve{"Leave units out, or resolve the fire.",
                                      "Écartez des unités, ou résolvez le tir."};

constexpr Sentence kUphill{"target on higher ground", "cible plus haute"};
constexpr Sentence kDense{"four or more steps in the target hex",
                          "quatre points de force ou plus dans la cible"};
constexpr Sentence kCloseGuns{"artillery at one hex", "artillerie à un hexagone"};
constexpr Sentence kShaken{"a shooter is disorganised, level 2", "un tireur désorganisé niveau 2"};
constexpr Sentence kHarnessedGuns{"harnessed artillery", "artillerie attelée"};
constexpr Sentence kAllDefensive{"all shooters in defensive order", "tous en ordre défensif"};

// N-41: a commanded unit of a formation with the defensive order.
bool on_the_defensive(const Board& b, const State& s, UnitId u) {
    return commanded(s, u) && !routed(s, u) && order_of(b, s, u) == Order::Defensive;
}

// 9.1, N-89: the owner is asked whenever the +1 might be had for all the enemy knows; whether he is
// asked must not tell what he is asked about.
bool claim_asked(const Board& b, const State& s, const Frame& f) {
    bool hidden = false;
    for (const UnitId u : f.units) {
        if (!commanded(s, u)) return false;
        const FormationId formation = b.formation[u.raw];
        if (order_is_hidden(s, formation))
            hidden = true;
        else if (s.formations[formation].order != Order::Defensive)
            return false;
    }
    return hidden;
}

bool all_on_the_defensive(const Board& b, const State& s, UnitSet units) {
    for (const UnitId u : units)
        if (!on_the_defensive(b, s, u)) return false;
    return true;
}

int fire_modifier(Play& p, const Frame& f) {
    const Board& b = p.board;
    const State& s = p.s;
    Modifiers sum{p, f.side, "6.1.2"};
    bool uphill = false;
    bool close = false;
    bool shaken = false;
    bool harnessed = false;
    bool defensive = true;
    for (const UnitId u : f.units) {
        uphill |= b.level[f.hex.raw] > b.level[s.units[u].at.raw];  // N-82
        close |= b.arm[u.raw] == Arm::Artillery && b.grid.distance(s.units[u].at, f.hex) == 1;
        shaken |= s.units[u].level == Level::Disorganised2;
        harnessed |= s.harnessed.has(u);
        defensive &= on_the_defensive(b, s, u);
    }
    int crowd = 0;
    for (UnitId u = first_at(s, f.hex); u != kNoUnit; u = next_at(s, u))
        if (b.arm[u.raw] != Arm::Artillery) crowd += strength(b, s, u);

    if (b.terrain[f.hex.raw] == Terrain::Village) sum.add(kVillage, -2);
    if (b.terrain[f.hex.raw] == Terrain::Wood) sum.add(kWood, -2);
    if (b.terrain[f.hex.raw] == Terrain::Tomb) sum.add(kTomb, -2);
    if (uphill) sum.add(kUphill, -2);
    if (crowd >= 4) sum.add(kDense, +2);
    if (close) sum.add(kCloseGuns, +2);
    if (shaken) sum.add(kShaken, -2);
    if (harnessed) sum.add(kHarnessedGuns, -2);
    if (defensive && !claim_asked(b, s, f))  // once claimed it is hidden no more
        sum.add(kAllDefensive, +1);
    return sum.total;
}

int fire_strength(const Board& b, const State& s, UnitSet shooters) {
    int sum = 0;
    for (const UnitId u : shooters) sum += strength(b, s, u);
    return sum;
}

// The shot counts from now on, whatever it does.
void commit(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if ((f.flags & kReactionFire) != 0) {
        s.reacted = s.reacted | f.units;
    } else {
        s.fought = s.fought | f.units;
        s.struck[f.hex.raw] |= struck_bit(static_cast<Arm>(f.number));
    }
    p.report({.fact = Fact::FireOpened,
              .side = f.side,
              .hex = f.hex,
              .a = f.number,
              .b = static_cast<std::int16_t>(fire_strength(p.board, s, f.units)),
              .rule = "6.1"});
    f.step = kFireClaimed;
}

void fire_rolled(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const Side target_side = enemy_of(f.side);
    const int power = fire_strength(p.board, s, f.units);
    const int roll = s.dice[0] + s.dice[1] + static_cast<std::int8_t>(f.points);
    s.dice = {};
    const CombatResult result = fire_result(power, roll);
    p.report({.fact = Fact::Result,
              .side = f.side,
              .hex = f.hex,
              .a = static_cast<std::int16_t>(roll),
              .b = static_cast<std::int16_t>(power),
              .rule = "6.1.2",
              .sentence = result.text});
    if (result.nothing()) {
        f.step = kSettleFire;
        return;
    }
    f.goal = static_cast<std::uint8_t>(total_losses(s));
    f.commanders = static_cast<std::uint16_t>(commanders_at(p.board, s, f.hex, target_side).bits);
    f.step = kFireTests;
    push_damage(s, target_side, units_at(s, f.hex), kNoUnit, result);
}

}  // namespace

void push_fire(State& s, Side side, Arm arm, HexId target, UnitSet shooters, bool reaction) {
    push(s, {.business = Business::Fire,
             .step = kComposeFire,
             .side = side,
             .number = static_cast<std::uint8_t>(arm),
             .hex = target,
             .flags = reaction ? kReactionFire : std::uint16_t{0},
             .units = shooters});
}

bool continue_fire(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kComposeFire:
            return true;
        case kFireClaimed:
            if (claim_asked(p.board, s, f)) return true;
            f.step = kRollFire;
            return false;
        case kRollFire:
            f.points = static_cast<std::uint8_t>(fire_modifier(p, f));
            f.step = kFireRolled;
            ask_dice(s);
            return true;
        case kFireRolled:
            fire_rolled(p);
            return false;
        case kFireTests: {
            // 7: one test each, after the result.
            if (f.commanders == 0) {
                f.step = kSettleFire;
                return false;
            }
            const CommanderId c = CommanderSet{f.commanders}.first();
            f.commanders = static_cast<std::uint16_t>(f.commanders & (f.commanders - 1U));
            const bool loss = static_cast<std::uint8_t>(total_losses(s)) != f.goal;
            push_commander_test(s, enemy_of(f.side), c, loss ? 1 : 0, false);
            return false;
        }
        default:
            pop(s);
            settle_points(p);
            return false;
    }
}

void offer_fire(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    if (f.step == kFireClaimed) {
        if (all_on_the_defensive(b, s, f.units)) out.push_back(Action::of(Verb::Claim));
        out.push_back(Action::of(Verb::Decline));
        return;
    }
    if (f.units.size() > 1)
        for (const UnitId u : f.units) out.push_back(Action::of(Verb::Without, u));
    out.push_back(Action::of(Verb::Resolve));
}

Verdict check_fire(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (f.step == kFireClaimed) {
        if (a.verb == Verb::Decline) return kLegal;
        if (a.verb != Verb::Claim) return refuse("9.1", kClaimOrNot);
        return all_on_the_defensive(b, s, f.units) ? kLegal : refuse("9.1", kNotDefensive);
    }
    if (a.verb == Verb::Resolve) return kLegal;
    if (a.verb != Verb::Without) return refuse("6.1.2", kLeaveOutOrResolve);
    if (!f.units.has(a.unit)) return refuse("6.1", kNotAShooter);
    return f.units.size() > 1 ? kLegal : refuse("6.1", kLastShooter);
}

void do_fire(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Without) {
        f.units.remove(a.unit);
    } else if (a.verb == Verb::Resolve) {
        commit(p);
    } else {
        if (a.verb == Verb::Claim) {
            for (const UnitId u : f.units) show_order(p, p.board.formation[u.raw]);
        }
        f.step = kRollFire;
    }
}

}  // namespace levee::neerwinden
