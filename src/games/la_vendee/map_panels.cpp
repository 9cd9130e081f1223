// Below the map: the turns with what they bring, Brûlez markers, the British clock, the Army
// Reserve, and the tables that players hold beside the map.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/text/utf8.h"
#include "games/la_vendee/map.h"

namespace levee::la_vendee::drawing {

using maps::drawing::BoxRow;
using maps::drawing::kFigures;
using maps::drawing::kInk;
using maps::drawing::kSans;
using maps::drawing::rectangle;
using maps::drawing::TrackBox;

namespace {

constexpr double kTurnHeight = 72;
constexpr double kMarkerHeight = 38;
constexpr double kTableHeight = 140;

BoxRow turn_row(const Sheet& sheet) {
    const double pitch = (sheet.map().width + 4) / static_cast<double>(kTurns);
    return {{sheet.map().x, tracks_top(sheet), pitch - 4, kTurnHeight}, pitch};
}

int home_regions(const Sheet& sheet) { return sheet.board().home[index(Side::Royalist)].size(); }

BoxRow brulez_row(const Sheet& sheet) {
    return {{sheet.map().x, markers_top(sheet), 35, kMarkerHeight}, 37};
}

BoxRow british_row(const Sheet& sheet) {
    const int boxes = sheet.board().tables.figures.british_clock + 1;
    constexpr double kPitch = 134;
    return {
        {sheet.map().right() - boxes * kPitch + 4, markers_top(sheet), kPitch - 4, kMarkerHeight},
        kPitch};
}

std::string plus(int number) { return std::to_string(number) + "+"; }

// What a turn brings: armies by their leaders, as the players call them.
std::vector<std::string> arrivals(const Board& board, int turn) {
    std::vector<std::string> names;
    if (turn > 1)
        for (const LeaderCard& leader : board.leaders)
            if (leader.turn == turn) names.push_back(leader.name);
    return names;
}

void draw_turns(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kTitle{
        "Turns, the armies that they bring, and the to-hit number of the Republicans",
        "Tours, armées qui arrivent et seuil de touche des Républicains"};
    const Board& board = sheet.board();
    std::vector<TrackBox> boxes;
    for (std::size_t i = 0; i < kTurns; ++i) {
        const std::string turn = std::to_string(i + 1);
        boxes.push_back(
            {.id = "turn-" + turn, .figure = turn, .note = board.scenario.months[i].in(language)});
    }
    track_title(svg, turn_row(sheet), kTitle.in(language));
    track(svg, kStyle.sheet, turn_row(sheet), boxes, {.figure_down = 24, .note_down = 43});
    for (std::size_t i = 0; i < kTurns; ++i) {
        const int turn = static_cast<int>(i) + 1;
        const Box box = turn_box(sheet, turn);
        const int number = board.tables.republican.at(turn);
        svg << "<rect x=\"" << box.right() - 30 << "\" y=\"" << box.y + 5
            << "\" width=\"25\" height=\"17\" rx=\"3\" fill=\"" << kBlue << "\" fill-opacity=\""
            << (number < 6 ? "1" : ".55") << "\"/>";
        text(svg, {box.right() - 17.5, box.y + 18}, plus(number),
             "font-size=\"12.5\" fill=\"#fff\" font-family=\"" + std::string(kFigures) + "\"");
        std::string all;
        for (const std::string& name : arrivals(board, turn))
            all += (all.empty() ? "" : ", ") + name;
        if (!all.empty())
            text(svg, {box.x + box.width / 2, box.bottom() - 9}, all,
                 "font-size=\"12\" font-style=\"italic\" fill=\"" + std::string(kBlue) + "\"");
    }
}

void draw_brulez(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kTitle{"Brûlez markers on the map", "Marqueurs Brûlez sur la carte"};
    const Tables& tables = sheet.board().tables;
    std::vector<TrackBox> boxes;
    for (int i = 0; i <= home_regions(sheet); ++i) {
        const int burdens = (i >= tables.figures.desertion_ends ? 1 : 0) +
                            (tables.royalist_attack.at(i) > 5 ? 1 : 0) +
                            (tables.royalist_defence.at(i) > 5 ? 1 : 0);
        constexpr std::array<std::string_view, 4> kStrengths{"0", ".2", ".45", ".75"};
        TrackBox box{.id = "brulez-" + std::to_string(i),
                     .figure = std::to_string(i),
                     .tint = burdens > 0 ? "#5a2a18" : "",
                     .strength = kStrengths[static_cast<std::size_t>(burdens)]};
        if (burdens > 1) box.ink = "#fff3df";
        boxes.push_back(std::move(box));
    }
    track_title(svg, brulez_row(sheet), kTitle.in(language));
    track(svg, kStyle.sheet, brulez_row(sheet), boxes, {.figure_down = 26});
    const auto from = [&](int markers, const Sentence& note) {
        if (markers > home_regions(sheet)) return;
        const Box box = brulez_box(sheet, markers);
        text(svg, {box.x, box.bottom() + 13}, note.in(language),
             "font-size=\"11\" font-style=\"italic\" text-anchor=\"start\"");
    };
    from(tables.figures.desertion_ends, {"nobody deserts to the Whites", "plus de transfuges"});
    for (const HitTable* table : {&tables.royalist_attack, &tables.royalist_defence})
        for (std::size_t i = 1; i < table->count; ++i)
            from(table->rows[i].from, table == &tables.royalist_attack
                                          ? Sentence{"White attack 6+", "Blancs : attaque 6+"}
                                          : Sentence{"White defence 6+", "Blancs : défense 6+"});
}

void draw_british_clock(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kTitle{"The British: ends of turns with Granville in Royalist hands",
                              "Les Anglais : fins de tour, Granville aux Royalistes"};
    const int last = sheet.board().tables.figures.british_clock;
    std::vector<TrackBox> boxes;
    for (int i = 0; i <= last; ++i)
        boxes.push_back({.id = "british-" + std::to_string(i),
                         .figure = std::to_string(i),
                         .tint = i == last ? kRed : std::string_view(),
                         .strength = ".25"});
    track_title(svg, british_row(sheet), kTitle.in(language));
    track(svg, kStyle.sheet, british_row(sheet), boxes, {.figure_down = 26});
    constexpr Sentence kLand{"next turn they land", "ils débarquent au tour suivant"};
    const Box box = british_box(sheet, last);
    text(svg, {box.right(), box.bottom() + 13}, kLand.in(language),
         "font-size=\"11\" font-style=\"italic\" text-anchor=\"end\"");
    ensign(svg, {box.right() - 26, box.y + box.height / 2 + 2});
}

// --- tables
// ---------------------------------------------------------------------------------------

struct Column {
    double right = 0;  // from the left end of the table; the first column begins there
};

// A heading on green, then rows; figures stand in the middle of their columns.
class Table {
 public:
    Table(Svg& svg, Box box, std::string_view title) : svg_(svg), box_(box), down_(box.y + 22) {
        rectangle(svg, box, "fill=\"#f7f3e4\" stroke=\"#17262a\" stroke-width=\"1\"");
        rectangle(svg, {box.x, box.y, box.width, 22}, "fill=\"#1d3b31\"");
        text(svg, {box.x + 10, box.y + 15.5}, title,
             "font-size=\"14\" fill=\"#f6f0de\" text-anchor=\"start\" letter-spacing=\".4\"");
    }

