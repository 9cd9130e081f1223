#pragma once

#include "games/wissembourg_spicheren/evaluate.h"
#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

// Everything that several figures need, counted once.
struct Evaluator::Survey {
    const Battle& map;
    bool varied = false;  // 13.2.7: the short list of victory points
    int turns_left = 0;   // after this one
    float late = 0;       // from nearly 0 to 1 in the last turn
    float early = 0;
    std::array<OfSide, 2> of{};
    std::array<float, kUnits> strength{};         // by steps left
    std::array<std::uint8_t, kUnits> to_enemy{};  // hexes to the nearest enemy unit
    std::array<float, kFormations> men{};
    UnitSet there{};
    std::array<std::optional<HexSet>, 2> behind{};  // where lines of retreat lead
    std::array<int, 2> lost{};                      // units
    std::array<int, 2> cut_off{};                   // units; counted late only

    OfSide& side(Side which) { return of[index(which)]; }
};

inline constexpr int kNearEnemy = 3;
inline constexpr int kFarOff = 60;

}  // namespace levee::wissembourg_spicheren
