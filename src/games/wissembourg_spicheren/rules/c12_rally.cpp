// Chapter 12: disorganised units reorganise. Rally frames use `unit`, the last one that was looked
// at.
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

namespace {

// 12, W-43
bool may_rally(const Board& b, const State& s, UnitId u) {
    return on_map(s, u) && s.units[u].disorganised &&
           !next_to(b, s, s.units[u].at, enemy_of(b.side[u.raw]));
}

UnitId next_to_rally(const Board& b, const State& s, UnitId after) {
    for (const UnitId u : battle_of(b, s).units)
        if ((after == kNoUnit || u > after) && may_rally(b, s, u)) return u;
    return kNoUnit;
}

}  // namespace

bool continue_rally(Play& p) {
    using enum RallyStep::At;
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kRallyRolled) {
        const int total = s.dice[0] + morale_now(p.board, s, f.unit, true);
        f.step = kNextToRally;
        if (total < 6) {
            report_test(p, f.unit, total, "12");
            return false;
        }
        s.units[f.unit].disorganised = false;
        p.report({.fact = Fact::Rallied,
                  .side = f.side,
                  .unit = f.unit,
                  .a = static_cast<std::int16_t>(total),
                  .rule = "12"});
        return false;
    }
    const UnitId u = next_to_rally(p.board, s, f.unit);
    if (u == kNoUnit) {
        pop(s);
        return false;
    }
    f.unit = u;
    f.side = p.board.side[u.raw];
    f.step = kRallyRolled;
    morale_value(p, u, true);
    ask_fate(s);
    return false;
}

}  // namespace levee::wissembourg_spicheren
