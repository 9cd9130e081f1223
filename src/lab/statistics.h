#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace levee::lab {

// All intervals are at 95 %.
struct Interval {
    double low = 0;
    double high = 0;
};

// How many of how many.
struct Share {
    std::uint64_t count = 0;
    std::uint64_t of = 0;
    double value = 0;
    Interval interval;  // Wilson's, which holds for few games and near 0 and 1 as well
};
Share share(std::uint64_t count, std::uint64_t of);

struct Mean {
    std::uint64_t of = 0;
    double value = 0;
    double deviation = 0;  // of one game
    Interval interval;     // of the mean; wider for few values, as Student's t has it
};
Mean mean(std::span<const double> values);

// How many values it takes for a mean that differs by so much to be noticed: four times in five
// (power 80 %), with an error of 5 %, when one value deviates by so much. Nothing where no value
// deviates from another: that cannot tell.
std::optional<std::uint64_t> needed_for(double difference, double deviation);

// Values that 5, 25, 50, 75 and 95 % of the games do not exceed.
struct Quantiles {
    double p5 = 0;
    double p25 = 0;
    double p50 = 0;
    double p75 = 0;
    double p95 = 0;
};
Quantiles quantiles(std::vector<double> values);

// The straight line through pairs: how much of y goes with one unit of x, and r.
struct Line {
    double slope = 0;
    double correlation = 0;
};
Line fit(std::span<const double> x, std::span<const double> y);

// y without what goes with x, whose expectation is known to be zero. The mean of what is left is an
// estimate of the mean of y with less noise.
std::vector<double> adjusted(std::span<const double> x, std::span<const double> y);

}  // namespace levee::lab
