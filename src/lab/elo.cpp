#include "lab/elo.h"

#include <algorithm>
#include <cmath>

namespace levee::lab {

namespace {

struct Moments {
    double count = 0;
    double mean = 0;
    double variance = 0;
};

// Of the score of a pair, 0 to 1. A prior of one tenth of a pair in every box keeps a match that
// was won throughout from looking certain.
Moments moments_of(const Pentanomial& pairs) {
    constexpr double kPrior = 0.1;
    Moments m;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double n = static_cast<double>(pairs[i]) + kPrior;
        const double score = static_cast<double>(i) / 4;
        m.count += n;
        sum += n * score;
        squares += n * score * score;
    }
    m.mean = sum / m.count;
    m.variance = squares / m.count - m.mean * m.mean;
    return m;
}

constexpr double kNinetyFive = 1.96;

}  // namespace

double elo_of(double score) {
    const double inside = std::clamp(score, 0.0001, 0.9999);
    return -400 * std::log10(1 / inside - 1);
}

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Strength strength_of(const Pentanomial& pairs) {
    double count = 0;
    double sum = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        count += static_cast<double>(pairs[i]);
        sum += static_cast<double>(pairs[i]) * static_cast<double>(i) / 4;
    }
    if (count == 0) return {};
    const Moments m = moments_of(pairs);
    Strength strength;
    strength.score = sum / count;
    strength.error = kNinetyFive * std::sqrt(m.variance / m.count);
    strength.elo = elo_of(strength.score);
    strength.elo_low = elo_of(strength.score - strength.error);
    strength.elo_high = elo_of(strength.score + strength.error);
    return strength;
}

double log_likelihood(const Pentanomial& pairs, const Sprt& sprt) {
    const Moments m = moments_of(pairs);
    const double s0 = score_of(sprt.elo0);
    const double s1 = score_of(sprt.elo1);
    return m.count * (s1 - s0) * (2 * m.mean - s0 - s1) / (2 * m.variance);
}

}  // namespace levee::lab
