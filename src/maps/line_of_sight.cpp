#include "maps/line_of_sight.h"

#include <array>
#include <cstddef>
#include <utility>

namespace levee::maps {

namespace {

using Cube = HexGrid::Cube;

// A hex around the origin is where x-y, y-z and z-x all stay between -1 and 1 (x+y+z = 0); beyond
// each bound lies one neighbour. Along a line each of the three changes at a constant rate.
struct Bound {
    int sign = 1;      // which of the two bounds the line runs towards
    int rate = 0;      // change over the whole line, made positive
    Cube neighbour{};  // the hex beyond that bound
};

constexpr int gap(const Cube& from, const Cube& to, std::size_t pair) {
    const int x = to.x - from.x;
    const int z = to.z - from.z;
    const int y = -x - z;
    const std::array<int, 3> gaps{x - y, y - z, z - x};
    return gaps[pair];
}

constexpr std::array<Cube, 3> kRising{{{1, 0}, {0, -1}, {-1, 1}}};

// A point of the line: num/den of the way from one end to the other.
struct Fraction {
    int num = 0;
    int den = 1;
};

constexpr bool before(Fraction a, Fraction b) { return a.num * b.den < b.num * a.den; }

void add(const HexGrid& grid, Cube hex, Line& out) {
    const HexId id = grid.at(hex);
    if (id != kNoHex) out.push_back({id, kNoHex});
}

void add_side(const HexGrid& grid, Cube one, Cube two, Line& out) {
    HexId hex = grid.at(one);
    HexId other = grid.at(two);
    // kNoHex is the highest id, so that a hex that exists comes first.
    if (other < hex) std::swap(hex, other);
    if (hex != kNoHex) out.push_back({hex, other});
}

// From centre to corner, along a side, from corner to centre, and again.
void along_sides(const HexGrid& grid, Cube start, Cube end, Cube left, Cube right, Line& out) {
    Cube at = start;
    while (at != end) {
        if (at != start) add(grid, at, out);
        add_side(grid, {at.x + left.x, at.z + left.z}, {at.x + right.x, at.z + right.z}, out);
        at = {at.x + left.x + right.x, at.z + left.z + right.z};
    }
}

void across(const HexGrid& grid, Cube start, Cube end, const std::array<Bound, 3>& bounds,
            Line& out) {
    Cube at = start;
    Fraction entered{};
    while (at != end) {
        Fraction left{2, 1};
        Cube next = at;
        for (std::size_t pair = 0; pair < bounds.size(); ++pair) {
            const Bound& bound = bounds[pair];
            const Fraction exit{bound.sign * gap(start, at, pair) + 1, bound.rate};
            if (!before(exit, left)) continue;
            left = exit;
            next = {at.x + bound.neighbour.x, at.z + bound.neighbour.z};
        }
        // Through a corner two bounds are met at once. Whichever neighbour is taken first, one in
        // which the line does not stay is left in the same instant.
        if (at != start && before(entered, left)) add(grid, at, out);
        entered = left;
        at = next;
    }
}

}  // namespace

Line line(const HexGrid& grid, HexId a, HexId b) {
    Line out;
    const Cube start = grid.cube(a);
    const Cube end = grid.cube(b);
    if (start == end) return out;

    std::array<Bound, 3> bounds{};
    for (std::size_t pair = 0; pair < bounds.size(); ++pair) {
        const int rate = gap(start, end, pair);
        const int sign = rate < 0 ? -1 : 1;
        bounds[pair] = {sign, rate * sign, {kRising[pair].x * sign, kRising[pair].z * sign}};
    }
    for (std::size_t pair = 0; pair < bounds.size(); ++pair) {
        if (bounds[pair].rate != 0) continue;
        along_sides(grid, start, end, bounds[(pair + 1) % 3].neighbour,
                    bounds[(pair + 2) % 3].neighbour, out);
        return out;
    }
    across(grid, start, end, bounds, out);
    return out;
}

}  // namespace levee::maps
