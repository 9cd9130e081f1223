// Chapter 11, cases 11.3 and 11.4: one unit goes back, after a result or before the combat.
#include "games/wissembourg_spicheren/rules/chapters.h"
#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

// A Retreat frame: `unit` began in `hex` and has come from `from`; `points` more hexes are left;
// `flags` say whether it goes before a combat; `units` of its stack have to go after it.

namespace {

using enum RetreatStep::At;

// Flags beside kBeforeCombat.
constexpr std::uint16_t kPaid = 2;         // 6.1: for the zone in which it ended
constexpr std::uint16_t kTurnedThere = 4;  // 7.3

constexpr Sentence kWhereBack{"Choose where the unit goes back.", "Choisissez où l'unité recule."};
constexpr Sentence kNotThatOne{"That is not the unit that goes back.",
                               "Ce n'est pas l'unité qui recule."};
constexpr Sentence kNotThatWay{
    "It cannot go back there: nearer its own edge first, then out of enemy zones, then clear of "
    "friends, then over the easiest ground.",
    "Recul impossible là : d'abord vers son bord, puis hors des zones ennemies, puis sans amis, "
    "puis par le terrain le plus facile."};
constexpr Sentence kNotBeforeCombat{
    "It withdraws to a hex without enemy zones and with room for it.",
    "Elle se replie vers un hexagone sans zone ennemie, s'il y a place."};

// W-64: over a river only by a bridge; not into the enemy.
bool passable(const Board& b, const State& s, UnitId u, const Battle::Step& step) {
    if (step.to == kNoHex || held_by(b, s, step.to, enemy_of(b.side[u.raw]))) return false;
    if (step.crossing[index(b.arm[u.raw])] == Crossing::Barred) return false;
    return step.water != Water::River || step.bridge;
}

int edge_distance(const Board& b, const State& s, UnitId u, HexId h) {
    return battle_of(b, s).to_edge[index(b.side[u.raw])][h.raw];
}

// 11.3: the ground only, no roads.
int ground_cost(const Board& b, const State& s, UnitId u, const Battle::Step& step) {
    const Battle& map = battle_of(b, s);
    const std::size_t arm = index(b.arm[u.raw]);
    const int climb = step.climb < 0 ? -step.climb : step.climb;
    return b.tables.ground[static_cast<std::size_t>(map.terrain[step.to.raw])].cost[arm] +
           b.tables.level_cost * climb +
           (step.crossing[arm] == Crossing::HalfMove ? b.movement[u.raw] : 0);
}

struct Trail {
    HexId origin{kNoHex};  // where the retreat began
    HexId from{kNoHex};    // the last hex
    int friends = 0;       // met so far
};

RetreatHexes ways_from(const Board& b, const State& s, UnitId u, HexId here, Trail trail);

// 11.3, W-79: among friends it goes one further, or stays if the hex can hold it.
bool can_end(const Board& b, const State& s, UnitId u, HexId here, HexId h, Trail trail) {
    if (first_at(s, h) == kNoUnit || check_stacking(b, s, u, h).legal()) return true;
    const Trail further{trail.origin, here, trail.friends + 1};
    return trail.friends < 3 && !ways_from(b, s, u, h, further).empty();
}

// W-36, W-64, each rule before the next: nearer the edge, no enemy zone, no friend, easy ground.
RetreatHexes ways_from(const Board& b, const State& s, UnitId u, HexId here, Trail trail) {
    const Battle& map = battle_of(b, s);
    const int edge = edge_distance(b, s, u, here);
    RetreatHexes best;
    int least = 0;
    for (const Battle::Step& step : map.steps(here)) {
        if (step.to == trail.origin || step.to == trail.from) continue;
        if (!passable(b, s, u, step)) continue;
        const int to_edge = edge_distance(b, s, u, step.to);
        if (to_edge > edge || !can_end(b, s, u, here, step.to, trail)) continue;
        const int rank = (to_edge < edge ? 0 : 4000) +
                         (in_zoc_of(s, step.to, enemy_of(b.side[u.raw])) ? 2000 : 0) +
                         (first_at(s, step.to) != kNoUnit ? 1000 : 0) + ground_cost(b, s, u, step);
        if (!best.empty() && rank > least) continue;
        if (best.empty() || rank < least) best.clear();
        least = rank;
        best.push_back(step.to);
    }
    return best;
}

bool holds(const RetreatHexes& hexes, HexId h) {
    for (const HexId one : hexes)
        if (one == h) return true;
    return false;
}

// 11.4: one French unit must not take the other's only way.
bool others_can_withdraw(const Board& b, const State& s, UnitId u, HexId to, UnitSet others) {
    if (others.empty()) return true;
    State after = s;
    relocate(b, after, u, to);
    for (const UnitId x : others)
        if (withdrawal_hexes(b, after, x).empty()) return false;
    return true;
}

RetreatHexes ways_of(const Board& b, const State& s, const Frame& f) {
    if ((f.flags & kBeforeCombat) == 0)
        return ways_from(b, s, f.unit, s.units[f.unit].at, {f.hex, f.from});
    RetreatHexes open;
    for (const HexId h : withdrawal_hexes(b, s, f.unit))
        if (h != f.hex && others_can_withdraw(b, s, f.unit, h, f.units)) open.push_back(h);
    return open;
}

// 13.2.6: who stands in a hex together faces one way.
void fall_in(Play& p, UnitId u) {
    const State& s = p.s;
    UnitSet company = troops_at(p.board, s, s.units[u].at);
    company.remove(u);
    if (!company.empty()) set_facing(p, u, s.units[company.first()].facing);
}

void go_to(Play& p, HexId to) {
    State& s = p.s;
    const Board& b = p.board;
    Frame& f = top(s);
    const UnitId u = f.unit;
    const bool before = (f.flags & kBeforeCombat) != 0;
    const UnitSet friends = units_at(s, to);
    f.from = s.units[u].at;
    f.step = kThere;
    f.points -= 1;
    relocate(b, s, u, to);
    p.report({.fact = Fact::Retreated,
              .side = f.side,
              .unit = u,
              .hex = to,
              .from = f.from,
              .rule = before ? "11.4" : "11.3"});
    scatter_in_wood(p, u, f.from, "7.1");
    if (!before && !friends.empty()) {
        // 3, 11.3: whoever is met gets into disorder, and the unit goes on.
        for (const UnitId x : friends) disorganise(p, x, "11.3");
        f.points = 1;
    }
    arrive(p, u, false);
}

// 9.3, 11.3: of the attackers' commanders nobody has to go along.
void bring_commanders(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    f.step = kTurned;
    if (!on_map(s, f.unit)) return;
    const bool attacks = f.side == attacking_side(p.board, s);
    push_followers(p, f.unit, f.hex, attacks && (f.flags & kBeforeCombat) == 0);
}

// 6.1, W-35, W-85: the price of a zone is paid where it ends; then it may turn (W-21).
void settle_there(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = f.unit;
    const bool before = (f.flags & kBeforeCombat) != 0;
    if (on_map(s, u) && (f.flags & kPaid) == 0) {
        f.flags |= kPaid;
        if (!before && in_zoc_of(s, s.units[u].at, enemy_of(f.side))) lose_step(p, u, "11.3");
    } else if (on_map(s, u) && (f.flags & kTurnedThere) == 0) {
        f.flags |= kTurnedThere;
        push_facing(p, u, one_side_either_way(s.units[u].facing));
    } else {
        pop(s);
        if (on_map(s, u)) fall_in(p, u);
    }
}

}  // namespace

