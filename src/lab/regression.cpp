#include "lab/regression.h"

#include <algorithm>
#include <cmath>

namespace levee::lab {

namespace {

double chance_of(std::span<const float> figures, std::span<const double> weights) {
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) sum += figures[i] * weights[i];
    return 1 / (1 + std::exp(-sum));
}

// A symmetric matrix, row after row.
struct Square {
    std::size_t width;
    std::vector<double> cells;
    explicit Square(std::size_t n) : width(n), cells(n * n) {}
    double& at(std::size_t row, std::size_t column) { return cells[row * width + column]; }
};

constexpr double kLeft = 10;  // part of a weight that is left where results speak against it

// Solves a positive definite system by Cholesky's method.
std::vector<double> solved(Square a, std::vector<double> b) {
    const std::size_t n = a.width;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = a.at(i, j);
            for (std::size_t k = 0; k < j; ++k) sum -= a.at(i, k) * a.at(j, k);
            a.at(i, j) = i == j ? std::sqrt(std::max(sum, 1e-12)) : sum / a.at(j, j);
        }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k) b[i] -= a.at(i, k) * b[k];
        b[i] /= a.at(i, i);
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k) b[i] -= a.at(k, i) * b[k];
        b[i] /= a.at(i, i);
    }
    return b;
}

struct Spread {
    bool ever = false;  // the figure is not always 0
    double variance = 0;
};
std::vector<Spread> spreads(const ai::TrainingSet& training) {
    std::vector<double> sums(training.width);
    std::vector<double> squares(training.width);
    const auto n = static_cast<double>(training.size());
    for (std::size_t p = 0; p < training.size(); ++p)
        for (std::size_t i = 0; i < training.width; ++i) {
            const double figure = training.position(p)[i];
            sums[i] += figure;
            squares[i] += figure * figure;
        }
    std::vector<Spread> list(training.width);
    for (std::size_t i = 0; i < training.width; ++i)
        list[i] = {squares[i] > 0, std::max(0.0, squares[i] / n - (sums[i] / n) * (sums[i] / n))};
    return list;
}

}  // namespace

double log_loss(const ai::TrainingSet& training, std::span<const double> weights) {
    double sum = 0;
    for (std::size_t p = 0; p < training.size(); ++p) {
        const double chance = std::clamp(chance_of(training.position(p), weights), 1e-6, 1 - 1e-6);
        const double result = training.results[p];
        sum -= result * std::log(chance) + (1 - result) * std::log(1 - chance);
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, training.size()));
}

namespace {

// Newton's method. Weights that are `fixed` stay where they are.
std::vector<double> fit(const ai::TrainingSet& training, std::span<const double> weights,
                        double pull, const std::vector<Spread>& spread,
                        const std::vector<bool>& fixed) {
    constexpr int kSteps = 20;  // five are enough as a rule
    constexpr double kFast = 1e6;
    std::vector<double> now(weights.begin(), weights.end());
    const std::size_t k = training.width;
    const auto n = static_cast<double>(training.size());
    const auto hold = [&](std::size_t i) {
        if (fixed[i]) return kFast;
        return spread[i].ever ? pull * spread[i].variance : 1.0;
    };
    const auto cost = [&](const std::vector<double>& at) {
        double sum = log_loss(training, at);
        for (std::size_t i = 0; i < k; ++i)
            sum += hold(i) * (at[i] - weights[i]) * (at[i] - weights[i]) / 2;
        return sum;
    };
    double best = cost(now);
    for (int step = 0; step < kSteps; ++step) {
        Square curvature(k);
        std::vector<double> slope(k);
        for (std::size_t p = 0; p < training.size(); ++p) {
            const auto figures = training.position(p);
            const double chance = chance_of(figures, now);
            const double error = training.results[p] - chance;
            const double bend = std::max(chance * (1 - chance), 1e-4);
            for (std::size_t i = 0; i < k; ++i) {
                if (figures[i] == 0) continue;
                slope[i] += error * figures[i];
                const double scaled = bend * figures[i];
                for (std::size_t j = 0; j <= i; ++j) curvature.at(i, j) += scaled * figures[j];
            }
        }
        for (std::size_t i = 0; i < k; ++i) {
            const double held = hold(i) * n;
            slope[i] += held * (weights[i] - now[i]);
            curvature.at(i, i) += held + 1e-9 * n;
        }
        const auto change = solved(std::move(curvature), std::move(slope));
        // Far from the best weights a whole step may lead further away.
        bool better = false;
        for (double part = 1; part > 1e-3 && !better; part /= 2) {
            std::vector<double> tried = now;
            for (std::size_t i = 0; i < k; ++i) tried[i] += part * change[i];
            const double there = cost(tried);
            better = there < best - 1e-9;
            if (!better) continue;
            now = std::move(tried);
            best = there;
        }
        if (!better) break;
    }
    return now;
}

}  // namespace

std::vector<double> fitted(const ai::TrainingSet& training, std::span<const double> weights,
                           double pull) {
    if (training.size() == 0) return {weights.begin(), weights.end()};
    return fit(training, weights, pull, spreads(training), std::vector<bool>(training.width));
}

std::vector<double> fitted_with_signs(const ai::TrainingSet& training,
                                      std::span<const double> weights, double pull) {
    std::vector<double> start(weights.begin(), weights.end());
    if (training.size() == 0) return start;
    const auto spread = spreads(training);
    std::vector<bool> fixed(training.width);
    for (;;) {
        auto after = fit(training, start, pull, spread, fixed);
        bool flipped = false;
        for (std::size_t i = 0; i < training.width; ++i) {
            if (fixed[i] || spread[i].variance == 0 || after[i] * weights[i] >= 0) continue;
            flipped = fixed[i] = true;
            start[i] = weights[i] / kLeft;
        }
        if (!flipped) return after;
    }
}

}  // namespace levee::lab
