#include "maps/sheet/textures.h"

#include <array>

namespace levee::maps::drawing {

namespace {

constexpr double kTile = 110;

void leaf(Svg& svg, Point at, double size) {
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
    svg << "<pattern id=\"" << id << "\" width=\"" << kTile << "\" height=\"" << kTile
        << "\" patternUnits=\"userSpaceOnUse\"><rect width=\"" << kTile << "\" height=\"" << kTile
        << "\" fill=\"" << ground << "\"/>";
}

}  // namespace

void hedged_fields(Svg& svg, std::string_view id, std::string_view ground) {
    begin_tile(svg, id, ground);
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
                    tiled(p, 4, [&](Point q) { leaf(svg, q, size); });
                }
            }
    svg << "</g></pattern>\n";
}

void groves(Svg& svg, std::string_view id, std::string_view ground) {
    begin_tile(svg, id, ground);
    Hand hand(5);
    svg << "<g fill=\"#7f9660\" fill-opacity=\".5\">";
    for (int i = 0; i < 13; ++i) {
        const double x = hand.between(0, kTile);
        const Point middle_at{x, hand.between(0, kTile)};
        for (int k = 0; k < 3; ++k) {
            const double dx = hand.between(-5, 5);
            const Point p = middle_at + Point{dx, hand.between(-4, 4)};
            const double size = hand.between(0.9, 1.8);
            tiled(p, 4, [&](Point q) { leaf(svg, q, size); });
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

void ploughed_strips(Svg& svg, std::string_view id, std::string_view ground) {
    begin_tile(svg, id, ground);
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

void marsh(Svg& svg, std::string_view id, std::string_view ground) {
    begin_tile(svg, id, ground);
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

}  // namespace levee::maps::drawing
