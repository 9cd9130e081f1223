#include "lab/match.h"

#include <algorithm>
#include <map>

#include "support.h"

namespace levee::testing {
namespace {

using lab::MatchGame;
using lab::MatchPlan;
using lab::MatchTally;

class Match : public ::testing::TestWithParam<const char*> {
 protected:
    const Laboratory laboratory{GetParam()};

    MatchPlan plan(std::string a, std::string b, std::uint64_t pairs) const {
        MatchPlan plan;
        plan.setup = {laboratory.game->scenarios().front().key, {}};
        plan.players = {std::move(a), std::move(b)};
        plan.pairs = pairs;
        return plan;
    }

    // The games by their number: first and second of pair 0, first and second of pair 1 ...
    std::map<std::uint64_t, MatchGame> games_of(const MatchPlan& plan, MatchTally& tally) const {
        std::map<std::uint64_t, MatchGame> games;
        const auto watch = [&](const MatchTally&, const MatchGame& game) {
            games[2 * game.pair + (game.swapped ? 1 : 0)] = game;
            return true;
        };
        const auto played = lab::play_match(*laboratory.game, plan, watch);
        EXPECT_EQ(engine::mistake(played), nullptr);
        tally = std::get<MatchTally>(played);
        return games;
    }
};
INSTANTIATE_TEST_SUITE_P(EveryGame, Match, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

std::vector<std::string> dice_of(const MatchGame& game) {
    std::vector<std::string> dice;
    for (const auto& line : game.record.lines)
        if (line.by.is_chance()) dice.push_back(line.notation);
    return dice;
}

// Where one player plays both sides the swap changes nothing, so that both games are the same to
// the last decision, and every pair is split.
TEST_P(Match, OfAPlayerWithItselfIsSplit) {
    MatchTally tally;
    const auto games = games_of(plan("policy", "policy", 3), tally);
    ASSERT_EQ(games.size(), 6U);
    EXPECT_EQ(tally.pairs, (lab::Pentanomial{0, 0, 3, 0, 0}));
    for (std::uint64_t i = 0; i < 6; i += 2) {
        EXPECT_TRUE(std::ranges::equal(games.at(i).record.lines, games.at(i + 1).record.lines, {},
                                       &engine::Record::Line::notation,
                                       &engine::Record::Line::notation));
        EXPECT_DOUBLE_EQ(games.at(i).score + games.at(i + 1).score, 1);
    }
    EXPECT_NE(dice_of(games.at(0)), dice_of(games.at(2)));
}

TEST_P(Match, SwapsTheSidesAndKeepsTheDice) {
    MatchTally tally;
    const auto games = games_of(plan("policy", "random", 2), tally);
    for (std::uint64_t i = 0; i < 4; i += 2) {
        const MatchGame& first = games.at(i);
        const MatchGame& second = games.at(i + 1);
        EXPECT_EQ(first.record.seats, (std::vector<std::string>{"policy", "random"}));
        EXPECT_EQ(second.record.seats, (std::vector<std::string>{"random", "policy"}));
        EXPECT_FALSE(first.swapped);
        EXPECT_TRUE(second.swapped);
        // What is rolled before anybody decides is the same; later the games go their own ways.
        EXPECT_EQ(dice_of(first).front(), dice_of(second).front());
    }
    EXPECT_EQ(tally.games, 4U);
    EXPECT_DOUBLE_EQ(tally.side_points[0] + tally.side_points[1], 4);
    EXPECT_EQ(tally.results[0] + tally.results[1] + tally.results[2], 4U);
}

// All rolls of a battle are of two dice, so that the whole sequence can be held against the other.
TEST(MatchOfNeerwinden, RollsTheSameSequenceInBothGames) {
    const Laboratory laboratory("neerwinden");
    MatchPlan plan;
    plan.setup = {"historical", {}};
    plan.players = {"policy", "random"};
    plan.pairs = 1;
    std::vector<std::vector<std::string>> dice;
    const auto played =
        lab::play_match(*laboratory.game, plan, [&](const MatchTally&, const MatchGame& game) {
            dice.push_back(dice_of(game));
            return true;
        });
    ASSERT_EQ(engine::mistake(played), nullptr);
    ASSERT_EQ(dice.size(), 2U);
    const std::size_t both = std::min(dice[0].size(), dice[1].size());
    ASSERT_GT(both, 30U);
    dice[0].resize(both);
    dice[1].resize(both);
    EXPECT_EQ(dice[0], dice[1]);
}

TEST_P(Match, HasTheSameTotalsWhateverTheNumberOfJobs) {
    MatchTally alone;
    MatchTally together;
    MatchPlan two = plan("policy", "random", 4);
    games_of(two, alone);
    two.jobs = 2;
    games_of(two, together);
    EXPECT_EQ(alone.pairs, together.pairs);
    EXPECT_EQ(alone.games, together.games);
    EXPECT_EQ(alone.results, together.results);
    EXPECT_EQ(alone.side_points, together.side_points);
    EXPECT_EQ(alone.decisions, together.decisions);
}

TEST_P(Match, StopsWhenTheTestIsDecided) {
    MatchPlan much = plan("policy", "random", 200);
    much.sprt = lab::Sprt{0, 200};
    MatchTally tally;
    games_of(much, tally);
    EXPECT_GE(lab::log_likelihood(tally.pairs, *much.sprt), lab::kSprtBound);
    EXPECT_LT(tally.games, 60U);
}

TEST_P(Match, StopsWhenItIsToldTo) {
    int games = 0;
    const auto played =
        lab::play_match(*laboratory.game, plan("random", "random", 5),
                        [&](const MatchTally&, const MatchGame&) { return ++games < 3; });
    ASSERT_EQ(engine::mistake(played), nullptr);
    EXPECT_EQ(std::get<MatchTally>(played).games, 3U);
}

TEST_P(Match, RefusesAPlayerThatDoesNotExist) {
    const auto played = lab::play_match(*laboratory.game, plan("policy", "napoleon", 1), {});
    ASSERT_NE(engine::mistake(played), nullptr);
    EXPECT_NE(engine::mistake(played)->text().find("napoleon"), std::string::npos);
}

}  // namespace
}  // namespace levee::testing
