// Around the map: the painted border, the title, the wind rose, and the edge from which armies
// come.
#include <algorithm>

#include "games/la_vendee/map.h"

namespace levee::la_vendee::drawing {

using maps::drawing::kPi;
using maps::drawing::rectangle;
using maps::drawing::ruled;

namespace {

constexpr double kBand = 22;  // of the border

Box grown(Box box, double by) {
    return {box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by};
}

std::string look(std::string_view colour, double width) {
    Svg more;
    more << "fill=\"none\" stroke=\"" << colour << "\" stroke-width=\"" << width << "\"";
    return more.take();
}

// A chain of lozenges and pearls in gold on forest green, with a roundel at each corner.
void draw_border(Svg& svg, Box map) {
    const Box outer = grown(map, kBand);
    svg << "<path fill=\"" << kForest << "\" fill-rule=\"evenodd\" d=\"M" << Point{outer.x, outer.y}
        << "h" << outer.width << "v" << outer.height << "h" << -outer.width << "zM"
        << Point{map.x, map.y} << "v" << map.height << "h" << map.width << "v" << -map.height
        << "z\"/>\n";
    rectangle(svg, outer, look(kDark, 1.6));
    rectangle(svg, grown(map, kBand - 3.6), look(kGold, 1));
    rectangle(svg, grown(map, 3.6), look(kGold, 1));
    rectangle(svg, map, look(kDark, 1.6));
    svg << "<path fill=\"" << kGold << "\" d=\"";
    const Box middle = grown(map, kBand / 2);
    const auto chain = [&](Point from, Point along, double whole) {
        const int links = static_cast<int>(whole / 30);
        const double step = whole / links;
        for (int i = 1; i < links; ++i) {
            const Point at = from + along * (step * i);
            const Point side = maps::drawing::left_of(along);
            svg << "M" << (at - along * 8.4) << "L" << (at + side * 3.8) << "L"
                << (at + along * 8.4) << "L" << (at - side * 3.8) << "z";
            const Point pearl = at + along * (step / 2);
            if (i + 1 < links)
                svg << "M" << (pearl - Point{1.9, 0})
                    << "a1.9,1.9 0 1 1 3.8,0a1.9,1.9 0 1 1 -3.8,0z";
        }
    };
    chain({middle.x, middle.y}, {1, 0}, middle.width);
    chain({middle.x, middle.bottom()}, {1, 0}, middle.width);
    chain({middle.x, middle.y}, {0, 1}, middle.height);
    chain({middle.right(), middle.y}, {0, 1}, middle.height);
    svg << "\"/>\n";
    int which = 0;
    for (const double y : {middle.y, middle.bottom()})
        for (const double x : {middle.x, middle.right()}) {
            svg << "<circle cx=\"" << x << "\" cy=\"" << y << "\" r=\"21\" fill=\"" << kForest
                << "\" stroke=\"" << kDark << "\" stroke-width=\"1.4\"/><circle cx=\"" << x
                << "\" cy=\"" << y << "\" r=\"18\" fill=\"" << kCream << "\" stroke=\"" << kGold
                << "\" stroke-width=\"1.6\"/>";
            if (which == 0 || which == 3)
                heart(svg, {x, y + 4.5}, 7);
            else
                liberty_cap(svg, {x, y + 3}, 9);
            ++which;
        }
    svg << "\n";
}

// Thirty-two winds over the sea.
void draw_winds(Svg& svg, const Sheet& sheet) {
    const Point at = sheet.at({126, 1068});
    svg << "<g stroke=\"#d9e6e2\" stroke-opacity=\".2\" stroke-width=\".8\">";
    for (int i = 0; i < 32; ++i) {
        const double turn = i * kPi / 16;
        const Point way{std::sin(turn), -std::cos(turn)};
        if (i % 2 == 0)
            svg << "<path d=\"M" << (at + way * 46) << "L" << (at + way * 132) << "\"/>";
    }
    svg << "</g><circle cx=\"" << at.x << "\" cy=\"" << at.y
        << "\" r=\"40\" fill=\"#1f4256\" fill-opacity=\".55\" stroke=\"" << kGold
        << "\" stroke-width=\"1.4\"/>";
    for (const double first : {kPi / 8, kPi / 4, 0.0})
        for (int i = 0; i < (first == kPi / 8 ? 8 : 4); ++i) {
            const double turn = first + i * (first == kPi / 8 ? kPi / 4 : kPi / 2);
            const double far = first == 0 ? 50 : first == kPi / 4 ? 35 : 25;
            const auto spot = [&](double by, double reach) {
                return at + Point{std::sin(turn + by), -std::cos(turn + by)} * reach;
            };
            for (const double side : {-1.0, 1.0})
                svg << "<path d=\""
                    << ruled({at, spot(side * 0.42, far * 0.27), spot(0, far)}, true)
                    << "\" fill=\"" << (side < 0 ? kGold : kCream)
                    << "\" stroke=\"#173140\" stroke-width=\".6\"/>";
        }
    lily(svg, at - Point{0, 60}, 10, kGold);
    svg << "\n";
}

void draw_title(Svg& svg, const Sheet& sheet, Box box, Language language) {
    rectangle(svg, {box.x + 4, box.y + 5, box.width, box.height},
              "fill=\"#0c1c25\" fill-opacity=\".45\"");
    rectangle(svg, box,
              "fill=\"" + std::string(kForest) + "\" stroke=\"#0d1d18\" stroke-width=\"1.4\"");
    rectangle(svg, grown(box, -5), look(kGold, 2));
    rectangle(svg, grown(box, -9), look(kGold, 0.7));
    for (const double x : {box.x + 5, box.right() - 5})
        for (const double y : {box.y + 5, box.bottom() - 5})
            svg << "<path d=\"M" << Point{x, y - 7} << "l7,7l-7,7l-7,-7z\" fill=\"" << kGold
                << "\"/>";
    const double x = box.x + box.width / 2;
    constexpr Sentence kWest{"The counter-revolution in the West",
                             "La contre-révolution dans l’Ouest"};
    constexpr Sentence kTime{"March to December", "Mars à décembre"};
    constexpr Sentence kOrigin{"The map is a reconstruction", "Carte reconstituée"};
    constexpr Sentence kLeagues{"6 leagues", "6 lieues"};
    svg << "<g font-family=\"" << kStyle.sheet.serif << "\" fill=\"" << kCream
        << "\" text-anchor=\"middle\">\n";
    text(svg, {x, box.y + 50}, "LA VENDÉE", "font-size=\"35\" letter-spacing=\"3.5\"");
    text(svg, {x, box.y + 86}, "1793",
         "font-size=\"28\" letter-spacing=\"6\" font-family=\"" +
             std::string(maps::drawing::kFigures) + "\" fill=\"" + std::string(kGold) + "\"");
    text(svg, {x, box.y + 113}, kWest.in(language), "font-size=\"14.5\" font-style=\"italic\"");
    text(svg, {x, box.y + 132}, kTime.in(language), "font-size=\"13.5\"");
    text(svg, {x, box.y + 150}, kOrigin.in(language),
         "font-size=\"11\" font-style=\"italic\" fill-opacity=\".75\"");
    svg << "</g>\n";
    heart(svg, {x - 72, box.y + 81}, 9);
    liberty_cap(svg, {x + 72, box.y + 79}, 12);
    const Box strip{box.x + 16, box.bottom() - 62, box.width - 32, 46};
    rectangle(svg, strip, "fill=\"" + std::string(kCream) + "\"");
    const double ten = sheet.kilometres(10);
    const double league = sheet.kilometres(3.898);  // of 2000 toises
    scale_bar(
        svg, {x - 8 - 1.5 * ten, strip.y + 18},
        {.part = ten,
         .ends = {"0", "10", "20", "30 km"},
         .ticks = {{0}, {2 * league, "2"}, {4 * league, "4"}, {6 * league, kLeagues.in(language)}},
         .tick = 5});
}

// 4.2.2
void draw_east_edge(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kEdge{"EAST EDGE", "BORD EST"};
    const Board& board = sheet.board();
    Place limit{0, 0};
    for (const AreaId area : board.east_edge)
        for (const Place p : sheet.plan().area(area).outline) limit.x = std::max(limit.x, p.x);
    double top = 1e9;
    double bottom = 0;
    double first_arrow = 1e9;
    for (const AreaId area : board.east_edge) {
        double low = 1e9;
        double high = 0;
        for (const Place p : sheet.plan().area(area).outline) {
            if (p.x != limit.x) continue;
            low = std::min(low, sheet.at(p).y);
            high = std::max(high, sheet.at(p).y);
        }
        if (low > high) continue;
        top = std::min(top, low);
        bottom = std::max(bottom, high);
        const double middle = (low + high) / 2;
        arrow(svg, {sheet.at(limit).x + 17, middle}, {-1, 0}, 30, kBlue, false);
        first_arrow = std::min(first_arrow, middle);
    }
    const double x = sheet.at(limit).x;
    svg << "<path d=\"M" << Point{x + 1, top} << "V" << bottom << "\" stroke=\"" << kBlue
        << "\" stroke-width=\"4\" stroke-opacity=\".75\"/><text transform=\"translate("
        << Point{x + 12, first_arrow + 14} << ") rotate(90)\" font-family=\"" << kStyle.sheet.serif
        << "\" font-size=\"12.5\" letter-spacing=\"2\" fill=\"" << kBlue << "\">"
        << kEdge.in(language) << "</text>\n";
}

}  // namespace

void draw_frame(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    svg << "<g clip-path=\"url(#lv-frame)\">\n";
    draw_winds(svg, sheet);
    draw_east_edge(svg, sheet, language);
    draw_title(svg, sheet, {map.x + 14, map.bottom() - 234, 282, 220}, language);
    svg << "</g>\n";
    draw_border(svg, map);
}

}  // namespace levee::la_vendee::drawing
