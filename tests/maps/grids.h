#pragma once

#include <rapidcheck.h>

#include "maps/hex.h"
#include "maps/hex_set.h"

namespace levee::maps::testing {

// Every hex that exists.
inline HexSet all_hexes(const HexGrid& grid) {
    HexSet all;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        if (grid.exists(hex)) all.add(hex);
    }
    return all;
}

// From `low` to below `high`, evenly: rapidcheck would begin with numbers close to `low`, and small
// maps have no long lines or ways around anything. Failures still shrink.
template <class T>
T evenly(T low, T high) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<T>(low, high));
}

// A full rectangle of either stagger, at most `most` hexes a side.
inline HexGrid any_rectangle(int most = 20) {
    const int columns = evenly(1, most + 1);
    const int rows = evenly(1, most + 1);
    const bool even = *rc::gen::arbitrary<bool>();
    return {columns, rows, even ? Stagger::EvenDown : Stagger::OddDown};
}

// The same with some columns cut short, never all of them.
inline HexGrid any_grid(int most = 20) {
    HexGrid grid = any_rectangle(most);
    for (int c = 2; c <= grid.columns(); ++c)
        if (evenly(0, 4) == 0) grid.end_column(c, evenly(0, grid.rows()));
    return grid;
}

inline HexId any_hex(const HexGrid& grid) {
    const HexSet all = all_hexes(grid);
    auto hex = all.begin();
    for (int skipped = evenly(0, all.size()); skipped > 0; --skipped) ++hex;
    return *hex;
}

inline Direction any_direction() { return kDirections[evenly<std::size_t>(0, kDirections.size())]; }

}  // namespace levee::maps::testing
