// Chapter 5, case 5.2 (with 1.3, 1.6 and the terrain effects table): one unit moves, hex by hex.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"
#include "maps/paths.h"

namespace levee::neerwinden {

namespace {

using enum MoveStep::At;

// Flags of a Move frame; the duty's goal is in `goal`, hexes entered in `number`.
constexpr std::uint16_t kAllRoad = 1;  // TET note b: still entitled to the road bonus
constexpr std::uint16_t kMustStop = 2;
constexpr std::uint16_t kReacted = 4;  // a reaction may have changed what can be reached
constexpr int kRoadBonus = 2;

constexpr Sentence kNotAdjacent{"Units move from hex to neighbouring hex.",
                                "On se déplace d'hexagone en hexagone voisin."};
constexpr Sentence kEnemyThere{"An enemy unit is there.", "Une unité ennemie s'y trouve."};
constexpr Sentence kZoneToZone{"It may not go from one enemy zone of control directly to another.",
                               "Pas de passage direct d'une zone de contrôle ennemie à une autre."};
constexpr Sentence kTooDear{"It costs {0} movement points and {1} are left.",
                            "Il faut {0} points de mouvement, il en reste {1}."};
constexpr Sentence kGunsAndRivers{"Artillery crosses a river only by a bridge.",
                                  "L'artillerie ne franchit une rivière que par un pont."};
constexpr Sentence kRiverWholeMove{"Crossing a river without a bridge takes a whole, full move.",
                                   "Franchir une rivière sans pont prend tout le mouvement."};
constexpr Sentence kRiverIntoZone{
    "A river without a bridge may not be crossed into an enemy zone of control.",
    "On ne franchit pas une rivière sans pont vers une zone de contrôle ennemie."};
constexpr Sentence kNoPlaceToEnd{
    "It could not end its move there, nor go on to a place where it could.",
    "L'unité ne pourrait ni s'arrêter là ni continuer jusqu'à une place libre."};
constexpr Sentence kDutyFails{
    "Its offensive order asks it to end nearer the enemy, and no reserve is left.",
    "L'ordre offensif exige de finir plus près de l'ennemi ; plus de réserve."};
constexpr Sentence kStackFull{"Stacking does not allow it to stay here.",
                              "L'empilement ne permet pas de rester ici."};
constexpr Sentence kMustQuitZone{
    "Its formation is demoralised: it must leave the enemy zone of control.",
    "Formation démoralisée : elle doit quitter la zone de contrôle ennemie."};
constexpr Sentence kMoveOn{"Name the next hex of the move, or halt.",
                           "Indiquez l'hexagone suivant, ou arrêtez-vous."};

const Board::Neighbour* neighbour_to(const Board& b, HexId from, HexId to) {
    for (const auto& next : b.next[from.raw])
        if (next.to == to && to != kNoHex) return &next;
    return nullptr;
}

// TET, N-26: on a road or path the hex costs 1 unless it is next to the enemy.
int plain_cost(const Board::Neighbour& next, bool beside_enemy) {
    const bool on_way = (next.features & (kRoad | kPath)) != 0;
    return on_way && !beside_enemy ? 1 : next.cost;
}

// N-66c: overstacking is excused while a unit of the same formation has still to leave.
bool may_stay(const Board& b, const State& s, UnitId u, HexId h) {
    if (stackable(b, s, u, h)) return true;
    for (UnitId x = first_at(s, h); x != kNoUnit; x = next_at(s, x))
        if (x != u && b.formation[x.raw] == b.formation[u.raw] && !s.moved.has(x) && !routed(s, x))
            return true;
    return false;
}

bool reserve_left(const Board& b, const State& s, UnitId u) {
    const FormationId f = b.formation[u.raw];
    return s.formations[f].reserves < b.card(f).reserve;
}

bool may_end(const Board& b, const State& s, const Frame& f, HexId h) {
    if (!may_stay(b, s, f.unit, h)) return false;
    return f.goal == kNoDuty || fulfils(s, h, f.goal) || reserve_left(b, s, f.unit);
}

// Along roads only, with the bonus (TET note b).
bool ends_by_road(const Board& b, const State& s, const Frame& f, HexId h, int left) {
    if (left <= 0) return false;
    for (const auto& next : b.next[h.raw]) {
        if (next.to == kNoHex || (next.features & kRoad) == 0 || next.river) continue;
        if (held_by(b, s, next.to, enemy_of(f.side)) || next_to_enemy(s, next.to)) continue;
        if (may_end(b, s, f, next.to) || ends_by_road(b, s, f, next.to, left - 1)) return true;
    }
    return false;
}

// From h with so many points left: is there a place where the move may end?
bool can_finish(const Board& b, const State& s, const Frame& f, HexId h, int left, bool all_road) {
    if (may_end(b, s, f, h)) return true;
    const Side enemy = enemy_of(f.side);
    if (in_zoc_of(s, h, enemy)) return false;
    // Every step costs a point and brings one hex at most: what is too far needs no search.
    const bool too_far = f.goal != kNoDuty && nearest_enemy(s, h) - left > f.goal;
    if (left > 0 && !too_far) {
        if (f.goal != kNoDuty && straight_way(b, s, f.unit, h, left, f.goal)) return true;
        maps::Reach reach;
        maps::cheapest(
            b.grid, h, left,
            [&](HexId from, Direction d, HexId) { return step_cost(b, s, f.unit, from, d); }, reach,
            [&](HexId x) { return !in_zoc_of(s, x, enemy); });
        for (const HexId x : reach.hexes())
            if (x != h && may_end(b, s, f, x)) return true;
    }
    return all_road && ends_by_road(b, s, f, h, left + kRoadBonus);
}

// 1.6: out of an encirclement, one hex, with everything it has; only where an ordinary step into
// the zone is not open to it.
bool is_break_out(const Board& b, const State& s, const Frame& f, HexId to) {
    if (f.number > 0 || f.points == 0 || !in_zoc_of(s, to, enemy_of(f.side))) return false;
    if (!surrounded(b, s, f.unit)) return false;
    const HexId here = s.units[f.unit].at;
    const auto d = b.grid.direction(here, to);
    if (!d) return false;
    const int cost = step_cost(b, s, f.unit, here, *d);
    return cost < 0 || cost > f.points;
}

// Nowhere to end the move: does the duty forbid it, or stacking?
Verdict refuse_end(const Board& b, const State& s, const Frame& f, HexId h, int left,
                   bool all_road) {
    Frame unbound = f;
    unbound.goal = kNoDuty;
    const bool by_duty = f.goal != kNoDuty && !reserve_left(b, s, f.unit) &&
                         can_finish(b, s, unbound, h, left, all_road);
    return by_duty ? refuse("4.1.1", kDutyFails) : refuse("1.4", kNoPlaceToEnd);
}

bool keeps_road(const Frame& f, const Board::Neighbour& next, bool beside_enemy) {
    return (f.flags & kAllRoad) != 0 && (next.features & kRoad) != 0 && !beside_enemy;
}

Verdict check_river(const Board& b, const State& s, const Frame& f, HexId to) {
    if (b.arm[f.unit.raw] == Arm::Artillery) return refuse("5.2", kGunsAndRivers);
    // N-27: with full points, as the only step.
    if (f.number > 0 || f.points < movement_points(b, s, f.unit, false))
        return refuse("5.2", kRiverWholeMove);
    if (in_zoc_of(s, to, enemy_of(f.side))) return refuse("5.2", kRiverIntoZone);
    return kLegal;
}

Verdict check_to(const Board& b, const State& s, const Frame& f, HexId to) {
    const HexId here = s.units[f.unit].at;
    const Side enemy = enemy_of(f.side);
    const auto* next = neighbour_to(b, here, to);
    if (next == nullptr) return refuse("5.2", kNotAdjacent);
    if (held_by(b, s, to, enemy)) return refuse("5.2", kEnemyThere);
    if (is_break_out(b, s, f, to)) {
        if (next->river && b.arm[f.unit.raw] == Arm::Artillery)
            return refuse("5.2", kGunsAndRivers);
        return may_stay(b, s, f.unit, to) ? kLegal : refuse("1.4", kStackFull);
    }
    const bool zone = in_zoc_of(s, to, enemy);
    if (zone && in_zoc_of(s, here, enemy)) return refuse("1.6", kZoneToZone);
    const Verdict ban = check_order_bans(b, s, f.unit, to);
    if (!ban.legal()) return ban;
    if (next->river) {
        const Verdict river = check_river(b, s, f, to);
        if (!river.legal()) return river;
        return may_end(b, s, f, to) ? kLegal : refuse_end(b, s, f, to, 0, false);
    }
    const bool beside = next_to_enemy(s, to);
    const bool road = keeps_road(f, *next, beside);
    const int cost = plain_cost(*next, beside) + (zone ? 1 : 0);  // 1.6, N-09
    const int left = f.points + (road ? kRoadBonus : 0) - f.spent;
    if (cost > left) return refuse("5.2", kTooDear, cost, std::max(0, left));
    const int after = f.points - f.spent - cost;
    if (can_finish(b, s, f, to, after, road)) return kLegal;
    return refuse_end(b, s, f, to, after, road);
}

bool any_step(const Board& b, const State& s, const Frame& f) {
    for (const auto& next : b.next[s.units[f.unit].at.raw])
        if (next.to != kNoHex && check_to(b, s, f, next.to).legal()) return true;
    return false;
}

// 4.1.4, N-17: a step that is no break-out, the first of a way to a place where it can stay.
bool plain_step(const Board& b, const State& s, const Frame& f) {
    for (const auto& next : b.next[s.units[f.unit].at.raw])
        if (next.to != kNoHex && check_to(b, s, f, next.to).legal() &&
            !is_break_out(b, s, f, next.to))
            return true;
    return false;
}

Verdict check_halt(const Board& b, const State& s, const Frame& f) {
    const HexId here = s.units[f.unit].at;
    const bool demoralised = s.formations[b.formation[f.unit.raw]].order == Order::Demoralised;
    if (demoralised && f.number == 0 && in_zoc_of(s, here, enemy_of(f.side)) && plain_step(b, s, f))
        return refuse("4.1.4", kMustQuitZone);
    if (may_end(b, s, f, here)) return kLegal;
    // A unit that a reaction has left without any way on stops where it is (N-66a, N-88).
    if (!any_step(b, s, f)) return kLegal;
    return may_stay(b, s, f.unit, here) ? refuse("4.1.1", kDutyFails) : refuse("1.4", kStackFull);
}

}  // namespace

// N-67: the printed points, then command or order, then the half, rounded up (N-14).
int movement_points(const Board& b, const State& s, UnitId u, bool half) {
    int points = b.card(u).movement;
    if (!commanded(s, u))
        points -= 1;
    else if (order_of(b, s, u) == Order::Manoeuvre)
        points += 1;
    else if (order_of(b, s, u) == Order::Defensive)
        points = (points + 1) / 2;
    if (half) points = (points + 1) / 2;
    return std::max(0, points);
}

int step_cost(const Board& b, const State& s, UnitId u, HexId from, Direction d) {
    const auto& next = b.next[from.raw][static_cast<std::size_t>(d)];
    const Side enemy = enemy_of(b.side[u.raw]);
    if (next.to == kNoHex || next.river || held_by(b, s, next.to, enemy)) return -1;
    const bool zone = in_zoc_of(s, next.to, enemy);
    if (zone && in_zoc_of(s, from, enemy)) return -1;
    if (!check_order_bans(b, s, u, next.to).legal()) return -1;
    const bool on_way = (next.features & (kRoad | kPath)) != 0;
    const int cost = on_way && !next_to_enemy(s, next.to) ? 1 : next.cost;
    return cost + (zone ? 1 : 0);
}

namespace {

Frame move_of(const Board& b, const State& s, UnitId u, int points) {
    const std::uint8_t goal = has_offensive_duty(b, s, u) ? duty_goal(b, s, u, points) : kNoDuty;
    return {.business = Business::Move,
            .step = kDeciding,
            .side = b.side[u.raw],
            .unit = u,
            .points = static_cast<std::uint8_t>(points),
            .goal = goal,
            .from = s.units[u].at,
            .flags = kAllRoad};
}

}  // namespace

bool can_leave(const Board& b, const State& s, UnitId u) {
    const int points = movement_points(b, s, u, s.rallied.has(u));
    return plain_step(b, s, move_of(b, s, u, points));
}

void begin_move(Play& p, UnitId u, int points) {
    State& s = p.s;
    note_pinned(p.board, s, u);
    stop_exerting(p.board, s, u);  // N-79
    push(s, move_of(p.board, s, u, points));
}

namespace {

// The facings open to a unit that ends its move (1.3, N-04).
std::uint16_t facings_open(const Board& b, const State& s, UnitId u) {
    for (UnitId x = first_at(s, s.units[u].at); x != kNoUnit; x = next_at(s, x)) {
        if (x == u) continue;
        const bool still_to_move =
            b.formation[x.raw] == b.formation[u.raw] && !s.moved.has(x) && !routed(s, x);
        if (!still_to_move)
            return static_cast<std::uint16_t>(1U << static_cast<unsigned>(s.units[x].facing));
    }
    return kAnyFacing;
}

}  // namespace

bool can_stir(const Board& b, const State& s, UnitId u) {
    if (facings_open(b, s, u) == kAnyFacing) return true;
    return any_step(b, s, move_of(b, s, u, movement_points(b, s, u, false)));
}

namespace {

void enter(Play& p, const Board::Neighbour& next, bool break_out) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = f.unit;
    const Side enemy = enemy_of(f.side);
    const HexId from = s.units[u].at;
    const bool beside = next_to_enemy(s, next.to);
    const bool zone = in_zoc_of(s, next.to, enemy);
    if (!keeps_road(f, next, beside)) f.flags &= static_cast<std::uint16_t>(~kAllRoad);
    const int cost = break_out || next.river ? f.points : plain_cost(next, beside) + (zone ? 1 : 0);
    f.spent = static_cast<std::uint8_t>(f.spent + cost);
    f.number += 1;
    f.hex = next.to;
    f.step = kEntered;
    if (zone || break_out || next.river) f.flags |= kMustStop;

