// The battle for a page with a board.
#include "games/neerwinden/wire.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/neerwinden/entry.h"
#include "games/neerwinden/map.h"
#include "support/fixture.h"
#include "support/page_laws.h"
#include "support/reveals.h"

namespace levee::neerwinden {
namespace {

using testing::board;
using testing::rules;
using PageLaws = levee::testing::PageLaws<Module>;

TEST(NeerwindenPage, NamesOnlyWhatExistsAlongRandomPlay) {
    PageLaws laws(rules(), engine::page::written(page_board(rules(), Language::English)));
    laws.along_random_play(rules().new_game({}), 4'000, 41, 1793);
    EXPECT_GT(laws.ways_walked(), 100);
}

class OpeningPage : public ::testing::Test {
 protected:
    engine::TableOf<Module> table{rules(), rules().new_game({})};

    void play(std::initializer_list<const char*> actions) {
        for (const char* action : actions)
            ASSERT_EQ(table.apply(action, Language::English).index(), 0U) << action;
    }
    boost::json::value piece(std::string_view id) const {
        const auto scene = table.scene(SeatId{0}, Language::English);
        for (const auto& one : scene.at("pieces").as_array())
            if (one.at("id").as_string() == id) return one;
        ADD_FAILURE() << id;
        return {};
    }
};

// The way that the guide tells a newcomer to take.
TEST_F(OpeningPage, DietmannMarchesToNeerwindenAlongThePath) {
    play({"roll 6 1", "announced", "announced", "first", "activate Égalité",
          "march \"Dietmann 1\""});
    const auto ways = table.ways(SeatId{0}, Language::English);
    const auto way = std::ranges::find(ways, "1707", &engine::Way::space);
    ASSERT_NE(way, ways.end());
    EXPECT_EQ(way->cost, "4");
    EXPECT_EQ(way->path, (std::vector<std::string>{"1609", "1709", "1708", "1707"}));
    EXPECT_TRUE(table.ways(SeatId{1}, Language::English).empty()) << "it is not his move";
    for (const std::string& step : way->steps)
        ASSERT_EQ(table.apply(step, Language::English).index(), 0U);
    const auto scene = table.scene(engine::kSpectator, Language::English);
    EXPECT_EQ(scene.at("control").at("1707"), 0);
    EXPECT_EQ(scene.at("marks").at("vp"), "french-1");
    EXPECT_EQ(scene.at("stage"), "C1");
}

TEST_F(OpeningPage, ACounterStandsAsItIsPlacedAndFacesItsEnemy) {
    EXPECT_EQ(piece("Dietmann 1").at("at"), "1610");
    EXPECT_EQ(piece("Dietmann 1").at("facing"), 0);
    EXPECT_EQ(piece("Sztáray").at("facing"), 180);
    EXPECT_EQ(piece("Dietmann 1").at("points"), 4);
}

TEST_F(OpeningPage, SaysWhichRuleForbidsWhatIsPointedAt) {
    play({"roll 6 1", "announced", "announced", "first"});
    // An Austrian commander cannot be activated by the French.
    const auto refusals = table.why_not_at("Clairfayt", "", Language::English);
    ASSERT_EQ(refusals.size(), 1U);
    EXPECT_EQ(refusals[0].rule, "2.C");
    EXPECT_EQ(refusals[0].text, "That formation belongs to the enemy.");
    // An empty hex is nothing to activate: then the question itself is the answer.
    const auto asked = table.why_not_at("", "0101", Language::English);
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked[0].text, table.prompt(SeatId{0}, Language::English).text);
    EXPECT_TRUE(table.why_not_at("Égalité", "", Language::English).empty());
}

// What forbids the last step of the way is worth more than "not next to it".
TEST_F(OpeningPage, SaysWhyADistantHexIsOutOfReach) {
    play({"roll 6 1", "announced", "announced", "first", "activate Égalité",
          "march \"Dietmann 1\""});
    const auto why = [&](const char* space) {
        const auto refusals = table.why_not_at("Dietmann 1", space, Language::English);
        return refusals.size() == 1 ? refusals[0].rule + ": " + refusals[0].text
                                    : std::to_string(refusals.size()) + " refusals";
    };
    EXPECT_EQ(why("1707"), "0 refusals") << "there is a way";
    EXPECT_EQ(why("1706"), "5.2: It costs 3 movement points and 0 are left.");
    EXPECT_EQ(why("0101"), "5.2: Units move from hex to neighbouring hex.");
}

TEST_F(OpeningPage, TellsWhoWentWhere) {
    play({"roll 6 1", "announced", "announced", "first", "activate Égalité",
          "march \"Dietmann 1\""});
    const auto told = std::get<0>(table.apply("to 1609", Language::English));
    const auto moved = std::ranges::find(told, "moved", &engine::EventText::kind);
    ASSERT_NE(moved, told.end());
    EXPECT_EQ(moved->piece, "Dietmann 1");
    EXPECT_EQ(moved->from, "1610");
    EXPECT_EQ(moved->to, "1609");
}

// 9.1: whether a formation may defend by its order is learnt only by asking.
TEST_F(OpeningPage, AnOpenGameHasNothingToLearn) {
    play({"roll 6 1"});
    const auto choices = table.choices(Language::English);
    ASSERT_FALSE(choices.empty());
    for (const auto& choice : choices)
        EXPECT_FALSE(reveals(table, choice.notation)) << choice.notation;
}

// The page draws counters over the sheet: both must have the same geometry.
TEST(NeerwindenPage, SpacesLieWhereTheSheetHasThem) {
    const std::string svg = draw_map_svg(board(), Language::English);
    const auto page = engine::page::written(page_board(rules(), Language::English));
    const auto& sheet = page.at("sheet");
    EXPECT_NE(svg.find("viewBox=\"0 0 " + std::to_string(sheet.at("width").to_number<int>()) + " "),
              std::string::npos);
    for (const auto& space : page.at("spaces").as_array()) {
        const auto x = space.at("outline").at(0).at(0).to_number<double>();
        const std::string start =
            fmt::format("<path id=\"nw-{}\" d=\"M{}", space.at("id").as_string().c_str(), x);
        EXPECT_NE(svg.find(start), std::string::npos) << start;
    }
}

TEST(NeerwindenPage, BoardsAreInBothLanguages) {
    const auto english = engine::page::written(page_board(rules(), Language::English));
    const auto french = engine::page::written(page_board(rules(), Language::French));
    ASSERT_EQ(english.at("guide").as_array().size(), french.at("guide").as_array().size());
    for (std::size_t i = 0; i < english.at("guide").as_array().size(); ++i) {
        EXPECT_NE(english.at("guide").at(i).at("text"), french.at("guide").at(i).at("text"));
        EXPECT_EQ(english.at("guide").at(i).at("verb"), french.at("guide").at(i).at("verb"));
    }
    EXPECT_EQ(english.at("tables").as_array().size(), 4U);
    EXPECT_EQ(english.at("tables").at(0).at("rows").at(9).at(3), "2D") << "fire, 11, 6-8";
}

}  // namespace
}  // namespace levee::neerwinden
