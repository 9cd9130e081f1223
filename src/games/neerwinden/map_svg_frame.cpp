// Everything around the map: frame, cartouche, tracks.
#include <algorithm>

#include "games/neerwinden/map.h"

namespace levee::neerwinden::drawing {

using maps::drawing::BoxRow;
using maps::drawing::kApothem;
using maps::drawing::ScaleBar;
using maps::drawing::TitleLine;
using maps::drawing::TrackBox;

namespace {

constexpr double kPanelGap = 30;  // from the map to the panel below it
constexpr double kPanelHeight = 186;

Box panel(const Sheet& sheet) {
    const Box map = sheet.map();
    return {map.x - 8, map.bottom() + kPanelGap, map.width + 16, kPanelHeight};
}

constexpr double kSquare = 46;  // of a track
constexpr double kPitch = kSquare + 2;
constexpr double kTrackGap = 34;  // from the panel to the tracks below it

BoxRow row_from(const Sheet& sheet, double x) {
    return {{x, panel(sheet).bottom() + kTrackGap, kSquare, kSquare}, kPitch};
}

BoxRow turn_row(const Sheet& sheet) { return row_from(sheet, panel(sheet).x); }

// From the last square of the French to that of the Austrians.
BoxRow victory_row(const Sheet& sheet) {
    const double zero = panel(sheet).right() - (kLastVictorySquare + 0.5) * kPitch + 1;
    return row_from(sheet, zero - kSquare / 2 - kLastVictorySquare * kPitch);
}

// 600 m from hex to hex (rulebook); a toise is 1.949 m.
ScaleBar scale() {
    constexpr double kHex = 2 * kApothem;
    constexpr double kToises = kHex / 600 * 1.949 * 500;  // the length of 500
    return {.part = kHex,
            .ends = {"0", "600", "1200", "1800", "2400 m"},
            .ticks = {{0}, {kToises, "500"}, {2 * kToises, "1000 toises"}},
            .tick = 7};
}

std::vector<TrackBox> victory_boxes() {
    std::vector<TrackBox> boxes;
    for (int i = -kLastVictorySquare; i <= kLastVictorySquare; ++i) {
        const int size = i < 0 ? -i : i;
        const std::string figure = std::to_string(size);
        boxes.push_back({.id = (i < 0   ? "vp-french-"
                                : i > 0 ? "vp-austrian-"
                                        : "vp-") +
                               figure,
                         .figure = figure,
                         .tint = size == 0 ? ""
                                 : i < 0   ? kFrench
                                           : "#4a453e",
                         .strength = size < 4   ? ".12"
                                     : size < 8 ? ".27"
                                                : ".6"});
        if (size == kLastVictorySquare) boxes.back().ink = "#fff8e6";
    }
    return boxes;
}

// 8.3: what the squares are worth at the end.
void draw_victory_levels(Svg& svg, Point zero, Language language) {
    struct Stretch {
        Sentence name;
        double low;
        double high;
    };
    constexpr std::array<Stretch, 3> kStretches{{{{"minor", "mineure"}, 1, 3},
                                                 {{"major", "majeure"}, 4, 7},
                                                 {{"decisive", "décisive"}, 8, 8}}};
    for (const double side : {-1.0, 1.0})
        for (const Stretch& stretch : kStretches)
            text(svg, zero + Point{side * (stretch.low + stretch.high) / 2 * kPitch, kSquare + 13},
                 stretch.name.in(language), "font-size=\"11.5\" font-style=\"italic\"");
}

}  // namespace

void draw_cartouche(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    // One stretch for each column and row.
    neatline(svg, map, map.width / sheet.grid().columns(), map.height / sheet.grid().rows());
    const Box all = panel(sheet);
    const Box box{all.x, all.y, 330, all.height};
    cartouche(svg, box);
    constexpr Sentence kDay{"18 March 1793", "18 mars 1793"};
    constexpr Sentence kArmies{"Dumouriez against Saxe-Coburg", "Dumouriez contre Saxe-Cobourg"};
    constexpr Sentence kOrigin{"The map is a reconstruction", "Carte reconstituée"};
    const std::array<TitleLine, 5> lines{
        {{50, "NEERWINDEN", "font-size=\"34\" letter-spacing=\"3\""},
         {77, kDay.in(language), "font-size=\"22\" font-style=\"italic\""},
         {89},
         {109, kArmies.in(language), "font-size=\"15\""},
         {125, kOrigin.in(language),
          "font-size=\"11.5\" font-style=\"italic\" fill-opacity=\".75\""}}};
    title(svg, box, kStyle.sheet, lines);
    scale_bar(svg, {box.x + box.width / 2 - 4 * kApothem, box.y + 148}, scale());
    // The top of the sheet is E 12 S, so north points to the left and a little down.
    compass(svg, {box.right() + 90, all.y + all.height / 2}, 52, 102, kStyle.sheet, language);
}

int last_turn(const Sheet& sheet) {
    int turns = 1;
    for (const Scenario& scenario : sheet.board().scenarios)
        turns = std::max(turns, int{scenario.turns});
    return turns;
}

Box turn_square(const Sheet& sheet, int turn) { return turn_row(sheet).at(turn - 1); }

Box victory_square(const Sheet& sheet, int marker) {
    return victory_row(sheet).at(kLastVictorySquare - marker);
}

void draw_tracks(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kTurns{"Turns", "Tours"};
    constexpr Sentence kVictory{"Victory points", "Points de victoire"};
    constexpr Sentence kFrenchWord{"French", "Français"};
    constexpr Sentence kAustrians{"Austrians", "Autrichiens"};
    std::vector<TrackBox> turns;
    for (int i = 1; i <= last_turn(sheet); ++i)
        turns.push_back({.id = "turn-" + std::to_string(i), .figure = std::to_string(i)});
    centred_words(svg, kStyle.sheet);
    track_title(svg, turn_row(sheet), kTurns.in(language));
    track(svg, kStyle.sheet, turn_row(sheet), turns, {});
    const BoxRow row = victory_row(sheet);
    const Box middle = victory_square(sheet, 0);
    const Point zero{middle.x + kSquare / 2, middle.y};
    text(svg, zero - Point{0, 8}, kVictory.in(language), "font-size=\"15\" font-style=\"italic\"");
    text(svg, {row.first.x + 1, row.first.y - 8}, kFrenchWord.in(language),
         "font-size=\"15\" text-anchor=\"start\" fill=\"" + std::string(kFrench) +
             "\" font-weight=\"bold\"");
    text(svg, {panel(sheet).right(), row.first.y - 8}, kAustrians.in(language),
         "font-size=\"15\" text-anchor=\"end\" font-weight=\"bold\"");
    track(svg, kStyle.sheet, row, victory_boxes(), {});
    draw_victory_levels(svg, zero, language);
    svg << "</g>\n";
}

}  // namespace levee::neerwinden::drawing
