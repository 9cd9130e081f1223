#include <algorithm>
#include <array>

#include "engine/text/data_rows.h"
#include "games/neerwinden/board_parts.h"

// counters.csv: generals, commanders, units, each with the provenance of its values.
namespace levee::neerwinden {

using engine::Mistake;
using text::Line;
using text::quoted;
using text::Trouble;

namespace {

constexpr std::array<std::string_view, 15> kHeader{
    "key",          "side",       "formation",
    "type",         "name",       "column",
    "strength",     "morale",     "morale_disorganised",
    "movement",     "command",    "tactical",
    "morale_bonus", "provenance", "reason"};

// The values of which the provenance is told.
constexpr std::array<std::string_view, 5> kOfUnit{"name", "strength", "morale",
                                                  "morale_disorganised", "movement"};
constexpr std::array<std::string_view, 5> kOfCommander{"name", "command", "tactical",
                                                       "morale_bonus", "movement"};

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

std::uint8_t small(text::Row& row, std::string_view column, int low, int high) {
    return static_cast<std::uint8_t>(row.number(column, low, high));
}

class CounterReader {
 public:
    explicit CounterReader(Board& board) : board_(board) {}

    Trouble read(const Line& line) {
        text::Row row(line, kHeader);
        const std::string key = row.key("key");
        const Side side = row.meaning("side", kSides);
        const Type type = row.meaning("type", kTypes);
        const FormationId formation = read_formation(row, side, type);
        const std::string name = row.name("name");
        if (row.trouble()) return row.trouble();
        if (find_unit(board_, key) != kNoUnit || find_commander(board_, key) != kNoCommander)
            return line.wrong("key", quoted(key) + " is used twice");
        if (name_is_taken(name, is_unit(type)))
            return line.wrong("name", quoted(name) + " is used twice");
        if (is_unit(type)) {
            if (Trouble trouble = read_unit(line, row,
                                            {.key = key,
                                             .name = name,
                                             .side = side,
                                             .formation = formation,
                                             .arm = arm_of(type),
                                             .column = {}}))
                return trouble;
            return text::check_provenance(line, row.at("provenance"), kOfUnit, "piece");
        }
        if (Trouble trouble = read_commander(
                line, row, {.key = key, .name = name, .side = side, .formation = formation}))
            return trouble;
        return text::check_provenance(line, row.at("provenance"), kOfCommander, "piece");
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
    FormationId read_formation(text::Row& row, Side side, Type type) const {
        if (type == Type::General) {
            row.must_be_empty("formation", "a general");
            return kNoFormation;
        }
        const FormationId formation = find_formation(board_, row.at("formation"));
        if (formation == kNoFormation)
            row.fail("formation",
                     quoted(row.at("formation")) + " is no formation of scenarios.txt");
        else if (board_.card(formation).side != side)
            row.fail("formation", quoted(row.at("formation")) + " belongs to the other side");
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

    Trouble read_unit(const Line& line, text::Row& row, UnitCard card) {
        card.strength = small(row, "strength", 1, 9);
        card.morale = small(row, "morale", 1, 12);
        card.morale_disorganised = small(row, "morale_disorganised", 1, 12);
        card.movement = small(row, "movement", 1, 12);
        if (!row.at("column").empty()) card.column = row.key("column");
        for (const std::string_view column : {"command", "tactical", "morale_bonus"})
            row.must_be_empty(column, "a unit");
        if (card.morale_disorganised > card.morale)
            row.fail("morale_disorganised", std::to_string(card.morale_disorganised) +
                                                " is above the morale in good order, " +
                                                std::to_string(card.morale));
        if (row.trouble()) return row.trouble();
        if (units_ == kUnits)
            return line.wrong("key", "more than " + std::to_string(kUnits) + " units");
        if (units_ > 0) {
            const UnitCard& before = board_.units[units_ - 1];
            if (std::pair(card.formation, card.arm) < std::pair(before.formation, before.arm))
                return line.wrong("key",
                                  "units go by formation, then infantry, cavalry, artillery; " +
                                      before.key + " must come later");
        }
        board_.units[units_++] = std::move(card);
        return std::nullopt;
    }

    // The French general, the Austrian, then one commander for each formation in turn.
    Trouble read_commander(const Line& line, text::Row& row, CommanderCard card) {
        card.command = small(row, "command", 0, 6);
        card.tactical = small(row, "tactical", 0, 6);
        card.morale_bonus = small(row, "morale_bonus", 0, 6);
        card.movement = small(row, "movement", 1, 12);
        for (const std::string_view column :
             {"column", "strength", "morale", "morale_disorganised"})
            row.must_be_empty(column, "a commander");
        if (row.trouble()) return row.trouble();
        if (units_ > 0) return line.wrong("key", "commanders come before all units");
        if (commanders_ == kCommanders)
            return line.wrong("key", "more than " + std::to_string(kCommanders) + " commanders");
        const CommanderId id{static_cast<std::uint8_t>(commanders_)};
        if (commanders_ < 2) {
            const Side expected = commanders_ == 0 ? Side::French : Side::Austrian;
            if (!card.is_general() || card.side != expected)
                return line.wrong("key",
                                  "the two generals come first, the French one before the other");
            board_.generals[index(card.side)] = id;
        } else {
            FormationCard& expected = board_.formations[commanders_ - 2];
            if (card.is_general() || card.formation.raw != commanders_ - 2)
                return line.wrong("key",
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
    if (Trouble trouble = text::check_header(lines, "counters.csv", kHeader)) return trouble;
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
