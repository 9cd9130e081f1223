#include <algorithm>
#include <bitset>

#include "games/neerwinden/board_parts.h"

// counters.csv: generals, commanders, units, each with the provenance of its values.
namespace levee::neerwinden {

using engine::Mistake;
using text::Line;
using text::quoted;
using text::Trouble;

namespace {

enum Column : std::size_t {
    kKey,
    kSide,
    kFormation,
    kType,
    kName,
    kColumn,
    kStrength,
    kMorale,
    kMoraleDisorganised,
    kMovement,
    kCommand,
    kTactical,
    kMoraleBonus,
    kProvenance,
    kReason,
    kColumns,
};

constexpr std::array<std::string_view, kColumns> kHeader{
    "key",          "side",       "formation",
    "type",         "name",       "column",
    "strength",     "morale",     "morale_disorganised",
    "movement",     "command",    "tactical",
    "morale_bonus", "provenance", "reason"};

constexpr std::array<Column, 5> kOfUnit{kName, kStrength, kMorale, kMoraleDisorganised, kMovement};
constexpr std::array<Column, 5> kOfCommander{kName, kCommand, kTactical, kMoraleBonus, kMovement};

enum class Type { General, Commander, Infantry, Cavalry, Artillery };
constexpr text::Meanings<Type, 5> kTypes{{{"general", Type::General},
                                          {"commander", Type::Commander},
                                          {"infantry", Type::Infantry},
                                          {"cavalry", Type::Cavalry},
                                          {"artillery", Type::Artillery}}};

bool is_unit(Type type) { return type != Type::General && type != Type::Commander; }

Arm arm_of(Type type) {
    if (type == Type::Infantry) return Arm::Infantry;
    return type == Type::Cavalry ? Arm::Cavalry : Arm::Artillery;
}

Trouble check_header(const Line& line) {
    if (line.words.size() != kColumns)
        return line.wrong("header", std::to_string(line.words.size()) + " columns instead of " +
                                        std::to_string(kColumns));
    for (std::size_t i = 0; i < kColumns; ++i)
        if (line.words[i].text != kHeader[i])
            return line.wrong("header", "column " + std::to_string(i + 1) + " is " +
                                            quoted(line.words[i].text) + " instead of " +
                                            quoted(kHeader[i]));
    return std::nullopt;
}

// `name:R strength:X ...`: every value of the piece once, with a code.
Trouble check_provenance(const Line& line, const std::array<Column, 5>& values) {
    std::bitset<kColumns> said;
    std::string_view rest = line.words[kProvenance].text;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t colon = word.find(':');
        const std::string_view code =
            colon == std::string_view::npos ? std::string_view{} : word.substr(colon + 1);
        if (code != "R" && code != "D" && code != "P" && code != "X")
            return line.wrong(kHeader[kProvenance],
                              quoted(word) + " does not end in :R, :D, :P or :X");
        bool known = false;
        for (const Column column : values) {
            if (kHeader[column] != word.substr(0, colon)) continue;
            if (said[column])
                return line.wrong(kHeader[kProvenance], quoted(word) + " comes twice");
            said.set(column);
            known = true;
        }
        if (!known)
            return line.wrong(kHeader[kProvenance],
                              quoted(word) + " speaks of no value of this piece");
    }
    for (const Column column : values)
        if (!said[column])
            return line.wrong(kHeader[kProvenance],
                              "says nothing of " + std::string(kHeader[column]));
    return std::nullopt;
}

// One row, its first mistake kept as Reader does it.
class Row {
 public:
    explicit Row(const Line& line) : line_(line) {}

    std::string_view at(Column column) const { return line_.words[column].text; }
    void fail(Column column, std::string what) {
        if (!trouble_) trouble_ = line_.wrong(kHeader[column], std::move(what));
    }
    const Trouble& trouble() const { return trouble_; }

