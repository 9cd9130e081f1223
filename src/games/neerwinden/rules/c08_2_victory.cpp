// Chapter 8, cases 8.2 and 8.3: control, victory points, victory levels.
#include <cstdlib>

#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {

// Blue stars held by the French minus black stars held by the Austrians (8.2.1). All hexes of a
// star must be held: Léau has two.
int star_score(const Board& b, const State& s) {
    int score = 0;
    for (const Star& star : b.stars) {
        const Control owner = star.side == Side::French ? Control::French : Control::Austrian;
        bool held = true;
        for (std::size_t i = 0; i < star.count; ++i) held &= s.control[star.hexes[i]] == owner;
        if (held) score += star.side == Side::French ? 1 : -1;
    }
    return score;
}

// N-61, N-84: the last combat unit to enter, routed or not.
void take_control(Play& p, HexId h, Side side) {
    const std::uint8_t star = p.board.star_index[h.raw];
    if (star == 255) return;
    const Control owner = side == Side::French ? Control::French : Control::Austrian;
    if (p.s.control[star] == owner) return;
    const int before = star_score(p.board, p.s);
    p.s.control[star] = owner;
    const int gained = star_score(p.board, p.s) - before;
    p.s.vp_coming = static_cast<std::int8_t>(p.s.vp_coming + gained);
    p.report({.fact = Fact::ControlTaken, .side = side, .hex = h, .rule = "8.2.1"});
}

namespace {

void finish(Play& p, Victory victory) {
    State& s = p.s;
    s.victory = victory;
    s.winner = s.vp > 0 ? Side::French : Side::Austrian;
    s.active = kNoFormation;
    while (s.depth > 0) pop(s);
    Rules{p.board}.rebuild(s);  // whatever was going on, a move perhaps, is no more
    p.report({.fact = Fact::GameOver,
              .side = s.winner,
              .a = static_cast<std::int16_t>(victory),
              .b = s.vp,
              .rule = "8.3"});
}

}  // namespace

void settle_points(Play& p) {
    State& s = p.s;
    if (s.vp_coming == 0) return;
    s.vp = static_cast<std::int8_t>(s.vp + s.vp_coming);
    p.report({.fact = Fact::Scored,
              .side = s.vp_coming > 0 ? Side::French : Side::Austrian,
              .a = static_cast<std::int16_t>(std::abs(s.vp_coming)),
              .b = s.vp,
              .rule = "8.2.2"});
    s.vp_coming = 0;
    if (std::abs(s.vp) >= 8) finish(p, Victory::Decisive);  // 8.3
}

void end_of_game(Play& p) {
    const int lead = std::abs(p.s.vp);
    finish(p, lead >= 4 ? Victory::Major : lead >= 1 ? Victory::Minor : Victory::Draw);
}

}  // namespace levee::neerwinden
