// Chapter 6, case 6.4: advance after combat.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

// An Advance frame: `units` may go into `hex`; `unit` is the head unit; `marks` charged; `number`
// have gone.

namespace {

using enum AdvanceStep::At;

constexpr Sentence kAdvanceOrNot{"Advance another unit, or decline.",
                                 "Avancez une autre unité, ou renoncez."};
constexpr Sentence kCannotAdvance{"That unit cannot advance.", "Cette unité ne peut avancer."};

// 6.4: at most two, within stacking; units that charged go before the others.
UnitSet next_to_advance(const Board& b, const State& s, const Frame& f) {
    UnitSet able;
    if (f.number >= 2) return able;
    for (const UnitId u : f.units)
        if (on_map(s, u) && !routed(s, u) && s.units[u].at != f.hex && stackable(b, s, u, f.hex))
            able.add(u);
    const UnitSet charged = able & f.marks;
    return charged.empty() ? able : charged;
}

void advance(Play& p, UnitId u) {
    State& s = p.s;
    Frame& f = top(s);
    const HexId from = s.units[u].at;
    const HexId to = f.hex;
    const Side side = f.side;
    const Side enemy = enemy_of(side);
    f.number += 1;
    f.units.remove(u);
    // N-30: whoever was free before this step may react to it (5.3).
    const UnitSet eligible = eligible_to_react(p.board, s, to, enemy);
    const UnitId friend_there = first_at(s, to);
    relocate(p.board, s, u, to);
    p.report(
        {.fact = Fact::Advanced, .side = side, .unit = u, .hex = to, .from = from, .rule = "6.4"});
    take_control(p, to, side);
    settle_points(p);
    if (over(s)) return;
    push_reaction(s, u, to, enemy, eligible);
    const std::uint16_t mask =
        friend_there == kNoUnit
            ? one_side_either_way(s.units[u].facing)
            : static_cast<std::uint16_t>(1U << static_cast<unsigned>(s.units[friend_there].facing));
    push_facing(p, u, mask);
    for (const CommanderId c : commanders_at(p.board, s, from, side)) {
        push_accompany(s, side, c, u);
        top(s).flags = 1;  // N-73: he may go, he need not
    }
}

bool head_must(const State& s, const Frame& f) {
    return f.number == 0 && f.units.has(f.unit) && on_map(s, f.unit) && !routed(s, f.unit);
}

}  // namespace

void push_advance(State& s, const Frame& assault, UnitSet able) {
    push(s, {.business = Business::Advance,
             .side = assault.side,
             .unit = assault.unit,
             .hex = assault.hex,
             .units = able,
             .marks = assault.marks});
}

bool continue_advance(Play& p) {
    State& s = p.s;
    const Frame& f = top(s);
    // A reaction may have emptied or filled the hex again; it must be ours or nobody's.
    const bool open = !held_by(p.board, s, f.hex, enemy_of(f.side));
    if (f.step == kGoingForward && open) {
        if (head_must(s, f)) {
            advance(p, f.unit);
            return false;
        }
        if (!next_to_advance(p.board, s, f).empty()) return true;
    }
    pop(s);
    return false;
}

void offer_advance(const Board& b, const State& s, Actions& out) {
    for (const UnitId u : next_to_advance(b, s, top(s)))
        out.push_back(Action::of(Verb::Advance, u));
    out.push_back(Action::of(Verb::Decline));
}

Verdict check_advance(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Decline) return kLegal;
    if (a.verb != Verb::Advance) return refuse("6.4", kAdvanceOrNot);
    return next_to_advance(b, s, top(s)).has(a.unit) ? kLegal : refuse("6.4", kCannotAdvance);
}

void do_advance(Play& p, const Action& a) {
    if (a.verb == Verb::Advance)
        advance(p, a.unit);
    else
        top(p.s).step = kStoodFast;
}

}  // namespace levee::neerwinden
