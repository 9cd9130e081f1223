#include "ai/opponent.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/contract/chance.h"
#include "support.h"

namespace levee::testing {
namespace {

class EveryGame : public ::testing::TestWithParam<const char*> {};

TEST_P(EveryGame, LevelsCanBeOpenedAndAreNamedInBothLanguages) {
    const auto game = game_of(GetParam());
    const auto players = players_of(*game);
    ASSERT_FALSE(players.levels().empty());
    for (const auto& level : players.levels()) {
        EXPECT_TRUE(
            std::holds_alternative<std::unique_ptr<ai::Opponent>>(players.opponent(level.key, 1)));
        EXPECT_FALSE(level.title.en.empty() || level.title.fr.empty());
        EXPECT_FALSE(level.text.en.empty() || level.text.fr.empty());
    }
}

TEST_P(EveryGame, AnUnknownPlayerIsOneSentence) {
    const auto game = game_of(GetParam());
    const auto made = players_of(*game).opponent("napoleon", 1);
    ASSERT_NE(engine::mistake(made), nullptr);
    EXPECT_NE(engine::mistake(made)->text().find("napoleon"), std::string::npos);
}

TEST_P(EveryGame, RandomPlaysAWholeGameByTheRules) {
    const auto game = game_of(GetParam());
    const auto first = play(*game, {"random", "random"}, 7);
    EXPECT_TRUE(first.over);
    EXPECT_EQ(first.refused, "");
    EXPECT_EQ(first.hash, play(*game, {"random", "random"}, 7).hash);
    EXPECT_NE(first.hash, play(*game, {"random", "random"}, 8).hash);
}

TEST_P(EveryGame, WhoSlipsOftenIsAlmostRandomAndSaysSo) {
    const auto game = game_of(GetParam());
    const auto table =
        std::get<std::unique_ptr<engine::Table>>(game->open({game->scenarios().front().key, {}}));
    while (table->actor().is_chance()) {
        engine::Random dice(1);
        table->apply(table->chance_notation(dice.answer(table->chance())),
                     engine::Language::English);
    }
    const auto sober = player(*game, "greedy?0", 3)->decide(*table, engine::Language::English);
    const auto plain = player(*game, "greedy", 3)->decide(*table, engine::Language::English);
    EXPECT_EQ(sober.notation, plain.notation);
    std::set<std::string> chosen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto slip =
            player(*game, "greedy?1", seed)->decide(*table, engine::Language::English);
        EXPECT_EQ(slip.explanation, "I did not think about it.");
        chosen.insert(slip.notation);
    }
    EXPECT_GT(chosen.size(), 2U);
    for (const char* wrong : {"greedy?2", "greedy?", "greedy?x", "greedy~", "planner:0"})
        EXPECT_NE(engine::mistake(players_of(*game).opponent(wrong, 1)), nullptr) << wrong;
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

}  // namespace
}  // namespace levee::testing
