#pragma once

#include <string>
#include <string_view>

#include "games/neerwinden/board.h"
#include "games/neerwinden/board_parts.h"

namespace levee::neerwinden {

// How the ids of this game are spelled in JSON (engine/text/json.h): hexes as printed ("1205"),
// pieces and formations by their keys ("FR-DIET1").
class Names {
 public:
    static constexpr std::string_view kNone = "none";
    static constexpr std::string_view kOff = "off";  // beyond the map edge

    explicit Names(const Board& board) : board_(board) {}

    std::string write(HexId hex) const {
        if (hex == kOffMap) return std::string(kOff);
        if (!board_.grid.exists(hex)) return std::string(kNone);
        return std::string(std::string_view(board_.grid.name(hex)));
    }
    std::string write(UnitId id) const { return key_of(board_.units, id.raw); }
    std::string write(CommanderId id) const { return key_of(board_.commanders, id.raw); }
    std::string write(FormationId id) const { return key_of(board_.formations, id.raw); }

    bool read(std::string_view name, HexId& hex) const {
        hex = name == kOff ? kOffMap : board_.grid.parse(name);
        return hex != kNoHex || name == kNone;
    }
    bool read(std::string_view name, UnitId& id) const {
        id = name == kNone ? kNoUnit : find_unit(board_, name);
        return id != kNoUnit || name == kNone;
    }
    bool read(std::string_view name, CommanderId& id) const {
        id = name == kNone ? kNoCommander : find_commander(board_, name);
        return id != kNoCommander || name == kNone;
    }
    bool read(std::string_view name, FormationId& id) const {
        id = name == kNone ? kNoFormation : find_formation(board_, name);
        return id != kNoFormation || name == kNone;
    }

    static const char* kind(HexId) { return "hex"; }
    static const char* kind(UnitId) { return "unit"; }
    static const char* kind(CommanderId) { return "commander"; }
    static const char* kind(FormationId) { return "formation"; }

 private:
    template <class Cards>
    static std::string key_of(const Cards& cards, std::size_t index) {
        return index < cards.size() ? cards[index].key : std::string(kNone);
    }

    const Board& board_;
};

}  // namespace levee::neerwinden
