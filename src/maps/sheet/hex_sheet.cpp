#include "maps/sheet/hex_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace levee::maps::drawing {

HexSheet::HexSheet(HexPlan plan, Room room) : plan_(std::move(plan)), room_(room) {
    const auto hexes = static_cast<std::uint16_t>(grid().size());
    for (std::uint16_t raw = 0; raw < hexes; ++raw) {
        if (!grid().exists(HexId{raw})) continue;
        hexes_.push_back(HexId{raw});
        rows_ = std::max(rows_, grid().row(HexId{raw}));
    }
    const double width = kRadius * (1.5 * grid().columns() + 0.5);
    map_ = {(room.width - width) / 2, room.above, width, kApothem * (2 * rows_ + 1)};
}

Point HexSheet::centre(Cell cell) const {
    return {map_.x + kRadius * (1.5 * cell.column - 0.5),
            map_.y + kApothem * (2 * cell.row - 1 + (sunk(cell) ? 1 : 0))};
}

Cell HexSheet::neighbour(Cell cell, Direction d) const {
    const bool low = sunk(cell);
    switch (d) {
        case Direction::N:
            return {cell.column, cell.row - 1};
        case Direction::NE:
            return {cell.column + 1, cell.row - (low ? 0 : 1)};
        case Direction::SE:
            return {cell.column + 1, cell.row + (low ? 1 : 0)};
        case Direction::S:
            return {cell.column, cell.row + 1};
        case Direction::SW:
            return {cell.column - 1, cell.row + (low ? 1 : 0)};
        case Direction::NW:
            break;
    }
    return {cell.column - 1, cell.row - (low ? 0 : 1)};
}

const HexPlan::Ground& HexSheet::ground(Cell cell) const {
    const int column = std::clamp(cell.column, 1, grid().columns());
    int row = std::clamp(cell.row, 1, grid().rows());
    while (row > 1 && grid().at(column, row) == kNoHex) --row;
    return ground(grid().at(column, row));
}

std::pair<Corner, Corner> HexSheet::side(Cell cell, Direction d) const {
    // The six corners clockwise from the left end of the north side, in lattice steps from the
    // centre: half a radius to the right, one apothem down.
    constexpr std::array<Corner, 6> kCorners{{{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}}};
    const Point from = centre(cell);
    const int x = static_cast<int>(std::lround((from.x - map_.x) / (kRadius / 2)));
    const int y = static_cast<int>(std::lround((from.y - map_.y) / kApothem));
    const auto corner = [&](std::size_t i) {
        return Corner{x + kCorners[i % 6].first, y + kCorners[i % 6].second};
    };
    const auto first = static_cast<std::size_t>(d);
    return {corner(first), corner(first + 1)};
}

Point HexSheet::at(Corner corner) const {
    return {map_.x + corner.first * (kRadius / 2), map_.y + corner.second * kApothem};
}

Point HexSheet::natural(Corner corner) const {
    const auto number = static_cast<std::uint16_t>((corner.first + 8) * 64 + corner.second + 8);
    Hand hand(number + 1U, 7);
    const double x = hand.between(-5.5, 5.5);
    return at(corner) + Point{x, hand.between(-5, 5)};
}

Point HexSheet::side_middle(HexId hex, Direction d) const {
    const auto [a, b] = side(cell(hex), d);
    return middle(at(a), at(b));
}

Line HexSheet::outline(HexId hex) const {
    Line corners;
    for (const Direction d : kDirections) corners.push_back(at(side(cell(hex), d).first));
    return corners;
}

}  // namespace levee::maps::drawing