    std::uint8_t number(Column column, int low, int high) {
        const auto value = text::number(at(column), low, high);
        if (!value)
            fail(column, quoted(at(column)) + " is not a number from " + std::to_string(low) +
                             " to " + std::to_string(high));
        return static_cast<std::uint8_t>(value.value_or(low));
    }
    template <class Meaning, std::size_t N>
    Meaning meaning(Column column, const text::Meanings<Meaning, N>& meanings) {
        text::Reader in(line_, column);
        const Meaning value = in.meaning(kHeader[column], meanings);
        if (in.trouble() && !trouble_) trouble_ = in.trouble();
        return value;
    }
    std::string key(Column column) {
        if (const auto problem = text::key_problem(at(column))) fail(column, *problem);
        return std::string(at(column));
    }
    std::string name(Column column) {
        if (const auto problem = text::name_problem(at(column))) fail(column, *problem);
        return std::string(at(column));
    }
    void must_be_empty(Column column, std::string_view whose) {
        if (!at(column).empty())
            fail(column, quoted(at(column)) + " does not belong to " + std::string(whose));
    }

 private:
    const Line& line_;
    Trouble trouble_;
};

class CounterReader {
 public:
    explicit CounterReader(Board& board) : board_(board) {}

    Trouble read(const Line& line) {
        if (line.words.size() != kColumns)
            return line.wrong("columns", std::to_string(line.words.size()) + " instead of " +
                                             std::to_string(kColumns));
        Row row(line);
        const std::string key = row.key(kKey);
        const Side side = row.meaning(kSide, kSides);
        const Type type = row.meaning(kType, kTypes);
        const FormationId formation = read_formation(row, side, type);
        const std::string name = row.name(kName);
        if (row.trouble()) return row.trouble();
        if (find_unit(board_, key) != kNoUnit || find_commander(board_, key) != kNoCommander)
            return line.wrong(kHeader[kKey], quoted(key) + " is used twice");
        if (name_is_taken(name, is_unit(type)))
            return line.wrong(kHeader[kName], quoted(name) + " is used twice");
        if (is_unit(type)) {
            if (Trouble trouble = read_unit(line, row,
                                            {.key = key,
                                             .name = name,
                                             .side = side,
                                             .formation = formation,
                                             .arm = arm_of(type),
                                             .column = {}}))
                return trouble;
            return check_provenance(line, kOfUnit);
        }
        if (Trouble trouble = read_commander(
                line, row, {.key = key, .name = name, .side = side, .formation = formation}))
            return trouble;
        return check_provenance(line, kOfCommander);
    }

    Trouble finish() const {
        if (units_ != kUnits)
            return Mistake{"counters.csv: key",
                           std::to_string(units_) + " units instead of " + std::to_string(kUnits)};
        if (commanders_ != kCommanders)
            return Mistake{"counters.csv: key", std::to_string(commanders_) +
                                                    " generals and commanders instead of " +
                                                    std::to_string(kCommanders)};
        // The order of the lines has left no other way than one of each.
        return std::nullopt;
    }

 private:
    FormationId read_formation(Row& row, Side side, Type type) const {
        if (type == Type::General) {
            row.must_be_empty(kFormation, "a general");
            return kNoFormation;
        }
        const FormationId formation = find_formation(board_, row.at(kFormation));
        if (formation == kNoFormation)
            row.fail(kFormation, quoted(row.at(kFormation)) + " is no formation of scenarios.txt");
        else if (board_.card(formation).side != side)
            row.fail(kFormation, quoted(row.at(kFormation)) + " belongs to the other side");
        return formation;
    }

    bool name_is_taken(std::string_view name, bool of_unit) const {
        if (!of_unit) {
            for (const CommanderCard& card : board_.commanders)
                if (card.name == name) return true;
            return false;
        }
        for (const UnitCard& card : board_.units)
            if (card.name == name) return true;
        return false;
    }

