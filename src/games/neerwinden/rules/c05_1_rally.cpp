// Chapter 5, cases 5.1 and 5.2: the rally and movement segment as a whole, and rallying.
#include <algorithm>

#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

// A Movement frame: `units` have still to take the compulsory test; `hex` is where the last unit or
// commander had to stop in an enemy zone.

namespace {

using enum RallyStep::At;

using enum SegmentStep::At;
constexpr std::uint16_t kMarching = 1;  // flag: the time for rallies is over (5.1)

constexpr Sentence kRoutedFirst{"Routed units take their rally test first.",
                                "Les unités en déroute testent d'abord leur ralliement."};
constexpr Sentence kNotOnMap{"That unit is not on the map.", "Cette unité n'est pas sur la carte."};
constexpr Sentence kMovedAlready{"That unit has already moved this segment.",
                                 "Cette unité a déjà bougé durant ce segment."};
constexpr Sentence kRoutedMoves{"A routed unit moves only by fleeing.",
                                "Une unité en déroute ne bouge qu'en fuyant."};
constexpr Sentence kRallyOver{"Rallies come before the other units move.",
                              "Les ralliements précèdent les autres mouvements."};
constexpr Sentence kInGoodOrder{"That unit is in good order.", "Cette unité est en bon ordre."};
constexpr Sentence kTestedAlready{"That unit has already taken its rally test.",
                                  "Cette unité a déjà testé son ralliement."};
constexpr Sentence kRoutedLater{"It has routed in this segment; it may rally next turn.",
                                "Mise en déroute durant ce segment : ralliement au prochain tour."};
constexpr Sentence kLeftThisTurn{"It has left the map this turn; it may rally from next turn on.",
                                 "Sortie de la carte ce tour-ci : ralliement dès le tour suivant."};
constexpr Sentence kStandsFast{"No hex is open to it, and it may not turn in this stack.",
                               "Aucun hexagone ne lui est ouvert, et elle ne peut pivoter ici."};
constexpr Sentence kRidesNowhere{"No hex is open to him.", "Aucun hexagone ne lui est ouvert."};
constexpr Sentence kNotYourCommander{"That commander is not yours, or not on the map.",
                                     "Ce chef n'est pas à vous, ou n'est pas sur la carte."};
constexpr Sentence kCommanderFar{"The commander must be in the unit's hex or next to it.",
                                 "Le chef doit être dans l'hexagone de l'unité ou à côté."};
constexpr Sentence kCommanderUsed{"That commander has already helped a rally this segment.",
                                  "Ce chef a déjà aidé un ralliement durant ce segment."};
constexpr Sentence kNoBonus{"That commander has no morale bonus.",
                            "Ce chef n'a pas de bonus de moral."};
constexpr Sentence kReserveFull{
    "{0} more units would have to count as reserve, and {1} may still be; move them toward the "
    "enemy.",
    "{0} unités de plus compteraient en réserve et {1} le peuvent encore ; avancez-les."};
constexpr Sentence kMustLeave{
    "A unit of the demoralised formation must leave the enemy zone of control.",
    "Une unité de la formation démoralisée doit quitter la zone de contrôle ennemie."};
constexpr Sentence kStillOverstacked{
    "A hex is overstacked and a unit in it can still move.",
    "Un hexagone est surempilé et une unité peut encore en sortir."};
constexpr Sentence kCommanderMoved{"That commander has already moved.", "Ce chef a déjà bougé."};
constexpr Sentence kNotHisSegment{"He moves only with his own formation.",
                                  "Il ne bouge qu'avec sa formation."};
constexpr Sentence kSegmentChoice{"Rally or move a unit or commander, or end the movement.",
                                  "Ralliez ou déplacez une unité ou un chef, ou terminez."};

// 5.1: the compulsory tests come first. The frame's `units` are those that were in rout when the
// segment began and have not been tested yet; one that routs later waits for the next turn.
bool routed_untested(const State& s) { return !top(s).units.empty(); }

Verdict check_march(const Board& b, const State& s, UnitId u) {
    if (b.formation[u.raw] != s.active) return refuse("5.2", kNotOfFormation);
    if (routed_untested(s)) return refuse("5.1", kRoutedFirst);
    if (!on_map(s, u)) return refuse("5.2", kNotOnMap);
    if (routed(s, u)) return refuse("5.5", kRoutedMoves);
    if (s.moved.has(u)) return refuse("5.2", kMovedAlready);
    return can_stir(b, s, u) ? kLegal : refuse("5.2", kStandsFast);  // N-106
}

// 7: a formation's commander with his formation; the general once a turn with any of his.
Verdict check_ride_out(const Board& b, const State& s, CommanderId c) {
    const Commander& commander = s.commanders[c];
    if (b.card(c).side != top(s).side || commander.status != Status::OnMap)
        return refuse("7", kNotYourCommander);
    if (!b.card(c).is_general() && b.card(c).formation != s.active)
        return refuse("7", kNotHisSegment);
    if (routed_untested(s)) return refuse("5.1", kRoutedFirst);  // N-102
    if (commander.moved) return refuse("7", kCommanderMoved);
    return can_ride(b, s, c) ? kLegal : refuse("7", kRidesNowhere);  // N-106
}

Verdict check_end(const Board& b, const State& s) {
    const FormationId f = s.active;
    if (routed_untested(s)) return refuse("5.1", kRoutedFirst);
    if (s.formations[f].order == Order::Offensive) {  // 4.1.1, N-76
        const int room = b.card(f).reserve - s.formations[f].reserves;
        const int idle = idle_units(b, s, f, room + 1);
        if (idle > room) return refuse("4.1.1", kReserveFull, idle, room);
    }
    const Side side = b.card(f).side;
    for (const UnitId u : b.card(f).units) {
        if (!on_map(s, u) || s.moved.has(u) || routed(s, u)) continue;
        const HexId h = s.units[u].at;
        if (s.formations[f].order == Order::Demoralised && in_zoc_of(s, h, enemy_of(side)) &&
            can_leave(b, s, u))
            return refuse("4.1.4", kMustLeave);
        if (overstacked(b, s, h) && can_leave(b, s, u)) return refuse("1.4", kStillOverstacked);
    }
    return kLegal;
}

// 5.2: a battery that neither moved nor turned is ready again.
void unharness(Play& p) {
    State& s = p.s;
    for (const UnitId u : p.board.card(s.active).units) {
        if (!s.harnessed.has(u) || s.stirred.has(u) || !on_map(s, u)) continue;
        s.harnessed.remove(u);
        p.report(
            {.fact = Fact::Unharnessed, .side = p.board.side[u.raw], .unit = u, .rule = "5.2"});
    }
}

// 5.5, N-101: one that has left the map waits for the next turn.
bool left_this_turn(const State& s, UnitId u) {
    const Unit& unit = s.units[u];
    return unit.status == Status::Beyond && unit.since_turn == s.turn;
}

// 5.1: a fire that another's rally has drawn may destroy them before their test, or drive them off
// the map (5.5); nobody waits for those.
UnitSet still_to_test(const State& s, UnitSet units) {
    UnitSet left;
    for (const UnitId u : units)
        if (alive(s, u) && !left_this_turn(s, u)) left.add(u);
    return left;
}

void open_segment(Play& p) {
    State& s = p.s;
    verify_command(p, s.active);
    s.moved = s.rallied = s.stirred = s.galloped = s.reacted = {};
    s.pinned = {};
    s.formations[s.active].reserves = 0;
    for (const UnitId u : p.board.card(s.active).units)
        if (alive(s, u) && routed(s, u)) top(s).units.add(u);
    top(s).units = still_to_test(s, top(s).units);
    for (std::uint8_t i = 0; i < kCommanders; ++i) {
        const CommanderId c{i};
        s.commanders[c].helped = false;
        if (!p.board.card(c).is_general()) s.commanders[c].moved = false;
    }
}

}  // namespace

