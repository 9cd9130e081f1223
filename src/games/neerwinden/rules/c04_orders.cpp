// Chapter 4: orders, their duties and bans, and how they change.
#include <algorithm>

#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"
#include "maps/paths.h"

namespace levee::neerwinden {

namespace {

using enum DemoralisationStep::At;

// --- 4.1: characteristics -----------------------------------------------------------------------

constexpr Sentence kManoeuvreBan{"With a manoeuvre order it may not enter a hex next to an enemy.",
                                 "Sous ordre de manœuvre, pas d'entrée au contact de l'ennemi."};
constexpr Sentence kDemoralisedBan{"Its formation is demoralised: it may not go next to an enemy.",
                                   "Formation démoralisée : pas d'entrée au contact de l'ennemi."};
constexpr Sentence kNoCommandBan{"Without command it may not enter a hex next to an enemy.",
                                 "Sans commandement, pas d'entrée au contact de l'ennemi."};
constexpr Sentence kDefensiveBan{
    "A defensive order lets it go next to an enemy only where its formation already stands, or "
    "beside a friend in an enemy zone of control.",
    "L'ordre défensif ne permet le contact que là où sa formation se trouve déjà, ou à côté d'une "
    "unité amie en zone de contrôle ennemie."};

// 4.1.3, N-16
bool defensive_entry(const Board& b, const State& s, UnitId u, HexId to) {
    const Side side = b.side[u.raw];
    for (UnitId x = first_at(s, to); x != kNoUnit; x = next_at(s, x))
        if (x != u && b.formation[x.raw] == b.formation[u.raw]) return true;
    for (const auto& next : b.next[to.raw]) {
        if (next.to == kNoHex || !in_zoc_of(s, next.to, enemy_of(side))) continue;
        for (UnitId x = first_at(s, next.to); x != kNoUnit; x = next_at(s, x))
            if (x != u && b.side[x.raw] == side) return true;
    }
    return false;
}

}  // namespace

Verdict check_order_bans(const Board& b, const State& s, UnitId u, HexId to) {
    const Order order = order_of(b, s, u);
    if (order == Order::Offensive) return kLegal;  // 4.1.1, and 3.2 for non-commanded units (N-13)
    if (!next_to_enemy(s, to)) return kLegal;
    if (order == Order::Defensive)
        return defensive_entry(b, s, u, to) ? kLegal : refuse("4.1.3", kDefensiveBan);
    if (!commanded(s, u)) return refuse("3.2", kNoCommandBan);
    if (order == Order::Manoeuvre) return refuse("4.1.2", kManoeuvreBan);
    return refuse("4.1.4", kDemoralisedBan);
}

// 4.1.1: infantry and cavalry in good order; 3.2: not those without command.
bool has_offensive_duty(const Board& b, const State& s, UnitId u) {
    return s.units[u].level == Level::Good && b.arm[u.raw] != Arm::Artillery && commanded(s, u) &&
           order_of(b, s, u) == Order::Offensive;
}

bool straight_way(const Board& b, const State& s, UnitId u, HexId from, int points,
                  std::uint8_t goal) {
    const int here = nearest_enemy(s, from);
    const Side enemy = enemy_of(b.side[u.raw]);
    for (const Direction d : maps::kDirections) {
        const HexId to = b.next[from.raw][static_cast<std::size_t>(d)].to;
        if (to == kNoHex || nearest_enemy(s, to) >= here) continue;
        const int cost = step_cost(b, s, u, from, d);
        if (cost < 0 || cost > points) continue;
        if (fulfils(s, to, goal) && stackable(b, s, u, to)) return true;
        if (in_zoc_of(s, to, enemy)) continue;
        if (nearest_enemy(s, to) - (points - cost) > goal) continue;
        if (straight_way(b, s, u, to, points - cost, goal)) return true;
    }
    return false;
}

std::uint8_t duty_goal(const Board& b, const State& s, UnitId u, int points) {
    const HexId here = s.units[u].at;
    if (can_strike_from(s, here)) return 1;
    int best = nearest_enemy(s, here);
    if (best == kNoEnemy) return kNoDuty;
    // Nearer than this it cannot come; mostly it can come that near by a straight way.
    const int bound = std::max(1, best - points);
    if (points > 0 && straight_way(b, s, u, here, points, static_cast<std::uint8_t>(bound)))
        return static_cast<std::uint8_t>(bound);
    const Side enemy = enemy_of(b.side[u.raw]);
    maps::Reach reach;
    maps::cheapest(
        b.grid, here, points,
        [&](HexId from, Direction d, HexId) { return step_cost(b, s, u, from, d); }, reach,
        [&](HexId h) { return !in_zoc_of(s, h, enemy); });
    for (const HexId h : reach.hexes()) {
        if (h == here || !stackable(b, s, u, h)) continue;
        if (can_strike_from(s, h)) return 1;
        // Next to an enemy but beyond a river is as near as one can get without touching him.
        best = std::min(best, std::max(2, nearest_enemy(s, h)));
    }
    return static_cast<std::uint8_t>(std::max(2, best));
}

namespace {

bool can_come_nearer(const Board& b, const State& s, UnitId u) {
    const HexId here = s.units[u].at;
    const int points = movement_points(b, s, u, false);
    const int distance = nearest_enemy(s, here);
    if (distance == kNoEnemy || points == 0) return false;
    const auto nearer = static_cast<std::uint8_t>(std::max(1, distance - 1));
    if (straight_way(b, s, u, here, points, nearer)) return true;
    return !fulfils(s, here, duty_goal(b, s, u, points));
}

}  // namespace

// N-76: not moved, not in contact, and a nearer hex is in reach. Stops counting at `enough`.
int idle_units(const Board& b, const State& s, FormationId f, int enough) {
    int idle = 0;
    for (const UnitId u : b.card(f).units) {
        if (!on_map(s, u) || s.moved.has(u) || !has_offensive_duty(b, s, u)) continue;
        const HexId here = s.units[u].at;
        if (can_strike_from(s, here)) continue;
        if (!can_come_nearer(b, s, u)) continue;
        if (++idle >= enough) break;
    }
    return idle;
}

// --- 4.2.1: voluntary changes -------------------------------------------------------------------

namespace {

using enum ChangeStep::At;

constexpr Sentence kCommandValue{"command value of the formation's commander",
                                 "valeur de commandement du chef de formation"};
constexpr Sentence kGeneralsBonus{"command value of the commanding general",
                                  "valeur de commandement du général en chef"};
constexpr Sentence kToOffensive{"change to the offensive order", "passage à l'ordre offensif"};
constexpr Sentence kStackedWithGeneral{"commander stacked with the general",
                                       "chef empilé avec le général en chef"};
constexpr Sentence kFarFromGeneral{"more than six hexes from the general",
                                   "à plus de six hexagones du général en chef"};
constexpr Sentence kStepsLost{"steps lost", "pas perdus"};
constexpr Sentence kStepsRouted{"steps in rout", "pas en déroute"};
constexpr Sentence kDefensiveOrder{"defensive order", "ordre défensif"};
constexpr Sentence kAccepted{"the order changes", "l'ordre change"};
constexpr Sentence kRejected{"the attempt fails", "la tentative échoue"};
constexpr Sentence kHolds{"no effect", "sans effet"};
constexpr Sentence kBreaks{"the formation is demoralised", "la formation est démoralisée"};
constexpr Sentence kBroken{"no effect, the formation was demoralised before",
                           "sans effet, la formation était déjà démoralisée"};

constexpr Sentence kEnemyFormation{"That formation belongs to the enemy.",
                                   "Cette formation appartient à l'ennemi."};
constexpr Sentence kFormationGone{"That formation has no unit left.",
                                  "Cette formation n'a plus d'unité."};
constexpr Sentence kOneAttempt{"Only one attempt a turn is allowed for a formation.",
                               "Une seule tentative par tour et par formation."};
constexpr Sentence kSameOrder{"The formation already has that order.",
                              "La formation a déjà cet ordre."};
constexpr Sentence kNotAnOrder{"Nobody orders demoralisation.",
                               "On n'ordonne pas la démoralisation."};
constexpr Sentence kAnnounceFirst{"Announce order changes, or say that you are done.",
                                  "Annoncez des changements d'ordre, ou terminez."};
constexpr Sentence kPickBonus{"Say which attempt gets the general's bonus.",
                              "Dites quelle tentative reçoit le bonus du général."};
constexpr Sentence kNotAttempted{"No change was announced for that formation.",
                                 "Aucun changement annoncé pour cette formation."};

int attempts(const Board& b, const State& s, Side side) {
    int count = 0;
    for (std::uint8_t i = 0; i < kFormations; ++i)
        count +=
            b.formations[i].side == side && s.formations[FormationId{i}].attempt != Order::Hidden;
    return count;
}

// Voluntary order change table: 8 or more succeeds.
int order_change_modifier(Play& p, FormationId f) {
    const State& s = p.s;
    const FormationCard& card = p.board.card(f);
    const Formation& formation = s.formations[f];
    const Commander& commander = s.commanders[card.commander];
    const Commander& general = s.commanders[p.board.generals[index(card.side)]];
    Modifiers sum{p, card.side, "4.2.1", s.secret_orders};
    sum.add(kCommandValue, command_value(p.board, s, card.commander));
    if (formation.bonus)
        sum.add(kGeneralsBonus, command_value(p.board, s, p.board.generals[index(card.side)]));
    if (formation.attempt == Order::Offensive) sum.add(kToOffensive, -1);
    // N-18: plain hex distance; a commander beyond the edge is far away.
    const bool both = commander.status == Status::OnMap && general.status == Status::OnMap;
    if (both && commander.at == general.at)
        sum.add(kStackedWithGeneral, 1);
    else if (!both || p.board.grid.distance(commander.at, general.at) > 6)
        sum.add(kFarFromGeneral, -1);
    return sum.total;
}

void attempt_rolled(Play& p, FormationId f, int modifier) {
    State& s = p.s;
    Formation& formation = s.formations[f];
    const Side side = p.board.card(f).side;
    const int total = s.dice[0] + s.dice[1] + modifier;
    s.dice = {};
    const bool success = total >= 8;
    p.report({.fact = Fact::Result,
              .side = side,
              .formation = f,
              .secret = s.secret_orders,
              .a = static_cast<std::int16_t>(total),
              .rule = "4.2.1",
              .sentence = success ? &kAccepted : &kRejected});
    if (success) formation.order = formation.attempt;
    p.report({.fact = success ? Fact::OrderChanged : Fact::OrderKept,
              .side = side,
              .formation = f,
              .order = formation.attempt,
              .secret = s.secret_orders,
              .a = static_cast<std::int16_t>(total),
              .rule = "4.2.1"});
    formation.attempt = Order::Hidden;
    formation.bonus = false;
    if (!s.secret_orders) formation.shown = formation.order;
}

FormationId next_attempt(const Board& b, const State& s, Side side) {
    for (std::uint8_t i = 0; i < kFormations; ++i)
        if (b.formations[i].side == side && s.formations[FormationId{i}].attempt != Order::Hidden)
            return FormationId{i};
    return kNoFormation;
}

}  // namespace

bool continue_order_changes(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kHide:
            hide_orders(p.board, s, f.side);  // 9.1
            f.step = kAnnounce;
            return true;
        case kAnnounce:
        case kChooseBonus:
            return true;
        case kNextAttempt: {
            const FormationId formation = next_attempt(p.board, s, f.side);
            if (formation == kNoFormation) {
                pop(s);
                return false;
            }
            f.number = formation.raw;
            f.points = static_cast<std::uint8_t>(order_change_modifier(p, formation));
            f.step = kAttemptRolled;
            ask_dice(s);
            return true;
        }
        default:
            attempt_rolled(p, FormationId{f.number}, static_cast<std::int8_t>(f.points));
            top(s).step = kNextAttempt;
            return false;
    }
}

