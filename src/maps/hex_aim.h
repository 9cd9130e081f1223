#pragma once

#include <cstdint>

namespace levee::maps {

// What a person points at for an action (maps/hex_pieces.h).
enum class HexAim : std::uint8_t {
    Named,    // what its arguments name
    StepHex,  // the hex; the piece is the one that moves
    Facing,   // a hex next to the piece
};

}  // namespace levee::maps
