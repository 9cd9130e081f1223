#pragma once

#include <rapidcheck.h>

#include "maps/hex.h"

namespace levee::maps::testing {

// A full rectangle of either stagger, at most `most` hexes a side.
inline HexGrid any_rectangle(int most = 20) {
    const int columns = *rc::gen::inRange(1, most + 1);
    const int rows = *rc::gen::inRange(1, most + 1);
    const bool even = *rc::gen::arbitrary<bool>();
    return {columns, rows, even ? Stagger::EvenDown : Stagger::OddDown};
}

// The same with some columns cut short, never all of them.
inline HexGrid any_grid(int most = 20) {
    HexGrid grid = any_rectangle(most);
    for (int c = 2; c <= grid.columns(); ++c)
        if (*rc::gen::inRange(0, 4) == 0) grid.end_column(c, *rc::gen::inRange(0, grid.rows()));
    return grid;
}

inline HexId any_hex(const HexGrid& grid) {
    return *rc::gen::suchThat(
        rc::gen::map(rc::gen::inRange<int>(0, static_cast<int>(grid.size())),
                     [](int raw) { return HexId{static_cast<std::uint16_t>(raw)}; }),
        [&](HexId hex) { return grid.exists(hex); });
}

inline Direction any_direction() {
    return kDirections[*rc::gen::inRange<std::size_t>(0, kDirections.size())];
}

template <class Visit>
void for_each_hex(const HexGrid& grid, Visit visit) {
    for (std::uint16_t raw = 0; raw < grid.size(); ++raw)
        if (grid.exists(HexId{raw})) visit(HexId{raw});
}

}  // namespace levee::maps::testing
