// Names of waters, of what lies around the map, and of towns.
#include <algorithm>
#include <utility>

#include "maps/sheet/area_layers.h"

namespace levee::maps::drawing {

namespace {

void draw_name(Svg& svg, const PlacedName& name) {
    svg << "<text transform=\"translate(" << name.at << ") rotate(" << name.turn
        << ")\" font-size=\"" << name.size << "\" letter-spacing=\"" << name.apart << "\">";
    svg.escaped(name.words) << "</text>\n";
}

// Of a stretch of a water, so that its name is not upside down.
double turn_of(const Line& line, std::size_t i) {
    const Point way = line[i + 1] - line[i];
    const double turn = std::atan2(way.y, way.x) * 180 / kPi;
    return turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
}

// The stretch of a river that is farthest from any town.
std::size_t loneliest(const AreaSheet& sheet, const Line& line) {
    std::size_t best = 0;
    double most = -1;
    for (std::size_t k = 0; k + 1 < line.size(); ++k) {
        const Point here = middle(line[k], line[k + 1]);
        double near = 60;
        for (const AreaId area : sheet.plan().all()) {
            const Point off = here - (sheet.town(area) + Point{0, 8});
            near = std::min(near, length(Point{off.x * 0.6, off.y}));
        }
        if (near <= most || length(line[k + 1] - line[k]) < 24) continue;
        most = near;
        best = k;
    }
    return best;
}

void draw_river_name(Svg& svg, const AreaSheet& sheet, const Line& line, std::string_view words) {
    if (length(line.front() - line.back()) <= 110) return;
    const std::size_t i = loneliest(sheet, line);
    const double turn = turn_of(line, i);
    const Point up{std::sin(turn * kPi / 180), -std::cos(turn * kPi / 180)};
    draw_name(svg, {middle(line[i], line[i + 1]) + up * 3.5, turn, 10.5, 0.6, words});
}

void draw_lake_name(Svg& svg, const Line& line, std::string_view words) {
    Point sum{};
    for (const Point p : line) sum = sum + p;
    const Point centre = sum * (1.0 / static_cast<double>(line.size()));
    const std::size_t cut = words.rfind(' ');
    draw_name(svg, {centre + Point{0, -3}, 0, 10.5, 0, words.substr(0, cut)});
    if (cut != std::string_view::npos)
        draw_name(svg, {centre + Point{0, 8}, 0, 10.5, 0, words.substr(cut + 1)});
}

struct Spot {
    Point off;  // from the town
    std::string_view anchor;
};

Spot spot_of(Label side, double far, double size) {
    const double level = size * 0.33;
    const double above = -far * 0.45;
    const double below = far * 0.55 + size * 0.5;
    switch (side) {
        case Label::N:
            return {{0, -far - 3}, "middle"};
        case Label::S:
            return {{0, far + size * 0.66}, "middle"};
        case Label::E:
            return {{far + 1, level}, "start"};
        case Label::NE:
            return {{far + 1, above}, "start"};
        case Label::SE:
            return {{far + 1, below}, "start"};
        case Label::W:
            return {{-far - 1, level}, "end"};
        case Label::NW:
            return {{-far - 1, above}, "end"};
        case Label::SW:
            break;
    }
    return {{-far - 1, below}, "end"};
}

// Three words and more stand in two lines; the second may be empty.
std::pair<std::string_view, std::string_view> two_lines(std::string_view name) {
    if (name.size() <= 17) return {name, {}};
    std::size_t cut = name.find('-', name.size() / 2 - 3);
    if (cut == std::string_view::npos) cut = name.find(' ', name.size() / 2 - 3);
    if (cut == std::string_view::npos) return {name, {}};
    return {name.substr(0, cut + 1), name.substr(cut + 1)};
}

void draw_town_name(Svg& svg, const TownName& name) {
    const Spot spot = spot_of(name.side, name.reach, name.size);
    const auto [first, second] = two_lines(name.words);
    const double line = name.size * 0.92;
    const bool beside = name.side == Label::E || name.side == Label::W;
    const double rise = second.empty()                   ? 0
                        : spot.off.y < -name.reach * 0.9 ? line
                        : beside                         ? line / 2
                                                         : 0;
    Point at = name.town + spot.off - Point{0, rise};
    for (const std::string_view part : {first, second}) {
        if (part.empty()) continue;
        svg << "<text x=\"" << at.x << "\" y=\"" << at.y << "\" font-size=\"" << name.size
            << "\" text-anchor=\"" << spot.anchor << "\""
            << (name.bold ? " font-weight=\"bold\"" : "") << ">";
        svg.escaped(part) << "</text>";
        at.y += line;
    }
    svg << "\n";
}

}  // namespace

void draw_water_names(Svg& svg, const AreaSheet& sheet, const AreaStyle& style,
                      std::span<const PlacedName> more) {
    svg << "<g font-family=\"" << style.sheet.serif << "\" font-style=\"italic\" fill=\""
        << style.water_names
        << "\" text-anchor=\"middle\" stroke-linejoin=\"round\" stroke=\"#eef3ea\" "
           "stroke-opacity=\".7\" stroke-width=\"2\" paint-order=\"stroke\">\n";
    for (const AreaPlan::Water& water : sheet.plan().waters) {
        const Line line = sheet.course(water);
        if (water.kind == WaterKind::River) draw_river_name(svg, sheet, line, water.name);
        if (water.kind == WaterKind::Lake) draw_lake_name(svg, line, water.name);
        if (water.kind != WaterKind::BroadRiver || line.size() < 2) continue;
        for (const std::size_t along : {line.size() / 3, line.size() * 3 / 4}) {
            // A name stands between a point and the next.
            const std::size_t i = std::min(along, line.size() - 2);
            draw_name(svg, {middle(line[i], line[i + 1]) + Point{0, 4.5}, turn_of(line, i), 14.5, 7,
                            water.name});
        }
    }
    for (const PlacedName& name : more) draw_name(svg, name);
    svg << "</g>\n";
}

void draw_land_names(Svg& svg, const AreaStyle& style, std::span<const PlacedName> names) {
    svg << "<g font-family=\"" << style.sheet.serif << "\" fill=\"" << style.land_names
        << "\" fill-opacity=\".75\" text-anchor=\"middle\">\n";
    for (const PlacedName& name : names) draw_name(svg, name);
    svg << "</g>\n";
}

void draw_town_names(Svg& svg, const AreaStyle& style, std::span<const TownName> names) {
    svg << "<g font-family=\"" << style.sheet.serif << "\" fill=\"" << style.town_names
        << "\" stroke=\"" << style.sheet.paper
        << "\" stroke-width=\"3.2\" stroke-opacity=\".85\" stroke-linejoin=\"round\" "
           "paint-order=\"stroke\">\n";
    for (const TownName& name : names) draw_town_name(svg, name);
    svg << "</g>\n";
}

}  // namespace levee::maps::drawing
