#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "games/neerwinden/map_drawing.h"

// What runs along hexsides (waters) and from hex to hex (roads and paths).
namespace levee::neerwinden::drawing {

namespace {

using Net = std::map<Corner, std::vector<Corner>>;

Net hexsides_with(const Sheet& sheet, Feature feature) {
    Net net;
    for (const HexId hex : sheet.hexes())
        for (const Direction d : {Direction::N, Direction::NE, Direction::SE}) {
            if ((sheet.board().next[hex.raw][static_cast<std::size_t>(d)].features & feature) == 0)
                continue;
            const auto [a, b] = sheet.side(sheet.cell(hex), d);
            net[a].push_back(b);
            net[b].push_back(a);
        }
    return net;
}

// Lines from end to end or from fork to fork; each hexside is on one of them.
std::vector<std::vector<Corner>> courses(Net net) {
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
    const Net whole = net;
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

// The way out of the map from a point near its edge.
std::optional<Point> way_out(const Sheet& sheet, Point p, double near) {
    const Box map = sheet.map();
    constexpr double kFar = 60;
    if (p.x - map.x < near) return p + Point{-kFar, 0};
    if (map.right() - p.x < near) return p + Point{kFar, 0};
    if (p.y - map.y < near) return p + Point{0, -kFar};
    if (map.bottom() - p.y < near) return p + Point{0, kFar};
    return std::nullopt;
}

std::vector<Point> points_of(const Sheet& sheet, const std::vector<Corner>& course) {
    std::vector<Point> points;
    points.reserve(course.size() + 2);
    for (const Corner& corner : course) points.push_back(sheet.natural(corner));
    if (const auto out = way_out(sheet, points.front(), kRadius * 0.9))
        points.insert(points.begin(), *out);
    if (const auto out = way_out(sheet, points.back(), kRadius * 0.9)) points.push_back(*out);
    return points;
}

// The letters of a name along a water, `off` to its left as one follows it from `from` on.
void water_name(Svg& svg, const std::vector<Point>& course, std::string_view name, std::size_t from,
                double off) {
    // Wide averages take the zigzag of the hexsides out.
    std::vector<Point> calm = course;
    for (int round = 0; round < 9; ++round) {
        std::vector<Point> calmer = calm;
        for (std::size_t i = 2; i + 2 < calm.size(); ++i)
            calmer[i] =
                (calm[i - 2] + calm[i - 1] * 2 + calm[i] * 2 + calm[i + 1] * 2 + calm[i + 2]) *
                0.125;
        calm = std::move(calmer);
    }
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
        const double turn = std::atan2(along.y, along.x) * 180 / 3.14159265358979;
        if (letter != ' ')
            svg << "<text transform=\"translate(" << spot << ") rotate(" << turn << ")\">"
                << std::string_view(&letter, 1) << "</text>";
        walked += 13;
    }
    svg << "\n";
}

constexpr Sentence kLittleGette{"Little Gette", "Petite Gette"};

}  // namespace

void draw_waters(Svg& svg, const Sheet& sheet, Language language) {
    std::map<Corner, Point> mouths;  // where a river's rounded course passes by a corner
    std::vector<std::vector<Point>> rivers;
    for (const auto& course : courses(hexsides_with(sheet, kRiver))) {
        for (std::size_t i = 1; i + 1 < course.size(); ++i)
            mouths[course[i]] =
                sheet.natural(course[i]) * 0.75 +
                middle(sheet.natural(course[i - 1]), sheet.natural(course[i + 1])) * 0.25;
        rivers.push_back(points_of(sheet, course));
    }
    std::string streams;
    for (const auto& course : courses(hexsides_with(sheet, kStream))) {
        std::vector<Point> points = points_of(sheet, course);
        if (mouths.contains(course.front())) points.insert(points.begin(), mouths[course.front()]);
        if (mouths.contains(course.back())) points.push_back(mouths[course.back()]);
        streams += rounded(points, false);
    }
    std::string beds;
    for (const auto& river : rivers) beds += rounded(river, false);

    const auto line = [&svg](std::string_view d, std::string_view colour, double width,
                             std::string_view more) {
        svg << "<path d=\"" << d << "\" stroke=\"" << colour << "\" stroke-width=\"" << width
            << "\" " << more << "/>\n";
    };
    svg << "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
    line(streams, kPaper, 4.4, "stroke-opacity=\".55\"");
    line(streams, "#4f82a0", 2.2, "");
    line(beds, kPaper, 11.5, "stroke-opacity=\".5\"");
    line(beds, "#2f5d7c", 8.2, "");
    line(beds, "#86b1c8", 6, "");
    line(beds, "#a9cbdb", 2.2, "stroke-opacity=\".8\"");
    svg << "</g>\n<g font-family=\"" << kSerif
        << "\" font-style=\"italic\" font-size=\"15\" fill=\"#274f6b\" text-anchor=\"middle\" "
           "stroke=\""
        << kPaper
        << "\" stroke-width=\"2.5\" stroke-opacity=\".7\" "
           "paint-order=\"stroke\">\n";
    for (const auto& river : rivers) {
        std::vector<Point> course = river;
        // Names are read from left to right.
        if (course.front().x > course.back().x) std::reverse(course.begin(), course.end());
        if (course.size() < 30) continue;
        water_name(svg, course, kLittleGette.in(language), 8, 20);
        water_name(svg, course, kLittleGette.in(language), course.size() - 11, 27);
    }
    svg << "</g>\n";
}

namespace {

// Roads and paths as a net of hexes. In every hex two ways at most run through; all others end
// where those pass.
class Ways {
 public:
    Ways(const Sheet& sheet, Feature kind) : sheet_(sheet), kind_(kind) {}

