#include "maps/sheet/marks.h"

#include <algorithm>

#include "maps/sheet/frame.h"

namespace levee::maps::drawing {

void hachure(Svg& svg, Point top, Point down, double reach, double broad) {
    const Point across = left_of(down) * (broad / 2);
    svg << "M" << (top + across) << "L" << (top + down * reach) << "L" << (top - across) << "Z";
}

void slope(Svg& svg, Point at, double half_width, double half_height, std::string_view high,
           std::string_view ink) {
    svg << "<path fill=\"" << high << "\" d=\"M" << (at - Point{half_width, half_height}) << "h"
        << 2 * half_width << "v" << half_height - 4 << "q" << Point{-half_width, 5} << " "
        << Point{-2 * half_width, 0} << "z\"/><path fill=\"" << ink
        << "\" fill-opacity=\".62\" d=\"";
    for (int i = 0; i < 13; ++i) {
        const double t = (i + 0.5) / 13;
        hachure(svg, at + Point{(2 * t - 1) * half_width, -5 + 10 * t * (1 - t)}, {0, 1},
                10 + (i % 3), 1.5);
    }
    svg << "\"/>";
}

void mound(Svg& svg, Point at) {
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
            const double turn = (i + 0.5) * 2 * kPi / ring.strokes;
            const Point out{std::cos(turn), std::sin(turn) * 0.78};
            // Darker on the lower right, away from the light.
            const double shade = std::cos(turn - 0.9);
            hachure(svg, at + out * ring.from, out, ring.reach + (i % 2) * 1.2,
                    1.15 + shade * 0.55);
        }
    svg << "\"/><ellipse cx=\"" << at.x << "\" cy=\"" << at.y
        << "\" rx=\"4.4\" ry=\"3.3\" fill=\"#f1e3bb\"/>\n";
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

void tuft(Svg& crowns, Svg& shades, Point at, double size) {
    const Point arc{size, size};
    crowns << "M" << (at - Point{size, 0}) << "a" << arc << " 0 1 0 " << 2 * size << ",0a" << arc
           << " 0 1 0 " << -2 * size << ",0";
    shades << "M" << (at + Point{size * 0.72, -size * 0.15}) << "q"
           << Point{-0.1 * size, size * 0.8} << " " << Point{-size * 0.85, size * 0.75};
}

void tufts(Svg& svg, std::string_view id, std::string_view crowns, std::string_view shades) {
    svg << "<defs><path id=\"" << id << "\" d=\"" << crowns << "\"/></defs><use href=\"#" << id
        << "\" x=\"1.2\" y=\"1.7\" fill=\"#39442a\" fill-opacity=\".3\"/><use href=\"#" << id
        << "\" fill=\"#9fb483\" stroke=\"#44583a\" stroke-width=\".6\"/><path d=\"" << shades
        << "\" fill=\"none\" stroke=\"#44583a\" stroke-width=\".8\"/>\n";
}

void star(Svg& svg, Point at, double radius, std::string_view colour, std::string_view paper) {
    svg << "<path d=\"";
    for (int i = 0; i < 10; ++i) {
        const double turn = i * kPi / 5;
        const double r = i % 2 == 0 ? radius : radius * 0.42;
        svg << (i == 0 ? "M" : "L") << (at + Point{r * std::sin(turn), -r * std::cos(turn)});
    }
    svg << "Z\" fill=\"" << colour << "\" stroke=\"" << paper
        << "\" stroke-width=\"3\" paint-order=\"stroke\" stroke-linejoin=\"round\"/>\n";
}

void town_circle(Svg& svg, Point at, std::string_view paper) {
    svg << "<circle cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\"3.8\" fill=\"" << paper
        << "\" stroke=\"" << kInk << "\" stroke-width=\"1.4\"/><circle cx=\"" << at.x << "\" cy=\""
        << at.y << "\" r=\"1.1\" fill=\"" << kInk << "\"/>\n";
}

namespace {

void house(Svg& svg, Point at, Point along, double front, double deep) {
    const Point a = along * (front / 2);
    const Point b = left_of(along) * (deep / 2);
    svg << ruled({at - a - b, at + a - b, at + a + b, at - a + b}, true);
}

}  // namespace

void village(Svg& svg, Point at, std::span<const Point> ways, Hand hand, std::string_view paper) {
    Line streets(ways.begin(), ways.end());
    const double turn = hand.between(0, 3.1);
    while (streets.size() < 3)
        streets.push_back({std::cos(turn + 2.1 * static_cast<double>(streets.size())),
                           std::sin(turn + 2.1 * static_cast<double>(streets.size()))});
    Svg houses;
    Line built;
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
    const Point nave = at + Point{0.5, -0.5};
    svg << "<path d=\"M" << (nave + Point{-4, -1.6}) << "h6v-1.6h2.6v6h-2.6v-1.2h-6z\" "
        << "fill=\"#6d2a1c\" stroke=\"" << paper
        << "\" stroke-width=\"1.6\" paint-order=\"stroke\"/><path d=\"M"
        << (nave + Point{3.3, -3.2})
        << "v-5.4m-1.9,1.7h3.8\" stroke=\"#3b1810\" stroke-width=\"1\" fill=\"none\"/>";
}

void hamlet(Svg& svg, Point at, std::span<const Point> ways, Hand hand) {
    Line streets(ways.begin(), ways.end());
    if (streets.empty()) streets.push_back({1, 0});
    if (streets.size() == 1) streets.push_back(streets[0] * -1);
    Svg houses;
    const std::size_t ends = streets.size();
    for (std::size_t i = 0; i < 5; ++i) {
        const Point street = streets[i % ends];
        const double side = i / ends % 2 == 0 ? 1 : -1;
        const double far = (i < 2 * ends ? 6.2 : 13) + hand.between(-1.6, 1.6);
        house(houses, at + street * far + left_of(street) * (side * hand.between(5, 6.4)), street,
              hand.between(4.2, 6), hand.between(3, 3.8));
    }
    const std::string d = houses.take();
    svg << "<g transform=\"translate(1.1,1.3)\" fill=\"" << kInk << "\" fill-opacity=\".28\">"
        << "<path d=\"" << d << "\"/></g><path d=\"" << d
        << "\" fill=\"#b4533a\" stroke=\"#5c2417\" stroke-width=\".7\"/>";
}

void town(Svg& svg, Point at, std::span<const Point> ways, Hand hand, std::string_view paper) {
    std::vector<double> turns;
    for (const Point& way : ways) turns.push_back(std::atan2(way.y, way.x));
    if (turns.empty()) turns.push_back(hand.between(0, 1));
    std::sort(turns.begin(), turns.end());
    // Lanes where the streets leave too much room between them.
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const double next = i + 1 < turns.size() ? turns[i + 1] : turns[0] + 2 * kPi;
        if (next - turns[i] > 1.5)
            turns.insert(turns.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                         turns[i] + std::min(1.05, (next - turns[i]) / 2));
    }
    const auto spot = [&](double turn, double far) {
        return at + Point{std::cos(turn) * far, std::sin(turn) * far * 0.9};
    };
    Svg blocks;
    constexpr double kLane = 1.7;  // half of it
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const double next = i + 1 < turns.size() ? turns[i + 1] : turns[0] + 2 * kPi;
        for (const auto& [near, far] : {std::pair(5.4, 10.6), std::pair(12.6, 17.8)}) {
            const double outer = far + hand.between(-1.4, 1.4);
            // Broad blocks far out are cut in two.
            const int parts = near > 10 && next - turns[i] > 0.8 ? 2 : 1;
            for (int k = 0; k < parts; ++k) {
                const double from = turns[i] + (next - turns[i]) * k / parts;
                const double to = turns[i] + (next - turns[i]) * (k + 1) / parts;
                blocks << ruled({spot(from + kLane / near, near), spot(from + kLane / outer, outer),
                                 spot((from + to) / 2, outer + 0.8),
                                 spot(to - kLane / outer, outer), spot(to - kLane / near, near)},
                                true);
            }
        }
    }
    const std::string d = blocks.take();
    svg << "<g transform=\"translate(1.2,1.4)\" fill=\"" << kInk << "\" fill-opacity=\".25\">"
        << "<path d=\"" << d << "\"/></g><path d=\"" << d
        << "\" fill=\"#b4533a\" stroke=\"#5c2417\" stroke-width=\".7\" "
           "stroke-linejoin=\"round\"/><path d=\"M"
        << (at + Point{-3, -1.2}) << "h4.4v-1.4h2v4.6h-2v-1.2h-4.4z\" fill=\"#3b1810\" stroke=\""
        << paper << "\" stroke-width=\"1.6\" paint-order=\"stroke\"/>";
}

