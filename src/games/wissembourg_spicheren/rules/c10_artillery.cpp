// Chapter 10, case 10.1.1: the barrage of an activated formation. Defensive support is in
// c11_2_defence.cpp.
#include "games/wissembourg_spicheren/rules/chapters.h"
#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

// A Barrage frame: `side` fires one battery after the other.
// A Shot frame: `unit` fires, with `other` if two fire together, at the only one of `units` in
// `hex`; `number` and `spent` are column and die modifiers, `points` the result.

namespace {

using enum ShotStep::At;

constexpr std::uint16_t kTurnedGuns = 1;  // flag of shot frames

constexpr Sentence kNoBattery{"Only a battery of the active formation fires now.",
                              "Seule une batterie de la formation active tire maintenant."};
constexpr Sentence kHasFired{"It has fired in this activation.",
                             "Elle a déjà tiré dans cette activation."};
constexpr Sentence kNoTarget{
    "No enemy unit is within {0} hexes, in its arc (after one turn at most) and in sight.",
    "Aucune unité ennemie n'est à {0} hexagones au plus, dans son secteur (après un seul "
    "pivotement) et en vue."};
constexpr Sentence kNotATarget{"That is not an enemy unit on the map.",
                               "Ce n'est pas une unité ennemie sur la carte."};
constexpr Sentence kTooFarOff{"It is {0} hexes away; the range is {1}.",
                              "Elle est à {0} hexagones ; la portée est de {1}."};
constexpr Sentence kOutOfArc{"It is outside of the battery's fire zone.",
                             "Elle est hors de la zone de tir de la batterie."};
constexpr Sentence kOutOfSight{"The line of sight is blocked.", "La ligne de vue est bloquée."};
constexpr Sentence kTakeAim{"Choose the target.", "Choisissez la cible."};
constexpr Sentence kTurnOnce{
    "A battery turns by one hexside before it fires, and only so that it has a "
    "target.",
    "Une batterie pivote d'un seul côté avant de tirer, et seulement pour "
    "avoir une cible."};
constexpr Sentence kNotTogether{"These batteries may not fire together.",
                                "Ces batteries ne peuvent tirer ensemble."};
constexpr Sentence kNotAlike{"The second battery does not reach that target.",
                             "La seconde batterie n'atteint pas cette cible."};

constexpr Sentence kLevel{"difference of level", "différence de niveau"};
constexpr Sentence kGunLosses{"steps lost by the battery", "pas perdus par la batterie"};
constexpr Sentence kCloseGuns{"close to the guns", "tir rapproché"};
constexpr Sentence kHamletHit{"hamlet", "hameau"};
constexpr Sentence kTrenchHit{"trench", "tranchée"};
constexpr Sentence kDark{"night", "nuit"};

// All that does not depend on where it faces.
Verdict check_reach(const Board& b, const State& s, UnitId battery, UnitId target) {
    if (!battle_of(b, s).units.has(target) || !on_map(s, target) ||
        b.side[target.raw] == b.side[battery.raw])
        return refuse("10.1.1", kNotATarget);
    const HexId from = s.units[battery].at;
    const HexId to = s.units[target].at;
    const int distance = b.grid.distance(from, to);
    const int range = range_of(b, s, battery);
    if (distance > range) return refuse("10.2.1", kTooFarOff, distance, range);
    return line_of_sight(b, s, from, to) ? kLegal : refuse("10.2.2", kOutOfSight);
}

Verdict check_target(const Board& b, const State& s, UnitId battery, UnitId target) {
    const Verdict reach = check_reach(b, s, battery, target);
    if (!reach.legal()) return reach;
    return in_fire_arc(b, s, battery, s.units[battery].facing, s.units[target].at)
               ? kLegal
               : refuse("10.2.1", kOutOfArc);
}

// The enemies that a battery could fire at if it faced so.
bool has_target(const Board& b, const State& s, UnitId battery, std::uint16_t facings) {
    for (const UnitId enemy : battle_of(b, s).side_units[index(enemy_of(b.side[battery.raw]))]) {
        if (!on_map(s, enemy)) continue;
        // The arc first: it is cheaper than the line.
        bool ahead = false;
        for (const Direction d : maps::kDirections)
            ahead |= ((facings >> static_cast<unsigned>(d)) & 1U) != 0 &&
                     in_fire_arc(b, s, battery, d, s.units[enemy].at);
        if (ahead && check_reach(b, s, battery, enemy).legal()) return true;
    }
    return false;
}

std::uint16_t as_it_stands(const State& s, UnitId u) {
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(s.units[u].facing));
}

