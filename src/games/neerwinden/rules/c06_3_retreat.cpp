// Chapter 6, case 6.3: one unit goes back one hex; also after an overfull hex (N-88).
#include <algorithm>

#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

// A Retreat frame: `unit` leaves `from`; `units` of its stack have to go after it.

namespace {

using enum RetreatStep::At;

constexpr Sentence kMustRetreat{"Choose where the unit retreats.",
                                "Choisissez où l'unité se replie."};
constexpr Sentence kNotThatUnit{"That is not the unit that retreats.",
                                "Ce n'est pas l'unité qui se replie."};
constexpr Sentence kNotThere{
    "It cannot retreat there: first free of enemy zones, then nearer its own edge, with room to "
    "stack.",
    "Repli impossible là : d'abord hors des zones ennemies, puis vers son bord, s'il y a place."};
constexpr Sentence kOthersToo{"There it would leave the rest of its stack no way to retreat.",
                              "Là, il ne resterait aucun repli au reste de sa pile."};

// 6.3, N-74, N-83, N-96: no enemy, no unbridged river, room to stack, and a facing it can share.
bool open_for_retreat(const Board& b, const State& s, UnitId u, const Board::Neighbour& next) {
    if (next.to == kNoHex || next.river) return false;
    const Side enemy = enemy_of(b.side[u.raw]);
    if (held_by(b, s, next.to, enemy) || !commanders_at(b, s, next.to, enemy).empty()) return false;
    if (!stackable(b, s, u, next.to)) return false;
    const UnitId there = first_at(s, next.to);
    if (there == kNoUnit) return true;
    const auto facing = static_cast<unsigned>(s.units[there].facing);
    return ((one_side_either_way(s.units[u].facing) >> facing) & 1U) != 0;
}

}  // namespace

// N-53: first hexes free of enemy zones, of these the ones nearer the own edge; else any. A routed
// unit may leave by its own edge (N-86).
RetreatHexes retreat_hexes(const Board& b, const State& s, UnitId u) {
    const Side side = b.side[u.raw];
    const HexId here = s.units[u].at;
    const int edge = b.to_edge(side, here);
    RetreatHexes best;
    int best_rank = 0;
    const auto consider = [&](HexId h, bool free, bool nearer) {
        const int rank = (free ? 2 : 0) + (nearer ? 1 : 0) + 1;
        if (rank < best_rank) return;
        if (rank > best_rank) best.clear();
        best_rank = rank;
        best.push_back(h);
    };
    for (const auto& next : b.next[here.raw])
        if (open_for_retreat(b, s, u, next))
            consider(next.to, !in_zoc_of(s, next.to, enemy_of(side)),
                     b.to_edge(side, next.to) < edge);
    if (edge == 1 && routed(s, u)) consider(kOffMap, true, true);
    return best;
}

namespace {

bool all_can_retreat(const Board& b, const State& s, UnitSet stack);

// N-105: with this unit gone to that hex, the others still have a way.
bool others_can_follow(const Board& b, const State& s, UnitId u, HexId to, UnitSet others) {
    if (others.empty()) return true;
    State after = s;
    if (to == kOffMap) {
        pick_up(b, after, u);
        after.units[u].status = Status::Beyond;
    } else {
        relocate(b, after, u, to);
    }
    return all_can_retreat(b, after, others);
}

bool can_lead(const Board& b, const State& s, UnitId u, UnitSet stack) {
    for (const HexId h : retreat_hexes(b, s, u))
        if (others_can_follow(b, s, u, h, stack.without(UnitSet::of(u)))) return true;
    return false;
}

bool all_can_retreat(const Board& b, const State& s, UnitSet stack) {
    return stack.empty() || first_to_retreat(b, s, stack) != kNoUnit;
}

RetreatHexes ways_back(const Board& b, const State& s, const Frame& f) {
    RetreatHexes ways;
    if (!on_map(s, f.unit)) return ways;
    for (const HexId h : retreat_hexes(b, s, f.unit))
        if (others_can_follow(b, s, f.unit, h, f.units)) ways.push_back(h);
    return ways;
}

}  // namespace

