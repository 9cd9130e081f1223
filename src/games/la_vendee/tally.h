#pragma once

#include "engine/counting/tally.h"
#include "games/la_vendee/rules.h"

namespace levee::la_vendee {

// What is counted of a game: see CounterOf in engine/counting/tally.h. The lead is counted in
// victory points, the objectives are the fortresses.
class Counter : public engine::CounterBase<Counter, Rules> {
 public:
    using CounterBase::CounterBase;

    static engine::TallySheet sheet(const Rules& rules);
    static std::size_t roll_kind(const Rules& /*rules*/, const State& /*s*/) { return 0; }
    static double standing(const Rules& rules, const State& s);

    int lead(const State& s) const { return static_cast<int>(standing(rules_, s)); }
    int owner(const State& s, std::size_t objective) const;
    bool heard(const State& s, const Event& event);
    void finish(const State& end);
};

}  // namespace levee::la_vendee
