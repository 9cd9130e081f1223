// Chapter 11, cases 11 and 11.1: attacks are announced, then worked out one by one; the combat
// results table.
#include <algorithm>

#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

// A Combat frame: `side` attacks. What has been announced is in State::target and State::together.
// A Coordinate frame: `commander` brings `units` to attack `hex` together.

namespace {

using enum CombatStep::At;

constexpr Sentence kNoAttacker{
    "Only infantry and cavalry of the active formation attack.",
    "Seules l'infanterie et la cavalerie de la formation active attaquent."};
constexpr Sentence kGunsDoNotAttack{"Batteries do not attack.", "Les batteries n'attaquent pas."};
constexpr Sentence kNobodyThere{"No enemy unit is there.", "Aucune unité ennemie ne s'y trouve."};
constexpr Sentence kNotInFront{"A unit attacks into its three front hexes.",
                               "Une unité attaque ses trois hexagones de front."};
constexpr Sentence kNoCrossing{"It cannot attack across that water.",
                               "Elle ne peut attaquer à travers cette eau."};
constexpr Sentence kNoOrders{
    "Out of command it attacks only an enemy in whose zone it already stands.",
    "Hors commandement, elle n'attaque que depuis une zone ennemie où elle se "
    "trouve déjà."};
constexpr Sentence kShaken{
    "Its formation is demoralised: it attacks only where it stood and cannot go "
    "back.",
    "Sa formation est démoralisée : elle n'attaque que là où elle était, sans "
    "pouvoir reculer."};
constexpr Sentence kBlown{"Disorganised cavalry does not charge.",
                          "La cavalerie désorganisée ne charge pas."};
constexpr Sentence kWinded{"It has spent more than half of its movement.",
                           "Elle a dépensé plus de la moitié de son mouvement."};
constexpr Sentence kNoCharge{"Cavalry does not charge over that river.",
                             "La cavalerie ne charge pas à travers cette rivière."};
constexpr Sentence kAnnouncedAlready{"Its attack has been announced.",
                                     "Son attaque est déjà annoncée."};
constexpr Sentence kAnnounceFirst{"Announce attacks, or say that all are announced.",
                                  "Annoncez les attaques, ou dites qu'elles le sont toutes."};
constexpr Sentence kResolveNext{"Choose the attack that is worked out next.",
                                "Choisissez l'attaque à résoudre ensuite."};
constexpr Sentence kNoSuchAttack{"No attack of that unit is to be worked out.",
                                 "Aucune attaque de cette unité n'est à résoudre."};
constexpr Sentence kWithOthers{"It attacks together with others: name the first of them.",
                               "Elle attaque avec d'autres : nommez la première."};
constexpr Sentence kNoLeader{"Only an HQ of the active formation brings units together.",
                             "Seul un état-major de la formation active coordonne."};
constexpr Sentence kLedBefore{"He has coordinated in this activation.",
                              "Il a déjà coordonné dans cette activation."};
constexpr Sentence kNotWithHim{
    "He has to be stacked with one of at least two attackers of that hex.",
    "Il doit être avec l'un d'au moins deux attaquants de cet hexagone."};
constexpr Sentence kOneCoordination{"That hex is attacked in coordination already.",
                                    "Cet hexagone est déjà attaqué en coordination."};
constexpr Sentence kLeaveOut{"Leave units out, or announce the attack.",
                             "Écartez des unités, ou annoncez l'attaque."};
constexpr Sentence kNotAmong{"It is not among them.", "Elle n'en fait pas partie."};
constexpr Sentence kNeedsTwo{"Two attackers must be left, one of them with the HQ.",
                             "Il doit rester deux attaquants, dont un avec l'état-major."};

bool has_announced(const State& s, UnitId u) { return s.target[u.raw] != kNoHex; }

UnitSet able_to_attack(const Board& b, const State& s, HexId h) {
    UnitSet able;
    for (const UnitId u : active_units(b, s).without(b.arm_units[index(Arm::Artillery)]))
        if (!has_announced(s, u) && check_attacker(b, s, u, h).legal()) able.add(u);
    return able;
}

UnitSet with_him(const State& s, CommanderId c, UnitSet units) {
    UnitSet with;
    for (const UnitId u : units)
        if (s.units[u].at == s.commanders[c].at) with.add(u);
    return with;
}

bool can_be_together(const State& s, CommanderId c, UnitSet units) {
    return units.size() >= 2 && !with_him(s, c, units).empty();
}

Verdict check_leader(const Board& b, const State& s, CommanderId c, HexId h) {
    if (!active_hqs(b, s).has(c) || !on_map(s, c)) return refuse("11.1", kNoLeader);
    if (s.tested.has(c)) return refuse("11.1", kLedBefore);
    for (const UnitId u : s.together)
        if (s.target[u.raw] == h) return refuse("11.1", kOneCoordination);
    return can_be_together(s, c, able_to_attack(b, s, h)) ? kLegal : refuse("11.1", kNotWithHim);
}

Verdict check_announcement(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Announced) return kLegal;
    if (a.verb == Verb::Coordinate) return check_leader(b, s, a.commander, a.hex);
    if (a.verb != Verb::Attack) return refuse("11", kAnnounceFirst);
    if (battle_of(b, s).units.has(a.unit) && has_announced(s, a.unit))
        return refuse("11", kAnnouncedAlready);
    return check_attacker(b, s, a.unit, a.hex);
}

