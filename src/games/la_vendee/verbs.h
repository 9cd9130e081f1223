#pragma once

#include "engine/contract/verbs.h"
#include "games/la_vendee/action.h"
#include "games/la_vendee/board.h"

namespace levee::la_vendee {

// All there is to say about each verb, once: verbs.cpp.
using VerbBook = engine::verbs::Book<Board, Action>;
const VerbBook& verb_book();
inline const VerbBook& book_of(Verb /*any*/) { return verb_book(); }

}  // namespace levee::la_vendee
