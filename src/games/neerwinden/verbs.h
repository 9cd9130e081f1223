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

// All there is to say about each verb, once: verbs.cpp.
using VerbBook = engine::verbs::Book<Board, Action, Aim>;
const VerbBook& verb_book();
inline const VerbBook& book_of(Verb /*any*/) { return verb_book(); }
inline Aim aim_of(const Action& action) { return verb_book().aim(action); }

}  // namespace levee::neerwinden
