#include "engine/records/walk.h"

#include <fmt/format.h>

#include "engine/tables/shown.h"

namespace levee::engine {

namespace {

using Fault = std::optional<Mistake>;

// The header is line 1, action n is line n + 1.
Mistake at_line(std::size_t line, std::string what) {
    return {fmt::format("line {}", line), std::move(what)};
}

// What is wrong with a roll before the rules are asked, or nothing.
std::optional<std::string> wrong_roll(const Record& record, const Record::Line& line,
                                      std::uint64_t expected, const Table& table,
                                      const CommittedDice* dice) {
    if (!record.commitment) {
        if (line.roll) return "a roll is numbered, but no dice were committed to";
        return {};
    }
    if (!line.roll)
        return fmt::format("'{}' has no number, expected roll {}", shown(line.notation), expected);
    if (*line.roll != expected)
        return fmt::format("this is roll {}, expected roll {}", *line.roll, expected);
    if (!dice) return {};
    const auto fair = table.chance_notation(dice->answer(expected, table.chance()));
    if (fair == line.notation) return {};
    return fmt::format("'{}' is not what the committed seed rolls, that is '{}'",
                       shown(line.notation), fair);
}

}  // namespace

Fault check_header(const Record& record, const Game& game) {
    if (record.rules_version != game.rules_version())
        return at_line(1, fmt::format("the record was played by rules {}, this program has {}",
                                      shown(record.rules_version), game.rules_version()));
    const auto chairs = game.seats({record.scenario, record.options});
    if (const auto* wrong = mistake(chairs)) return at_line(1, wrong->text());
    const auto count = std::get<std::vector<SeatInfo>>(chairs).size();
    if (record.seats.size() != count)
        return at_line(1, fmt::format("{} has {} seats, the record {}", game.title(), count,
                                      record.seats.size()));
    return {};
}

Result<std::optional<CommittedDice>> revealed_dice(const Record& record) {
    if (!record.end || !record.end->seed) return std::nullopt;
    const std::size_t line = record.lines.size() + 2;
    if (!record.commitment)
        return at_line(line, "a seed is revealed, but no dice were committed to");
    auto dice = CommittedDice::from_hex(*record.end->seed);
    if (const auto* wrong = std::get_if<Mistake>(&dice)) return at_line(line, wrong->what);
    const auto& found = std::get<CommittedDice>(dice);
    if (found.commitment() != *record.commitment)
        return at_line(line, "the revealed seed is not the one that was committed to in line 1");
    return std::optional(found);
}

Fault walk(const Record& record, Table& table, const CommittedDice* dice, Language language,
           const std::function<bool(const Walked&)>& visit) {
    std::uint64_t rolls = 0;
    std::size_t number = 0;
    for (const auto& line : record.lines) {
        const std::size_t at = ++number + 1;
        const Actor actor = table.actor();
        if (actor.is_over())
            return at_line(
                at, fmt::format("'{}' comes after the end of the game", shown(line.notation)));
        if (!(actor == line.by))
            return at_line(at, fmt::format("'{}' is by {}, but {} is to decide",
                                           shown(line.notation), name_of(line.by), name_of(actor)));
        if (actor.is_chance())
            if (auto wrong = wrong_roll(record, line, ++rolls, table, dice))
                return at_line(at, std::move(*wrong));
        const auto applied = table.apply(line.notation, language);
        if (const auto* refusal = std::get_if<RefusalText>(&applied))
            return at_line(at, fmt::format("'{}' is not allowed: {}", shown(line.notation),
                                           with_rule(refusal->text, refusal->rule)));
        if (!visit({number, line, table, std::get<std::vector<EventText>>(applied)})) break;
    }
    return {};
}

std::string stated_result(const Table& table) {
    const auto ending = table.ending(Language::English);
    return ending ? ending->text : "";
}

Fault check_end(const Record& record, const Table& table) {
    if (!record.end) return {};
    const auto result = stated_result(table);
    if (record.end->result == result) return {};
    const std::size_t line = record.lines.size() + 2;
    if (result.empty())
        return at_line(line, fmt::format("a result is stated ('{}'), but the game is not over",
                                         shown(record.end->result)));
    return at_line(line, fmt::format("the result is stated as '{}', but it is '{}'",
                                     shown(record.end->result), shown(result)));
}

}  // namespace levee::engine
