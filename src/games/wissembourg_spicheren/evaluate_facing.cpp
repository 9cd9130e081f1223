// What computer players look at: which way troops look.
#include <algorithm>

#include "games/wissembourg_spicheren/evaluate.h"
#include "games/wissembourg_spicheren/rules/internal.h"

namespace levee::wissembourg_spicheren {

Lookout lookout(const Board& b, const State& s, UnitId u) {
    constexpr int kSeen = 4;
    constexpr int kMuch = 1000;
    const HexId here = s.units[u].at;
    const Side side = b.side[u.raw];
    const Battle& map = battle_of(b, s);
    engine::FixedVector<HexId, kUnits> enemies;
    int nearest = 200;
    for (const UnitId x : map.side_units[index(enemy_of(side))]) {
        if (!on_map(s, x)) continue;
        enemies.push_back(s.units[x].at);
        nearest = std::min(nearest, b.grid.distance(here, s.units[x].at));
    }
    Lookout foes{};
    for (const HexId at : enemies) {
        const int far = b.grid.distance(here, at);
        if (far > std::max(kSeen, nearest) || far == 0) continue;
        const int counts = far == nearest ? kMuch : 60 / (far * far);
        for (std::size_t d = 0; d < foes.size(); ++d) {
            const HexId to = map.steps(here)[d].to;
            if (to != kNoHex && b.grid.distance(to, at) < far) foes[d] += counts;
        }
    }
    // Nobody is there yet: away from the own edge.
    if (enemies.empty()) foes[map.own_edge[index(side)] == Edge::North ? 3U : 0U] = 1;
    return foes;
}

int sight(const Lookout& foes, Direction facing) {
    const auto d = static_cast<std::size_t>(facing);
    return 2 * foes[d] + foes[(d + 1) % 6] + foes[(d + 5) % 6];
}

Direction usual_facing(const Board& b, const State& s, UnitId u, std::uint16_t mask) {
    const Lookout foes = lookout(b, s, u);
    const auto open = [&](Direction d) { return ((mask >> static_cast<unsigned>(d)) & 1U) != 0; };
    // Where it looks anyway, if nothing is better.
    Direction best = s.units[u].facing;
    int most = open(best) ? sight(foes, best) : -1;
    for (const Direction d : maps::kDirections) {
        if (!open(d) || sight(foes, d) <= most) continue;
        most = sight(foes, d);
        best = d;
    }
    return best;
}

// One step does not see what a facing is good for before somebody is next door.
int Evaluator::preference(const State& s, const Action& a) const {
    if (a.verb != Verb::Face || top(s).business != Business::Facing) return 0;
    const UnitId u = top(s).unit;
    const auto facing = static_cast<Direction>(a.number);
    return 2 * sight(lookout(board_, s, u), facing) + (facing == s.units[u].facing ? 1 : 0);
}

}  // namespace levee::wissembourg_spicheren
