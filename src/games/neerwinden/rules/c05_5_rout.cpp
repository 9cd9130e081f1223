// Chapter 5, case 5.5 (misprinted as a second 5.4): the movement of routed units, off the map and
// back.
#include <algorithm>

#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

// A RoutMove frame: `unit` flees from `from`; `number` hexes are still to go; `spent` are behind
// it.

namespace {

using enum RoutStep::At;
constexpr std::uint16_t kOver = 1;

using DistanceField = std::array<std::uint8_t, maps::kMaxHexes>;

// Steps to beyond the own edge from every hex, backwards from the edge. Barred: unbridged rivers
// (N-74), enemies, and enemy zones where `avoid_zones`.
void steps_to_edge(const Board& b, const State& s, Side side, bool avoid_zones,
                   DistanceField& steps) {
    const Side enemy = enemy_of(side);
    const auto open = [&](HexId h) {
        if (held_by(b, s, h, enemy) || (avoid_zones && in_zoc_of(s, h, enemy))) return false;
        return commanders_at(b, s, h, enemy).empty();  // N-96
    };
    steps.fill(255);
    engine::FixedVector<HexId, maps::kMaxHexes> queue;
    const int edge_row = side == Side::French ? b.grid.rows() : 1;
    for (int column = 1; column <= b.grid.columns(); ++column) {
        const HexId h = b.grid.at(column, edge_row);
        if (h == kNoHex || !open(h)) continue;
        steps[h.raw] = 1;
        queue.push_back(h);
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const HexId h = queue[i];
        for (const auto& next : b.next[h.raw]) {
            if (next.to == kNoHex || next.river || steps[next.to.raw] != 255) continue;
            if (!open(next.to)) continue;
            steps[next.to.raw] = static_cast<std::uint8_t>(steps[h.raw] + 1);
            queue.push_back(next.to);
        }
    }
}

// The next hexes of a most direct way out (5.5, N-74, N-75).
RetreatHexes next_of_shortest(const Board& b, const State& s, UnitId u,
                              const DistanceField& steps) {
    RetreatHexes found;
    const Side side = b.side[u.raw];
    const HexId here = s.units[u].at;
    if (b.to_edge(side, here) == 1) {
        found.push_back(kOffMap);
        return found;
    }
    int best = 255;
    for (const auto& next : b.next[here.raw])
        if (next.to != kNoHex && !next.river) best = std::min<int>(best, steps[next.to.raw]);
    if (best == 255) return found;
    for (const auto& next : b.next[here.raw])
        if (next.to != kNoHex && !next.river && steps[next.to.raw] == best)
            found.push_back(next.to);
    return found;
}

RetreatHexes ways_to_flee(const Board& b, const State& s, UnitId u) {
    DistanceField steps;
    steps_to_edge(b, s, b.side[u.raw], true, steps);
    RetreatHexes ways = next_of_shortest(b, s, u, steps);
    if (!ways.empty()) return ways;
    steps_to_edge(b, s, b.side[u.raw], false, steps);
    return next_of_shortest(b, s, u, steps);
}

constexpr Sentence kFlee{"The routed unit must flee.", "L'unité en déroute doit fuir."};
constexpr Sentence kNotDirect{
    "Routed units take the most direct way to their edge of the map.",
    "Les unités en déroute prennent le plus court chemin vers leur bord."};

// N-24: every friend crossed or joined takes a level; one that routs by it goes back at once
// (N-75).
void trample(Play& p, UnitId fleeing, HexId h) {
    State& s = p.s;
    for (const UnitId x : units_at(s, h)) {
        if (x == fleeing || routed(s, x)) continue;
        if (disorganise(p, x, "5.5")) push_retreat(s, p.board.side[x.raw], x);
    }
}

void flee_to(Play& p, HexId to) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = f.unit;
    const HexId from = s.units[u].at;
    if (to == kOffMap) {
        f.flags |= kOver;
        leave_map(p, u);
        return;
    }
    f.spent += 1;
    if (f.number > 0) f.number -= 1;
    relocate(p.board, s, u, to);
    if (p.board.arm[u.raw] == Arm::Artillery) harness(p, u);
    p.report(
        {.fact = Fact::Fled, .side = f.side, .unit = u, .hex = to, .from = from, .rule = "5.5"});
    for (UnitId x = first_at(s, to); x != kNoUnit; x = next_at(s, x))
        if (x != u) s.units[u].facing = s.units[x].facing;
    if (in_zoc_of(s, to, enemy_of(f.side))) {  // N-75
        f.flags |= kOver;
        lose_step(p, u, "5.5");
    }
    take_control(p, to, f.side);  // N-84
    settle_points(p);
    if (over(s)) return;
    trample(p, u, to);
}

}  // namespace

