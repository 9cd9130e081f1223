#pragma once

#include "engine/text/position_lines.h"
#include "maps/hex_words.h"

// What the words of a position name on a hex map (engine/text/position_lines.h).
namespace levee::maps {

// kNoHex where that is wrong.
inline HexId hex_in(const HexGrid& grid, engine::position_lines::Arguments& a, std::size_t i) {
    const HexId hex = grid.parse(a[i]);
    if (hex == kNoHex) a.wrong("there is no hex " + a[i]);
    return hex;
}
inline Direction facing_in(engine::position_lines::Arguments& a, std::size_t i) {
    return static_cast<Direction>(a.one_of(i, kDirectionNames, "direction"));
}

}  // namespace levee::maps
