#pragma once

#include <string>
#include <string_view>

#include "engine/text/card_names.h"
#include "maps/hex_reflection.h"
#include "maps/hex_words.h"

namespace levee::maps {

// How the ids of a game on hexes are spelled in JSON: cards by their keys, hexes as printed, and
// one word for what lies beyond the edge of the map. The board has a `grid`.
template <HexId kOffMap, class Board, class... Cards>
class HexNames : public engine::CardNames<Board, Cards...> {
    using Named = engine::CardNames<Board, Cards...>;

 public:
    static constexpr std::string_view kOff = "off";

    using Named::kind;
    using Named::Named;
    using Named::read;
    using Named::write;

    std::string write(HexId hex) const {
        if (hex == kOffMap) return std::string(kOff);
        const std::string name = hex_id(this->board().grid, hex);
        return name.empty() ? std::string(Named::kNone) : name;
    }
    bool read(std::string_view name, HexId& hex) const {
        hex = name == kOff ? kOffMap : this->board().grid.parse(name);
        return hex != kNoHex || name == Named::kNone;
    }
    static const char* kind(HexId /*any*/) { return "hex"; }
};

}  // namespace levee::maps
