// Chapter 7, case 7.3: a unit turns. Facing frames use `unit` and `flags`, the facings that are
// open as bits.
#include <bit>

#include "games/wissembourg_spicheren/rules/internal.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kChooseFacing{"Choose a facing.", "Choisissez une orientation."};
constexpr Sentence kFacingClosed{"That facing is not open to it here.",
                                 "Cette orientation ne lui est pas ouverte ici."};

// 13.2.6: two French units of a hex face the same way.
UnitSet turning_with(const Board& b, const State& s, UnitId u) {
    return is_artillery(b, u) ? UnitSet::of(u) : troops_at(b, s, s.units[u].at);
}

}  // namespace

std::uint16_t one_side_either_way(Direction facing) {
    const auto d = static_cast<unsigned>(facing);
    return static_cast<std::uint16_t>((1U << d) | (1U << ((d + 1) % 6)) | (1U << ((d + 5) % 6)));
}

// W-56: where every side is the front there is nothing to choose, unless that may change.
void push_facing(Play& p, UnitId u, std::uint16_t mask) {
    if (!on_map(p.s, u) || battle_of(p.board, p.s).all_round.has(p.s.units[u].at)) return;
    push(p.s,
         {.business = Business::Facing, .side = p.board.side[u.raw], .unit = u, .flags = mask});
}

bool continue_facing(Play& p) {
    const Frame f = top(p.s);
    if (on_map(p.s, f.unit) && std::popcount(f.flags) > 1) return true;
    pop(p.s);
    return false;
}

void offer_facing(const Board& /*b*/, const State& s, Actions& out) {
    for (const Direction d : maps::kDirections)
        if (((top(s).flags >> static_cast<unsigned>(d)) & 1U) != 0) out.push_back(Action::face(d));
}

Verdict check_facing(const Board& /*b*/, const State& s, const Action& a) {
    if (a.verb != Verb::Face) return refuse("7.3", kChooseFacing);
    return ((top(s).flags >> a.number) & 1U) != 0 ? kLegal : refuse("7.3", kFacingClosed);
}

void do_facing(Play& p, const Action& a) {
    const UnitId u = top(p.s).unit;
    pop(p.s);
    for (const UnitId x : turning_with(p.board, p.s, u))
        set_facing(p, x, static_cast<Direction>(a.number));
}

}  // namespace levee::wissembourg_spicheren