void offer_order_changes(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    const bool announcing = f.step == kAnnounce;
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        const FormationId formation{i};
        if (!announcing) {
            const Action a = Action::bonus(formation);
            if (check_order_changes(b, s, a).legal()) out.push_back(a);
            continue;
        }
        for (const Order order : {Order::Offensive, Order::Manoeuvre, Order::Defensive}) {
            const Action a = Action::attempt(formation, order);
            if (check_order_changes(b, s, a).legal()) out.push_back(a);
        }
    }
    if (announcing) out.push_back(Action::of(Verb::Announced));
}

Verdict check_order_changes(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (f.step == kChooseBonus) {
        if (a.verb != Verb::Bonus) return refuse("4.2.1", kPickBonus);
        const FormationId formation{a.number};
        if (b.card(formation).side != f.side) return refuse("4.2.1", kEnemyFormation);
        if (s.formations[formation].attempt == Order::Hidden) return refuse("4.2.1", kNotAttempted);
        return kLegal;
    }
    if (a.verb == Verb::Announced) return kLegal;
    if (a.verb != Verb::Attempt) return refuse("4.2.1", kAnnounceFirst);
    const FormationId formation{a.number};
    const auto order = static_cast<Order>(a.other);
    if (b.card(formation).side != f.side) return refuse("4.2.1", kEnemyFormation);
    if (!formation_lives(b, s, formation)) return refuse("4.2.1", kFormationGone);
    if (order >= Order::Demoralised) return refuse("4.2.1", kNotAnOrder);
    if (s.formations[formation].attempt != Order::Hidden) return refuse("4.2.1", kOneAttempt);
    if (s.formations[formation].order == order) return refuse("4.2.1", kSameOrder);
    return kLegal;
}

