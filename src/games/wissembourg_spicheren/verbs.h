#pragma once

#include "engine/contract/verbs.h"
#include "games/wissembourg_spicheren/action.h"
#include "games/wissembourg_spicheren/board.h"
#include "maps/hex_aim.h"

namespace levee::wissembourg_spicheren {

// All there is to say about each verb, once: verbs.cpp.
using VerbBook = engine::verbs::Book<Board, Action, maps::HexAim>;
const VerbBook& verb_book();
inline const VerbBook& book_of(Verb /*any*/) { return verb_book(); }

}  // namespace levee::wissembourg_spicheren
