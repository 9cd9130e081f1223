#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/contract/verbs.h"
#include "engine/text/notation.h"

// Kinds of arguments that many games have. A kind names the fields of the action it fills by
// pointers to members; a game makes an argument of it by adding what people are told:
//   constexpr auto kUnit = argument<Card<&Action::unit, &Board::units>>(
//       "unit", "a unit such as \"Dampierre 1\"");
namespace levee::engine::verbs {

using notation::Line;

// Wherever a mistake needs no words of its own.
inline Wrong not_wanted() { return Mistake{}; }

// A field that holds a number, an enumerator or an id.
template <class Field>
constexpr int number_in(const Field& field) {
    if constexpr (requires { field.raw; })
        return field.raw;
    else
        return static_cast<int>(field);
}
template <class Field>
constexpr void set_number(Field& field, std::size_t number) {
    if constexpr (requires { field.raw; })
        field.raw = static_cast<typename Field::Raw>(number);
    else
        field = static_cast<Field>(number);
}
template <class Field>
Wrong taken(std::optional<std::uint8_t> number, Field& field) {
    if (!number) return not_wanted();
    set_number(field, *number);
    return {};
}

// Which names are put in quotes.
enum class Quotes : std::uint8_t { Always, ForBlanks, ForBlanksAndApostrophes };

inline std::string in_quotes(const std::string& name, Quotes quotes) {
    const auto* const asking = quotes == Quotes::ForBlanks ? " " : " '";
    const bool bare = quotes != Quotes::Always && name.find_first_of(asking) == std::string::npos;
    return bare ? name : notation::quoted(name);
}

inline bool begins_with_digit(const Line& line) {
    const std::string& word = line.word();
    return !word.empty() && word[0] >= '0' && word[0] <= '9';
}

constexpr bool any_number(int /*number*/) { return true; }

// A number that is read from `kLow` to `kHigh`; of these only some may make sense.
template <auto kField, int kLow, int kHigh, bool (*kSensible)(int) = any_number>
struct Number {
    static std::string written(const auto& /*board*/, const auto& a) {
        return std::to_string(number_in(a.*kField));
    }
    static Wrong read(const auto& /*self*/, const auto& /*board*/, Line& line, auto& a) {
        return taken(line.take_number(kLow, kHigh), a.*kField);
    }
    static bool copy(const auto& /*board*/, const auto& from, auto& to) {
        const int number = number_in(from.*kField);
        to.*kField = from.*kField;
        return number >= kLow && number <= kHigh && kSensible(number);
    }
    template <class Action>
    static void each(const auto& /*board*/, Action a, FunctionRef<void(const Action&)> visit) {
        for (int number = kLow; number <= kHigh; ++number) {
            if (!kSensible(number)) continue;
            set_number(a.*kField, static_cast<std::size_t>(number));
            visit(a);
        }
    }
};

// Dice of six faces, `kFewest` of them or both; a die that is not there is a zero.
template <int kFewest, auto kFirst, auto kSecond>
struct Dice {
    static std::string written(const auto& /*board*/, const auto& a) {
        const bool both = kFewest == 2 || a.*kSecond != 0;
        return std::to_string(a.*kFirst) + (both ? " " + std::to_string(a.*kSecond) : "");
    }
    static Wrong read(const auto& /*self*/, const auto& /*board*/, Line& line, auto& a) {
        if (auto wrong = taken(line.take_number(1, 6), a.*kFirst)) return wrong;
        if (line.done()) return kFewest == 2 ? not_wanted() : Wrong{};
        return taken(line.take_number(1, 6), a.*kSecond);
    }
    static bool copy(const auto& /*board*/, const auto& from, auto& to) {
        to.*kFirst = from.*kFirst;
        to.*kSecond = from.*kSecond;
        return to.*kFirst >= 1 && to.*kFirst <= 6 && to.*kSecond >= kFewest - 1 && to.*kSecond <= 6;
    }
    template <class Action>
    static void each(const auto& /*board*/, Action a, FunctionRef<void(const Action&)> visit) {
        for (std::uint8_t first = 1; first <= 6; ++first)
            for (std::uint8_t second = kFewest - 1; second <= 6; ++second) {
                a.*kFirst = first;
                a.*kSecond = second;
                visit(a);
            }
    }
};

// One of a list of words, by its place in the list.
template <auto kField, const auto& kWords>
struct OneOf {
    static std::string written(const auto& /*board*/, const auto& a) {
        const auto i = static_cast<std::size_t>(number_in(a.*kField));
        return i < kWords.size() ? std::string(kWords[i]) : "?";
    }
    static Wrong read(const auto& /*self*/, const auto& /*board*/, Line& line, auto& a) {
        return taken(line.take_one_of(kWords), a.*kField);
    }
    static bool copy(const auto& /*board*/, const auto& from, auto& to) {
        to.*kField = from.*kField;
        return static_cast<std::size_t>(number_in(from.*kField)) < kWords.size();
    }
    template <class Action>
    static void each(const auto& /*board*/, Action a, FunctionRef<void(const Action&)> visit) {
        for (std::size_t i = 0; i < kWords.size(); ++i) {
            set_number(a.*kField, i);
            visit(a);
        }
    }
};

// A card of a list of the board, by its name or its key.
template <auto kField, auto kCards, Quotes kQuotes = Quotes::Always>
struct Card {
    static std::string written(const auto& board, const auto& a) {
        const auto& cards = board.*kCards;
        const auto i = static_cast<std::size_t>(number_in(a.*kField));
        if (i >= cards.size()) return "?";
        return in_quotes(notation::name_to_write(cards[i], cards), kQuotes);
    }
    static Wrong read(const auto& self, const auto& board, Line& line, auto& a) {
        const notation::Found found = line.take_name(board.*kCards);
        if (!found) return line.no_such(self.noun, board.*kCards);
        set_number(a.*kField, found.index);
        return {};
    }
    static bool copy(const auto& board, const auto& from, auto& to) {
        to.*kField = from.*kField;
        return static_cast<std::size_t>(number_in(from.*kField)) < (board.*kCards).size();
    }
    template <class Action>
    static void each(const auto& board, Action a, FunctionRef<void(const Action&)> visit) {
        for (std::size_t i = 0; i < (board.*kCards).size(); ++i) {
            set_number(a.*kField, i);
            visit(a);
        }
    }
};

// A card that is a piece on the board: a person can point at it.
template <auto kField, auto kCards, Quotes kQuotes = Quotes::Always>
struct Piece : Card<kField, kCards, kQuotes> {
    static std::string piece(const auto& board, const auto& a) {
        const auto& cards = board.*kCards;
        const auto i = static_cast<std::size_t>(number_in(a.*kField));
        return i < cards.size() ? notation::name_to_write(cards[i], cards) : std::string();
    }
    static bool take_piece(const auto& board, std::string_view id, auto& a) {
        const auto& cards = board.*kCards;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (notation::name_to_write(cards[i], cards) == id) {
                set_number(a.*kField, i);
                return true;
            }
        return false;
    }
};

// Nothing, or `with` a card. An argument of this kind is optional.
template <auto kField, auto kCards, Quotes kQuotes>
struct WithCard {
    using Named = Card<kField, kCards, kQuotes>;