    relocate(p.board, s, u, next.to);
    if (p.board.arm[u.raw] == Arm::Artillery) harness(p, u);
    p.report({.fact = break_out ? Fact::BrokeOut : Fact::Moved,
              .side = f.side,
              .unit = u,
              .hex = next.to,
              .from = from,
              .a = static_cast<std::int16_t>(cost),
              .b = static_cast<std::int16_t>(f.points - f.spent),
              .rule = break_out ? "1.6" : "5.2"});
    take_control(p, next.to, f.side);
    settle_points(p);
    if (over(s)) return;

    // What happens now lies on the stack in reverse: first the commander who is overrun, then the
    // level of a break-out, then the reaction.
    if (beside) {
        const UnitSet eligible = eligible_to_react(p.board, s, next.to, enemy);
        if (reaction_possible(p.board, s, next.to, eligible)) {
            f.flags |= kReacted;
            push_reaction(s, u, next.to, enemy, eligible);
        }
    }
    if (break_out && !routed(s, u) && disorganise(p, u, "1.6")) push_retreat(s, f.side, u);
    for (const CommanderId c : commanders_at(p.board, s, next.to, enemy))
        push_commander_test(s, enemy, c, 0, true);  // 7
}

// The move is over; `stands`: the unit is where its move ended and may face as it likes.
void finish(Play& p, bool stands) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = f.unit;
    s.moved.add(u);
    if (f.number >= 2 && p.board.arm[u.raw] == Arm::Cavalry) s.galloped.add(u);  // N-32
    f.step = kFacing;
    if (stands) push_facing(p, u, facings_open(p.board, s, u));
}

}  // namespace