    Trouble read_unit(const Line& line, Row& row, UnitCard card) {
        card.strength = row.number(kStrength, 1, 9);
        card.morale = row.number(kMorale, 1, 12);
        card.morale_disorganised = row.number(kMoraleDisorganised, 1, 12);
        card.movement = row.number(kMovement, 1, 12);
        if (!row.at(kColumn).empty()) card.column = row.key(kColumn);
        for (const Column column : {kCommand, kTactical, kMoraleBonus})
            row.must_be_empty(column, "a unit");
        if (card.morale_disorganised > card.morale)
            row.fail(kMoraleDisorganised, std::to_string(card.morale_disorganised) +
                                              " is above the morale in good order, " +
                                              std::to_string(card.morale));
        if (row.trouble()) return row.trouble();
        if (units_ == kUnits)
            return line.wrong(kHeader[kKey], "more than " + std::to_string(kUnits) + " units");
        if (units_ > 0) {
            const UnitCard& before = board_.units[units_ - 1];
            if (std::pair(card.formation, card.arm) < std::pair(before.formation, before.arm))
                return line.wrong(kHeader[kKey],
                                  "units go by formation, then infantry, cavalry, artillery; " +
                                      before.key + " must come later");
        }
        board_.units[units_++] = std::move(card);
        return std::nullopt;
    }

    // The French general, the Austrian, then one commander for each formation in turn.
    Trouble read_commander(const Line& line, Row& row, CommanderCard card) {
        card.command = row.number(kCommand, 0, 6);
        card.tactical = row.number(kTactical, 0, 6);
        card.morale_bonus = row.number(kMoraleBonus, 0, 6);
        card.movement = row.number(kMovement, 1, 12);
        for (const Column column : {kColumn, kStrength, kMorale, kMoraleDisorganised})
            row.must_be_empty(column, "a commander");
        if (row.trouble()) return row.trouble();
        if (units_ > 0) return line.wrong(kHeader[kKey], "commanders come before all units");
        if (commanders_ == kCommanders)
            return line.wrong(kHeader[kKey],
                              "more than " + std::to_string(kCommanders) + " commanders");
        const CommanderId id{static_cast<std::uint8_t>(commanders_)};
        if (commanders_ < 2) {
            const Side expected = commanders_ == 0 ? Side::French : Side::Austrian;
            if (!card.is_general() || card.side != expected)
                return line.wrong(kHeader[kKey],
                                  "the two generals come first, the French one before the other");
            board_.generals[index(card.side)] = id;
        } else {
            FormationCard& expected = board_.formations[commanders_ - 2];
            if (card.is_general() || card.formation.raw != commanders_ - 2)
                return line.wrong(kHeader[kKey],
                                  "commanders go by formation; here " + expected.key + " is due");
            expected.commander = id;
        }
        board_.commanders[commanders_++] = std::move(card);
        return std::nullopt;
    }

    Board& board_;
    std::size_t units_ = 0;
    std::size_t commanders_ = 0;
};

}  // namespace

Trouble read_counters(const std::vector<Line>& lines, Board& board) {
    if (lines.empty()) return Mistake{"counters.csv: header", "is missing"};
    if (Trouble trouble = check_header(lines.front())) return trouble;
    CounterReader reader(board);
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (Trouble trouble = reader.read(lines[i])) return trouble;
    if (Trouble trouble = reader.finish()) return trouble;
    for (std::size_t i = 0; i < kFormations; ++i) {
        const auto is_ours = [&](const UnitCard& card) { return card.formation.raw == i; };
        if (std::none_of(board.units.begin(), board.units.end(), is_ours))
            return Mistake{"counters.csv: formation", board.formations[i].key + " has no unit"};
    }
    return std::nullopt;
}

UnitId find_unit(const Board& board, std::string_view key) {
    for (std::size_t i = 0; i < kUnits; ++i)
        if (board.units[i].key == key && !key.empty()) return UnitId{static_cast<std::uint8_t>(i)};
    return kNoUnit;
}

CommanderId find_commander(const Board& board, std::string_view key) {
    for (std::size_t i = 0; i < kCommanders; ++i)
        if (board.commanders[i].key == key && !key.empty())
            return CommanderId{static_cast<std::uint8_t>(i)};
    return kNoCommander;
}

FormationId find_formation(const Board& board, std::string_view key) {
    for (std::size_t i = 0; i < kFormations; ++i)
        if (board.formations[i].key == key && !key.empty())
            return FormationId{static_cast<std::uint8_t>(i)};
    return kNoFormation;
}

}  // namespace levee::neerwinden
