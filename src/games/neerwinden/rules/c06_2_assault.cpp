// Chapter 6, case 6.2: assault; 6.2.1 its resolution, 6.2.2 the retreat of cavalry before it.
#include <algorithm>

#include "games/neerwinden/rules/assault.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

// An Assault frame: `units` attack `hex`; `marks` are all units that charge (bayonets, cavalry, and
// the counter-charge); `unit` and `other` are the head units; `commanders` those at risk.

namespace {

using enum AssaultStep::At;

constexpr Sentence kCannotAssault{"That unit cannot take part in an assault now.",
                                  "Cette unité ne peut pas participer à un assaut."};
constexpr Sentence kGunsAssault{"Artillery does not take part in an assault.",
                                "L'artillerie ne participe pas à un assaut."};
constexpr Sentence kTooWeak{"{0} against {1}: an assault needs at least one to two.",
                            "{0} contre {1} : un assaut exige au moins un contre deux."};
constexpr Sentence kNotAttacking{"That unit does not take part in the assault.",
                                 "Cette unité ne participe pas à l'assaut."};
constexpr Sentence kLastAttacker{"Somebody has to assault.", "Quelqu'un doit donner l'assaut."};
constexpr Sentence kFrenchBayonets{"Only French infantry charges with the bayonet.",
                                   "Seule l'infanterie française charge à la baïonnette."};
constexpr Sentence kTwoBayonets{"At most two infantry units charge with the bayonet.",
                                "Deux unités au plus chargent à la baïonnette."};
constexpr Sentence kChargesAlready{"That unit charges already.", "Cette unité charge déjà."};
constexpr Sentence kHeadCharges{"The head unit must be one of those that charge.",
                                "L'unité de tête doit être de celles qui chargent."};
constexpr Sentence kNoGunHead{"The head unit is infantry or cavalry of the hex.",
                              "L'unité de tête est de l'infanterie ou de la cavalerie."};
constexpr Sentence kSecondOnly{"In a second assault no new charge is declared.",
                               "Pas de nouvelle charge lors d'un second assaut."};
constexpr Sentence kComposeAssault{"Leave units out, declare charges, then name the head unit.",
                                   "Écartez des unités, déclarez les charges, puis la tête."};
constexpr Sentence kWithdrawOrStand{"Withdraw cavalry, or stand.",
                                    "Repliez la cavalerie, ou tenez."};
constexpr Sentence kOnlyHorseWithdraws{"Only cavalry of the hex attacked withdraws, not in rout.",
                                       "Seule la cavalerie visée se replie, hors déroute."};
constexpr Sentence kWithdrewBefore{"It has withdrawn in this segment, and does so only once.",
                                   "Elle s’est déjà repliée durant ce segment : une seule fois."};
constexpr Sentence kNoWayToWithdraw{"There is no hex to which it could withdraw.",
                                    "Il n’y a aucun hexagone où elle pourrait se replier."};
constexpr Sentence kCounterOrNot{"Counter-charge, or decline.", "Contre-chargez, ou renoncez."};
constexpr Sentence kNotTheTarget{"Only cavalry of the hex attacked counter-charges.",
                                 "Seule la cavalerie de l’hexagone visé contre-charge."};
constexpr Sentence kNameHead{"Name the head unit of the defence.",
                             "Désignez l'unité de tête de la défense."};
constexpr Sentence kSecondOrNot{"Assault again with the cavalry, or decline.",
                                "Nouvel assaut de la cavalerie, ou renoncez."};
constexpr Sentence kNoSecond{"The cavalry cannot assault that hex.",
                             "La cavalerie ne peut assaillir cet hexagone."};
constexpr Sentence kOverrun{"the battery is destroyed", "la batterie est détruite"};

bool only_guns(const Board& b, UnitSet units) { return not_artillery(b, units).empty(); }

}  // namespace

Verdict check_assaulter(const Board& b, const State& s, UnitId u, HexId target) {
    if (b.arm[u.raw] == Arm::Artillery) return refuse("6.2", kGunsAssault);
    if (!on_map(s, u) || routed(s, u)) return refuse("6.2", kCannotAssault);
    if (s.fought.has(u)) return refuse("6", kFoughtAlready);
    return exerts_on(b, s, u, target) ? kLegal : refuse("6", kNotInZone);
}

