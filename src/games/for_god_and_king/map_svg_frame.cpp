#include "games/for_god_and_king/map_svg_drawing.h"

// Everything around the map: neatline, cartouche, scale, compass and tracks.
namespace levee::fgfk::drawing {

namespace {

// A postal league of 2000 toises is 3.898 km.
void draw_scale(Svg& svg, const Sheet& sheet, Point middle_at, Language language) {
    const double step = sheet.kilometres(10);
    const double league = sheet.kilometres(3.898);
    const Point at = middle_at - Point{1.5 * step, 0};
    svg << "<g stroke=\"" << kInk << "\" stroke-width=\".8\">\n";
    for (int i = 0; i < 3; ++i)
        rectangle(svg, {at.x + i * step, at.y, step, 5},
                  i % 2 == 0 ? "fill=\"#3b2d1d\"" : "fill=\"#f5ecd6\"");
    svg << "<path fill=\"none\" d=\"M" << (at + Point{0, 5});
    for (const double n : {0.0, 2.0, 4.0, 6.0}) svg << "M" << (at + Point{n * league, 5}) << "v6";
    svg << "\"/>\n</g>\n<g font-family=\"" << kFigures << "\" font-size=\"10\" fill=\"" << kInk
        << "\" text-anchor=\"middle\">\n";
    for (int i = 0; i <= 3; ++i)
        text(svg, at + Point{i * step, -4}, std::to_string(i * 10) + (i == 3 ? " km" : ""), "");
    constexpr Sentence kLeagues{"6 leagues", "6 lieues"};
    text(svg, at + Point{2 * league, 20}, "2", "");
    text(svg, at + Point{4 * league, 20}, "4", "");
    text(svg, at + Point{6 * league, 20}, kLeagues.in(language), "");
    svg << "</g>\n";
}

void draw_cartouche(Svg& svg, const Sheet& sheet, Box box, Language language) {
    rectangle(svg, {box.x + 4, box.y + 5, box.width, box.height},
              "fill=\"#1d3a4a\" fill-opacity=\".25\"");
    cartouche(svg, box);
    const double x = box.x + box.width / 2;
    constexpr Sentence kFirst{"FOR GOD AND", "POUR DIEU"};
    constexpr Sentence kSecond{"FOR THE KING", "ET POUR LE ROI"};
    constexpr Sentence kWar{"The war in the Vendée", "La guerre de Vendée"};
    constexpr Sentence kTime{"March to October 1793", "Mars à octobre 1793"};
    constexpr Sentence kOrigin{"The map is a reconstruction", "Carte reconstituée"};
    svg << "<g font-family=\"" << kSerif << "\" fill=\"" << kInk << "\" text-anchor=\"middle\">\n";
    // The heart and cross of the Vendéens.
    svg << "<path transform=\"translate(" << x << "," << (box.y + 33)
        << ") scale(1.15)\" fill=\"#b4202a\" d=\"M-1.6,-21h3.2v4h4v3.2h-4v5.4Q5,-12 9,-9Q13,-4 "
           "7,2L0,9L-7,2Q-13,-4 -9,-9Q-5,-12 -1.6,-8.4v-5.4h-4v-3.2h4Z\"/>\n";
    text(svg, {x, box.y + 70}, kFirst.in(language), "font-size=\"26\" letter-spacing=\"2.5\"");
    text(svg, {x, box.y + 99}, kSecond.in(language), "font-size=\"26\" letter-spacing=\"2.5\"");
    ornament(svg, {x, box.y + 112});
    text(svg, {x, box.y + 134}, kWar.in(language), "font-size=\"18\" font-style=\"italic\"");
    text(svg, {x, box.y + 153}, kTime.in(language), "font-size=\"16\"");
    text(svg, {x, box.y + 168}, kOrigin.in(language),
         "font-size=\"11.5\" font-style=\"italic\" fill-opacity=\".75\"");
    svg << "</g>\n";
    draw_scale(svg, sheet, {x - 12, box.y + 190}, language);
}

constexpr double kBoxHeight = 46;
constexpr double kTurnWidth = 78;
constexpr double kFiveWidth = 62;
constexpr double kFivePitch = kFiveWidth + 2;

double tracks_top(const Sheet& sheet) { return sheet.map().bottom() + 226; }

// Five boxes from -2 to 2.
void draw_five(Svg& svg, const Sheet& sheet, std::string_view title, Language language,
               bool morale) {
    constexpr std::array<Sentence, 5> kMorale{{{"very low", "très bas"},
                                               {"low", "bas"},
                                               {"steady", "moyen"},
                                               {"good", "bon"},
                                               {"excellent", "excellent"}}};
    constexpr std::array<Sentence, 5> kArms{{{"none", "rien"},
                                             {"few", "peu"},
                                             {"some", "assez"},
                                             {"many", "beaucoup"},
                                             {"plenty", "plein"}}};
    const auto box_of = morale ? morale_box : arms_box;
    const Box first = box_of(sheet, -kTrackEnd);
    text(svg, Point{first.x, first.y - 8}, title,
         "font-size=\"15\" font-style=\"italic\" text-anchor=\"start\"");
    for (std::size_t place = 0; place < 5; ++place) {
        const int i = static_cast<int>(place) - 2;
        const Box box = box_of(sheet, i);
        svg << "<g id=\"fg-" << (morale ? "morale" : "arms") << "-" << i << "\">";
        rectangle(svg, box, "fill=\"#f7efda\" stroke=\"#3b2d1d\" stroke-width=\"1\"");
        rectangle(svg, box,
                  i < 0   ? (i < -1 ? "fill=\"#7b2b22\" fill-opacity=\".32\""
                                    : "fill=\"#7b2b22\" fill-opacity=\".15\"")
                  : i > 0 ? (i > 1 ? "fill=\"#3f6b35\" fill-opacity=\".34\""
                                   : "fill=\"#3f6b35\" fill-opacity=\".16\"")
                          : "fill=\"none\"");
        const std::string figure = i < 0   ? "−" + std::to_string(-i)
                                   : i > 0 ? "+" + std::to_string(i)
                                           : "0";
        text(svg, {box.x + kFiveWidth / 2, box.y + 24}, figure,
             "font-size=\"20\" font-family=\"" + std::string(kFigures) + "\"");
        text(svg, {box.x + kFiveWidth / 2, box.y + 40},
             (morale ? kMorale : kArms)[place].in(language),
             "font-size=\"11.5\" font-style=\"italic\"");
        svg << "</g>\n";
    }
}

}  // namespace

void draw_frame(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    svg << "<g clip-path=\"url(#fg-frame)\">\n";
    const Point rose{map.right() - 96, map.bottom() - 102};
    svg << "<circle cx=\"" << rose.x << "\" cy=\"" << rose.y
        << "\" r=\"59\" fill=\"#f5ecd6\" fill-opacity=\".6\"/>\n";
    compass(svg, rose, 58, 0, kStyle, language);
    draw_cartouche(svg, sheet, {map.x + 16, map.bottom() - 236, 278, 220}, language);
    svg << "</g>\n";
    neatline(svg, map, sheet.kilometres(10), sheet.kilometres(10));
}

Box turn_box(const Sheet& sheet, int turn) {
    return {sheet.map().x + (turn - 1) * (kTurnWidth + 2), tracks_top(sheet), kTurnWidth,
            kBoxHeight};
}

Box morale_box(const Sheet& sheet, int value) {
    return {sheet.map().right() - 2 * 5 * kFivePitch - 24 + (value + kTrackEnd) * kFivePitch,
            tracks_top(sheet), kFiveWidth, kBoxHeight};
}

Box arms_box(const Sheet& sheet, int value) {
    return {sheet.map().right() - 5 * kFivePitch + 2 + (value + kTrackEnd) * kFivePitch,
            tracks_top(sheet), kFiveWidth, kBoxHeight};
}

void draw_tracks(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    const double y = tracks_top(sheet);
    constexpr Sentence kTurnTitle{"Turns", "Tours"};
    constexpr Sentence kMoraleTitle{"Morale", "Moral"};
    constexpr Sentence kArmsTitle{"Arms and powder", "Armes et poudre"};
    svg << "<g font-family=\"" << kSerif << "\" fill=\"" << kInk << "\" text-anchor=\"middle\">\n";
    text(svg, {map.x, y - 8}, kTurnTitle.in(language),
         "font-size=\"15\" font-style=\"italic\" text-anchor=\"start\"");
    for (std::size_t i = 0; i < kTurns; ++i) {
        const Box box = turn_box(sheet, static_cast<int>(i) + 1);
        svg << "<g id=\"fg-turn-" << static_cast<int>(i + 1) << "\">";
        rectangle(svg, box, "fill=\"#f7efda\" stroke=\"#3b2d1d\" stroke-width=\"1\"");
        text(svg, {box.x + kTurnWidth / 2, y + 23}, std::to_string(i + 1),
             "font-size=\"20\" font-family=\"" + std::string(kFigures) + "\"");
        text(svg, {box.x + kTurnWidth / 2, y + 40}, sheet.board().scenario.months[i].in(language),
             "font-size=\"13\"");
        svg << "</g>\n";
    }
    draw_five(svg, sheet, kMoraleTitle.in(language), language, true);
    draw_five(svg, sheet, kArmsTitle.in(language), language, false);
    svg << "</g>\n";
}

}  // namespace levee::fgfk::drawing
