#pragma once

#include <cstddef>

#include "engine/counting/tally.h"
#include "games/neerwinden/rules.h"

namespace levee::neerwinden {

// What is counted of a battle: see CounterOf in engine/counting/tally.h. The first side is the
// French.
class Counter : public engine::CounterBase<Counter, Rules> {
 public:
    using CounterBase::CounterBase;

    static engine::TallySheet sheet(const Rules& rules);
    static std::size_t roll_kind(const Rules& rules, const State& s);
    static double standing(const Rules& rules, const State& s);

    static int lead(const State& s) { return s.vp; }
    // Of the star hexes, by their places.
    static int owner(const State& s, std::size_t star);
    bool heard(const State& s, const Event& event);
    void finish(const State& end);
};

}  // namespace levee::neerwinden
