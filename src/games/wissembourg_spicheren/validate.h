#pragma once

#include "engine/contract/validation.h"
#include "games/wissembourg_spicheren/rules.h"

// What the checks of positions from outside share (Rules::validate).
namespace levee::wissembourg_spicheren {

inline bool real_hex(const Battle& map, HexId h) {
    return h.raw < maps::kMaxHexes && map.has.has(h);
}

// Precondition: ids are in bounds, and State::derived has been built.
engine::Found check_frame(const Board& b, const State& s, std::size_t i);

}  // namespace levee::wissembourg_spicheren
