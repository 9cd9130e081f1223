// Chapter 6: zones of control. Whose zone covers a hex is counted as units come, go and turn.
#include "games/wissembourg_spicheren/rules/internal.h"
#include "maps/stacks.h"

namespace levee::wissembourg_spicheren {

namespace {

// 6, 6.1, 6.2, W-19: its front hexes, in any terrain where it could go, not over water that it
// cannot cross; its flanks have no zone.
void count_zone(const Board& b, State& s, UnitId u, int change) {
    auto& zoc = s.derived.zoc[index(b.side[u.raw])];
    const Unit& unit = s.units[u];
    const auto& steps = battle_of(b, s).steps(unit.at);
    const std::size_t arm = index(b.arm[u.raw]);
    maps::count_zone(zoc, unit.facing, all_round(b, s, unit.at), change, [&](std::size_t d) {
        return steps[d].crossing[arm] == Crossing::Barred ? kNoHex : steps[d].to;
    });
}

}  // namespace

void start_exerting(const Board& b, State& s, UnitId u) {
    if (s.derived.exerting.has(u) || !on_map(s, u)) return;
    s.derived.exerting.add(u);
    count_zone(b, s, u, +1);
}

void stop_exerting(const Board& b, State& s, UnitId u) {
    if (!s.derived.exerting.has(u)) return;
    s.derived.exerting.remove(u);
    count_zone(b, s, u, -1);
}

}  // namespace levee::wissembourg_spicheren
