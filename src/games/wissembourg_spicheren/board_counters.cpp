#include <algorithm>

#include "engine/text/counter_rows.h"
#include "games/wissembourg_spicheren/board_parts.h"

// counters.csv: commanders in chief, HQs and units, each with the provenance of its values.
namespace levee::wissembourg_spicheren {

using text::Row;
using text::Trouble;
using enum text::Source;

namespace {

constexpr std::array<std::string_view, 23> kHeader{
    "key",        "battle",       "side",
    "formation",  "type",         "name",
    "also",       "combat",       "combat_disorganised",
    "steps",      "morale",       "movement",
    "range",      "command",      "bonus",
    "inertia",    "initiative",   "back_command",
    "back_bonus", "back_inertia", "back_initiative",
    "provenance", "reason"};

enum class Type { Chief, Hq, Infantry, Cavalry, Artillery };
constexpr text::Meanings<Type, 5> kTypes{{{"chief", Type::Chief},
                                          {"hq", Type::Hq},
                                          {"infantry", Type::Infantry},
                                          {"cavalry", Type::Cavalry},
                                          {"artillery", Type::Artillery}}};

namespace column = text::column;
constexpr std::array kUnitColumns{
    column::key<&UnitCard::key>("key"),
    column::meaning<&UnitCard::battle, kBattleWords>("battle"),
    column::meaning<&UnitCard::side, kSides>("side"),
    column::other<UnitCard>("formation"),
    column::other<UnitCard>("type"),
    column::name<&UnitCard::name>("name", Told),
    column::other<UnitCard>("also"),
    column::number<&UnitCard::combat, 1, 20>("combat", Told),
    column::number<&UnitCard::combat_disorganised, 1, 20>("combat_disorganised", Told),
    column::number<&UnitCard::steps, 1, 6>("steps", Told),
    column::number<&UnitCard::morale, 0, 6>("morale", Told),
    column::number<&UnitCard::movement, 1, 12>("movement", Told),
    column::number_or_empty<&UnitCard::range, 1, 12>("range", ToldIfGiven),
    column::other<UnitCard>("provenance"),
    column::other<UnitCard>("reason")};

template <std::uint8_t CommandValues::*Front>
constexpr auto front(std::string_view name) {
    return text::Column<CommanderCard>{name,
                                       [](Row& row, std::string_view at, CommanderCard& card) {
                                           card.front.*Front =
                                               static_cast<std::uint8_t>(row.number(at, 0, 6));
                                       },
                                       Told};
}
template <std::uint8_t CommandValues::*Back>
constexpr auto back(std::string_view name) {
    return text::Column<CommanderCard>{name,
                                       [](Row& row, std::string_view at, CommanderCard& card) {
                                           card.back.*Back =
                                               static_cast<std::uint8_t>(row.number(at, 0, 6));
                                       },
                                       Told};
}
constexpr std::array kChiefColumns{
    column::key<&CommanderCard::key>("key"),
    column::meaning<&CommanderCard::battle, kBattleWords>("battle"),
    column::meaning<&CommanderCard::side, kSides>("side"),
    column::other<CommanderCard>("type"),
    column::name<&CommanderCard::name>("name", Told),
    column::number<&CommanderCard::movement, 1, 12>("movement", Told),
    front<&CommandValues::inertia>("inertia"),
    front<&CommandValues::initiative>("initiative"),
    back<&CommandValues::inertia>("back_inertia"),
    back<&CommandValues::initiative>("back_initiative"),
    column::other<CommanderCard>("provenance"),
    column::other<CommanderCard>("reason")};
constexpr std::array kHqColumns{column::key<&CommanderCard::key>("key"),
                                column::meaning<&CommanderCard::battle, kBattleWords>("battle"),
                                column::meaning<&CommanderCard::side, kSides>("side"),
                                column::other<CommanderCard>("formation"),
                                column::other<CommanderCard>("type"),
                                column::name<&CommanderCard::name>("name", Told),
                                column::number<&CommanderCard::movement, 1, 12>("movement", Told),
                                front<&CommandValues::command>("command"),
                                front<&CommandValues::bonus>("bonus"),
                                back<&CommandValues::command>("back_command"),
                                back<&CommandValues::bonus>("back_bonus"),
                                column::other<CommanderCard>("provenance"),
                                column::other<CommanderCard>("reason")};

class CounterReader {
 public:
    explicit CounterReader(Board& board) : board_(board) {}

