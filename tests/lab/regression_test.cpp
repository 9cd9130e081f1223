#include "lab/regression.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/contract/chance.h"

namespace levee {
namespace {

// Positions of two figures and a constant, won by these odds; a third figure never shows.
ai::TrainingSet training_of(double first, double second, double constant, std::size_t positions) {
    engine::Random random(7);
    ai::TrainingSet training;
    training.width = 4;
    for (std::size_t i = 0; i < positions; ++i) {
        const float a = static_cast<float>(random.below(2001)) / 1000.0F - 1.0F;
        const float b = static_cast<float>(random.below(2001)) / 100.0F - 10.0F;
        const double sum = first * a + second * b + constant;
        const bool won = random.below(1'000'000) < 1e6 / (1 + std::exp(-sum));
        training.figures.insert(training.figures.end(), {a, b, 1.0F, 0.0F});
        training.results.push_back(won ? 1.0F : 0.0F);
    }
    return training;
}

TEST(Regression, FindsTheOddsThatMadeTheResults) {
    const auto training = training_of(1.5, -0.3, 0.7, 40'000);
    const std::vector<double> start(4);
    const auto weights = lab::fitted(training, start, 0);
    EXPECT_NEAR(weights[0], 1.5, 0.1);
    EXPECT_NEAR(weights[1], -0.3, 0.02);
    EXPECT_NEAR(weights[2], 0.7, 0.06);
    EXPECT_LT(lab::log_loss(training, weights), lab::log_loss(training, start) - 0.1);
}

TEST(Regression, ComesBackFromWeightsThatAreFarTooSure) {
    const auto training = training_of(1.5, -0.3, 0.7, 10'000);
    const std::vector<double> start{-60, 20, 30, 0};
    const auto weights = lab::fitted(training, start, 0);
    EXPECT_NEAR(weights[0], 1.5, 0.2);
    EXPECT_NEAR(weights[1], -0.3, 0.03);
}

TEST(Regression, IsHeldToTheOldWeights) {
    const auto training = training_of(1.5, -0.3, 0.7, 10'000);
    const std::vector<double> start{0.2, 0.1, 0, 0.4};
    const auto held = lab::fitted(training, start, 100);
    EXPECT_NEAR(held[0], 0.2, 0.05);
    EXPECT_NEAR(held[1], 0.1, 0.05);
}

TEST(Regression, KeepsSignsAndFitsTheOthersToThem) {
    const auto training = training_of(1.5, -0.3, 0.7, 20'000);
    const std::vector<double> start{-0.5, -0.1, -0.2, 0};
    const auto weights = lab::fitted_with_signs(training, start, 0);
    EXPECT_NEAR(weights[0], -0.05, 1e-4) << "a tenth is left";
    EXPECT_LT(weights[1], -0.2) << "the second figure is free";
    EXPECT_GT(weights[2], 0.3) << "and so is a constant";
    // No better weights can be found by moving the free ones.
    for (const double more : {-0.02, 0.02}) {
        auto other = weights;
        other[1] += more;
        EXPECT_LT(lab::log_loss(training, weights), lab::log_loss(training, other));
    }
}

TEST(Regression, AFigureThatIsAlwaysZeroKeepsItsWeight) {
    const auto training = training_of(1, 0, 0, 1'000);
    const std::vector<double> start{0, 0, 0, 0.4};
    EXPECT_NEAR(lab::fitted(training, start, 0)[3], 0.4, 1e-6);
}

TEST(Regression, WithoutPositionsNothingIsLearnt) {
    const std::vector<double> start{0.1, 0.2};
    EXPECT_EQ(lab::fitted({}, start, 0), start);
}

}  // namespace
}  // namespace levee
