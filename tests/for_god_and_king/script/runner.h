#pragma once

#include <string_view>

#include "support/script.h"

// The words of this game in a script; docs/rule-tests.md has those that all games share.
//
//   turn 3                              the operations phase of this turn; 2 if nothing is said
//   morale Republican 0                 or Vendéen; markers are at 0 if nothing is said
//   arms Centre -2                      or Anjou, Bas-Poitou
//   place Menou SAU                     a general
//   place 5 Saumur SAU                  combat points
//   cup T1 T3 T11                       only these are in the cup; it is empty if nothing is said
//   spent E6                            an event that is out of the game
//   operations Republican               play begins: the opportunity and the initiative are his
//   expect general Menou CZX            or lightly-wounded, seriously-wounded, gone, accused
//   expect points 3 Saumur CZX
//   expect left 0.5                     action points of the group in motion
//   expect column 1:2                   of the last combat, after shifts
//   expect modifier -1                  to its dice
//   expect result AR2-40
//   expect lost Republican 4            points, since the last combat began
//   expect morale Vendéen 2
//   expect arms Anjou -1
//   expect controlled CML Republican    by his combat points
namespace levee::fgfk::testing {

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file);

}  // namespace levee::fgfk::testing
