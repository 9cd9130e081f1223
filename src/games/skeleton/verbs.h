#pragma once

#include "engine/contract/verbs.h"
#include "games/skeleton/action.h"
#include "games/skeleton/board.h"

namespace levee::skeleton {

// What a person points at for an action.
enum class Aim : std::uint8_t { Nothing, Unit, UnitToArea };

// All there is to say about each verb, once: verbs.cpp.
using VerbBook = engine::verbs::Book<Board, Action, Aim>;
const VerbBook& verb_book();
inline const VerbBook& book_of(Verb /*any*/) { return verb_book(); }
inline Aim aim_of(const Action& action) { return verb_book().aim(action); }

}  // namespace levee::skeleton