bool continue_movement(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kVerify:
            open_segment(p);
            measure_enemy(p.board, s, f.side);
            f.step = kChoose;
            return true;
        case kChoose:
            f.units = still_to_test(s, f.units);
            settle_points(p);
            return true;
        case kUnstacking:
            f.step = kClose;
            push(s, {.business = Business::Unstack, .side = f.side});
            return false;
        default: {
            const Side side = f.side;
            s.derived.enemy_distance.fill(0);
            pop(s);
            push(s, {.business = Business::Combat, .side = side});
            return false;
        }
    }
}

void offer_movement(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    const auto offer = [&](const Action& a) {
        if (check_movement(b, s, a).legal()) out.push_back(a);
    };
    const bool compulsory = routed_untested(s);
    const bool rallying = compulsory || (f.flags & kMarching) == 0;
    for (const UnitId u : b.card(s.active).units) {
        if (!alive(s, u)) continue;
        if (rallying && s.units[u].level != Level::Good && !s.rallied.has(u) && !s.moved.has(u)) {
            const Action plain = Action::rally(u);
            if (check_rally(b, s, plain).legal()) {
                out.push_back(plain);
                for (std::uint8_t i = 0; i < kCommanders; ++i)
                    offer(Action::rally(u, CommanderId{i}));
            }
        }
        if (compulsory) continue;
        if (on_map(s, u)) {
            offer(Action::of(Verb::March, u));
        } else if (!routed(s, u)) {
            for (int column = 1; column <= b.grid.columns(); ++column)
                offer(Action::of(Verb::Enter, u,
                                 b.grid.at(column, f.side == Side::French ? b.grid.rows() : 1)));
        }
    }
    if (compulsory) return;
    for (std::uint8_t i = 0; i < kCommanders; ++i) offer(Action::of(Verb::Ride, CommanderId{i}));
    offer(Action::of(Verb::EndMovement));
}