    void row(std::span<const std::string> cells, std::span<const double> middles, double height,
             bool heading) {
        down_ += height;
        const double line = down_ - height * 0.5 + 4;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            // Words in a column of figures are smaller than figures.
            const bool words = engine::utf8::length(cells[i]) > 24;
            const std::string look = heading ? " font-style=\"italic\" font-size=\"11.5\""
                                     : i == 0
                                         ? " font-size=\"12.5\""
                                         : " font-size=\"" + std::string(words ? "12" : "13.5") +
                                               "\" font-family=\"" + std::string(kFigures) + "\"";
            text(svg_, {i == 0 ? box_.x + 10 : box_.x + middles[i - 1], line}, cells[i],
                 std::string(i == 0 ? "text-anchor=\"start\"" : "text-anchor=\"middle\"") + look);
        }
        if (down_ < box_.bottom() - 2)
            svg_ << "<path d=\"M" << Point{box_.x + 6, down_} << "H" << box_.right() - 6
                 << "\" stroke=\"#17262a\" stroke-opacity=\".25\" stroke-width=\".8\"/>\n";
    }

 private:
    Svg& svg_;
    Box box_;
    double down_;
};

using Cells = std::vector<std::string>;

std::string said(const Sentence& sentence, Language language) {
    return std::string(sentence.in(language));
}

void draw_to_hit(Svg& svg, const Sheet& sheet, Box box, Language language) {
    const Tables& t = sheet.board().tables;
    Table table(svg, box, said({"To hit (8.4)", "Seuils de touche (8.4)"}, language));
    const std::array<double, 2> middles{box.width * 0.54, box.width * 0.83};
    const double height = (box.height - 24) / 5;
    table.row(
        Cells{"", said({"attack", "attaque"}, language), said({"defence", "défense"}, language)},
        middles, height, true);
    const auto steps = [](const HitTable& hits, std::string_view mark) {
        std::string all = plus(hits.rows[0].number);
        for (std::size_t i = 1; i < hits.count; ++i)
            all += " · " + plus(hits.rows[i].number) + " " + std::string(mark) +
                   std::to_string(hits.rows[i].from);
        return all;
    };
    const std::string burnt = said({"B", "B"}, language);
    const std::string turn = said({"turn ", "tour "}, language);
    table.row(Cells{said({"Royalist army", "Armée royaliste"}, language),
                    steps(t.royalist_attack, burnt), steps(t.royalist_defence, burnt)},
              middles, height, false);
    const std::array<double, 1> both{box.width * 0.685};
    table.row(
        Cells{said({"Republican army", "Armée républicaine"}, language), steps(t.republican, turn)},
        both, height, false);
    table.row(Cells{said({"British army", "Armée britannique"}, language), steps(t.british, turn)},
              both, height, false);
    table.row(
        Cells{said({"Irregulars, detachments", "Irréguliers, détachements"}, language),
              said({"6+, and +1 for each FP over 1", "6+, et +1 par PF au-delà de 1"}, language)},
        both, height, false);
}

void draw_dice(Svg& svg, const Sheet& sheet, Box box, Language language) {
    const Figures& f = sheet.board().tables.figures;
    Table table(svg, box, said({"Dice (6, 8.3, 9)", "Dés (6, 8.3, 9)"}, language));
    const std::array<double, 1> middles{box.width * 0.69};
    const double height = (box.height - 24) / 5;
    const std::string most = std::to_string(f.army_dice);
    const auto row = [&](const Sentence& head, std::string what) {
        table.row(Cells{said(head, language), std::move(what)}, middles, height, false);
    };
    row({"Army on army", "Armée contre armée"},
        said({"1 a regular FP, at most ", "1 par PF régulier, au plus "}, language) + most);
    row({"and its irregulars", "et ses irréguliers"},
        said({"1 die, at most +", "1 dé, au plus +"}, language) +
            std::to_string(f.irregular_modifier));
    row({"Army on irregulars", "contre irréguliers"},
        said({"1 die, one round", "1 dé, un round"}, language));
    row({"Army on fortress", "contre forteresse"},
        said({"infantry, at most ", "infanterie, au plus "}, language) + most +
            said({", + artillery", ", + artillerie"}, language));
    row({"Fortress", "Forteresse"}, std::to_string(f.fortress_dice) +
                                        said({", + the FP inside", ", + les PF dedans"}, language));
}

void draw_victory(Svg& svg, const Sheet& sheet, Box box, Language language) {
    const VictoryRules& v = sheet.board().scenario.victory;
    Table table(
        svg, box,
        said({"Victory (14): Whites less Blues", "Victoire (14) : Blancs moins Bleus"}, language));
    const std::array<double, 1> score{box.width * 0.86};
    const double height = (box.height - 66) / static_cast<double>(3 + v.places.size());
    const auto row = [&](std::string what, int points) {
        table.row(Cells{std::move(what), std::to_string(points)}, score, height, false);
    };
    row(said({"Fortress, not burnt", "Forteresse non brûlée"}, language), v.fortress);
    row(said({"more if it was the enemy’s", "de plus si elle fut ennemie"}, language), v.taken);
    for (const VictoryRules::Place& place : v.places)
        row(said({"more for ", "de plus pour "}, language) + sheet.board().card(place.area).name,
            place.points);
    row(said({"Leader captured or gone", "Chef pris ou retiré"}, language), v.leader);
    constexpr std::array<Sentence, kVictories> kNames{{{"decisive", "décisive"},
                                                       {"marginal", "marginale"},
                                                       {"draw", "nulle"},
                                                       {"marginal", "marginale"},
                                                       {"decisive", "décisive"}}};
    constexpr std::array<std::string_view, kVictories> kTints{"#fffdf5", "#eee9d8", "#d9d9cf",
                                                              "#b9c4da", "#7f95c2"};
    const double step = (box.width - 12) / static_cast<double>(kVictories);
    const double top = box.bottom() - 40;
    for (std::size_t i = 0; i < v.bands.size(); ++i) {
        const Box cell{box.x + 6 + step * static_cast<double>(i), top, step - 2, 34};
        rectangle(svg, cell,
                  "fill=\"" + std::string(kTints[i]) + "\" stroke=\"#17262a\" stroke-width=\".7\"");
        const int low = v.bands[i].lowest;
        const auto figure = [](int n) {
            return n < 0 ? "−" + std::to_string(-n) : std::to_string(n);
        };
        const int high = i == 0 ? 0 : v.bands[i - 1].lowest - 1;
        const std::string lead = i == 0                    ? "≥ " + figure(low)
                                 : i + 1 == v.bands.size() ? "≤ " + figure(high)
                                                           : figure(low) + " … " + figure(high);
        text(svg, {cell.x + cell.width / 2, top + 15}, lead,
             "font-size=\"11.5\" font-family=\"" + std::string(kFigures) + "\"");
        text(svg, {cell.x + cell.width / 2, top + 28}, kNames[i].in(language), "font-size=\"10\"");
    }
}

void draw_reserve(Svg& svg, const Sheet& sheet, Language language) {
    const Box box = reserve_box(sheet);
    svg << "<g id=\"lv-reserve\">";
    rectangle(svg, box,
              "fill=\"#8aa979\" fill-opacity=\".5\" stroke=\"#2b4b86\" stroke-width=\"2.4\"");
    rectangle(svg, {box.x + 4, box.y + 4, box.width - 8, box.height - 8},
              "fill=\"none\" stroke=\"#2b4b86\" stroke-width=\".7\"");
    svg << "</g>";
    constexpr Sentence kTitle{"Army Reserve", "Réserve des armées"};
    constexpr Sentence kNote{"Republican, any number of FP", "républicaine, PF sans limite"};
    const double x = box.x + box.width / 2;
    text(svg, {x, box.y + 24}, kTitle.in(language), "font-size=\"16\"");
    text(svg, {x, box.bottom() - 12}, kNote.in(language), "font-size=\"11\" font-style=\"italic\"");
    svg << "<g opacity=\".35\">";
    cockade(svg, {x, box.y + box.height / 2 + 2}, 26);
    svg << "</g>\n";
}

}  // namespace