Verdict check_battery(const Board& b, const State& s, UnitId u) {
    if (!is_artillery(b, u) || !active(b, s, u) || !on_map(s, u))
        return refuse("10.1.1", kNoBattery);
    if (s.fired.has(u)) return refuse("10.1", kHasFired);
    return has_target(b, s, u, one_side_either_way(s.units[u].facing))
               ? kLegal
               : refuse("10.2.1", kNoTarget, range_of(b, s, u));
}

// 13.2.6: two Germans of a formation at Wissembourg; 13.1.6, W-47: while two divisions act as one.
bool may_join_fire(const Board& b, const State& s) {
    if (b.card(s.active.first()).side != Side::German) return false;
    return s.battle == BattleId::Wissembourg || s.active.size() > 1;
}

// W-78: the second battery turns by itself, by one side at most.
Direction joined_facing(const Board& b, const State& s, UnitId battery, HexId target) {
    const Direction facing = s.units[battery].facing;
    for (const int turn : {0, 1, -1})
        if (in_fire_arc(b, s, battery, maps::turned(facing, turn), target))
            return maps::turned(facing, turn);
    return facing;
}
bool joined_reaches(const Board& b, const State& s, UnitId battery, UnitId target) {
    return check_reach(b, s, battery, target).legal() &&
           in_fire_arc(b, s, battery, joined_facing(b, s, battery, s.units[target].at),
                       s.units[target].at);
}

// 10, 10.1.1, W-22: fire power by protection, then columns, then the die.
Odds barrage_odds(Play& p) {
    const Board& b = p.board;
    const State& s = p.s;
    const Frame& f = top(s);
    const Battle& map = battle_of(b, s);
    const HexId from = s.units[f.unit].at;
    int power = fire_power(b, s, f.unit);
    int losses = s.units[f.unit].losses;
    if (f.other != kNoUnit) {
        power += fire_power(b, s, f.other);
        losses = std::max<int>(losses, s.units[f.other].losses);
    }
    Modifiers shifts{.p = p, .side = f.side, .rule = "11.3", .kind = Fact::Shift};
    HexList guns;
    guns.push_back(from);
    // W-22: a column at most, however high the target stands.
    shifts.add(kLevel, std::max(-1, level_shift(map, guns, f.hex)));
    shifts.add(kGunLosses, -losses);
    Modifiers die{.p = p, .side = f.side, .rule = "11.3"};
    die.add(kCloseGuns, close_guns(b, s, f.unit, f.hex) ? 1 : 0, "10.2.1");
    die.add(kHamletHit, map.terrain[f.hex.raw] == Terrain::Hamlet ? -1 : 0);
    const Battle::Step* towards = step_to(map, f.hex, from);
    die.add(kTrenchHit, towards != nullptr && towards->trench ? -1 : 0);
    die.add(kDark, is_night(b, s) ? -1 : 0, "13.1.6");
    return {power / protection(b, s, f.hex) + shifts.total, die.total};
}

}  // namespace

void push_barrage(Play& p, Side side) { push(p.s, {.business = Business::Barrage, .side = side}); }

bool continue_barrage(Play& p) {
    for (const UnitId u : active_units(p.board, p.s))
        if (check_battery(p.board, p.s, u).legal()) return true;
    pop(p.s);
    return false;
}

void offer_barrage(const Board& b, const State& s, Actions& out) {
    for (const UnitId u : active_units(b, s))
        if (check_battery(b, s, u).legal()) out.push_back(Action::of(Verb::Fire, u));
    out.push_back(Action::of(Verb::EndBarrage));
}

Verdict check_barrage(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::EndBarrage) return kLegal;
    return a.verb == Verb::Fire ? check_battery(b, s, a.unit) : refuse("10.1.1", kNoBattery);
}

void do_barrage(Play& p, const Action& a) {
    if (a.verb == Verb::EndBarrage) return pop(p.s);
    push(p.s, {.business = Business::Shot, .side = top(p.s).side, .unit = a.unit});
}

// --- one shot -----------------------------------------------------------------------------------

