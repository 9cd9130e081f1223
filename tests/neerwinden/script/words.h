#pragma once

#include <string>
#include <vector>

#include "games/neerwinden/position_words.h"
#include "games/neerwinden/reflection.h"
#include "neerwinden/support/fixture.h"
#include "support/hex_script.h"

// What the words of a script stand for; a word that stands for nothing throws.
namespace levee::neerwinden::testing {

using levee::testing::place_in;
using levee::testing::Printed;
using levee::testing::read_as;
using levee::testing::Stop;
using levee::testing::Words;
using ScriptNames = levee::testing::PrintedNames<Names, Printed<UnitId, &Board::units>,
                                                 Printed<CommanderId, &Board::commanders>,
                                                 Printed<FormationId, &Board::formations>>;

inline FormationId formation_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return formation_in(board(), a, 0); });
}
inline HexId hex_of(const std::string& word) { return levee::testing::hex_of(board().grid, word); }
// 1205, or 1205-1208 in one column.
inline void add_hexes(const std::string& word, std::vector<std::string>& to) {
    const auto dash = word.find('-');
    const auto& grid = board().grid;
    const HexId first = hex_of(word.substr(0, dash));
    const HexId last = dash == word.npos ? first : hex_of(word.substr(dash + 1));
    if (grid.column(first) != grid.column(last)) throw Stop{word + " is not one column"};
    for (int row = grid.row(first); row <= grid.row(last); ++row)
        to.push_back(name(grid.at(grid.column(first), row)));
}
inline Order order_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return order_in(a, 0); });
}
inline Side side_of_word(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return side_in(a, 0); });
}
inline Control control_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return control_in(a, 0); });
}
inline std::size_t star_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return star_in(board(), a, 0); });
}

}  // namespace levee::neerwinden::testing
