// Chapter 1: counters, where they stand, and who leads them. Every change of what stands where goes
// through this file, so that State::present, State::on_map and State::derived stay true.
#include <algorithm>
#include <cassert>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

void ask_dice(State& s, int count) {
    push(s, {.business = Business::Dice,
             .step = kDice,
             .side = top(s).side,
             .number = static_cast<std::uint8_t>(count)});
}

void ask_incident(State& s) {
    push(s, {.business = Business::Dice, .step = kDrawIncident, .side = top(s).side});
}

void ask_lot(State& s, GeneralSet among) {
    push(
        s,
        {.business = Business::Dice, .step = kDrawGeneral, .side = top(s).side, .generals = among});
}

// 3.1, F-20: émigrés and deserters follow any Vendéen general, all others one of their own army.
bool leads(const State& s, GeneralId g, Force force) {
    const Army army = army_of(force);
    if (army != Army::None) return s.generals[g].army == army;
    return s.generals[g].army < Army::Nantes;
}

bool led(const State& s, GeneralSet generals, Force force) {
    for (const GeneralId g : generals)
        if (leads(s, g, force)) return true;
    return false;
}

// 1.1: the rating on the left of the counter.
int best_strategic(const Board& b, GeneralSet generals) {
    int best = 0;
    for (const GeneralId g : generals) best = std::max<int>(best, b.card(g).strategic);
    return best;
}

namespace {

void refresh(State& s, AreaId area, Side side, bool has_generals) {
    const bool points = points_at(s, area, side) > 0;
    AreaSet& held = s.derived.held[index(side)];
    AreaSet& here = s.present[index(side)];
    points ? held.add(area) : held.remove(area);
    if (points || has_generals) {
        here.add(area);
    } else {
        here.remove(area);
        s.routed[index(side)].remove(area);
    }
}

bool any_general(const State& s, AreaId area, Side side) {
    for (const GeneralId g : s.derived.generals[area])
        if (side_of(s.generals[g].army) == side) return true;
    return false;
}

}  // namespace

void add_points(State& s, AreaId area, Force force, int n, int spent) {
    if (n == 0) return;
    const std::size_t f = index(force);
    s.points[area][f] = static_cast<std::uint8_t>(s.points[area][f] + n);
    s.spent[area][f] = static_cast<std::uint8_t>(s.spent[area][f] + spent);
    s.on_map[f] = static_cast<std::uint8_t>(s.on_map[f] + n);
    s.derived.held[index(side_of(force))].add(area);
    s.present[index(side_of(force))].add(area);
}

void remove_points(State& s, AreaId area, Force force, int n) {
    if (n == 0) return;
    const std::size_t f = index(force);
    assert(s.points[area][f] >= n);
    const int tired = std::min<int>(s.spent[area][f], n);
    s.points[area][f] = static_cast<std::uint8_t>(s.points[area][f] - n);
    s.spent[area][f] = static_cast<std::uint8_t>(s.spent[area][f] - tired);
    s.on_map[f] = static_cast<std::uint8_t>(s.on_map[f] - n);
    refresh(s, area, side_of(force), any_general(s, area, side_of(force)));
}

void move_points(State& s, AreaId from, AreaId to, Force force, int n, int spent) {
    if (n == 0 || from == to) return;
    const std::size_t f = index(force);
    assert(s.points[from][f] >= n && s.spent[from][f] >= spent);
    s.points[from][f] = static_cast<std::uint8_t>(s.points[from][f] - n);
    s.spent[from][f] = static_cast<std::uint8_t>(s.spent[from][f] - spent);
    s.on_map[f] = static_cast<std::uint8_t>(s.on_map[f] - n);
    add_points(s, to, force, n, spent);
    refresh(s, from, side_of(force), any_general(s, from, side_of(force)));
}

void put_general(const Board& b, State& s, GeneralId g, AreaId area) {
    s.generals[g].post = Post::OnMap;
    s.generals[g].at = area;
    s.generals[g].due = 0;
    s.derived.generals[area].add(g);
    s.present[index(b.card(g).side)].add(area);
}