    std::string path() {
        for (const HexId hex : sheet_.hexes())
            for (const Direction d : maps::kDirections)
                if (has(hex, d, kind_) && !through(hex, d, kind_)) follow(hex, d, false);
        // What is left are rings.
        for (const HexId hex : sheet_.hexes())
            for (const Direction d : maps::kDirections)
                if (has(hex, d, kind_)) follow(hex, d, true);
        return out_.take();
    }

 private:
    const Board::Neighbour& step(HexId hex, Direction d) const {
        return sheet_.board().next[hex.raw][static_cast<std::size_t>(d)];
    }
    bool has(HexId hex, Direction d, Feature kind) const {
        return (step(hex, d).features & kind) != 0;
    }

    // The straightest pair of ways of one kind.
    std::optional<std::pair<Direction, Direction>> main_pair(HexId hex, Feature kind) const {
        for (const int turn : {3, 2, 4, 1, 5})
            for (const Direction d : maps::kDirections)
                if (has(hex, d, kind) && has(hex, maps::turned(d, turn), kind))
                    return std::pair(d, maps::turned(d, turn));
        return std::nullopt;
    }

    std::optional<Direction> through(HexId hex, Direction d, Feature kind) const {
        const auto pair = main_pair(hex, kind);
        if (!pair || (kind == kPath && main_pair(hex, kRoad))) return std::nullopt;
        if (pair->first == d) return pair->second;
        if (pair->second == d) return pair->first;
        return std::nullopt;
    }

    // Where a way that does not go through comes to its end.
    Point end(HexId hex) const {
        const Point centre = sheet_.centre(hex);
        auto pair = main_pair(hex, kRoad);
        if (!pair) pair = main_pair(hex, kPath);
        if (!pair) return centre;
        return middle(centre, middle(sheet_.side_middle(hex, pair->first),
                                     sheet_.side_middle(hex, pair->second)));
    }

    bool leaves_map(HexId hex) const {
        int ways = 0;
        for (const Direction d : maps::kDirections)
            ways += (step(hex, d).features & (kRoad | kPath)) != 0 ? 1 : 0;
        return ways == 1 && sheet_.board().hexes[hex.raw].terrain != Terrain::Village;
    }

