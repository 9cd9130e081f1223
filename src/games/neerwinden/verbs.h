#pragma once

#include "engine/contract/verbs.h"
#include "games/neerwinden/action.h"
#include "games/neerwinden/board.h"

namespace levee::neerwinden {

// Which part of an action a click fills.
enum class Aim : std::uint8_t {
    Nothing,
    Unit,
    Commander,
    Formation,  // by its commander or one of its units
    Hex,
    PieceAndHex,
    StepHex,  // the hex; the piece is the one that moves
    Facing,   // a hex next to the piece
};

// All there is to say about each verb, once: verbs.cpp. Nothing for a verb that there is not.
using VerbRow = engine::verbs::Row<Board, Action, Aim>;
const VerbRow* row_of(const Action& action);

inline Aim aim_of(const Action& action) {
    const VerbRow* row = row_of(action);
    return row == nullptr ? Aim::Nothing : row->aim;
}

// A decision has one spelling: fields that the verb does not use are "none".
bool well_formed(const Board& board, const Action& action);
void for_every_action(const Board& board, engine::FunctionRef<void(const Action&)> visit);

}  // namespace levee::neerwinden