namespace {

// The segment remembers where one that has moved had to stop.
void stopped_in_zone(State& s, const Frame& moved, HexId h) {
    const bool zone = h != kNoHex && in_zoc_of(s, h, enemy_of(moved.side));
    if (zone && moved.number > 0) top(s).hex = h;
}

}  // namespace

bool continue_move(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = f.unit;
    switch (f.step) {
        case kDeciding:
            return true;
        case kEntered: {
            const bool stands = on_map(s, u) && s.units[u].at == f.hex && !routed(s, u);
            const bool zone = stands && in_zoc_of(s, f.hex, enemy_of(f.side));
            if (!stands || zone || (f.flags & (kMustStop | kFiredUpon)) != 0) {
                finish(p, stands);
                return false;
            }
            // A reaction may have barred the way: the duty is measured anew (N-95).
            if ((f.flags & kReacted) != 0 && f.goal != kNoDuty)
                f.goal = duty_goal(p.board, s, u, std::max(0, f.points - f.spent));
            f.flags &= static_cast<std::uint16_t>(~kReacted);
            f.step = kDeciding;
            return true;
        }
        default: {
            const Frame moved = f;
            pop(s);
            start_exerting(p.board, s, u);
            stopped_in_zone(s, moved, moved.hex);
            return false;
        }
    }
}

