// Chapter 1: counters, facing, stacking, organisation levels, zones of control, step losses.
#include <algorithm>
#include <cassert>

#include "games/neerwinden/rules/internal.h"
#include "maps/stacks.h"

namespace levee::neerwinden {

void ask_dice(State& s) {
    s.dice = {};
    push(s, {.business = Business::Dice, .side = top(s).side});
}

// 1.5, 3.2, 4.1.4: the back of the counter, the marker and the formation's state add up (N-06,
// N-68); 3.3 spares routed units the last two.
int morale(const Board& b, const State& s, UnitId u) {
    const UnitCard& card = b.card(u);
    const Unit& unit = s.units[u];
    if (unit.level == Level::Routed) return card.morale_disorganised;
    int value = unit.level == Level::Good ? card.morale : card.morale_disorganised;
    if (s.no_command.has(u)) value -= 1;
    if (s.formations[card.formation].order == Order::Demoralised) value -= 1;
    return value;
}

UnitSet units_at(const State& s, HexId h) {
    UnitSet set;
    for (UnitId u = first_at(s, h); u != kNoUnit; u = next_at(s, u)) set.add(u);
    return set;
}

namespace {

// 1.4, N-03: one of the two is a battery, or both are weak.
bool may_share(const Board& b, const State& s, UnitId x, UnitId y) {
    if (b.arm[x.raw] == Arm::Artillery || b.arm[y.raw] == Arm::Artillery) return true;
    return strength(b, s, x) <= 2 && strength(b, s, y) <= 2;
}

}  // namespace

bool stackable(const Board& b, const State& s, UnitId u, HexId h) {
    UnitId found = kNoUnit;
    for (UnitId x = first_at(s, h); x != kNoUnit; x = next_at(s, x)) {
        if (x == u) continue;
        if (found != kNoUnit) return false;
        found = x;
    }
    return found == kNoUnit || (b.side[found.raw] == b.side[u.raw] && may_share(b, s, u, found));
}

bool overstacked(const Board& b, const State& s, HexId h) {
    const UnitId x = first_at(s, h);
    if (x == kNoUnit) return false;
    const UnitId y = next_at(s, x);
    if (y == kNoUnit) return false;
    return next_at(s, y) != kNoUnit || !may_share(b, s, x, y);
}

// 1.6, N-05: three front hexes; in a village all six.
bool faces(const Board& b, const State& s, UnitId u, Direction towards) {
    const Unit& unit = s.units[u];
    return is_village(b, unit.at) || maps::arc(unit.facing, towards) == Arc::Front;
}

bool exerts_on(const Board& b, const State& s, UnitId u, HexId h) {
    if (!s.derived.exerting.has(u)) return false;
    for (const Direction d : maps::kDirections) {
        const auto& next = b.next[s.units[u].at.raw][static_cast<std::size_t>(d)];
        if (next.to == h) return !next.river && faces(b, s, u, d);  // N-08
    }
    return false;
}

// N-71: "next to" is sharing a hexside, rivers included; for the offensive duty an enemy beyond an
// unbridged river does not count. Measured once a segment, outwards from every enemy hex.
void measure_enemy(const Board& b, State& s, Side side) {
    auto& distance = s.derived.enemy_distance;
    distance.fill(kNoEnemy);
    engine::FixedVector<HexId, maps::kMaxHexes> queue;
    for (const UnitId u : b.side_units[index(enemy_of(side))]) {
        if (!on_map(s, u)) continue;
        const HexId h = s.units[u].at;
        if (distance[h.raw] == 0) continue;
        distance[h.raw] = 0;
        queue.push_back(h);
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::uint8_t here = distance[queue[i].raw] & (kStrikable - 1);
        for (const auto& next : b.next[queue[i].raw]) {
            if (next.to == kNoHex) continue;
            std::uint8_t& there = distance[next.to.raw];
            if (there == kNoEnemy) {
                there = static_cast<std::uint8_t>(here + 1);
                queue.push_back(next.to);
            }
            if (here == 0 && !next.river && (there & (kStrikable - 1)) != 0) there |= kStrikable;
        }
    }
}

// 1.6, N-09, N-72: no neighbour is free of enemies and their zones.
bool surrounded(const Board& b, const State& s, UnitId u) {
    const Side side = b.side[u.raw];
    const Side enemy = enemy_of(side);
    for (const auto& next : b.next[s.units[u].at.raw]) {
        if (next.to == kNoHex) continue;
        if (next.river && b.arm[u.raw] == Arm::Artillery) continue;
        if (!held_by(b, s, next.to, enemy) && !in_zoc_of(s, next.to, enemy)) return false;
    }
    return true;
}

namespace {

void count_zone(const Board& b, State& s, UnitId u, int change) {
    auto& zoc = s.derived.zoc[index(b.side[u.raw])];
    const Unit& unit = s.units[u];
    const auto& next = b.next[unit.at.raw];
    maps::count_zone(zoc, unit.facing, is_village(b, unit.at), change,
                     [&](std::size_t d) { return next[d].river ? kNoHex : next[d].to; });
}

}  // namespace

void start_exerting(const Board& b, State& s, UnitId u) {
    if (s.derived.exerting.has(u) || !on_map(s, u) || routed(s, u)) return;
    s.derived.exerting.add(u);
    count_zone(b, s, u, +1);
}

void stop_exerting(const Board& b, State& s, UnitId u) {
    if (!s.derived.exerting.has(u)) return;
    s.derived.exerting.remove(u);
    count_zone(b, s, u, -1);
}

namespace {

// N-03: who came last is remembered, for the day a hex is too full.
std::uint8_t next_arrival(const State& s, HexId h) {
    int latest = -1;
    for (UnitId x = first_at(s, h); x != kNoUnit; x = next_at(s, x))
        latest = std::max<int>(latest, s.units[x].arrival);
    return static_cast<std::uint8_t>(std::min(latest + 1, 255));
}

}  // namespace

void set_down(const Board& b, State& s, UnitId u, HexId h) {
    s.units[u].status = Status::OnMap;
    s.units[u].arrival = next_arrival(s, h);
    maps::link(s, u, h);
    start_exerting(b, s, u);
}

void pick_up(const Board& b, State& s, UnitId u) {
    stop_exerting(b, s, u);
    maps::unlink(s, u);
}

void relocate(const Board& b, State& s, UnitId u, HexId to) {
    const bool exerted = s.derived.exerting.has(u);
    stop_exerting(b, s, u);
    maps::unlink(s, u);
    s.units[u].arrival = next_arrival(s, to);
    maps::link(s, u, to);
    if (exerted) start_exerting(b, s, u);
}

// 1.3; N-28: a battery that turns is harnessed.
void set_facing(Play& p, UnitId u, Direction facing) {
    if (p.s.units[u].facing == facing) return;
    const bool exerted = p.s.derived.exerting.has(u);
    stop_exerting(p.board, p.s, u);
    p.s.units[u].facing = facing;
    if (exerted) start_exerting(p.board, p.s, u);
    if (p.board.arm[u.raw] == Arm::Artillery) harness(p, u);
    p.report({.fact = Fact::Faced,
              .side = p.board.side[u.raw],
              .unit = u,
              .a = static_cast<std::int16_t>(facing),
              .rule = "1.3"});
}

// 5.2, N-28
void harness(Play& p, UnitId u) {
    p.s.stirred.add(u);
    if (p.s.harnessed.has(u)) return;
    p.s.harnessed.add(u);
    p.report({.fact = Fact::Harnessed, .side = p.board.side[u.raw], .unit = u, .rule = "5.2"});
}

bool disorganise(Play& p, UnitId u, const char* rule) {
    Unit& unit = p.s.units[u];
    assert(unit.level != Level::Routed && "a routed unit loses steps instead of levels");
    const auto level = static_cast<Level>(static_cast<int>(unit.level) + 1);
    if (level == Level::Routed) {
        stop_exerting(p.board, p.s, u);
        p.s.no_command.remove(u);  // 3.3
    }
    unit.level = level;
    p.report({.fact = Fact::Disorganised,
              .side = p.board.side[u.raw],
              .unit = u,
              .a = static_cast<std::int16_t>(level),
              .rule = rule});
    return level == Level::Routed;
}

// 1.7, 8.2.1, N-02: two strength points, one victory point.
void lose_step(Play& p, UnitId u, const char* rule) {
    const Side side = p.board.side[u.raw];
    p.s.units[u].losses += 1;
    p.s.formations[p.board.formation[u.raw]].losses += 1;
    p.s.vp_coming = static_cast<std::int8_t>(p.s.vp_coming + (side == Side::French ? -1 : 1));
    const int left = strength(p.board, p.s, u);
    p.report({.fact = Fact::LostStep,
              .side = side,
              .unit = u,
              .a = static_cast<std::int16_t>(left),
              .rule = rule});
    if (left == 0) destroy(p, u);
}

bool hurt(Play& p, UnitId u, const char* rule) {
    if (!routed(p.s, u)) return disorganise(p, u, rule);
    lose_step(p, u, rule);
    return false;
}

void destroy(Play& p, UnitId u) {
    if (on_map(p.s, u)) pick_up(p.board, p.s, u);
    p.s.units[u].status = Status::Gone;
    p.s.units[u].at = kNoHex;
    p.s.units[u].arrival = 0;
    p.s.no_command.remove(u);
    p.s.harnessed.remove(u);
    p.report({.fact = Fact::Destroyed, .side = p.board.side[u.raw], .unit = u, .rule = "1.7"});
    // 7: a formation without units has no commander on the map; he is not "eliminated".
    const FormationId f = p.board.formation[u.raw];
    if (!formation_lives(p.board, p.s, f)) {
        Commander& commander = p.s.commanders[p.board.card(f).commander];
        commander.status = Status::Gone;
        commander.at = kNoHex;
    }
}

int total_losses(const State& s) {
    int sum = 0;
    for (const Formation& f : s.formations) sum += f.losses;
    return sum;
}

void Rules::rebuild(State& s) const {
    s.derived = {};
    s.derived.top.fill(kNoUnit);
    s.derived.below.items.fill(kNoUnit);
    UnitSet moving;  // N-79
    for (std::size_t i = 0; i < s.depth; ++i)
        if (s.frames[i].business == Business::Move && s.frames[i].unit != kNoUnit)
            moving.add(s.frames[i].unit);
    for (std::uint8_t raw = 0; raw < kUnits; ++raw) {
        const UnitId u{raw};
        if (!on_map(s, u)) continue;
        maps::link(s, u, s.units[u].at);
        if (!moving.has(u)) start_exerting(board_, s, u);
    }
    for (std::size_t i = 0; i < s.depth; ++i)
        if (s.frames[i].business == Business::Movement) measure_enemy(board_, s, s.frames[i].side);
}

}  // namespace levee::neerwinden
