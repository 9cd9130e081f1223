#pragma once

#include <string>
#include <string_view>

#include "games/wissembourg_spicheren/board.h"

// How pieces and hexes are called towards a page: as the notation has them, without quotes.
namespace levee::wissembourg_spicheren {

const std::string& piece_id(const Board& board, UnitId unit);
const std::string& piece_id(const Board& board, CommanderId commander);
std::string decoy_id(int marker);  // 13.1.6: "marker 1"
// Empty for no hex and beyond the edge.
std::string space_id(const Board& board, HexId hex);

// At most one of the three; none when nothing is called so.
struct PieceName {
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
    int decoy = 0;  // 1 or 2
};
PieceName find_piece(const Board& board, std::string_view id);

}  // namespace levee::wissembourg_spicheren
