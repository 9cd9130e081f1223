#include <gtest/gtest.h>

#include "games/for_god_and_king/map.h"
#include "games/for_god_and_king/position.h"
#include "maps/terminal/area_layout.h"
#include "maps/terminal/pen.h"
#include "support/drawn_text.h"
#include "support/fixture.h"

namespace levee::fgfk {
namespace {

using engine::Language;
using engine::SeatId;
using levee::testing::count;
using levee::testing::lines;
using levee::testing::without_colours;
using maps::terminal::AreaLayout;
using maps::terminal::width;
using testing::at;
using testing::board;
using testing::general;
using testing::rules;

constexpr Language kEn = Language::English;

// Cholet is in a zone, Saumur is not: both stacks lie face down for the enemy (3.6).
State position() {
    State s = empty_position(board());
    s.turn = 3;
    s.morale = {1, -2};
    put(board(), s, general("Menou"), at("SAU"));
    put(board(), s, general("Santerre"), at("SAU"));
    put(s, Force::Saumur, 12, at("SAU"));
    put(s, Force::LaRochelle, 3, at("CTN"));
    put(board(), s, general("Stofflet"), at("CHO"));
    put(s, Force::Anjou, 7, at("CHO"));
    put(s, Force::Chouans, 2, at("CHO"));
    put(board(), s, general("Charette"), at("LEG"));
    start_operations(rules(), s, Side::Republican);
    return s;
}

std::string drawn(const State& s, SeatId viewer, Language language = kEn) {
    return draw_map_terminal(rules(), rules().view(s, viewer), false, language);
}

TEST(FgfkTerminalMap, LabelsDoNotOverlap) {
    const AreaLayout layout = maps::terminal::lay_out(plan_of(board()));
    ASSERT_EQ(layout.boxes.size(), board().areas.size());
    int at_home = 0;
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        const auto a = layout.boxes[i];
        ASSERT_GE(a.row, 0) << board().areas[i].key;
        EXPECT_LE(a.row + AreaLayout::kBoxRows, layout.rows);
        EXPECT_LE(a.column + AreaLayout::kBoxColumns, AreaLayout::kColumns);
        for (std::size_t j = 0; j < i; ++j) {
            const auto b = layout.boxes[j];
            const bool apart = std::abs(a.row - b.row) >= AreaLayout::kBoxRows ||
                               std::abs(a.column - b.column) > AreaLayout::kBoxColumns;
            EXPECT_TRUE(apart) << board().areas[i].key << " and " << board().areas[j].key;
        }
        // The middle of the label is on the area's own land.
        const AreaId under = layout.owner(a.row, a.column + AreaLayout::kBoxColumns / 2);
        at_home += under.raw == i;
    }
    EXPECT_GE(at_home, 80);
}

TEST(FgfkTerminalMap, LabelsLieAsTheTownsDo) {
    const AreaLayout layout = maps::terminal::lay_out(plan_of(board()));
    const auto label = [&](std::string_view key) { return layout.boxes[at(key).raw]; };
    EXPECT_LT(label("NAN").column, label("ANG").column);
    EXPECT_LT(label("NAN").row, label("FON").row);
    EXPECT_LT(label("NOI").column, label("CHO").column);
    for (const Bridge& bridge : board().bridges) {
        const bool north = board().north_bank.has(bridge.town);
        const auto town = layout.boxes[bridge.town.raw];
        const auto far = layout.boxes[bridge.far.raw];
        EXPECT_LT(north ? town.row : far.row, north ? far.row : town.row) << bridge.name;
    }
}

TEST(FgfkTerminalMap, ShowsEveryAreaOnce) {
    const std::string map = drawn(position(), SeatId{0});
    const std::string upper = map.substr(0, map.find("Terrain"));
    for (const AreaCard& area : board().areas) EXPECT_EQ(count(upper, area.key), 1U) << area.key;
    for (const char* sign : {"CHO♣‡", "LEG♣†", "SAU:⌂■", "LUC.⌂", "BOU\""})
        EXPECT_NE(upper.find(sign), std::string::npos) << sign;
    EXPECT_GT(count(upper, "≈"), 20U);
    EXPECT_GT(count(upper, "~"), 20U);
    EXPECT_GE(count(upper, "#"), 3U);
}

TEST(FgfkTerminalMap, FitsIn120Columns) {
    const State s = rules().new_game({});
    for (const Language language : {kEn, Language::French})
        for (const SeatId viewer : {SeatId{0}, SeatId{1}, engine::kSpectator})
            for (const State& state : {position(), s})
                for (const std::string& line : lines(drawn(state, viewer, language)))
                    EXPECT_LE(width(line), 120U) << line;
}

TEST(FgfkTerminalMap, FaceDownStacksAreQuestionMarks) {
    const State s = position();
    const std::string blue = drawn(s, SeatId{0});
    EXPECT_NE(blue.find("r12*2"), std::string::npos);  // his own, hidden from the enemy
    EXPECT_NE(blue.find("R3"), std::string::npos);     // in a zone: face up
    EXPECT_EQ(blue.find("v9*1"), std::string::npos);
    EXPECT_EQ(count(blue.substr(0, blue.find("Terrain")), "V??"), 2U);
    EXPECT_NE(blue.find("Face down: LEG CHO"), std::string::npos);
    EXPECT_EQ(blue.find("Stofflet"), std::string::npos);
    const std::string white = drawn(s, SeatId{1});
    EXPECT_NE(white.find("v9*1"), std::string::npos);
    EXPECT_NE(white.find("R??"), std::string::npos);
    EXPECT_EQ(white.find("Menou"), std::string::npos);
    const std::string spectator = drawn(s, engine::kSpectator);
    EXPECT_EQ(spectator.find("Menou"), std::string::npos);
    EXPECT_EQ(spectator.find("Stofflet"), std::string::npos);
}

TEST(FgfkTerminalMap, ListsStacksAndMarkers) {
    State s = position();
    s.generals[general("dElbee")].post = Post::SeriousWound;
    const std::string white = drawn(s, SeatId{1});
    EXPECT_NE(white.find("Turn 3, May. Morale: Republicans +1, Vendéens -2. Arms and powder: "
                         "Anjou 0, Centre 0, Bas-Poitou 0."),
              std::string::npos)
        << white;
    EXPECT_NE(white.find("Vendéens E1×4 E2 E3"), std::string::npos);
    EXPECT_NE(white.find("  CHO Cholet: 7 Anjou, 2 Chouans, Stofflet 1-2"), std::string::npos);
    EXPECT_NE(white.find("d'Elbée (seriously wounded)"), std::string::npos);
    EXPECT_NE(white.find("If the war ended now: Republicans "), std::string::npos);
    const std::string french = drawn(s, SeatId{1}, Language::French);
    EXPECT_NE(french.find("  CHO Cholet : 7 Anjou, 2 Chouans, Stofflet 1-2"), std::string::npos);
    EXPECT_NE(french.find("Les Vendéens :"), std::string::npos);
}

TEST(FgfkTerminalMap, BothSidesInOneArea) {
    State s = position();
    put(s, Force::LaRochelle, 12, at("CHO"));
    const std::string map = drawn(s, SeatId{0});
    EXPECT_NE(map.find("R12V9"), std::string::npos);
}

TEST(FgfkTerminalMap, ColourChangesNoLetter) {
    const State s = position();
    const State view = rules().view(s, SeatId{0});
    const std::string coloured = draw_map_terminal(rules(), view, true, kEn);
    const auto plain = lines(draw_map_terminal(rules(), view, false, kEn));
    const auto stripped = lines(without_colours(coloured));
    ASSERT_EQ(plain.size(), stripped.size());
    for (std::size_t i = 0; i < plain.size(); ++i)
        EXPECT_EQ(stripped[i].substr(0, plain[i].size()), plain[i]);
    EXPECT_NE(coloured.find('\x1b'), std::string::npos);
}

TEST(FgfkTerminalMap, HighlightsWithAndWithoutColour) {
    const State view = rules().view(position(), SeatId{0});
    const AreaSet marked = AreaSet::of(at("SAU"));
    const std::string plain = draw_map_terminal(rules(), view, false, kEn, marked);
    EXPECT_NE(plain.find("SAU:⌂■<"), std::string::npos);
    EXPECT_EQ(count(draw_map_terminal(rules(), view, true, kEn, marked), "48;5;214"), 1U);
}

}  // namespace
}  // namespace levee::fgfk
