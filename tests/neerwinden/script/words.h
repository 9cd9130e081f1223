#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/notation.h"
#include "games/neerwinden/position_words.h"
#include "games/neerwinden/reflection.h"
#include "neerwinden/support/fixture.h"
#include "support/script_text.h"

// What the words of a script stand for; a word that stands for nothing throws.
namespace levee::neerwinden::testing {

using levee::testing::Stop;
using levee::testing::Words;

inline std::optional<std::size_t> place_in(std::span<const std::string_view> list,
                                           std::string_view word) {
    const auto found = std::find(list.begin(), list.end(), word);
    if (found == list.end()) return std::nullopt;
    return static_cast<std::size_t>(found - list.begin());
}

// Pieces by what is printed on them as well as by their keys.
struct ScriptNames : Names {
    using Names::Names;
    using Names::read;
    bool read(std::string_view word, UnitId& id) const { return find(board().units, word, id); }
    bool read(std::string_view word, CommanderId& id) const {
        return find(board().commanders, word, id);
    }
    bool read(std::string_view word, FormationId& id) const {
        return find(board().formations, word, id);
    }

 private:
    template <class Cards, class Id>
    bool find(const Cards& cards, std::string_view word, Id& id) const {
        const auto found = engine::notation::find(cards, word);
        if (!found) return Names::read(word, id);
        id = Id{static_cast<std::uint8_t>(found.index)};
        return true;
    }
};

// What a word stands for, as the words of a position have it.
template <class Read>
auto read_as(const Words& words, Read read) {
    Arguments arguments(words);
    const auto meant = read(arguments);
    if (const auto& wrong = arguments.mistake()) throw Stop{wrong->what};
    return meant;
}
inline UnitId unit_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return unit_in(board(), a, 0); });
}
inline CommanderId commander_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return commander_in(board(), a, 0); });
}
inline FormationId formation_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return formation_in(board(), a, 0); });
}
inline HexId hex_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return hex_in(board(), a, 0); });
}
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
inline Direction facing_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return facing_in(a, 0); });
}
inline Level level_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return level_in(a, 0); });
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