void take_general(const Board& b, State& s, GeneralId g, Post post) {
    General& general = s.generals[g];
    const AreaId area = general.at;
    general.post = post;
    general.at = kNoArea;
    // Of the counters on the map; when he returns, a change of it would tell that he is placed.
    general.activated = false;
    general.tried = false;
    if (area == kNoArea) return;
    s.derived.generals[area].remove(g);
    const Side side = b.card(g).side;
    refresh(s, area, side, !generals_at(b, s, area, side).empty());
    s.group.generals.remove(g);
    for (std::size_t i = 0; i < s.combat.count; ++i) s.combat.contingents[i].generals.remove(g);
}

void move_general(const Board& b, State& s, GeneralId g, AreaId to) {
    const AreaId from = s.generals[g].at;
    if (from == to) return;
    s.derived.generals[from].remove(g);
    const Side side = b.card(g).side;
    refresh(s, from, side, !generals_at(b, s, from, side).empty());
    put_general(b, s, g, to);
}

void clear_activations(State& s) {
    for (Points& spent : s.spent) spent = {};
    for (General& general : s.generals) {
        general.activated = false;
        general.fought = false;
        general.tried = false;
        general.routed = false;
    }
    s.preempted = false;
    s.routed = {};
}

// What both players know of a side: its counters are there. What they are is hidden from the enemy
// on the ground where they lie face down, unless his own counters stand in the same area (3.6).
AreaSet masked(const Board& b, const State& s, Side side) {
    const AreaSet here = s.present[index(side)].without(s.present[index(enemy_of(side))]);
    return side == Side::Vendeen ? here & zones(b, s) : here.without(zones(b, s));
}

void Rules::rebuild(State& s) const {
    s.derived = {};
    for (const AreaId area : board_.map.all())
        for (const Side side : {Side::Republican, Side::Vendeen})
            if (points_at(s, area, side) > 0) s.derived.held[index(side)].add(area);
    for (std::uint8_t i = 0; i < kGenerals; ++i) {
        const General& general = s.generals[GeneralId{i}];
        if (general.post == Post::OnMap && general.at.raw < kAreaRoom)
            s.derived.generals[general.at].add(GeneralId{i});
    }
}

namespace {

std::optional<std::string> wrong_points(const Board& b, const State& s) {
    std::array<int, kForces> sum{};
    for (std::size_t i = 0; i < kAreaRoom; ++i) {
        const AreaId area{static_cast<std::uint8_t>(i)};
        for (std::size_t f = 0; f < kForces; ++f) {
            if (!b.map.exists(area)) {
                if (s.points[area][f] + s.spent[area][f] > 0) return "points beyond the map";
                continue;
            }
            if (s.spent[area][f] > s.points[area][f])
                return "more " + b.forces[f].key + " activated in " + b.card(area).key +
                       " than there are";
            sum[f] += s.points[area][f];
        }
    }
    for (std::size_t f = 0; f < kForces; ++f) {
        const int shipped = s.shipped > 0 && s.shipped_force == force_at(f) ? s.shipped : 0;
        if (sum[f] != s.on_map[f]) return "the points of " + b.forces[f].key + " do not add up";
        if (s.on_map[f] + s.pool[f] + shipped > b.forces[f].limit)
            return "more points of " + b.forces[f].key + " than counters";
    }
    return {};
}

std::optional<std::string> wrong_cup(const Board& b, const State& s) {
    for (std::size_t i = 0; i < kIncidents; ++i) {
        int n = s.cup[i];
        for (std::size_t d = 0; d < s.combat.drawn; ++d)
            n += s.combat.incidents[d] == static_cast<Incident>(i) ? 1 : 0;
        if (n > b.incidents[i].count) return "an incident too many";
    }
    return {};
}

}  // namespace

std::optional<std::string> Rules::conserved(const State& s) const {
    if (auto wrong = wrong_points(board_, s)) return wrong;
    if (auto wrong = wrong_cup(board_, s)) return wrong;
    std::array<AreaSet, kSides> present = s.derived.held;
    for (std::uint8_t i = 0; i < kGenerals; ++i) {
        const General& general = s.generals[GeneralId{i}];
        const bool there = general.at != kNoArea;
        if (there != (general.post == Post::OnMap))
            return board_.generals[i].name + " is neither on the map nor off it";
        if (there) present[index(board_.generals[i].side)].add(general.at);
    }
    if (present != s.present) return "counters are not where they are said to be";
    return {};
}

}  // namespace levee::fgfk
