// Chapter 10, case 10.2: range, fire zone and line of sight.
#include <algorithm>

#include "games/wissembourg_spicheren/rules/combat.h"
#include "maps/line_of_sight.h"

namespace levee::wissembourg_spicheren {

namespace {

// W-24: the level that counts is the battery's; something lower hides what is right behind it.
bool hides(const Board& b, const State& s, HexId between, HexId from, HexId to) {
    const Battle& map = battle_of(b, s);
    const int here = map.level[from.raw];
    const int there = map.level[to.raw];
    const int level = map.level[between.raw];
    if (map.cover.has(between) || first_at(s, between) != kNoUnit)
        return level >= here || b.grid.distance(between, to) == 1;
    // 10.2.2: a shot that goes downhill has to go down all the way.
    return there < here ? level >= here : level > there;
}

// Twice the scalar product of two ways, which says whether they lead apart.
int product(maps::HexGrid::Cube a, maps::HexGrid::Cube b) {
    return 2 * (a.x * b.x + a.z * b.z) + a.x * b.z + a.z * b.x;
}

}  // namespace

// 10.2.2: next to the battery everything is seen; along a hexside both hexes have to hide it.
bool line_of_sight(const Board& b, const State& s, HexId from, HexId to) {
    if (b.grid.distance(from, to) <= 1) return true;
    for (const maps::LineStep& step : maps::line(battle_of(b, s).grid, from, to)) {
        if (!hides(b, s, step.hex, from, to)) continue;
        if (step.other == kNoHex || hides(b, s, step.other, from, to)) return false;
    }
    return true;
}

// 10.2.1, W-23: less than a right angle off the way it faces; all round where a hex has no flanks.
bool in_fire_arc(const Board& b, const State& s, UnitId battery, Direction facing, HexId target) {
    constexpr std::array<maps::HexGrid::Cube, 6> kAhead{
        {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
    const HexId here = s.units[battery].at;
    if (all_round(b, s, here)) return true;
    const auto from = b.grid.cube(here);
    const auto to = b.grid.cube(target);
    return product({to.x - from.x, to.z - from.z}, kAhead[static_cast<std::size_t>(facing)]) > 0;
}

bool close_guns(const Board& b, const State& s, UnitId battery, HexId at) {
    const int close = b.side[battery.raw] == Side::German ? 2 : 1;
    return b.grid.distance(s.units[battery].at, at) <= close;
}

int fire_power(const Board& b, const State& s, UnitId battery) {
    const int power = combat_value(b, s, battery);
    const HexId here = s.units[battery].at;
    const bool alone = units_at(s, here).size() == 1;
    return battle_of(b, s).ledges.has(here) && !alone ? power / 2 : power;
}

}  // namespace levee::wissembourg_spicheren