UnitSet assaulters(const Board& b, const State& s, HexId target, UnitSet from) {
    UnitSet set;
    for (const UnitId u : not_artillery(b, from))
        if (check_assaulter(b, s, u, target).legal()) set.add(u);
    return set;
}

// N-77: batteries alone are not measured.
Verdict check_ratio(const Board& b, const State& s, UnitSet attackers, HexId target) {
    const UnitSet defenders = units_at(s, target);
    if (only_guns(b, defenders)) return kLegal;
    const int attack = strength_of(b, s, attackers);
    const int defence = strength_of(b, s, defenders);
    if (ratio_modifier(attack, defence) == kNoAssault)
        return refuse("6.2.1", kTooWeak, attack, defence);
    return kLegal;
}

void push_assault(State& s, Side side, HexId target, UnitSet attackers) {
    push(s, {.business = Business::Assault, .side = side, .hex = target, .units = attackers});
}

// --- the attacker composes ----------------------------------------------------------------------

namespace {

Verdict check_bayonet(const Board& b, const Frame& f, UnitId u) {
    if (!f.units.has(u)) return refuse("6.2.1", kNotAttacking);
    if (b.side[u.raw] != Side::French || b.arm[u.raw] != Arm::Infantry)
        return refuse("6.2.1", kFrenchBayonets);
    if (f.marks.has(u)) return refuse("6.2.1", kChargesAlready);
    if (infantry_of(b, f.marks).size() >= 2) return refuse("6.2.1", kTwoBayonets);
    return kLegal;
}

Verdict check_compose(const Board& b, const State& s, const Frame& f, const Action& a) {
    switch (a.verb) {
        case Verb::Without: {
            if (!f.units.has(a.unit)) return refuse("6.2", kNotAttacking);
            if (f.units.size() == 1) return refuse("6.2", kLastAttacker);
            return check_ratio(b, s, f.units.without(UnitSet::of(a.unit)), f.hex);
        }
        case Verb::Bayonet:
            return check_bayonet(b, f, a.unit);
        case Verb::Charge:
            if (!f.units.has(a.unit)) return refuse("6.2", kNotAttacking);
            if (f.marks.has(a.unit)) return refuse("5.3.1", kChargesAlready);
            if ((f.flags & kSecondAssault) != 0) return refuse("6.2.2", kSecondOnly);
            return check_charge(b, s, a.unit, f.hex);
        case Verb::Head:
            if (!f.units.has(a.unit)) return refuse("6.2.1", kNotAttacking);
            if (!(f.marks & f.units).empty() && !f.marks.has(a.unit))
                return refuse("6.2.1", kHeadCharges);
            return kLegal;
        default:
            return refuse("6.2.1", kComposeAssault);
    }
}

void charged(Play& p, UnitId u, int kind) {
    top(p.s).marks.add(u);
    p.report({.fact = Fact::Charged,
              .side = p.board.side[u.raw],
              .unit = u,
              .a = static_cast<std::int16_t>(kind),
              .rule = kind == 1   ? "6.2.1"
                      : kind == 0 ? "5.3.2"
                                  : "5.3.4"});
}

// The declaration is complete: from here on the assault counts.
void declare(Play& p, UnitId head) {
    State& s = p.s;
    Frame& f = top(s);
    f.unit = head;
    f.marks = f.marks & f.units;
    s.fought = s.fought | f.units;
    s.struck[f.hex.raw] |= kStruckByAssault;
    p.report({.fact = Fact::AssaultDeclared,
              .side = f.side,
              .hex = f.hex,
              .a = static_cast<std::int16_t>(strength_of(p.board, s, f.units)),
              .b = static_cast<std::int16_t>(strength_of(p.board, s, units_at(s, f.hex))),
              .rule = "6.2"});
    p.report({.fact = Fact::HeadUnit, .side = f.side, .unit = head, .rule = "6.2.1"});
    f.step = kDefence;
}

// --- the defender answers -----------------------------------------------------------------------

}  // namespace

Verdict check_withdrawal(const Board& b, const State& s, const Frame& f, UnitId u) {
    const bool there = on_map(s, u) && s.units[u].at == f.hex;
    if (!there || b.arm[u.raw] != Arm::Cavalry || routed(s, u))
        return refuse("6.2.2", kOnlyHorseWithdraws);
    if (s.withdrawn.has(u)) return refuse("6.2.2", kWithdrewBefore);
    return retreat_hexes(b, s, u).empty() ? refuse("6.2.2", kNoWayToWithdraw) : kLegal;
}

