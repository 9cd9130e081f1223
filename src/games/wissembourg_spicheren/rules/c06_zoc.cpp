// Chapter 6: zones of control. Whose zone covers a hex is counted as units come, go and turn.
#include "games/wissembourg_spicheren/rules/internal.h"

namespace levee::wissembourg_spicheren {

namespace {

// 6, 6.1, 6.2, W-19: its front hexes, in any terrain where it could go, not over water that it
// cannot cross; its flanks have no zone.
void count_zone(const Board& b, State& s, UnitId u, int change) {
    auto& zoc = s.derived.zoc[index(b.side[u.raw])];
    const Unit& unit = s.units[u];
    const auto& steps = battle_of(b, s).steps(unit.at);
    const std::size_t arm = index(b.arm[u.raw]);
    const auto count = [&](std::size_t d) {
        const Battle::Step& step = steps[d];
        if (step.to == kNoHex || step.crossing[arm] == Crossing::Barred) return;
        zoc[step.to.raw] = static_cast<std::uint8_t>(zoc[step.to.raw] + change);
    };
    if (all_round(b, s, unit.at)) {
        for (std::size_t d = 0; d < 6; ++d) count(d);
        return;
    }
    const auto d = static_cast<std::size_t>(unit.facing);
    count(d);
    count((d + 1) % 6);
    count((d + 5) % 6);
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
