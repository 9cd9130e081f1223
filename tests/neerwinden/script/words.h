#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "games/neerwinden/names.h"
#include "neerwinden/support/fixture.h"
#include "support/script_text.h"

// What the words of a script stand for; a word that stands for nothing throws.
namespace levee::neerwinden::testing {

using levee::testing::Stop;
using levee::testing::Words;

inline constexpr std::array<std::string_view, 4> kLevels{"good", "disorganised1", "disorganised2",
                                                         "routed"};
inline constexpr std::array<std::string_view, 6> kFacings{"N", "NE", "SE", "S", "SW", "NW"};
inline constexpr std::array<std::string_view, 4> kOrders{"offensive", "manoeuvre", "defensive",
                                                         "demoralised"};
inline constexpr std::array<std::string_view, 3> kControls{"nobody", "French", "Austrian"};

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

inline UnitId unit_of(const std::string& word) {
    const auto found = engine::notation::find(board().units, word);
    if (!found) throw Stop{"no unit is called " + word};
    return UnitId{static_cast<std::uint8_t>(found.index)};
}
inline CommanderId commander_of(const std::string& word) {
    const auto found = engine::notation::find(board().commanders, word);
    if (!found) throw Stop{"no commander is called " + word};
    return CommanderId{static_cast<std::uint8_t>(found.index)};
}
inline FormationId formation_of(const std::string& word) {
    const auto found = engine::notation::find(board().formations, word);
    if (!found) throw Stop{"no formation is called " + word};
    return FormationId{static_cast<std::uint8_t>(found.index)};
}
inline HexId hex_of(const std::string& word) {
    const HexId hex = board().grid.parse(word);
    if (hex == kNoHex) throw Stop{"there is no hex " + word};
    return hex;
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
    const auto found = place_in(kFacings, word);
    if (!found) throw Stop{"there is no direction " + word};
    return static_cast<Direction>(*found);
}
inline Level level_of(const std::string& word) {
    const auto found = place_in(kLevels, word);
    if (!found) throw Stop{"there is no level " + word};
    return static_cast<Level>(*found);
}
inline Order order_of(const std::string& word) {
    const auto found = place_in(kOrders, word);
    if (!found) throw Stop{"there is no order " + word};
    return static_cast<Order>(*found);
}
inline Side side_of_word(const std::string& word) {
    if (word == "French") return Side::French;
    if (word == "Austrian") return Side::Austrian;
    throw Stop{"a side is French or Austrian, not " + word};
}
inline Control control_of(const std::string& word) {
    const auto found = place_in(kControls, word);
    if (!found) throw Stop{"nobody is called " + word};
    return static_cast<Control>(*found);
}

}  // namespace levee::neerwinden::testing