UnitId first_to_retreat(const Board& b, const State& s, UnitSet stack) {
    for (const UnitId u : stack)
        if (can_lead(b, s, u, stack)) return u;
    return kNoUnit;
}

void push_retreat(State& s, Side side, UnitId u, UnitSet others) {
    push(s, {.business = Business::Retreat, .side = side, .unit = u, .units = others});
}

namespace {

void go_back(Play& p, HexId to) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = f.unit;
    f.from = s.units[u].at;
    f.step = kGone;
    if (to == kOffMap) {
        leave_map(p, u);
    } else {
        relocate(p.board, s, u, to);
        if (p.board.arm[u.raw] == Arm::Artillery) harness(p, u);  // N-28
        p.report({.fact = Fact::Retreated,
                  .side = f.side,
                  .unit = u,
                  .hex = to,
                  .from = f.from,
                  .rule = "6.3"});
        take_control(p, to, f.side);
    }
    const Frame gone = f;
    // N-83: turns by one side at most; in company it takes the facing it finds.
    if (on_map(s, u)) {
        std::uint16_t mask = one_side_either_way(s.units[u].facing);
        for (UnitId x = first_at(s, to); x != kNoUnit; x = next_at(s, x))
            if (x != u)
                mask = static_cast<std::uint16_t>(1U << static_cast<unsigned>(s.units[x].facing));
        push_facing(p, u, mask);
    }
    for (const CommanderId c : commanders_at(p.board, s, gone.from, gone.side))
        push_accompany(s, gone.side, c, u);  // N-73
}

// 1.6: into an enemy zone costs a level, or a step if it is routed.
void arrive(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = f.unit;
    const Side side = f.side;
    pop(s);
    if (!on_map(s, u) || !in_zoc_of(s, s.units[u].at, enemy_of(side))) return;
    if (hurt(p, u, "1.6")) push_retreat(s, side, u);
}

}  // namespace

bool continue_retreat(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kGone) {
        arrive(p);
        return false;
    }
    const RetreatHexes hexes = ways_back(p.board, s, f);
    if (hexes.size() > 1) return true;
    if (hexes.empty()) {
        // A rout with nowhere to go: the surplus is lost (6.3, N-66b).
        if (on_map(s, f.unit))
            p.report({.fact = Fact::RetreatBarred, .side = f.side, .unit = f.unit, .rule = "6.3"});
        pop(s);
        return false;
    }
    go_back(p, hexes[0]);
    return false;
}

void offer_retreat(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const HexId h : ways_back(b, s, f)) out.push_back(Action::of(Verb::Retreat, f.unit, h));
}

Verdict check_retreat(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (a.verb != Verb::Retreat) return refuse("6.3", kMustRetreat);
    if (a.unit != f.unit) return refuse("6.3", kNotThatUnit);
    for (const HexId h : retreat_hexes(b, s, a.unit)) {
        if (h != a.hex) continue;
        return others_can_follow(b, s, a.unit, h, f.units) ? kLegal : refuse("6.3", kOthersToo);
    }
    return refuse("6.3", kNotThere);
}

void do_retreat(Play& p, const Action& a) { go_back(p, a.hex); }

// 1.4, N-03, N-88: at the end of a segment every hex must be in order; the last to come goes back.
// `number` is the next unit to look at, so that a hex that cannot be cleared is passed over.
bool continue_unstack(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    for (; f.number < kUnits; ++f.number) {
        const UnitId u{f.number};
        if (!on_map(s, u) || !overstacked(p.board, s, s.units[u].at)) continue;
        UnitId last = kNoUnit;
        for (const UnitId x : units_at(s, s.units[u].at))
            if (!retreat_hexes(p.board, s, x).empty() &&
                (last == kNoUnit || s.units[x].arrival > s.units[last].arrival))
                last = x;
        if (last == kNoUnit) continue;
        push_retreat(s, p.board.side[u.raw], last);
        return false;
    }
    pop(s);
    settle_points(p);
    return false;
}

}  // namespace levee::neerwinden
