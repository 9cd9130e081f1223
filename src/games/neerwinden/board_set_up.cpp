#include <algorithm>

#include "games/neerwinden/board_parts.h"

// Is an automatic set-up one that a player could have made? (8.1, 8.5)
namespace levee::neerwinden {

using text::Line;
using text::Trouble;

namespace {

class SetUpCheck {
 public:
    SetUpCheck(const Board& board, const Scenario& scenario) : board_(board), scenario_(scenario) {}

    Trouble put(const Placed& placed) {
        return placed.piece.is_commander ? put_commander(placed) : put_unit(placed);
    }

    Trouble finish(const Line& scenario_line) const {
        for (std::size_t i = 0; i < kUnits; ++i)
            if (in_play(board_.units[i].formation) && !units_[i])
                return scenario_line.wrong("place", board_.units[i].key + " is not placed");
        for (std::size_t i = 0; i < kCommanders; ++i)
            if (in_play(board_.commanders[i].formation) && !commanders_[i])
                return scenario_line.wrong("place", board_.commanders[i].key + " is not placed");
        return std::nullopt;
    }

 private:
    struct Stood {
        UnitId unit;
        HexId hex;
        Direction facing{};
    };

    std::string name(HexId hex) const { return std::string(board_.grid.name(hex)); }

    bool in_play(FormationId formation) const {
        return formation == kNoFormation || !board_.card(formation).what_if || scenario_.harville;
    }

    Trouble put_unit(const Placed& placed) {
        const Placement& piece = placed.piece;
        const UnitCard& card = board_.card(piece.unit);
        if (!in_play(card.formation))
            return placed.line->wrong("piece", card.key + " takes no part in this scenario (8.5)");
        if (board_.card(card.formation).what_if) {
            if (Trouble trouble = check_late_comer(placed, card)) return trouble;
        } else if (!may_stand(card, piece.hex)) {
            return placed.line->wrong(
                "hex", card.key + " may not be set up in " + name(piece.hex) + " (8.1)");
        }
        if (Trouble trouble = check_stack(placed, card)) return trouble;
        stood_.push_back({piece.unit, piece.hex, piece.facing});
        units_[piece.unit.raw] = true;
        return std::nullopt;
    }

    bool may_stand(const UnitCard& card, HexId hex) const {
        for (const SetUpArea& area : board_.areas)
            if (area.formation == card.formation && area.column == card.column)
                return covers(board_, area, hex);
        // 8.1.1: cavalry and artillery of a formation that marches in columns.
        return std::any_of(stood_.begin(), stood_.end(), [&](const Stood& other) {
            const UnitCard& friendly = board_.card(other.unit);
            return friendly.formation == card.formation && friendly.arm == Arm::Infantry &&
                   board_.grid.distance(other.hex, hex) <= 1;
        });
    }

    // 8.5, N-63
    Trouble check_late_comer(const Placed& placed, const UnitCard& card) const {
        for (std::size_t i = 0; i < kUnits; ++i) {
            const UnitCard& other = board_.units[i];
            if (other.side == card.side && !board_.card(other.formation).what_if && !units_[i])
                return placed.line->wrong("piece",
                                          card.key + " is set up before " + other.key + " (8.5)");
        }
        const HexId hex = placed.piece.hex;
        const bool follows = std::any_of(stood_.begin(), stood_.end(), [&](const Stood& other) {
            return board_.card(other.unit).side == card.side &&
                   board_.grid.distance(other.hex, hex) == 1 &&
                   board_.grid.row(other.hex) <= board_.grid.row(hex);
        });
        if (follows) return std::nullopt;
        return placed.line->wrong("hex", card.key + " in " + name(hex) +
                                             " is next to no friendly unit as far east (8.5)");
    }

    // 1.3, 1.4
    Trouble check_stack(const Placed& placed, const UnitCard& card) const {
        int others = 0;
        for (const Stood& other : stood_) {
            if (other.hex != placed.piece.hex) continue;
            const UnitCard& there = board_.card(other.unit);
            if (there.side != card.side)
                return placed.line->wrong("hex", name(other.hex) + " is held by " + there.key);
            if (++others == 2)
                return placed.line->wrong("hex",
                                          name(other.hex) + " holds two units already (1.4)");
            const bool fits = card.arm == Arm::Artillery || there.arm == Arm::Artillery ||
                              (card.strength <= 2 && there.strength <= 2);
            if (!fits)
                return placed.line->wrong("hex",
                                          card.key + " may not stack with " + there.key + " (1.4)");
            if (other.facing != placed.piece.facing)
                return placed.line->wrong("facing",
                                          card.key + " must face as " + there.key + " does (1.3)");
        }
        return std::nullopt;
    }

    // 8.1.2: on a unit of the formation, a general on any unit of the camp.
    Trouble put_commander(const Placed& placed) {
        const CommanderCard& card = board_.card(placed.piece.commander);
        if (!in_play(card.formation))
            return placed.line->wrong("piece", card.key + " takes no part in this scenario (8.5)");
        const bool joins = std::any_of(stood_.begin(), stood_.end(), [&](const Stood& other) {
            const UnitCard& unit = board_.card(other.unit);
            return other.hex == placed.piece.hex && unit.side == card.side &&
                   (card.is_general() || unit.formation == card.formation);
        });
        if (!joins)
            return placed.line->wrong(
                "hex", card.key + " finds no unit of his in " + name(placed.piece.hex) + " (8.1)");
        commanders_[placed.piece.commander.raw] = true;
        return std::nullopt;
    }

    const Board& board_;
    const Scenario& scenario_;
    std::vector<Stood> stood_;
    std::array<bool, kUnits> units_{};
    std::array<bool, kCommanders> commanders_{};
};

}  // namespace

Trouble check_set_up(const Board& board, const Scenario& scenario,
                     const std::vector<Placed>& placed, const Line& end) {
    SetUpCheck check(board, scenario);
    for (const Placed& piece : placed)
        if (Trouble trouble = check.put(piece)) return trouble;
    return check.finish(end);
}

}  // namespace levee::neerwinden
