#include "games/neerwinden/map_drawing.h"

#include <algorithm>
#include <cmath>

namespace levee::neerwinden::drawing {

Sheet::Sheet(const Board& board) : board_(board) {
    const maps::HexGrid& grid = board.grid;
    // The map that the games have is as wide as the sheet; a smaller one is centred on it.
    const double width = kRadius * (1.5 * grid.columns() + 0.5);
    map_ = {(1400 - width) / 2, 46, width, kApothem * (2 * grid.rows() + 1)};
    const HexId second = grid.at(2, 1);
    even_down_ = second == kNoHex || grid.neighbour(second, Direction::NW) == grid.at(1, 1);
    const auto hexes = static_cast<std::uint16_t>(grid.size());
    for (std::uint16_t raw = 0; raw < hexes; ++raw)
        if (grid.exists(HexId{raw})) hexes_.push_back(HexId{raw});
}

Point Sheet::centre(Cell cell) const {
    const bool sunk = (cell.column % 2 == 0) == even_down_;
    return {map_.x + kRadius * (1.5 * cell.column - 0.5),
            map_.y + kApothem * (2 * cell.row - 1 + (sunk ? 1 : 0))};
}

Cell Sheet::neighbour(Cell cell, Direction d) const {
    const bool sunk = (cell.column % 2 == 0) == even_down_;
    switch (d) {
        case Direction::N:
            return {cell.column, cell.row - 1};
        case Direction::NE:
            return {cell.column + 1, cell.row - (sunk ? 0 : 1)};
        case Direction::SE:
            return {cell.column + 1, cell.row + (sunk ? 1 : 0)};
        case Direction::S:
            return {cell.column, cell.row + 1};
        case Direction::SW:
            return {cell.column - 1, cell.row + (sunk ? 1 : 0)};
        case Direction::NW:
            break;
    }
    return {cell.column - 1, cell.row - (sunk ? 0 : 1)};
}

const Hex& Sheet::ground(Cell cell) const {
    const int column = std::clamp(cell.column, 1, board_.grid.columns());
    int row = std::clamp(cell.row, 1, board_.grid.rows());
    while (row > 1 && board_.grid.at(column, row) == kNoHex) --row;
    return board_.hexes[board_.grid.at(column, row).raw];
}

std::pair<Corner, Corner> Sheet::side(Cell cell, Direction d) const {
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

Point Sheet::at(Corner corner) const {
    return {map_.x + corner.first * (kRadius / 2), map_.y + corner.second * kApothem};
}

Point Sheet::natural(Corner corner) const {
    const auto number = static_cast<std::uint16_t>((corner.first + 8) * 64 + corner.second + 8);
    Hand hand(number + 1U, 7);
    const double x = hand.between(-5.5, 5.5);
    return at(corner) + Point{x, hand.between(-5, 5)};
}

Point Sheet::side_middle(HexId hex, Direction d) const {
    const auto [a, b] = side(cell(hex), d);
    return middle(at(a), at(b));
}

std::string_view level_tint(int level) {
    constexpr std::array<std::string_view, 6> kTints{"#dfe3c0", "#efe3c2", "#e3cd9c",
                                                     "#d5b780", "#c5a168", "#b48c54"};
    return kTints[static_cast<std::size_t>(std::clamp(level, 0, 5))];
}

}  // namespace levee::neerwinden::drawing
