#pragma once

#include <array>
#include <string_view>

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

// All there is to say about each verb, once: verbs.cpp.
using VerbBook = engine::verbs::Book<Board, Action, Aim>;
const VerbBook& verb_book();
inline const VerbBook& book_of(Verb /*any*/) { return verb_book(); }
inline Aim aim_of(const Action& action) { return verb_book().aim(action); }

// As people write them, in the order of the enumerators.
inline constexpr std::array<std::string_view, kForces> kForcesWritten{
    "Anjou",     "Chouans", "Centre", "Bas-Poitou",  "Loroux",   "Émigrés",
    "Deserters", "Nantes",  "Saumur", "La-Rochelle", "Mayençais"};
constexpr std::string_view force_word(Force force) {
    return index(force) < kForces ? kForcesWritten[index(force)] : "?";
}

}  // namespace levee::fgfk
