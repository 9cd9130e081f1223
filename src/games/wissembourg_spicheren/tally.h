#pragma once

#include <cstddef>

#include "engine/counting/tally.h"
#include "games/wissembourg_spicheren/rules.h"

namespace levee::wissembourg_spicheren {

// What is counted of a battle: see CounterOf in engine/counting/tally.h. The first side is the
// French.
class Counter {
 public:
    using Rules = wissembourg_spicheren::Rules;

    static engine::TallySheet sheet(const Rules& rules);
    static std::size_t roll_kind(const Rules& rules, const State& s);
    static double standing(const Rules& rules, const State& s);

    Counter(const Rules& rules, const engine::TallySheet& sheet, const State& start);
    void observe(const State& s, const Events& events);
    void finish(const State& end);
    engine::Tally& tally() { return keeper_.tally(); }

 private:
    const Board& board_;
    engine::TallyKeeper keeper_;
};

}  // namespace levee::wissembourg_spicheren
