// The corner of the sheet with Granville, which lies beyond it, and the roads there (5.3.3).
#include <algorithm>

#include "games/la_vendee/map.h"

namespace levee::la_vendee::drawing {

using maps::drawing::rectangle;

namespace {

Box corner(const Sheet& sheet) {
    Place low{maps::kLargestPlace, maps::kLargestPlace};
    Place high{0, 0};
    for (const Place p : sheet.plan().area(sheet.board().granville).outline) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const Point a = sheet.at(low);
    const Point b = sheet.at(high);
    return {a.x, a.y, b.x - a.x, b.y - a.y};
}

// The bay, the rock in it, and the islands of Chausey.
void draw_bay(Svg& svg, Box box) {
    svg << "<svg x=\"" << box.x << "\" y=\"" << box.y << "\" width=\"" << box.width
        << "\" height=\"" << box.height
        << "\" viewBox=\"0 0 208 106\" preserveAspectRatio=\"none\"><rect width=\"208\" "
           "height=\"106\" fill=\"#5d8a9a\"/>";
    constexpr std::string_view kCoast =
        "M140,-6Q134,10 139,20Q132,28 136,38Q128,46 118,46Q106,43 100,47Q93,50 96,56Q106,60 "
        "118,57Q130,58 133,68Q128,80 134,90Q131,100 136,114";
    svg << "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"" << kCoast
        << "\" stroke=\"#9cc0c4\" stroke-opacity=\".35\" stroke-width=\"44\"/><path d=\"" << kCoast
        << "\" stroke=\"url(#lv-level)\" stroke-opacity=\".6\" stroke-width=\"34\"/></g><path d=\""
        << kCoast << "H220V-10Z\" fill=\"" << kHomeGreen[index(Side::Republican)] << "\" stroke=\""
        << kStyle.shore << "\" stroke-width=\"1.8\"/><g fill=\"#b7c29d\" stroke=\"" << kStyle.shore
        << "\" stroke-width=\".9\"><path d=\"M34,30q5,-5 9,0q-3,5 -9,0zM48,36q4,-3 6,1q-4,3 "
           "-6,-1zM28,39q3,-3 5,0q-2,3 -5,0z\"/></g></svg>\n";
}

}  // namespace

void draw_granville(Svg& svg, const Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    const Box box = corner(sheet);
    // Roads first: their ends go under the frame.
    for (const AreaId end : board.route[board.granville]) {
        const Point town = sheet.town(end);
        const bool below = town.x - box.right() < town.y - box.bottom();
        const Point gate = below ? Point{box.x + box.width * 0.62, box.bottom() + 13}
                                 : Point{box.right() + 14, box.y + box.height * 0.5};
        const Point start = town + (below ? Point{-14, -27} : Point{-2, -30});
        const Point bend = below ? maps::drawing::middle(start, gate) + Point{6, 0}
                                 : Point{start.x - 50, gate.y + 42};
        march_arrow(svg, {start, bend, gate}, board.route_areas);
    }
    rectangle(svg, {box.x + 3, box.y + 4, box.width, box.height},
              "fill=\"#16262a\" fill-opacity=\".3\"");
    draw_bay(svg, box);
    constexpr Sentence kNote{"off the map", "hors de la carte"};
    svg << "<text x=\"" << box.x + 10 << "\" y=\"" << box.bottom() - 10 << "\" font-family=\""
        << kStyle.sheet.serif << "\" font-size=\"11.5\" font-style=\"italic\" fill=\"#eef4ee\">"
        << kNote.in(language) << "</text>\n";
    anchor(svg, {box.x + box.width * 0.33, box.y + box.height * 0.66});
    if (board.tables.british_ports.has(board.granville))
        ensign(svg, {box.x + box.width * 0.33 - 18, box.y + box.height * 0.66});
    rectangle(svg, box, "fill=\"none\" stroke=\"#17262a\" stroke-width=\"4.4\"");
    rectangle(svg, box, "fill=\"none\" stroke=\"#c6a04a\" stroke-width=\"1.6\"");
}

}  // namespace levee::la_vendee::drawing
