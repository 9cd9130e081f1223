// Chapter 7, with 6.1, 9.2, 9.4 and the terrain effects table: units of the active formations move,
// one after the other, hex by hex. Move frames use `unit`, `points`, `spent`, `number` (hexes
// entered), `goal` (9.4), `from` and `flags`.
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"
#include "maps/paths.h"

namespace levee::wissembourg_spicheren {

namespace {

using enum MoveStep::At;

constexpr std::uint8_t kNoGoal = 255;

constexpr Sentence kDisorganisedHorse{
    "Disorganised cavalry may not enter an enemy zone of control.",
    "La cavalerie désorganisée n'entre pas en zone de contrôle ennemie."};
constexpr Sentence kOutOfCommandZone{
    "A unit out of command may not enter an enemy zone of control.",
    "Une unité hors commandement n'entre pas en zone de contrôle ennemie."};
constexpr Sentence kOutOfRange{"It is out of command and may not leave the range of its HQ.",
                               "Hors commandement, elle ne peut quitter la portée de son QG."};
constexpr Sentence kNotNearer{"It is out of command and has to come nearer to its HQ.",
                              "Hors commandement, elle doit se rapprocher de son QG."};
constexpr Sentence kAfraid{"Its formation is demoralised: it does not go next to an enemy.",
                           "Formation démoralisée : elle ne va pas au contact de l'ennemi."};
constexpr Sentence kWrongWay{"Its formation is demoralised: it goes towards its own edge.",
                             "Formation démoralisée : elle se dirige vers son bord de carte."};
constexpr Sentence kMustGoBack{
    "Its formation is demoralised: it must end nearer to its own edge.",
    "Formation démoralisée : elle doit finir plus près de son bord de carte."};
constexpr Sentence kNoPlaceToEnd{"It could neither stay there nor go on to a place where it could.",
                                 "Elle ne pourrait ni rester là ni aller plus loin."};
constexpr Sentence kCannotStay{"Stacking does not allow it to stay here.",
                               "L'empilement ne permet pas de rester ici."};
constexpr Sentence kMoveOn{"Name the next hex of the move, or halt.",
                           "Indiquez l'hexagone suivant, ou arrêtez-vous."};

bool commanded(const State& s, UnitId u) { return s.commanded.has(u); }
bool demoralised(const Board& b, const State& s, UnitId u) {
    return s.formations[b.formation[u.raw]].demoralised;
}
int full_points(const Board& b, UnitId u) { return 2 * b.movement[u.raw]; }

// 6.1, 9.2: half of its movement, rounded down, out of command.
int points_of(const Board& b, const State& s, UnitId u) {
    return commanded(s, u) ? full_points(b, u) : 2 * (b.movement[u.raw] / 2);
}

// 9.2, 9.4: where it may not go whatever it costs.
Verdict check_bans(const Board& b, const State& s, UnitId u, HexId to) {
    const Side enemy = enemy_of(b.side[u.raw]);
    const bool zone = in_zoc_of(s, to, enemy);
    if (zone && is_cavalry(b, u) && s.units[u].disorganised)
        return refuse("6.1", kDisorganisedHorse);
    if (zone && !commanded(s, u)) return refuse("9.2", kOutOfCommandZone);
    if (demoralised(b, s, u) && next_to(b, s, to, enemy)) return refuse("9.4", kAfraid);
    return kLegal;
}

// 9.2, W-15: step by step, so that every step leaves the rest open.
Verdict check_distance(const Board& b, const State& s, UnitId u, HexId here, HexId to) {
    if (commanded(s, u) || !hq_on_map(b, s, b.formation[u.raw])) return kLegal;
    const HexId at = s.commanders[b.card(b.formation[u.raw]).hq].at;
    const int range = command_range(b, s, at);
    const auto& from_hq = s.derived.from_hq;
    if (from_hq[here.raw] <= range)
        return from_hq[to.raw] <= range ? kLegal : refuse("9.2", kOutOfRange);
    return from_hq[to.raw] < from_hq[here.raw] ? kLegal : refuse("9.2", kNotNearer);
}

struct Price {
    Verdict verdict = kLegal;
    int cost = 0;
    bool stops = false;
};

// Everything but stacking and what a demoralised unit owes.
Price price_of(const Board& b, const State& s, const Frame& f, HexId to) {
    const UnitId u = f.unit;
    const HexId here = s.units[u].at;
    const Side enemy = enemy_of(b.side[u.raw]);
    const Battle::Step* step = step_to(battle_of(b, s), here, to);
    if (step == nullptr) return {refuse("7", kNotNeighbour)};
    if (held_by(b, s, to, enemy)) return {refuse("3", kEnemyThere)};
    const std::size_t arm = index(b.arm[u.raw]);
    const Crossing crossing = step->crossing[arm];
    if (crossing == Crossing::Barred) return {refuse("7.1", kNoBridge)};
    const bool zone = in_zoc_of(s, to, enemy);
    const bool zone_here = in_zoc_of(s, here, enemy);
    if (zone_here && zone) return {refuse("6.1", kZoneToZone)};
    if (const Verdict ban = check_bans(b, s, u, to); !ban.legal()) return {ban};
    const int left = f.points - f.spent;
    if (crossing == Crossing::WholeMove) {
        // W-18: with full points, as the only step.
        if (f.number > 0 || left < full_points(b, u)) return {refuse("7.1", kWholeMove)};
        return {check_distance(b, s, u, here, to), left, true};
    }
    int cost = step->cost[arm];
    if (crossing == Crossing::HalfMove) cost += 2 * ((b.movement[u.raw] + 1) / 2);
    if (!zone_here) {
        if (cost > left) return {refuse("7.1", kTooDear, cost, left)};
        return {check_distance(b, s, u, here, to), cost, zone};
    }
    // 6.1, 9.2, W-15: who leaves a zone without command goes where he can. W-19: one hex at least.
    const bool whole = s.units[u].disorganised || !commanded(s, u);
    cost += 2 * ((b.movement[u.raw] + 1) / 2);
    if (whole || cost > left) {
        if (f.number > 0 || left == 0) return {refuse("6.1", kTooDear, cost, left)};
        return {kLegal, left, true};
    }
    return {kLegal, cost, false};
}

// 9.4: a demoralised unit never goes away from its edge.
bool goes_astray(const Board& b, const State& s, const Frame& f, HexId from, HexId to) {
    const auto& to_edge = battle_of(b, s).to_edge[index(f.side)];
    return f.goal != kNoGoal && to_edge[to.raw] > to_edge[from.raw];
}

// Is there a hex with a property to which the unit could go on from h with so many points?
template <class Wanted>
bool reaches(const Board& b, const State& s, const Frame& f, HexId h, int left, Wanted wanted) {
    const UnitId u = f.unit;
    const Side enemy = enemy_of(f.side);
    if (left <= 0 || in_zoc_of(s, h, enemy)) return false;
    const auto cost_of = [&](HexId from, Direction d, HexId to) {
        const int cost = step_cost(b, s, u, from, d);
        const bool barred = cost >= 0 && (goes_astray(b, s, f, from, to) ||
                                          !check_distance(b, s, u, from, to).legal());
        return barred ? -1 : cost;
    };
    // Mostly the next hex will do.
    for (const Direction d : maps::kDirections) {
        const HexId to = battle_of(b, s).step(h, d).to;
        if (to == kNoHex || !wanted(to)) continue;
        const int cost = cost_of(h, d, to);
        if (cost >= 0 && cost <= left) return true;
    }
    maps::Reach reach;
    maps::cheapest(b.grid, h, left < maps::kMaxBudget ? left : maps::kMaxBudget, cost_of, reach,
                   [&](HexId x) { return !in_zoc_of(s, x, enemy); });
    for (const HexId x : reach.hexes())
        if (x != h && wanted(x)) return true;
    return false;
}

bool may_stay(const Board& b, const State& s, UnitId u, HexId h) {
    return check_stacking(b, s, u, h).legal();
}

// 3: a stack may be too high only while a unit passes through.
bool can_finish(const Board& b, const State& s, const Frame& f, HexId h, int left) {
    if (may_stay(b, s, f.unit, h)) return true;
    return reaches(b, s, f, h, left, [&](HexId x) { return may_stay(b, s, f.unit, x); });
}

Verdict check_to(const Board& b, const State& s, const Frame& f, HexId to) {
    const Price price = price_of(b, s, f, to);
    if (!price.verdict.legal()) return price.verdict;
    if (goes_astray(b, s, f, s.units[f.unit].at, to)) return refuse("9.4", kWrongWay);
    const int after = price.stops ? 0 : f.points - f.spent - price.cost;
    return can_finish(b, s, f, to, after) ? kLegal : refuse("3", kNoPlaceToEnd);
}

Verdict check_off(const Board& b, const State& s, const Frame& f) {
    const HexId here = s.units[f.unit].at;
    const Verdict exit = check_exit(b, s, f.unit, here);
    if (!exit.legal()) return exit;
    // W-85
    if (f.number == 0 && in_zoc_of(s, here, enemy_of(f.side))) return kLegal;
    const int cost = battle_of(b, s).exit_cost[here.raw];
    const int left = f.points - f.spent;
    return cost <= left ? kLegal : refuse("7.1", kTooDear, cost, left);
}

bool any_step(const Board& b, const State& s, const Frame& f) {
    if (check_off(b, s, f).legal()) return true;
    for (const Battle::Step& step : battle_of(b, s).steps(s.units[f.unit].at))
        if (step.to != kNoHex && check_to(b, s, f, step.to).legal()) return true;
    return false;
}

// 9.4, W-45: off the map, or to a hex nearer to its edge than where it set out.
bool can_get_nearer(const Board& b, const State& s, const Frame& f) {
    if (check_off(b, s, f).legal()) return true;
    const auto& to_edge = battle_of(b, s).to_edge[index(f.side)];
    const HexId here = s.units[f.unit].at;
    const auto nearer = [&](HexId h) {
        return to_edge[h.raw] < f.goal && may_stay(b, s, f.unit, h);
    };
    for (const Battle::Step& step : battle_of(b, s).steps(here))
        if (step.to != kNoHex && nearer(step.to) && check_to(b, s, f, step.to).legal()) return true;
    return reaches(b, s, f, here, f.points - f.spent, nearer);
}

Verdict check_halt(const Board& b, const State& s, const Frame& f) {
    const HexId here = s.units[f.unit].at;
    const bool owes =
        f.goal != kNoGoal && battle_of(b, s).to_edge[index(f.side)][here.raw] >= f.goal;
    if (owes && can_get_nearer(b, s, f)) return refuse("9.4", kMustGoBack);
    if (may_stay(b, s, f.unit, here) || !any_step(b, s, f)) return kLegal;
    return refuse("3", kCannotStay);
}

Frame move_of(const Board& b, const State& s, UnitId u) {
    const HexId here = s.units[u].at;
    const Side side = b.side[u.raw];
    const bool owes = demoralised(b, s, u) && here.raw < maps::kMaxHexes;
    return {.business = Business::Move,
            .step = kDeciding,
            .side = side,
            .unit = u,
            .points = static_cast<std::uint8_t>(points_of(b, s, u)),
            .goal = owes ? battle_of(b, s).to_edge[index(side)][here.raw] : kNoGoal,
            .from = here};
}

// 13.2.6, W-84: with whom it shares a front.
UnitId partner_of(const Board& b, const State& s, UnitId u) {
    if (is_artillery(b, u)) return kNoUnit;
    UnitSet others = troops_at(b, s, s.units[u].at);
    others.remove(u);
    return others.empty() ? kNoUnit : others.first();
}

}  // namespace

int step_cost(const Board& b, const State& s, UnitId u, HexId from, Direction d) {
    const Battle::Step& step = battle_of(b, s).step(from, d);
    const Side enemy = enemy_of(b.side[u.raw]);
    if (step.to == kNoHex || held_by(b, s, step.to, enemy)) return -1;
    const std::size_t arm = index(b.arm[u.raw]);
    if (step.crossing[arm] == Crossing::Barred || step.crossing[arm] == Crossing::WholeMove)
        return -1;
    if (in_zoc_of(s, from, enemy)) return -1;
    if (!check_bans(b, s, u, step.to).legal()) return -1;
    const int half =
        step.crossing[arm] == Crossing::HalfMove ? 2 * ((b.movement[u.raw] + 1) / 2) : 0;
    return step.cost[arm] + half;
}

void begin_move(Play& p, UnitId u) {
    State& s = p.s;
    s.moved.add(u);
    stop_exerting(p.board, s, u);
    push(s, move_of(p.board, s, u));
    measure_from_hq(p.board, s, u, s.units[u].at);
}

bool can_end_from(const Board& b, const State& s, UnitId u, HexId h, int left) {
    Frame move = move_of(b, s, u);
    move.goal = kNoGoal;
    return can_finish(b, s, move, h, left);
}

void enter_map(Play& p, UnitId u, HexId h, int spent) {
    State& s = p.s;
    s.moved.add(u);
    s.units[u].facing = p.board.side[u.raw] == Side::French ? Direction::N : Direction::S;
    push(s, move_of(p.board, s, u));
    const std::size_t frame = s.depth - 1U;
    s.frames[frame].from = h;
    s.frames[frame].spent = static_cast<std::uint8_t>(spent);
    s.frames[frame].number = 1;
    s.frames[frame].step = kEntered;
    set_down(p.board, s, u, h);
    stop_exerting(p.board, s, u);
    if (arrive(p, u, true)) s.frames[frame].flags |= kMoveStops;
}

bool can_set_off(const Board& b, const State& s, UnitId u) {
    // What lies beyond its HQ's range is found out when it sets off.
    if (commanded(s, u) || !hq_on_map(b, s, b.formation[u.raw]))
        return any_step(b, s, move_of(b, s, u));
    const HexId here = s.units[u].at;
    for (const Direction d : maps::kDirections)
        if (step_cost(b, s, u, here, d) >= 0) return true;
    return false;
}

// W-66
bool can_go_back(const Board& b, const State& s, UnitId u) {
    return demoralised(b, s, u) && can_get_nearer(b, s, move_of(b, s, u));
}

// --- one step -----------------------------------------------------------------------------------

bool arrive(Play& p, UnitId u, bool moving) {
    State& s = p.s;
    const HexId at = s.units[u].at;
    const Side side = p.board.side[u.raw];
    const Side enemy = enemy_of(side);
    take_control(p, at, side);
    for (const CommanderId c : commanders_at(p.board, s, at, enemy)) displace(p, c);
    // 8.4: a chief without troops, next to whom an enemy has moved.
    const CommanderId chief = moving ? chief_on_map(p.board, s, enemy) : kNoCommander;
    if (chief != kNoCommander) {
        const HexId where = s.commanders[chief].at;
        if (p.board.grid.distance(where, at) == 1 && first_at(s, where) == kNoUnit)
            displace(p, chief);
    }
    return decoys_out(s) && side == Side::French && discover(p);
}

void leave_map(Play& p, UnitId u) {
    State& s = p.s;
    const HexId from = s.units[u].at;
    const Battle& map = battle_of(p.board, s);
    const Side side = p.board.side[u.raw];
    // 13.1.3, 13.2.3, W-66
    if (side == Side::French && s.turn >= map.exit_turn && map.exit_hexes.has(from))
        s.scored.add(u);
    pick_up(p.board, s, u);
    s.units[u].status = Status::Left;
    s.units[u].at = kNoHex;
    p.report({.fact = Fact::LeftMap, .side = side, .unit = u, .hex = from, .rule = "13.1.3"});
}

namespace {

void finish(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = f.unit;
    s.derived.from_hq.fill(0);
    // 11.5
    if (is_cavalry(p.board, u) && f.spent > p.board.movement[u.raw]) s.winded.add(u);
    f.step = kDone;
    if (!on_map(s, u)) return;
    const UnitId partner = partner_of(p.board, s, u);
    const bool fixed = partner != kNoUnit && !active(p.board, s, partner);
    if (fixed)
        set_facing(p, u, s.units[partner].facing);
    else
        push_facing(p, u, kAnyFacing);
}

// The way to its HQ is measured once a move and forgotten where it must end.
void stop(State& s, Frame& f) {
    f.flags |= kMoveStops;
    s.derived.from_hq.fill(0);
}

void enter(Play& p, HexId to) {
    State& s = p.s;
    const Board& b = p.board;
    Frame& f = top(s);
    const UnitId u = f.unit;
    const HexId from = s.units[u].at;
    const Price price = price_of(b, s, f, to);
    f.spent = static_cast<std::uint8_t>(f.spent + price.cost);
    f.number += 1;
    f.step = kEntered;
    if (price.stops) stop(s, f);
    relocate(b, s, u, to);
    p.report({.fact = Fact::Moved,
              .side = f.side,
              .unit = u,
              .hex = to,
              .from = from,
              .a = static_cast<std::int16_t>(price.cost),
              .b = static_cast<std::int16_t>(f.points - f.spent),
              .rule = "7"});
    scatter_in_wood(p, u, from, "7.1");
    // 13.1.6: it has discovered the 13th division, or the decoy.
    const std::size_t frame = s.depth - 1U;
    if (arrive(p, u, true)) stop(s, s.frames[frame]);
}

}  // namespace

bool continue_move(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kDeciding:
            if (any_step(p.board, s, f)) return true;
            finish(p);
            return false;
        case kEntered:
            if ((f.flags & kMoveStops) != 0 || f.spent >= f.points) {
                finish(p);
                return false;
            }
            f.step = kDeciding;
            return false;
        default: {
            const UnitId u = f.unit;
            pop(s);
            start_exerting(p.board, s, u);
            return false;
        }
    }
}

void offer_move(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const Battle::Step& step : battle_of(b, s).steps(s.units[f.unit].at))
        if (step.to != kNoHex && check_to(b, s, f, step.to).legal())
            out.push_back(Action::of(Verb::To, step.to));
    if (check_off(b, s, f).legal()) out.push_back(Action::of(Verb::To, kOffMap));
    if (check_halt(b, s, f).legal()) out.push_back(Action::of(Verb::Halt));
}

Verdict check_move(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Halt) return check_halt(b, s, top(s));
    if (a.verb != Verb::To) return refuse("7.1", kMoveOn);
    return a.hex == kOffMap ? check_off(b, s, top(s)) : check_to(b, s, top(s), a.hex);
}

void do_move(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Halt) {
        p.report({.fact = Fact::Halted,
                  .side = f.side,
                  .unit = f.unit,
                  .hex = s.units[f.unit].at,
                  .rule = "7.1"});
        return finish(p);
    }
    if (a.hex != kOffMap) return enter(p, a.hex);
    leave_map(p, f.unit);
    finish(p);
}

}  // namespace levee::wissembourg_spicheren
