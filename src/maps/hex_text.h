#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/data_text.h"
#include "maps/hex.h"
#include "maps/hex_plan.h"

// The file of a hex map: its shape, the ground of each hex, what runs along hexsides and what leads
// across them. A game says which words its file has.
//
//     size COLUMNS ROWS
//     stagger even-down|odd-down    which columns lie half a hex lower
//     lastrow COLUMN[-COLUMN] ROW   columns that end before the others do
//     hex CCRR LEVEL TERRAIN ["Name"]
//     edge CCRR CCRR FEATURE        between two neighbours
//     link KIND CCRR CCRR...        from hex to neighbouring hex
namespace levee::maps {

// What is at a hexside, and what must be there already or may not be: bits of the game's own.
struct SideWord {
    std::string_view word;
    std::uint8_t mark = 0;
    std::uint8_t bars = 0;           // marks beside which it cannot be
    std::uint8_t needs = 0;          // in the end one of these must be there too, if any is named
    std::string_view needs_words{};  // "neither a river nor a stream"
    bool of_first_hex = false;       // belongs to the hex that is named first, not to both
};

struct HexMapWords {
    int highest_level = 0;
    std::span<const SideWord> edges{};
    std::span<const SideWord> links{};
    // Records which the game reads by itself, after the map.
    std::span<const std::string_view> others{};
};

template <class Terrain>
struct HexLand {
    HexGrid grid;
    std::vector<HexGround<Terrain>> hexes;  // by HexId
    std::vector<HexSides> sides;  // by HexId; a side says the same from both, but of_first_hex
};

// The same with the place of the terrain among the words for it.
using PlainHexLand = HexLand<std::uint8_t>;
engine::text::Trouble read_hex_land(std::string_view file,
                                    const std::vector<engine::text::Line>& lines,
                                    const HexMapWords& words,
                                    std::span<const std::string_view> terrains, PlainHexLand& land);

template <class Terrain, std::size_t N>
engine::text::Trouble read_hex_land(std::string_view file,
                                    const std::vector<engine::text::Line>& lines,
                                    const HexMapWords& words,
                                    const engine::text::Meanings<Terrain, N>& terrains,
                                    HexLand<Terrain>& land) {
    std::array<std::string_view, N> plain_words{};
    for (std::size_t i = 0; i < N; ++i) plain_words[i] = terrains[i].first;
    PlainHexLand plain;
    auto trouble = read_hex_land(file, lines, words, plain_words, plain);
    land.grid = plain.grid;
    land.sides = std::move(plain.sides);
    for (auto& [level, terrain, name] : plain.hexes)
        land.hexes.push_back({level, terrains[terrain].second, std::move(name)});
    return trouble;
}

// `N` to `NW`, as the directions of a flat-topped map.
inline constexpr engine::text::Meanings<Direction, 6> kDirectionWords{{{"N", Direction::N},
                                                                       {"NE", Direction::NE},
                                                                       {"SE", Direction::SE},
                                                                       {"S", Direction::S},
                                                                       {"SW", Direction::SW},
                                                                       {"NW", Direction::NW}}};

}  // namespace levee::maps
