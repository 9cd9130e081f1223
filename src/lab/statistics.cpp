#include "lab/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace levee::lab {

namespace {

constexpr double kZ = 1.959963984540054;  // 97.5 % of the normal distribution

constexpr double kPower = 0.8416212335729143;  // 80 % of it

// What Student's t does not exceed with 97.5 %, by an expansion about the normal distribution that
// is right to three digits from five degrees of freedom on.
double t_of(double freedom) {
    constexpr std::array<double, 4> kFew{12.706, 4.303, 3.182, 2.776};
    if (freedom < 1) return kFew[0];
    if (freedom < 5) return kFew[static_cast<std::size_t>(freedom) - 1];
    const double z2 = kZ * kZ;
    const double first = (z2 + 1) * kZ / 4;
    const double second = ((5 * z2 + 16) * z2 + 3) * kZ / 96;
    const double third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) * kZ / 384;
    return kZ + first / freedom + second / (freedom * freedom) +
           third / (freedom * freedom * freedom);
}

double average(std::span<const double> values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace

Share share(std::uint64_t count, std::uint64_t of) {
    if (of == 0) return {count, of, 0, {0, 1}};
    const auto n = static_cast<double>(of);
    const double p = static_cast<double>(count) / n;
    const double shrink = 1 + kZ * kZ / n;
    const double centre = (p + kZ * kZ / (2 * n)) / shrink;
    const double half = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n)) / shrink;
    return {count, of, p, {std::max(0.0, centre - half), std::min(1.0, centre + half)}};
}

Mean mean(std::span<const double> values) {
    if (values.empty()) return {};
    Mean result{values.size(), average(values), 0, {}};
    double squares = 0;
    for (const double value : values) squares += (value - result.value) * (value - result.value);
    const auto n = static_cast<double>(values.size());
    if (values.size() > 1) result.deviation = std::sqrt(squares / (n - 1));
    const double half = t_of(n - 1) * result.deviation / std::sqrt(n);
    result.interval = {result.value - half, result.value + half};
    return result;
}

std::optional<std::uint64_t> needed_for(double difference, double deviation) {
    if (!(deviation > 0)) return {};
    const double ratio = (kZ + kPower) * deviation / difference;
    return static_cast<std::uint64_t>(std::ceil(ratio * ratio));
}

Quantiles quantiles(std::vector<double> values) {
    if (values.empty()) return {};
    std::ranges::sort(values);
    const auto at = [&](double part) {
        const auto place =
            static_cast<std::size_t>(std::ceil(part * static_cast<double>(values.size())) - 1);
        return values[std::min(place, values.size() - 1)];
    };
    return {at(0.05), at(0.25), at(0.5), at(0.75), at(0.95)};
}

Line fit(std::span<const double> x, std::span<const double> y) {
    if (x.size() < 2) return {};
    const double mx = average(x);
    const double my = average(y);
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xx += (x[i] - mx) * (x[i] - mx);
        xy += (x[i] - mx) * (y[i] - my);
        yy += (y[i] - my) * (y[i] - my);
    }
    if (xx <= 0 || yy <= 0) return {};
    return {xy / xx, xy / std::sqrt(xx * yy)};
}

std::vector<double> adjusted(std::span<const double> x, std::span<const double> y) {
    const double slope = fit(x, y).slope;
    std::vector<double> rest(y.size());
    for (std::size_t i = 0; i < y.size(); ++i) rest[i] = y[i] - slope * x[i];
    return rest;
}

}  // namespace levee::lab
