#pragma once

#include <string>
#include <string_view>
#include <vector>

// Worked examples as text: a position, dice, actions, what must have come of them and what must be
// refused. One statement a line, a # begins a comment.
//
//   scenario historical                       first; the map is empty afterwards
//   place "Dampierre 1" 1205 NW good          or disorganised1, disorganised2, routed
//   losses "Dampierre 1" 1                    steps it has lost before
//   harnessed "Artillerie Charles"
//   control 1707 French                       or Austrian, nobody
//   vp French 1
//   commander Égalité 1106
//   order Egalite offensive
//   segment movement Egalite                  or combat; play begins
//   do march "Dampierre 1"                    any action in the game's notation
//   roll 3 5
//   refuse to 1105 5.2                        the notation, then the case that forbids it
//   expect unit "Dampierre 1" 1205 NW good    every word but the first name is optional
//   expect unit "Dampierre 1" losses 1        or destroyed, off, harnessed, unharnessed
//   expect commander Égalité 1105             or replaced, in office
//   expect vp 0                               or French 1, Austrian 2
//   expect modifiers +4                       reported for the last roll
//   expect final 12                           the roll with its modifiers
//   expect control 1707 Austrian
//   expect decision French                    or Austrian, dice
//   expect offer end combat                   the actor may do this
//   show                                      (while writing one) what may be done now
namespace levee::neerwinden::testing {

// What went wrong, as "file:line: sentence"; empty when everything held. A script stops where an
// action cannot be carried out, but goes on after an expectation that failed.
std::vector<std::string> run_script(std::string_view text, std::string_view file);

// The same from disk.
std::vector<std::string> run_script_file(const std::string& path);

}  // namespace levee::neerwinden::testing
