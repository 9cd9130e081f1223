// Everything around the map: frame, cartouche, tracks.
#include <algorithm>

#include "games/wissembourg_spicheren/map.h"

namespace levee::wissembourg_spicheren::drawing {

using maps::drawing::BoxRow;
using maps::drawing::kApothem;
using maps::drawing::ScaleBar;
using maps::drawing::TitleLine;
using maps::drawing::TrackBox;

namespace {

constexpr double kPanelGap = 42;  // from the map to the panel below it
constexpr double kPanelHeight = 186;
constexpr double kTitleWidth = 318;
constexpr double kCompassRoom = 166;

Box panel(const Sheet& sheet) {
    const Box map = sheet.map();
    return {map.x - 8, map.bottom() + kPanelGap, map.width + 16, kPanelHeight};
}

double tracks_left(const Sheet& sheet) { return panel(sheet).x + kTitleWidth + kCompassRoom; }

// As broad as the squares of the longer track allow.
double pitch(const Sheet& sheet, int squares) {
    return std::min(48.0, (panel(sheet).right() - tracks_left(sheet)) / squares);
}

BoxRow row_of(const Sheet& sheet, int squares, double down) {
    const double step = pitch(sheet, squares);
    return {{tracks_left(sheet), panel(sheet).y + down, step - 2, 44}, step};
}

int last_turn(const Sheet& sheet) {
    return std::max(sheet.battle().turns, sheet.battle().turns_varied);
}

BoxRow turn_row(const Sheet& sheet) { return row_of(sheet, last_turn(sheet), 22); }

// From the last square of the French to that of the Germans.
BoxRow lead_row(const Sheet& sheet) { return row_of(sheet, 2 * last_lead(sheet) + 1, 104); }

// W-74: the two figures of 0.2 have changed places.
ScaleBar scale(BattleId id) {
    const int metres = id == BattleId::Spicheren ? 500 : 700;
    ScaleBar bar{.part = 2 * kApothem, .ends = {}, .ticks = {}};
    for (int i = 0; i <= 4; ++i)
        bar.ends.push_back(std::to_string(i * metres) + (i == 4 ? " m" : ""));
    return bar;
}

std::vector<TrackBox> turn_boxes(const Sheet& sheet) {
    const Battle& battle = sheet.battle();
    std::vector<TrackBox> boxes;
    for (int i = 1; i <= last_turn(sheet); ++i) {
        TrackBox box{.id = "turn-" + std::to_string(i),
                     .figure = std::to_string(i),
                     .note = std::to_string(battle.hour(i)) + " h"};
        if (battle.is_night(i)) {
            box.tint = "#26304a";
            box.strength = ".82";
            box.ink = "#f7efda";
        } else if (i > battle.turns) {
            box.tint = "#8a7a55";
            box.strength = ".2";
        }
        boxes.push_back(std::move(box));
    }
    return boxes;
}

std::vector<TrackBox> lead_boxes(const Sheet& sheet) {
    const Battle& battle = sheet.battle();
    std::vector<TrackBox> boxes;
    for (int i = -last_lead(sheet); i <= last_lead(sheet); ++i) {
        const int size = i < 0 ? -i : i;
        const std::string figure = std::to_string(size);
        const bool level = size < battle.victory[0];
        boxes.push_back({.id = (i < 0   ? "lead-french-"
                                : i > 0 ? "lead-german-"
                                        : "lead-") +
                               figure,
                         .figure = figure,
                         .tint = level   ? ""
                                 : i < 0 ? kFrench
                                         : "#4a453e",
                         .strength = size < battle.victory[1]   ? ".12"
                                     : size < battle.victory[2] ? ".27"
                                                                : ".6"});
        if (size >= battle.victory[2]) boxes.back().ink = "#fff8e6";
    }
    return boxes;
}

// 13.1.3, 13.2.3: what a lead is worth at the end.
void draw_victory_levels(Svg& svg, const Sheet& sheet, Language language) {
    constexpr std::array<Sentence, 3> kNames{{{"tactical", "tactique"},
                                              {"operational", "opérationnelle"},
                                              {"strategic", "stratégique"}}};
    const auto& victory = sheet.battle().victory;
    const BoxRow row = lead_row(sheet);
    const double size = std::min(11.5, row.pitch * 0.29);
    for (const int side : {-1, 1})
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            const int low = victory[i];
            const int high = i + 1 < victory.size() ? victory[i + 1] - 1 : last_lead(sheet);
            const Box first = lead_square(sheet, -side * low);
            const Box last = lead_square(sheet, -side * high);
            // One below the other where the squares are few.
            const double down = low == high && i % 2 == 1 ? 24 : 13;
            Svg look;
            look << "font-size=\"" << size << "\" font-style=\"italic\"";
            text(svg, {(first.x + last.right()) / 2, first.bottom() + down}, kNames[i].in(language),
                 look.take());
        }
}

}  // namespace

