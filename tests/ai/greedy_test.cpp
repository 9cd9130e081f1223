#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "ai/opponent.h"
#include "support.h"

namespace levee::testing {
namespace {

class Thinking : public ::testing::TestWithParam<const char*> {};

TEST_P(Thinking, GreedyBeatsRandomFromBothSeats) {
    const auto game = game_of(GetParam());
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto first = play(*game, {"greedy", "random"}, seed);
        const auto second = play(*game, {"random", "greedy"}, seed);
        ASSERT_EQ(first.refused + second.refused, "");
        ASSERT_TRUE(first.over && second.over);
        won += first.winner == engine::SideId{0} ? 1 : 0;
        won += second.winner == engine::SideId{1} ? 1 : 0;
    }
    EXPECT_GE(won, 5);
}

TEST_P(Thinking, TheSameSeedGivesTheSameGame) {
    const auto game = game_of(GetParam());
    EXPECT_EQ(play(*game, {"greedy", "greedy"}, 3, 300).hash,
              play(*game, {"greedy", "greedy"}, 3, 300).hash);
}

// A game at its first decision.
std::unique_ptr<engine::Table> begun(const engine::Game& game) {
    auto table =
        std::get<std::unique_ptr<engine::Table>>(game.open({game.scenarios().front().key, {}}));
    engine::Random dice(1);
    while (!table->actor().is_seat())
        table->apply(table->chance_notation(dice.answer(table->chance())),
                     engine::Language::English);
    return table;
}

TEST_P(Thinking, HintsAreChoicesTheBestFirst) {
    const auto game = game_of(GetParam());
    const auto table = begun(*game);
    const auto seat = table->actor().seat;
    const auto hints = ai::hints(*game, *table, seat, engine::Language::French);
    ASSERT_FALSE(hints.empty());
    for (const auto& hint : hints) {
        EXPECT_FALSE(table->why_not(hint.notation, engine::Language::English).has_value());
        EXPECT_FALSE(hint.text.empty() || hint.reason.empty());
        EXPECT_LE(hint.value, hints.front().value);
    }
    const engine::SeatId other{static_cast<std::uint8_t>(1 - seat.raw)};
    EXPECT_TRUE(ai::hints(*game, *table, other, engine::Language::English).empty());
    const double mine = ai::assessment(*game, *table, seat);
    EXPECT_GT(mine, 0.02);
    EXPECT_LT(mine, 0.98);
}

// 7.1: the Vendéens come second, and that they are not there yet is no reason to wait for them.
TEST(FirstHints, TheRisingIsExpectedBeforeItComes) {
    const auto game = game_of("for-god-and-king");
    const auto table = begun(*game);
    const auto hints = ai::hints(*game, *table, table->actor().seat, engine::Language::English);
    const auto done = std::ranges::find(hints, "done", &ai::Hint::notation);
    ASSERT_NE(done, hints.end());
    EXPECT_NEAR(done->value, hints.front().value, 0.05);
    EXPECT_NEAR(done->value, ai::assessment(*game, *table, table->actor().seat), 0.05);
}

INSTANTIATE_TEST_SUITE_P(Games, Thinking, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

}  // namespace
}  // namespace levee::testing