Verdict check_resolution(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Resolve) return refuse("11.1", kResolveNext);
    if (!battle_of(b, s).units.has(a.unit) || !still_attacks(b, s, a.unit))
        return refuse("11.1", kNoSuchAttack);
    return partners(b, s, a.unit).first() == a.unit ? kLegal : refuse("11.1", kWithOthers);
}

// In which step something is still to be decided.
bool anybody_can_announce(const Board& b, const State& s) {
    for (const UnitId u : active_units(b, s).without(b.arm_units[index(Arm::Artillery)]))
        for (const Battle::Step& step : battle_of(b, s).steps(s.units[u].at))
            if (step.to != kNoHex && !has_announced(s, u) &&
                check_attacker(b, s, u, step.to).legal())
                return true;
    return false;
}

HexSet targets_within_reach(const Board& b, const State& s) {
    HexSet hexes;
    for (const UnitId u : active_units(b, s))
        for (const Battle::Step& step : battle_of(b, s).steps(s.units[u].at))
            if (step.to != kNoHex && held_by(b, s, step.to, enemy_of(b.side[u.raw])))
                hexes.add(step.to);
    return hexes;
}

void announced_all(Play& p) {
    State& s = p.s;
    for (const UnitId u : active_units(p.board, s))
        if (has_announced(s, u)) s.attacked |= units_at(s, s.target[u.raw]);
    top(s).step = kChoosing;
}

}  // namespace

Verdict check_attacker(const Board& b, const State& s, UnitId u, HexId target) {
    const Battle& map = battle_of(b, s);
    if (!map.units.has(u) || !on_map(s, u) || !active(b, s, u)) return refuse("11", kNoAttacker);
    if (is_artillery(b, u)) return refuse("10.1.1", kGunsDoNotAttack);
    const Side enemy = enemy_of(b.side[u.raw]);
    const HexId here = s.units[u].at;
    const auto towards = map.grid.direction(here, target);
    if (!towards || !held_by(b, s, target, enemy)) return refuse("11", kNobodyThere);
    if (!faces(b, s, u, *towards)) return refuse("11", kNotInFront);
    // 9.2, W-15
    if (!s.commanded.has(u) && !s.directed.has(u) && !in_zoc_of(s, here, enemy))
        return refuse("9.2", kNoOrders);
    if (s.formations[b.formation[u.raw]].demoralised && (s.moved.has(u) || can_go_back(b, s, u)))
        return refuse("9.4", kShaken);
    const Battle::Step& step = map.step(here, *towards);
    if (is_cavalry(b, u)) {
        if (s.units[u].disorganised) return refuse("11.5", kBlown);
        if (s.winded.has(u)) return refuse("11.5", kWinded);
        // W-41: not over the Lauter, bridge or no bridge.
        if (s.battle == BattleId::Wissembourg && step.water == Water::River)
            return refuse("11.5", kNoCharge);
    }
    return step.crossing[index(b.arm[u.raw])] == Crossing::Barred ? refuse("11.5", kNoCrossing)
                                                                  : kLegal;
}

