#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/data_text.h"

// Files of rows and columns: the names of the columns on the first line, then one thing a line. The
// column `provenance` says of certain values where they come from.
//
//     constexpr std::array kColumns{
//         column::key<&UnitCard::key>("key"),
//         column::meaning<&UnitCard::side, kSides>("side"),
//         column::number<&UnitCard::strength, 1, 9>("strength", text::Source::Told),
//         column::other<UnitCard>("provenance")};
//     text::read_rows(lines, "units.csv", kColumns, [&](text::Row& row, UnitCard& card) { ... });
namespace levee::engine::text {

using Header = std::span<const std::string_view>;

// The first line names exactly these columns. `file` is to blame when there is no line at all.
Trouble check_header(const std::vector<Line>& lines, std::string_view file, Header header);

// `name:R strength:X ...`: each of the values once, with a code (rulebook, deduced, public source,
// reconstruction). `whose` is what the values belong to, for the mistake.
Trouble check_provenance(const Line& line, std::string_view provenance, Header values,
                         std::string_view whose = "line");

// One row by the names of its columns. The first mistake sticks, as in Reader.
class Row {
 public:
    // A row of another length than the header is a mistake; a column it does not have is empty.
    Row(const Line& line, Header header);

    std::string_view at(std::string_view column) const;
    bool has(std::string_view column) const { return !at(column).empty(); }
    void fail(std::string_view column, std::string what);
    const Trouble& trouble() const { return trouble_; }
    const Line& line() const { return line_; }
    Header header() const { return header_; }

    int number(std::string_view column, int low, int high);
    std::string key(std::string_view column);
    // Without quotation marks around it, unlike a name in a file of words.
    std::string name(std::string_view column);
    // `yes` or empty.
    bool yes(std::string_view column);
    void must_be_empty(std::string_view column, std::string_view whose);
    // The column `provenance` speaks of exactly these values.
    void check_provenance(Header values, std::string_view whose);
    // The value of a card in this column, which no card before it may have.
    template <class Cards, class Card>
    void must_be_new(std::string_view column, const Cards& cards, std::string Card::*member) {
        for (const auto& other : cards)
            if (other.*member == at(column)) fail(column, quoted(at(column)) + " is used twice");
    }

    template <class Meaning, std::size_t N>
    Meaning meaning(std::string_view column, const Meanings<Meaning, N>& meanings) {
        Reader in(line_, place(column));
        const Meaning value = in.meaning(column, meanings);
        keep(in.trouble());
        return value;
    }
    template <class Meaning, std::size_t N>
    Meaning meaning_or(std::string_view column, const Meanings<Meaning, N>& meanings,
                       Meaning empty) {
        return has(column) ? meaning(column, meanings) : empty;
    }

 private:
    std::size_t place(std::string_view column) const;
    void keep(const Trouble& trouble) {
        if (trouble && !trouble_) trouble_ = trouble;
    }

    const Line& line_;
    Header header_;
    Trouble trouble_;
};

// Of which values the column `provenance` must speak.
enum class Source : std::uint8_t { Untold, Told, ToldIfGiven };

// A column and what is done with it: most have a member of Card, where the value goes. One without
// a reader is looked at by the game, or by people only.
template <class Card>
struct Column {
    std::string_view name;
    void (*read)(Row&, std::string_view, Card&) = nullptr;
    Source source = Source::Untold;
};

template <class Card, std::size_t N>
constexpr std::array<std::string_view, N> header_of(const std::array<Column<Card>, N>& columns) {
    std::array<std::string_view, N> names{};
    for (std::size_t i = 0; i < N; ++i) names[i] = columns[i].name;
    return names;
}

// Fills a card from the columns that it knows; all others of the row must be empty, as they do not
// belong to `whose`, "a unit".
template <class Card, std::size_t N>
void read_card(Row& row, const std::array<Column<Card>, N>& columns, std::string_view whose,
               Card& card) {
    for (const Column<Card>& column : columns)
        if (column.read != nullptr) column.read(row, column.name, card);
    const auto names = header_of(columns);
    for (const std::string_view name : row.header())
        if (std::find(names.begin(), names.end(), name) == names.end())
            row.must_be_empty(name, whose);
}

template <class Card, std::size_t N>
void check_provenance(Row& row, const std::array<Column<Card>, N>& columns,
                      std::string_view whose = "line") {
    std::vector<std::string_view> told;
    for (const Column<Card>& column : columns)
        if (column.source == Source::Told ||
            (column.source == Source::ToldIfGiven && row.has(column.name)))
            told.push_back(column.name);
    row.check_provenance(told, whose);
}

// A file that holds several kinds of cards: read(row) for every row, until the first mistake.
template <class Read>
Trouble read_rows(const std::vector<Line>& lines, std::string_view file, Header header, Read read) {
    if (Trouble trouble = check_header(lines, file, header)) return trouble;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        Row row(lines[i], header);
        if (!row.trouble()) read(row);
        if (row.trouble()) return row.trouble();
    }
    return std::nullopt;
}

