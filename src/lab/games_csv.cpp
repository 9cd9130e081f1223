#include "lab/games_csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <functional>
#include <limits>
#include <optional>
#include <span>

namespace levee::lab {

namespace {

using engine::Label;
using engine::Tally;
using engine::TallySheet;

std::size_t at(int turn) { return static_cast<std::size_t>(turn - 1); }

// What stands in a column.
struct About {
    Label unit;
    Label meaning;
};

Label with(std::string_view en, std::string_view fr, const Label& name) {
    return {fmt::format("{}: {}", en, name.en), fmt::format("{} : {}", fr, name.fr)};
}

// Two items of one name are told apart by their side.
Label owned(const TallySheet& sheet, const TallySheet::Item& item) {
    if (item.side < 0) return item.title;
    const auto& side = sheet.sides[static_cast<std::size_t>(item.side)];
    return {side.en + ": " + item.title.en, side.fr + " : " + item.title.fr};
}

Label kinds_of_victory(const TallySheet& sheet) {
    Label list{"How it was won:", "Comment la partie a été gagnée :"};
    for (std::size_t i = 0; i < sheet.victories.size(); ++i) {
        list.en += fmt::format("{} {} {}", i > 0 ? "," : "", i, sheet.victories[i].title.en);
        list.fr += fmt::format("{} {} {}", i > 0 ? "," : "", i, sheet.victories[i].title.fr);
    }
    return list;
}

Label side_meaning(const TallySheet& sheet, std::string_view en, std::string_view fr) {
    return {fmt::format("{}: 0 {}, 1 {}", en, sheet.sides[0].en, sheet.sides[1].en),
            fmt::format("{} : 0 {}, 1 {}", fr, sheet.sides[0].fr, sheet.sides[1].fr)};
}

// Walks the columns in their order. `Row` is const for writing; the visitor has
// number(name, field, about) for whole numbers, seed(...) and owners(...), and calls about() for
// an About if it wants one.
template <class Row, class Visitor>
void for_each_column(const TallySheet& sheet, Row& row, Visitor& visit) {
    const Label sides{"side", "camp"};
    const Label points = sheet.lead;
    auto& tally = row.tally;
    visit.number("game", row.number, [&] {
        return About{{}, {"Number of the game, from 0", "Numéro de la partie, à partir de 0"}};
    });
    visit.seed("seed", row.seed, [&] {
        return About{{},
                     {"Seed of its dice and players: s and 16 hexadecimal digits",
                      "Graine de ses dés et de ses joueurs : s et 16 chiffres hexadécimaux"}};
    });
    visit.number("a_plays", row.side_of_a, [&] {
        return About{sides, side_meaning(sheet, "Side of player a", "Camp du joueur a")};
    });
    visit.number("winner", tally.winner, [&] {
        return About{sides, side_meaning(sheet, "Side that won (-1: nobody)",
                                         "Camp vainqueur (-1 : aucun)")};
    });
    visit.number("victory", tally.victory, [&] { return About{{}, kinds_of_victory(sheet)}; });
    visit.number("lead", tally.lead, [&] {
        return About{points,
                     with("At the end, positive for", "À la fin, positif pour", sheet.sides[0])};
    });
    visit.number("turns", tally.turns, [&] {
        return About{{"turns", "tours"},
                     {"Turn in which it ended, from 1", "Tour où elle a fini, à partir de 1"}};
    });
    visit.number("decisions", row.decisions, [&] {
        return About{{"decisions", "décisions"},
                     {"Of players and of chance together", "Des joueurs et du hasard ensemble"}};
    });
    for (int turn = 1; turn <= sheet.turns; ++turn)
        visit.number(fmt::format("lead_{}", turn), tally.lead_after[at(turn)], [&] {
            return About{points,
                         {fmt::format("Lead after turn {}, or at an earlier end", turn),
                          fmt::format("Avance après le tour {}, ou à une fin plus précoce", turn)}};
        });
    std::size_t place = 0;
    for (const auto& group : sheet.losses)
        for (const auto& item : group.items)
            visit.number(fmt::format("lost_{}_{}", group.key, item.key), tally.losses[place++],
                         [&] {
                             return About{group.title, owned(sheet, item)};
                         });
    for (std::size_t i = 0; i < sheet.counts.size(); ++i)
        visit.number("count_" + sheet.counts[i].key, tally.counts[i], [&] {
            return About{{"times", "fois"}, owned(sheet, sheet.counts[i])};
        });
    for (std::size_t i = 0; i < sheet.objectives.size(); ++i) {
        const auto& objective = sheet.objectives[i];
        visit.owners("held_" + objective.key, tally.owners(i), [&] {
            return About{{"a sign a turn", "un signe par tour"},
                         {fmt::format("Who holds {} after each turn: x {}, o {}, . nobody",
                                      objective.title.en, sheet.sides[0].en, sheet.sides[1].en),
                          fmt::format("Qui tient {} après chaque tour : x {}, o {}, . personne",
                                      objective.title.fr, sheet.sides[0].fr, sheet.sides[1].fr)}};
        });
        visit.number("changes_" + objective.key, tally.changes[i], [&] {
            return About{{"times", "fois"},
                         with("Changes of owner", "Changements de main", objective.title)};
        });
    }
    for (std::size_t i = 0; i < sheet.rolls.size(); ++i) {
        const auto& roll = sheet.rolls[i];
        visit.number("rolls_" + roll.key, tally.rolls[i], [&] {
            return About{{"rolls", "jets"}, with("Rolls or draws", "Jets ou tirages", roll.title)};
        });
        visit.number("luck_" + roll.key, tally.luck[i], [&] {
            return About{
                {"thousandths of " + points.en, "millièmes de " + points.fr},
                with("What they gave the first side beyond expectation",
                     "Ce qu'ils ont donné au premier camp au-delà de l'espérance", roll.title)};
        });
    }
}

using Owners = std::span<std::int8_t>;
using ConstOwners = std::span<const std::int8_t>;
constexpr std::string_view kOwners = ".xo";  // nobody, the first side, the second
constexpr std::size_t kSeedLength = 17;

struct Names {
    std::string line;
    void add(std::string_view name) { line.append(line.empty() ? "" : ",").append(name); }
    void number(std::string_view name, const auto& /*field*/, const auto& /*about*/) { add(name); }
    void seed(std::string_view name, std::uint64_t /*field*/, const auto& /*about*/) { add(name); }
    void owners(std::string_view name, ConstOwners /*field*/, const auto& /*about*/) { add(name); }
};

struct Dictionary {
    engine::Language language;
    std::string lines;
    void add(std::string_view name, std::string_view type, const About& about) {
        lines += lines.empty() ? "" : ",\n";
        lines +=
            boost::json::serialize(boost::json::object{{"name", name},
                                                       {"type", type},
                                                       {"unit", about.unit.in(language)},
                                                       {"meaning", about.meaning.in(language)}});
    }
    void number(std::string_view name, const auto& /*field*/, const auto& about) {
        add(name, "integer", about());
    }
    void seed(std::string_view name, std::uint64_t /*field*/, const auto& about) {
        add(name, "text", about());
    }
    void owners(std::string_view name, ConstOwners /*field*/, const auto& about) {
        add(name, "text", about());
    }
};

struct Writer {
    std::string line;
    void number(std::string_view /*name*/, const auto& field, const auto& /*about*/) {
        if (!line.empty()) line += ',';
        fmt::format_to(std::back_inserter(line), "{}", +field);
    }
    void seed(std::string_view /*name*/, std::uint64_t field, const auto& /*about*/) {
        fmt::format_to(std::back_inserter(line), ",s{:016x}", field);
    }
    void owners(std::string_view /*name*/, ConstOwners field, const auto& /*about*/) {
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
    void number(std::string_view name, auto& field, const auto& /*about*/) {
        const auto text = take(name);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), field);
        if (error != std::errc() || end != text.data() + text.size() || text.empty())
            fail(name, "is not a number that fits");
    }
    void seed(std::string_view name, std::uint64_t& field, const auto& /*about*/) {
        const auto text = take(name);
        const auto* const end = text.data() + text.size();
        const bool is_one = text.size() == kSeedLength && text.front() == 's';
        if (!is_one || std::from_chars(text.data() + 1, end, field, 16).ptr != end)
            fail(name, "is no seed: s and 16 hexadecimal digits");
    }
    void owners(std::string_view name, Owners field, const auto& /*about*/) {
        const auto text = take(name);
        if (text.size() != field.size()) return fail(name, "does not have a sign for every turn");
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto owner = kOwners.find(text[i]);
            if (owner == kOwners.npos) return fail(name, "has a sign that is none of . x o");
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

std::string columns_json(const TallySheet& sheet, engine::Language language) {
    Dictionary dictionary{language, ""};
    const GameRow row = empty_row(sheet);
    for_each_column(sheet, row, dictionary);
    return fmt::format("{{\"schema\":{},\"columns\":[\n{}\n]}}\n", kSchema, dictionary.lines);
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
