// Chapter 11, case 11.2: one combat from its beginning to the advance (combat.h has the frame).
#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

namespace {

using enum AttackStep::At;

constexpr Sentence kCommandOfHq{"command value", "valeur de commandement"};
constexpr Sentence kLeadOrNot{"Let an HQ lead, or decline.", "Engagez un état-major, ou renoncez."};
constexpr Sentence kNotHisFight{
    "No HQ with a bonus stands with that unit, or he has led already.",
    "Aucun état-major à bonus n'est avec cette unité, ou il a déjà mené."};
constexpr Sentence kGoOrStand{"Withdraw before the combat, or stand.",
                              "Repliez-vous avant le combat, ou tenez."};

// 9.3, 11.2.2, W-29: once in an activation, and only if he has something to give.
bool can_lead(const Board& b, const State& s, CommanderId c) {
    return c != kNoCommander && !s.tested.has(c) && combat_bonus(b, s, c) > 0;
}

// What is left of the attackers: those that neither fell nor gave way.
void muster(const State& s, Frame& f, const Battle& map) {
    for (const UnitId u : f.units)
        if (!on_map(s, u) || !map.grid.direction(s.units[u].at, f.hex)) f.units.remove(u);
}

void ask_coordination(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    f.step = kCoordinationRolled;
    Modifiers sum{.p = p, .side = f.side, .rule = "11.1"};
    sum.add(kCommandOfHq, command_value(p.board, s, f.commander));
    ask_fate(s);
}

// 11.1: he who fails may still lead the attack of the unit he is with (W-29).
void settle_coordination(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const int total = s.dice[0] + command_value(p.board, s, f.commander);
    report_test(p, f.commander, total, "11.1");
    if (total >= 6) {
        f.flags |= kCoordinated;
        f.step = kAskWithdrawal;
        return;
    }
    s.tested.remove(f.commander);
    s.together = s.together.without(f.units);
    pop(s);
}

// 11.2.1: the next one that the defender rolls against.
UnitId next_fired_on(const Frame& f) {
    for (const UnitId u : f.units)
        if (f.unit == kNoUnit || f.unit < u) return u;
    return kNoUnit;
}

void fire_on_next(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    // Who gave way is out of it, also where he still stands next to the hex.
    if (f.unit != kNoUnit && s.units[f.unit].at != f.from) f.units.remove(f.unit);
    f.from = kNoHex;
    const UnitId next = next_fired_on(f);
    if (next == kNoUnit) {
        f.step = kAssault;
        return;
    }
    f.unit = next;
    f.side = enemy_of(attacking_side(p.board, s));
    f.step = kFireRolled;
    ask_results(p, defensive_odds(p, next, share_of(f, next)));
}

void settle_fire(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const Result result = result_of_roll(p.board, s, f);
    f.step = kFireOn;
    const UnitId hit = f.unit;
    f.from = s.units[hit].at;
    report_result(p, hit, s.units[hit].at, result, "11.2.1");
    push_damage(s, p.board.side[hit.raw], UnitSet::of(hit), s.units[hit].at, result, 0);
}

void assault(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    muster(s, f, battle_of(p.board, s));
    f.side = attacking_side(p.board, s);
    f.step = kSettled;
    if (f.units.empty() || !held_by(p.board, s, f.hex, enemy_of(f.side))) return;
    f.flags |= kAssaulted;
    // 10.1.2, W-26: guns without company are lost.
    if (troops_at(p.board, s, f.hex).empty()) {
        for (const UnitId u : batteries_at(p.board, s, f.hex)) destroy(p, u, "10.1.2");
        return;
    }
    f.step = kAssaultRolled;
    ask_results(p, assault_odds(p));
}

void settle_assault(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const Result result = result_of_roll(p.board, s, f);
    const UnitSet defenders = troops_at(p.board, s, f.hex);
    f.step = kSettled;
    report_result(p, defenders.first(), f.hex, result, "11.2.2");
    push_damage(s, enemy_of(f.side), defenders, f.hex, result, kDefends);
}

// 11.2.2, 11.4: the hex is left or empty.
void advance_if_empty(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    muster(s, f, battle_of(p.board, s));
    f.side = attacking_side(p.board, s);
    f.step = kTire;
    if (f.units.empty() || first_at(s, f.hex) != kNoUnit) return;
    // W-39: nobody has to go where all went away; but where guns were taken somebody does (W-26).
    const bool went_away = (f.flags & kWithdrawn) != 0 && (f.flags & kAssaulted) == 0;
    push_advance(s, f.units, f.hex, went_away ? kMayStay : std::uint16_t{0});
}

// 11.5: whoever charged is out of breath, but not after enemies who did not wait.
void tire(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    f.step = kTurnDefenders;
    if ((f.flags & kWithdrawn) != 0 && (f.flags & kAssaulted) == 0) return;
    for (const UnitId u : f.marks)
        if (is_cavalry(p.board, u) && on_map(s, u)) disorganise(p, u, "11.5");
}

// 11.2.2, W-21: after attackers who did not hold. Two in a hex turn together (13.2.6).
void turn_defenders(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    f.step = kMourn;
    const UnitSet defenders = troops_at(p.board, s, f.hex);
    if (!f.units.empty() || (f.flags & kWithdrawn) != 0 || defenders.empty()) return;
    const UnitId first = defenders.first();
    push_facing(p, first, one_side_either_way(s.units[first].facing));
}

// 9.3: whoever coordinated or gave his bonus. W-81: nothing was given where nobody fought.
void mourn(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    f.step = kAttackOver;
    const Frame fought = f;
    const UnitSet defenders = troops_at(p.board, s, f.hex);
    for (const UnitId u : defenders) set_facing(p, u, s.units[defenders.first()].facing);
    const bool bonus_given = (fought.flags & kAssaulted) != 0;
    const bool coordinated = (fought.flags & kCoordinated) != 0;
    if (fought.commander != kNoCommander && (bonus_given || coordinated) &&
        on_map(s, fought.commander))
        push_mortality(s, fought.commander, s.commanders[fought.commander].at);
    if (fought.defending != kNoCommander && on_map(s, fought.defending))
        push_mortality(s, fought.defending, s.commanders[fought.defending].at);
}

}  // namespace

