#include <algorithm>

#include "games/for_god_and_king/map_svg_drawing.h"

// Waters, roads and bridges.
namespace levee::fgfk::drawing {

namespace {

Line course(const Sheet& sheet, const Water& water) {
    Line line;
    for (const Place place : water.course) line.push_back(sheet.at(place));
    return line;
}

// A river as broad at each point as `half` says, closed.
template <class Half>
std::string ribbon(const Line& fine, Half half) {
    Line left;
    Line right;
    for (std::size_t i = 0; i < fine.size(); ++i) {
        const Point before = fine[i == 0 ? 0 : i - 1];
        const Point after = fine[std::min(i + 1, fine.size() - 1)];
        const Point aside = left_of(unit(after - before));
        left.push_back(fine[i] + aside * half(i));
        right.push_back(fine[i] - aside * half(i));
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    return ruled(left, true);
}

// From the estuary upwards.
double loire_half(std::size_t i, std::size_t count) {
    const double t = static_cast<double>(i) / static_cast<double>(count);
    const double estuary = std::max(0.0, 1 - t / 0.2);
    return 6.4 + 9.5 * estuary * estuary + 0.7 * std::sin(static_cast<double>(i) * 0.37);
}

}  // namespace

void draw_rivers(Svg& svg, const Sheet& sheet) {
    svg << "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
    for (const Water& water : sheet.board().waters) {
        if (water.kind == WaterKind::Lake) {
            svg << "<path d=\"" << smooth(course(sheet, water), true)
                << "\" fill=\"#a9cbd8\" stroke=\"" << kWaterLine << "\" stroke-width=\"1.2\"/>";
            continue;
        }
        if (water.kind != WaterKind::River) continue;
        const std::string path = smooth(course(sheet, water), false);
        svg << "<path d=\"" << path << "\" stroke=\"#5f9dbb\" stroke-width=\"2.6\" "
            << "stroke-opacity=\".9\"/><path d=\"" << path
            << "\" stroke=\"#a8d0e0\" stroke-width=\"1.1\"/>\n";
    }
    svg << "</g>\n";
}

void draw_loire(Svg& svg, const Sheet& sheet) {
    for (const Water& water : sheet.board().waters) {
        if (water.kind != WaterKind::Loire) continue;
        Line line = course(sheet, water);
        // The mouth opens into the sea.
        line.insert(line.begin(), line.front() + unit(line.front() - line[1]) * 7);
        const Line fine = sampled(line, 8);
        const auto half = [&](double share, double less) {
            return [&, share, less](std::size_t i) {
                return loire_half(i, fine.size()) * share - less;
            };
        };
        // Banks in ink except where they open; the water takes the colour of the sea there.
        svg << "<defs><linearGradient id=\"fg-mouth\" gradientUnits=\"userSpaceOnUse\" x1=\""
            << (line.front().x + 14) << "\" y1=\"0\" x2=\"" << (line.front().x + 110)
            << "\" y2=\"0\"><stop offset=\"0\" stop-color=\"#c9dfe4\"/><stop offset=\"1\" "
               "stop-color=\"#9cc3d5\"/></linearGradient></defs>";
        const Line inland(fine.begin() + 7, fine.end());
        svg << "<path d=\""
            << ribbon(inland, [&](std::size_t i) { return loire_half(i + 7, fine.size()) + 1.6; })
            << "\" fill=\"" << kWaterLine << "\"/><path d=\"" << ribbon(fine, half(1, 0))
            << "\" fill=\"url(#fg-mouth)\"/><path d=\""
            << ribbon(inland,
                      [&](std::size_t i) {
                          return loire_half(i + 7, fine.size()) * 0.55 *
                                 std::min(1.0, static_cast<double>(i) / 20);
                      })
            << "\" fill=\"#b6d6e2\"/>\n<g fill=\"none\" "
            << "stroke=\"#5d97b3\" stroke-width=\".7\" stroke-opacity=\".8\">";
        for (const double share : {-0.4, 0.35}) {
            Line thread;
            for (std::size_t i = 16; i < fine.size(); ++i) {
                const Point after = fine[std::min(i + 1, fine.size() - 1)];
                const Point before = fine[i == 0 ? 0 : i - 1];
                thread.push_back(fine[i] + left_of(unit(after - before)) *
                                               (loire_half(i, fine.size()) * share));
            }
            svg << "<path stroke-dasharray=\"26 9 14 12\" d=\"" << ruled(thread, false) << "\"/>";
        }
        // The sands and long islands for which the river is known.
        svg << "</g>\n<g fill=\"#e9dfb4\" stroke=\"#8f8a55\" stroke-width=\".6\">";
        Hand hand(1793);
        for (std::size_t i = 40; i + 6 < fine.size();
             i += 17 + static_cast<std::size_t>(hand.between(0, 15))) {
            const Point along = unit(fine[i + 2] - fine[i]);
            const Point at = fine[i] + left_of(along) * hand.between(-2, 2);
            const double far = hand.between(6, 11);
            const Point aside = left_of(along) * hand.between(1.3, 2.3);
            svg << "<path d=\"M" << (at - along * far) << "Q" << (at + aside) << " "
                << (at + along * far) << "Q" << (at - aside) << " " << (at - along * far)
                << "Z\"/>";
        }
        svg << "</g>\n";
    }
}

void draw_gois(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    for (const Water& water : board.waters) {
        if (water.kind != WaterKind::Ford) continue;
        const std::string path = smooth(course(sheet, water), false);
        svg << "<g fill=\"none\" stroke-linecap=\"butt\"><path d=\"" << path
            << "\" stroke=\"#eadfb6\" stroke-width=\"7\"/><path d=\"" << path
            << "\" stroke=\"#8a5a24\" stroke-width=\"4.4\" stroke-dasharray=\"2.4 2.2\"/></g>\n";
    }
}

void royal_road(Svg& svg, std::string_view path) {
    svg << "<path d=\"" << path << "\" stroke=\"#5b1d12\" stroke-width=\"5\"/><path d=\"" << path
        << "\" stroke=\"#f3d9a4\" stroke-width=\"2.6\"/><path d=\"" << path
        << "\" stroke=\"#a8321f\" stroke-width=\".9\"/>";
}

void major_road(Svg& svg, std::string_view path) {
    svg << "<path d=\"" << path << "\" stroke=\"#fbf3dd\" stroke-width=\"4\" "
        << "stroke-opacity=\".6\"/><path d=\"" << path
        << "\" stroke=\"#5d3a1a\" stroke-width=\"1.9\" stroke-dasharray=\"7 3.2\"/>";
}

void draw_roads(Svg& svg, const Sheet& sheet) {
    svg << "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
    for (const RoadClass kind : {kMajor, kRoyal}) {
        std::string paths;
        for (const Road& road : sheet.board().roads) {
            if (road.kind != kind) continue;
            Line line;
            for (std::size_t i = 0; i < road.areas.size(); ++i) {
                if (i > 0) line.push_back(sheet.passage(road.areas[i - 1], road.areas[i]));
                line.push_back(sheet.town(road.areas[i]));
            }
            if (kind == kMajor)
                major_road(svg, smooth(line, false));
            else
                paths += smooth(line, false);
        }
        // All royal roads at once, so that they run into each other.
        if (kind == kRoyal) royal_road(svg, paths);
    }
    svg << "</g>\n";
}

void bridge(Svg& svg, Point at, Point across, double half) {
    const Point along = left_of(across);
    svg << "<path fill=\"#f6edd2\" d=\"M" << (at - across * half + along * 3.2) << "L"
        << (at + across * half + along * 3.2) << "L" << (at + across * half - along * 3.2) << "L"
        << (at - across * half - along * 3.2) << "Z\"/>";
    svg << "<path fill=\"none\" stroke=\"" << kInk << "\" stroke-width=\"1.8\" d=\"";
    for (const double side : {-1.0, 1.0}) {
        const Point edge = along * (side * 3.6);
        const Point flare = along * (side * 4);
        svg << "M" << (at - across * (half + 3.5) + edge + flare) << "L"
            << (at - across * half + edge) << "L" << (at + across * half + edge) << "L"
            << (at + across * (half + 3.5) + edge + flare);
    }
    svg << "\"/>\n";
}

void draw_bridges(Svg& svg, const Sheet& sheet) {
    for (const Bridge& b : sheet.board().bridges) {
        // Across the river: square to the nearest stretch of it.
        Point across{0, 1};
        Point at = sheet.at(b.at);
        double nearest = 1e9;
        for (const Water& water : sheet.board().waters) {
            if (water.kind != WaterKind::Loire) continue;
            const Line fine = sampled(course(sheet, water), 8);
            for (std::size_t i = 0; i + 1 < fine.size(); ++i) {
                const double far = length(fine[i] - sheet.at(b.at));
                if (far >= nearest) continue;
                nearest = far;
                at = fine[i];
                across = left_of(unit(fine[i + 1] - fine[i]));
            }
        }
        bridge(svg, at, across, 10);
    }
}

void draw_water_names(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    svg << "<g font-family=\"" << kSerif
        << "\" font-style=\"italic\" fill=\"#2d5f7d\" text-anchor=\"middle\" "
           "stroke-linejoin=\"round\" "
           "stroke=\"#eef3ea\" stroke-opacity=\".7\" stroke-width=\"2\" paint-order=\"stroke\">\n";
    const auto name = [&](Point at, double turn, double size, double apart,
                          std::string_view words) {
        svg << "<text transform=\"translate(" << at << ") rotate(" << turn << ")\" font-size=\""
            << size << "\" letter-spacing=\"" << apart << "\">";
        svg.escaped(words) << "</text>\n";
    };
    for (const Water& water : sheet.board().waters) {
        const Line line = course(sheet, water);
        const auto along = [&](std::size_t i) {
            const Point way = line[i + 1] - line[i];
            double turn = std::atan2(way.y, way.x) * 57.29577951308232;
            if (turn > 90) turn -= 180;
            if (turn < -90) turn += 180;
            return turn;
        };
        if (water.kind == WaterKind::River && length(line.front() - line.back()) > 110) {
            // Where it is farthest from any town.
            std::size_t i = 0;
            double most = -1;
            for (std::size_t k = 0; k + 1 < line.size(); ++k) {
                const Point here = middle(line[k], line[k + 1]);
                double near = 60;
                for (const AreaId area : sheet.board().map.all()) {
                    const Point off = here - (sheet.town(area) + Point{0, 8});
                    near = std::min(near, length(Point{off.x * 0.6, off.y}));
                }
                if (near <= most || length(line[k + 1] - line[k]) < 24) continue;
                most = near;
                i = k;
            }
            const double turn = along(i);
            const Point up{std::sin(turn / 57.29577951308232), -std::cos(turn / 57.29577951308232)};
            name(middle(line[i], line[i + 1]) + up * 3.5, turn, 10.5, 0.6, water.name);
        }
        if (water.kind == WaterKind::Loire)
            for (const std::size_t i : {line.size() / 3, line.size() * 3 / 4}) {
                const double turn = along(i);
                name(middle(line[i], line[i + 1]) + Point{0, 4.5}, turn, 14.5, 7, "Loire");
            }
        if (water.kind == WaterKind::Lake) {
            Point sum{};
            for (const Point p : line) sum = sum + p;
            const Point centre = sum * (1.0 / static_cast<double>(line.size()));
            name(centre + Point{0, -3}, 0, 10.5, 0, "Lac de");
            name(centre + Point{0, 8}, 0, 10.5, 0, "Grand-Lieu");
        }
        if (water.kind == WaterKind::Ford)
            name(line.front() + Point{-24, 20}, 24, 10.5, 0, "Le Gois");
    }
    constexpr Sentence kOcean{"ATLANTIC OCEAN", "OCÉAN ATLANTIQUE"};
    name({map.x + 118, map.y + 690}, 51, 24, 6, kOcean.in(language));
    svg << "</g>\n<g font-family=\"" << kSerif
        << "\" fill=\"#8a7850\" fill-opacity=\".75\" text-anchor=\"middle\">\n";
    name({map.x + 300, map.y + 70}, 0, 24, 14, "BRETAGNE");
    name({map.x + 880, map.y + 30}, 0, 21, 12, "ANJOU");
    name({map.right() - 40, map.y + 66}, 62, 17, 5, "TOURAINE");
    name({map.right() - 22, map.y + 640}, 90, 21, 12, "HAUT-POITOU");
    name({map.x + 850, map.bottom() - 22}, 0, 19, 10, "AUNIS");
    svg << "</g>\n";
}

}  // namespace levee::fgfk::drawing