Verdict check_movement(const Board& b, const State& s, const Action& a) {
    switch (a.verb) {
        case Verb::Rally:
            return check_rally(b, s, a);
        case Verb::March:
            return check_march(b, s, a.unit);
        case Verb::Ride:
            return check_ride_out(b, s, a.commander);
        case Verb::Enter:
            if (routed_untested(s)) return refuse("5.1", kRoutedFirst);
            return check_enter(b, s, a);
        case Verb::EndMovement:
            return check_end(b, s);
        default:
            return refuse("5.2", kSegmentChoice);
    }
}

void do_movement(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    f.hex = kNoHex;
    switch (a.verb) {
        case Verb::Rally:
            do_rally(p, a);
            break;
        case Verb::March:
            f.flags |= kMarching;
            begin_move(p, a.unit, movement_points(p.board, s, a.unit, false));
            break;
        case Verb::Ride:
            s.commanders[a.commander].moved = true;
            push(s, {.business = Business::Ride,
                     .side = f.side,
                     .commander = a.commander,
                     .points = p.board.card(a.commander).movement,
                     .from = s.commanders[a.commander].at});
            break;
        case Verb::Enter: {
            // 5.5, N-67: half of what a non-commanded unit has, less the cost of the hex entered.
            s.no_command.add(a.unit);
            const int points = movement_points(p.board, s, a.unit, true);
            const HexId exit = s.units[a.unit].at;
            for (std::uint8_t i = 0; i < kCommanders; ++i) {  // N-91
                Commander& c = s.commanders[CommanderId{i}];
                if (c.status != Status::Beyond || c.at != exit ||
                    p.board.commanders[i].side != f.side)
                    continue;
                c.status = Status::OnMap;
                c.at = a.hex;
            }
            set_down(p.board, s, a.unit, a.hex);
            if (p.board.arm[a.unit.raw] == Arm::Artillery) harness(p, a.unit);
            p.report({.fact = Fact::Returned,
                      .side = f.side,
                      .unit = a.unit,
                      .hex = a.hex,
                      .rule = "5.5"});
            take_control(p, a.hex, f.side);
            settle_points(p);
            if (over(s)) return;
            const int cost = p.board.terrain[a.hex.raw] == Terrain::Clear ? 1 : 2;
            begin_move(p, a.unit, std::max(0, points - cost));
            break;
        }
        default:
            unharness(p);
            f.step = kUnstacking;
            break;
    }
}

// --- 5.1 ----------------------------------------------------------------------------------------

Verdict check_rally(const Board& b, const State& s, const Action& a) {
    const UnitId u = a.unit;
    if (b.formation[u.raw] != s.active) return refuse("5.1", kNotOfFormation);
    if (!alive(s, u)) return refuse("5.1", kNotOnMap);
    if (s.rallied.has(u)) return refuse("5.1", kTestedAlready);
    if (s.units[u].level == Level::Good) return refuse("5.1", kInGoodOrder);
    if (routed(s, u)) {
        if (left_this_turn(s, u)) return refuse("5.5", kLeftThisTurn);
        if (!top(s).units.has(u)) return refuse("5.1", kRoutedLater);
    } else {
        if (routed_untested(s)) return refuse("5.1", kRoutedFirst);
        if (!on_map(s, u)) return refuse("5.1", kNotOnMap);
        if ((top(s).flags & kMarching) != 0) return refuse("5.1", kRallyOver);
        if (s.moved.has(u)) return refuse("5.2", kMovedAlready);
    }
    if (a.commander == kNoCommander) return kLegal;
    const Commander& helper = s.commanders[a.commander];
    if (b.card(a.commander).side != b.side[u.raw] || helper.status != Status::OnMap)
        return refuse("5.1", kNotYourCommander);
    if (!on_map(s, u) || b.grid.distance(helper.at, s.units[u].at) > 1)  // N-22
        return refuse("5.1", kCommanderFar);
    if (morale_bonus(b, s, a.commander) == 0) return refuse("5.1", kNoBonus);
    if (helper.helped) return refuse("5.1", kCommanderUsed);
    return kLegal;
}

