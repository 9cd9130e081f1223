// Levels with their hachures, meadows, woods.
#include <algorithm>
#include <cmath>
#include <map>

#include "maps/sheet/hex_layers.h"

namespace levee::maps::drawing {

namespace {

// One hexside of an outline; the outlined ground is on its right.
struct OutlineSide {
    Corner to;
    int drop = 0;   // levels from the ground inside to the ground outside
    int outer = 0;  // level outside
};

struct Outline {
    Line corners;
    std::vector<OutlineSide> sides;  // from corners[i] to corners[i + 1]
};

// Three hexes meet at a corner, so at most one outline leaves it: following them is unambiguous.
template <class Inside>
std::vector<Outline> outlines(const HexSheet& sheet, Inside inside) {
    std::map<Corner, OutlineSide> from;
    const HexGrid& grid = sheet.grid();
    constexpr int kBeyond = 2;  // hexes drawn beyond the edge, cut off by the frame
    for (int c = 1 - kBeyond; c <= grid.columns() + kBeyond; ++c)
        for (int r = 1 - kBeyond; r <= grid.rows() + kBeyond; ++r) {
            const Cell cell{c, r};
            if (!inside(cell)) continue;
            for (const Direction d : kDirections) {
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

std::vector<Outline> outlines_of_level(const HexSheet& sheet, int level) {
    return outlines(sheet, [&](Cell cell) { return sheet.ground(cell).level >= level; });
}

int lowest(const HexSheet& sheet) { return sheet.plan().lowest; }

int highest(const HexSheet& sheet) {
    int level = lowest(sheet);
    for (const HexId hex : sheet.hexes()) level = std::max(level, sheet.ground(hex).level);
    return level;
}

void draw_slope(Svg& svg, const HexSheet& sheet, const Outline& outline, int level) {
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
            hachure(svg, at - down * 1.5, down, reach, lit > 0.3 ? 0.8 : lit > -0.3 ? 1.3 : 1.9);
        }
    }
}

bool is_open(const HexSheet& sheet, HexId hex, bool high) {
    const HexPlan::Ground& ground = sheet.ground(hex);
    return ground.cover == Cover::Open && (ground.level > lowest(sheet)) == high;
}

void draw_grass(Svg& svg, Point centre, Hand hand) {
    for (int i = 0; i < 5; ++i) {
        const Point at = centre + Point{hand.between(-24, 24), hand.between(-12, 24)};
        svg << "M" << (at + Point{-2.5, -2}) << "l1.5,2.5M" << (at + Point{0, -3}) << "v3.4M"
            << (at + Point{2.5, -2}) << "l-1.5,2.5";
    }
}

// Strips that lie side by side, each ploughed across the last.
void draw_furrows(Svg& svg, Point centre, bool farmed, Hand hand) {
    if (!farmed && hand.between(0, 1) < 0.7) return;
    double turn = hand.between(0, 3.1);
    Point at = centre + Point{hand.between(-15, 3), hand.between(-8, 14)};
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

// Crowns of all sizes as they have grown, none upon another, for one path; their shaded sides for
// another one.
void scatter_tufts(Svg& crowns, Svg& shades, Point centre, Hand hand) {
    struct Crown {
        Point off;
        double size;
    };
    std::vector<Crown> grown;
    for (int i = 0; i < 90; ++i) {
        const double x = hand.between(-29, 29);
        const Point off{x, hand.between(-26, 27)};
        const double size = hand.between(2, 4);
        // Inside the hex, and not where its number stands.
        if (std::abs(off.x) + std::abs(off.y) * 0.58 > 30.5) continue;
        if (off.y < -14.5 && std::abs(off.x) < 13) continue;
        const bool free = std::all_of(grown.begin(), grown.end(), [&](const Crown& other) {
            return length(other.off - off) > other.size + size + 0.4;
        });
        if (!free) continue;
        grown.push_back({off, size});
        tuft(crowns, shades, centre + off, size);
    }
}

void draw_trees(Svg& svg, Point centre, Hand hand) {
    // Rows from the back to the front, so that nearer trees stand before the farther ones.
    for (int row = -3; row <= 3; ++row) {
        const int trees = 7 - std::abs(row);
        for (int i = 0; i < trees; ++i) {
            const Point off{(i - (trees - 1) / 2.0) * 8.8 + hand.between(-2, 2),
                            row * 7.9 + hand.between(-1.8, 1.8)};
            const double size = hand.between(2.9, 4.3);
            // The number of the hex stands in a clearing.
            if (off.y < -14 && std::abs(off.x) < 13) continue;
            tree(svg, centre + off, size);
        }
    }
    svg << "\n";
}

}  // namespace

std::string_view HexStyle::level(int height) const {
    const int last = static_cast<int>(levels.size()) - 1;
    return levels[static_cast<std::size_t>(std::clamp(height, 0, last))];
}

void draw_levels(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    rectangle(svg, sheet.map(), "fill=\"" + std::string(style.level(0)) + "\"");
    for (int level = lowest(sheet) + 1; level <= highest(sheet); ++level) {
        const std::string id = std::string(style.sheet.prefix) + "-level-" + std::to_string(level);
        svg << "<path id=\"" << id << "\" fill=\"" << style.level(level - lowest(sheet))
            << "\" d=\"";
        for (const Outline& outline : outlines_of_level(sheet, level))
            svg << rounded(outline.corners, true);
        svg << "\"/>\n";
        // The slope as a soft shade under its hachures.
        for (const double width : {26.0, 18.0, 11.0, 5.0})
            svg << "<use href=\"#" << id << "\" fill=\"none\" stroke=\"" << style.shade
                << "\" stroke-opacity=\".05\" stroke-width=\"" << width << "\"/>\n";
        if (!style.contour.empty())
            svg << "<use href=\"#" << id << "\" fill=\"none\" stroke=\"" << style.contour
                << "\" stroke-opacity=\".7\" stroke-width=\".8\"/>\n";
    }
}

void draw_hachures(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    svg << "<path fill=\"" << style.hachures << "\" fill-opacity=\".62\" d=\"";
    for (int level = lowest(sheet) + 1; level <= highest(sheet); ++level)
        for (const Outline& outline : outlines_of_level(sheet, level))
            draw_slope(svg, sheet, outline, level);
    svg << "\"/>\n";
}

void draw_meadows_and_fields(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    svg << "<path fill=\"none\" stroke=\"" << style.grass
        << "\" stroke-opacity=\".55\" stroke-width=\".7\" d=\"";
    for (const HexId hex : sheet.hexes())
        if (is_open(sheet, hex, false)) draw_grass(svg, sheet.centre(hex), hand_of(hex, 1));
    svg << "\"/>\n<path fill=\"none\" stroke=\"" << style.furrows
        << "\" stroke-opacity=\".34\" stroke-width=\".55\" d=\"";
    for (const HexId hex : sheet.hexes()) {
        if (!is_open(sheet, hex, true)) continue;
        bool farmed = false;
        for (const Direction d : kDirections)
            farmed |= is_built(sheet.ground(sheet.neighbour(sheet.cell(hex), d)).cover);
        draw_furrows(svg, sheet.centre(hex), farmed, hand_of(hex, 2));
    }
    svg << "\"/>\n";
}

void draw_woods(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    // A wood ends with the map.
    const auto is_wood = [&](Cell cell) {
        const HexId hex = sheet.grid().at(cell.column, cell.row);
        return hex != kNoHex && sheet.ground(hex).cover == Cover::Wood;
    };
    svg << "<path fill=\"" << style.wood << "\" fill-opacity=\".6\" d=\"";
    for (const Outline& outline : outlines(sheet, is_wood)) svg << rounded(outline.corners, true);
    svg << "\"/>\n";
    Svg crowns;
    Svg shades;
    for (const HexId hex : sheet.hexes()) {
        if (!is_wood(sheet.cell(hex))) continue;
        if (style.wood_look == WoodLook::Tufts)
            scatter_tufts(crowns, shades, sheet.centre(hex), hand_of(hex, 3));
        else
            draw_trees(svg, sheet.centre(hex), hand_of(hex, 3));
    }
    if (style.wood_look == WoodLook::Tufts)
        tufts(svg, std::string(style.sheet.prefix) + "-trees", crowns.take(), shades.take());
}

}  // namespace levee::maps::drawing
