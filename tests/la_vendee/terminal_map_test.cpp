#include <gtest/gtest.h>

#include "games/la_vendee/map.h"
#include "la_vendee/support/fixture.h"
#include "maps/terminal/area_layout.h"
#include "maps/terminal/pen.h"
#include "support/drawn_text.h"

namespace levee::la_vendee {
namespace {

using engine::Language;
using engine::SeatId;
using levee::testing::lines;
using levee::testing::without_colours;
using maps::terminal::AreaLayout;
using maps::terminal::width;
using testing::board;
using testing::rules;

AreaId at(std::string_view key) { return find_area(board(), key); }

// A position that no rule has to have made: who draws it only reads it.
State position() {
    State s;
    s.turn = 3;
    const auto put = [&](std::string_view key, std::string_view where) -> Army& {
        const ArmyId army = find_army(board(), key);
        s.armies[army] = {.at = at(where), .card = army, .points = board().card(army).points};
        s.fates[army].post = ArmyPost::OnMap;
        return s.armies[army];
    };
    put("anjou", "CHO");
    put("mauges", "BRE").pinned = true;
    put("reserve", "BRE");
    const LeaderId elbee = find_leader(board(), "dElbee");
    s.leaders[elbee] = {.army = find_army(board(), "anjou"), .post = LeaderPost::WithArmy};
    s.leaders[elbee].wounded = true;
    s.outside[index(Side::Royalist)][at("LEG")][index(Troop::Irregulars)] = 2;
    s.inside[at("NAN")][index(Troop::Irregulars)] = 4;
    s.held = board().fortresses_at_start[index(Side::Royalist)];
    s.burnt.add(at("CTN"));
    s.box[index(Troop::Irregulars)] = 4;
    for (const Side side : kBothSides) s.hands[index(side)].held = 3;
    for (std::uint8_t i = 0; i < 3; ++i) {
        s.hands[index(Side::Royalist)].cards.add(CardId{i});
        s.hands[index(Side::Republican)].cards.add(CardId{static_cast<std::uint8_t>(i + 18)});
    }
    return s;
}

std::string drawn(const State& view, Language language = Language::English) {
    return draw_map_terminal(rules(), view, false, language);
}
std::string as_royalist(Language language = Language::English) {
    State view = position();
    view.hands[index(Side::Republican)].cards = {};
    return drawn(view, language);
}

bool holds(const std::string& text, std::string_view what) {
    return text.find(what) != std::string::npos;
}

TEST(LaVendeeTerminalMap, LabelsDoNotOverlap) {
    const AreaLayout layout = maps::terminal::lay_out(plan_of(board()));
    ASSERT_EQ(layout.boxes.size(), board().areas.size());
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        const auto a = layout.boxes[i];
        ASSERT_GE(a.row, 0) << board().areas[i].key;
        EXPECT_LE(a.row + AreaLayout::kBoxRows, layout.rows);
        for (std::size_t j = 0; j < i; ++j) {
            const auto b = layout.boxes[j];
            EXPECT_TRUE(std::abs(a.row - b.row) >= AreaLayout::kBoxRows ||
                        std::abs(a.column - b.column) > AreaLayout::kBoxColumns)
                << board().areas[i].key << " and " << board().areas[j].key;
        }
    }
}

TEST(LaVendeeTerminalMap, EveryRegionIsThereAndNoLineIsTooLong) {
    for (const Language language : {Language::English, Language::French}) {
        const std::string map = as_royalist(language);
        for (const AreaCard& card : board().areas) EXPECT_TRUE(holds(map, card.key)) << card.key;
        for (const std::string_view line : lines(map)) EXPECT_LE(width(line), 120U) << line;
    }
}

TEST(LaVendeeTerminalMap, ShowsForcesByTheirPoints) {
    const std::string map = as_royalist();
    EXPECT_TRUE(holds(map, "W5 ")) << "the Army of Anjou";
    EXPECT_TRUE(holds(map, "W5B8")) << "two armies in Bressuire";
    EXPECT_TRUE(holds(map, "W+2")) << "Chouans";
    EXPECT_TRUE(holds(map, "B[4]")) << "in the fortress of Nantes";
    EXPECT_TRUE(holds(map, "NAN■") && holds(map, "CHO□") && holds(map, "CTN□*"));
}

TEST(LaVendeeTerminalMap, ListsForcesLeadersAndMarkersByName) {
    const std::string list = as_royalist();
    EXPECT_TRUE(holds(list, "Turn 3, May. Brûlez markers: 1."));
    EXPECT_TRUE(holds(list, "Cholet: Army of Anjou ("));
    EXPECT_TRUE(holds(list, "d'Elbée (wounded)"));
    EXPECT_TRUE(holds(list, "; pinned)"));
    EXPECT_TRUE(holds(list, "Nantes: inside: "));
    EXPECT_TRUE(holds(list, "Army of the Coasts of Brest (turn 3)"));
    EXPECT_TRUE(holds(as_royalist(Language::French), "Tour 3, Mai."));
}

// 7: it draws what the view holds.
TEST(LaVendeeTerminalMap, NamesTheCardsThatTheViewerKnows) {
    const std::string list = as_royalist();
    EXPECT_TRUE(holds(list, board().cards[0].title.en));
    EXPECT_FALSE(holds(list, board().cards[18].title.en));
    EXPECT_TRUE(holds(list, "Hand: 3 unknown"));
}

// 2.6
TEST(LaVendeeTerminalMap, AHiddenArmyHasNoStrength) {
    State view = position();
    Army& army = view.armies[find_army(board(), "anjou")];
    army.points.fill(kHiddenPoints);
    view.leaders[find_leader(board(), "dElbee")].army = kHiddenArmy;
    const std::string map = drawn(view);
    EXPECT_TRUE(holds(map, "W? "));
    EXPECT_TRUE(holds(map, "Army of Anjou (strength unknown)"));
    EXPECT_FALSE(holds(map, "d'Elbée"));
}

TEST(LaVendeeTerminalMap, MeansTheSameWithoutColours) {
    const State view = position();
    const std::string coloured = draw_map_terminal(rules(), view, true, Language::English);
    const auto plain = lines(drawn(view));
    const auto stripped = lines(without_colours(coloured));
    ASSERT_EQ(plain.size(), stripped.size());
    // Without colours nothing stands at the end of a line that could not be seen.
    for (std::size_t i = 0; i < plain.size(); ++i)
        EXPECT_EQ(stripped[i].substr(0, plain[i].size()), plain[i]);
    EXPECT_TRUE(holds(coloured, "\x1b"));
    const AreaSet marked = AreaSet::of(at("MOR"));
    EXPECT_TRUE(holds(draw_map_terminal(rules(), view, false, Language::English, marked), "MOR<"));
}

}  // namespace
}  // namespace levee::la_vendee
