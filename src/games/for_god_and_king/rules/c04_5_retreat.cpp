// Chapter 4, cases 4.5 and 4.6: retreat and rout, area by area, and what it costs to go through the
// enemy.
//
// Retreat frame: contingent `number` of the combat has `points` areas to go and is in area; areas
// are those it has left; flags kRout; step 1 when it has just arrived somewhere.
#include <algorithm>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum RetreatStep::At;

constexpr std::uint8_t kRout = 1;

constexpr Sentence kRetreatWhereTo{"Say where they retreat to.", "Indiquez où ils se retirent."};
constexpr Sentence kNoRetreatThere{"The priorities of a retreat do not allow that area.",
                                   "Les priorités de la retraite n'admettent pas cette zone."};

// F-64: the areas nearest to a base (a zone) of the army, then of any.
AreaSet nearest(const Board& b, const State& s, const Flight& flight, const AreaSet& areas) {
    const auto closest = [](const AreaSet& among, auto distance) {
        AreaSet best;
        int least = 256;
        for (const AreaId area : among) {
            const int far = distance(area);
            if (far > least) continue;
            if (far < least) best.clear();
            least = far;
            best.add(area);
        }
        return best;
    };
    const std::size_t rises = s.gatine ? 1 : 0;
    const AreaSet own = closest(areas, [&](AreaId area) {
        int least = 255;
        for (std::size_t i = 0; i < kArmies; ++i) {
            if ((flight.armies & (1U << i)) == 0) continue;
            auto army = static_cast<Army>(i);
            if (army == Army::Mayencais) army = s.mayencais_with;
            if (army == Army::None) continue;
            least = std::min<int>(least, flight.side == Side::Republican
                                             ? b.to_base[index(army)][area]
                                             : b.to_zone[rises][index(army)][area]);
        }
        return least;
    });
    return closest(own, [&](AreaId area) {
        return flight.side == Side::Republican ? int{b.to_any_base[area]}
                                               : int{b.to_any_zone[rises][area]};
    });
}

// F-63: the victors in the battle area do not count for the first step.
bool known_controlled(const Board& b, const State& s, AreaId area, const Flight& flight) {
    const Side enemy = enemy_of(flight.side);
    if (s.told_controlled[index(flight.side)].has(area)) return true;
    AreaSet from = b.controlled_from[area] & known_held(b, s, enemy);
    if (flight.battle != kNoArea) from.remove(flight.battle);
    return !from.empty();
}

bool truly_controlled(const Board& b, const State& s, AreaId area, const Flight& flight) {
    AreaSet from = b.controlled_from[area] & held(s, enemy_of(flight.side));
    if (flight.battle != kNoArea) from.remove(flight.battle);
    return !from.empty();
}

}  // namespace

AreaSet flight_areas(const Board& b, const State& s, const Flight& flight) {
    const Side enemy = enemy_of(flight.side);
    AreaSet open = b.adjacent[flight.at].without(flight.barred);
    if (const AreaSet fresh = open.without(flight.left); !fresh.empty()) open = fresh;  // F-44
    if (s.turn == 1 && flight.side == Side::Vendeen) {                                  // F-06
        AreaSet inside;
        for (const AreaId area : open)
            if (inside_zones(b, flight.armies, area)) inside.add(area);
        if (!inside.empty()) open = inside;
    }
    // F-85: a face-down stack counts as enemy points.
    const AreaSet free = open.without(held(s, enemy) | masked(b, s, enemy));
    AreaSet out_of_control;
    for (const AreaId area : free)
        if (!known_controlled(b, s, area, flight)) out_of_control.add(area);
    const AreaSet& best = !out_of_control.empty() ? out_of_control : (!free.empty() ? free : open);
    return nearest(b, s, flight, best);
}

