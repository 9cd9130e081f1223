// Chapters 7.2 and 9: a commander rides, hex by hex. Ride frames use `commander`, `points`,
// `spent`, `number` (hexes entered) and `flags`.
#include <algorithm>

#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

namespace {

using enum RideStep::At;

constexpr std::size_t kHorse = index(Arm::Cavalry);

constexpr Sentence kNextToEnemy{
    "A commander in chief comes next to an enemy only where a friendly unit stands.",
    "Un commandant en chef ne se place près d'un ennemi qu'avec une unité amie."};
constexpr Sentence kOnlyOut{
    "His test has failed: he only leaves an enemy zone of control, by a hex.",
    "Test raté : il ne peut que quitter une zone de contrôle ennemie, "
    "d'un hexagone."};
constexpr Sentence kRideOn{"Name his next hex, or halt.",
                           "Indiquez son prochain hexagone, ou arrêtez-le."};

// 8.3: the test of this activation has failed.
bool confined(const State& s, CommanderId c) {
    return s.commanders[c].out_of_command && s.commanders[c].failed;
}

struct RidePrice {
    Verdict verdict = kLegal;
    int cost = 0;
    bool stops = false;
};

// 6.1, 7.2, W-63.
RidePrice ride_price(const Board& b, const State& s, const Frame& f, HexId to) {
    const Battle& map = battle_of(b, s);
    const CommanderCard& card = b.card(f.commander);
    const Side enemy = enemy_of(card.side);
    const HexId here = s.commanders[f.commander].at;
    const Battle::Step* step = step_to(map, here, to);
    if (step == nullptr) return {refuse("7", kNotNeighbour)};
    if (held_by(b, s, to, enemy) || !commanders_at(b, s, to, enemy).empty())
        return {refuse("7", kEnemyThere)};
    if (step->crossing[kHorse] == Crossing::Barred) return {refuse("7.1", kNoBridge)};
    const bool friendly = held_by(b, s, to, card.side);
    const bool zone = in_zoc_of(s, to, enemy);
    const bool zone_here = in_zoc_of(s, here, enemy);
    if (confined(s, f.commander))
        return zone_here && !zone && f.number == 0 ? RidePrice{kLegal, f.points, true}
                                                   : RidePrice{refuse("8.3", kOnlyOut)};
    if (card.is_chief() && !friendly && next_to(b, s, to, enemy))
        return {refuse("7.2", kNextToEnemy)};
    const bool alone_here = zone_here && !held_by(b, s, here, card.side);
    if (alone_here && zone && !friendly) return {refuse("6.1", kZoneToZone)};
    const bool stops = zone && !friendly;
    const int left = f.points - f.spent;
    if (step->crossing[kHorse] != Crossing::Free) {
        if (f.number > 0 || left < f.points) return {refuse("7.1", kWholeMove)};
        return {kLegal, f.points, true};
    }
    int cost = step->cost[kHorse];
    if (alone_here) {
        cost += 2 * ((card.movement + 1) / 2);
        // W-19: one hex at least.
        if (cost > left && f.number == 0) return {kLegal, left, true};
    }
    if (cost > left) return {refuse("7.1", kTooDear, cost, left)};
    return {kLegal, cost, stops};
}

constexpr std::uint16_t kStop = 1;

Verdict check_ride_off(const Board& b, const State& s, const Frame& f) {
    const HexId here = s.commanders[f.commander].at;
    const Verdict exit = check_exit(b, s, f.commander, here);
    if (!exit.legal()) return exit;
    const int cost = battle_of(b, s).exit_cost[here.raw];
    const int left = f.points - f.spent;
    return cost <= left ? kLegal : refuse("7.1", kTooDear, cost, left);
}

bool any_ride(const Board& b, const State& s, const Frame& f) {
    if (check_ride_off(b, s, f).legal()) return true;
    for (const Battle::Step& step : battle_of(b, s).steps(s.commanders[f.commander].at))
        if (step.to != kNoHex && ride_price(b, s, f, step.to).verdict.legal()) return true;
    return false;
}

}  // namespace

bool can_ride(const Board& b, const State& s, CommanderId c) {
    const Frame ride{.business = Business::Ride,
                     .side = b.card(c).side,
                     .commander = c,
                     .points = static_cast<std::uint8_t>(2 * b.card(c).movement)};
    return any_ride(b, s, ride);
}

void begin_ride(Play& p, CommanderId c, int points) {
    p.s.commanders[c].moved = true;
    push(p.s, {.business = Business::Ride,
               .side = p.board.card(c).side,
               .commander = c,
               .points = static_cast<std::uint8_t>(points)});
}

bool continue_ride(Play& p) {
    State& s = p.s;
    const Frame& f = top(s);
    const bool rides = f.step == kRiding && (f.flags & kStop) == 0 && on_map(s, f.commander);
    if (rides && any_ride(p.board, s, f)) return true;
    pop(s);
    return false;
}

void offer_ride(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const Battle::Step& step : battle_of(b, s).steps(s.commanders[f.commander].at))
        if (step.to != kNoHex && ride_price(b, s, f, step.to).verdict.legal())
            out.push_back(Action::of(Verb::To, step.to));
    if (check_ride_off(b, s, f).legal()) out.push_back(Action::of(Verb::To, kOffMap));
    out.push_back(Action::of(Verb::Halt));
}

Verdict check_ride(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Halt) return kLegal;
    if (a.verb != Verb::To) return refuse("7.2", kRideOn);
    if (a.hex == kOffMap) return check_ride_off(b, s, top(s));
    return ride_price(b, s, top(s), a.hex).verdict;
}

void do_ride(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Halt) {
        f.step = kStopped;
        return;
    }
    Commander& commander = s.commanders[f.commander];
    const HexId from = commander.at;
    if (a.hex == kOffMap) {
        commander.status = Status::Left;
        commander.at = kNoHex;
        f.step = kStopped;
        p.report({.fact = Fact::LeftMap,
                  .side = f.side,
                  .commander = f.commander,
                  .hex = from,
                  .rule = "13.1.3"});
        return;
    }
    const RidePrice price = ride_price(p.board, s, f, a.hex);
    f.spent = static_cast<std::uint8_t>(f.spent + price.cost);
    f.number += 1;
    if (price.stops) f.flags |= kStop;
    commander.at = a.hex;
    p.report({.fact = Fact::Rode,
              .side = f.side,
              .commander = f.commander,
              .hex = a.hex,
              .from = from,
              .a = static_cast<std::int16_t>(price.cost),
              .b = static_cast<std::int16_t>(f.points - f.spent),
              .rule = p.board.card(f.commander).is_chief() ? "7.2" : "9"});
}

}  // namespace levee::wissembourg_spicheren