UnitSet defenders_at(const Board& b, const State& s, HexId h) {
    const UnitSet troops = troops_at(b, s, h);
    return troops.empty() ? batteries_at(b, s, h) : troops;
}

void push_attack(State& s, UnitSet attackers, HexId h) {
    push(s, {.business = Business::Attack,
             .side = top(s).side,
             .hex = h,
             .units = attackers,
             .marks = attackers});
}

bool continue_attack(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    Frame& f = top(s);
    switch (f.step) {
        case kOpen: {
            f.side = attacking_side(b, s);
            f.commander = leader_of(b, s, f.units);
            const bool together = s.together.meets(f.units) && f.commander != kNoCommander &&
                                  s.tested.has(f.commander);
            p.report({.fact = Fact::AttackBegan,
                      .side = f.side,
                      .unit = f.units.first(),
                      .hex = f.hex,
                      .a = static_cast<std::int16_t>(f.units.size()),
                      .rule = "11.2"});
            if (together && f.units.size() > 1) {
                ask_coordination(p);
                return false;
            }
            // 11.1: there is nobody to bring together any more, or nobody to do it.
            s.together = s.together.without(f.units);
            if (together) s.tested.remove(f.commander);
            if (f.units.size() > 1)
                pop(s);
            else
                f.step = kAskLead;
            return false;
        }
        case kCoordinationRolled:
            settle_coordination(p);
            return false;
        case kAskLead:
            if (can_lead(b, s, f.commander)) return true;
            f.commander = kNoCommander;
            f.step = kAskWithdrawal;
            return false;
        case kAskWithdrawal:
            f.side = enemy_of(attacking_side(b, s));
            if (can_withdraw(b, s, f.units, f.hex)) return true;
            f.step = kDefend;
            return false;
        case kWithdrew:
            // W-60: guns that were with them face the attack alone.
            f.step = held_by(b, s, f.hex, f.side) ? kDefend : kAdvance;
            return false;
        case kDefend:
            f.step = kFireOn;
            push_defence(s, Frame{f});
            return false;
        case kFireOn:
            fire_on_next(p);
            return false;
        case kFireRolled:
            settle_fire(p);
            return false;
        case kAssault:
            assault(p);
            return false;
        case kAssaultRolled:
            settle_assault(p);
            return false;
        case kSettled:
            f.step = kAdvance;
            return false;
        case kAdvance:
            advance_if_empty(p);
            return false;
        case kTire:
            tire(p);
            return false;
        case kTurnDefenders:
            turn_defenders(p);
            return false;
        case kMourn:
            mourn(p);
            return false;
        default: {
            for (const UnitId u : f.marks) s.target[u.raw] = kNoHex;
            s.together = s.together.without(f.marks);
            s.shares = {};
            pop(s);
            return false;
        }
    }
}

void offer_attack(const Board& /*b*/, const State& s, Actions& out) {
    const Frame& f = top(s);
    if (f.step == kAskLead) {
        out.push_back(Action::of(Verb::Lead, f.commander));
        out.push_back(Action::of(Verb::Decline));
    } else {
        out.push_back(Action::of(Verb::Withdraw));
        out.push_back(Action::of(Verb::Stand));
    }
}

Verdict check_attack(const Board& /*b*/, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (f.step == kAskLead) {
        if (a.verb == Verb::Decline) return kLegal;
        if (a.verb != Verb::Lead) return refuse("11.2.2", kLeadOrNot);
        return a.commander == f.commander ? kLegal : refuse("11.2.2", kNotHisFight);
    }
    return a.verb == Verb::Withdraw || a.verb == Verb::Stand ? kLegal : refuse("11.4", kGoOrStand);
}

void do_attack(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    switch (a.verb) {
        case Verb::Lead:
            s.tested.add(f.commander);
            f.step = kAskWithdrawal;
            p.report({.fact = Fact::TookLead,
                      .side = f.side,
                      .commander = f.commander,
                      .hex = f.hex,
                      .a = static_cast<std::int16_t>(combat_bonus(p.board, s, f.commander)),
                      .rule = "9.3"});
            return;
        case Verb::Decline:
            f.commander = kNoCommander;
            f.step = kAskWithdrawal;
            return;
        case Verb::Withdraw:
            f.flags |= kWithdrawn;
            f.step = kWithdrew;
            return push_withdrawals(p, Frame{f});
        default:
            f.step = kDefend;
            p.report({.fact = Fact::Stood, .side = f.side, .hex = f.hex, .rule = "11.4"});
            return;
    }
}

}  // namespace levee::wissembourg_spicheren