bool still_attacks(const Board& b, const State& s, UnitId u) {
    return on_map(s, u) && has_announced(s, u) && check_attacker(b, s, u, s.target[u.raw]).legal();
}

UnitSet partners(const Board& b, const State& s, UnitId u) {
    if (!s.together.has(u)) return UnitSet::of(u);
    UnitSet all;
    for (const UnitId x : s.together)
        if (s.target[x.raw] == s.target[u.raw] && still_attacks(b, s, x)) all.add(x);
    return all;
}

CommanderId leader_of(const Board& b, const State& s, UnitSet attackers) {
    for (const CommanderId c : active_hqs(b, s))
        if (on_map(s, c) && !with_him(s, c, attackers).empty()) return c;
    return kNoCommander;
}

// --- Combat -------------------------------------------------------------------------------------

void push_combat(Play& p, Side side) {
    p.s.target.fill(kNoHex);
    p.s.together.clear();
    p.s.attacked.clear();
    push(p.s, {.business = Business::Combat, .side = side});
}

bool continue_combat(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kAnnouncing) {
        bool announced = false;
        for (const UnitId u : active_units(p.board, s)) announced |= has_announced(s, u);
        if (anybody_can_announce(p.board, s)) return true;
        if (announced)
            announced_all(p);
        else
            pop(s);
        return false;
    }
    // 11.1: what a retreat or a loss has made impossible does not take place.
    UnitSet first;
    for (const UnitId u : active_units(p.board, s))
        if (still_attacks(p.board, s, u)) first.add(partners(p.board, s, u).first());
    if (first.size() > 1) return true;
    if (first.empty()) {
        s.target.fill(kNoHex);
        s.together.clear();
        pop(s);
        return false;
    }
    do_combat(p, Action::of(Verb::Resolve, first.first()));
    return false;
}

void offer_combat(const Board& b, const State& s, Actions& out) {
    if (top(s).step != kAnnouncing) {
        for (const UnitId u : active_units(b, s)) {
            const Action resolve = Action::of(Verb::Resolve, u);
            if (check_resolution(b, s, resolve).legal()) out.push_back(resolve);
        }
        return;
    }
    for (const UnitId u : active_units(b, s)) {
        if (has_announced(s, u)) continue;
        for (const Battle::Step& step : battle_of(b, s).steps(s.units[u].at))
            if (step.to != kNoHex && check_attacker(b, s, u, step.to).legal())
                out.push_back(Action::of(Verb::Attack, u, step.to));
    }
    for (const CommanderId c : active_hqs(b, s))
        for (const HexId h : targets_within_reach(b, s))
            if (check_leader(b, s, c, h).legal()) out.push_back(Action::of(Verb::Coordinate, c, h));
    out.push_back(Action::of(Verb::Announced));
}

Verdict check_combat(const Board& b, const State& s, const Action& a) {
    return top(s).step == kAnnouncing ? check_announcement(b, s, a) : check_resolution(b, s, a);
}

void do_combat(Play& p, const Action& a) {
    State& s = p.s;
    switch (a.verb) {
        case Verb::Announced:
            return announced_all(p);
        case Verb::Coordinate:
            return push_coordinate(p.board, s, a.commander, a.hex);
        case Verb::Attack:
            s.target[a.unit.raw] = a.hex;
            p.report({.fact = Fact::AttackAnnounced,
                      .side = top(s).side,
                      .unit = a.unit,
                      .hex = a.hex,
                      .rule = "11"});
            return;
        default: {
            const HexId h = s.target[a.unit.raw];
            const UnitSet attackers = partners(p.board, s, a.unit);
            top(s).step = kChoosing;
            return push_attack(s, attackers, h);
        }
    }
}