Verdict check_counter(const Board& b, const State& s, const Frame& f, UnitId u) {
    if (!on_map(s, u) || s.units[u].at != f.hex) return refuse("5.3.3", kNotTheTarget);
    if (f.marks.has(u)) return refuse("5.3.3", kChargesAlready);
    return check_counter_charge(b, s, u, f.marks & f.units);
}

namespace {

UnitSet withdrawers(const Board& b, const State& s, const Frame& f) {
    UnitSet set;
    for (const UnitId u : cavalry_of(b, units_at(s, f.hex)))
        if (check_withdrawal(b, s, f, u).legal()) set.add(u);
    return set;
}

UnitSet counter_chargers(const Board& b, const State& s, const Frame& f) {
    UnitSet set;
    if (cavalry_of(b, f.marks & f.units).empty()) return set;
    for (const UnitId u : cavalry_of(b, units_at(s, f.hex)))
        if (check_counter(b, s, f, u).legal()) set.add(u);
    return set;
}

}  // namespace

Side decider_of_assault(const Frame& f) {
    switch (f.step) {
        case kDefence:
        case kCounter:
        case kDefendersHead:
        case kClaiming:
            return enemy_of(f.side);
        default:
            return f.side;
    }
}

// --- the course of it ---------------------------------------------------------------------------

namespace {

// The commanders who are in it: with attackers, or in the hex attacked (N-59).
std::uint16_t commanders_at_risk(const Board& b, const State& s, const Frame& f) {
    CommanderSet set = commanders_at(b, s, f.hex, enemy_of(f.side));
    for (const UnitId u : f.units)
        if (on_map(s, u)) set = set | commanders_at(b, s, s.units[u].at, f.side);
    return static_cast<std::uint16_t>(set.bits);
}

// 6.2.1, N-52, N-77: batteries without infantry or cavalry are simply lost.
void overrun_guns(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    f.commanders = commanders_at_risk(p.board, s, f);
    f.goal = static_cast<std::uint8_t>(total_losses(s));
    f.flags |= kNoDice;
    f.step = kSettleLosses;
    p.report({.fact = Fact::Result,
              .side = f.side,
              .hex = f.hex,
              .rule = "6.2.1",
              .sentence = &kOverrun});
    for (const UnitId u : units_at(s, f.hex))
        while (alive(s, u)) lose_step(p, u, "6.2.1");
}

// The hex is empty without a fight: 6.2.2.
void vacated(Play& p) {
    Frame& f = top(p.s);
    f.flags |= kAllWithdrew | kNoDice;
    f.number = 0;
    f.step = kChargersTire;
}

// What is left to fight after a withdrawal; true: the defence goes on.
bool still_defended(Play& p) {
    const UnitSet defenders = units_at(p.s, top(p.s).hex);
    if (defenders.empty()) {
        vacated(p);
        return false;
    }
    if (only_guns(p.board, defenders)) {
        overrun_guns(p);
        return false;
    }
    return true;
}

void roll(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    show_demoralisation(p, f.other);  // N-108: both sides reckon with the morale of the heads
    f.points = static_cast<std::uint8_t>(assault_modifier(p, f));
    f.commanders = commanders_at_risk(p.board, s, f);
    f.goal = static_cast<std::uint8_t>(total_losses(s));
    f.step = kRolled;
    ask_dice(s);
}

// Batteries in the hexes of the attackers: the star of lines 0 and 1 finds them there (N-02).
UnitSet guns_beside(const Board& b, const State& s, UnitSet attackers) {
    UnitSet batteries;
    for (const UnitId u : attackers)
        if (on_map(s, u))
            batteries = batteries | (units_at(s, s.units[u].at) &
                                     b.arm_units[static_cast<std::size_t>(Arm::Artillery)]);
    return batteries;
}

void rolled(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const int total = s.dice[0] + s.dice[1] + static_cast<std::int8_t>(f.points);
    s.dice = {};
    const CombatResult attack = assault_result(true, total);
    const CombatResult defence = assault_result(false, total);
    for (const auto* result : {&attack, &defence})
        p.report({.fact = Fact::Result,
                  .side = result == &attack ? f.side : enemy_of(f.side),
                  .hex = f.hex,
                  .a = static_cast<std::int16_t>(total),
                  .rule = "6.2.1",
                  .sentence = result->text});
    f.step = kSettleLosses;
    const Frame assault = f;
    const bool tomb = p.board.terrain[assault.hex.raw] == Terrain::Tomb;
    // The stack works from the top: the attacker's losses first (N-53: they are simultaneous).
    push_damage(s, enemy_of(assault.side), units_at(s, assault.hex), assault.other, defence,
                tomb ? kOnTomb : std::uint16_t{0});
    push_damage(s, assault.side, assault.units | guns_beside(p.board, s, assault.units),
                assault.unit, attack, kOfAttack);
}

// Attackers still fit to go forward: where they were, and not routed (N-57).
UnitSet able_to_advance(const Board& b, const State& s, const Frame& f) {
    UnitSet able;
    for (const UnitId u : f.units) {
        if (!on_map(s, u) || routed(s, u)) continue;
        const auto* way = way_from(b, s.units[u].at, f.hex);
        if (way != nullptr && !way->river) able.add(u);
    }
    return able;
}

// 5.3.2, N-35: one after another; those that rout go back at once. Cavalry of a vacated hex keeps
// its level for the second assault (N-66).
bool tire_next(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    for (; f.number < kUnits; ++f.number) {
        const UnitId u{f.number};
        if (!f.marks.has(u) || !on_map(s, u) || routed(s, u)) continue;  // N-66b
        if ((f.flags & kAllWithdrew) != 0 && p.board.arm[u.raw] == Arm::Cavalry) continue;
        f.number += 1;
        const Side side = p.board.side[u.raw];
        if (disorganise(p, u, "5.3.2")) push_retreat(s, side, u);
        return true;
    }
    return false;
}

// Cavalry that advanced into the vacated hex and may strike again (6.2.2).
UnitSet second_wave(const Board& b, const State& s, const Frame& f) {
    UnitSet wave;
    for (const UnitId u : cavalry_of(b, f.units))
        if (on_map(s, u) && !routed(s, u) && s.units[u].at == f.hex) wave.add(u);
    return wave;
}

}  // namespace

