#include <gtest/gtest.h>

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
