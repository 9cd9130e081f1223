#include <algorithm>
#include <map>

#include "games/neerwinden/map_drawing.h"

// Levels with their hachures, meadows, woods, villages, the tomb.
namespace levee::neerwinden::drawing {

namespace {

// One hexside of an outline; the outlined ground is on its right.
struct OutlineSide {
    Corner to;
    int drop = 0;   // levels from the ground inside to the ground outside
    int outer = 0;  // level outside
};

struct Outline {
    std::vector<Point> corners;
    std::vector<OutlineSide> sides;  // from corners[i] to corners[i + 1]
};

// Three hexes meet at a corner, so at most one outline leaves it: following them is unambiguous.
template <class Inside>
std::vector<Outline> outlines(const Sheet& sheet, Inside inside) {
    std::map<Corner, OutlineSide> from;
    const maps::HexGrid& grid = sheet.board().grid;
    constexpr int kBeyond = 2;  // hexes drawn beyond the edge, cut off by the frame
    for (int c = 1 - kBeyond; c <= grid.columns() + kBeyond; ++c)
        for (int r = 1 - kBeyond; r <= grid.rows() + kBeyond; ++r) {
            const Cell cell{c, r};
            if (!inside(cell)) continue;
            for (const Direction d : maps::kDirections) {
                const Cell next = sheet.neighbour(cell, d);
                const bool beyond = next.column < 1 - kBeyond || next.row < 1 - kBeyond ||
                                    next.column > grid.columns() + kBeyond ||
                                    next.row > grid.rows() + kBeyond;
                if (!beyond && inside(next)) continue;
                const auto [a, b] = sheet.side(cell, d);
                const int outer = beyond ? 9 : sheet.ground(next).level;
                from[a] = {b, sheet.ground(cell).level - outer, outer};
            }
        }
    std::vector<Outline> all;
    while (!from.empty()) {
        Outline outline;
        Corner at = from.begin()->first;
        for (auto found = from.find(at); found != from.end(); found = from.find(at)) {
            outline.corners.push_back(sheet.natural(at));
            outline.sides.push_back(found->second);
            at = found->second.to;
            from.erase(found);
        }
        all.push_back(std::move(outline));
    }
    return all;
}

int highest(const Sheet& sheet) {
    int level = 0;
    for (const HexId hex : sheet.hexes())
        level = std::max(level, int{sheet.board().hexes[hex.raw].level});
    return level;
}

// A stroke down the slope: broad where it begins, ending in a point.
void stroke(Svg& svg, Point top, Point down, double reach, double broad) {
    const Point across = left_of(down) * (broad / 2);
    svg << "M" << (top + across) << "L" << (top + down * reach) << "L" << (top - across) << "Z";
}

void hachure(Svg& svg, const Sheet& sheet, const Outline& outline, int level) {
    const std::size_t n = outline.corners.size();
    constexpr int kStrokes = 10;  // to a hexside
    // The light comes from the upper left corner of the sheet.
    constexpr Point kLight{-0.6, -0.8};
    for (std::size_t i = 0; i < n; ++i) {
        const Point corner = outline.corners[i];
        const Point from = middle(outline.corners[(i + n - 1) % n], corner);
        const Point to = middle(corner, outline.corners[(i + 1) % n]);
        if (!sheet.map().holds(corner, 40)) continue;
        for (int k = 0; k < kStrokes; ++k) {
            const double t = (k + 0.5) / kStrokes;
            // The first half of the bend belongs to the side before the corner.
            const OutlineSide& side = outline.sides[t < 0.5 ? (i + n - 1) % n : i];
            // A slope of two levels is on two outlines: its strokes are drawn once, and longer.
            if (side.outer + 1 != level) continue;
            const Point at = from * ((1 - t) * (1 - t)) + corner * (2 * t * (1 - t)) + to * (t * t);
            const Point along = unit((corner - from) * (1 - t) + (to - corner) * t);
            const Point down = left_of(along);
            const double lit = down.x * kLight.x + down.y * kLight.y;
            const int jitter = static_cast<int>((i * 7 + static_cast<std::size_t>(k) * 5) % 4);
            const double reach = (side.drop > 1 ? 15.0 : 10.0) + jitter * 0.8;
            stroke(svg, at - down * 1.5, down, reach, lit > 0.3 ? 0.8 : lit > -0.3 ? 1.3 : 1.9);
        }
    }
}

}  // namespace

void draw_levels(Svg& svg, const Sheet& sheet) {
    const Box map = sheet.map();
    svg << "<rect x=\"" << map.x << "\" y=\"" << map.y << "\" width=\"" << map.width
        << "\" height=\"" << map.height << "\" fill=\"" << level_tint(0) << "\"/>\n";
    for (int level = 1; level <= highest(sheet); ++level) {
        const std::string id = "nw-level-" + std::to_string(level);
        svg << "<path id=\"" << id << "\" fill=\"" << level_tint(level) << "\" d=\"";
        for (const Outline& outline :
             outlines(sheet, [&](Cell cell) { return sheet.ground(cell).level >= level; }))
            svg << rounded(outline.corners, true);
        svg << "\"/>\n";
        // The slope as a soft shade under its hachures.
        for (const double width : {26.0, 18.0, 11.0, 5.0})
            svg << "<use href=\"#" << id << "\" fill=\"none\" stroke=\"#a07a42\" "
                << "stroke-opacity=\".05\" stroke-width=\"" << width << "\"/>\n";
    }
}

void draw_hachures(Svg& svg, const Sheet& sheet) {
    svg << "<path fill=\"#7d5f37\" fill-opacity=\".62\" d=\"";
    for (int level = 1; level <= highest(sheet); ++level)
        for (const Outline& outline :
             outlines(sheet, [&](Cell cell) { return sheet.ground(cell).level >= level; }))
            hachure(svg, sheet, outline, level);
    svg << "\"/>\n";
}

void draw_meadows_and_fields(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    // Tufts of grass in the bottoms, furrows round the villages.
    svg << "<path fill=\"none\" stroke=\"#6f8a4a\" stroke-opacity=\".55\" stroke-width=\".7\" d=\"";
    for (const HexId hex : sheet.hexes()) {
        const Hex& ground = board.hexes[hex.raw];
        if (ground.level != 0 || ground.terrain != Terrain::Clear) continue;
        Hand hand = hand_of(hex, 1);
        for (int i = 0; i < 5; ++i) {
            const Point at =
                sheet.centre(hex) + Point{hand.between(-24, 24), hand.between(-12, 24)};
            svg << "M" << (at + Point{-2.5, -2}) << "l1.5,2.5M" << (at + Point{0, -3}) << "v3.4M"
                << (at + Point{2.5, -2}) << "l-1.5,2.5";
        }
    }
    svg << "\"/>\n<path fill=\"none\" stroke=\"#9a7f4c\" stroke-opacity=\".34\" "
           "stroke-width=\".55\" d=\"";
    for (const HexId hex : sheet.hexes()) {
        const Hex& ground = board.hexes[hex.raw];
        if (ground.terrain != Terrain::Clear || ground.level == 0) continue;
        bool farmed = false;
        for (const Direction d : maps::kDirections)
            farmed |= sheet.ground(sheet.neighbour(sheet.cell(hex), d)).terrain == Terrain::Village;
        Hand hand = hand_of(hex, 2);
        if (!farmed && hand.between(0, 1) < 0.7) continue;
        // Strips that lie side by side, each ploughed across the last.
        double turn = hand.between(0, 3.1);
        Point at = sheet.centre(hex) + Point{hand.between(-15, 3), hand.between(-8, 14)};
        for (int strip = 0; strip < (farmed ? 3 : 2); ++strip) {
            const Point along{std::cos(turn), std::sin(turn)};
            const Point across = left_of(along);
            for (int i = -3; i <= 3; ++i) {
                const Point row = at + across * (i * 2.0);
                svg << "M" << (row - along * 6) << "L" << (row + along * 6);
            }
            at = at + (strip % 2 == 0 ? along : across) * 14;
            turn += 1.5708;
        }
    }
    svg << "\"/>\n";
}

void tree(Svg& svg, Point at, double size) {
    svg << "<ellipse cx=\"" << (at.x + size * 0.45) << "\" cy=\"" << (at.y + size * 0.75)
        << "\" rx=\"" << size << "\" ry=\"" << (size * 0.4)
        << "\" fill=\"#4d4a22\" fill-opacity=\".3\"/><circle cx=\"" << at.x << "\" cy=\"" << at.y
        << "\" r=\"" << size << "\" fill=\"#97a968\" stroke=\"#4d5c31\" stroke-width=\".6\"/>"
        << "<path d=\"M" << (at + Point{size * 0.75, -size * 0.1}) << "q"
        << Point{-0.1 * size, size * 0.8} << " " << Point{-size * 0.9, size * 0.75}
        << "\" fill=\"none\" stroke=\"#4d5c31\" stroke-width=\".9\"/>";
}

void draw_woods(Svg& svg, const Sheet& sheet) {
    const auto is_wood = [&](Cell cell) {
        const maps::HexGrid& grid = sheet.board().grid;
        const HexId hex = grid.at(cell.column, cell.row);
        return hex != kNoHex && sheet.board().hexes[hex.raw].terrain == Terrain::Wood;
    };
    svg << "<path fill=\"#b3bd84\" fill-opacity=\".6\" d=\"";
    for (const Outline& outline : outlines(sheet, is_wood)) svg << rounded(outline.corners, true);
    svg << "\"/>\n";
    for (const HexId hex : sheet.hexes()) {
        if (!is_wood(sheet.cell(hex))) continue;
        Hand hand = hand_of(hex, 3);
        // Rows from the back to the front, so that nearer trees stand before the farther ones.
        for (int row = -3; row <= 3; ++row) {
            const int trees = 7 - std::abs(row);
            for (int i = 0; i < trees; ++i) {
                const Point off{(i - (trees - 1) / 2.0) * 8.8 + hand.between(-2, 2),
                                row * 7.9 + hand.between(-1.8, 1.8)};
                const double size = hand.between(2.9, 4.3);
                // The number of the hex stands in a clearing.
                if (off.y < -14 && std::abs(off.x) < 13) continue;
                tree(svg, sheet.centre(hex) + off, size);
            }
        }
        svg << "\n";
    }
}

namespace {

void house(Svg& svg, Point at, Point along, double front, double deep) {
    const Point a = along * (front / 2);
    const Point b = left_of(along) * (deep / 2);
    svg << "M" << (at - a - b) << "L" << (at + a - b) << "L" << (at + a + b) << "L" << (at - a + b)
        << "Z";
}

void church(Svg& svg, Point at) {
    svg << "<path d=\"M" << (at + Point{-4, -1.6}) << "h6v-1.6h2.6v6h-2.6v-1.2h-6z\" "
        << "fill=\"#6d2a1c\" stroke=\"" << kPaper
        << "\" stroke-width=\"1.6\" paint-order=\"stroke\"/><path d=\"M" << (at + Point{3.3, -3.2})
        << "v-5.4m-1.9,1.7h3.8\" stroke=\"#3b1810\" stroke-width=\"1\" fill=\"none\"/>";
}

}  // namespace

// Houses along the ways that meet in the village, a church in the middle.
void village(Svg& svg, const Sheet& sheet, HexId hex, Point at) {
    Hand hand = hand_of(hex, 4);
    std::vector<Point> streets;
    for (const Direction d : maps::kDirections) {
        const auto& step = sheet.board().next[hex.raw][static_cast<std::size_t>(d)];
        if ((step.features & (kRoad | kPath)) != 0)
            streets.push_back(unit(sheet.side_middle(hex, d) - sheet.centre(hex)));
    }
    const double turn = hand.between(0, 3.1);
    while (streets.size() < 3)
        streets.push_back({std::cos(turn + 2.1 * static_cast<double>(streets.size())),
                           std::sin(turn + 2.1 * static_cast<double>(streets.size()))});
    Svg houses;
    std::vector<Point> built;
    for (const double far : {8.5, 15.0})
        for (const Point street : streets)
            for (const double side : {-1.0, 1.0}) {
                const Point spot = at + street * (far + hand.between(-1.5, 1.5)) +
                                   left_of(street) * (side * hand.between(5.2, 6.6));
                const bool free = std::all_of(built.begin(), built.end(), [&](Point other) {
                    return length(other - spot) > 6.4;
                });
                if (!free || spot.y > at.y + 15 || spot.y < at.y - 17) continue;
                built.push_back(spot);
                house(houses, spot, street, hand.between(4.6, 7), hand.between(3.2, 4.4));
            }
    const std::string d = houses.take();
    svg << "<g transform=\"translate(1.2,1.4)\" fill=\"" << kInk << "\" fill-opacity=\".28\">"
        << "<path d=\"" << d << "\"/></g><path d=\"" << d
        << "\" fill=\"#b4533a\" stroke=\"#5c2417\" stroke-width=\".7\"/>";
    church(svg, at + Point{0.5, -0.5});
}

void draw_villages(Svg& svg, const Sheet& sheet) {
    for (const HexId hex : sheet.hexes())
        if (sheet.board().hexes[hex.raw].terrain == Terrain::Village) {
            village(svg, sheet, hex, sheet.centre(hex));
            svg << "\n";
        }
}

void slope(Svg& svg, Point at, double half_width, double half_height) {
    svg << "<path fill=\"" << level_tint(2) << "\" d=\"M" << (at - Point{half_width, half_height})
        << "h" << 2 * half_width << "v" << half_height - 4 << "q" << Point{-half_width, 5} << " "
        << Point{-2 * half_width, 0} << "z\"/><path fill=\"#7d5f37\" fill-opacity=\".62\" d=\"";
    for (int i = 0; i < 13; ++i) {
        const double t = (i + 0.5) / 13;
        stroke(svg, at + Point{(2 * t - 1) * half_width, -5 + 10 * t * (1 - t)}, {0, 1},
               10 + (i % 3), 1.5);
    }
    svg << "\"/>";
}

void tumulus(Svg& svg, Point at) {
    // Two rings of strokes: the foot of the mound and its shoulder.
    svg << "<ellipse cx=\"" << at.x << "\" cy=\"" << at.y
        << "\" rx=\"17\" ry=\"13\" fill=\"#d9bd86\"/><path fill=\"#5f4424\" "
           "fill-opacity=\".85\" d=\"";
    struct Ring {
        int strokes;
        double from;
        double reach;
    };
    for (const Ring ring : {Ring{34, 10, 7.5}, Ring{20, 4.6, 4.6}})
        for (int i = 0; i < ring.strokes; ++i) {
            const double turn = (i + 0.5) * 2 * 3.14159265358979 / ring.strokes;
            const Point out{std::cos(turn), std::sin(turn) * 0.78};
            // Darker on the lower right, away from the light.
            const double shade = std::cos(turn - 0.9);
            stroke(svg, at + out * ring.from, out, ring.reach + (i % 2) * 1.2, 1.15 + shade * 0.55);
        }
    svg << "\"/><ellipse cx=\"" << at.x << "\" cy=\"" << at.y
        << "\" rx=\"4.4\" ry=\"3.3\" fill=\"#f1e3bb\"/>\n";
}

void draw_tombs(Svg& svg, const Sheet& sheet) {
    for (const HexId hex : sheet.hexes())
        if (sheet.board().hexes[hex.raw].terrain == Terrain::Tomb) tumulus(svg, sheet.centre(hex));
}

}  // namespace levee::neerwinden::drawing
