#pragma once

#include <cstddef>
#include <vector>

#include "engine/counting/tally.h"
#include "games/la_vendee/rules.h"

namespace levee::la_vendee {

// What is counted of a game: see CounterOf in engine/counting/tally.h. The first side are the
// Royalists, the lead is counted in victory points, and the objectives are the fortresses.
class Counter : public engine::CounterBase<Counter, Rules> {
 public:
    static engine::TallySheet sheet(const Rules& rules);
    static std::size_t roll_kind(const Rules& rules, const State& s);
    static double standing(const Rules& rules, const State& s);

    Counter(const Rules& rules, const engine::TallySheet& sheet, const State& start);
    int lead(const State& s) const;
    int owner(const State& s, std::size_t objective) const;
    bool heard(const State& s, const Event& event);
    void finish(const State& end);

 private:
    std::vector<AreaId> objectives_;  // the fortresses in the order of the sheet
};

}  // namespace levee::la_vendee
