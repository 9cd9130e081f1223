#include "maps/terminal/hex_map.h"

#include <algorithm>

namespace levee::maps::terminal {

namespace {

std::string two_digits(int n) { return (n < 10 ? "0" : "") + std::to_string(n); }

}  // namespace

void HexMap::draw(engine::FunctionRef<void(HexId, bool)> half) {
    const HexGrid& grid = *plan_.grid;
    pen_.plain("    ");
    for (int c = 1; c <= grid.columns(); ++c) pen_.plain(" " + two_digits(c) + "   ");
    pen_.end_line();
    // The last line belongs to the columns that lie lower.
    for (int line = 0; line <= 2 * grid.rows(); ++line) {
        const bool named = line % 2 == 0 && line / 2 < grid.rows();
        pen_.plain(named ? " " + two_digits(line / 2 + 1) + " " : "    ");
        for (int c = 1; c <= grid.columns(); ++c) {
            const bool sunk = (c % 2 == 0) == (grid.stagger() == Stagger::EvenDown);
            const int part = line - (sunk ? 1 : 0);
            const HexId hex = part < 0 ? kNoHex : grid.at(c, part / 2 + 1);
            if (hex == kNoHex)
                pen_.write("      ", "", "");
            else
                half(hex, part % 2 == 0);
        }
        pen_.end_line();
    }
}

void HexMap::ground(HexId hex, int letters) {
    std::string_view sign = " ";
    std::string_view ink = inks_.ground;
    const unsigned around = plan_.around(hex);
    switch (plan_.ground[hex.raw].cover) {
        case Cover::Village:
        case Cover::Town:
            sign = "#";
            ink = inks_.house;
            break;
        case Cover::Hamlet:
            sign = "▪";
            ink = inks_.house;
            break;
        case Cover::Castle:
            sign = "♜";
            ink = inks_.house;
            break;
        case Cover::Wood:
            sign = "♣";
            ink = inks_.tree;
            break;
        case Cover::Mound:
            sign = "∩";
            break;
        case Cover::Open:
            if ((around & kRailAcross) != 0) sign = "+";
            if ((around & kWayAcross) != 0) sign = (around & kRoadAcross) != 0 ? "=" : "-";
            break;
    }
    for (int i = 0; i < letters; ++i) write(sign, ink, hex);
}

void HexMap::level(HexId hex) {
    const std::string height = std::to_string(plan_.ground[hex.raw].level);
    write(pen_.colour() ? " " : height, inks_.number, hex);
}

std::string_view HexMap::water_sign(HexId hex, Direction d) const {
    if (plan_.has(hex, d, kBridgeSide)) return "╪";
    if (plan_.has(hex, d, kRiverSide)) return "≈";
    return plan_.has(hex, d, kStreamSide) ? "~" : " ";
}

std::string_view HexMap::background(HexId hex) const {
    const int height = plan_.ground[hex.raw].level - plan_.lowest;
    const int highest = static_cast<int>(inks_.levels.size()) - 1;
    return inks_.levels[static_cast<std::size_t>(std::clamp(height, 0, highest))];
}

}  // namespace levee::maps::terminal
