#pragma once

#include <cstddef>
#include <vector>

#include "engine/counting/tally.h"
#include "games/for_god_and_king/rules.h"

namespace levee::fgfk {

// What is counted of a campaign: see CounterOf in engine/counting/tally.h. The first side are the
// Republicans; the objectives are the crosses, the bases and the strongholds.
class Counter : public engine::CounterBase<Counter, Rules> {
 public:
    static engine::TallySheet sheet(const Rules& rules);
    static std::size_t roll_kind(const Rules& rules, const State& s);
    static double standing(const Rules& rules, const State& s);

    Counter(const Rules& rules, const engine::TallySheet& sheet, const State& start);
    int lead(const State& s) const;
    int owner(const State& s, std::size_t objective) const;
    bool heard(const State& s, const Report& report);
    void observe(const State& s, const Reports& reports);
    void finish(const State& end);

 private:
    void towns_change_hands(const State& s);

    AreaSet towns_;
    std::vector<AreaId> objectives_;  // the towns in the order of the sheet
    AreaSet vendeen_had_;             // who was last in each town
    AreaSet republican_had_;
    Points before_{};    // on the map, before the last action
    Points deserted_{};  // by it
};

}  // namespace levee::fgfk
