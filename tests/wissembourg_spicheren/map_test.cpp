#include <gtest/gtest.h>

#include <algorithm>

#include "games/wissembourg_spicheren/board_parts.h"
#include "games/wissembourg_spicheren/map.h"
#include "maps/terminal/pen.h"
#include "support/drawn_text.h"
#include "support/fixture.h"

namespace levee::wissembourg_spicheren {
namespace {

using engine::Language;
using ::levee::testing::count;
using ::levee::testing::lines;
using maps::terminal::width;
using testing::board;

// Everybody in the first of the hexes where the set-up allows him.
State set_up(BattleId battle) {
    State s{};
    s.battle = battle;
    for (const Arrival& arrival : board().battle(battle).arrivals) {
        if (arrival.how != Coming::SetUp || arrival.needs != 0) continue;
        const HexId at = arrival.hexes.first();
        const Direction facing = arrival.side == Side::French ? Direction::N : Direction::S;
        for (const UnitId u : arrival.units)
            s.units[u] = {.at = at, .status = Status::OnMap, .facing = facing};
        for (const CommanderId c : arrival.commanders)
            s.commanders[c] = {.at = at, .status = Status::OnMap};
    }
    return s;
}

std::string terminal(const State& s, bool colour = false, UnitSet highlighted = {},
                     Language language = Language::English) {
    return draw_map_terminal(board(), s, colour, highlighted, language);
}

class Sheets : public ::testing::TestWithParam<BattleId> {
 protected:
    const Battle& battle() const { return board().battle(GetParam()); }
    std::string svg(Language language = Language::English) const {
        return draw_map_svg(board(), GetParam(), language);
    }
};

TEST_P(Sheets, HaveEveryHexAndEverySquareOfTheTracksOnce) {
    const std::string drawn = svg();
    for (const HexId hex : battle().has)
        EXPECT_EQ(count(drawn, "id=\"ws-" + std::string(board().grid.name(hex)) + "\""), 1U);
    EXPECT_EQ(count(drawn, "id=\"ws-turn-"), std::max(battle().turns, battle().turns_varied));
    const std::size_t squares = std::max<std::size_t>(6, battle().victory[2]);
    EXPECT_EQ(count(drawn, "id=\"ws-lead-french-"), squares);
    EXPECT_EQ(count(drawn, "id=\"ws-lead-german-"), squares);
    EXPECT_EQ(count(drawn, "id=\"ws-lead-0\""), 1U);
}

TEST_P(Sheets, NeedNothingElse) {
    const std::string drawn = svg();
    EXPECT_TRUE(drawn.starts_with("<svg "));
    EXPECT_EQ(count(drawn, "http"), 1U);  // the name of the format itself
    EXPECT_EQ(count(drawn, "nan"), 0U);
    EXPECT_EQ(count(drawn, "<script"), 0U);
}

TEST_P(Sheets, SpeakBothLanguages) {
    const std::string english = svg();
    const std::string french = svg(Language::French);
    EXPECT_NE(english.find(battle().day.en), std::string::npos);
    EXPECT_NE(french.find(battle().day.fr), std::string::npos);
    EXPECT_NE(english.find("Railway"), std::string::npos);
    EXPECT_NE(french.find("Chemin de fer"), std::string::npos);
    EXPECT_EQ(english, svg());
}

TEST_P(Sheets, NameEveryPlaceOfTheMap) {
    const std::string drawn = svg();
    std::size_t named = 0;
    for (const HexCard& hex : battle().hexes) {
        if (hex.name.empty()) continue;
        ++named;
        std::string written = hex.name;
        if (const auto at = written.find('\''); at != std::string::npos)
            written = written.substr(at + 1);
        EXPECT_NE(drawn.find(written), std::string::npos) << hex.name;
    }
    EXPECT_GT(named, 15U);
}

TEST_P(Sheets, LegendNamesWhatTheMapHas) {
    const drawing::Sheet sheet(board(), GetParam());
    const auto notes = terrain_notes(sheet);
    const auto has = [&](std::string_view name) {
        return std::ranges::any_of(
            notes, [&](const drawing::TerrainNote& note) { return note.name.en == name; });
    };
    const bool spicheren = GetParam() == BattleId::Spicheren;
    for (const char* name : {"Clear", "Wood", "Village", "Hamlet", "Road", "Path", "Railway",
                             "Stream", "Slope", "Objective"})
        EXPECT_TRUE(has(name)) << name;
    EXPECT_EQ(has("Trench"), spicheren);
    EXPECT_EQ(has("Castle"), !spicheren);
    EXPECT_EQ(has("Saar"), spicheren);
    EXPECT_EQ(has("Lauter"), !spicheren);
}

TEST_P(Sheets, SquaresOfTheTracksLieOnTheSheet) {
    const drawing::Sheet sheet(board(), GetParam());
    const auto inside = [&](const drawing::Box& box) {
        return box.x > 0 && box.right() < sheet.width() && box.y > sheet.map().bottom() &&
               box.bottom() < sheet.height();
    };
    for (int turn = 1; turn <= battle().last_turn(kWolff); ++turn)
        EXPECT_TRUE(inside(turn_square(sheet, turn))) << turn;
    const int last = last_lead(sheet);
    for (int lead = -last; lead <= last; ++lead)
        EXPECT_TRUE(inside(lead_square(sheet, lead))) << lead;
    EXPECT_LT(lead_square(sheet, last).x, lead_square(sheet, -last).x);
}

// Over the side opposite to the one by which the way comes.
TEST_P(Sheets, GatesLeadOffTheMap) {
    std::size_t gates = 0;
    const maps::HexPlan plan = plan_of(battle());
    for (const Gate& gate : battle().exits) {
        const Direction side = side_of(battle(), gate);
        EXPECT_EQ(battle().grid.neighbour(gate.hex, side), kNoHex);
        EXPECT_TRUE(plan.has(gate.hex, side, maps::kWayAcross | maps::kRailAcross));
        ++gates;
    }
    EXPECT_GE(gates, 2U);
}

INSTANTIATE_TEST_SUITE_P(Battles, Sheets,
                         ::testing::Values(BattleId::Spicheren, BattleId::Wissembourg),
                         [](const auto& one) {
                             return one.param == BattleId::Spicheren ? "Spicheren" : "Wissembourg";
                         });

TEST(MapSvg, TheNightIsDark) {
    const std::string drawn = draw_map_svg(board(), BattleId::Spicheren, Language::English);
    const auto box = [&](std::string_view id) {
        const std::size_t from = drawn.find("id=\"" + std::string(id) + "\"");
        return drawn.substr(from, drawn.find("</g>", from) - from);
    };
    EXPECT_EQ(box("ws-turn-10").find("#26304a"), std::string::npos);
    EXPECT_NE(box("ws-turn-11").find("#26304a"), std::string::npos);
    EXPECT_NE(box("ws-turn-12").find("22 h"), std::string::npos);
}

TEST(MapSvg, NamesOfTheDataCannotBecomeMarkup) {
    Board named = board();
    Battle& battle = named.battles[index(BattleId::Wissembourg)];
    battle.hexes[named.grid.parse("0806").raw].name = "<b>&";
    EXPECT_NE(draw_map_svg(named, BattleId::Wissembourg, Language::English).find("&lt;b&gt;&amp;"),
              std::string::npos);
}

// ------------------------------------------------------------------ the terminal

TEST(MapTerminal, ShowsEveryUnitOfTheSetUp) {
    const std::string spicheren = terminal(set_up(BattleId::Spicheren));
    EXPECT_EQ(spicheren.find('\x1b'), std::string::npos);
    // Six French units stand in two hexes, of which two each are shown.
    EXPECT_NE(spicheren.find("FI6↑"), std::string::npos);  // Jolivet with Vergé
    EXPECT_NE(spicheren.find("Fi6↑"), std::string::npos);  // Micheler
    EXPECT_NE(spicheren.find("GI8↓"), std::string::npos);  // François with Kameke
    EXPECT_NE(spicheren.find("+A5↓"), std::string::npos);  // Art. 14
    const std::string wissembourg = terminal(set_up(BattleId::Wissembourg));
    EXPECT_NE(wissembourg.find("FI4↑"), std::string::npos);  // the turcos with Pellé
    EXPECT_NE(wissembourg.find("Fi3↑"), std::string::npos);  // the 74th
    EXPECT_NE(wissembourg.find("Ga4↓"), std::string::npos);  // the Bavarian battery
    EXPECT_EQ(count(wissembourg, "★2"), 0U);                 // stars make room for units
}

TEST(MapTerminal, FitsIn160Columns) {
    for (const BattleId battle : {BattleId::Spicheren, BattleId::Wissembourg})
        for (const Language language : {Language::English, Language::French}) {
            const std::string map = terminal(set_up(battle), false, {}, language);
            for (const std::string& line : lines(map)) EXPECT_LE(width(line), 160U) << line;
            EXPECT_GE(lines(map).size(), 12U * 2 + 6);
        }
}

TEST(MapTerminal, MarksDisorderAndLosses) {
    State s = set_up(BattleId::Wissembourg);
    const auto unit = [&](std::string_view name) {
        for (std::uint8_t i = 0; i < kUnits; ++i)
            if (board().units[i].name == name) return UnitId{i};
        return kNoUnit;
    };
    ASSERT_NE(unit("1er Turcos"), kNoUnit);
    s.units[unit("1er Turcos")].disorganised = true;
    EXPECT_NE(terminal(s).find("FI3↑'"), std::string::npos);
    s.units[unit("1er Turcos")].losses = 1;
    EXPECT_NE(terminal(s).find("FI3↑!"), std::string::npos);
    s.units[unit("1er Turcos")].disorganised = false;
    EXPECT_NE(terminal(s).find("FI4↑,"), std::string::npos);
    EXPECT_NE(terminal(s, true).find("FI4↑,"), std::string::npos);
    EXPECT_EQ(count(terminal(s, false, UnitSet::of(unit("1er Turcos"))), "<"), 1U);
    EXPECT_EQ(count(terminal(s, true, UnitSet::of(unit("1er Turcos"))), "48;5;214"), 1U);
}

TEST(MapTerminal, ObjectivesShowWhoHoldsThem) {
    State s{};
    s.battle = BattleId::Spicheren;
    for (auto& hexes : s.control) hexes.fill(Control::French);
    EXPECT_EQ(count(terminal(s), "★2"), 1U + 3 + 4);
    EXPECT_EQ(count(terminal(s), "★1"), 1U + 2 + 2);
    s.control[0][0] = Control::German;
    EXPECT_EQ(count(terminal(s), "☆2"), 1U);
}

TEST(MapTerminal, TellsWhichMarkerIsTheDivisionToWhoMayKnow) {
    State s{};
    s.battle = BattleId::Spicheren;
    s.decoys = {.at = {board().grid.parse("0501"), board().grid.parse("1101")}, .truth = 1};
    EXPECT_EQ(count(terminal(s), "G 13 "), 1U);
    EXPECT_EQ(count(terminal(s), "G ? "), 1U);
    s.decoys.truth = kHidden;
    EXPECT_EQ(count(terminal(s), "G 13 "), 0U);
    EXPECT_EQ(count(terminal(s), "G ? "), 2U);
}

TEST(MapTerminal, SaysTheHourAndWhatIsLeftInTheCup) {
    State s{};
    s.battle = BattleId::Spicheren;
    s.turn = 4;
    EXPECT_NE(terminal(s).find("Turn 4, 14.00. In the cup: nothing.\n"), std::string::npos);
    s.turn = 12;
    for (const MarkerId m : board().battle(s.battle).markers)
        if (board().card(m).key == "1DI" || board().card(m).key == "14ID") s.cup.add(m);
    EXPECT_NE(terminal(s).find("Turn 12, 22.00, night. In the cup: 1re DI, 14 ID.\n"),
              std::string::npos);
    EXPECT_NE(terminal(s, false, {}, Language::French).find("Dans le gobelet : 1re DI, 14 ID."),
              std::string::npos);
}

TEST(MapTerminal, ShowsMarkersFaceDown) {
    State s{};
    s.battle = BattleId::Spicheren;
    EXPECT_EQ(count(terminal(s), "G ? "), 0U);
    s.decoys.at = {board().grid.parse("0501"), board().grid.parse("1101")};
    EXPECT_EQ(count(terminal(s), "G ? "), 2U);
    s.decoys.shown = true;
    EXPECT_EQ(count(terminal(s), "G ? "), 0U);
}

}  // namespace
}  // namespace levee::wissembourg_spicheren
