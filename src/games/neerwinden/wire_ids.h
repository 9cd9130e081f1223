#pragma once

#include <string>
#include <string_view>

#include "games/neerwinden/board.h"

// How pieces and hexes are called towards a page: as the notation has them, without quotes.
namespace levee::neerwinden {

const std::string& piece_id(const Board& board, UnitId unit);
// Where a unit and a commander share a name, the unit has it and the commander his key.
const std::string& piece_id(const Board& board, CommanderId commander);
// Empty for no hex and beyond the edge.
std::string space_id(const Board& board, HexId hex);

// At most one of the two; neither when nothing is called so.
struct PieceName {
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
};
PieceName find_piece(const Board& board, std::string_view id);

}  // namespace levee::neerwinden
