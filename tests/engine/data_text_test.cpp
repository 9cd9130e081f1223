#include "engine/text/data_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "engine/text/data_rows.h"

namespace levee::engine::text {
namespace {

std::string complaint(const Trouble& trouble) { return trouble ? trouble->text() : "none"; }

std::vector<std::string> words(const Line& line) {
    std::vector<std::string> all;
    for (const Word& word : line.words) all.push_back(word.text);
    return all;
}

using Strings = std::vector<std::string>;

// ------------------------------------------------------------------ lines and words

TEST(DataText, WordsCommentsAndEmptyLines) {
    const Lines all = read_words("map.txt", "\n# nothing\n hex 0103  \"Old Mill\" # a mill\n\t\n");
    ASSERT_FALSE(all.trouble);
    ASSERT_EQ(all.lines.size(), 1U);
    EXPECT_EQ(all.lines[0].number, 3U);
    EXPECT_EQ(all.lines[0].record(), "hex");
    EXPECT_EQ(words(all.lines[0]), (Strings{"hex", "0103", "Old Mill"}));
    EXPECT_TRUE(all.lines[0].words[2].in_quotes);
}

TEST(DataText, CommasKeepBlanksAndEmptyFields) {
    const Lines all = read_commas("a.csv", "a,,\"b, \"\"c\"\"\", d\n#,\n\n1,2,3,\n");
    ASSERT_FALSE(all.trouble);
    ASSERT_EQ(all.lines.size(), 2U);
    EXPECT_EQ(words(all.lines[0]), (Strings{"a", "", "b, \"c\"", " d"}));
    EXPECT_EQ(all.lines[1].number, 4U);
}

TEST(DataText, WhatIsNoTextIsRefusedWithItsLine) {
    EXPECT_EQ(complaint(read_words("m", "a\n\"b").trouble),
              "m:2: text: the quotation mark is never closed");
    EXPECT_EQ(complaint(read_words("m", "\"a\"b").trouble),
              "m:1: text: a blank must follow the quotation mark");
    EXPECT_EQ(complaint(read_commas("m", "\"a\"b,").trouble),
              "m:1: text: a comma must follow the quotation mark");
    // A lone continuation, an overlong slash, a surrogate, a bell.
    for (const std::string_view bytes : {"\x80", "\xC0\xAF", "\xED\xA0\x80", "\a"})
        EXPECT_EQ(complaint(read_words("m", bytes).trouble),
                  "m:1: text: holds bytes that are not UTF-8 text");
}

TEST(DataText, FilesOfOtherEditors) {
    const Lines all = read_words("m",
                                 "\xEF\xBB\xBF"
                                 "a b\r\nc\r\n");
    ASSERT_EQ(all.lines.size(), 2U);
    EXPECT_EQ(words(all.lines[0]), (Strings{"a", "b"}));
    EXPECT_EQ(words(all.lines[1]), (Strings{"c"}));
}

TEST(DataText, FilesAreFoundByTheirPlainNames) {
    const std::vector<DataFile> files{{"here/a.csv", "x y,z\n"}, {"b.txt", "x y,z\n"}};
    EXPECT_EQ(words(read_file(files, "a.csv").lines.at(0)), (Strings{"x y", "z"}));
    EXPECT_EQ(words(read_file(files, "b.txt").lines.at(0)), (Strings{"x", "y,z"}));
    EXPECT_EQ(complaint(read_file(files, "c.txt").trouble), "c.txt: this file is missing");
    EXPECT_EQ(complaint(read_file({files[1], {"x/b.txt", ""}}, "b.txt").trouble),
              "b.txt: this file is given twice");
    const std::string large((1U << 20U) + 1, ' ');
    EXPECT_EQ(complaint(read_file({{"b.txt", large}}, "b.txt").trouble),
              "b.txt: this file is larger than one megabyte");
}

TEST(DataText, NumbersHaveAMinusSignOnlyWhereTheyMay) {
    EXPECT_EQ(number("12", 0, 12), 12);
    EXPECT_EQ(number("007", 0, 12), 7);
    EXPECT_EQ(number("-2", -2, 2), -2);
    for (const std::string_view word : {"", "-", "13", "-1", "-0", "+1", "1x", "00001"})
        EXPECT_EQ(number(word, 0, 12), std::nullopt) << word;
    EXPECT_EQ(number("-3", -2, 2), std::nullopt);
    EXPECT_EQ(number("--1", -2, 2), std::nullopt);
}

TEST(DataText, LongWordsAreShownShort) {
    EXPECT_EQ(quoted("abc"), "\"abc\"");
    // Forty bytes would cut the last é in two.
    EXPECT_EQ(text::quoted(std::string(39, 'x') + "éé"), "\"" + std::string(39, 'x') + "...\"");
}

// ------------------------------------------------------------------ one line, word by word

Line line_of(std::string_view text) { return read_words("m", text).lines.at(0); }

TEST(DataReader, TakesWordsFromLeftToRight) {
    const Line line = line_of("hex A-1 7 south \"Old Mill\" fort");
    constexpr Meanings<int, 2> kSides{{{"north", 1}, {"south", 2}}};
    Reader in(line);
    EXPECT_EQ(in.key("key"), "A-1");
    EXPECT_EQ(in.number("level", 0, 9), 7);
    EXPECT_EQ(in.meaning("side", kSides), 2);
    EXPECT_TRUE(in.next_is_quoted());
    EXPECT_EQ(in.name("name"), "Old Mill");
    EXPECT_FALSE(in.accept("tower"));
    EXPECT_TRUE(in.accept("fort"));
    EXPECT_FALSE(in.more());
    EXPECT_FALSE(in.finish());
}

TEST(DataReader, TheFirstMistakeSticks) {
    const Line line = line_of("hex 12 x");
    Reader in(line);
    EXPECT_EQ(in.number("level", 0, 9), 0);
    EXPECT_EQ(in.number("row", 1, 9), 1);
    EXPECT_EQ(complaint(in.finish()), "m:1: level: \"12\" is not a number from 0 to 9");
}

TEST(DataReader, SaysWhatIsWrong) {
    const auto said = [](std::string_view text, auto read) {
        const Line line = line_of(text);
        Reader in(line);
        read(in);
        return complaint(in.finish());
    };
    constexpr Meanings<int, 2> kSides{{{"north", 1}, {"south", 2}}};
    EXPECT_EQ(said("hex", [](Reader& in) { in.key("key"); }), "m:1: key: is missing");
    EXPECT_EQ(said("hex a b", [](Reader& in) { in.key("key"); }),
              "m:1: end of line: \"b\" is one word too many");
    EXPECT_EQ(said("hex a_b", [](Reader& in) { in.key("key"); }),
              "m:1: key: \"a_b\" may hold only letters, digits and hyphens");
    EXPECT_EQ(said("hex east", [&](Reader& in) { in.meaning("side", kSides); }),
              "m:1: side: \"east\" is not one of north, south");
    EXPECT_EQ(said("hex Mill", [](Reader& in) { in.name("name"); }),
              "m:1: name: \"Mill\" must stand in quotation marks");
    EXPECT_EQ(said("hex \" Mill\"", [](Reader& in) { in.name("name"); }),
              "m:1: name: \" Mill\" begins or ends with a blank");
}

// ------------------------------------------------------------------ rows and columns

constexpr std::array<std::string_view, 5> kHeader{"key", "name", "points", "fort", "provenance"};
constexpr std::array<std::string_view, 2> kValues{"name", "points"};

Lines rows(std::string_view text) {
    return read_commas("a.csv", "key,name,points,fort,provenance\n" + std::string(text));
}

TEST(DataRows, ReadsColumnsByTheirNames) {
    const Lines all = rows("K1,Old Mill,3,yes,name:R points:X\nK2,Ford,,,\n");
    EXPECT_FALSE(check_header(all.lines, "a.csv", kHeader));
    Row row(all.lines[1], kHeader);
    EXPECT_EQ(row.key("key"), "K1");
    EXPECT_EQ(row.name("name"), "Old Mill");
    EXPECT_EQ(row.number("points", 0, 9), 3);
    EXPECT_TRUE(row.yes("fort"));
    EXPECT_FALSE(row.trouble());
    EXPECT_FALSE(check_provenance(row.line(), row.at("provenance"), kValues));

    Row second(all.lines[2], kHeader);
    constexpr Meanings<int, 1> kForts{{{"yes", 1}}};
    EXPECT_EQ(second.meaning_or("fort", kForts, 7), 7);
    EXPECT_FALSE(second.has("points"));
    second.must_be_empty("points", "a ford");
    EXPECT_FALSE(second.trouble());
}

TEST(DataRows, HeadersAndLengths) {
    EXPECT_EQ(complaint(check_header({}, "a.csv", kHeader)), "a.csv: header: is missing");
    EXPECT_EQ(complaint(check_header(read_commas("a.csv", "key,name\n").lines, "a.csv", kHeader)),
              "a.csv:1: header: 2 columns instead of 5");
    EXPECT_EQ(complaint(check_header(read_commas("a.csv", "key,nom,points,fort,provenance\n").lines,
                                     "a.csv", kHeader)),
              "a.csv:1: header: column 2 is \"nom\" instead of \"name\"");
    const Lines all = rows("K1,Old Mill\n");
    Row row(all.lines[1], kHeader);
    EXPECT_EQ(row.at("points"), "");
    EXPECT_EQ(row.number("points", 0, 9), 0);
    EXPECT_EQ(complaint(row.trouble()), "a.csv:2: columns: 2 instead of 5");
}

TEST(DataRows, SaysWhatIsWrong) {
    const Lines all = rows("K1,Old Mill,10,no,name:R name:R\n");
    const auto said = [&](auto read) {
        Row row(all.lines[1], kHeader);
        read(row);
        return complaint(row.trouble());
    };
    EXPECT_EQ(said([](Row& row) { row.number("points", 0, 9); }),
              "a.csv:2: points: \"10\" is not a number from 0 to 9");
    EXPECT_EQ(said([](Row& row) { row.yes("fort"); }),
              "a.csv:2: fort: \"no\" is neither yes nor empty");
    EXPECT_EQ(said([](Row& row) { row.must_be_empty("fort", "a mill"); }),
              "a.csv:2: fort: \"no\" does not belong to a mill");
    const auto of = [&](std::string_view provenance) {
        return complaint(check_provenance(all.lines[1], provenance, kValues));
    };
    EXPECT_EQ(of("name:R name:R"), "a.csv:2: provenance: \"name:R\" comes twice");
    EXPECT_EQ(of("name:R"), "a.csv:2: provenance: says nothing of points");
    EXPECT_EQ(of("name"), "a.csv:2: provenance: \"name\" does not end in :R, :D, :P or :X");
    EXPECT_EQ(of("fort:R"), "a.csv:2: provenance: \"fort:R\" speaks of no value of this line");
}

// Any bytes give lines or a mistake, never a crash.
RC_GTEST_PROP(DataText, SurvivesAnyBytes, (const std::string& bytes)) {
    for (const Lines& all : {read_words("m", bytes), read_commas("m", bytes)})
        for (const Line& line : all.lines) RC_ASSERT(!line.words.empty());
}

}  // namespace
}  // namespace levee::engine::text
