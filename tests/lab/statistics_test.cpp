#include "lab/statistics.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "engine/contract/chance.h"

namespace levee::lab {
namespace {

// Published examples of Wilson's interval.
TEST(Share, HasWilsonsInterval) {
    const Share half = share(50, 100);
    EXPECT_DOUBLE_EQ(half.value, 0.5);
    EXPECT_NEAR(half.interval.low, 0.4038, 1e-4);
    EXPECT_NEAR(half.interval.high, 0.5962, 1e-4);
    const Share none = share(0, 10);
    EXPECT_DOUBLE_EQ(none.interval.low, 0);
    EXPECT_NEAR(none.interval.high, 0.2775, 1e-4);
    EXPECT_NEAR(share(10, 10).interval.low, 1 - 0.2775, 1e-4);
}

TEST(Share, OfNoGamesSaysNothing) {
    EXPECT_DOUBLE_EQ(share(0, 0).interval.low, 0);
    EXPECT_DOUBLE_EQ(share(0, 0).interval.high, 1);
}

TEST(MeanOf, ValuesWithTheDeviationOfASample) {
    const std::array<double, 4> values{2, 4, 4, 6};
    const Mean m = mean(values);
    EXPECT_DOUBLE_EQ(m.value, 4);
    EXPECT_NEAR(m.deviation, 1.632993, 1e-6);
    EXPECT_NEAR(m.interval.high - m.value, 3.182 * 1.632993 / 2, 1e-3);
    EXPECT_EQ(mean({}).of, 0U);
}

TEST(QuantilesOf, AreValuesThatOccurred) {
    std::vector<double> hundred(100);
    for (std::size_t i = 0; i < 100; ++i) hundred[i] = static_cast<double>(100 - i);
    const Quantiles q = quantiles(hundred);
    EXPECT_DOUBLE_EQ(q.p5, 5);
    EXPECT_DOUBLE_EQ(q.p50, 50);
    EXPECT_DOUBLE_EQ(q.p95, 95);
    EXPECT_DOUBLE_EQ(quantiles({7}).p5, 7);
}

TEST(Fit, FindsTheLine) {
    const std::array<double, 4> x{0, 1, 2, 3};
    const std::array<double, 4> up{1, 3, 5, 7};
    const std::array<double, 4> flat{2, 2, 2, 2};
    EXPECT_DOUBLE_EQ(fit(x, up).slope, 2);
    EXPECT_DOUBLE_EQ(fit(x, up).correlation, 1);
    EXPECT_DOUBLE_EQ(fit(flat, up).slope, 0);
    EXPECT_DOUBLE_EQ(fit(x, flat).correlation, 0);
}

// What is known to be zero on average takes its noise out of the result and leaves the mean.
TEST(Adjusted, KeepsTheMeanAndLosesTheNoise) {
    engine::Random random(5);
    std::vector<double> luck;
    std::vector<double> result;
    for (int i = 0; i < 2000; ++i) {
        luck.push_back(random.below(201) - 100.0);
        result.push_back(3 + 0.5 * luck.back() + random.below(11) - 5.0);
    }
    const Mean plain = mean(result);
    const Mean without = mean(adjusted(luck, result));
    EXPECT_LT(without.deviation, 0.15 * plain.deviation);
    EXPECT_GT(without.interval.high, 3);
    EXPECT_LT(without.interval.low, 3);
}

// From tables of Student's t.
TEST(MeanOfFewValues, IsLessSureThanTheNormalDistributionSays) {
    const auto half = [](std::size_t count) {
        std::vector<double> values(count);
        for (std::size_t i = 0; i < count; ++i) values[i] = i % 2 == 0 ? 1 : -1;
        const auto found = lab::mean(values);
        return (found.interval.high - found.value) / found.deviation *
               std::sqrt(static_cast<double>(count));
    };
    EXPECT_NEAR(half(2), 12.706, 0.001);
    EXPECT_NEAR(half(5), 2.776, 0.001);
    EXPECT_NEAR(half(6), 2.571, 0.005);
    EXPECT_NEAR(half(11), 2.228, 0.001);
    EXPECT_NEAR(half(31), 2.042, 0.001);
    EXPECT_NEAR(half(100'001), 1.960, 0.001);
}

// n = (1.96 + 0.8416)^2 (s/d)^2, as in the books.
TEST(GamesNeeded, GrowWithTheSquareOfTheNoise) {
    EXPECT_EQ(lab::needed_for(0.01, 0.5), 19'623U);
    EXPECT_EQ(lab::needed_for(0.02, 0.5), 4'906U);
    EXPECT_FALSE(lab::needed_for(0.01, 0));
}

}  // namespace
}  // namespace levee::lab
