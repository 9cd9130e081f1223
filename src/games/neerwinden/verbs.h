#pragma once

#include <array>
#include <string_view>

#include "engine/contract/verbs.h"
#include "games/neerwinden/action.h"
#include "games/neerwinden/board.h"
#include "maps/hex_aim.h"

namespace levee::neerwinden {

// As people write them, in the order of the enumerators.
namespace spelled {

inline constexpr std::array<std::string_view, 4> kOrders{"offensive", "manoeuvre", "defensive",
                                                         "demoralised"};

}  // namespace spelled

// All there is to say about each verb, once: verbs.cpp.
using VerbBook = engine::verbs::Book<Board, Action, maps::HexAim>;
const VerbBook& verb_book();
inline const VerbBook& book_of(Verb /*any*/) { return verb_book(); }

}  // namespace levee::neerwinden
