#pragma once

#include "engine/contract/verbs.h"
#include "games/wissembourg_spicheren/action.h"
#include "games/wissembourg_spicheren/board.h"

namespace levee::wissembourg_spicheren {

// Which part of an action a click fills.
enum class Aim : std::uint8_t {
    Nothing,
    Unit,
    Commander,
    Formation,  // by its HQ or one of its units
    Hex,
    PieceAndHex,
    StepHex,     // the hex; the piece is the one that moves
    MarkerStep,  // the hex; the piece is one of the two markers of 13.1.6
    Facing,      // a hex next to the piece
};

// All there is to say about each verb, once: verbs.cpp.
using VerbBook = engine::verbs::Book<Board, Action, Aim>;
const VerbBook& verb_book();
inline const VerbBook& book_of(Verb /*any*/) { return verb_book(); }
inline Aim aim_of(const Action& action) { return verb_book().aim(action); }

}  // namespace levee::wissembourg_spicheren