void push_rout_move(State& s, const Board& b, UnitId u) {
    push(s, {.business = Business::RoutMove,
             .side = b.side[u.raw],
             .unit = u,
             .number = static_cast<std::uint8_t>(b.arm[u.raw] == Arm::Cavalry ? 4 : 3),
             .from = s.units[u].at});
}

void leave_map(Play& p, UnitId u) {
    State& s = p.s;
    const HexId exit = s.units[u].at;
    pick_up(p.board, s, u);
    s.units[u].status = Status::Beyond;
    s.units[u].at = exit;
    s.units[u].since_turn = s.turn;
    s.no_command.remove(u);
    p.report({.fact = Fact::LeftMap,
              .side = p.board.side[u.raw],
              .unit = u,
              .hex = exit,
              .rule = "5.5"});
}

bool continue_rout_move(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = f.unit;
    if (f.step == kFleeing) {
        const bool done = !on_map(s, u) || (f.flags & kOver) != 0 ||
                          (f.number == 0 && stackable(p.board, s, u, s.units[u].at));
        if (!done) {
            const RetreatHexes ways = ways_to_flee(p.board, s, u);
            if (ways.size() > 1) return true;
            if (ways.size() == 1) {
                flee_to(p, ways[0]);
                return false;
            }
            // N-75, N-92: no way at all. One that has already fled stays where it has come to.
            if (f.spent == 0) {
                lose_step(p, u, "5.5");
                settle_points(p);
                if (over(s)) return false;
            }
        }
        s.moved.add(u);
        f.step = kFollow;
    }
    // N-73: commanders of the hex it left go along if nobody stays there, or if they like.
    const Frame fleeing = f;
    pop(s);
    if (!alive(s, u) || (on_map(s, u) && s.units[u].at == fleeing.from)) return false;
    for (const CommanderId c : commanders_at(p.board, s, fleeing.from, fleeing.side))
        push_accompany(s, fleeing.side, c, u);
    return false;
}

void offer_rout_move(const Board& b, const State& s, Actions& out) {
    for (const HexId h : ways_to_flee(b, s, top(s).unit)) out.push_back(Action::of(Verb::Flee, h));
}

Verdict check_rout_move(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Flee) return refuse("5.5", kFlee);
    for (const HexId h : ways_to_flee(b, s, top(s).unit))
        if (h == a.hex) return kLegal;
    return refuse("5.5", kNotDirect);
}

void do_rout_move(Play& p, const Action& a) { flee_to(p, a.hex); }

// --- back onto the map --------------------------------------------------------------------------

namespace {

constexpr Sentence kNotBeyond{"That unit is not waiting beyond the edge.",
                              "Cette unité n'attend pas hors de la carte."};
constexpr Sentence kStillRouted{"It must rally before it may come back.",
                                "Elle doit se rallier avant de revenir."};
constexpr Sentence kEntryTaken{"Enemies hold that hex or stand next to it, or it is full.",
                               "L'ennemi tient cet hexagone ou le jouxte, ou il est plein."};
constexpr Sentence kByItsExit{"It comes back by the hex it left.",
                              "Elle revient par l'hexagone qu'elle a quitté."};
constexpr Sentence kNextTurn{"Its hex is closed: elsewhere it may enter from next turn on.",
                             "Son hexagone est fermé : ailleurs, dès le tour suivant."};
constexpr Sentence kWithinThree{"It may enter within three hexes of the hex it left, on its edge.",
                                "Elle peut entrer à trois hexagones au plus, sur son bord."};
constexpr Sentence kCameAlready{"That unit has already moved this segment.",
                                "Cette unité a déjà bougé durant ce segment."};

bool entry_open(const Board& b, const State& s, UnitId u, HexId h) {
    const Side side = b.side[u.raw];
    return !held_by(b, s, h, enemy_of(side)) && !next_to_enemy(s, h) &&
           commanders_at(b, s, h, enemy_of(side)).empty() && stackable(b, s, u, h);
}

}  // namespace

// N-25, N-93
Verdict check_enter(const Board& b, const State& s, const Action& a) {
    const UnitId u = a.unit;
    const Side side = b.side[u.raw];
    if (b.formation[u.raw] != s.active) return refuse("5.5", kNotOfFormation);
    if (s.units[u].status != Status::Beyond) return refuse("5.5", kNotBeyond);
    if (routed(s, u)) return refuse("5.5", kStillRouted);
    if (s.moved.has(u)) return refuse("5.5", kCameAlready);
    const HexId exit = s.units[u].at;
    if (a.hex != exit) {
        if (entry_open(b, s, u, exit)) return refuse("5.5", kByItsExit);
        if (s.turn <= s.units[u].since_turn) return refuse("5.5", kNextTurn);
        if (b.to_edge(side, a.hex) != 1 || b.grid.distance(a.hex, exit) > 3)
            return refuse("5.5", kWithinThree);
    }
    return entry_open(b, s, u, a.hex) ? kLegal : refuse("5.5", kEntryTaken);
}

}  // namespace levee::neerwinden
