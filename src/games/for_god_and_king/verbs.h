#pragma once

#include "engine/contract/verbs.h"
#include "games/for_god_and_king/action.h"
#include "games/for_god_and_king/board.h"

namespace levee::fgfk {

// What a person points at for an action.
enum class Aim : std::uint8_t {
    Nothing,
    Area,
    General,
    PieceHere,     // a general or points where the group is
    PieceToArea,   // a general or points that wait, and an area
    PointsOfArea,  // points that are in an area, or among the reinforcements
    PointsInCombat,
};

// The table of verbs, verbs.cpp, is where each of them is declared; no row: there is no such verb.
using VerbRow = engine::verbs::Row<Board, Action, Aim>;
const VerbRow* row_of(const Action& action);

inline Aim aim_of(const Action& action) {
    const VerbRow* row = row_of(action);
    return row != nullptr ? row->aim : Aim::Nothing;
}

// Has the right arguments and nothing else.
bool well_formed(const Board& board, const Action& action);
void for_every_action(const Board& board, engine::FunctionRef<void(const Action&)> visit);

}  // namespace levee::fgfk
