#pragma once

#include "games/skeleton/entry.h"

namespace levee::skeleton {

// Rules of thumb: see PolicyOf in ai/policy.h.
class Policy {
 public:
    using Module = skeleton::Module;

    explicit Policy(const Rules& rules) : rules_(rules) {}
    Action choose(const State& s, engine::Random& random) const;

 private:
    const Rules& rules_;
};

}  // namespace levee::skeleton
