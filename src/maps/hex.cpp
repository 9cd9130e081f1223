#include "maps/hex.h"

namespace levee::maps {

namespace {

constexpr std::array<HexGrid::Cube, 6> kSteps{{
    {0, -1},  // N
    {1, -1},  // NE
    {1, 0},   // SE
    {0, 1},   // S
    {-1, 1},  // SW
    {-1, 0},  // NW
}};

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

HexGrid::HexGrid(int columns, int rows, Stagger stagger) : stagger_(stagger) {
    assert(fits(columns, rows) && "a map larger than kMaxHexes, or than two digits can name");
    columns_ = static_cast<std::uint8_t>(columns);
    rows_ = static_cast<std::uint8_t>(rows);
    for (std::size_t i = 0; i < columns_; ++i) last_rows_[i] = rows_;
    fill_tables();
}

void HexGrid::end_column(int column, int last_row) {
    assert(column >= 1 && column <= columns_ && last_row >= 0 && last_row <= rows_);
    last_rows_[static_cast<std::size_t>(column - 1)] = static_cast<std::uint8_t>(last_row);
    fill_tables();
}

void HexGrid::fill_tables() {
    places_.fill({});
    for (auto& row : neighbours_) row.fill(kNoHex);
    for (int c = 1; c <= columns_; ++c)
        for (int r = 1; r <= rows_; ++r) {
            const HexId hex = at(c, r);
            if (hex == kNoHex) continue;
            // A row is two half hexes high, and a step SE keeps z while it goes half a hex down.
            // One is taken off where column 1 is not sunk, to make the halves come out even.
            const int halves = 2 * r + sunk(c) - c - (stagger_ == Stagger::EvenDown ? 1 : 0);
            places_[hex.raw] = {static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(r),
                                static_cast<std::int8_t>(c), static_cast<std::int8_t>(halves / 2)};
        }
    for (std::size_t i = 0; i < size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        if (!exists(hex)) continue;
        const Cube here = cube(hex);
        for (const Direction d : kDirections) {
            const auto side = static_cast<std::size_t>(d);
            neighbours_[i][side] = at(Cube{here.x + kSteps[side].x, here.z + kSteps[side].z});
        }
    }
}

HexId HexGrid::at(int column, int row) const {
    if (column < 1 || column > columns_ || row < 1) return kNoHex;
    if (row > last_rows_[static_cast<std::size_t>(column - 1)]) return kNoHex;
    return HexId{static_cast<std::uint16_t>((column - 1) * rows_ + (row - 1))};
}

HexId HexGrid::at(Cube cube) const {
    const int halves = 2 * cube.z + cube.x + (stagger_ == Stagger::EvenDown ? 1 : 0);
    return at(cube.x, (halves - sunk(cube.x)) / 2);
}

std::optional<Direction> HexGrid::direction(HexId from, HexId to) const {
    if (!exists(from) || !exists(to)) return std::nullopt;
    for (const Direction d : kDirections)
        if (neighbour(from, d) == to) return d;
    return std::nullopt;
}

HexName HexGrid::name(HexId hex) const {
    if (!exists(hex)) return {};
    const auto digit = [](int n) { return static_cast<char>('0' + n % 10); };
    const int c = column(hex);
    const int r = row(hex);
    return {{digit(c / 10), digit(c), digit(r / 10), digit(r)}, 4};
}

HexId HexGrid::parse(std::string_view ccrr) const {
    if (ccrr.size() != 4) return kNoHex;
    for (const char c : ccrr)
        if (!is_digit(c)) return kNoHex;
    const auto pair = [&](std::size_t i) { return (ccrr[i] - '0') * 10 + (ccrr[i + 1] - '0'); };
    return at(pair(0), pair(2));
}

std::array<HexId, 12> two_away(const HexGrid& grid, HexId from) {
    using Cube = HexGrid::Cube;
    // One step in each direction, as HexGrid counts.
    constexpr std::array<Cube, 6> kStep{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
    std::array<HexId, 12> ring{};
    const Cube here = grid.cube(from);
    // By arithmetic, not from neighbour to neighbour: along an edge of the map a hex two away may
    // have one of its two ways off the map.
    for (std::size_t place = 0; place < ring.size(); ++place) {
        const Cube one = kStep[place / 2];
        const Cube two = kStep[(place + 1) / 2 % 6];
        ring[place] = grid.at(Cube{here.x + one.x + two.x, here.z + one.z + two.z});
    }
    return ring;
}

}  // namespace levee::maps