UnitSet second_attackers(const Board& b, const State& s, const Frame& f, HexId target) {
    UnitSet attackers;
    for (const UnitId u : second_wave(b, s, f))
        if (exerts_on(b, s, u, target)) attackers.add(u);
    return attackers;
}

namespace {

// N-104: case 6 allows a hex one assault, the second one of a wave included.
Verdict check_second(const Board& b, const State& s, const Frame& f, HexId h) {
    if (!held_by(b, s, h, enemy_of(f.side))) return refuse("6", kNoTarget);
    if ((s.struck[h.raw] & kStruckByAssault) != 0) return refuse("6", kStruckAlready);
    const UnitSet attackers = second_attackers(b, s, f, h);
    return attackers.empty() ? refuse("6.2.2", kNoSecond) : check_ratio(b, s, attackers, h);
}

bool second_possible(const Board& b, const State& s, const Frame& f) {
    if ((f.flags & kAllWithdrew) == 0 || (f.flags & kSecondAssault) != 0) return false;
    for (const auto& next : b.next[f.hex.raw])
        if (next.to != kNoHex && check_second(b, s, f, next.to).legal()) return true;
    return false;
}

// N-66: charging cavalry that makes no second assault tires after all.
void close_withdrawal(Play& p) {
    Frame& f = top(p.s);
    f.number = 0;
    f.step = (f.flags & kAllWithdrew) != 0 ? kLeftOver : kEnd;
    f.flags &= static_cast<std::uint16_t>(~kAllWithdrew);
    f.marks = cavalry_of(p.board, f.marks & f.units);
}

// N-66: those that charged keep their bonus where the ground allows it; the others tire first.
void open_second(Play& p, HexId target) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitSet wave = second_wave(p.board, s, f);
    UnitSet charging;
    UnitSet tired;
    for (const UnitId u : wave& f.marks)
        (charge_ground(p.board, s, u, target) ? charging : tired).add(u);
    f.marks = f.marks.without(wave);  // their level is the second assault's business
    close_withdrawal(p);
    const Side side = f.side;
    const UnitSet attackers = second_attackers(p.board, s, f, target);
    push(s, {.business = Business::Assault,
             .side = side,
             .hex = target,
             .flags = kSecondAssault,
             .units = attackers,
             .marks = charging & attackers});
    for (const UnitId u : tired | charging.without(attackers)) {
        if (!disorganise(p, u, "6.2.2")) continue;
        top(s).units.remove(u);
        push_retreat(s, side, u);
    }
}