// A file of one kind of cards: take(row, card) for each that has no mistake of its own.
template <class Card, std::size_t N, class Take>
Trouble read_rows(const std::vector<Line>& lines, std::string_view file,
                  const std::array<Column<Card>, N>& columns, Take take) {
    const auto header = header_of(columns);
    return read_rows(lines, file, header, [&](Row& row) {
        Card card{};
        read_card(row, columns, {}, card);
        if (!row.trouble()) take(row, card);
        check_provenance(row, columns);
    });
}

// Columns for the kinds of values that there are.
namespace column {

template <class Member>
struct MemberOf;
template <class Card, class Value>
struct MemberOf<Value Card::*> {
    using Owner = Card;
    using Type = Value;
};
template <auto Member>
using Owner = typename MemberOf<decltype(Member)>::Owner;
template <auto Member>
using Type = typename MemberOf<decltype(Member)>::Type;

// Get{}(row, column, value) fills the member.
template <auto Member, class Get>
constexpr Column<Owner<Member>> of(std::string_view name, Source source, Get) {
    return {
        name,
        [](Row& row, std::string_view at, Owner<Member>& card) { Get{}(row, at, card.*Member); },
        source};
}

// The game looks at it by itself.
template <class Card>
constexpr Column<Card> other(std::string_view name, Source source = Source::Untold) {
    return {name, nullptr, source};
}

template <auto Member>
constexpr auto key(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source,
                      [](Row& row, std::string_view at, auto& value) { value = row.key(at); });
}

template <auto Member>
constexpr auto name(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source,
                      [](Row& row, std::string_view at, auto& value) { value = row.name(at); });
}

// The two languages of a Label.
template <auto Member>
constexpr auto english(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source,
                      [](Row& row, std::string_view at, auto& label) { label.en = row.name(at); });
}
template <auto Member>
constexpr auto french(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source,
                      [](Row& row, std::string_view at, auto& label) { label.fr = row.name(at); });
}

template <auto Member, int Low, int High>
constexpr auto number(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source, [](Row& row, std::string_view at, auto& value) {
        value = static_cast<Type<Member>>(row.number(at, Low, High));
    });
}

template <auto Member, const auto& Words>
constexpr auto meaning(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source, [](Row& row, std::string_view at, auto& value) {
        value = row.meaning(at, Words);
    });
}

// `yes` or empty.
template <auto Member>
constexpr auto yes(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source,
                      [](Row& row, std::string_view at, auto& value) { value = row.yes(at); });
}

// The same column, but an empty one leaves the member as it is.
template <auto Member>
constexpr auto key_or_empty(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source, [](Row& row, std::string_view at, auto& value) {
        if (row.has(at)) value = row.key(at);
    });
}
template <auto Member, int Low, int High>
constexpr auto number_or_empty(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source, [](Row& row, std::string_view at, auto& value) {
        if (row.has(at)) value = static_cast<Type<Member>>(row.number(at, Low, High));
    });
}
template <auto Member, const auto& Words>
constexpr auto meaning_or_empty(std::string_view name, Source source = Source::Untold) {
    return of<Member>(name, source, [](Row& row, std::string_view at, auto& value) {
        if (row.has(at)) value = row.meaning(at, Words);
    });
}

}  // namespace column

}  // namespace levee::engine::text
