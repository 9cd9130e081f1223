#pragma once

#include <string>
#include <string_view>

#include "engine/text/card_names.h"
#include "games/wissembourg_spicheren/board.h"

namespace levee::wissembourg_spicheren {

using CardNames = engine::CardNames<Board, engine::CardsOf<kNoUnit, &Board::units, "unit">,
                                    engine::CardsOf<kNoCommander, &Board::commanders, "commander">,
                                    engine::CardsOf<kNoFormation, &Board::formations, "formation">,
                                    engine::CardsOf<kNoMarker, &Board::markers, "marker">>;

// Pieces and formations are spelled by their keys ("FR-JOLI"), hexes as printed ("1205").
class Names : public CardNames {
 public:
    static constexpr std::string_view kOff = "off";  // beyond the map edge

    using CardNames::CardNames;
    using CardNames::kind;
    using CardNames::read;
    using CardNames::write;

    std::string write(HexId hex) const {
        if (hex == kOffMap) return std::string(kOff);
        if (!board().grid.exists(hex)) return std::string(kNone);
        return std::string(std::string_view(board().grid.name(hex)));
    }
    bool read(std::string_view name, HexId& hex) const {
        hex = name == kOff ? kOffMap : board().grid.parse(name);
        return hex != kNoHex || name == kNone;
    }
    static const char* kind(HexId /*any*/) { return "hex"; }
};

}  // namespace levee::wissembourg_spicheren
