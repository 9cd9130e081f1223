#pragma once

#include <string_view>

#include "support/script.h"

// The words of this game in a script; docs/rule-tests.md has those that all games share.
//
// The position, also in the middle of play:
//
//   turn 3                              2 if nothing is said
//   morale Republican 0                 or Vendéen; markers are at 0 if nothing is said
//   arms Centre -2                      or Anjou, Bas-Poitou; or all three, in the order of the
//   board: arms -1 -2 0 place Menou SAU                     a general place 5 Saumur SAU combat
//   points general Bonchamps lightly-wounded   or seriously-wounded, away, accused, gone, not-yet
//   to-place Bonchamps                  among the reinforcements
//   to-place 10 Anjou
//   cup T1 T3 T11                       only these are in the cup; it is empty if nothing is said
//   spent E6                            an event that is out of the game
//   hand E1 E10                         only these events are left, or: hand nothing
//   quiet                               nothing interrupts operations: E3, E4 and E6 are spent, and
//                                       Vergnes and Lyrot stand far away, so that the phase goes on
//   fresh                               the cup is full, and nobody has been in Bressuire or
//   Thouars
//
// Play begins:
//
//   operations Republican               the opportunity and the initiative are his
//   phase desertion                     or wounds, republicans, vendeens (reinforcements),
//   initiative,
//                                       committee, galerne, end
//   campaign by-hand                    a new game, its set-up by hand or automatic
//
// Play in a hurry:
//
//   set-off NUE 12                      all that is there goes, with this sum of two dice (7)
//   enter NUE VIH 12                    the same, and its first area
//   weigh                               nobody marches to the guns; the combat up to its dice
//   fight 4 3                           the same, and the dice: coloured, white
//   finish                              losses and retreats by the first choice, no pursuit
//   battle 4 3 6                        the combat to its end with these dice; all others show a 6
//   attack NUE VIH 4 3 6                into an area with a 12, and the battle there
//
// Expectations; a number may be a comparison (>=3):
//
//   expect general Menou CZX            or on-map, off-map, lightly-wounded, gone ...
//   expect points 3 Saumur CZX          or of a side: expect points 3 Vendéen CZX
//   expect on-map 20 Saumur             in all
//   expect to-place 3 Saumur            not placed yet
//   expect places Menou SAU ANG         all areas where it may be placed; or: nowhere
//   expect hand 1 E9
//   expect cup 2 T7
//   expect left 0.5                     action points of the group in motion
//   expect column 1:2                   of the last combat, after shifts
//   expect modifier -1                  to its dice
//   expect result AR2-40                ? is any letter, a * at the end anything
//   expect lost Republican 4            points, since the last combat began
//   expect way Vendéen CML JAL          the areas of his retreats; "..." at the end: and on
//   expect morale Vendéen 2
//   expect arms Anjou -1                or all three
//   expect victory-points Vendéen 10
//   expect controlled CML Republican    by his combat points; or: expect not controlled
//   expect supplied Saumur NUE          points of that army there; or: expect not supplied
//   expect dice 2 wounds                are asked for, and by which business
//   expect stack Vendéen CHO            counters of his are there
//   expect seen Republican points 0 Anjou CHO   any of these, as that side sees the map
namespace levee::fgfk::testing {

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file);

}  // namespace levee::fgfk::testing
