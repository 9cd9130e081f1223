#include "lab/elo.h"

#include <gtest/gtest.h>

#include <cmath>

namespace levee::lab {
namespace {

// The expected figures come from a few lines of Python that share nothing with elo.cpp: the
// variance as a mean of squared differences, the ratio as a difference of two normal log-densities.
//
//   n = [x + 0.1 for x in pairs]; N = sum(n)
//   m = sum(n[i] * i / 4 for i in range(5)) / N
//   v = sum(n[i] * (i / 4 - m) ** 2 for i in range(5)) / N
//   s = sum(pairs[i] * i / 4 for i in range(5)) / sum(pairs); e = 1.96 * math.sqrt(v / N)
//   elo = lambda s: -400 * math.log10(1 / s - 1)
//   llr = N * ((m - s0) ** 2 - (m - s1) ** 2) / (2 * v)
constexpr Pentanomial kBetter{10, 20, 40, 60, 30};
constexpr Pentanomial kAlwaysWon{0, 0, 0, 0, 25};

TEST(Elo, IsTheUsualScale) {
    EXPECT_DOUBLE_EQ(elo_of(0.5), 0);
    EXPECT_NEAR(elo_of(0.75), 190.8485, 1e-4);
    EXPECT_NEAR(score_of(100), 0.640065, 1e-6);
    EXPECT_NEAR(score_of(200), 0.759747, 1e-6);
    for (const double elo : {-350.0, -20.0, 0.0, 5.0, 400.0})
        EXPECT_NEAR(elo_of(score_of(elo)), elo, 1e-9);
    // A match that was lost or won throughout has no Elo; it gets a large one.
    EXPECT_NEAR(elo_of(1), 1600, 0.1);
    EXPECT_NEAR(elo_of(0), -1600, 0.1);
}

TEST(Strength, OfPairsHasItsInterval) {
    const Strength strength = strength_of(kBetter);
    EXPECT_DOUBLE_EQ(strength.score, 0.625);
    EXPECT_NEAR(strength.error, 0.0432966, 1e-7);
    EXPECT_NEAR(strength.elo, 88.7395, 1e-4);
    EXPECT_NEAR(strength.elo_low, 57.2869, 1e-4);
    EXPECT_NEAR(strength.elo_high, 121.6877, 1e-4);
}

TEST(Strength, IsNeverCertain) {
    const Strength strength = strength_of(kAlwaysWon);
    EXPECT_DOUBLE_EQ(strength.score, 1);
    EXPECT_NEAR(strength.error, 0.0330643, 1e-7);
    EXPECT_NEAR(strength.elo_low, 586.4153, 1e-4);
    EXPECT_DOUBLE_EQ(strength_of({}).score, 0.5);
    EXPECT_DOUBLE_EQ(strength_of({}).error, 0);
}

// Pairs that are always split say that the players are equal, and say it exactly; single games with
// the same results would not.
TEST(Strength, OfSplitPairsIsNarrow) {
    EXPECT_LT(strength_of({0, 0, 100, 0, 0}).error, 0.01);
    EXPECT_GT(strength_of({50, 0, 0, 0, 50}).error, 0.09);
}

TEST(Sprt, IsTheLogarithmOfTheLikelihoodRatio) {
    EXPECT_NEAR(log_likelihood(kBetter, {0, 20}), 6.494892, 1e-6);
    EXPECT_NEAR(log_likelihood(kBetter, {0, 60}), 14.343087, 1e-6);
    EXPECT_NEAR(log_likelihood(kAlwaysWon, {0, 20}), 48.071022, 1e-6);
}

TEST(Sprt, ChangesItsSignWithThePlayersAndWithTheQuestion) {
    const Pentanomial worse{30, 60, 40, 20, 10};
    const double accepted = log_likelihood(kBetter, {0, 20});
    EXPECT_NEAR(log_likelihood(worse, {0, -20}), accepted, 1e-9);
    EXPECT_NEAR(log_likelihood(kBetter, {20, 0}), -accepted, 1e-9);
    // In the middle between the two it cannot tell: here both are at 50 %.
    EXPECT_NEAR(log_likelihood({5, 10, 30, 10, 5}, {-15, 15}), 0, 1e-9);
    EXPECT_LT(log_likelihood(worse, {0, 20}), -kSprtBound);
}

TEST(Sprt, StopsAtFivePerCent) { EXPECT_NEAR(kSprtBound, std::log(0.95 / 0.05), 1e-3); }

}  // namespace
}  // namespace levee::lab
