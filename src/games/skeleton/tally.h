#pragma once

#include "engine/counting/tally.h"
#include "games/skeleton/rules.h"

namespace levee::skeleton {

// What is counted of a game: see CounterOf in engine/counting/tally.h. The lead is counted in
// units.
class Counter {
 public:
    using Rules = skeleton::Rules;

    static engine::TallySheet sheet(const Rules& rules);
    static std::size_t roll_kind(const Rules& rules, const State& s);
    static double standing(const Rules& rules, const State& s);

    Counter(const Rules& rules, const engine::TallySheet& sheet, const State& /*start*/)
        : rules_(rules), keeper_(sheet) {}
    void observe(const State& s, const Events& events);
    void finish(const State& end);
    engine::Tally& tally() { return keeper_.tally(); }

 private:
    const Rules& rules_;
    engine::TallyKeeper keeper_;
};

}  // namespace levee::skeleton
