#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract/mistake.h"
#include "engine/text/data_file.h"

// How the data files of the games are read: lines, words, numbers, and mistakes that name their
// place. Nothing here throws, and any bytes may come in. data_rows.h reads tables with columns;
// what words mean to a map (a hex, a place on the sheet) is in maps/map_text.h.
namespace levee::engine::text {

using Trouble = std::optional<Mistake>;

// For mistakes: between quotation marks, shortened, nothing unprintable.
std::string quoted(std::string_view word);

// Digits only, with a minus sign before them where low is below zero.
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
    Mistake wrong(std::string_view field, std::string what) const;
};

// Lines in the file's own order; stops at the first line that is not text.
struct Lines {
    std::vector<Line> lines;
    Trouble trouble;
};

// `hex 0103 0 village "Old Mill"  # comment`
Lines read_words(std::string_view file, std::string_view text);
// `K1,"a, b",3`; a # in the first place makes a comment
Lines read_commas(std::string_view file, std::string_view text);
// One of a game's files by its plain name, which a path may stand before: *.csv by commas, all
// others by words. A file that is missing, given twice or far too large is trouble. The lines keep
// looking at `name` and at the text of the file.
Lines read_file(const std::vector<DataFile>& files, std::string_view name);

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

}  // namespace levee::engine::text
