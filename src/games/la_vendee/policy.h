#pragma once

#include "games/la_vendee/entry.h"

namespace levee::la_vendee {

// Rules of thumb: see PolicyOf in ai/policy.h.
class Policy {
 public:
    using Module = la_vendee::Module;

    explicit Policy(const Rules& rules) : rules_(rules) {}
    Action choose(const State& s, engine::Random& random) const;

 private:
    const Rules& rules_;
};

}  // namespace levee::la_vendee
