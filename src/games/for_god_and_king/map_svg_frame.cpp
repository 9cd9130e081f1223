// Everything around the map: neatline, cartouche, scale, compass and tracks.
#include "games/for_god_and_king/map.h"

namespace levee::fgfk::drawing {

using maps::drawing::BoxRow;
using maps::drawing::TitleLine;
using maps::drawing::TrackBox;

namespace {

// A postal league of 2000 toises is 3.898 km.
maps::drawing::ScaleBar scale(const Sheet& sheet, Language language) {
    constexpr Sentence kLeagues{"6 leagues", "6 lieues"};
    const double league = sheet.kilometres(3.898);
    return {
        .part = sheet.kilometres(10),
        .ends = {"0", "10", "20", "30 km"},
        .ticks = {{0}, {2 * league, "2"}, {4 * league, "4"}, {6 * league, kLeagues.in(language)}}};
}

void draw_cartouche(Svg& svg, const Sheet& sheet, Box box, Language language) {
    rectangle(svg, {box.x + 4, box.y + 5, box.width, box.height},
              "fill=\"#1d3a4a\" fill-opacity=\".25\"");
    cartouche(svg, box);
    const double x = box.x + box.width / 2;
    // The heart and cross of the Vendéens.
    svg << "<path transform=\"translate(" << x << "," << (box.y + 33)
        << ") scale(1.15)\" fill=\"#b4202a\" d=\"M-1.6,-21h3.2v4h4v3.2h-4v5.4Q5,-12 9,-9Q13,-4 "
           "7,2L0,9L-7,2Q-13,-4 -9,-9Q-5,-12 -1.6,-8.4v-5.4h-4v-3.2h4Z\"/>\n";
    constexpr Sentence kFirst{"FOR GOD AND", "POUR DIEU"};
    constexpr Sentence kSecond{"FOR THE KING", "ET POUR LE ROI"};
    constexpr Sentence kWar{"The war in the Vendée", "La guerre de Vendée"};
    constexpr Sentence kTime{"March to October 1793", "Mars à octobre 1793"};
    constexpr Sentence kOrigin{"The map is a reconstruction", "Carte reconstituée"};
    constexpr std::string_view kLarge = "font-size=\"26\" letter-spacing=\"2.5\"";
    const std::array<TitleLine, 6> lines{
        {{70, kFirst.in(language), kLarge},
         {99, kSecond.in(language), kLarge},
         {112},
         {134, kWar.in(language), "font-size=\"18\" font-style=\"italic\""},
         {153, kTime.in(language), "font-size=\"16\""},
         {168, kOrigin.in(language),
          "font-size=\"11.5\" font-style=\"italic\" fill-opacity=\".75\""}}};
    title(svg, box, kStyle.sheet, lines);
    scale_bar(svg, {x - 12 - 1.5 * sheet.kilometres(10), box.y + 190}, scale(sheet, language));
}

constexpr double kBoxHeight = 46;
constexpr double kTurnWidth = 78;
constexpr double kFiveWidth = 62;
constexpr double kFivePitch = kFiveWidth + 2;

double tracks_top(const Sheet& sheet) { return sheet.map().bottom() + 226; }

BoxRow turn_row(const Sheet& sheet) {
    return {{sheet.map().x, tracks_top(sheet), kTurnWidth, kBoxHeight}, kTurnWidth + 2};
}

BoxRow five_from(const Sheet& sheet, double x) {
    return {{x, tracks_top(sheet), kFiveWidth, kBoxHeight}, kFivePitch};
}

BoxRow morale_row(const Sheet& sheet) {
    return five_from(sheet, sheet.map().right() - 2 * 5 * kFivePitch - 24);
}

BoxRow arms_row(const Sheet& sheet) {
    return five_from(sheet, sheet.map().right() - 5 * kFivePitch + 2);
}

// From -2 to 2.
using Five = std::array<Sentence, 5>;
constexpr Five kMorale{{{"very low", "très bas"},
                        {"low", "bas"},
                        {"steady", "moyen"},
                        {"good", "bon"},
                        {"excellent", "excellent"}}};
constexpr Five kArms{{{"none", "rien"},
                      {"few", "peu"},
                      {"some", "assez"},
                      {"many", "beaucoup"},
                      {"plenty", "plein"}}};

void draw_five(Svg& svg, const BoxRow& row, std::string_view id, const Sentence& heading,
               const Five& notes, Language language) {
    constexpr std::array<std::string_view, 5> kFigures{"−2", "−1", "0", "+1", "+2"};
    constexpr std::array<std::string_view, 5> kStrengths{".32", ".15", "0", ".16", ".34"};
    std::vector<TrackBox> boxes;
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const int value = static_cast<int>(i) - kTrackEnd;
        boxes.push_back({.id = std::string(id) + "-" + std::to_string(value),
                         .figure = std::string(kFigures[i]),
                         .note = std::string(notes[i].in(language)),
                         .tint = value < 0   ? "#7b2b22"
                                 : value > 0 ? "#3f6b35"
                                             : "",
                         .strength = kStrengths[i]});
    }
    track_title(svg, row, heading.in(language));
    track(svg, kStyle.sheet, row, boxes,
          {.figure_down = 24, .note = "font-size=\"11.5\" font-style=\"italic\""});
}

}  // namespace

void draw_frame(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    svg << "<g clip-path=\"url(#fg-frame)\">\n";
    const Point rose{map.right() - 96, map.bottom() - 102};
    svg << "<circle cx=\"" << rose.x << "\" cy=\"" << rose.y
        << "\" r=\"59\" fill=\"#f5ecd6\" fill-opacity=\".6\"/>\n";
    compass(svg, rose, 58, 0, kStyle.sheet, language);
    draw_cartouche(svg, sheet, {map.x + 16, map.bottom() - 236, 278, 220}, language);
    svg << "</g>\n";
    neatline(svg, map, sheet.kilometres(10), sheet.kilometres(10));
}

Box turn_box(const Sheet& sheet, int turn) { return turn_row(sheet).at(turn - 1); }
Box morale_box(const Sheet& sheet, int value) { return morale_row(sheet).at(value + kTrackEnd); }
Box arms_box(const Sheet& sheet, int value) { return arms_row(sheet).at(value + kTrackEnd); }

void draw_tracks(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kTurnTitle{"Turns", "Tours"};
    std::vector<TrackBox> turns;
    for (std::size_t i = 0; i < kTurns; ++i) {
        const std::string turn = std::to_string(i + 1);
        turns.push_back({.id = "turn-" + turn,
                         .figure = turn,
                         .note = sheet.board().scenario.months[i].in(language)});
    }
    centred_words(svg, kStyle.sheet);
    track_title(svg, turn_row(sheet), kTurnTitle.in(language));
    track(svg, kStyle.sheet, turn_row(sheet), turns, {.figure_down = 23});
    draw_five(svg, morale_row(sheet), "morale", {"Morale", "Moral"}, kMorale, language);
    draw_five(svg, arms_row(sheet), "arms", {"Arms and powder", "Armes et poudre"}, kArms,
              language);
    svg << "</g>\n";
}

}  // namespace levee::fgfk::drawing
