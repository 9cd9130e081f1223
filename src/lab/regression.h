#pragma once

#include <span>
#include <vector>

#include "ai/training_set.h"

namespace levee::lab {

// How well weights foretell results: 0.693 is a coin, 0 a prophet.
double log_loss(const ai::TrainingSet& training, std::span<const double> weights);

// Logistic regression: the weights whose sum over the figures best foretells the results as the
// logarithm of the odds. `pull` holds each weight to where it was, in proportion to how much its
// figure varies: 0 forgets the old weights, 1 hardly lets go of them. Figures that are always 0
// keep their weights.
std::vector<double> fitted(const ai::TrainingSet& training, std::span<const double> weights,
                           double pull);

// The same, but no weight changes its sign: what is good for a side is known from the rules, and
// results that say the contrary show what came together, not what caused what. A tenth of such a
// weight is kept, and the others are fitted with it. Figures that never vary may go either way.
std::vector<double> fitted_with_signs(const ai::TrainingSet& training,
                                      std::span<const double> weights, double pull);

}  // namespace levee::lab
