#include "lab/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace levee::lab {

namespace {

constexpr double kZ = 1.959963984540054;  // 97.5 % of the normal distribution

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
    const double half = kZ * result.deviation / std::sqrt(n);
    result.interval = {result.value - half, result.value + half};
    return result;
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
