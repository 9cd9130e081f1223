#include "engine/tables/page.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/tables/page_words.h"
#include "engine/toy_module.h"
#include "support/reveals.h"

namespace levee::engine {
namespace {

constexpr Language kEn = Language::English;
constexpr SeatId kNorth{0};
constexpr SeatId kSouth{1};

class Page : public testing::Test {
 protected:
    Page() {
        for (const char* card : {"deal 4", "deal 2"})
            EXPECT_EQ(table.apply(card, kEn).index(), 0U) << card;
    }

    toy::Rules rules{};
    TableOf<toy::Module> table{rules, rules.new_game()};
};

TEST_F(Page, AChoiceSaysWhatToPointAt) {
    const auto choices = table.choices(kEn);
    const auto march = std::ranges::find(choices, "march 2", &Choice::notation);
    ASSERT_NE(march, choices.end());
    EXPECT_EQ(march->verb, "march");
    EXPECT_EQ(march->piece, "North");
    EXPECT_EQ(march->space, "2");
    EXPECT_EQ(march->cost, "2");
    const auto forage = std::ranges::find(choices, "forage", &Choice::notation);
    ASSERT_NE(forage, choices.end());
    EXPECT_EQ(forage->verb, "forage");
    EXPECT_EQ(forage->piece + forage->space + forage->cost, "");
}

TEST_F(Page, PointingAtWhatCannotBeDoneTellsTheRule) {
    const auto refusals = table.why_not_at("North", "4", kEn);
    ASSERT_EQ(refusals.size(), 1U) << "one kind of action, one refusal";
    EXPECT_EQ(refusals[0].rule, "2.1");
    EXPECT_EQ(refusals[0].text, "There is no such 4.");
    EXPECT_EQ(table.why_not_at("", "4", Language::French)[0].text, "Il n'y a pas de 4.");
}

TEST_F(Page, PointingAtWhatCanBeDoneTellsNothing) {
    EXPECT_TRUE(table.why_not_at("North", "2", kEn).empty());
    EXPECT_TRUE(table.why_not_at("", "2", kEn).empty());
}

TEST_F(Page, PointingAtNothingInParticularTellsWhatIsAsked) {
    const auto refusals = table.why_not_at("South", "", kEn);
    ASSERT_EQ(refusals.size(), 1U);
    EXPECT_EQ(refusals[0].text, "What to do?");
    EXPECT_EQ(refusals[0].rule, "2");
}

TEST_F(Page, NobodyIsAskedWhileTheDiceRoll) {
    ASSERT_EQ(table.apply("forage", kEn).index(), 0U);
    EXPECT_TRUE(table.why_not_at("North", "4", kEn).empty());
    EXPECT_TRUE(table.ways(kNorth, kEn).empty());
    EXPECT_FALSE(reveals(table, "roll 1 1"));
}

// After a march the other column decides, so no way has two steps.
TEST_F(Page, WaysEndWhereSomebodyElseDecides) {
    const auto ways = table.ways(kNorth, kEn);
    ASSERT_EQ(ways.size(), 3U);
    for (std::size_t i = 0; i < ways.size(); ++i) {
        EXPECT_EQ(ways[i].space, std::to_string(i + 1));
        EXPECT_EQ(ways[i].cost, std::to_string(i + 1)) << "cheapest first";
        EXPECT_EQ(ways[i].steps, std::vector<std::string>{"march " + std::to_string(i + 1)});
        EXPECT_EQ(ways[i].path, std::vector<std::string>{std::to_string(i + 1)});
    }
    EXPECT_TRUE(table.ways(kSouth, kEn).empty());
    EXPECT_TRUE(table.ways(kSpectator, kEn).empty());
}

TEST_F(Page, ASceneIsMadeOfTheView) {
    const auto card = [&](SeatId viewer, std::size_t whose) {
        return table.scene(viewer, kEn).at("pieces").at(whose).at("left").as_string();
    };
    EXPECT_EQ(card(kNorth, 0), "4");
    EXPECT_EQ(card(kNorth, 1), std::to_string(toy::kUnknown));
    EXPECT_EQ(card(kSouth, 0), std::to_string(toy::kUnknown));
    EXPECT_EQ(card(kSpectator, 1), std::to_string(toy::kUnknown));
}

TEST_F(Page, OnesOwnMarchTeachesNothing) {
    for (const char* action : {"march 1", "show", "forage"})
        EXPECT_FALSE(reveals(table, action)) << action;
    EXPECT_FALSE(reveals(table, "march 9")) << "refused: nothing happens";
    EXPECT_FALSE(reveals(table, "sing"));
}

// After a march the other column decides; nothing else is a step.
TEST_F(Page, AStepIsPlainOnlyWhenNobodyAnswersIt) {
    for (const char* action : {"march 1", "forage", "march 9", "sing"})
        EXPECT_FALSE(table.plain_step(action)) << action;
}

// With this fault a view shows the other card: then any action would.
TEST_F(Page, WhatLooksDifferentAfterwardsHasBeenLearnt) {
    toy::Rules leaky(toy::Fault::Leaks);
    toy::State state = leaky.new_game();
    state.card = {4, 2};
    state.phase = toy::Phase::Decide;
    EXPECT_TRUE(detail::learns(leaky, state, toy::Action{toy::Verb::March, 1}));
}

TEST(PageShapes, PointsAreRoundedToATenthAndWrittenAsPairs) {
    EXPECT_EQ(boost::json::serialize(page::written(page::point(1.26, -0.04))), "[1.3E0,-0E0]");
    EXPECT_EQ(boost::json::serialize(page::written(page::fact("Level", "2"))), R"(["Level","2"])");
}

TEST(PageShapes, WhatIsMissingIsNoMemberAndWhatIsNowhereIsNull) {
    EXPECT_EQ(boost::json::serialize(page::written(page::Piece{.id = "North", .at = {}})),
              R"({"id":"North","at":null})");
    EXPECT_EQ(
        boost::json::serialize(page::written(page::Piece{.id = "North", .at = "2", .facing = 60})),
        R"({"id":"North","at":"2","facing":60})");
    EXPECT_EQ(boost::json::serialize(page::written(page::Grid::Area)), R"("area")");
}

}  // namespace
}  // namespace levee::engine
