#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/wissembourg_spicheren/board.h"

namespace levee::wissembourg_spicheren {

// How far it is to what counts, over a map on which nobody stands; in half points.
class Ways {
 public:
    static constexpr int kFarAway = 200;

    explicit Ways(const Board& board);

    // On foot to the nearest hex of an objective.
    int to_objective(BattleId battle, std::size_t objective, HexId from) const {
        return to_objective_[index(battle)][objective][from.raw];
    }
    // Off the map where it counts (13.1.3, 13.2.3), the last step included.
    int out(BattleId battle, Arm arm, HexId from) const {
        return out_[index(battle)][index(arm)][from.raw];
    }
    // Hexes as the crow flies.
    int distance(HexId a, HexId b) const { return distance_[a.raw * maps::kMaxHexes + b.raw]; }

 private:
    using FromHexes = std::array<std::uint8_t, maps::kMaxHexes>;

    std::array<std::vector<FromHexes>, kBattles> to_objective_;
    std::array<std::array<FromHexes, 3>, kBattles> out_{};  // by arm
    std::vector<std::uint8_t> distance_;
};

}  // namespace levee::wissembourg_spicheren
