#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/contract/ids.h"

namespace levee::maps {

using HexId = engine::Id<struct HexTag, std::uint16_t>;

inline constexpr HexId kNoHex{0xFFFF};
// The largest hex map of the five games has 375.
inline constexpr std::size_t kMaxHexes = 400;

// The sides of a flat-topped hex, clockwise.
enum class Direction : std::uint8_t { N, NE, SE, S, SW, NW };

inline constexpr std::array<Direction, 6> kDirections{Direction::N, Direction::NE, Direction::SE,
                                                      Direction::S, Direction::SW, Direction::NW};

// Clockwise by so many sides; a negative number turns the other way.
constexpr Direction turned(Direction d, int sides) {
    return static_cast<Direction>(((static_cast<int>(d) + sides) % 6 + 6) % 6);
}

constexpr Direction opposite(Direction d) { return turned(d, 3); }

// A unit that faces a hexside has three hexes before it, two beside it and one behind it.
enum class Arc : std::uint8_t { Front, Flank, Rear };

constexpr Arc arc(Direction facing, Direction towards) {
    constexpr std::array<Arc, 6> kBySidesTurned{Arc::Front, Arc::Front, Arc::Flank,
                                                Arc::Rear,  Arc::Flank, Arc::Front};
    return kBySidesTurned[static_cast<std::size_t>(turned(towards, -static_cast<int>(facing)))];
}

// Which columns sit half a hex lower than their neighbours; the first column is 1, an odd one.
enum class Stagger : std::uint8_t { EvenDown, OddDown };

// A hex as maps print it: two digits of column, two of row. Empty for a hex that does not exist.
struct HexName {
    std::array<char, 4> letters{};
    std::uint8_t length = 0;

    constexpr bool operator==(const HexName&) const = default;
    constexpr bool operator==(std::string_view other) const {
        return std::string_view{*this} == other;
    }
    // NOLINTNEXTLINE(google-explicit-constructor): it is text wherever text is wanted.
    constexpr operator std::string_view() const { return {letters.data(), length}; }
};

// Columns of hexes, numbered from 1. Ids are dense, column by column, so that arrays indexed by
// HexId need no lookup; a hex cut off by end_column keeps its id but does not exist. Built once
// when a board is loaded; every question afterwards is a load from a table.
class HexGrid {
 public:
    // The most that fits kMaxHexes and two digits. Ask before building a grid out of a file.
    static constexpr bool fits(int columns, int rows) {
        return columns >= 1 && columns <= 99 && rows >= 1 && rows <= 99 &&
               columns * rows <= static_cast<int>(kMaxHexes);
    }

    HexGrid() = default;
    HexGrid(int columns, int rows, Stagger stagger);

    // For columns shorter than the others: hexes beyond last_row do not exist.
    void end_column(int column, int last_row);

    int columns() const { return columns_; }
    int rows() const { return rows_; }
    Stagger stagger() const { return stagger_; }
    // One past the largest id, so that a loop over the map may ask exists().
    std::size_t size() const { return std::size_t{columns_} * rows_; }
    bool exists(HexId hex) const { return hex.raw < kMaxHexes && places_[hex.raw].column != 0; }

    // kNoHex when off the map, whatever the numbers.
    HexId at(int column, int row) const;
    int column(HexId hex) const { return place(hex).column; }
    int row(HexId hex) const { return place(hex).row; }

    // kNoHex off the map.
    HexId neighbour(HexId hex, Direction d) const {
        assert(hex.raw < kMaxHexes && "no hex");
        return neighbours_[hex.raw][static_cast<std::size_t>(d)];
    }
    // Nothing unless the two are neighbours.
    std::optional<Direction> direction(HexId from, HexId to) const;

    // As the crow flies: hexes that do not exist are flown over.
    int distance(HexId a, HexId b) const {
        const Cube from = cube(a);
        const Cube to = cube(b);
        const int dx = to.x - from.x;
        const int dz = to.z - from.z;
        return (magnitude(dx) + magnitude(dz) + magnitude(dx + dz)) / 2;
    }

    HexName name(HexId hex) const;
    // kNoHex when unreadable or not on the map.
    HexId parse(std::string_view ccrr) const;

    // Coordinates in which straight lines are straight: S is (0, 1), SE is (1, 0). The third cube
    // coordinate is -x-z.
    struct Cube {
        int x = 0;
        int z = 0;
        constexpr bool operator==(const Cube&) const = default;
    };
    Cube cube(HexId hex) const { return {place(hex).x, place(hex).z}; }
    HexId at(Cube cube) const;

    bool operator==(const HexGrid&) const = default;

 private:
    struct Place {
        std::uint8_t column = 0;  // 0: no such hex
        std::uint8_t row = 0;
        std::int8_t x = 0;
        std::int8_t z = 0;
        bool operator==(const Place&) const = default;
    };

    static constexpr int magnitude(int n) { return n < 0 ? -n : n; }

    const Place& place(HexId hex) const {
        assert(exists(hex) && "no such hex on this map");
        return places_[hex.raw];
    }
    // Half hexes that a column is pushed down.
    int sunk(int column) const { return (column % 2 == 0) == (stagger_ == Stagger::EvenDown); }
    void fill_tables();

    std::array<Place, kMaxHexes> places_{};
    std::array<std::array<HexId, 6>, kMaxHexes> neighbours_{};
    std::array<std::uint8_t, 99> last_rows_{};
    std::uint8_t columns_ = 0;
    std::uint8_t rows_ = 0;
    Stagger stagger_ = Stagger::EvenDown;
};

static_assert(std::is_trivially_copyable_v<HexGrid>);

// The twelve hexes two away, clockwise from straight north; odd places lie between two directions.
// kNoHex off the map.
std::array<HexId, 12> two_away(const HexGrid& grid, HexId from);

}  // namespace levee::maps