namespace {

Contingent& retreating(State& s) { return s.combat.contingents[top(s).number]; }
const Contingent& retreating(const State& s) { return s.combat.contingents[top(s).number]; }

Flight flight_of(const Board& b, const State& s) {
    const Frame& f = top(s);
    const Contingent& c = retreating(s);
    Flight flight{.side = c.side,
                  .at = f.area,
                  .armies = armies_in(b, s, c.points, c.generals, c.side),
                  .left = f.areas,
                  .battle = f.areas.empty() ? f.area : kNoArea};
    if (c.side != s.combat.attacker)  // F-45
        for (std::size_t i = 0; i < s.combat.count; ++i)
            if (s.combat.contingents[i].side == s.combat.attacker)
                flight.barred.add(s.combat.contingents[i].from);
    return flight;
}

// Without their troops they are found later (F-65).
void strand(State& s, Contingent& c) {
    s.combat.stranded = s.combat.stranded | c.generals;
    c.generals = {};
    c.flags |= kContingentGone;
}

void eliminate(Play& p, Contingent& c, AreaId area) {
    p.report({.fact = Fact::Eliminated, .side = c.side, .area = area, .rule = "4.5"});
    for (std::size_t i = 0; i < kForces; ++i) {
        remove_points(p.s, area, force_at(i), c.points[i]);
        c.points[i] = 0;
        c.spent[i] = 0;
    }
    if ((c.flags & kContingentActive) != 0) p.s.group.points = {};
    strand(p.s, c);
}

void step_back(Play& p, AreaId to) {
    Frame& f = top(p.s);
    Contingent& c = retreating(p.s);
    for (std::size_t i = first_force(c.side); i < end_force(c.side); ++i)
        move_points(p.s, f.area, to, force_at(i), c.points[i], c.spent[i]);
    for (const GeneralId g : c.generals) move_general(p.board, p.s, g, to);
    for (AreaId& step : c.path)
        if (step == kNoArea) {
            step = to;
            break;
        }
    p.report({.fact = Fact::Retreated,
              .side = c.side,
              .area = to,
              .from = f.area,
              .a = static_cast<std::int16_t>(f.flags & kRout),
              .rule = "4.5"});
    f.areas.add(f.area);
    f.area = to;
    if (f.points > 0) --f.points;
    f.step = kWent;
}

// 4.6, F-43: what the enemy in the area takes of those who pass through.
int toll(const Board& b, const State& s, AreaId area, Side side) {
    const int enemy = points_at(s, area, enemy_of(side));
    int times = 2;
    const Terrain terrain = b.terrain[area];
    if (terrain == Terrain::Clear) times = side == Side::Vendeen ? 3 : 1;
    if (terrain == Terrain::Bocage || terrain == Terrain::Marsh)
        times = side == Side::Vendeen ? 1 : 3;
    return times * enemy;
}

void end_retreat(Play& p) {
    const Frame f = top(p.s);
    Contingent& c = retreating(p.s);
    if ((f.flags & kRout) != 0) {  // 4.5: not to be activated in this phase
        for (std::size_t i = first_force(c.side); i < end_force(c.side); ++i) {
            p.s.spent[f.area][i] =
                static_cast<std::uint8_t>(p.s.spent[f.area][i] + c.points[i] - c.spent[i]);
            c.spent[i] = c.points[i];
        }
        for (const GeneralId g : c.generals) mark_routed(p.s, g);
        p.s.routed[index(c.side)].add(f.area);
    }
    if ((c.flags & kContingentActive) != 0) p.s.group.flags |= kGroupStopped;
    c.flags |= kContingentGone;
    pop(p.s);
}

// The step is announced; the enemy may have to say that the area is under his control (3.6).
void try_step(Play& p, AreaId to) {
    const Flight flight = flight_of(p.board, p.s);
    const Side enemy = enemy_of(flight.side);
    const bool thought_free = !held(p.s, enemy).has(to) && !masked(p.board, p.s, enemy).has(to) &&
                              !known_controlled(p.board, p.s, to, flight);
    if (thought_free && truly_controlled(p.board, p.s, to, flight)) {
        p.s.told_controlled[index(flight.side)].add(to);
        p.report(
            {.fact = Fact::ControlTold, .side = flight.side, .area = to, .a = 1, .rule = "3.6"});
        return;
    }
    step_back(p, to);
}

}  // namespace

void mark_routed(State& s, GeneralId g) {
    s.generals[g].activated = true;
    s.generals[g].routed = true;
}

void push_retreat(State& s, std::uint8_t contingent, int areas, bool rout) {
    push(s, {.business = Business::Retreat,
             .side = s.combat.contingents[contingent].side,
             .area = s.combat.area,
             .number = contingent,
             .points = static_cast<std::uint8_t>(areas),
             .flags = rout ? kRout : std::uint8_t{0}});
}

bool continue_retreat(Play& p) {
    Frame& f = top(p.s);
    Contingent& c = retreating(p.s);
    if (total(c.points) == 0) {  // 4.6 took them all
        strand(p.s, c);
        if ((c.flags & kContingentActive) != 0) p.s.group.flags |= kGroupStopped;
        pop(p.s);
        return false;
    }
    const bool among_enemies = points_at(p.s, f.area, enemy_of(c.side)) > 0;
    if (f.step == kWent) {
        f.step = kWhereTo;
        if (among_enemies) {
            push_losses(p.s, c.side, toll(p.board, p.s, f.area, c.side), f.number);
            return false;
        }
        // 3.7, F-111: generals alone make room at once, also where points only pass.
        if (displace_isolated(p, f.area, enemy_of(c.side))) return false;
    }
    if (f.points == 0 && !among_enemies) {
        end_retreat(p);
        return false;
    }
    // 4.5: attackers and those who marched to the guns go back where they came from.
    if (f.areas.empty() && c.from != kNoArea) {
        step_back(p, c.from);
        return false;
    }
    const AreaSet areas = flight_areas(p.board, p.s, flight_of(p.board, p.s));
    if (areas.empty()) {
        eliminate(p, c, f.area);
        if ((c.flags & kContingentActive) != 0) p.s.group.flags |= kGroupStopped;
        pop(p.s);
        return false;
    }
    if (areas.size() > 1) return true;
    try_step(p, areas.first());
    return false;
}

void offer_retreat(const Board& b, const State& s, Actions& out) {
    for (const AreaId area : flight_areas(b, s, flight_of(b, s)))
        out.push_back(Action::of(Verb::Retreat, area));
}

Verdict check_retreat(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Retreat) return refuse("4.5", kRetreatWhereTo);
    if (!flight_areas(b, s, flight_of(b, s)).has(a.area)) return refuse("4.5", kNoRetreatThere);
    return kLegal;
}

void do_retreat(Play& p, const Action& a) { try_step(p, a.area); }

}  // namespace levee::fgfk
