// Hexes, their numbers, and the names of what is in them.
#include "maps/sheet/hex_layers.h"

namespace levee::maps::drawing {

namespace {

// The margins of half hexes are not part of the game.
void draw_veil(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    const Box map = sheet.map();
    svg << "<path fill=\"" << style.sheet.paper
        << "\" fill-opacity=\".55\" fill-rule=\"evenodd\" d=\"M" << Point{map.x, map.y} << "H"
        << map.right() << "V" << map.bottom() << "H" << map.x << "Z";
    for (const HexId hex : sheet.hexes()) svg << ruled(sheet.outline(hex), true);
    svg << "\"/>\n";
}

void draw_numbers(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    svg << "<g font-family=\"" << kSans << "\" font-size=\"" << style.number_size << "\" fill=\""
        << style.numbers << "\" fill-opacity=\".85\" text-anchor=\"middle\" stroke=\""
        << style.sheet.paper
        << "\" stroke-opacity=\".45\" stroke-width=\"2\" paint-order=\"stroke\">\n";
    for (const HexId hex : sheet.hexes()) {
        // Where water runs along the north side the number makes way for it, and for the bridge.
        const HexPlan& plan = sheet.plan();
        const bool wet = plan.has(hex, Direction::N, kRiverSide | kStreamSide);
        const bool bridged = plan.has(hex, Direction::N, kBridgeSide);
        const Point off{bridged ? -15.0 : 0.0, (wet ? 15.5 : 8.6) - kApothem};
        text(svg, sheet.centre(hex) + off, sheet.grid().name(hex), "");
    }
    svg << "</g>\n";
}

}  // namespace

void draw_grid(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    draw_veil(svg, sheet, style);
    svg << "<g fill=\"#000\" fill-opacity=\"0\" stroke=\"" << style.grid
        << "\" stroke-opacity=\".24\" stroke-width=\".9\">\n";
    for (const HexId hex : sheet.hexes())
        svg << "<path id=\"" << style.sheet.prefix << "-"
            << std::string_view(sheet.grid().name(hex)) << "\" d=\""
            << ruled(sheet.outline(hex), true) << "\"/>\n";
    svg << "</g>\n";
    draw_numbers(svg, sheet, style);
}

void draw_names(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    svg << "<g font-family=\"" << style.sheet.serif << "\" fill=\"" << style.names
        << "\" text-anchor=\"middle\" stroke=\"" << style.sheet.paper
        << "\" stroke-width=\"3\" stroke-opacity=\".88\" stroke-linejoin=\"round\" "
           "paint-order=\"stroke\">\n";
    for (const HexId hex : sheet.hexes()) {
        const HexPlan::Ground& here = sheet.ground(hex);
        if (here.name.empty()) continue;
        Point at = sheet.centre(hex) + Point{0, 24.5};
        bool named_before = false;
        for (const Direction d : kDirections) {
            const HexId next = sheet.grid().neighbour(hex, d);
            if (next == kNoHex || sheet.ground(next).name != here.name) continue;
            named_before |= next < hex;
            at = middle(sheet.centre(hex), sheet.centre(next)) + Point{4, 22};
        }
        if (named_before) continue;
        at = at + Point{here.name_right, here.name_down};
        Svg look;
        look << "font-size=\"" << here.name_size << "\""
             << (here.name_bold ? " font-weight=\"bold\"" : "")
             << (here.name_italic ? " font-style=\"italic\"" : "");
        text(svg, at, here.name, look.take());
    }
    svg << "</g>\n";
}

}  // namespace levee::maps::drawing
