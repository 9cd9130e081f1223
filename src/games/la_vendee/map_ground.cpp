// Sea, land, and the washes of the regions.
#include <algorithm>

#include "games/la_vendee/map.h"

namespace levee::la_vendee::drawing {

using maps::drawing::Hand;
using maps::drawing::ruled;

namespace {

constexpr double kTile = 120;
constexpr std::size_t kTerrains = 4;
constexpr std::array<std::array<std::string_view, kTerrains>, kSides> kGrounds{
    {{"url(#lv-king-plain)", "url(#lv-king-mixed)", "url(#lv-king-bocage)", "url(#lv-king-marsh)"},
     {"url(#lv-law-plain)", "url(#lv-law-mixed)", "url(#lv-law-bocage)", "url(#lv-law-marsh)"}}};

// Marks that cross the edge of a tile are drawn again on the other side.
template <class Draw>
void over_the_edge(Point at, double reach, Draw draw) {
    for (const double x : {-kTile, 0.0, kTile})
        for (const double y : {-kTile, 0.0, kTile}) {
            const Point p = at + Point{x, y};
            if (p.x > -reach && p.x < kTile + reach && p.y > -reach && p.y < kTile + reach) draw(p);
        }
}

Point somewhere(Hand& hand) {
    const double x = hand.between(0, kTile);
    return {x, hand.between(0, kTile)};
}

void bush(Svg& svg, Point at, double size) {
    svg << "M" << (at - Point{size, 0}) << "a" << Point{size, size * 1.1} << " 0 1 1 "
        << Point{2 * size, 0} << "z";
}

// Rows of trees along sunken lanes, each row a little bent.
void hedges(Svg& svg, int count) {
    Hand hand(1793);
    for (int i = 0; i < count; ++i) {
        const Point from = somewhere(hand);
        const double turn = hand.between(0, 6.28);
        const double bend = hand.between(-0.35, 0.35);
        const int trees = 4 + static_cast<int>(hand.between(0, 3.9));
        Point at = from;
        for (int k = 0; k < trees; ++k) {
            const double size = hand.between(1.3, 2.3);
            over_the_edge(at, 4, [&](Point p) { bush(svg, p, size); });
            const double way = turn + bend * k;
            at = at + Point{std::cos(way), std::sin(way)} * hand.between(3.6, 4.8);
        }
    }
}

void lone_trees(Svg& svg, int count) {
    Hand hand(48);
    for (int i = 0; i < count; ++i) {
        const Point at = somewhere(hand);
        const double size = hand.between(1.4, 2.2);
        over_the_edge(at, 4, [&](Point p) { bush(svg, p, size); });
    }
}

void furrows(Svg& svg) {
    Hand hand(17);
    for (int i = 0; i < 9; ++i) {
        const Point at = somewhere(hand);
        const Point along = i % 2 == 0 ? Point{12, 2.5} : Point{4.5, -10};
        for (int k = 0; k < 4; ++k)
            over_the_edge(at + maps::drawing::left_of(maps::drawing::unit(along)) * (k * 2.8), 16,
                          [&](Point p) { svg << "M" << p << "l" << along; });
    }
}

void reeds(Svg& svg) {
    Hand hand(29);
    for (int i = 0; i < 22; ++i) {
        const Point at = somewhere(hand);
        const double wide = hand.between(5, 12);
        over_the_edge(at, 14, [&](Point p) {
            svg << "M" << p << "h" << wide << "M" << (p + Point{wide * 0.3, 2.3}) << "h"
                << wide * 0.5;
            if (i % 3 == 0) svg << "M" << (p + Point{2, -1.5}) << "l-1.8,-4m1.8,4v-5m0,5l1.8,-4";
        });
    }
}

void ground(Svg& svg, std::string_view who, Terrain terrain, std::string_view wash,
            std::string_view ink) {
    constexpr std::array<std::string_view, kTerrains> kNames{"plain", "mixed", "bocage", "marsh"};
    svg << "<pattern id=\"lv-" << who << "-" << kNames[static_cast<std::size_t>(terrain)]
        << "\" width=\"" << kTile << "\" height=\"" << kTile
        << "\" patternUnits=\"userSpaceOnUse\"><rect width=\"" << kTile << "\" height=\"" << kTile
        << "\" fill=\"" << wash << "\"/>";
    const bool strokes = terrain == Terrain::Plain || terrain == Terrain::Marsh;
    svg << "<path " << (strokes ? "fill=\"none\" stroke=\"" : "fill=\"")
        << (terrain == Terrain::Marsh ? std::string_view("#4b7f86") : ink)
        << (strokes ? "\" stroke-width=\".8\" stroke-opacity=\".55\" d=\""
                    : "\" fill-opacity=\".58\" d=\"");
    switch (terrain) {
        case Terrain::Plain:
            furrows(svg);
            break;
        case Terrain::Mixed:
            lone_trees(svg, 16);
            break;
        case Terrain::Bocage:
            hedges(svg, 14);
            break;
        case Terrain::Marsh:
            reeds(svg);
            break;
    }
    svg << "\"/></pattern>\n";
}

// Both coasts and around the rest of the map.
Line mainland(const Sheet& sheet) {
    const Box map = sheet.map();
    const bool north_first = sheet.plan().waters.front().name == "North";
    const Line& north = sheet.coasts()[north_first ? 0 : 1];
    const Line& south = sheet.coasts()[north_first ? 1 : 0];
    Line line(north.rbegin(), north.rend());
    line.insert(line.end(), south.begin(), south.end());
    for (const Point corner :
         {Point{map.right(), map.bottom()}, Point{map.right(), map.y}, Point{map.x, map.y}})
        line.push_back(corner);
    return line;
}

void draw_sea(Svg& svg, const Sheet& sheet) {
    rectangle(svg, sheet.map(), "fill=\"url(#lv-sea)\"");
    const std::string shores = sheet.shores();
    svg << "<g fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\">";
    draw(svg, shores,
         std::array<Stroke, 5>{{{"#9cc0c4", 110, "stroke-opacity=\".12\""},
                                {"#9cc0c4", 70, "stroke-opacity=\".18\""},
                                {"#a9cbcb", 36, "stroke-opacity=\".3\""},
                                // As the engravers of the Dépôt shaded a coast: level lines.
                                {"url(#lv-level)", 58, "stroke-opacity=\".5\""},
                                {"url(#lv-level)", 26, "stroke-opacity=\".8\""}}});
    svg << "</g>\n";
}

void draw_borders_of_regions(Svg& svg, const Sheet& sheet) {
    std::string all;
    AreaSet on_map = sheet.plan().all();
    on_map.remove(sheet.board().granville);
    for (const AreaId area : on_map) all += sheet.outline(area);
    svg << "<defs><path id=\"lv-borders\" d=\"" << all << "\"/></defs>"
        << "<g fill=\"none\" stroke-linejoin=\"round\"><use href=\"#lv-borders\" "
           "stroke=\"#22402c\" stroke-opacity=\".13\" stroke-width=\"13\"/><use "
           "href=\"#lv-borders\" stroke=\"#22402c\" stroke-opacity=\".2\" "
           "stroke-width=\"6\"/><use href=\"#lv-borders\" stroke=\"#f8f8e6\" "
           "stroke-width=\"2\"/>\n<path d=\""
        << sheet.limits(on_map) << "\" stroke=\"#3f4a3a\" stroke-width=\"1.5\"/>\n<path d=\""
        << sheet.shores() << "\" stroke=\"" << kStyle.shore << "\" stroke-width=\"1.9\"/></g>\n";
}

}  // namespace

std::string_view ground_of(const AreaCard& card) {
    return kGrounds[index(card.home)][static_cast<std::size_t>(card.terrain)];
}

void define_grounds(Svg& svg) {
    define_sea(svg, kStyle);
    svg << "<pattern id=\"lv-level\" width=\"40\" height=\"3.4\" patternUnits=\"userSpaceOnUse\">"
           "<path d=\"M0,1H40\" stroke=\"#16394a\" stroke-width=\".8\"/></pattern>\n";
    for (const Terrain terrain :
         {Terrain::Plain, Terrain::Mixed, Terrain::Bocage, Terrain::Marsh}) {
        ground(svg, "king", terrain, kHomeGreen[index(Side::Royalist)], "#6f8f3f");
        ground(svg, "law", terrain, kHomeGreen[index(Side::Republican)], "#3f6a45");
    }
}

void draw_ground(Svg& svg, const Sheet& sheet) {
    draw_sea(svg, sheet);
    svg << "<path d=\"" << ruled(mainland(sheet), true) << "\" fill=\"" << kStyle.abroad << "\"/>";
    // Islands, which are no regions.
    for (std::size_t i = 2; i < sheet.coasts().size(); ++i)
        svg << "<path d=\"" << ruled(sheet.coasts()[i], true) << "\" fill=\"#b7c29d\"/>";
    svg << "\n";
    draw_areas(svg, sheet, kStyle);
    draw_borders_of_regions(svg, sheet);
}

}  // namespace levee::la_vendee::drawing
