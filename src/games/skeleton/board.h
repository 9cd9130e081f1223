#pragma once

#include <string>
#include <vector>

#include "engine/contract/mistake.h"
#include "engine/text/data_file.h"
#include "games/skeleton/ids.h"
#include "maps/areas.h"
#include "maps/place.h"

namespace levee::skeleton {

struct AreaCard {
    std::string key;
    std::string name;
    std::string ground;  // its colour on the sheet
    maps::Place town;
    std::vector<maps::Place> outline;  // clockwise
};
struct UnitCard {
    std::string key;
    std::string name;
    Side side{};
    AreaId start{kNoArea};
};

// Everything that never changes: what people read of it, and below it what the rules ask.
struct Board {
    maps::Place size;
    std::vector<AreaCard> areas;  // by AreaId
    std::vector<UnitCard> units;  // by UnitId

    maps::AreaMap map;
    std::array<UnitSet, 2> units_of{};  // by Side
    int turns = 0;                      // 1.2
    int stacking = 0;                   // 2.3
    AreaId mill{kNoArea};               // 1.3
    int walls = 0;                      // 3.3

    Side side(UnitId unit) const { return units_of[0].has(unit) ? Side::Blue : Side::Red; }
};

// Reads mill.txt. A mistake names file, line and field.
engine::Result<Board> load_board(const std::vector<engine::DataFile>& files);

AreaId find_area(const Board& board, std::string_view key);  // or kNoArea
UnitId find_unit(const Board& board, std::string_view key);  // or kNoUnit

}  // namespace levee::skeleton