void town_wall(Svg& svg, Point at, double radius, std::span<const Point> streets) {
    constexpr int kTowers = 10;
    Line ring;
    for (int i = 0; i < kTowers; ++i) {
        const double turn = (i + 0.5) * 2 * kPi / kTowers;
        ring.push_back(at + Point{std::cos(turn), std::sin(turn) * 0.92} * radius);
    }
    svg << "<path d=\"" << ruled(ring, true)
        << "\" fill=\"#f3e9cf\" fill-opacity=\".55\" stroke=\"#45281a\" stroke-width=\"2.4\" "
           "stroke-linejoin=\"round\"/>";
    for (const Point& way : streets)
        svg << "<path d=\"M" << (at + way * (radius - 4)) << "L" << (at + way * (radius + 4))
            << "\" stroke=\"#f8efd6\" stroke-width=\"5\"/>";
    svg << "<g fill=\"#45281a\">";
    for (const Point& tower : ring)
        svg << "<circle cx=\"" << tower.x << "\" cy=\"" << tower.y << "\" r=\"2.3\"/>";
    svg << "</g>";
}

void market_houses(Svg& svg, Point at, Hand hand) {
    svg << "<g fill=\"#b5452f\" stroke=\"#5b1d12\" stroke-width=\".6\">";
    for (int i = 0; i < 9; ++i) {
        const double turn = i * 0.698 + hand.between(-0.2, 0.2);
        const double far = hand.between(7, 11.5);
        const Point p = at + Point{std::cos(turn) * far, std::sin(turn) * far * 0.8};
        svg << "<rect x=\"-2.4\" y=\"-1.5\" width=\"4.8\" height=\"3\" transform=\"translate(" << p
            << ") rotate(" << (turn * 57.3 + 90 + hand.between(-14, 14)) << ")\"/>";
    }
    svg << "</g>\n";
}

