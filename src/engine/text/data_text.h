#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
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

// A file of a game, and who fills his share of the board from it. Parts are read in their order:
// each may need those before it.
template <class Board>
struct Part {
    std::string_view name;
    Trouble (*read)(const std::vector<Line>&, Board&);
};
template <class Board>
Trouble read_parts(const std::vector<DataFile>& files, std::initializer_list<Part<Board>> parts,
                   Board& board) {
    for (const Part<Board>& part : parts) {
        const Lines lines = read_file(files, part.name);
        if (lines.trouble) return lines.trouble;
        if (Trouble trouble = part.read(lines.lines, board)) return trouble;
    }
    return std::nullopt;
}

// The whole board: its parts, then finish(board).
template <class Board, class Finish>
Result<Board> read_board(const std::vector<DataFile>& files,
                         std::initializer_list<Part<Board>> parts, Finish finish) {
    Board board;
    if (Trouble trouble = read_parts(files, parts, board)) return *trouble;
    finish(board);
    return board;
}

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
    template <class Small>
    Small number(std::string_view field, int low, int high) {
        return static_cast<Small>(number(field, low, high));
    }
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
    void fail(Mistake mistake) {
        if (!trouble_) trouble_ = std::move(mistake);
    }
    // The rest of the line has been read by somebody else.
    void skip() { at_ = line_.words.size(); }
    // Nothing may be left over.
    const Trouble& finish();
    const Trouble& trouble() const { return trouble_; }
    const Line& line() const { return line_; }

 private:
    const Line& line_;
    std::size_t at_;
    Trouble trouble_;
};

// The kinds of lines of a file: the first word of each, and the member of Book that reads the rest.
template <class Book, std::size_t N>
using Records = Meanings<void (Book::*)(Reader&), N>;

// Line by line, until the first mistake.
template <class Book, std::size_t N>
Trouble read_records(const std::vector<Line>& lines, Book& book, const Records<Book, N>& records) {
    for (const Line& line : lines) {
        Reader in(line, 0);
        const auto read = in.meaning("record", records);
        if (!in.trouble()) (book.*read)(in);
        if (Trouble trouble = in.finish()) return trouble;
    }
    return std::nullopt;
}

// The place of the thing with this key among `cards`, as an id; `none` if there is no such thing.
// A map has some hundred things at most: looking through them all is quick enough for a loader.
template <class Id, class Cards>
Id find_key(const Cards& cards, std::string_view key, Id none) {
    std::size_t place = 0;
    for (const auto& card : cards) {
        if (!key.empty() && card.key == key) return Id{static_cast<decltype(Id::raw)>(place)};
        ++place;
    }
    return none;
}

// Why a name for people cannot be one, or nothing. Names stand between quotation marks in records.
std::optional<std::string> name_problem(std::string_view name);
std::optional<std::string> key_problem(std::string_view key);

}  // namespace levee::engine::text
