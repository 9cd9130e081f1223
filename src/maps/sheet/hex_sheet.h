#pragma once

#include <utility>
#include <vector>

#include "maps/hex_plan.h"
#include "maps/sheet/frame.h"

// The geometry of a printed hex map.
namespace levee::maps::drawing {

// Of a hex, centre to corner. Every mark is drawn for hexes of this size: a larger map makes a
// larger sheet.
inline constexpr double kRadius = 34;
inline constexpr double kApothem = kRadius * 0.866025403784438;  // centre to side

// A hexagon of the plane, on the map or beyond its edge.
struct Cell {
    int column = 0;
    int row = 0;
    bool operator==(const Cell&) const = default;
};

// Corners of hexes lie on a lattice of their own; whole numbers make them comparable.
using Corner = std::pair<int, int>;

class HexSheet {
 public:
    // The map is in the middle of the width, with room above and below.
    struct Room {
        double width = 1400;
        double above = 46;
        double below = 330;
    };
    HexSheet(HexPlan plan, Room room);

    const HexPlan& plan() const { return plan_; }
    const HexGrid& grid() const { return *plan_.grid; }
    // Of the longest column: a grid may have been made for more.
    int rows() const { return rows_; }
    Box map() const { return map_; }
    double width() const { return room_.width; }
    double height() const { return map_.bottom() + room_.below; }
    Point size() const { return {width(), height()}; }

    Point centre(Cell cell) const;
    Point centre(HexId hex) const { return centre(cell(hex)); }
    Cell cell(HexId hex) const { return {grid().column(hex), grid().row(hex)}; }
    Cell neighbour(Cell cell, Direction d) const;
    // Beyond the edge the ground goes on as it is at the edge.
    const HexPlan::Ground& ground(Cell cell) const;
    const HexPlan::Ground& ground(HexId hex) const { return plan_.ground[hex.raw]; }

    // The two ends of a hexside, clockwise around the hex.
    std::pair<Corner, Corner> side(Cell cell, Direction d) const;
    Point at(Corner corner) const;
    // Where nature has it: a little off, so that waters and slopes do not look ruled. Everything
    // that follows hexsides uses it, so that all of it still meets.
    Point natural(Corner corner) const;
    Point side_middle(HexId hex, Direction d) const;
    Line outline(HexId hex) const;

    // Every hex that exists, in the order of ids.
    const std::vector<HexId>& hexes() const { return hexes_; }

 private:
    bool sunk(Cell cell) const {
        return (cell.column % 2 == 0) == (grid().stagger() == Stagger::EvenDown);
    }

    HexPlan plan_;
    Room room_;
    Box map_;
    int rows_ = 0;
    std::vector<HexId> hexes_;
};

// What the engraver's hand does to a hex, for each purpose in its own way.
inline Hand hand_of(HexId hex, std::uint32_t purpose) { return Hand(hex.raw + 1U, purpose); }

}  // namespace levee::maps::drawing
