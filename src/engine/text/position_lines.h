#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/mistake.h"
#include "engine/text/notation.h"

// A position as lines of words, `place "Dampierre 1" 1205 N`: what the words of all games share. A
// game has one table of its words; the last line is one with which play begins. Nothing that is
// read is trusted (docs/rule-tests.md has the words).
namespace levee::engine::position_lines {

inline constexpr std::size_t kMostLines = 1000;

using Words = std::vector<std::string>;

// The words of one line, read strictly: ask for all that is wanted, then whether something was
// wrong. The first mistake is kept; what could not be read reads as the first of its kind.
class Arguments {
 public:
    explicit Arguments(const Words& words) : words_(words) {}

    std::size_t size() const { return words_.size(); }
    const std::string& operator[](std::size_t i) const { return words_[i]; }

    // A whole number, perhaps with its sign.
    int number(std::size_t i, int low, int high);
    // The place in the list; words may be spelled in any way that a name may.
    std::size_t one_of(std::size_t i, std::span<const std::string_view> list,
                       std::string_view kind);
    // Of cards that have a key and a name.
    template <class Id, class Cards>
    Id card(std::size_t i, const Cards& cards, std::string_view kind) {
        const auto found = notation::find(cards, words_[i]);
        if (found) return Id{static_cast<typename Id::Raw>(found.index)};
        std::vector<std::string_view> names;
        for (const auto& card : cards) names.push_back(card.name);
        no_such(kind, words_[i], names);
        return Id{0};
    }

    void wrong(std::string what);
    bool failed() const { return mistake_.has_value(); }
    const std::optional<Mistake>& mistake() const { return mistake_; }

 private:
    void no_such(std::string_view kind, std::string_view typed,
                 std::span<const std::string_view> names, const std::string& otherwise = {});

    const Words& words_;
    std::optional<Mistake> mistake_;
};

// What the words of a game with options work on.
template <class Rules, class Options>
struct PositionOf {
    const Rules& rules;
    const Options& options;
    typename Rules::State& s;
    typename Rules::Events* told = nullptr;  // what happens by them
};

template <class Position>
struct Word {
    std::string_view word;
    std::string_view form;  // as people are told: `place UNIT HEX FACING [LEVEL]`
    std::size_t least = 1;  // words, itself among them
    std::size_t most = 1;
    void (*work)(Position&, Arguments&) = nullptr;
    bool begins = false;  // play begins with it
};
inline constexpr std::size_t kAnyNumber = 99;

template <class Position>
const Word<Position>* find(std::span<const Word<Position>> list, std::string_view word) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.word == word; });
    return found == list.end() ? nullptr : &*found;
}

// What a line says to the position, or the sentence that says why not.
template <class Position>
std::optional<Mistake> carry_out(const Word<Position>& word, Position& position,
                                 const Words& words) {
    if (words.size() < word.least || words.size() > word.most)
        return Mistake{"", "it is written " + std::string(word.form)};
    Arguments arguments(words);
    word.work(position, arguments);
    return arguments.mistake();
}

// The words of a line without its comment; none: there is nothing in it.
Result<Words> words_of(std::string_view line);
// Where a mistake is: "lines[3]".
std::string place_of(std::size_t line);
Mistake no_such_word(std::string_view typed, std::span<const std::string_view> words);

// All lines in their order. check() is asked after each of them, except for the last one, with
// which play begins: what is wrong with the position so far?
template <class Position>
std::optional<Mistake> read(std::span<const Word<Position>> list, Position& position,
                            std::span<const std::string> lines,
                            const std::function<std::optional<Mistake>()>& check) {
    if (lines.size() > kMostLines)
        return Mistake{"lines", "a position has at most " + std::to_string(kMostLines) + " lines"};
    bool begun = false;
    const auto line_read = [&](const std::string& line) -> std::optional<Mistake> {
        const auto split = words_of(line);
        if (const auto* wrong = engine::mistake(split)) return *wrong;
        const Words& words = std::get<Words>(split);
        if (words.empty()) return {};
        if (begun) return Mistake{"", "play has begun with the line before; nothing follows it"};
        const Word<Position>* word = find(list, words[0]);
        if (word == nullptr) {
            std::vector<std::string_view> known;
            for (const auto& one : list) known.push_back(one.word);
            return no_such_word(words[0], known);
        }
        if (auto wrong = carry_out(*word, position, words)) return wrong;
        begun = word->begins;
        return begun ? std::nullopt : check();
    };
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (const auto wrong = line_read(lines[i])) return Mistake{place_of(i), wrong->what};
    if (begun) return {};
    std::string last;
    for (const auto& one : list)
        if (one.begins) last += (last.empty() ? "" : " or ") + std::string(one.form);
    return Mistake{"lines", "play does not begin; the last line is " + last};
}

// The same for a game: between the lines the position must be one in which play could wait, as
// await(state) makes it, say for the first dice of a turn.
template <class Position, class Rules, class State, class Await>
Result<State> position_of(std::span<const Word<Position>> list, Position& position,
                          std::span<const std::string> lines, const Rules& rules, State& s,
                          Await await) {
    const auto check = [&]() -> std::optional<Mistake> {
        State waiting = s;
        await(rules, waiting);
        return rules.validate(waiting);
    };
    if (auto wrong = read(list, position, lines, check)) return *std::move(wrong);
    return s;
}

}  // namespace levee::engine::position_lines
