#pragma once

#include <string_view>

#include "support/script.h"

// The words of this game in a script; docs/rule-tests.md has those that all games share.
//
//   scenario historical                       first, like the options; the map is empty afterwards
//   option secret-orders                      or bidding, set-up-by-hand
//   turn 3
//   place "Dampierre 1" 1205 NW good          or disorganised1, disorganised2, routed
//   losses "Dampierre 1" 1                    steps it has lost before
//   harnessed "Artillerie Charles"
//   non-commanded "Dampierre 1"               the marker of 3.2
//   control 1707 French                       or Austrian, nobody
//   vp French 1
//   commander Égalité 1106
//   order Egalite offensive
//   segment movement Egalite                  or combat; play begins, command is verified first
//   begin activations French                  or order-changes Austrian, turn, game
//   lose "Dampierre 1"                        a step, as the rules do it; or disorganise
//   walk 1205 1206                            to each of them; nobody reacts
//   set-up-to "Ruault 1"                      what comes before is placed as the scenario has it
//   finish 1 1                                a combat is worked out by the first choices, nobody
//                                             reacts, and these are the dice for morale
//   expect unit "Dampierre 1" 1205 NW good    every word but the first name is optional
//   expect unit "Dampierre 1" losses 1        or strength, morale, points (of movement)
//   expect unit "Dampierre 1" destroyed       or off, harnessed, unharnessed, commanded,
//                                             non-commanded, surrounded, not-surrounded,
//                                             free-of-duty (4.1.1)
//   expect zone French 1205 1206              in their zone of control; or no zone
//   expect empty 1205                         no unit is there
//   expect distance 1205 1208 3
//   expect reserve Valence 3                  the number on its offensive marker
//   expect formation Harville not-in-play     all its units; or to-place, on-map, beyond, gone
//   expect commander Égalité 1105             or off, replaced, in office
//   expect commander Égalité command 1        or tactical, morale (bonus)
//   expect tested Colloredo                   dice are awaited for him; or nobody
//   expect places 0806 0907                   here the next piece of the set-up may stand
//   expect order Egalite offensive
//   expect vp 0                               or French 1, Austrian 2
//   expect modifiers +4                       reported for the last roll
//   expect final 12                           the roll with its modifiers
//   expect control 1707 Austrian
namespace levee::neerwinden::testing {

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file);

}  // namespace levee::neerwinden::testing