void offer_move(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const auto& next : b.next[s.units[f.unit].at.raw])
        if (next.to != kNoHex && check_to(b, s, f, next.to).legal())
            out.push_back(Action::of(Verb::To, next.to));
    if (check_halt(b, s, f).legal()) out.push_back(Action::of(Verb::Halt));
}

Verdict check_move(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::To) return check_to(b, s, top(s), a.hex);
    if (a.verb == Verb::Halt) return check_halt(b, s, top(s));
    return refuse("5.2", kMoveOn);
}

void do_move(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::To) {
        const auto* next = neighbour_to(p.board, s.units[f.unit].at, a.hex);
        enter(p, *next, is_break_out(p.board, s, f, a.hex));
        return;
    }
    const HexId here = s.units[f.unit].at;
    if (f.goal != kNoDuty && !fulfils(s, here, f.goal) && reserve_left(p.board, s, f.unit)) {
        s.formations[p.board.formation[f.unit.raw]].reserves += 1;  // 4.1.1
        p.report({.fact = Fact::Reserve, .side = f.side, .unit = f.unit, .rule = "4.1.1"});
    }
    p.report({.fact = Fact::Halted, .side = f.side, .unit = f.unit, .hex = here, .rule = "5.2"});
    f.hex = here;
    finish(p, true);
}