// --- 11.1: who attacks together -----------------------------------------------------------------

void push_coordinate(const Board& b, State& s, CommanderId c, HexId h) {
    push(s, {.business = Business::Coordinate,
             .side = top(s).side,
             .commander = c,
             .hex = h,
             .units = able_to_attack(b, s, h)});
}

bool continue_coordinate(Play& p) {
    const Frame& f = top(p.s);
    if (f.units.size() > 2) return true;
    do_coordinate(p, Action::of(Verb::Announced));
    return false;
}

void offer_coordinate(const Board& b, const State& s, Actions& out) {
    for (const UnitId u : top(s).units) {
        const Action without = Action::of(Verb::Without, u);
        if (check_coordinate(b, s, without).legal()) out.push_back(without);
    }
    out.push_back(Action::of(Verb::Announced));
}

Verdict check_coordinate(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (a.verb == Verb::Announced) return kLegal;
    if (a.verb != Verb::Without) return refuse("11.1", kLeaveOut);
    if (!battle_of(b, s).units.has(a.unit) || !f.units.has(a.unit))
        return refuse("11.1", kNotAmong);
    return can_be_together(s, f.commander, f.units.without(UnitSet::of(a.unit)))
               ? kLegal
               : refuse("11.1", kNeedsTwo);
}

void do_coordinate(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Without) {
        f.units.remove(a.unit);
        return;
    }
    const Frame group = f;
    pop(s);
    s.tested.add(group.commander);
    s.together |= group.units;
    for (const UnitId u : group.units) s.target[u.raw] = group.hex;
    p.report({.fact = Fact::CoordinationAnnounced,
              .side = group.side,
              .commander = group.commander,
              .hex = group.hex,
              .a = static_cast<std::int16_t>(group.units.size()),
              .rule = "11.1"});
}

// --- 11.3: the combat results table -------------------------------------------------------------

void ask_results(Play& p, Odds odds) {
    State& s = p.s;
    Frame& f = top(s);
    const int beyond = std::max(0, odds.column - Tables::kHighestColumn);
    const int column = std::clamp(odds.column, 0, Tables::kHighestColumn);
    f.number = static_cast<std::uint8_t>(column);
    // A byte that holds what may be less than nothing.
    f.spent = static_cast<std::uint8_t>(static_cast<std::int8_t>(odds.die + beyond));
    if (beyond > 0) {
        static constexpr Sentence kBeyond{"columns beyond the last",
                                          "colonnes au-delà de la dernière"};
        p.report({.fact = Fact::Modifier,
                  .side = f.side,
                  .a = static_cast<std::int16_t>(beyond),
                  .rule = "11.3",
                  .sentence = &kBeyond});
    }
    p.report({.fact = Fact::Column,
              .side = f.side,
              .hex = f.hex,
              .a = static_cast<std::int16_t>(column),
              .rule = "11.3"});
    ask_fate(s);
}

Result result_of_roll(const Board& b, const State& s, const Frame& f) {
    return b.tables.result(s.dice[0] + static_cast<std::int8_t>(f.spent), f.number);
}

void report_result(Play& p, UnitId u, HexId h, Result result, const char* rule) {
    p.report({.fact = Fact::Result,
              .side = p.board.side[u.raw],
              .unit = u,
              .hex = h,
              .a = static_cast<std::int16_t>(result),
              .rule = rule});
}

// W-58: no minus where one of them is level or higher, plus where one is higher.
int level_shift(const Battle& map, const HexList& from, HexId at) {
    int above = -100;
    for (const HexId h : from) above = std::max(above, map.level[h.raw] - map.level[at.raw]);
    return std::min(above, 1);
}

}  // namespace levee::wissembourg_spicheren
