#pragma once

#include <cstddef>

#include "engine/counting/tally.h"
#include "games/wissembourg_spicheren/rules.h"

namespace levee::wissembourg_spicheren {

// What is counted of a battle: see CounterOf in engine/counting/tally.h. The first side is the
// French.
class Counter : public engine::CounterBase<Counter, Rules> {
 public:
    using CounterBase::CounterBase;

    static engine::TallySheet sheet(const Rules& rules);
    static std::size_t roll_kind(const Rules& rules, const State& s);
    static double standing(const Rules& rules, const State& s);

    static int lead(const State& s) { return s.vp[0] - s.vp[1]; }
    // The objectives of both battles stand one after the other.
    int owner(const State& s, std::size_t place) const;
    bool heard(const State& s, const Event& event);
    void finish(const State& end);
};

}  // namespace levee::wissembourg_spicheren