bool continue_shot(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kAiming:
            return true;
        case kShotRolled: {
            const Result result = result_of_roll(p.board, s, f);
            f.points = static_cast<std::uint8_t>(result);
            f.step = kHurt;
            report_result(p, f.units.first(), f.hex, result, "10.1.1");
            push_damage(s, enemy_of(f.side), f.units, f.hex, result, kUnderFire);
            return false;
        }
        case kHurt: {
            f.step = kShotOver;
            // 9.3, W-61: whoever commands there, whichever unit was the target.
            const HexId h = f.hex;
            if (static_cast<Result>(f.points) == Result::Nothing) return false;
            for (const CommanderId c : commanders_at(p.board, s, h, enemy_of(f.side)))
                if (!p.board.card(c).is_chief()) push_mortality(s, c, h);
            return false;
        }
        default:
            pop(s);
            return false;
    }
}

void offer_shot(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    const auto offer = [&](const Action& a) {
        if (check_shot(b, s, a).legal()) out.push_back(a);
    };
    for (const UnitId enemy : battle_of(b, s).side_units[index(enemy_of(f.side))])
        offer(Action::of(Verb::At, enemy));
    for (const UnitId u : batteries_at(b, s, s.units[f.unit].at)) offer(Action::of(Verb::With, u));
    for (const Direction d : maps::kDirections) offer(Action::face(d));
}

Verdict check_shot(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (a.verb == Verb::At) {
        const Verdict reach = check_target(b, s, f.unit, a.unit);
        if (!reach.legal()) return reach;
        return f.other == kNoUnit || joined_reaches(b, s, f.other, a.unit)
                   ? kLegal
                   : refuse("10.1.1", kNotAlike);
    }
    if (a.verb == Verb::Face) {
        const auto facing = static_cast<Direction>(a.number);
        const std::uint16_t turns = static_cast<std::uint16_t>(
            one_side_either_way(s.units[f.unit].facing) & ~as_it_stands(s, f.unit));
        const bool once = (f.flags & kTurnedGuns) == 0 && f.other == kNoUnit;
        const bool by_one = ((turns >> a.number) & 1U) != 0;
        if (!once || !by_one || all_round(b, s, s.units[f.unit].at) ||
            !has_target(b, s, f.unit,
                        static_cast<std::uint16_t>(1U << static_cast<unsigned>(facing))))
            return refuse("10.1.1", kTurnOnce);
        return kLegal;
    }
    if (a.verb == Verb::With) {
        if (f.other != kNoUnit || a.unit == f.unit || !may_join_fire(b, s))
            return refuse("10.1.1", kNotTogether);
        const bool beside = is_artillery(b, a.unit) && on_map(s, a.unit) && active(b, s, a.unit) &&
                            s.units[a.unit].at == s.units[f.unit].at;
        const bool alike =
            s.battle == BattleId::Spicheren || b.formation[a.unit.raw] == b.formation[f.unit.raw];
        if (!beside || !alike) return refuse("10.1.1", kNotTogether);
        if (s.fired.has(a.unit)) return refuse("10.1", kHasFired);
        for (const UnitId enemy : battle_of(b, s).side_units[index(enemy_of(f.side))])
            if (check_target(b, s, f.unit, enemy).legal() && joined_reaches(b, s, a.unit, enemy))
                return kLegal;
        return refuse("10.1.1", kNotAlike);
    }
    return refuse("10.1.1", kTakeAim);
}

void do_shot(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Face) {
        f.flags |= kTurnedGuns;
        set_facing(p, f.unit, static_cast<Direction>(a.number));
        return;
    }
    if (a.verb == Verb::With) {
        f.other = a.unit;
        return;
    }
    f.units = UnitSet::of(a.unit);
    f.hex = s.units[a.unit].at;
    s.fired.add(f.unit);
    p.report({.fact = Fact::Fired,
              .side = f.side,
              .unit = f.unit,
              .other = a.unit,
              .hex = f.hex,
              .from = s.units[f.unit].at,
              .rule = "10.1.1"});
    if (f.other != kNoUnit) {
        s.fired.add(f.other);
        set_facing(p, f.other, joined_facing(p.board, s, f.other, f.hex));
        p.report({.fact = Fact::Fired,
                  .side = f.side,
                  .unit = f.other,
                  .other = a.unit,
                  .hex = f.hex,
                  .from = s.units[f.unit].at,
                  .rule = "10.1.1"});
    }
    f.step = kShotRolled;
    ask_results(p, barrage_odds(p));
}

}  // namespace levee::wissembourg_spicheren
