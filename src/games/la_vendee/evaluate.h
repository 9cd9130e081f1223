#pragma once

#include "games/la_vendee/policy.h"

namespace levee::la_vendee {

// What matters in a position: see EvaluatorOf in ai/evaluator.h, where all that is not here has a
// default. Each figure is positive where it speaks for the Royalists.
class Evaluator {
 public:
    using Module = la_vendee::Module;
    using Policy = la_vendee::Policy;
    using Features = std::array<float, 1>;

    explicit Evaluator(const Rules& rules) : rules_(rules) {}
    static std::vector<std::string> names() { return {"fortresses"}; }
    void features(const State& s, Features& out) const;

 private:
    const Rules& rules_;
};

}  // namespace levee::la_vendee
