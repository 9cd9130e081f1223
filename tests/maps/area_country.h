#pragma once

#include <array>
#include <vector>

#include "maps/area_plan.h"

namespace levee::maps {

// Two areas side by side and an island, on a sheet of 100 by 50 with a coast along its left:
//
//   | 0 | 1     2
//
struct AreaCountry {
    static constexpr std::array<Place, 4> kWest{{{10, 0}, {30, 0}, {30, 30}, {10, 30}}};
    static constexpr std::array<Place, 4> kEast{{{30, 0}, {60, 0}, {60, 30}, {30, 30}}};
    static constexpr std::array<Place, 3> kIsland{{{80, 10}, {90, 10}, {85, 20}}};
    static constexpr std::array<Place, 2> kCoast{{{10, 30}, {10, 0}}};
    static constexpr std::array<Place, 3> kBroad{{{10, 40}, {50, 40}, {90, 40}}};
    static constexpr std::array<Place, 2> kFord{{{62, 15}, {78, 15}}};
    static constexpr std::array<AreaId, 2> kRoad{{AreaId{0}, AreaId{1}}};

    static AreaPlan plan() {
        AreaPlan plan;
        plan.size = {100, 50};
        plan.areas = {{"WST", "#111", {20, 15}, kWest},
                      {"EST", "#222", {45, 15}, kEast},
                      {"ISL", "#333", {85, 13}, kIsland, true}};
        plan.waters = {{WaterKind::Coast, "Coast", kCoast},
                       {WaterKind::BroadRiver, "Rhine", kBroad},
                       {WaterKind::Ford, "Ford", kFord}};
        plan.roads = {{1, kRoad}};
        return plan;
    }
};

}  // namespace levee::maps
