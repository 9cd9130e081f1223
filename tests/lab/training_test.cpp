#include "lab/training.h"

#include <gtest/gtest.h>

#include "ai/game_players.h"
#include "ai/thinking_players.h"
#include "support.h"

namespace levee {
namespace {

lab::TrainingPlan plan_of(const engine::Game& game, unsigned jobs) {
    lab::TrainingPlan plan;
    plan.setup = {game.scenarios().front().key, {}};
    plan.games = 4;
    plan.rounds = 1;
    plan.jobs = jobs;
    return plan;
}

TEST(Training, GivesTheSameWeightsWhateverTheNumberOfJobs) {
    const testing::Laboratory laboratory("neerwinden");
    const auto& game = laboratory.game;
    const auto one = lab::train(*game, plan_of(*game, 1), {});
    const auto two = lab::train(*game, plan_of(*game, 2), {});
    ASSERT_FALSE(engine::mistake(one));
    ASSERT_FALSE(engine::mistake(two));
    EXPECT_EQ(std::get<std::string>(one), std::get<std::string>(two));
}

TEST(Training, ItsTextIsAnEvaluationFile) {
    const testing::Laboratory laboratory("neerwinden");
    const auto& game = laboratory.game;
    const auto text = lab::train(*game, plan_of(*game, 2), {});
    const auto trained = ai::GamePlayers::of(*game, std::get<std::string>(text));
    ASSERT_FALSE(engine::mistake(trained));
    const auto own = ai::GamePlayers::of(*game);
    EXPECT_EQ(std::get<ai::GamePlayers>(trained).thinking()->weights().size(),
              std::get<ai::GamePlayers>(own).thinking()->weights().size());
}

TEST(Training, AnUnknownFigureIsNamed) {
    const testing::Laboratory laboratory("neerwinden");
    const auto& game = laboratory.game;
    auto plan = plan_of(*game, 1);
    plan.weights = "french.elephants 3\n";
    const auto text = lab::train(*game, plan, {});
    ASSERT_TRUE(engine::mistake(text));
    EXPECT_NE(engine::mistake(text)->text().find("french.elephants"), std::string::npos);
}

}  // namespace
}  // namespace levee