// 6.2.2, N-100: only infantry that has advanced into the vacated hex is done with fighting.
void release_infantry(Play& p) {
    State& s = p.s;
    const Frame& f = top(s);
    for (const UnitId u : infantry_of(p.board, f.units))
        if (on_map(s, u) && s.units[u].at != f.hex) s.fought.remove(u);
}

// One commander after the other (7).
bool test_next_commander(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.commanders == 0) return false;
    const CommanderId c = CommanderSet{f.commanders}.first();
    f.commanders = static_cast<std::uint16_t>(f.commanders & (f.commanders - 1U));
    const int modifier = (f.flags & kCostSteps) != 0 ? 1 : 0;
    push_commander_test(s, p.board.card(c).side, c, modifier, false);
    return true;
}

bool answer_of_defence(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kDefence:
            if (!still_defended(p)) return false;
            if (!withdrawers(p.board, s, f).empty()) return true;
            f.step = kCounter;
            return false;
        case kWithdrew:
            f.step = kWithdrawalTested;
            if (!alive(s, f.other) || routed(s, f.other)) return false;
            ask_dice(s);
            return true;
        case kWithdrawalTested: {
            // 6.2.2, N-56: +2 when cavalry attacks; a commander of the hex helps.
            const UnitId u = f.other;
            f.step = kDefence;
            f.other = kNoUnit;
            if (s.dice[0] == 0) return false;
            const int bonus =
                on_map(s, u) ? best_morale_bonus_at(p.board, s, s.units[u].at, enemy_of(f.side))
                             : 0;
            const int total =
                s.dice[0] + s.dice[1] - bonus + (cavalry_of(p.board, f.units).empty() ? 0 : 2);
            s.dice = {};
            const Side side = enemy_of(f.side);
            const bool passed = passes_with(p, u, total, "6.2.2");
            if (!passed && disorganise(p, u, "6.2.2")) push_retreat(s, side, u);
            return false;
        }
        case kCounter:
            if (!counter_chargers(p.board, s, f).empty()) return true;
            f.step = kDefendersHead;
            return false;
        case kDefendersHead: {
            const UnitSet heads = not_artillery(p.board, units_at(s, f.hex));
            if (heads.size() > 1) return true;
            f.other = heads.first();
            f.step = kClaiming;
            return false;
        }
        default:
            if (defence_claim_asked(p.board, s, f.hex) && (f.flags & kClaimedOrder) == 0)
                return true;
            f.step = kRoll;
            return false;
    }
}

bool aftermath(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kSettleLosses:
            f.step = kChargersTire;
            f.number = 0;
            settle_points(p);
            return false;
        case kChargersTire:
            if (!tire_next(p)) f.step = kAdvancing;
            return false;
        case kTestCommanders:
            if (test_next_commander(p)) return false;
            f.step = kSecond;
            if ((f.flags & kAllWithdrew) != 0) release_infantry(p);
            return false;
        case kAdvancing: {
            f.step = kTestCommanders;
            // 7: what an enemy reaction to the advance may cost is no part of this combat (N-59).
            if (static_cast<std::uint8_t>(total_losses(s)) != f.goal) f.flags |= kCostSteps;
            const UnitSet able = able_to_advance(p.board, s, f);
            const Frame assault = f;
            if (first_at(s, f.hex) == kNoUnit && !able.empty()) push_advance(s, assault, able);
            return false;
        }
        case kSecond:
            if (second_possible(p.board, s, f)) return true;
            close_withdrawal(p);
            return false;
        case kLeftOver:
            if (!tire_next(p)) f.step = kEnd;
            return false;
        default:
            pop(s);
            settle_points(p);
            return false;
    }
}

}  // namespace

bool continue_assault(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kCompose:
            if (!f.units.empty()) return true;
            f.step = kEnd;  // the second wave broke before it struck
            return false;
        case kRoll:
            roll(p);
            return true;
        case kRolled:
            rolled(p);
            return false;
        default:
            return f.step <= kClaiming ? answer_of_defence(p) : aftermath(p);
    }
}

