#include <algorithm>

#include "games/for_god_and_king/map_svg_drawing.h"

// Sea, land, textures of the ground, borders of areas and zones.
namespace levee::fgfk::drawing {

namespace {

constexpr double kTile = 110;

void tree(Svg& svg, Point at, double size) {
    svg << "<circle cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\"" << size << "\"/>";
}

// Marks that cross the edge of the tile are drawn again on the other side.
template <class Draw>
void tiled(Point at, double reach, Draw draw) {
    for (const double x : {-kTile, 0.0, kTile})
        for (const double y : {-kTile, 0.0, kTile}) {
            const Point p = at + Point{x, y};
            if (p.x > -reach && p.x < kTile + reach && p.y > -reach && p.y < kTile + reach) draw(p);
        }
}

void begin_tile(Svg& svg, std::string_view id, std::string_view ground) {
    svg << "<pattern id=\"fg-" << id << "\" width=\"" << kTile << "\" height=\"" << kTile
        << "\" patternUnits=\"userSpaceOnUse\"><rect width=\"" << kTile << "\" height=\"" << kTile
        << "\" fill=\"" << ground << "\"/>";
}

// Small fields, each inside its hedge of trees.
void bocage_tile(Svg& svg) {
    begin_tile(svg, "bocage", "#c6d3a2");
    constexpr int kFields = 5;
    constexpr double kField = kTile / kFields;
    // Corners of the fields on a bent lattice that meets itself at the edges of the tile.
    std::array<std::array<Point, kFields>, kFields> corner;
    Hand hand(71);
    for (auto& row : corner)
        for (Point& p : row) {
            const double x = hand.between(-6, 6);
            p = {x, hand.between(-6, 6)};
        }
    const auto at = [&](int x, int y) {
        const Point off = corner[static_cast<std::size_t>((y + kFields) % kFields)]
                                [static_cast<std::size_t>((x + kFields) % kFields)];
        return Point{x * kField, y * kField} + off;
    };
    for (int y = 0; y < kFields; ++y)
        for (int x = 0; x < kFields; ++x) {
            const double shade = hand.between(0, 1);
            if (shade < 0.55) continue;
            tiled(at(x, y), 40, [&](Point p) {
                const Point o = p - at(x, y);
                svg << "<path fill=\"" << (shade < 0.8 ? "#d3dcae" : "#b9c993")
                    << "\" fill-opacity=\".75\" d=\"M" << p << "L" << (at(x + 1, y) + o) << "L"
                    << (at(x + 1, y + 1) + o) << "L" << (at(x, y + 1) + o) << "Z\"/>";
            });
        }
    svg << "<g fill=\"#6f8d4d\" fill-opacity=\".5\">";
    for (int y = 0; y < kFields; ++y)
        for (int x = 0; x < kFields; ++x)
            for (const Point end : {at(x + 1, y), at(x, y + 1)}) {
                if (hand.between(0, 1) < 0.12) continue;
                for (double t = 0; t < 1; t += 0.2) {
                    const Point p = at(x, y) + (end - at(x, y)) * t;
                    const double size = hand.between(0.8, 1.7);
                    tiled(p, 4, [&](Point q) { tree(svg, q, size); });
                }
            }
    svg << "</g></pattern>\n";
}

void mixed_tile(Svg& svg) {
    begin_tile(svg, "mixed", "#dfe1b0");
    Hand hand(5);
    svg << "<g fill=\"#7f9660\" fill-opacity=\".5\">";
    for (int i = 0; i < 13; ++i) {
        const double x = hand.between(0, kTile);
        const Point middle_at{x, hand.between(0, kTile)};
        for (int k = 0; k < 3; ++k) {
            const double dx = hand.between(-5, 5);
            const Point p = middle_at + Point{dx, hand.between(-4, 4)};
            const double size = hand.between(0.9, 1.8);
            tiled(p, 4, [&](Point q) { tree(svg, q, size); });
        }
    }
    svg << "</g><g stroke=\"#9aa06c\" stroke-opacity=\".5\" stroke-width=\".8\" fill=\"none\">";
    for (int i = 0; i < 16; ++i) {
        const double x = hand.between(0, kTile);
        tiled({x, hand.between(0, kTile)}, 6,
              [&](Point q) { svg << "<path d=\"M" << q << "l1.4,-2.6l1.2,2.6\"/>"; });
    }
    svg << "</g></pattern>\n";
}

// Long open strips under the plough.
void clear_tile(Svg& svg) {
    begin_tile(svg, "clear", "#f7e9bb");
    Hand hand(23);
    svg << "<g stroke=\"#bfa35f\" stroke-opacity=\".5\" stroke-width=\".8\" "
           "stroke-dasharray=\"2.2 2\" fill=\"none\">";
    for (int i = 0; i < 8; ++i) {
        const double x = hand.between(0, kTile);
        const Point at{x, hand.between(0, kTile)};
        const Point along = i % 2 == 0 ? Point{13, 3} : Point{5, -11};
        for (int k = 0; k < 4; ++k)
            tiled(at + left_of(unit(along)) * (k * 3.0), 18,
                  [&](Point q) { svg << "<path d=\"M" << q << "l" << along << "\"/>"; });
    }
    svg << "</g></pattern>\n";
}

void marsh_tile(Svg& svg) {
    begin_tile(svg, "marsh", "#c3dcd0");
    Hand hand(31);
    svg << "<g stroke=\"#4f93a6\" stroke-opacity=\".55\" stroke-width=\"1\" fill=\"none\">";
    for (int i = 0; i < 26; ++i) {
        const double x = hand.between(0, kTile);
        const Point at{x, hand.between(0, kTile)};
        const double wide = hand.between(5, 12);
        tiled(at, 14, [&](Point q) {
            svg << "<path d=\"M" << q << "h" << wide << "M" << (q + Point{wide * 0.25, 2.4}) << "h"
                << wide * 0.6 << "\"/>";
        });
    }
    svg << "</g><g stroke=\"#5d8a56\" stroke-opacity=\".7\" stroke-width=\".8\" fill=\"none\">";
    for (int i = 0; i < 9; ++i) {
        const double x = hand.between(0, kTile);
        tiled({x, hand.between(0, kTile)}, 6, [&](Point q) {
            svg << "<path d=\"M" << q << "l-2,-4M" << q << "v-5M" << q << "l2,-4\"/>";
        });
    }
    svg << "</g></pattern>\n";
}

AreaSet of(const Sheet& sheet, Zone zone) { return sheet.board().of_zone[index(zone)]; }

}  // namespace

void define_textures(Svg& svg) {
    bocage_tile(svg);
    mixed_tile(svg);
    clear_tile(svg);
    marsh_tile(svg);
}

std::string_view texture(Terrain terrain) {
    switch (terrain) {
        case Terrain::Bocage:
            return "url(#fg-bocage)";
        case Terrain::Mixed:
            return "url(#fg-mixed)";
        case Terrain::Clear:
            return "url(#fg-clear)";
        case Terrain::Marsh:
            break;
    }
    return "url(#fg-marsh)";
}

std::string_view zone_colour(Zone zone) {
    switch (zone) {
        case Zone::Centre:
            return "#1f7a3d";
        case Zone::BasPoitou:
            return "#2456a6";
        default:
            return "#b4202a";
    }
}

void draw_sea_and_land(Svg& svg, const Sheet& sheet) {
    const Box map = sheet.map();
    rectangle(svg, map, "fill=\"url(#fg-sea)\"");
    // Water lines along the shore, as engravers drew them, each fainter than the one inside it.
    const AreaSet island = AreaSet::of(sheet.board().island);
    std::string shores = ruled(sheet.coast(true), false) + ruled(sheet.coast(false), false);
    if (sheet.board().island != kNoArea) shores += sheet.limits(island);
    svg << "<g fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\"><path d=\""
        << shores << "\" stroke=\"#dbe9ea\" stroke-width=\"64\" stroke-opacity=\".28\"/><path d=\""
        << shores << "\" stroke=\"#dbe9ea\" stroke-width=\"36\" stroke-opacity=\".4\"/>\n";
    for (int i = 5; i >= 0; --i) {
        const double reach = 5 + i * 5.5 + i * i * 0.8;
        const double strength = 0.62 - 0.09 * i;
        svg << "<path d=\"" << shores << "\" stroke=\"#4d83a0\" stroke-opacity=\"" << strength
            << "\" stroke-width=\"" << (2 * reach + 1.2) << "\"/><path d=\"" << shores
            << "\" stroke=\"#c9dfe4\" stroke-width=\"" << (2 * reach - 0.6) << "\"/>\n";
    }
    svg << "</g>\n";
    // One land for both banks; the Loire is laid over it.
    Line land = sheet.coast(true);
    std::reverse(land.begin(), land.end());
    land.insert(land.end(), sheet.coast(false).begin(), sheet.coast(false).end());
    for (const Point corner :
         {Point{map.right(), map.bottom()}, Point{map.right(), map.y}, Point{map.x, map.y}})
        land.push_back(corner);
    svg << "<path d=\"" << ruled(land, true) << "\" fill=\"#eae2cb\"/>\n";
}

void draw_areas(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    for (const AreaId area : board.map.all()) {
        const AreaCard& card = board.card(area);
        svg << "<path id=\"fg-" << card.key << "\" fill=\"" << texture(card.terrain) << "\" d=\""
            << sheet.outline(area) << "\"/>\n";
    }
}

void draw_borders(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    std::string all;
    for (const AreaId area : board.map.all()) all += sheet.outline(area);
    svg << "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"" << all
        << "\" stroke=\"#7a6a45\" stroke-opacity=\".38\" stroke-width=\"3.6\"/><path d=\"" << all
        << "\" stroke=\"#fffaf0\" stroke-width=\"2.2\"/>\n";
    // The end of the game's ground, then the shore in ink.
    svg << "<path d=\"" << sheet.limits(board.map.all())
        << "\" stroke=\"#6b5a35\" stroke-opacity=\".75\" stroke-width=\"1.3\"/>\n";
    const std::string shores = ruled(sheet.coast(true), false) + ruled(sheet.coast(false), false) +
                               sheet.limits(AreaSet::of(board.island));
    svg << "<path d=\"" << shores << "\" stroke=\"#2f5d7c\" stroke-width=\"1.7\"/></g>\n";
}

void draw_zones(Svg& svg, const Sheet& sheet) {
    int number = 0;
    for (const Zone zone :
         {Zone::Gatine, Zone::Anjou, Zone::Centre, Zone::BasPoitou, Zone::Loroux}) {
        const std::string path = sheet.limits(of(sheet, zone));
        const std::string_view colour = zone_colour(zone);
        ++number;
        svg << "<clipPath id=\"fg-zone-" << number << "\"><path d=\"" << path
            << "\"/></clipPath><g clip-path=\"url(#fg-zone-" << number
            << ")\" fill=\"none\" stroke-linejoin=\"round\" stroke=\"" << colour << "\"><path d=\""
            << path << "\" stroke-width=\"26\" stroke-opacity=\".13\"/><path d=\"" << path
            << "\" stroke-width=\"15\" stroke-opacity=\"" << (zone == Zone::Gatine ? ".12" : ".2")
            << "\"/><path d=\"" << path << "\" stroke-width=\"6.4\" stroke-opacity=\".88\""
            << (zone == Zone::Gatine ? " stroke-dasharray=\"9 6\"" : "") << "/>";
        if (zone == Zone::Loroux)
            svg << "<path d=\"" << path << "\" stroke=\"" << zone_colour(Zone::BasPoitou)
                << "\" stroke-width=\"6.4\" stroke-dasharray=\"12 12\"/>";
        svg << "</g>\n";
    }
}

}  // namespace levee::fgfk::drawing
