// What the game puts on the map: where the armies are set up, what they fight for, where they come
// and go.
#include <algorithm>
#include <map>
#include <set>

#include "games/wissembourg_spicheren/map.h"

namespace levee::wissembourg_spicheren::drawing {

using maps::drawing::unit;

void set_up_disc(Svg& svg, Point at, Side side, std::string_view sign) {
    const std::string_view colour = colour_of(side);
    svg << "<g fill=\"" << colour << "\" font-family=\"" << kStyle.sheet.serif << "\" font-size=\""
        << (sign.size() > 1 ? 8.6 : 10.5)
        << "\" font-weight=\"bold\" text-anchor=\"middle\"><circle cx=\"" << at.x << "\" cy=\""
        << at.y << "\" r=\"8.2\" fill=\"#f7f1e0\" fill-opacity=\".82\" stroke=\"" << colour
        << "\" stroke-width=\"1\"/><text x=\"" << at.x << "\" y=\"" << (at.y + 3.4) << "\">";
    svg.escaped(sign) << "</text></g>\n";
}

void objective_star(Svg& svg, Point at, Side holder, int points) {
    maps::drawing::star(svg, at, 8.4, holder == Side::French ? "#2a62b8" : "#1d1a17",
                        kStyle.sheet.paper);
    if (points == 0) return;
    text(svg, at + Point{11, 4.5}, std::to_string(points),
         "font-family=\"" + std::string(maps::drawing::kFigures) +
             "\" font-size=\"13\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"" +
             std::string(colour_of(holder)) +
             "\" stroke=\"#f4ecd8\" stroke-width=\"3\" paint-order=\"stroke\"");
}

void gate_arrow(Svg& svg, Point at, Point inwards, Side side, bool exit) {
    constexpr double kReach = 26;
    if (exit)
        arrow(svg, at + inwards * 12, inwards * -1, kReach, colour_of(side), true);
    else
        arrow(svg, at - inwards * 14, inwards, kReach, colour_of(side), false);
}

namespace {

// Its number, or the first letter.
std::string sign_of(std::string_view name) {
    std::string sign;
    for (const char c : name)
        if (c >= '0' && c <= '9')
            sign += c;
        else
            break;
    return sign.empty() ? std::string(name.substr(0, name.starts_with("II ") ? 2 : 1)) : sign;
}

// Where the way through this gate crosses the frame.
struct Crossing {
    Point at;
    Point inwards;
    bool level = false;  // the frame runs up and down there
};

Crossing crossing_of(const Sheet& sheet, const Gate& gate) {
    const Box map = sheet.map();
    const Point centre = sheet.centre(gate.hex);
    const Point out = unit(sheet.side_middle(gate.hex, side_of(sheet.battle(), gate)) - centre);
    double far = 1000;
    bool level = false;
    const auto reach = [&](double distance, double along, bool sideways) {
        if (along > 0.01 && distance / along < far) {
            far = distance / along;
            level = sideways;
        }
    };
    reach(centre.x - map.x, -out.x, true);
    reach(map.right() - centre.x, out.x, true);
    reach(centre.y - map.y, -out.y, false);
    reach(map.bottom() - centre.y, out.y, false);
    const Point inwards =
        level ? Point{out.x > 0 ? -1.0 : 1.0, 0} : Point{0, out.y > 0 ? -1.0 : 1.0};
    return {centre + out * far, inwards, level};
}

// `11, 14–17` of 11, 14, 15, 16 and 17.
std::string hours(const std::set<int>& all) {
    std::string text;
    for (auto it = all.begin(); it != all.end();) {
        const int first = *it;
        int last = first;
        while (++it != all.end() && *it == last + 1) last = *it;
        text += (text.empty() ? "" : ", ") + std::to_string(first);
        if (last > first) text += (last > first + 1 ? "–" : ", ") + std::to_string(last);
    }
    return text + " h";
}

// Everything that is said of a hex at the edge.
struct Traffic {
    Gate gate;
    std::set<int> hours;
    std::optional<Side> entry;
    bool exit = false;
};

void draw_traffic(Svg& svg, const Sheet& sheet, const Traffic& traffic) {
    const Crossing place = crossing_of(sheet, traffic.gate);
    const Point along = place.level ? Point{0, 1} : Point{1, 0};
    const bool both = traffic.entry && traffic.exit;
    if (traffic.entry)
        gate_arrow(svg, place.at - along * (both ? 9 : 0), place.inwards, *traffic.entry, false);
    if (traffic.exit)
        gate_arrow(svg, place.at + along * (both ? 9 : 0), place.inwards, Side::French, true);
    if (!traffic.entry) return;
    // Over the road at the sides of the map, where a window shows no more than the map, but for a
    // town, which has enough to show; behind the arrow above and below.
    const bool town = sheet.battle().town_hexes.has(traffic.gate.hex);
    const Point label =
        place.level ? place.at + place.inwards * (town ? -34 : 38) - Point{0, both ? 21.0 : 13.0}
                    : place.at - place.inwards * 24 + Point{0, place.inwards.y < 0 ? 8.0 : 0.0};
    text(svg, label, hours(traffic.hours),
         "fill=\"" + std::string(colour_of(*traffic.entry)) + "\" stroke=\"" +
             std::string(kStyle.sheet.paper) +
             "\" stroke-width=\"2.6\" stroke-opacity=\".75\" paint-order=\"stroke\"");
}

}  // namespace

void draw_set_up(Svg& svg, const Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    std::map<HexId, std::set<std::pair<Side, std::string>>> signs;
    for (const Arrival& arrival : sheet.battle().arrivals) {
        if (arrival.how != Coming::SetUp || arrival.needs != 0) continue;
        if (arrival.formation == kNoFormation) continue;
        const std::string sign = sign_of(board.card(arrival.formation).name.in(language));
        for (const HexId hex : arrival.hexes) signs[hex].insert({arrival.side, sign});
    }
    for (const auto& [hex, all] : signs) {
        Point at = sheet.centre(hex) + Point{-20, -3};
        for (const auto& [side, sign] : all) {
            set_up_disc(svg, at, side, sign);
            at = at + Point{3, 13};
        }
    }
}

void draw_objectives(Svg& svg, const Sheet& sheet) {
    for (const Objective& objective : sheet.battle().objectives) {
        int points = objective.points;
        for (const HexId hex : objective.hexes) {
            objective_star(svg, sheet.centre(hex) + Point{18, -9}, objective.holder, points);
            points = 0;
        }
    }
}

void draw_gates(Svg& svg, const Sheet& sheet) {
    const Battle& battle = sheet.battle();
    std::map<HexId, Traffic> all;
    for (const Gate& gate : battle.exits) {
        all[gate.hex].gate = gate;
        all[gate.hex].exit = true;
    }
    for (const Arrival& arrival : battle.arrivals)
        for (const Gate& gate : arrival.gates) {
            Traffic& traffic = all[gate.hex];
            traffic.gate = gate;
            traffic.entry = arrival.side;
            traffic.hours.insert(battle.hour(arrival.turn));
        }
    centred_words(svg, kStyle.sheet);
    svg << "<g font-size=\"12.5\" font-style=\"italic\" font-weight=\"bold\">\n";
    for (const auto& [hex, traffic] : all) draw_traffic(svg, sheet, traffic);
    svg << "</g></g>\n";
}

}  // namespace levee::wissembourg_spicheren::drawing
