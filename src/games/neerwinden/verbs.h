#pragma once

#include <array>
#include <string_view>

#include "engine/contract/verbs.h"
#include "games/neerwinden/action.h"
#include "games/neerwinden/board.h"

namespace levee::neerwinden {

// What a person points at for an action.
enum class Aim : std::uint8_t {
    Named,    // what its arguments name
    StepHex,  // the hex; the piece is the one that moves
    Facing,   // a hex next to the piece
};

// As people write them, in the order of the enumerators.
namespace spelled {

inline constexpr std::array<std::string_view, 4> kOrders{"offensive", "manoeuvre", "defensive",
                                                         "demoralised"};
inline constexpr std::array<std::string_view, 6> kFacings{"N", "NE", "SE", "S", "SW", "NW"};

}  // namespace spelled

// All there is to say about each verb, once: verbs.cpp.
using VerbBook = engine::verbs::Book<Board, Action, Aim>;
const VerbBook& verb_book();
inline const VerbBook& book_of(Verb /*any*/) { return verb_book(); }
inline Aim aim_of(const Action& action) { return verb_book().aim(action); }

}  // namespace levee::neerwinden
