#include "engine/proofs/playout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "engine/toy_game.h"

namespace levee::engine {
namespace {

std::uint64_t signature(const toy::State& s) {
    return (std::uint64_t{s.at[0]} << 16U) | (std::uint64_t{s.at[1]} << 8U) | s.turn;
}

template <class OnStep = Unwatched>
PlayReport played(std::uint64_t decisions, std::uint64_t seed, OnStep on_step = {},
                  toy::Fault fault = toy::Fault::None) {
    const toy::Rules rules(fault);
    Random random(seed);
    return random_play(
        rules, [&] { return rules.new_game(); }, decisions, random, signature, on_step);
}

TEST(RandomPlay, CountsWhatItPlays) {
    PlayReport seen;
    const auto report = played(10'000, 1, [&](const Step<toy::Rules>& step) {
        seen.games += step.actor.is_over() ? 1U : 0U;
        seen.decisions += step.action ? 1U : 0U;
        seen.rolls += step.actor.is_chance() ? 1U : 0U;
        seen.actions_offered += step.offered.size();
    });
    EXPECT_EQ(report.decisions, 10'000U);
    const auto figures = [](const PlayReport& r) {
        return std::array{r.decisions, r.rolls, r.games, r.actions_offered};
    };
    EXPECT_EQ(figures(report), figures(seen));
    EXPECT_GT(report.games, 100U);
}

TEST(RandomPlay, ListsOnlyWhatPlayersMayDo) {
    int with_offers = 0;
    played(1'000, 2, [&](const Step<toy::Rules>& step) {
        EXPECT_EQ(step.offered.empty(), !step.actor.is_seat());
        with_offers += step.offered.empty() ? 0 : 1;
    });
    EXPECT_GT(with_offers, 0);
}

TEST(RandomPlay, OnlyAppliesLegalActions) {
    const toy::Rules rules;
    int applied = 0;
    played(5'000, 2, [&](const Step<toy::Rules>& step) {
        if (!step.action) return;
        ++applied;
        EXPECT_TRUE(rules.why_not(step.state, *step.action).legal()) << toy::notation(*step.action);
    });
    EXPECT_EQ(applied, 5'000);
}

TEST(RandomPlay, NumbersGamesAndDecisionsFromOne) {
    std::uint64_t game = 1;
    std::uint64_t decision = 1;
    played(1'000, 3, [&](const Step<toy::Rules>& step) {
        EXPECT_EQ(step.game, game);
        EXPECT_EQ(step.decision, decision);
        ++decision;
        if (step.actor.is_over()) {
            ++game;
            decision = 1;
        }
    });
    EXPECT_GT(game, 10U);
}

TEST(RandomPlay, TheSameSeedGivesTheSameHashAndAnotherAnother) {
    EXPECT_EQ(played(2'000, 4).hash, played(2'000, 4).hash);
    EXPECT_NE(played(2'000, 4).hash, played(2'000, 5).hash);
}

TEST(RandomPlay, AnUnfinishedGameIsSignedToo) {
    EXPECT_EQ(played(1, 1).games, 0U);
    EXPECT_NE(played(9, 1).hash, played(5, 1).hash);
}

// The end of the last game is not lost when the decisions run out with it.
TEST(RandomPlay, AGameThatEndsWithTheLastDecisionCounts) {
    std::uint64_t decisions = 0;
    played(100, 6, [&](const Step<toy::Rules>& step) {
        if (decisions == 0 && step.actor.is_over()) decisions = step.decision - 1;
    });
    ASSERT_GT(decisions, 0U);
    EXPECT_EQ(played(decisions - 1, 6).games, 0U);
    EXPECT_EQ(played(decisions, 6).games, 1U);
    EXPECT_EQ(played(decisions, 6).decisions, decisions);
}

// Each of the 36 rolls and each of the four cards is as likely as the others.
TEST(RandomPlay, FateIsFair) {
    std::array<int, 13> sums{};
    std::array<int, 5> cards{};
    int rolls = 0;
    int deals = 0;
    played(200'000, 7, [&](const Step<toy::Rules>& step) {
        if (!step.action) return;
        if (step.action->verb == toy::Verb::Roll) {
            ++sums[static_cast<std::size_t>(step.action->a + step.action->b)];
            ++rolls;
        }
        if (step.action->verb == toy::Verb::Deal) {
            ++cards[step.action->a];
            ++deals;
        }
    });
    ASSERT_GT(rolls, 10'000);
    ASSERT_GT(deals, 10'000);
    for (std::size_t sum = 2; sum <= 12; ++sum) {
        const int ways = 6 - std::abs(7 - static_cast<int>(sum));
        EXPECT_NEAR(sums[sum], rolls * ways / 36.0, 0.1 * rolls / 6) << sum;
    }
    for (std::size_t card = 1; card <= 4; ++card)
        EXPECT_NEAR(cards[card], deals / 4.0, 0.1 * deals / 4) << card;
}

TEST(RandomPlay, GivesUpWhenNothingIsOffered) {
    std::vector<std::uint8_t> stuck_in_turn;
    const auto report = played(
        10'000, 8,
        [&](const Step<toy::Rules>& step) {
            if (!step.action && !step.actor.is_over()) stuck_in_turn.push_back(step.state.turn);
        },
        toy::Fault::Stuck);
    EXPECT_EQ(stuck_in_turn, std::vector<std::uint8_t>{3});
    EXPECT_LT(report.decisions, 10'000U);
}

TEST(RandomPlay, GivesUpAGameThatDoesNotEnd) {
    const auto report = played(kLongestGame + 5'000, 9, Unwatched{}, toy::Fault::Endless);
    EXPECT_EQ(report.decisions, kLongestGame);
    EXPECT_EQ(report.games, 0U);
}

TEST(RandomPlay, GivesUpAGameThatIsOverBeforeItBegins) {
    const auto report = played(10, 10, Unwatched{}, toy::Fault::OverAtOnce);
    EXPECT_EQ(report.decisions, 0U);
    EXPECT_EQ(report.games, 0U);
}

TEST(RandomAction, KeepsWhatWasOffered) {
    const toy::Rules rules;
    toy::State state = rules.new_game();
    toy::Rules::Actions offered;
    Random random(11);
    for (int deal = 0; deal < 2; ++deal) {
        const auto card = random_action(rules, state, rules.actor(state), offered, random);
        ASSERT_TRUE(card.has_value());
        EXPECT_TRUE(offered.empty());
        rules.apply(state, *card, nullptr);
    }
    const auto action = random_action(rules, state, rules.actor(state), offered, random);
    ASSERT_TRUE(action.has_value());
    EXPECT_NE(std::find(offered.begin(), offered.end(), *action), offered.end());
}

}  // namespace
}  // namespace levee::engine
