#pragma once

#include <string>

#include "games/wissembourg_spicheren/position_words.h"
#include "games/wissembourg_spicheren/reflection.h"
#include "support/hex_script.h"
#include "wissembourg_spicheren/support/fixture.h"

// What the words of a script stand for; a word that stands for nothing throws.
namespace levee::wissembourg_spicheren::testing {

using levee::testing::place_in;
using levee::testing::Printed;
using levee::testing::read_as;
using levee::testing::Stop;
using levee::testing::Words;
using ScriptNames = levee::testing::PrintedNames<Names, Printed<UnitId, &Board::units>,
                                                 Printed<CommanderId, &Board::commanders>>;

inline FormationId formation_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return formation_in(board(), a, 0); });
}
inline MarkerId marker_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return marker_in(board(), a, 0); });
}
inline Side side_of_word(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return side_in(a, 0); });
}

}  // namespace levee::wissembourg_spicheren::testing