double room_below(BattleId id) { return kPanelGap + kPanelHeight + legend_height(id) + 8; }

double panel_bottom(const Sheet& sheet) { return panel(sheet).bottom(); }

void draw_cartouche(Svg& svg, const Sheet& sheet, Language language) {
    const Box map = sheet.map();
    // One stretch for each column and row.
    neatline(svg, map, map.width / sheet.grid().columns(), map.height / sheet.rows());
    const Box all = panel(sheet);
    const Box box{all.x, all.y, kTitleWidth, all.height};
    cartouche(svg, box);
    const bool spicheren = sheet.id() == BattleId::Spicheren;
    constexpr Sentence kAtSpicheren{"Frossard against Zastrow", "Frossard contre Zastrow"};
    constexpr Sentence kAtWissembourg{"Douay against the Crown Prince of Prussia",
                                      "Douay contre le prince royal de Prusse"};
    constexpr Sentence kOrigin{"The map is a reconstruction", "Carte reconstituée"};
    const std::array<TitleLine, 5> lines{
        {{50, spicheren ? "SPICHEREN" : "WISSEMBOURG",
          spicheren ? "font-size=\"36\" letter-spacing=\"3\""
                    : "font-size=\"29\" letter-spacing=\"2\""},
         {77, sheet.battle().day.in(language), "font-size=\"21\" font-style=\"italic\""},
         {89},
         {109, (spicheren ? kAtSpicheren : kAtWissembourg).in(language), "font-size=\"13.5\""},
         {125, kOrigin.in(language),
          "font-size=\"11.5\" font-style=\"italic\" fill-opacity=\".75\""}}};
    title(svg, box, kStyle.sheet, lines);
    scale_bar(svg, {box.x + box.width / 2 - 4 * kApothem, box.y + 152}, scale(sheet.id()));
    compass(svg, {box.right() + kCompassRoom / 2, all.y + all.height / 2 + 6}, 50, 0, kStyle.sheet,
            language);
}

// A lead of so many points is strategic; at Wissembourg few points are enough for that.
int last_lead(const Battle& battle) { return std::max(6, int{battle.victory[2]}); }

Box turn_square(const Sheet& sheet, int turn) { return turn_row(sheet).at(turn - 1); }

Box lead_square(const Sheet& sheet, int lead) {
    return lead_row(sheet).at(last_lead(sheet) - lead);
}

void draw_tracks(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kTurns{"Turns", "Tours"};
    constexpr Sentence kVaried{"Turns; from the eighth on only in the variation",
                               "Tours ; à partir du huitième dans la variante seulement"};
    constexpr Sentence kLead{"Lead in points", "Points d'avance"};
    constexpr Sentence kFrenchWord{"French", "Français"};
    constexpr Sentence kGermans{"Prussians", "Prussiens"};
    const bool varied = sheet.battle().turns_varied > sheet.battle().turns;
    centred_words(svg, kStyle.sheet);
    const BoxRow turns = turn_row(sheet);
    track_title(svg, turns, (varied ? kVaried : kTurns).in(language));
    track(svg, kStyle.sheet, turns, turn_boxes(sheet),
          {.figure_down = 24, .note_down = 38, .note = "font-size=\"11\""});
    const BoxRow row = lead_row(sheet);
    const Box middle = lead_square(sheet, 0);
    text(svg, {middle.x + middle.width / 2, middle.y - 8}, kLead.in(language),
         "font-size=\"15\" font-style=\"italic\"");
    text(svg, {row.first.x + 1, row.first.y - 8}, kFrenchWord.in(language),
         "font-size=\"15\" text-anchor=\"start\" fill=\"" + std::string(kFrench) +
             "\" font-weight=\"bold\"");
    text(svg, {lead_square(sheet, -last_lead(sheet)).right(), row.first.y - 8},
         kGermans.in(language), "font-size=\"15\" text-anchor=\"end\" font-weight=\"bold\"");
    track(svg, kStyle.sheet, row, lead_boxes(sheet), {});
    draw_victory_levels(svg, sheet, language);
    svg << "</g>\n";
}

}  // namespace levee::wissembourg_spicheren::drawing
