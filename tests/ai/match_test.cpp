// A broken player still plays by the rules, but it stops winning: a match too short to measure
// anybody, and long enough to notice that. Greedy has the same in greedy_test.cpp.
#include <gtest/gtest.h>

#include "support.h"

namespace levee::testing {
namespace {

class Match : public ::testing::TestWithParam<const char*> {};

TEST_P(Match, PlannerWithASmallBudgetBeatsRandomFromBothSeats) {
    const auto game = game_of(GetParam());
    int won = 0;
    int lost = 0;
    for (std::uint64_t seed = 21; seed <= 22; ++seed)
        for (std::uint8_t seat = 0; seat < 2; ++seat) {
            std::array<std::string, 2> names{"random", "random"};
            names[seat] = "planner:1000";
            const auto played = play(*game, names, seed);
            ASSERT_TRUE(played.over) << played.refused;
            won += played.winner == engine::SideId{seat} ? 1 : 0;
            lost += played.winner && played.winner != engine::SideId{seat} ? 1 : 0;
        }
    EXPECT_GE(won, 3);
    EXPECT_LE(lost, 1);
}

INSTANTIATE_TEST_SUITE_P(Games, Match, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

}  // namespace
}  // namespace levee::testing
