// Chapter 11, case 11.3: what a result does to those who suffer it.
#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

// A Damage frame: `side` suffers `points`, a Result, in `hex`; `units` have still to go through it,
// `unit` is going through it; `flags` say who they are (internal.h).

namespace {

using enum DamageStep::At;

constexpr Sentence kChooseLoss{"Choose which of the two units loses the step.",
                               "Choisissez laquelle des deux unités perd le pas."};
constexpr Sentence kRefuseOrGo{"Retreat, or refuse to by a morale test.",
                               "Reculez, ou refusez par un test de moral."};
constexpr Sentence kNotHit{"That unit is not hit.", "Cette unité n'est pas touchée."};

// 11.3, W-34: a defender behind the best protection stays; nobody goes back from a barrage.
bool has_to_retreat(const Board& b, const State& s, const Frame& f) {
    if (!on_map(s, f.unit) || (f.flags & kUnderFire) != 0) return false;
    return (f.flags & kDefends) == 0 || protection(b, s, f.hex) <= 2;
}

void lose_in(Play& p, UnitId u) {
    top(p.s).step = kNext;
    lose_step(p, u, "11.3");
}

// The next one that is still there.
bool take_next(const State& s, Frame& f) {
    f.unit = kNoUnit;
    for (const UnitId u : f.units) {
        f.units.remove(u);
        if (!on_map(s, u)) continue;
        f.unit = u;
        return true;
    }
    return false;
}

void ask_morale(Play& p, DamageStep::At step) {
    State& s = p.s;
    top(s).step = step;
    morale_value(p, top(s).unit, false);
    ask_fate(s);
}

bool morale_holds(Play& p) {
    State& s = p.s;
    const UnitId u = top(s).unit;
    const int value = morale_now(p.board, s, u, false);
    report_test(p, u, s.dice[0] + value, "0.5");
    return test_passed(s.dice[0], value);
}

// 11.3: guns fall with the last of those who covered them (W-37, W-60, W-80).
void lose_guns(Play& p) {
    State& s = p.s;
    const Frame done = top(s);
    pop(s);
    if ((done.flags & kDefends) == 0 || !troops_at(p.board, s, done.hex).empty()) return;
    for (const UnitId u : batteries_at(p.board, s, done.hex))
        if (p.board.side[u.raw] == done.side) destroy(p, u, "11.3");
}

}  // namespace

void push_damage(State& s, Side side, UnitSet units, HexId hex, Result result,
                 std::uint16_t flags) {
    if (result == Result::Nothing) return;
    push(s, {.business = Business::Damage,
             .side = side,
             .points = static_cast<std::uint8_t>(result),
             .hex = hex,
             .flags = flags,
             .units = units});
}

bool continue_damage(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const auto result = static_cast<Result>(f.points);
    switch (f.step) {
        case kLoss:
            // D+1: the step first; W-38: one of two units, as their owner likes.
            if (result != Result::DisorganisedAndLoss) {
                f.step = kNext;
                return false;
            }
            if (f.units.size() > 1) return true;
            lose_in(p, f.units.first());
            return false;
        case kNext:
            if (!take_next(s, f)) {
                f.step = kGuns;
            } else if (result == Result::Test) {
                ask_morale(p, kTested);
            } else {
                f.step = kHit;
            }
            return false;
        case kTested:
            f.step = morale_holds(p) ? kNext : kHit;
            return false;
        case kHit:
            f.step = kAskRetreat;
            hit(p, f.unit, "11.3");
            return false;
        case kAskRetreat:
            if (!has_to_retreat(p.board, s, f)) {
                f.step = kNext;
                return false;
            }
            if (!retreat_hexes(p.board, s, f.unit, f.hex).empty()) return true;
            // W-35: nowhere to go.
            f.step = kNext;
            p.report({.fact = Fact::RetreatBarred,
                      .side = f.side,
                      .unit = f.unit,
                      .hex = f.hex,
                      .rule = "11.3"});
            lose_step(p, f.unit, "11.3");
            return false;
        case kRefusalRolled:
            if (morale_holds(p)) {
                f.step = kNext;
                lose_step(p, f.unit, "11.3");
            } else {
                f.step = kGoneBack;
                push_retreat(s, p.board, f.unit, 0, 1);
            }
            return false;
        case kGoneBack:
            f.step = kNext;
            return false;
        default:
            lose_guns(p);
            return false;
    }
}

void offer_damage(const Board& /*b*/, const State& s, Actions& out) {
    const Frame& f = top(s);
    if (f.step == kLoss) {
        for (const UnitId u : f.units) out.push_back(Action::of(Verb::Lose, u));
        return;
    }
    out.push_back(Action::of(Verb::GiveWay));
    out.push_back(Action::of(Verb::Refuse));
}

Verdict check_damage(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (f.step == kLoss) {
        if (a.verb != Verb::Lose) return refuse("13.2.6", kChooseLoss);
        return battle_of(b, s).units.has(a.unit) && f.units.has(a.unit) ? kLegal
                                                                        : refuse("13.2.6", kNotHit);
    }
    return a.verb == Verb::GiveWay || a.verb == Verb::Refuse ? kLegal : refuse("11.3", kRefuseOrGo);
}

void do_damage(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Lose) return lose_in(p, a.unit);
    if (a.verb == Verb::Refuse) return ask_morale(p, kRefusalRolled);
    f.step = kGoneBack;
    push_retreat(s, p.board, f.unit, 0, 1);
}

}  // namespace levee::wissembourg_spicheren