void offer_assault(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    const auto offer = [&](const Action& a) {
        if (check_assault(b, s, a).legal()) out.push_back(a);
    };
    switch (f.step) {
        case kCompose:
            for (const UnitId u : f.units)
                for (const Verb verb : {Verb::Without, Verb::Bayonet, Verb::Charge, Verb::Head})
                    offer(Action::of(verb, u));
            break;
        case kDefence:
            for (const UnitId u : withdrawers(b, s, f))
                out.push_back(Action::of(Verb::Withdraw, u));
            out.push_back(Action::of(Verb::Decline));
            break;
        case kCounter:
            for (const UnitId u : counter_chargers(b, s, f))
                out.push_back(Action::of(Verb::CounterCharge, u));
            out.push_back(Action::of(Verb::Decline));
            break;
        case kDefendersHead:
            for (const UnitId u : not_artillery(b, units_at(s, f.hex)))
                out.push_back(Action::of(Verb::Head, u));
            break;
        case kClaiming:
            offer(Action::of(Verb::Claim));
            out.push_back(Action::of(Verb::Decline));
            break;
        default:
            for (const auto& next : b.next[f.hex.raw])
                if (next.to != kNoHex) offer(Action::of(Verb::Assault, next.to));
            out.push_back(Action::of(Verb::Decline));
            break;
    }
}

Verdict check_assault(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    switch (f.step) {
        case kCompose:
            return check_compose(b, s, f, a);
        case kDefence:
            if (a.verb == Verb::Decline) return kLegal;
            if (a.verb != Verb::Withdraw) return refuse("6.2.2", kWithdrawOrStand);
            return check_withdrawal(b, s, f, a.unit);
        case kCounter:
            if (a.verb == Verb::Decline) return kLegal;
            if (a.verb != Verb::CounterCharge) return refuse("5.3.3", kCounterOrNot);
            return check_counter(b, s, f, a.unit);
        case kDefendersHead:
            if (a.verb != Verb::Head) return refuse("6.2.1", kNameHead);
            return not_artillery(b, units_at(s, f.hex)).has(a.unit) ? kLegal
                                                                    : refuse("6.2.1", kNoGunHead);
        case kClaiming:
            if (a.verb == Verb::Decline) return kLegal;
            if (a.verb != Verb::Claim) return refuse("9.1", kClaimOrNot);
            return any_defends_by_order(b, s, f.hex) ? kLegal : refuse("9.1", kNotDefensive);
        default:
            if (a.verb == Verb::Decline) return kLegal;
            if (a.verb != Verb::Assault) return refuse("6.2.2", kSecondOrNot);
            return check_second(b, s, f, a.hex);
    }
}

void do_assault(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    switch (a.verb) {
        case Verb::Without:
            f.units.remove(a.unit);
            f.marks.remove(a.unit);
            break;
        case Verb::Bayonet:
            charged(p, a.unit, 1);
            break;
        case Verb::Charge:
            charged(p, a.unit, 0);
            break;
        case Verb::Head:
            if (f.step == kCompose) {
                declare(p, a.unit);
            } else {
                f.other = a.unit;
                f.step = kClaiming;
                p.report({.fact = Fact::HeadUnit,
                          .side = enemy_of(f.side),
                          .unit = a.unit,
                          .rule = "6.2.1"});
            }
            break;
        case Verb::Withdraw: {
            s.withdrawn.add(a.unit);
            f.other = a.unit;
            f.step = kWithdrew;
            const Side side = enemy_of(f.side);
            p.report({.fact = Fact::Withdrew, .side = side, .unit = a.unit, .rule = "6.2.2"});
            push_retreat(s, side, a.unit);
            break;
        }
        case Verb::CounterCharge:
            f.flags |= kCounterCharged;
            charged(p, a.unit, 2);
            break;
        case Verb::Claim:
            f.flags |= kClaimedOrder;
            for (const UnitId u : units_at(s, f.hex))
                if (defends_by_order(p.board, s, u)) show_order(p, p.board.formation[u.raw]);
            f.step = kRoll;
            break;
        case Verb::Assault:
            open_second(p, a.hex);
            break;
        default:  // Decline
            if (f.step == kDefence)
                f.step = kCounter;
            else if (f.step == kCounter)
                f.step = kDefendersHead;
            else if (f.step == kClaiming)
                f.step = kRoll;
            else
                close_withdrawal(p);
            break;
    }
}

}  // namespace levee::neerwinden