void cross(Svg& svg, Point at) {
    svg << "<path transform=\"translate(" << at
        << ")\" d=\"M-2,-11h4v5.4h5.2v4h-5.2V9h-4V-1.6h-5.2v-4H-2Z\" fill=\"#fffdf6\" stroke=\""
        << kInk << "\" stroke-width=\"1.3\" stroke-linejoin=\"round\"/>\n";
}

// White, with its steeple.
void church(Svg& svg, Point at) {
    svg << "<g transform=\"translate(" << at << ")\" stroke=\"" << kInk
        << "\" stroke-width=\"1.2\" stroke-linejoin=\"round\" fill=\"#fffdf6\">"
        << "<path d=\"M-11,9V-1L-4,-6H9L12,0V9Z\"/><path d=\"M-11,9V-6L-7.5,-16L-4,-6V9Z\"/>"
        << "<path d=\"M-7.5,-16v-5M-9.6,-19h4.2\" fill=\"none\"/><path d=\"M-4,0H12\" "
        << "fill=\"none\"/><path d=\"M2,9V5a2,2 0 0 1 4,0V9Z\" fill=\"" << kInk << "\"/></g>\n";
}

// Two towers and a gate.
void castle(Svg& svg, Point at) {
    svg << "<g transform=\"translate(" << at << ")\" stroke=\"" << kInk
        << "\" stroke-width=\"1.1\" stroke-linejoin=\"round\">"
        << "<path fill=\"#c9b79a\" d=\"M-5,9V-3h2v2h2v-2h2v2h2v-2h2V9Z\"/>"
        << "<path fill=\"#ddcfb4\" d=\"M-11,9V-8h1.8v2h1.8v-2h1.8v2h1.6V9ZM5,9V-6h1.6v-2h1.8v2"
        << "h1.8v-2H12V9Z\"/><path fill=\"" << kInk << "\" d=\"M-2,9V5a2.2,2.2 0 0 1 4.4,0V9Z\"/>"
        << "<path d=\"M-7.8,-8v-6\" fill=\"none\"/><path fill=\"#8e1f1f\" "
        << "d=\"M-7.8,-14l5,1.6l-5,1.8Z\" stroke-width=\".6\"/></g>\n";
}

