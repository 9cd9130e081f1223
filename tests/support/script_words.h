#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/json.h"
#include "engine/text/notation.h"
#include "engine/text/position_lines.h"
#include "support/script_text.h"

// What the words of a script stand for; a word that stands for nothing throws.
namespace levee::testing {

inline std::optional<std::size_t> place_in(std::span<const std::string_view> list,
                                           std::string_view word) {
    const auto found = std::find(list.begin(), list.end(), word);
    if (found == list.end()) return std::nullopt;
    return static_cast<std::size_t>(found - list.begin());
}

// What words stand for, as the words of a position have it.
template <class Read>
auto read_as(const Words& words, Read read) {
    engine::position_lines::Arguments arguments(words);
    const auto meant = read(arguments);
    if (const auto& wrong = arguments.mistake()) throw Stop{wrong->what};
    return meant;
}

// A kind of ids whose cards, in this list of the board, have a name on them.
template <class Id, auto kCards>
struct Printed {
    template <class Any>
    static bool find(const auto& board, std::string_view word, Any& id) {
        if constexpr (std::same_as<Any, Id>) {
            const auto found = engine::notation::find(board.*kCards, word);
            if (found) id = Id{static_cast<typename Id::Raw>(found.index)};
            return static_cast<bool>(found);
        } else {
            return false;
        }
    }
};

// The Names of a game, and pieces by what is printed on them as well as by their keys.
template <class Names, class... Cards>
struct PrintedNames : Names {
    using Names::Names;

    template <class Id>
    requires engine::json::NamesFor<Names, Id>
    bool read(std::string_view word, Id& id) const {
        return (Cards::find(this->board(), word, id) || ...) || Names::read(word, id);
    }
};

}  // namespace levee::testing