namespace {

constexpr Sentence kStopsInZone{"Who enters an enemy zone of control stops there.",
                                "On s’arrête en entrant dans une zone de contrôle ennemie."};
constexpr Sentence kReactionStops{"The enemy's reaction has ended its move.",
                                  "La réaction de l’ennemi a mis fin à son mouvement."};
constexpr Sentence kHalted{"It has halted, and its move is over.",
                           "Elle s’est arrêtée : son mouvement est terminé."};
constexpr Sentence kNobodyMoves{"Nobody is on the way: say first who moves.",
                                "Personne n’est en mouvement : dites d’abord qui bouge."};

}  // namespace

Verdict check_going_on(const Board& /*b*/, const State& s) {
    const Frame& f = top(s);
    const auto in_zone = [&](HexId h) { return h != kNoHex && in_zoc_of(s, h, enemy_of(f.side)); };
    if (f.business == Business::Movement && in_zone(f.hex)) return refuse("1.6", kStopsInZone);
    const bool turning = f.business == Business::Facing && s.depth > 1;
    if (!turning || below_top(s).business != Business::Move) return refuse("5.2", kNobodyMoves);
    const Frame& move = below_top(s);
    const bool must_stop = (move.flags & kMustStop) != 0;
    if (must_stop && in_zone(move.hex)) return refuse("1.6", kStopsInZone);
    if (in_zone(move.hex) || (move.flags & kFiredUpon) != 0) return refuse("5.3", kReactionStops);
    return must_stop ? refuse("5.2", kRiverWholeMove) : refuse("5.2", kHalted);
}

// --- 1.3: facing --------------------------------------------------------------------------------

std::uint16_t one_side_either_way(Direction facing) {
    const auto d = static_cast<unsigned>(facing);
    return static_cast<std::uint16_t>((1U << d) | (1U << ((d + 1) % 6)) | (1U << ((d + 5) % 6)));
}

void push_facing(Play& p, UnitId u, std::uint16_t mask) {
    push(p.s,
         {.business = Business::Facing, .side = p.board.side[u.raw], .unit = u, .flags = mask});
}

bool continue_facing(Play& p) {
    const Frame f = top(p.s);
    if (on_map(p.s, f.unit) && (f.flags & (f.flags - 1U)) != 0) return true;
    // Gone, or only one facing is open: nothing to decide.
    if (on_map(p.s, f.unit))
        set_facing(p, f.unit,
                   static_cast<Direction>(std::countr_zero(static_cast<unsigned>(f.flags))));
    pop(p.s);
    return false;
}

