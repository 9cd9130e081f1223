#pragma once

#include <string>
#include <string_view>

#include "games/for_god_and_king/board.h"
#include "games/for_god_and_king/state.h"

// How pieces and areas are called towards a page: areas and generals as the notation has them
// ("NAN", "d'Elbée"), the points of a force by where they are ("Anjou@CHO").
namespace levee::fgfk {

inline constexpr std::string_view kPool = "reinforcements";

// Empty for no area.
std::string space_id(const Board& board, AreaId area);
const std::string& piece_id(const Board& board, GeneralId general);
// kNoArea: among the reinforcements.
std::string piece_id(const Board& board, Force force, AreaId area);
// A stack that lies face down.
std::string down_id(const Board& board, Side side, AreaId area);

// What an id names: a general, or the points of a force. Neither when nothing is called so.
struct PieceName {
    GeneralId general{kNoGeneral};
    std::size_t force = kForces;
    AreaId area{kNoArea};  // of the points; kNoArea: the reinforcements

    bool is_general() const { return general.raw < kGenerals; }
    bool is_force() const { return force < kForces; }
};
PieceName find_piece(const Board& board, std::string_view id);

}  // namespace levee::fgfk