RetreatHexes retreat_hexes(const Board& b, const State& s, UnitId u, HexId origin) {
    return ways_from(b, s, u, s.units[u].at, {origin, origin});
}

// W-40: any direction, free of enemy zones, with room.
RetreatHexes withdrawal_hexes(const Board& b, const State& s, UnitId u) {
    RetreatHexes open;
    for (const Battle::Step& step : battle_of(b, s).steps(s.units[u].at))
        if (passable(b, s, u, step) && !in_zoc_of(s, step.to, enemy_of(b.side[u.raw])) &&
            check_stacking(b, s, u, step.to).legal())
            open.push_back(step.to);
    return open;
}

void push_retreat(State& s, const Board& b, UnitId u, std::uint16_t flags, int most_hexes) {
    push(s, {.business = Business::Retreat,
             .side = b.side[u.raw],
             .unit = u,
             .points = static_cast<std::uint8_t>(most_hexes),
             .hex = s.units[u].at,
             .from = s.units[u].at,
             .flags = flags});
}

bool continue_retreat(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kWhere: {
            if (!on_map(s, f.unit)) {
                pop(s);
                return false;
            }
            const RetreatHexes hexes = ways_of(p.board, s, f);
            // A second hex before a combat is the owner's choice (11.4).
            const bool second = (f.flags & kBeforeCombat) != 0 && s.units[f.unit].at != f.hex;
            if (hexes.size() > 1 || (second && !hexes.empty())) return true;
            if (hexes.empty())
                f.step = kFollowers;
            else
                go_to(p, hexes[0]);
            return false;
        }
        case kThere:
            f.step = f.points > 0 ? kWhere : kFollowers;
            return false;
        case kFollowers:
            bring_commanders(p);
            return false;
        default:
            settle_there(p);
            return false;
    }
}

void offer_retreat(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const HexId h : ways_of(b, s, f)) out.push_back(Action::of(Verb::Retreat, f.unit, h));
    if (check_retreat(b, s, Action::of(Verb::Halt)).legal()) out.push_back(Action::of(Verb::Halt));
}

Verdict check_retreat(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    const bool before = (f.flags & kBeforeCombat) != 0;
    const char* rule = before ? "11.4" : "11.3";
    if (a.verb == Verb::Halt && before && s.units[f.unit].at != f.hex) return kLegal;
    if (a.verb != Verb::Retreat) return refuse(rule, kWhereBack);
    if (a.unit != f.unit) return refuse(rule, kNotThatOne);
    if (holds(ways_of(b, s, f), a.hex)) return kLegal;
    return before ? refuse(rule, kNotBeforeCombat) : refuse(rule, kNotThatWay);
}

void do_retreat(Play& p, const Action& a) {
    if (a.verb == Verb::Halt)
        top(p.s).step = kFollowers;
    else
        go_to(p, a.hex);
}

}  // namespace levee::wissembourg_spicheren