void offer_facing(const Board&, const State& s, Actions& out) {
    for (const Direction d : maps::kDirections)
        if ((top(s).flags >> static_cast<unsigned>(d)) & 1U) out.push_back(Action::face(d));
}

namespace {

constexpr Sentence kChooseFacing{"Choose a facing.", "Choisissez une orientation."};
constexpr Sentence kFacingClosed{"That facing is not open to it here.",
                                 "Cette orientation ne lui est pas ouverte ici."};

}  // namespace

Verdict check_facing(const Board&, const State& s, const Action& a) {
    if (a.verb != Verb::Face) return refuse("1.3", kChooseFacing);
    return ((top(s).flags >> a.number) & 1U) != 0 ? kLegal : refuse("1.3", kFacingClosed);
}

// All units of a hex face the same way (1.3, N-04).
void do_facing(Play& p, const Action& a) {
    const UnitId u = top(p.s).unit;
    pop(p.s);
    for (const UnitId x : units_at(p.s, p.s.units[u].at))
        set_facing(p, x, static_cast<Direction>(a.number));
}

// --- 7: a commander rides -----------------------------------------------------------------------

namespace {

// N-10, N-29: terrain as for cavalry; he stops in an enemy zone and never enters an enemy's hex.
Verdict check_ride_to(const Board& b, const State& s, const Frame& f, HexId to) {
    const HexId here = s.commanders[f.commander].at;
    const Side enemy = enemy_of(f.side);
    const auto* next = neighbour_to(b, here, to);
    if (next == nullptr) return refuse("5.2", kNotAdjacent);
    if (held_by(b, s, to, enemy) || !commanders_at(b, s, to, enemy).empty())
        return refuse("7", kEnemyThere);
    const bool zone = in_zoc_of(s, to, enemy);
    if (zone && in_zoc_of(s, here, enemy)) return refuse("1.6", kZoneToZone);
    if (next->river) {
        if (f.number > 0) return refuse("5.2", kRiverWholeMove);
        if (zone) return refuse("5.2", kRiverIntoZone);
        return kLegal;
    }
    const int cost = plain_cost(*next, next_to_enemy(s, to)) + (zone ? 1 : 0);
    if (cost > f.points - f.spent) return refuse("5.2", kTooDear, cost, f.points - f.spent);
    return kLegal;
}

}  // namespace

bool can_ride(const Board& b, const State& s, CommanderId c) {
    const Frame ride{.business = Business::Ride,
                     .side = b.card(c).side,
                     .commander = c,
                     .points = b.card(c).movement};
    for (const auto& next : b.next[s.commanders[c].at.raw])
        if (next.to != kNoHex && check_ride_to(b, s, ride, next.to).legal()) return true;
    return false;
}

bool continue_ride(Play& p) {
    State& s = p.s;
    const Frame ride = top(s);
    if ((ride.flags & kMustStop) == 0) return true;
    pop(s);
    stopped_in_zone(s, ride, s.commanders[ride.commander].at);
    return false;
}

void offer_ride(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const auto& next : b.next[s.commanders[f.commander].at.raw])
        if (next.to != kNoHex && check_ride_to(b, s, f, next.to).legal())
            out.push_back(Action::of(Verb::To, next.to));
    out.push_back(Action::of(Verb::Halt));
}

Verdict check_ride(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::To) return check_ride_to(b, s, top(s), a.hex);
    if (a.verb == Verb::Halt) return kLegal;
    return refuse("7", kMoveOn);
}

void do_ride(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Halt) {
        f.flags |= kMustStop;
        return;
    }
    const HexId from = s.commanders[f.commander].at;
    const auto* next = neighbour_to(p.board, from, a.hex);
    const bool zone = in_zoc_of(s, a.hex, enemy_of(f.side));
    const int cost =
        next->river ? f.points : plain_cost(*next, next_to_enemy(s, a.hex)) + (zone ? 1 : 0);
    f.spent = static_cast<std::uint8_t>(f.spent + cost);
    f.number += 1;
    s.commanders[f.commander].at = a.hex;
    if (zone || f.spent >= f.points) f.flags |= kMustStop;
    p.report({.fact = Fact::Rode,
              .side = f.side,
              .commander = f.commander,
              .hex = a.hex,
              .from = from,
              .a = static_cast<std::int16_t>(cost),
              .rule = "7"});
}

}  // namespace levee::neerwinden
