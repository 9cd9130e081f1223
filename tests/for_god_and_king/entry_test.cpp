#include "games/for_god_and_king/entry.h"

#include <gtest/gtest.h>

#include "engine/text/json.h"
#include "games/for_god_and_king/position.h"
#include "support/fixture.h"

namespace levee::fgfk {
namespace {

using engine::kSpectator;
using testing::at;
using testing::board;
using testing::general;
using testing::rules;

constexpr Language kEn = Language::English;

std::vector<DataFile> data() { return levee::testing::data_of("for-god-and-king"); }

const engine::Game& game() {
    static const auto kGame = load_game(data());
    return *std::get<std::unique_ptr<engine::Game>>(kGame);
}

// --- JSON ---------------------------------------------------------------------------------------

TEST(FgfkReflection, AStateSurvivesBeingWrittenAndRead) {
    const Names names(board());
    engine::Random random(3);
    State s = rules().new_game({.automatic_set_up = false});
    Rules::Actions offered;
    for (int i = 0; i < 4000 && !rules().actor(s).is_over(); ++i) {
        if (rules().actor(s).is_chance()) {
            rules().apply(s, rules().chance_action(s, random.answer(rules().chance(s))), nullptr);
        } else {
            rules().legal_actions(s, offered);
            rules().apply(s, offered[random.below(static_cast<std::uint32_t>(offered.size()))],
                          nullptr);
        }
        if (i % 50 != 0) continue;
        State copy{};
        const auto wrong = engine::json::read(engine::json::write(s, names), copy, names);
        ASSERT_FALSE(wrong) << wrong->text();
        rules().rebuild(copy);
        ASSERT_EQ(copy, s) << "after " << i << " decisions";
    }
}

TEST(FgfkReflection, NamesAreThoseOfTheBox) {
    const Names names(board());
    EXPECT_EQ(names.write(at("NAN")), "NAN");
    EXPECT_EQ(names.write(kNoArea), "none");
    EXPECT_EQ(names.write(general("dElbee")), "dElbee");
    EXPECT_EQ(names.write(kNoGeneral), "none");
    State s{};
    auto json = engine::json::write(s, names);
    json.at("generals").at(3).at("at") = "XYZ";
    const auto wrong = engine::json::read(json, s, names);
    ASSERT_TRUE(wrong);
    EXPECT_EQ(wrong->text(), "$.generals[3].at: no such area \"XYZ\"");
}

TEST(FgfkReflection, SetsOfAreasAreListsOfKeys) {
    const Names names(board());
    AreaSet set = AreaSet::of(at("NAN"));
    set.add(at("NOI"));
    const auto json = engine::json::write(set, names);
    EXPECT_EQ(json, (boost::json::array{"NAN", "NOI"}));
    AreaSet copy;
    EXPECT_FALSE(engine::json::read(json, copy, names));
    EXPECT_EQ(copy, set);
    const auto wrong = engine::json::read(boost::json::array{"NAN", "NAN"}, copy, names);
    ASSERT_TRUE(wrong);
    EXPECT_EQ(wrong->text(), "$[1]: \"NAN\" is there twice");
    EXPECT_EQ(copy, set);
    EXPECT_TRUE(engine::json::read(boost::json::array{"none"}, copy, names));
}

// --- the whole game -----------------------------------------------------------------------------

std::string opened(const engine::Setup& setup) {
    const auto table = game().open(setup);
    return engine::mistake(table) == nullptr ? "opened" : engine::mistake(table)->text();
}

TEST(FgfkEntry, ScenarioAndOptionsAreChecked) {
    EXPECT_EQ(game().key(), "for-god-and-king");
    EXPECT_EQ(game().title(), "For God and For the King");
    ASSERT_EQ(game().scenarios().size(), 1U);
    EXPECT_EQ(game().scenarios()[0].key, "campaign");
    EXPECT_EQ(opened({}), "opened");
    EXPECT_EQ(opened({"campaign", {{"set-up", "free"}}}), "opened");
    EXPECT_EQ(opened({"battle", {}}),
              "scenario: no such scenario \"battle\"; there are \"campaign\"");
    EXPECT_EQ(opened({"", {{"weather", "rain"}}}), "options.weather: no such option");
    EXPECT_EQ(opened({"", {{"set-up", "mixed"}}}),
              "options.set-up: no such value \"mixed\"; there are \"automatic\", \"free\"");
}

TEST(FgfkEntry, BadDataIsAMistake) {
    auto files = data();
    for (DataFile& file : files)
        if (file.name == "map.txt") file.text = "nonsense";
    EXPECT_NE(engine::mistake(load_game(files)), nullptr);
}

TEST(FgfkEntry, ATableDrawsForEverySeat) {
    const auto table = std::get<std::unique_ptr<engine::Table>>(game().open({}));
    for (const SeatId seat : {SeatId{0}, SeatId{1}, kSpectator})
        EXPECT_NE(table->draw(seat, false, kEn).find("NAN:"), std::string::npos);
    EXPECT_TRUE(std::get<std::string>(game().svg({}, Language::French)).starts_with("<svg "));
}

// Eight points under Menou in Vihiers against seven under Stofflet, nothing in the cup.
State worked_example() {
    State s = empty_position(board());
    s.turn = 5;
    s.cup = {};
    put(board(), s, general("Menou"), at("NUE"));
    put(s, Force::Saumur, 8, at("NUE"));
    put(board(), s, general("Stofflet"), at("VIH"));
    put(s, Force::Anjou, 7, at("VIH"));
    start_combat(rules(), s, Side::Republican, at("NUE"), at("VIH"));
    return s;
}

engine::Odds odds(const engine::Table& table, std::string_view notation) {
    const auto result = table.odds(notation, SeatId{0}, kEn);
    const auto* wrong = engine::mistake(result);
    EXPECT_EQ(wrong, nullptr) << wrong->text();
    return wrong == nullptr ? std::get<engine::Odds>(result) : engine::Odds{};
}

TEST(FgfkEntry, OddsOfACombat) {
    engine::TableOf<Module> table(rules(), worked_example());
    const auto resolve = odds(table, "resolve");
    EXPECT_EQ(resolve.total_weight, 36U);
    ASSERT_FALSE(resolve.lines.empty());
    for (const auto& line : resolve.lines)
        EXPECT_TRUE(line.result.starts_with("A") || line.result.starts_with("D")) << line.result;
    // 4.1: Menou 1, Stofflet 2.
    EXPECT_EQ(resolve.total_modifier, -1);
}

TEST(FgfkEntry, OddsOfActionPoints) {
    State s = empty_position(board());
    s.turn = 5;
    put(board(), s, general("Menou"), at("SAU"));
    put(s, Force::Saumur, 8, at("SAU"));
    put(s, Force::Anjou, 7, at("CHO"));
    start_operations(rules(), s, Side::Republican);
    engine::TableOf<Module> table(rules(), s);
    const auto points = odds(table, "activate SAU");
    ASSERT_EQ(points.lines.size(), 3U);
    EXPECT_EQ(points.lines[0].result, "4 action points");
    EXPECT_EQ(points.lines[0].weight, 10U);
    EXPECT_EQ(points.lines[1].weight, 16U);
    EXPECT_EQ(points.lines[2].weight, 10U);
}

}  // namespace
}  // namespace levee::fgfk
