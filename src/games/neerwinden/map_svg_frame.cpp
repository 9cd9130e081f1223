#include <algorithm>

#include "games/neerwinden/map_drawing.h"

// Everything around the map: frame, cartouche, legend, tracks.
namespace levee::neerwinden::drawing {

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

// 600 m from hex to hex (rulebook); a toise is 1.949 m.
void draw_scale(Svg& svg, Point at) {
    constexpr double kHex = 2 * kApothem;
    constexpr double kToises = kHex / 600 * 1.949 * 500;  // the length of 500
    svg << "<g stroke=\"" << kInk << "\" stroke-width=\".8\" fill=\"" << kInk << "\">\n";
    for (int i = 0; i < 4; ++i)
        rectangle(svg, {at.x + i * kHex, at.y, kHex, 5},
                  i % 2 == 0 ? "fill=\"#3b2d1d\"" : "fill=\"#f5ecd6\"");
    svg << "<path fill=\"none\" d=\"M" << (at + Point{0, 5}) << "v7M" << (at + Point{kToises, 5})
        << "v7M" << (at + Point{2 * kToises, 5}) << "v7\"/>\n</g>\n<g font-family=\"" << kFigures
        << "\" font-size=\"10\" fill=\"" << kInk << "\" text-anchor=\"middle\">\n";
    for (int i = 0; i <= 4; ++i)
        text(svg, at + Point{i * kHex, -4},
             i == 0 ? "0" : std::to_string(i * 600) + (i == 4 ? " m" : ""), "");
    text(svg, at + Point{kToises, 21}, "500", "");
    text(svg, at + Point{2 * kToises, 21}, "1000 toises", "");
    svg << "</g>\n";
}

}  // namespace

void draw_cartouche(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    // One stretch for each column and row.
    neatline(svg, map, map.width / sheet.board().grid.columns(),
             map.height / sheet.board().grid.rows());
    const Box all = panel(sheet);
    const Box box{all.x, all.y, 330, all.height};
    cartouche(svg, box);

    const double middle_x = box.x + box.width / 2;
    constexpr Sentence kDay{"18 March 1793", "18 mars 1793"};
    constexpr Sentence kArmies{"Dumouriez against Saxe-Coburg", "Dumouriez contre Saxe-Cobourg"};
    constexpr Sentence kOrigin{"The map is a reconstruction", "Carte reconstituée"};
    svg << "<g font-family=\"" << kSerif << "\" fill=\"" << kInk << "\" text-anchor=\"middle\">\n";
    text(svg, {middle_x, box.y + 50}, "NEERWINDEN", "font-size=\"34\" letter-spacing=\"3\"");
    text(svg, {middle_x, box.y + 77}, kDay.in(language), "font-size=\"22\" font-style=\"italic\"");
    ornament(svg, {middle_x, box.y + 89});
    text(svg, {middle_x, box.y + 109}, kArmies.in(language), "font-size=\"15\"");
    text(svg, {middle_x, box.y + 125}, kOrigin.in(language),
         "font-size=\"11.5\" font-style=\"italic\" fill-opacity=\".75\"");
    svg << "</g>\n";
    draw_scale(svg, {middle_x - 4 * kApothem, box.y + 148});
    // The top of the sheet is E 12 S, so north points to the left and a little down.
    compass(svg, {box.right() + 90, all.y + all.height / 2}, 52, 102, kStyle, language);
}

int last_turn(const Sheet& sheet) {
    int turns = 1;
    for (const Scenario& scenario : sheet.board().scenarios)
        turns = std::max(turns, int{scenario.turns});
    return turns;
}

Box turn_square(const Sheet& sheet, int turn) {
    const Box all = panel(sheet);
    return {all.x + (turn - 1) * kPitch, all.bottom() + kTrackGap, kSquare, kSquare};
}

Box victory_square(const Sheet& sheet, int marker) {
    const Box all = panel(sheet);
    const double zero = all.right() - (kLastVictorySquare + 0.5) * kPitch + 1;
    return {zero - kSquare / 2 - marker * kPitch, all.bottom() + kTrackGap, kSquare, kSquare};
}

void draw_tracks(Svg& svg, const Sheet& sheet, Language language) {
    const Box all = panel(sheet);
    const double y = all.bottom() + kTrackGap;

    const std::string figure = "font-size=\"20\" font-family=\"" + std::string(kFigures) + "\"";
    constexpr Sentence kTurns{"Turns", "Tours"};
    constexpr Sentence kVictory{"Victory points", "Points de victoire"};
    constexpr Sentence kFrench{"French", "Français"};
    constexpr Sentence kAustrians{"Austrians", "Autrichiens"};
    svg << "<g font-family=\"" << kSerif << "\" fill=\"" << kInk << "\" text-anchor=\"middle\">\n";
    text(svg, {all.x, y - 8}, kTurns.in(language),
         "font-size=\"15\" font-style=\"italic\" text-anchor=\"start\"");
    for (int i = 1; i <= last_turn(sheet); ++i) {
        const Box square = turn_square(sheet, i);
        svg << "<g id=\"nw-turn-" << i << "\">";
        rectangle(svg, square, "fill=\"#f7efda\" stroke=\"#3b2d1d\" stroke-width=\"1\"");
        text(svg, {square.x + kSquare / 2, y + 30}, std::to_string(i), figure);
        svg << "</g>\n";
    }

    const double zero = victory_square(sheet, 0).x + kSquare / 2;
    text(svg, {zero, y - 8}, kVictory.in(language), "font-size=\"15\" font-style=\"italic\"");
    text(svg, {victory_square(sheet, kLastVictorySquare).x + 1, y - 8}, kFrench.in(language),
         "font-size=\"15\" text-anchor=\"start\" fill=\"#23559c\" font-weight=\"bold\"");
    text(svg, {all.right(), y - 8}, kAustrians.in(language),
         "font-size=\"15\" text-anchor=\"end\" font-weight=\"bold\"");
    for (int i = -kLastVictorySquare; i <= kLastVictorySquare; ++i) {
        const Box square = victory_square(sheet, -i);
        const int size = i < 0 ? -i : i;
        svg << "<g id=\"nw-vp-" << (i < 0 ? "french-" : i > 0 ? "austrian-" : "") << size << "\">";
        rectangle(svg, square, "fill=\"#f7efda\" stroke=\"none\"");
        rectangle(svg, square,
                  std::string("stroke=\"#3b2d1d\" stroke-width=\"1\" fill=\"") +
                      (i < 0 ? "#23559c" : "#4a453e") + "\" fill-opacity=\"" +
                      (size == 0  ? "0"
                       : size < 4 ? ".12"
                       : size < 8 ? ".27"
                                  : ".6") +
                      "\"");
        text(svg, {square.x + kSquare / 2, y + 30}, std::to_string(size),
             figure + (size == 8 ? " fill=\"#fff8e6\"" : ""));
        svg << "</g>\n";
    }
    // 8.3: what the squares are worth at the end.
    constexpr std::array<Sentence, 3> kLevels{
        {{"minor", "mineure"}, {"major", "majeure"}, {"decisive", "décisive"}}};
    const std::array<std::pair<double, double>, 3> stretches{{{1, 3}, {4, 7}, {8, 8}}};
    for (const double side : {-1.0, 1.0})
        for (std::size_t i = 0; i < 3; ++i) {
            const auto [low, high] = stretches[i];
            text(svg, {zero + side * (low + high) / 2 * kPitch, y + kSquare + 13},
                 kLevels[i].in(language), "font-size=\"11.5\" font-style=\"italic\"");
        }
    svg << "</g>\n";
}

}  // namespace levee::neerwinden::drawing
