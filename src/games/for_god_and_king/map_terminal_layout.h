#pragma once

#include <array>
#include <vector>

#include "games/for_god_and_king/board.h"

namespace levee::fgfk {

// An area map on a grid of characters: which cell belongs to which area, and where each area has
// its label. Follows from the board alone.
struct TerminalLayout {
    static constexpr int kColumns = 118;
    static constexpr int kLabelColumns = 7;
    static constexpr int kLabelRows = 2;

    struct Cell {
        int row = -1;  // below 0: there was no room
        int column = -1;
        bool operator==(const Cell&) const = default;
    };

    int rows = 0;
    std::vector<AreaId> owners;  // row by row; kNoArea outside of all areas
    std::vector<Cell> labels;    // by area: the upper left corner

    static std::size_t cell(int row, int column) {
        return static_cast<std::size_t>(row) * kColumns + static_cast<std::size_t>(column);
    }
    AreaId owner(int row, int column) const {
        if (row < 0 || row >= rows || column < 0 || column >= kColumns) return kNoArea;
        return owners[cell(row, column)];
    }
    // The cell of a place of the sheet.
    Cell cell(Place place) const;

    // The land in sheet units.
    Place low;
    Place high;
};

TerminalLayout lay_out_terminal(const Board& board);

}  // namespace levee::fgfk
