#pragma once

#include <array>
#include <string>
#include <string_view>

#include "maps/hex.h"

// How hexes and directions are called, in the notation and in sentences of both languages.
namespace levee::maps {

inline constexpr std::array<std::string_view, 6> kDirectionNames{"N", "NE", "SE", "S", "SW", "NW"};
// Any number is safe: an action or an event may come from anywhere.
constexpr std::string_view direction_name(Direction direction) {
    const auto index = static_cast<std::size_t>(direction);
    return index < kDirectionNames.size() ? kDirectionNames[index] : "?";
}

// As printed: "1205"; empty for no hex and beyond the edge.
inline std::string hex_id(const HexGrid& grid, HexId hex) {
    return grid.exists(hex) ? std::string(std::string_view(grid.name(hex))) : std::string();
}

// "1707 (Neerwinden)"; `hexes` have names, most of them empty. The grid may be larger.
template <class Hexes>
std::string place_words(const HexGrid& grid, const Hexes& hexes, HexId hex) {
    std::string text = hex_id(grid, hex);
    if (text.empty()) return "?";
    if (hex.raw < hexes.size() && !hexes[hex.raw].name.empty())
        text += " (" + hexes[hex.raw].name + ")";
    return text;
}

}  // namespace levee::maps
