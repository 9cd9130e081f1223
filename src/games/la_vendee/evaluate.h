#pragma once

#include "games/la_vendee/policy.h"

namespace levee::la_vendee {

// What matters in a position: see EvaluatorOf in ai/evaluator.h, where all that is not here has a
// default. Each figure is positive where it speaks for Blue.
class Evaluator {
 public:
    using Module = la_vendee::Module;
    using Policy = la_vendee::Policy;
    using Features = std::array<float, 3>;

    explicit Evaluator(const Rules& rules) : rules_(rules) {}
    static std::vector<std::string> names() { return {"units", "mill", "near"}; }
    void features(const State& s, Features& out) const;

 private:
    const Rules& rules_;
};

}  // namespace levee::la_vendee