double tracks_top(const Sheet& sheet) { return sheet.map().bottom() + 66; }
double markers_top(const Sheet& sheet) { return tracks_top(sheet) + kTurnHeight + 36; }
double tables_top(const Sheet& sheet) { return markers_top(sheet) + kMarkerHeight + 32; }
double legend_top(const Sheet& sheet) { return tables_top(sheet) + kTableHeight + 22; }

Box turn_box(const Sheet& sheet, int turn) { return turn_row(sheet).at(turn - 1); }
Box brulez_box(const Sheet& sheet, int markers) { return brulez_row(sheet).at(markers); }
Box british_box(const Sheet& sheet, int turns_held) { return british_row(sheet).at(turns_held); }
Box reserve_box(const Sheet& sheet) {
    return {sheet.map().x, tables_top(sheet), 214, kTableHeight};
}

void draw_tracks(Svg& svg, const Sheet& sheet, Language language) {
    centred_words(svg, kStyle.sheet);
    draw_turns(svg, sheet, language);
    draw_brulez(svg, sheet, language);
    draw_british_clock(svg, sheet, language);
    draw_reserve(svg, sheet, language);
    svg << "</g>\n";
}

void draw_tables(Svg& svg, const Sheet& sheet, Language language) {
    const Box reserve = reserve_box(sheet);
    constexpr double kGap = 14;
    const double room = sheet.map().right() - reserve.right() - 3 * kGap;
    const Box hit{reserve.right() + kGap, reserve.y, room * 0.37, kTableHeight};
    const Box dice{hit.right() + kGap, reserve.y, room * 0.34, kTableHeight};
    const Box victory{dice.right() + kGap, reserve.y, room * 0.29, kTableHeight};
    centred_words(svg, kStyle.sheet);
    draw_to_hit(svg, sheet, hit, language);
    draw_dice(svg, sheet, dice, language);
    draw_victory(svg, sheet, victory, language);
    svg << "</g>\n";
}

}  // namespace levee::la_vendee::drawing