void anchor(Svg& svg, Point at) {
    constexpr std::string_view kShank = "d=\"M0,-5V8M-4,-2H4M-6,3Q-5,8 0,8Q5,8 6,3\"/>";
    svg << "<g transform=\"translate(" << at
        << ")\" fill=\"none\" stroke-linecap=\"round\"><g stroke=\"#eef3ea\" stroke-width=\"4\" "
           "stroke-opacity=\".8\"><path "
        << kShank
        << "</g><g stroke=\"#1f4e6e\" stroke-width=\"1.7\"><circle cy=\"-7\" r=\"2\"/><path "
        << kShank << "</g></g>\n";
}

void pennant(Svg& svg, Point at, std::string_view colour) {
    svg << "<g transform=\"translate(" << at << ")\"><path d=\"M0,9V-13\" stroke=\"" << kInk
        << "\" stroke-width=\"1.8\"/><path d=\"M.6,-13L17,-8.4L.6,-3Z\" fill=\"" << colour
        << "\" stroke=\"" << kInk << "\" stroke-width=\"1\" stroke-linejoin=\"round\"/></g>\n";
}

void arrow(Svg& svg, Point at, Point way, double reach, std::string_view colour, bool hollow) {
    const Point side = left_of(way);
    const Point neck = at + way * (reach - 9);
    svg << "<path d=\""
        << ruled({at + side * 2.6, neck + side * 2.6, neck + side * 7.2, at + way * reach,
                  neck - side * 7.2, neck - side * 2.6, at - side * 2.6},
                 true)
        << "\" fill=\"" << (hollow ? std::string_view("#f7efda") : colour) << "\" stroke=\""
        << (hollow ? colour : std::string_view("#f7efda"))
        << "\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/>\n";
}

void bridge(Svg& svg, Point at, Point way, const BridgeLook& look) {
    const Point side = left_of(way);
    const Point end = way * look.deck;
    const Point edge = side * look.deck_side;
    svg << "<path fill=\"" << look.colour << "\" d=\""
        << ruled({at - end + edge, at + end + edge, at + end - edge, at - end - edge}, true)
        << "\"/><path fill=\"none\" stroke=\"" << kInk << "\" stroke-width=\"" << look.ink
        << "\" d=\"";
    for (const double which : {-1.0, 1.0}) {
        const Point rail = side * (which * look.rail_side);
        const Point wing = rail + side * (which * look.wing_side);
        const Point near = way * look.rail;
        const Point far = way * (look.rail + look.wing);
        svg << ruled({at - far + wing, at - near + rail, at + near + rail, at + far + wing}, false);
    }
    svg << "\"/>\n";
}

}  // namespace levee::maps::drawing