    void follow(HexId hex, Direction d, bool ring) {
        if (!seen_.insert({hex, d}).second) return;
        out_ << "M";
        if (ring) {
            out_ << sheet_.side_middle(hex, d);
        } else {
            const auto out = way_out(sheet_, sheet_.centre(hex), kRadius * 1.8);
            if (out && leaves_map(hex))
                out_ << *out << "Q" << sheet_.centre(hex) << " " << sheet_.side_middle(hex, d);
            else
                out_ << end(hex) << "L" << sheet_.side_middle(hex, d);
        }
        while (true) {
            const HexId next = step(hex, d).to;
            seen_.insert({next, maps::opposite(d)});
            const auto on = through(next, maps::opposite(d), kind_);
            if (!on) {
                const auto out = way_out(sheet_, sheet_.centre(next), kRadius * 1.8);
                if (out && leaves_map(next))
                    out_ << "Q" << sheet_.centre(next) << " " << *out;
                else
                    out_ << "L" << end(next);
                return;
            }
            out_ << "Q" << sheet_.centre(next) << " " << sheet_.side_middle(next, *on);
            hex = next;
            d = *on;
            if (!seen_.insert({hex, d}).second) return;
        }
    }

    const Sheet& sheet_;
    Feature kind_;
    Svg out_;
    std::set<std::pair<HexId, Direction>> seen_;
};

}  // namespace

void draw_ways(Svg& svg, const Sheet& sheet) {
    const std::string paths = Ways(sheet, kPath).path();
    const std::string roads = Ways(sheet, kRoad).path();
    svg << "<g fill=\"none\" stroke-linejoin=\"round\">\n<path d=\"" << paths << "\" stroke=\""
        << kPaper << "\" stroke-opacity=\".6\" stroke-width=\"4\"/>\n<path d=\"" << paths
        << "\" stroke=\"#6a4726\" stroke-width=\"1.5\" stroke-dasharray=\"5.5 2.8\"/>\n<path d=\""
        << roads << "\" stroke=\"#553b1f\" stroke-width=\"5.4\"/>\n<path d=\"" << roads
        << "\" stroke=\"#f8efd6\" stroke-width=\"3.2\"/>\n</g>\n";
}

void bridge(Svg& svg, Point at, Point along) {
    const Point across = left_of(along);
    svg << "<path d=\"M" << (at - along * 7) << "L" << (at + along * 7)
        << "\" stroke=\"#f8efd6\" stroke-width=\"5.4\"/><path fill=\"none\" stroke=\"" << kInk
        << "\" stroke-width=\"1.3\" d=\"";
    for (const double side : {-1.0, 1.0}) {
        const Point rail = across * (side * 3.1);
        const Point wing = across * (side * 5.6);
        svg << "M" << (at - along * 8.4 + wing) << "L" << (at - along * 5.6 + rail) << "L"
            << (at + along * 5.6 + rail) << "L" << (at + along * 8.4 + wing);
    }
    svg << "\"/>\n";
}

void draw_bridges(Svg& svg, const Sheet& sheet) {
    for (const HexId hex : sheet.hexes())
        for (const Direction d : {Direction::N, Direction::NE, Direction::SE}) {
            const auto& step = sheet.board().next[hex.raw][static_cast<std::size_t>(d)];
            if ((step.features & kBridge) == 0) continue;
            // On the way, at the place where the water really crosses it.
            const auto [a, b] = sheet.side(sheet.cell(hex), d);
            const Point at = sheet.side_middle(hex, d);
            const Point along = unit(sheet.centre(step.to) - sheet.centre(hex));
            const Point off = middle(sheet.natural(a), sheet.natural(b)) - at;
            bridge(svg, at + along * (off.x * along.x + off.y * along.y), along);
        }
}

}  // namespace levee::neerwinden::drawing
