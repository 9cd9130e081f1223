#include "lab/games_csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <limits>
#include <optional>
#include <span>

namespace levee::lab {

namespace {

using engine::Tally;
using engine::TallySheet;

std::size_t at(int turn) { return static_cast<std::size_t>(turn - 1); }

// Walks the columns in their order. `Row` is const for writing; the visitor has number(name, field)
// for whole numbers, word(name, field, names) for one of a list, owners(name, row, objective).
template <class Row, class Visitor>
void for_each_column(const TallySheet& sheet, Row& row, Visitor& visit) {
    auto& tally = row.tally;
    visit.number("game", row.number);
    visit.number("seed", row.seed);
    visit.number("a_plays", row.side_of_a);
    visit.number("winner", tally.winner);
    visit.number("victory", tally.victory);
    visit.number("lead", tally.lead);
    visit.number("turns", tally.turns);
    visit.number("decisions", row.decisions);
    for (int turn = 1; turn <= sheet.turns; ++turn)
        visit.number(fmt::format("lead_{}", turn), tally.lead_after[at(turn)]);
    std::size_t place = 0;
    for (const auto& group : sheet.losses)
        for (const auto& item : group.items)
            visit.number(fmt::format("lost_{}_{}", group.key, item.key), tally.losses[place++]);
    for (std::size_t i = 0; i < sheet.counts.size(); ++i)
        visit.number("count_" + sheet.counts[i].key, tally.counts[i]);
    for (std::size_t i = 0; i < sheet.objectives.size(); ++i) {
        visit.owners("held_" + sheet.objectives[i].key, tally.owners(i));
        visit.number("changes_" + sheet.objectives[i].key, tally.changes[i]);
    }
    for (std::size_t i = 0; i < sheet.rolls.size(); ++i) {
        visit.number("rolls_" + sheet.rolls[i].key, tally.rolls[i]);
        visit.number("luck_" + sheet.rolls[i].key, tally.luck[i]);
    }
}

using Owners = std::span<std::int8_t>;
using ConstOwners = std::span<const std::int8_t>;
constexpr std::string_view kOwners = "-01";  // nobody, the first side, the second

struct Names {
    std::string line;
    void add(std::string_view name) { line.append(line.empty() ? "" : ",").append(name); }
    template <class Number>
    void number(std::string_view name, const Number& /*field*/) {
        add(name);
    }
    void owners(std::string_view name, ConstOwners /*field*/) { add(name); }
};

struct Writer {
    std::string line;
    template <class Number>
    void number(std::string_view /*name*/, const Number& field) {
        if (!line.empty()) line += ',';
        fmt::format_to(std::back_inserter(line), "{}", +field);
    }
    void owners(std::string_view /*name*/, ConstOwners field) {
        line += ',';
        for (const std::int8_t owner : field) line += kOwners[static_cast<std::size_t>(owner + 1)];
    }
};

// Takes the fields of a line from left to right; the first mistake sticks.
struct Reader {
    std::string_view rest;
    std::optional<engine::Mistake> trouble{};
    bool more = true;

    std::string_view take(std::string_view name) {
        if (!more) fail(name, "is missing");
        const auto comma = rest.find(',');
        const auto field = rest.substr(0, comma);
        more = comma != rest.npos;
        rest = more ? rest.substr(comma + 1) : std::string_view();
        return field;
    }
    void fail(std::string_view name, std::string_view what) {
        if (!trouble) trouble = engine::Mistake{std::string(name), std::string(what)};
    }
    template <class Number>
    void number(std::string_view name, Number& field) {
        const auto text = take(name);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), field);
        if (error != std::errc() || end != text.data() + text.size() || text.empty())
            fail(name, "is not a number that fits");
    }
    void owners(std::string_view name, Owners field) {
        const auto text = take(name);
        if (text.size() != field.size()) return fail(name, "does not have a sign for every turn");
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto owner = kOwners.find(text[i]);
            if (owner == kOwners.npos) return fail(name, "has a sign that is none of - 0 1");
            field[i] = static_cast<std::int8_t>(static_cast<int>(owner) - 1);
        }
    }
};

// What the statistics use as a place in a list.
std::optional<engine::Mistake> check(const TallySheet& sheet, const GameRow& row) {
    const Tally& tally = row.tally;
    if (tally.winner < Tally::kNobody || tally.winner > 1)
        return engine::Mistake{"winner", "is no side"};
    if (row.side_of_a > 1) return engine::Mistake{"a_plays", "is no side"};
    if (tally.victory >= sheet.victories.size())
        return engine::Mistake{"victory", "is no kind of victory"};
    if (tally.turns < 1 || tally.turns > sheet.turns)
        return engine::Mistake{"turns", "is no turn of the game"};
    return {};
}

GameRow empty_row(const TallySheet& sheet) {
    GameRow row;
    row.tally = Tally(sheet);
    return row;
}

}  // namespace

std::string csv_header(const TallySheet& sheet) {
    Names names;
    const GameRow row = empty_row(sheet);
    for_each_column(sheet, row, names);
    return names.line + '\n';
}

std::string csv_line(const TallySheet& sheet, const GameRow& row) {
    Writer writer;
    for_each_column(sheet, row, writer);
    return writer.line + '\n';
}

engine::Result<ReadGames> read_games(const TallySheet& sheet, std::string_view text) {
    const std::string header = csv_header(sheet);
    if (!text.starts_with(header))
        return engine::Mistake{"line 1", "does not name the columns of this game"};
    ReadGames read;
    read.whole_bytes = header.size();
    for (std::size_t number = 2;; ++number) {
        const auto end = text.find('\n', read.whole_bytes);
        if (end == text.npos) break;
        Reader reader{text.substr(read.whole_bytes, end - read.whole_bytes)};
        GameRow row = empty_row(sheet);
        for_each_column(sheet, row, reader);
        if (!reader.trouble && reader.more) reader.fail("line", "has too many fields");
        if (!reader.trouble) reader.trouble = check(sheet, row);
        if (reader.trouble)
            return engine::Mistake{fmt::format("line {}", number), reader.trouble->text()};
        read.rows.push_back(row);
        read.whole_bytes = end + 1;
    }
    std::ranges::sort(read.rows, std::less(), &GameRow::number);
    const auto twice = std::ranges::adjacent_find(read.rows, std::equal_to(), &GameRow::number);
    if (twice != read.rows.end())
        return engine::Mistake{fmt::format("game {}", twice->number), "is there twice"};
    return read;
}

}  // namespace levee::lab
