#pragma once

#include <vector>

#include "maps/area_plan.h"

namespace levee::maps::terminal {

// An area map on a grid of characters: which cell belongs to which area, and where each area has
// its box. Follows from the plan alone.
struct AreaLayout {
    static constexpr int kColumns = 118;
    static constexpr int kBoxColumns = 7;
    static constexpr int kBoxRows = 2;

    struct Cell {
        int row = -1;  // below 0: there was no room
        int column = -1;
        bool operator==(const Cell&) const = default;
    };

    int rows = 0;
    std::vector<AreaId> owners;  // row by row; kNoArea outside of all areas
    std::vector<Cell> boxes;     // by area: the upper left corner

    bool holds(int row, int column) const {
        return row >= 0 && row < rows && column >= 0 && column < kColumns;
    }
    static std::size_t index(int row, int column) {
        return static_cast<std::size_t>(row) * kColumns + static_cast<std::size_t>(column);
    }
    AreaId owner(int row, int column) const {
        return holds(row, column) ? owners[index(row, column)] : kNoArea;
    }
    // The cell of a place of the sheet.
    Cell cell(Place place) const;

    // The land in sheet units.
    Place low;
    Place high;
};

AreaLayout lay_out(const AreaPlan& plan);

}  // namespace levee::maps::terminal