void do_order_changes(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Attempt) {
        const FormationId formation{a.number};
        s.formations[formation].attempt = static_cast<Order>(a.other);
        p.report({.fact = Fact::OrderTried,
                  .side = f.side,
                  .formation = formation,
                  .order = static_cast<Order>(a.other),
                  .secret = s.secret_orders,
                  .rule = "4.2.1"});
    } else if (a.verb == Verb::Bonus) {
        s.formations[FormationId{a.number}].bonus = true;
        f.step = kNextAttempt;
    } else {
        const bool general_helps = command_value(p.board, s, p.board.generals[index(f.side)]) > 0;
        f.step = general_helps && attempts(p.board, s, f.side) > 0 ? kChooseBonus : kNextAttempt;
    }
}

// --- 4.2.2: demoralisation ----------------------------------------------------------------------

namespace {

int routed_steps(const Board& b, const State& s, FormationId f) {
    int steps = 0;
    for (const UnitId u : b.card(f).units)
        if (on_map(s, u) && routed(s, u)) steps += (strength(b, s, u) + 1) / 2;  // N-19
    return steps;
}

bool is_demoralised(const State& s, FormationId f) {
    return s.formations[f].order == Order::Demoralised;
}

// N-19; N-109: with secret orders the dice are rolled for a demoralised formation as well.
bool rolls(const Board& b, const State& s, FormationId f) {
    if (!formation_lives(b, s, f) || (is_demoralised(s, f) && !s.secret_orders)) return false;
    return s.formations[f].losses > 0 || routed_steps(b, s, f) > 0;
}

// Formation demoralisation table: 4 or less.
int demoralisation_modifier(Play& p, FormationId f) {
    const State& s = p.s;
    if (is_demoralised(s, f)) return 0;  // N-109
    const Formation& formation = s.formations[f];
    const FormationCard& card = p.board.card(f);
    Modifiers sum{p, card.side, "4.2.2", s.secret_orders};
    sum.add(kStepsLost, -formation.losses);
    sum.add(kStepsRouted, -routed_steps(p.board, s, f));
    sum.add(kCommandValue, command_value(p.board, s, card.commander));
    if (formation.order == Order::Defensive) sum.add(kDefensiveOrder, 1);  // N-20
    return sum.total;
}

void demoralisation_rolled(Play& p, FormationId f) {
    State& s = p.s;
    Formation& formation = s.formations[f];
    Play unheard{p.board, s, nullptr};
    const int total = s.dice[0] + s.dice[1] + demoralisation_modifier(unheard, f);
    const bool broken = is_demoralised(s, f);
    s.dice = {};
    p.report({.fact = Fact::Result,
              .side = p.board.card(f).side,
              .formation = f,
              .secret = s.secret_orders,
              .a = static_cast<std::int16_t>(total),
              .rule = "4.2.2",
              .sentence = broken      ? &kBroken
                          : total > 4 ? &kHolds
                                      : &kBreaks});
    if (broken || total > 4) return;
    formation.order = Order::Demoralised;
    if (!s.secret_orders) formation.shown = Order::Demoralised;
    p.report({.fact = Fact::Demoralised,
              .side = p.board.card(f).side,
              .formation = f,
              .secret = s.secret_orders,
              .a = static_cast<std::int16_t>(total),
              .rule = "4.2.2"});
}

}  // namespace

bool continue_demoralisation(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kBreakRolled) {
        f.step = kNextToTest;
        demoralisation_rolled(p, FormationId{f.number});
        f.number += 1;
    }
    for (; f.number < kFormations; ++f.number) {
        const FormationId formation{f.number};
        if (p.board.card(formation).side != f.side || !rolls(p.board, s, formation)) continue;
        f.step = kBreakRolled;
        demoralisation_modifier(p, formation);
        ask_dice(s);
        return true;
    }
    pop(s);
    return false;
}

}  // namespace levee::neerwinden
