#include <algorithm>

#include "engine/text/counter_rows.h"
#include "games/neerwinden/board_parts.h"

// counters.csv: generals, commanders, units, each with the provenance of its values.
namespace levee::neerwinden {

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
            card.arm = static_cast<Arm>(static_cast<int>(type) - static_cast<int>(Type::Infantry));
            put_unit(row, card);
            check_provenance(row, kUnitColumns, "piece");
        }
    }

    Trouble finish() const {
        if (Trouble trouble = text::check_number(board_.units, units_, "units")) return trouble;
        if (Trouble trouble =
                text::check_number(board_.commanders, commanders_, "generals and commanders"))
            return trouble;
        // The order of the lines has left no other way than one commander of each formation.
        for (std::size_t i = 0; i < kFormations; ++i) {
            const auto is_ours = [&](const UnitCard& card) { return card.formation.raw == i; };
            if (std::none_of(board_.units.begin(), board_.units.end(), is_ours))
                return text::counters_wrong("formation", board_.formations[i].key + " has no unit");
        }
        return std::nullopt;
    }

 private:
    FormationId read_formation(Row& row, Side side, Type type) const {
        if (type == Type::General) {
            row.must_be_empty("formation", "a general");
            return kNoFormation;
        }
        return text::formation_in(row, board_.formations, kNoFormation,
                                  [&](const FormationCard& card) -> std::string_view {
                                      return card.side == side ? "" : "the other side";
                                  });
    }

    void put_unit(Row& row, UnitCard& card) {
        row.must_be_new("name", board_.units, &UnitCard::name);
        if (card.morale_disorganised > card.morale)
            row.fail("morale_disorganised", std::to_string(card.morale_disorganised) +
                                                " is above the morale in good order, " +
                                                std::to_string(card.morale));
        text::put_unit(row, board_.units, units_, card);
    }

    // The French general, the Austrian, then one commander for each formation in turn.
    void put_commander(Row& row, CommanderCard& card) {
        row.must_be_new("name", board_.commanders, &CommanderCard::name);
        if (units_ > 0) row.fail("key", "commanders come before all units");
        if (!text::has_room(row, board_.commanders, commanders_, "commanders")) return;
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