    void read(Row& row) {
        const Type type = row.meaning("type", kTypes);
        row.must_be_new("key", board_.units, &UnitCard::key);
        row.must_be_new("key", board_.commanders, &CommanderCard::key);
        row.must_be_new("name", board_.units, &UnitCard::name);
        row.must_be_new("name", board_.commanders, &CommanderCard::name);
        if (type == Type::Chief || type == Type::Hq) {
            CommanderCard card;
            if (type == Type::Chief) {
                read_card(row, kChiefColumns, "a commander in chief", card);
                check_provenance(row, kChiefColumns, "piece");
            } else {
                read_card(row, kHqColumns, "an HQ", card);
                check_provenance(row, kHqColumns, "piece");
                card.formation = read_formation(row, card.battle, card.side);
            }
            put_commander(row, card);
        } else {
            UnitCard card;
            read_card(row, kUnitColumns, "a unit", card);
            check_provenance(row, kUnitColumns, "piece");
            card.formation = read_formation(row, card.battle, card.side);
            if (row.has("also")) card.also = row.name("also");
            card.arm = static_cast<Arm>(static_cast<int>(type) - static_cast<int>(Type::Infantry));
            if ((card.arm == Arm::Artillery) != row.has("range"))
                row.fail("range", "belongs to artillery, and only to it");
            text::put_unit(row, board_.units, units_, card);
        }
    }

    Trouble finish() const {
        if (Trouble trouble = text::check_number(board_.units, units_, "units")) return trouble;
        if (Trouble trouble =
                text::check_number(board_.commanders, commanders_, "commanders in chief and HQs"))
            return trouble;
        for (std::size_t i = 0; i < kFormations; ++i) {
            const FormationCard& formation = board_.formations[i];
            if (formation.hq == kNoCommander)
                return text::counters_wrong("formation", formation.key + " has no HQ");
            int steps = 0;
            for (const UnitCard& unit : board_.units)
                if (unit.formation.raw == i) steps += unit.steps;
            // 13.1.5, 13.2.5: with the units of variations, if there are any.
            if (steps != formation.varied.steps)
                return text::counters_wrong(
                    "steps", formation.key + " has " + std::to_string(steps) +
                                 " steps instead of " + std::to_string(formation.varied.steps));
        }
        return std::nullopt;
    }

 private:
    FormationId read_formation(Row& row, BattleId battle, Side side) const {
        return text::formation_in(row, board_.formations, kNoFormation,
                                  [&](const FormationCard& card) -> std::string_view {
                                      const bool ours = card.battle == battle && card.side == side;
                                      return ours ? "" : "another army";
                                  });
    }

    void put_commander(Row& row, CommanderCard& card) {
        if (!text::has_room(row, board_.commanders, commanders_, "commanders")) return;
        if (commanders_ > 0 && card.battle < board_.commanders[commanders_ - 1].battle)
            return row.fail("battle", "those of Spicheren come first");
        if (!card.is_chief()) {
            FormationCard& formation = board_.formations[card.formation.raw];
            if (formation.hq != kNoCommander)
                return row.fail("formation", formation.key + " has an HQ already");
            formation.hq = CommanderId{static_cast<std::uint8_t>(commanders_)};
        }
        board_.commanders[commanders_++] = std::move(card);
    }

    Board& board_;
    std::size_t units_ = 0;
    std::size_t commanders_ = 0;
};

}  // namespace

Trouble read_counters(const std::vector<text::Line>& lines, Board& board) {
    for (FormationCard& formation : board.formations) formation.hq = kNoCommander;
    CounterReader reader(board);
    if (Trouble trouble =
            text::read_rows(lines, "counters.csv", kHeader, [&](Row& row) { reader.read(row); }))
        return trouble;
    return reader.finish();
}

}  // namespace levee::wissembourg_spicheren
