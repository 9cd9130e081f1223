#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table.h"
#include "games/for_god_and_king/ids.h"

// How the data files are read: lines, words, numbers, and mistakes that name their place. Nothing
// here throws, and any bytes may come in.
namespace levee::fgfk::text {

using Trouble = std::optional<engine::Mistake>;

// For mistakes: between quotation marks, shortened, nothing unprintable.
std::string quoted(std::string_view word);

// A minus sign is allowed before the digits.
std::optional<int> number(std::string_view word, int low, int high);

struct Word {
    std::string text;
    bool in_quotes = false;
};

// One line that says something; comments and empty lines are gone.
struct Line {
    std::string_view file;
    std::size_t number = 0;
    std::vector<Word> words;

    std::string_view record() const { return words.front().text; }
    engine::Mistake wrong(std::string_view field, std::string what) const;
};

// Lines in the file's own order; stops at the first line that is not text.
struct Lines {
    std::vector<Line> lines;
    Trouble trouble;
};

// `bridge D NAN PRO 675,438 "Ponts de Nantes"  # comment`
Lines read_words(std::string_view file, std::string_view text);
// `Joly,"a, b",3`; a # in the first place makes a comment
Lines read_commas(std::string_view file, std::string_view text);

// What the words of a file may mean.
template <class Meaning, std::size_t N>
using Meanings = std::array<std::pair<std::string_view, Meaning>, N>;

// Takes the words of one line from left to right. The first mistake sticks; after it every question
// is answered with some harmless value, so that the caller looks once, at the end.
class Reader {
 public:
    explicit Reader(const Line& line, std::size_t from = 1) : line_(line), at_(from) {}

    bool more() const { return at_ < line_.words.size(); }
    // True, and the word is taken, if it comes next.
    bool accept(std::string_view word);
    bool next_is_quoted() const { return more() && line_.words[at_].in_quotes; }

    int number(std::string_view field, int low, int high);
    // Letters, digits and hyphens: names that other lines refer to.
    std::string key(std::string_view field);
    // Words for people, in quotation marks in the word files.
    std::string name(std::string_view field);
    // `x,y`
    Place place(std::string_view field);

    template <class Meaning, std::size_t N>
    Meaning meaning(std::string_view field, const Meanings<Meaning, N>& meanings) {
        const std::string_view word = take(field);
        for (const auto& [text, value] : meanings)
            if (text == word) return value;
        std::string all;
        for (const auto& [text, value] : meanings)
            all += (all.empty() ? "" : ", ") + std::string(text);
        fail(field, quoted(word) + " is not one of " + all);
        return meanings.front().second;
    }

    // The next word as it stands; empty after a mistake or at the end of the line.
    std::string_view take(std::string_view field);
    void fail(std::string_view field, std::string what);
    // Nothing may be left over.
    Trouble finish();
    const Trouble& trouble() const { return trouble_; }

 private:
    const Line& line_;
    std::size_t at_;
    Trouble trouble_;
};

// Why a name for people cannot be one, or nothing. Names stand between quotation marks in records.
std::optional<std::string> name_problem(std::string_view name);
std::optional<std::string> key_problem(std::string_view key);

}  // namespace levee::fgfk::text