    template <class Action>
    static bool nobody(const Action& a) {
        return a.*kField == Action{}.*kField;
    }
    static std::string written(const auto& board, const auto& a) {
        return nobody(a) ? "" : "with " + Named::written(board, a);
    }
    static Wrong read(const auto& self, const auto& board, Line& line, auto& a) {
        if (!line.take_word("with") || line.done()) return not_wanted();
        return Named::read(self, board, line, a);
    }
    static bool copy(const auto& board, const auto& from, auto& to) {
        return nobody(from) || Named::copy(board, from, to);
    }
    template <class Action>
    static void each(const auto& board, Action a, FunctionRef<void(const Action&)> visit) {
        visit(a);
        Named::each(board, a, visit);
    }
};

// A word that stands for a value of its own, where places are named.
template <class Place>
struct PlaceWord {
    std::string_view word;
    Place place{};
};
template <class Place>
using PlaceWords = std::array<PlaceWord<Place>, 1>;
template <class Place>
inline constexpr std::array<PlaceWord<Place>, 0> kNoWords{};

template <class Action, class Field>
Field field_of(Field Action::*member);

// A hex as maps print it, or one of a few words.
template <auto kField, auto kGrid, const auto& kWords = kNoWords<decltype(field_of(kField))>>
struct Hex {
    static std::string written(const auto& board, const auto& a) {
        for (const auto& [word, place] : kWords)
            if (a.*kField == place) return std::string(word);
        if (!(board.*kGrid).exists(a.*kField)) return "?";
        return std::string(std::string_view((board.*kGrid).name(a.*kField)));
    }
    static Wrong read(const auto& /*self*/, const auto& board, Line& line, auto& a) {
        for (const auto& [word, place] : kWords)
            if (line.take_word(word)) {
                a.*kField = place;
                return {};
            }
        const std::string& typed = line.word();
        const auto digit = [](char c) { return c >= '0' && c <= '9'; };
        if (typed.size() != 4 || !std::all_of(typed.begin(), typed.end(), digit))
            return not_wanted();
        a.*kField = (board.*kGrid).parse(typed);
        if (!(board.*kGrid).exists(a.*kField))
            return Mistake{"", "there is no hex " + typed + " on this map"};
        line.skip();
        return {};
    }
    static bool copy(const auto& board, const auto& from, auto& to) {
        to.*kField = from.*kField;
        if ((board.*kGrid).exists(from.*kField)) return true;
        for (const auto& [word, place] : kWords)
            if (from.*kField == place) return true;
        return false;
    }
    static std::string space(const auto& board, const auto& a) {
        const bool on_map = (board.*kGrid).exists(a.*kField);
        return on_map ? std::string(std::string_view((board.*kGrid).name(a.*kField))) : "";
    }
    static bool take_space(const auto& board, std::string_view id, auto& a) {
        a.*kField = (board.*kGrid).parse(id);
        return (board.*kGrid).exists(a.*kField);
    }
    template <class Action>
    static void each(const auto& board, Action a, FunctionRef<void(const Action&)> visit) {
        for (std::size_t i = 0; i < (board.*kGrid).size(); ++i) {
            set_number(a.*kField, i);
            if ((board.*kGrid).exists(a.*kField)) visit(a);
        }
        for (const auto& [word, place] : kWords) {
            a.*kField = place;
            visit(a);
        }
    }
};

// An area by its key or its name, or one of a few words.
template <auto kField, auto kAreas, const auto& kWords = kNoWords<decltype(field_of(kField))>>
struct Area {
    using Named = Card<kField, kAreas>;

