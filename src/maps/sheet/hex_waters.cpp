// What runs along hexsides.
#include <algorithm>
#include <map>

#include "maps/sheet/hex_layers.h"

namespace levee::maps::drawing {

namespace {

using Net = std::map<Corner, std::vector<Corner>>;

constexpr std::array<Direction, 3> kOwnedSides{Direction::N, Direction::NE, Direction::SE};

Net net_of(const HexSheet& sheet, SideMark water) {
    Net net;
    for (const HexId hex : sheet.hexes())
        for (const Direction d : kOwnedSides) {
            if (!sheet.plan().has(hex, d, water)) continue;
            const auto [a, b] = sheet.side(sheet.cell(hex), d);
            net[a].push_back(b);
            net[b].push_back(a);
        }
    return net;
}

// Wide averages take the zigzag of the hexsides out.
Line calmed(Line course) {
    for (int round = 0; round < 9; ++round) {
        Line calmer = course;
        for (std::size_t i = 2; i + 2 < course.size(); ++i)
            calmer[i] = (course[i - 2] + course[i - 1] * 2 + course[i] * 2 + course[i + 1] * 2 +
                         course[i + 2]) *
                        0.125;
        course = std::move(calmer);
    }
    return course;
}

// Letter by letter: the names of waters are plain ones.
void letters_along(Svg& svg, const Line& calm, std::string_view name, std::size_t from,
                   double off) {
    double walked = 0;
    std::size_t at = from;
    for (const char letter : name) {
        while (at + 1 < calm.size() && walked > length(calm[at + 1] - calm[at])) {
            walked -= length(calm[at + 1] - calm[at]);
            ++at;
        }
        if (at + 1 >= calm.size()) return;
        const Point along = unit(calm[at + 1] - calm[at]);
        const Point spot = calm[at] + along * walked + left_of(along) * off;
        const double turn = std::atan2(along.y, along.x) * 180 / kPi;
        if (letter != ' ')
            svg << "<text transform=\"translate(" << spot << ") rotate(" << turn << ")\">"
                << std::string_view(&letter, 1) << "</text>";
        walked += 13;
    }
    svg << "\n";
}

}  // namespace

std::vector<std::vector<Corner>> courses(const HexSheet& sheet, SideMark water) {
    Net net = net_of(sheet, water);
    const Net whole = net;
    std::vector<std::vector<Corner>> all;
    const auto cut = [&net](Corner a, Corner b) {
        for (auto [from, to] : {std::pair(a, b), std::pair(b, a)}) {
            auto& ends = net[from];
            ends.erase(std::find(ends.begin(), ends.end(), to));
        }
    };
    std::vector<Corner> starts;
    for (const auto& [corner, ends] : net)
        if (ends.size() != 2) starts.push_back(corner);
    for (const auto& [corner, ends] : net) starts.push_back(corner);  // rings come last
    for (const Corner& start : starts)
        while (!net[start].empty()) {
            std::vector<Corner> course{start};
            do {
                const Corner next = net[course.back()].front();
                cut(course.back(), next);
                course.push_back(next);
            } while (whole.at(course.back()).size() == 2 && !net[course.back()].empty());
            all.push_back(std::move(course));
        }
    return all;
}

std::optional<Point> way_out(const HexSheet& sheet, Point from, double near) {
    const Box map = sheet.map();
    constexpr double kFar = 60;
    if (from.x - map.x < near) return from + Point{-kFar, 0};
    if (map.right() - from.x < near) return from + Point{kFar, 0};
    if (from.y - map.y < near) return from + Point{0, -kFar};
    if (map.bottom() - from.y < near) return from + Point{0, kFar};
    return std::nullopt;
}

Line natural_course(const HexSheet& sheet, const std::vector<Corner>& course) {
    Line points;
    points.reserve(course.size() + 2);
    for (const Corner& corner : course) points.push_back(sheet.natural(corner));
    // Whether the course ends at the edge is asked of the corner as it is ruled.
    const auto leaves = [&](Corner end, Point from) {
        return way_out(sheet, sheet.at(end), kRadius * 0.9) ? way_out(sheet, from, kRadius * 1.1)
                                                            : std::nullopt;
    };
    if (const auto out = leaves(course.front(), points.front()))
        points.insert(points.begin(), *out);
    if (const auto out = leaves(course.back(), points.back())) points.push_back(*out);
    return points;
}

void draw_waters(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    std::map<Corner, Point> mouths;  // where a river's rounded course passes by a corner
    std::string beds;
    for (const auto& course : courses(sheet, kRiverSide)) {
        for (std::size_t i = 1; i + 1 < course.size(); ++i)
            mouths[course[i]] =
                sheet.natural(course[i]) * 0.75 +
                middle(sheet.natural(course[i - 1]), sheet.natural(course[i + 1])) * 0.25;
        beds += rounded(natural_course(sheet, course), false);
    }
    std::string streams;
    for (const auto& course : courses(sheet, kStreamSide)) {
        Line points = natural_course(sheet, course);
        if (mouths.contains(course.front())) points.insert(points.begin(), mouths[course.front()]);
        if (mouths.contains(course.back())) points.push_back(mouths[course.back()]);
        streams += rounded(points, false);
    }
    svg << "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
    draw(svg, streams, style.stream);
    draw(svg, beds, style.river);
    svg << "</g>\n";
}

void draw_river_name(Svg& svg, const HexSheet& sheet, const HexStyle& style, std::string_view name,
                     std::span<const NameSpot> spots) {
    Line longest;
    for (const auto& course : courses(sheet, kRiverSide)) {
        Line points = natural_course(sheet, course);
        if (points.size() > longest.size()) longest = std::move(points);
    }
    if (longest.empty()) return;
    if (longest.front().x > longest.back().x) std::reverse(longest.begin(), longest.end());
    const Line calm = calmed(longest);
    svg << "<g font-family=\"" << style.sheet.serif << "\" font-style=\"italic\" font-size=\""
        << style.river_name_size << "\" fill=\"" << style.river_names
        << "\" text-anchor=\"middle\" stroke=\"" << style.sheet.paper
        << "\" stroke-width=\"2.5\" stroke-opacity=\".7\" paint-order=\"stroke\">\n";
    for (const NameSpot& spot : spots) {
        const auto corners = static_cast<int>(calm.size());
        const int from = spot.corner < 0 ? corners + spot.corner : spot.corner;
        if (from >= 0 && from < corners)
            letters_along(svg, calm, name, static_cast<std::size_t>(from), spot.off);
    }
    svg << "</g>\n";
}

void draw_trenches(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    std::string works;
    Svg teeth;
    for (const HexId hex : sheet.hexes()) {
        const Point centre = sheet.centre(hex);
        const auto inside = [&](Corner corner) {
            return centre + (sheet.natural(corner) - centre) * 0.84;
        };
        for (const Direction d : kDirections) {
            if (!sheet.plan().has(hex, d, kTrenchSide)) continue;
            const auto [a, b] = sheet.side(sheet.cell(hex), d);
            const Point from = inside(a);
            const Point to = inside(b);
            works += ruled({from, to}, false);
            const Point along = unit(to - from);
            constexpr int kTeeth = 6;
            for (int i = 0; i < kTeeth; ++i) {
                const Point at = from + (to - from) * ((i + 0.5) / kTeeth);
                teeth << "M" << at << "L" << (at + left_of(along) * 4.4);
            }
        }
    }
    if (works.empty()) return;
    svg << "<g fill=\"none\" stroke-linecap=\"round\"><path d=\"" << works << "\" stroke=\""
        << style.sheet.paper << "\" stroke-width=\"6.4\" stroke-opacity=\".7\"/><path d=\"" << works
        << "\" stroke=\"" << style.trench
        << "\" stroke-width=\"3\"/><path stroke-linecap=\"butt\" d=\"" << teeth.take()
        << "\" stroke=\"" << style.trench << "\" stroke-width=\"1.1\"/></g>\n";
}

void draw_bridges(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    for (const HexId hex : sheet.hexes())
        for (const Direction d : kOwnedSides) {
            if (!sheet.plan().has(hex, d, kBridgeSide)) continue;
            // On the way, at the place where the water really crosses it.
            const auto [a, b] = sheet.side(sheet.cell(hex), d);
            const Point at = sheet.side_middle(hex, d);
            const Point way = unit(at - sheet.centre(hex));
            const Point off = middle(sheet.natural(a), sheet.natural(b)) - at;
            bridge(svg, at + way * (off.x * way.x + off.y * way.y), way, style.bridge);
        }
}

}  // namespace levee::maps::drawing
