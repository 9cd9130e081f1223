#include <gtest/gtest.h>

#include <algorithm>

#include "ai/thinking_players.h"
#include "ai/time_budget.h"
#include "ai/weights.h"
#include "support.h"

namespace levee::testing {
namespace {

class Planning : public ::testing::TestWithParam<const char*> {};

TEST_P(Planning, TheSameSeedAndBudgetGiveTheSameChoicesAndTheyAreLegal) {
    const auto game = game_of(GetParam());
    const auto first = play(*game, {"planner:3000", "greedy"}, 2, 250);
    EXPECT_EQ(first.refused, "");
    EXPECT_EQ(first.hash, play(*game, {"planner:3000", "greedy"}, 2, 250).hash);
}

INSTANTIATE_TEST_SUITE_P(Games, Planning, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

TEST(TimeManager, SharesAreTakenFromWhatIsLeft) {
    ai::TimeManager budget({.seconds = 0, .calls = 1000});
    budget.new_turn();
    budget.open(0.5);
    EXPECT_FALSE(budget.empty());
    budget.report(499);
    EXPECT_FALSE(budget.empty());
    budget.report(1);
    EXPECT_TRUE(budget.empty());
    budget.close();
    budget.open(0.5);
    budget.report(249);
    EXPECT_FALSE(budget.empty());
    budget.report(1);
    EXPECT_TRUE(budget.empty());
}

// A clock that the test winds.
double& wound() {
    static double seconds = 0;
    return seconds;
}
double wound_clock() { return wound(); }

TEST(TimeManager, WhileThereIsTimeMoreThanTheLeastIsDone) {
    ai::TimeManager budget({.seconds = 10, .least = 1000}, &wound_clock);
    budget.open(0.5);
    budget.report(100'000);
    EXPECT_FALSE(budget.empty());
    wound() += 4.9;
    EXPECT_FALSE(budget.empty());
    wound() += 0.2;
    EXPECT_TRUE(budget.empty());
    EXPECT_DOUBLE_EQ(budget.spent().calls, 100'000);
    EXPECT_NEAR(budget.spent().seconds, 5.1, 1e-9);
}

TEST(TimeManager, WhenTimeIsUpTheLeastIsDoneAllTheSame) {
    ai::TimeManager budget({.seconds = 10, .least = 1000}, &wound_clock);
    budget.open(0.5);
    wound() += 3600;  // somebody else had the machine
    EXPECT_FALSE(budget.empty());
    budget.report(499);
    EXPECT_FALSE(budget.empty());
    budget.report(1);
    EXPECT_TRUE(budget.empty());
    budget.close();
    // No second is left of the turn, and half of the calls.
    budget.open(0.5);
    EXPECT_FALSE(budget.empty());
    budget.report(250);
    EXPECT_TRUE(budget.empty());
    budget.close();
    budget.new_turn();
    budget.open(1);
    budget.report(1000);
    EXPECT_FALSE(budget.empty());
}

TEST(TimeManager, ALongAnswerLeavesTheNextQuestionItsShareOfTheLeast) {
    ai::TimeManager budget({.seconds = 10, .least = 1000}, &wound_clock);
    budget.open(0.2);
    budget.report(1'000'000);
    wound() += 2;
    EXPECT_TRUE(budget.empty());
    budget.close();
    budget.open(0.5);
    wound() += 3600;
    budget.report(399);
    EXPECT_FALSE(budget.empty());
    budget.report(1);
    EXPECT_TRUE(budget.empty());
}

TEST(TimeManager, WhatIsAffordableGoesByTheLargerPurse) {
    ai::TimeManager budget({.seconds = 10, .least = 1000}, &wound_clock);
    budget.open(0.5);
    EXPECT_DOUBLE_EQ(budget.affords({.seconds = 0.1, .calls = 100}), 50);
    EXPECT_DOUBLE_EQ(budget.affords({.seconds = 100, .calls = 100}), 5);
}

// Its time is up before it begins. What it decides by then depends on no clock, and it has tried
// its ideas.
TEST_P(Planning, WithoutTimeItStillMakesTheLeastOfItsCalls) {
    const auto game = game_of(GetParam());
    const auto all = players_of(*game);
    const auto told = [&](ai::TimeBudget budget) {
        std::vector<std::string> said;
        auto table = std::get<std::unique_ptr<engine::Table>>(
            game->open({game->scenarios().front().key, {}}));
        const auto planner = all.thinking()->planner(budget, 5, nullptr);
        engine::Random dice(5);
        for (int i = 0; i < 60; ++i) {
            if (table->actor().is_chance()) {
                table->apply(table->chance_notation(dice.answer(table->chance())),
                             engine::Language::English);
                continue;
            }
            const auto decision = planner->decide(*table, engine::Language::English);
            said.push_back(decision.notation + ": " + decision.explanation);
            table->apply(decision.notation, engine::Language::English);
        }
        return said;
    };
    const auto tried = [](const std::string& what) { return what.find("played on") != what.npos; };
    constexpr double kNoTime = 0;
    EXPECT_EQ(std::ranges::count_if(told({.seconds = kNoTime}), tried), 0);
    const auto least = told({.seconds = kNoTime, .least = 3000});
    EXPECT_GT(std::ranges::count_if(least, tried), 0);
    EXPECT_EQ(least, told({.seconds = kNoTime, .least = 3000}));
}

// What planner:2s is: docs/ai.md has the figure.
TEST(TimeBudget, ASecondIsAtLeastAHundredThousandCalls) {
    EXPECT_EQ(ai::TimeBudget::by_the_clock(2).least, 200'000U);
    EXPECT_EQ(ai::TimeBudget::by_the_clock(0.5).least, 50'000U);
}

TEST(Weights, AMistakeNamesItsLine) {
    std::string_view text = "# a comment\n\npoints 0.5 # more\nlead x\n";
    int number = 0;
    ai::WeightLine line;
    EXPECT_TRUE(std::get<bool>(ai::next_weight(text, number, line)));
    EXPECT_EQ(line.name, "points");
    EXPECT_EQ(line.value, 0.5);
    const auto wrong = ai::next_weight(text, number, line);
    ASSERT_NE(engine::mistake(wrong), nullptr);
    EXPECT_EQ(engine::mistake(wrong)->where, "line 4");
}

}  // namespace
}  // namespace levee::testing