    static std::string written(const auto& board, const auto& a) {
        for (const auto& [word, place] : kWords)
            if (a.*kField == place) return std::string(word);
        const auto i = static_cast<std::size_t>(number_in(a.*kField));
        return i < (board.*kAreas).size() ? (board.*kAreas)[i].key : "?";
    }
    static Wrong read(const auto& self, const auto& board, Line& line, auto& a) {
        for (const auto& [word, place] : kWords)
            if (line.take_word(word)) {
                a.*kField = place;
                return {};
            }
        // A key is what is written, so it comes before any name.
        const auto& areas = board.*kAreas;
        for (std::size_t i = 0; i < areas.size(); ++i)
            if (areas[i].key == line.word()) {
                set_number(a.*kField, i);
                line.skip();
                return {};
            }
        if (begins_with_digit(line)) return not_wanted();
        return Named::read(self, board, line, a);
    }
    static bool copy(const auto& board, const auto& from, auto& to) {
        if (Named::copy(board, from, to)) return true;
        for (const auto& [word, place] : kWords)
            if (from.*kField == place) return true;
        return false;
    }
    static std::string space(const auto& board, const auto& a) {
        const auto i = static_cast<std::size_t>(number_in(a.*kField));
        return i < (board.*kAreas).size() ? (board.*kAreas)[i].key : "";
    }
    static bool take_space(const auto& board, std::string_view id, auto& a) {
        const auto& areas = board.*kAreas;
        const auto found = std::find_if(areas.begin(), areas.end(),
                                        [&](const auto& area) { return area.key == id; });
        if (found == areas.end()) return false;
        set_number(a.*kField, static_cast<std::size_t>(found - areas.begin()));
        return true;
    }
    template <class Action>
    static void each(const auto& board, Action a, FunctionRef<void(const Action&)> visit) {
        Named::each(board, a, visit);
        for (const auto& [word, place] : kWords) {
            a.*kField = place;
            visit(a);
        }
    }
};

// Two kinds, one after the other.
template <class First, class Second>
struct Together {
    static std::string written(const auto& board, const auto& a) {
        return First::written(board, a) + " " + Second::written(board, a);
    }
    static Wrong read(const auto& self, const auto& board, Line& line, auto& a) {
        if (auto wrong = First::read(self, board, line, a)) return wrong;
        return line.done() ? not_wanted() : Second::read(self, board, line, a);
    }
    static bool copy(const auto& board, const auto& from, auto& to) {
        return First::copy(board, from, to) && Second::copy(board, from, to);
    }
    template <class Action>
    static void each(const auto& board, const Action& a, FunctionRef<void(const Action&)> visit) {
        const auto second = [&](const Action& begun) { Second::each(board, begun, visit); };
        First::each(board, a, FunctionRef<void(const Action&)>(second));
    }
};

template <class Kind, class Board, class Action>
constexpr Argument<Board, Action> argument(std::string_view noun, std::string_view wanted,
                                           bool optional = false) {
    Argument<Board, Action> made{noun, wanted, optional};
    made.written = [](const Board& board, const Action& a) { return Kind::written(board, a); };
    made.read = [](const Argument<Board, Action>& self, const Board& board, Line& line, Action& a) {
        return Kind::read(self, board, line, a);
    };
    made.copy = [](const Board& board, const Action& from, Action& to) {
        return Kind::copy(board, from, to);
    };
    made.each = [](const Board& board, Action a, FunctionRef<void(const Action&)> visit) {
        Kind::each(board, a, visit);
    };
    if constexpr (requires(const Board& board, Action& a) { Kind::piece(board, a); }) {
        made.piece = [](const Board& board, const Action& a) { return Kind::piece(board, a); };
        made.take_piece = [](const Board& board, std::string_view id, Action& a) {
            return Kind::take_piece(board, id, a);
        };
    }
    if constexpr (requires(const Board& board, Action& a) { Kind::space(board, a); }) {
        made.space = [](const Board& board, const Action& a) { return Kind::space(board, a); };
        made.take_space = [](const Board& board, std::string_view id, Action& a) {
            return Kind::take_space(board, id, a);
        };
    }
    return made;
}

}  // namespace levee::engine::verbs
