#include <algorithm>

#include "games/neerwinden/board.h"

namespace levee::neerwinden {

namespace {

constexpr std::array<std::uint8_t, 4> kTerrainCost{
    1,  // clear
    2,  // village
    2,  // wood
    2,  // tomb: +1
};

std::uint8_t cost(const Board& board, HexId from, HexId to, std::uint8_t features) {
    const HexCard& here = board.hexes[from.raw];
    const HexCard& there = board.hexes[to.raw];
    int points = kTerrainCost[static_cast<std::size_t>(there.terrain)];
    points += std::max(0, there.level - here.level);
    if ((features & kStream) != 0 && (features & kBridge) == 0) ++points;
    return static_cast<std::uint8_t>(points);
}

void index_steps(Board& board) {
    const auto hexes = static_cast<std::uint16_t>(board.grid.size());
    for (std::uint16_t raw = 0; raw < hexes; ++raw) {
        const HexId from{raw};
        if (!board.grid.exists(from)) continue;
        for (const Direction d : maps::kDirections) {
            // The features are the loader's; all else follows from them.
            Board::Neighbour& step = board.next[raw][static_cast<std::size_t>(d)];
            step.to = board.grid.neighbour(from, d);
            if (step.to == kNoHex) continue;
            step.cost = cost(board, from, step.to, step.features);
            step.river = (step.features & kRiver) != 0 && (step.features & kBridge) == 0;
        }
    }
}

void index_two_away(Board& board) {
    for (auto& ring : board.two_away) ring.fill(kNoHex);
    for (std::uint16_t raw = 0; raw < board.grid.size(); ++raw)
        if (board.grid.exists(HexId{raw}))
            board.two_away[raw] = maps::two_away(board.grid, HexId{raw});
}

void index_hexes(Board& board) {
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        board.level[i] = board.hexes[i].level;
        board.terrain[i] = board.hexes[i].terrain;
    }
    board.star_index.fill(255);
    for (std::size_t i = 0; i < board.star_hexes.size(); ++i)
        board.star_index[board.star_hexes[i].raw] = static_cast<std::uint8_t>(i);
}

void index_units(Board& board) {
    board.side_units = {};
    board.arm_units = {};
    for (FormationCard& formation : board.formations) formation.units = {};
    for (std::size_t i = 0; i < kUnits; ++i) {
        const UnitCard& card = board.units[i];
        const UnitId unit{static_cast<std::uint8_t>(i)};
        board.unit_strength[i] = card.strength;
        board.arm[i] = card.arm;
        board.side[i] = card.side;
        board.formation[i] = card.formation;
        board.arm_units[static_cast<std::size_t>(card.arm)].add(unit);
        board.side_units[index(card.side)].add(unit);
        board.formations[card.formation.raw].units.add(unit);
    }
}

}  // namespace

void index_board(Board& board) {
    index_steps(board);
    index_two_away(board);
    index_hexes(board);
    index_units(board);
}

}  // namespace levee::neerwinden
