#include "ai/reason.h"

#include <fmt/format.h>

#include <cmath>

namespace levee::ai {

namespace {
constexpr engine::Sentence kExpected{"I give myself {} chances in 100 to win.",
                                     "Je me donne {} chances sur 100 de gagner."};
}  // namespace

double chance_of(double worth) { return 1 / (1 + std::exp(-worth)); }

std::string reason_of(double chance, engine::Language language) {
    return fmt::format(fmt::runtime(kExpected.in(language)),
                       static_cast<int>(std::lround(100 * chance)));
}

}  // namespace levee::ai
