// Chapter 1: turns, secret notes, victory. Turn frames use `side`, the side on turn; Notes frames
// use `side`, whose note it is.
#include "games/skeleton/rules/chapters.h"

namespace levee::skeleton {

UnitSet units_at(const Board& b, const State& s, AreaId area, Side side) {
    UnitSet there;
    for (const UnitId unit : b.units_of[index(side)])
        if (s.at[unit] == area) there.add(unit);
    return there;
}

std::optional<Side> holder(const Board& b, const State& s) {
    for (const Side side : kBothSides)
        if (!units_at(b, s, b.mill, side).empty() && !contested(b, s, b.mill)) return side;
    return {};
}

State Rules::new_game() const {
    State s;
    for (std::uint8_t i = 0; i < kUnits; ++i) s.at[UnitId{i}] = board_.units[i].start;
    push(s, {.business = Business::Turn});
    push(s, {.business = Business::Notes, .side = Side::Red});
    push(s, {.business = Business::Notes, .side = Side::Blue});
    return s;
}

// 1.2
bool continue_turn(Play& p) {
    using enum TurnStep::At;
    Frame& f = top(p.s);
    switch (f.step) {
        case kBegin:
            f.side = Side::Blue;
            f.step = kMove;
            p.report(
                {.fact = Fact::TurnBegan, .a = static_cast<std::int8_t>(p.s.turn), .rule = "1.2"});
            return false;
        case kMove:
            f.step = kFight;
            p.s.moved.clear();
            push(p.s, {.business = Business::Movement, .side = f.side});
            return false;
        case kFight:
            f.step = kNext;
            push(p.s, {.business = Business::Combat, .side = f.side});
            return false;
        default:
            break;
    }
    if (f.side == Side::Blue) {
        f.side = Side::Red;
        f.step = kMove;
        return false;
    }
    p.report({.fact = Fact::TurnEnded, .a = static_cast<std::int8_t>(p.s.turn), .rule = "1.2"});
    if (p.s.turn < p.board.turns) {
        ++p.s.turn;
        f.step = kBegin;
        return false;
    }
    pop(p.s);
    p.report({.fact = Fact::GameOver, .rule = "1.3"});
    return false;
}

// 1.1
bool continue_notes(Play& /*p*/) { return true; }

void offer_notes(const Board& b, const State& s, Actions& out) {
    for (const UnitId unit : b.units_of[index(top(s).side)])
        out.push_back({.verb = Verb::Note, .unit = unit});
}

Verdict check_notes(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Note) return refuse("1.1", kNotNow);
    return b.side(a.unit) == top(s).side ? kLegal : refuse("1.1", kNotYours);
}

void do_notes(Play& p, const Action& a) {
    const Side side = top(p.s).side;
    p.s.guns[index(side)] = a.unit;
    pop(p.s);
    p.report({.fact = Fact::Noted, .side = side, .secret = true, .unit = a.unit, .rule = "1.1"});
}

}  // namespace levee::skeleton
