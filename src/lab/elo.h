#pragma once

#include <array>
#include <cstdint>

namespace levee::lab {

// Pairs of games with the same dice and swapped sides, by the points of the first player: 0, 1/2,
// 1, 3/2, 2. Luck that both games share falls out, so that pairs tell more than single games.
using Pentanomial = std::array<std::uint64_t, 5>;

struct Strength {
    double score = 0.5;  // of the first player, 0 to 1
    double error = 0;    // half of the 95 % interval of the score
    double elo = 0;
    double elo_low = 0;  // the ends of its 95 % interval
    double elo_high = 0;
};

double elo_of(double score);
double score_of(double elo);

Strength strength_of(const Pentanomial& pairs);

// Wald's test between two differences of strength: the logarithm of the likelihood ratio, and the
// two ends at which the match may stop (5 % errors of either kind).
struct Sprt {
    double elo0 = 0;
    double elo1 = 0;
};
inline constexpr double kSprtBound = 2.944;  // ln(0.95 / 0.05)
double log_likelihood(const Pentanomial& pairs, const Sprt& sprt);

}  // namespace levee::lab
