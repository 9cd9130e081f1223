#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "maps/area_set.h"
#include "maps/place.h"

// What an area map shows, told in plain data by the game that owns it; sheet and terminal both draw
// it. Names, outlines and courses are lent.
namespace levee::maps {

using Course = std::span<const Place>;

struct AreaPlan {
    struct Area {
        std::string_view key;     // short, for labels and for programs
        std::string_view ground;  // its colour on a sheet: "#rgb" or "url(#pattern)"
        Place town;
        Course outline;  // clockwise
        bool island = false;
    };
    struct Water {
        WaterKind kind{};
        std::string_view name;
        Course course;
    };
    // Where a road crosses a broad river.
    struct Bridge {
        AreaId a{kNoArea};
        AreaId b{kNoArea};
        Place at;
    };
    struct Road {
        int kind = 0;  // a number of the game's own
        std::span<const AreaId> areas;
    };

    Place size;               // of the sheet, in units of a tenth of a kilometre
    std::vector<Area> areas;  // by AreaId
    std::vector<Water> waters;
    std::vector<Bridge> bridges;
    std::vector<Road> roads;

    const Area& area(AreaId id) const { return areas[id.raw]; }
    AreaSet all() const { return AreaSet::first_of(areas.size()); }
};

}  // namespace levee::maps
