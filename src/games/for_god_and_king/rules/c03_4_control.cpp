// Chapter 3, cases 3.4 and 3.6: zones of control, and what the owner of face-down counters has to
// say about them.
#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

Known known_control(const Board& b, const State& s, AreaId area, Side by) {
    const std::size_t asker = index(enemy_of(by));
    if (s.told_controlled[asker].has(area)) return Known::Yes;
    const AreaSet& around = b.controlled_from[area];
    const AreaSet hidden = masked(b, s, by);
    if (around.meets(held(s, by).without(hidden))) return Known::Yes;
    if (s.told_free[asker].has(area) || !around.meets(hidden)) return Known::No;
    return Known::Maybe;
}

void tell_control(Play& p, Side asker, AreaId area) {
    const Side by = enemy_of(asker);
    if (known_control(p.board, p.s, area, by) != Known::Maybe) return;
    const bool yes = controlled(p.board, p.s, area, by);
    (yes ? p.s.told_controlled : p.s.told_free)[index(asker)].add(area);
    p.report({.fact = Fact::ControlTold,
              .side = asker,
              .area = area,
              .a = static_cast<std::int16_t>(yes ? 1 : 0),
              .rule = "3.6"});
}

// Nobody has to remember what was said before counters moved.
void forget_answers(State& s) {
    s.told_controlled = {};
    s.told_free = {};
    s.told_barred = {};
}

}  // namespace levee::fgfk
