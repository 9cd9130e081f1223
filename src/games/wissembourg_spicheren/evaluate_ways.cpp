// What computer players look at: ways over the map as if nobody stood on it.
#include "games/wissembourg_spicheren/evaluate_ways.h"

#include <algorithm>

namespace levee::wissembourg_spicheren {

namespace {

// Half points that the water between two hexes asks for besides the hex itself.
int water_cost(Crossing crossing, int movement) {
    switch (crossing) {
        case Crossing::HalfMove:
            return 2 * ((movement + 1) / 2);
        case Crossing::WholeMove:
            return 2 * movement;
        default:
            return 0;
    }
}

// From everywhere to the hexes that are cheaper than kFarAway in `ways`.
template <class FromHexes>
void spread(const Battle& map, std::size_t arm, int movement, FromHexes& ways) {
    bool changed = true;
    while (changed) {
        changed = false;
        for (const HexId from : map.has)
            for (const Battle::Step& step : map.steps(from)) {
                if (step.to == kNoHex || step.crossing[arm] == Crossing::Barred) continue;
                const int way =
                    ways[step.to.raw] + step.cost[arm] + water_cost(step.crossing[arm], movement);
                if (way >= ways[from.raw]) continue;
                ways[from.raw] = static_cast<std::uint8_t>(way);
                changed = true;
            }
    }
}

}  // namespace

Ways::Ways(const Board& board) : distance_(maps::kMaxHexes * maps::kMaxHexes) {
    std::array<int, 3> movement{};  // of the fastest of each arm
    for (std::size_t u = 0; u < kUnits; ++u)
        movement[index(board.arm[u])] =
            std::max<int>(movement[index(board.arm[u])], board.movement[u]);
    for (std::size_t battle = 0; battle < kBattles; ++battle) {
        const Battle& map = board.battles[battle];
        for (const Objective& objective : map.objectives) {
            FromHexes ways;
            ways.fill(kFarAway);
            for (const HexId h : objective.hexes) ways[h.raw] = 0;
            spread(map, index(Arm::Infantry), movement[index(Arm::Infantry)], ways);
            to_objective_[battle].push_back(ways);
        }
        for (std::size_t arm = 0; arm < 3; ++arm) {
            FromHexes& ways = out_[battle][arm];
            ways.fill(kFarAway);
            for (const HexId h : map.exit_hexes) ways[h.raw] = map.exit_cost[h.raw];
            spread(map, arm, movement[arm], ways);
        }
    }
    const auto hexes = static_cast<std::uint16_t>(board.grid.size());
    for (std::uint16_t a = 0; a < hexes; ++a)
        for (std::uint16_t b = 0; b < hexes; ++b)
            if (board.grid.exists(HexId{a}) && board.grid.exists(HexId{b}))
                distance_[a * maps::kMaxHexes + b] =
                    static_cast<std::uint8_t>(board.grid.distance(HexId{a}, HexId{b}));
}

}  // namespace levee::wissembourg_spicheren
