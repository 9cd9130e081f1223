#include <algorithm>

#include "engine/text/data_rows.h"
#include "games/neerwinden/board_parts.h"

// counters.csv: generals, commanders, units, each with the provenance of its values.
namespace levee::neerwinden {

using engine::Mistake;
using text::quoted;
using text::Row;
using text::Trouble;
using enum text::Source;

namespace {

constexpr std::array<std::string_view, 15> kHeader{
    "key",          "side",       "formation",
    "type",         "name",       "column",
    "strength",     "morale",     "morale_disorganised",
    "movement",     "command",    "tactical",
    "morale_bonus", "provenance", "reason"};

enum class Type { General, Commander, Infantry, Cavalry, Artillery };
constexpr text::Meanings<Type, 5> kTypes{{{"general", Type::General},
                                          {"commander", Type::Commander},
                                          {"infantry", Type::Infantry},
                                          {"cavalry", Type::Cavalry},
                                          {"artillery", Type::Artillery}}};

namespace column = text::column;
constexpr std::array kUnitColumns{
    column::key<&UnitCard::key>("key"),
    column::meaning<&UnitCard::side, kSides>("side"),
    column::other<UnitCard>("formation"),
    column::other<UnitCard>("type"),
    column::name<&UnitCard::name>("name", Told),
    column::key_or_empty<&UnitCard::column>("column"),
    column::number<&UnitCard::strength, 1, 9>("strength", Told),
    column::number<&UnitCard::morale, 1, 12>("morale", Told),
    column::number<&UnitCard::morale_disorganised, 1, 12>("morale_disorganised", Told),
    column::number<&UnitCard::movement, 1, 12>("movement", Told),
    column::other<UnitCard>("provenance"),
    column::other<UnitCard>("reason")};
constexpr std::array kCommanderColumns{
    column::key<&CommanderCard::key>("key"),
    column::meaning<&CommanderCard::side, kSides>("side"),
    column::other<CommanderCard>("formation"),
    column::other<CommanderCard>("type"),
    column::name<&CommanderCard::name>("name", Told),
    column::number<&CommanderCard::movement, 1, 12>("movement", Told),
    column::number<&CommanderCard::command, 0, 6>("command", Told),
    column::number<&CommanderCard::tactical, 0, 6>("tactical", Told),
    column::number<&CommanderCard::morale_bonus, 0, 6>("morale_bonus", Told),
    column::other<CommanderCard>("provenance"),
    column::other<CommanderCard>("reason")};

class CounterReader {
 public:
    explicit CounterReader(Board& board) : board_(board) {}

    void read(Row& row) {
        const Type type = row.meaning("type", kTypes);
        row.must_be_new("key", board_.units, &UnitCard::key);
        row.must_be_new("key", board_.commanders, &CommanderCard::key);
        if (type == Type::General || type == Type::Commander) {
            CommanderCard card;
            read_card(row, kCommanderColumns, "a commander", card);
            card.formation = read_formation(row, card.side, type);
            put_commander(row, card);
            check_provenance(row, kCommanderColumns, "piece");
        } else {
            UnitCard card;
            read_card(row, kUnitColumns, "a unit", card);
            card.formation = read_formation(row, card.side, type);
            card.arm = type == Type::Infantry  ? Arm::Infantry
                       : type == Type::Cavalry ? Arm::Cavalry
                                               : Arm::Artillery;
            put_unit(row, card);
            check_provenance(row, kUnitColumns, "piece");
        }
    }

    Trouble finish() const {
        if (units_ != kUnits)
            return Mistake{"counters.csv: key",
                           std::to_string(units_) + " units instead of " + std::to_string(kUnits)};
        if (commanders_ != kCommanders)
            return Mistake{"counters.csv: key", std::to_string(commanders_) +
                                                    " generals and commanders instead of " +
                                                    std::to_string(kCommanders)};
        // The order of the lines has left no other way than one commander of each formation.
        for (std::size_t i = 0; i < kFormations; ++i) {
            const auto is_ours = [&](const UnitCard& card) { return card.formation.raw == i; };
            if (std::none_of(board_.units.begin(), board_.units.end(), is_ours))
                return Mistake{"counters.csv: formation",
                               board_.formations[i].key + " has no unit"};
        }
        return std::nullopt;
    }

 private:
    FormationId read_formation(Row& row, Side side, Type type) const {
        if (type == Type::General) {
            row.must_be_empty("formation", "a general");
            return kNoFormation;
        }
        const std::string_view key = row.at("formation");
        const FormationId formation = find_formation(board_, key);
        if (formation == kNoFormation)
            row.fail("formation", quoted(key) + " is no formation of scenarios.txt");
        else if (board_.card(formation).side != side)
            row.fail("formation", quoted(key) + " belongs to the other side");
        return formation;
    }

    void put_unit(Row& row, UnitCard& card) {
        row.must_be_new("name", board_.units, &UnitCard::name);
        if (card.morale_disorganised > card.morale)
            row.fail("morale_disorganised", std::to_string(card.morale_disorganised) +
                                                " is above the morale in good order, " +
                                                std::to_string(card.morale));
        if (units_ == kUnits) row.fail("key", "more than " + std::to_string(kUnits) + " units");
        if (row.trouble()) return;
        if (units_ > 0) {
            const UnitCard& before = board_.units[units_ - 1];
            if (std::pair(card.formation, card.arm) < std::pair(before.formation, before.arm))
                return row.fail("key",
                                "units go by formation, then infantry, cavalry, artillery; " +
                                    before.key + " must come later");
        }
        board_.units[units_++] = std::move(card);
    }

    // The French general, the Austrian, then one commander for each formation in turn.
    void put_commander(Row& row, CommanderCard& card) {
        row.must_be_new("name", board_.commanders, &CommanderCard::name);
        if (units_ > 0) row.fail("key", "commanders come before all units");
        if (commanders_ == kCommanders)
            row.fail("key", "more than " + std::to_string(kCommanders) + " commanders");
        if (row.trouble()) return;
        const CommanderId id{static_cast<std::uint8_t>(commanders_)};
        if (commanders_ < 2) {
            const Side expected = commanders_ == 0 ? Side::French : Side::Austrian;
            if (!card.is_general() || card.side != expected)
                return row.fail("key",
                                "the two generals come first, the French one before the other");
            board_.generals[index(card.side)] = id;
        } else {
            FormationCard& expected = board_.formations[commanders_ - 2];
            if (card.is_general() || card.formation.raw != commanders_ - 2)
                return row.fail("key",
                                "commanders go by formation; here " + expected.key + " is due");
            expected.commander = id;
        }
        board_.commanders[commanders_++] = std::move(card);
    }

    Board& board_;
    std::size_t units_ = 0;
    std::size_t commanders_ = 0;
};

}  // namespace

Trouble read_counters(const std::vector<text::Line>& lines, Board& board) {
    CounterReader reader(board);
    if (Trouble trouble =
            text::read_rows(lines, "counters.csv", kHeader, [&](Row& row) { reader.read(row); }))
        return trouble;
    return reader.finish();
}

}  // namespace levee::neerwinden