void do_rally(Play& p, const Action& a) {
    State& s = p.s;
    s.rallied.add(a.unit);
    top(s).units.remove(a.unit);
    if (a.commander != kNoCommander) s.commanders[a.commander].helped = true;
    push(s, {.business = Business::Rally,
             .side = top(s).side,
             .unit = a.unit,
             .commander = a.commander});
}

namespace {

constexpr Sentence kInEnemyZone{"in an enemy zone of control", "en zone de contrôle ennemie"};
constexpr Sentence kMoraleBonus{"morale bonus of a commander", "bonus de moral d'un chef"};
constexpr Sentence kTwoLevels{"two levels removed", "deux niveaux retirés"};
constexpr Sentence kOneLevel{"one level removed", "un niveau retiré"};
constexpr Sentence kRallyFails{"the rally fails", "le ralliement échoue"};

int rally_modifier(Play& p, const Frame& f) {
    const State& s = p.s;
    Modifiers sum{p, f.side, "5.1"};
    if (on_map(s, f.unit) && in_zoc_of(s, s.units[f.unit].at, enemy_of(f.side)))
        sum.add(kInEnemyZone, 2);
    if (f.commander != kNoCommander)
        sum.tell(kMoraleBonus, -morale_bonus(p.board, s, f.commander), "5.1");
    return sum.total;
}

// Rally table, N-21.
int levels_regained(int total, int morale_of_unit) {
    if (total <= 3) return 2;
    return total <= morale_of_unit ? 1 : 0;
}

// 5.1: what the unit does after its test.
void after_test(Play& p, UnitId u, bool was_routed) {
    State& s = p.s;
    if (routed(s, u)) {
        if (on_map(s, u)) push_rout_move(s, p.board, u);
        return;
    }
    if (!on_map(s, u)) {  // 5.5: rallied beyond the edge
        s.units[u].since_turn = s.turn;
        s.no_command.add(u);
        return;
    }
    if (was_routed) {
        start_exerting(p.board, s, u);
        const FormationId f = p.board.formation[u.raw];
        if (!units_in_command(p.board, s, f).has(u)) s.no_command.add(u);
    }
    begin_move(p, u, movement_points(p.board, s, u, true));
}

}  // namespace

bool continue_rally(Play& p) {
    State& s = p.s;
    if (top(s).step == kAskRally) {
        top(s).step = kRallyRolled;
        top(s).points = static_cast<std::uint8_t>(rally_modifier(p, top(s)));
        ask_dice(s);
        return true;
    }
    const Frame f = top(s);
    const int total = s.dice[0] + s.dice[1] + static_cast<std::int8_t>(f.points);
    s.dice = {};
    Unit& unit = s.units[f.unit];
    const bool was_routed = unit.level == Level::Routed;
    const int regained =
        std::min(levels_regained(total, morale(p.board, s, f.unit)), static_cast<int>(unit.level));
    const Sentence& text = regained == 2 ? kTwoLevels : regained == 1 ? kOneLevel : kRallyFails;
    p.report({.fact = Fact::Result,
              .side = f.side,
              .unit = f.unit,
              .a = static_cast<std::int16_t>(total),
              .rule = "5.1",
              .sentence = &text});
    unit.level = static_cast<Level>(static_cast<int>(unit.level) - regained);
    p.report({.fact = regained > 0 ? Fact::Rallied : Fact::RallyFailed,
              .side = f.side,
              .unit = f.unit,
              .a = static_cast<std::int16_t>(unit.level),
              .rule = "5.1"});
    pop(s);
    after_test(p, f.unit, was_routed);
    return false;
}

}  // namespace levee::neerwinden
