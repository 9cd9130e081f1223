// What people have built in hexes, and mounds.
#include "maps/sheet/hex_layers.h"

namespace levee::maps::drawing {

void draw_village(Svg& svg, const HexSheet& sheet, const HexStyle& style, HexId hex, Point at) {
    Line streets;
    for (const Direction d : kDirections)
        if (sheet.plan().has(hex, d, kWayAcross))
            streets.push_back(unit(sheet.side_middle(hex, d) - sheet.centre(hex)));
    switch (sheet.ground(hex).cover) {
        case Cover::Village:
            village(svg, at, streets, hand_of(hex, 4), style.sheet.paper);
            break;
        case Cover::Hamlet:
            hamlet(svg, at, streets, hand_of(hex, 4));
            break;
        case Cover::Town:
            if (sheet.ground(hex).walled) town_wall(svg, at, 25, streets);
            town(svg, at, streets, hand_of(hex, 4), style.sheet.paper);
            break;
        case Cover::Castle:
            castle(svg, at);
            break;
        case Cover::Open:
        case Cover::Wood:
        case Cover::Mound:
            return;
    }
    svg << "\n";
}

void draw_villages(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    for (const HexId hex : sheet.hexes()) draw_village(svg, sheet, style, hex, sheet.centre(hex));
}

HexId busiest_village(const HexSheet& sheet, Cover cover) {
    HexId best = kNoHex;
    for (const HexId hex : sheet.hexes())
        if (sheet.ground(hex).cover == cover &&
            (best == kNoHex || sheet.plan().ways(hex) > sheet.plan().ways(best)))
            best = hex;
    return best;
}

void draw_mounds(Svg& svg, const HexSheet& sheet) {
    for (const HexId hex : sheet.hexes())
        if (sheet.ground(hex).cover == Cover::Mound) mound(svg, sheet.centre(hex));
}

}  // namespace levee::maps::drawing
