#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/fixed_vector.h"
#include "maps/areas.h"

// Ways over an area map. Nothing here allocates, and nothing knows what a link means: costs and
// tests are the caller's.
namespace levee::maps {

// Points that one search may spend. Games that count half points pass twice the number.
inline constexpr int kMaxAreaPoints = 63;
inline constexpr std::uint8_t kAreaOutOfReach = 255;

// Every area on the way, both ends included.
using AreaPath = engine::FixedVector<AreaId, kMaxAreas>;

// Where a move may lead and at what cost. Meant to be kept and filled again.
class AreaReach {
 public:
    AreaReach() { forget(); }

    bool reaches(AreaId area) const { return cost(area) != kAreaOutOfReach; }
    std::uint8_t cost(AreaId area) const {
        assert(area.raw < kMaxAreas && "no area");
        return cost_[area.raw];
    }
    // The area before this one on a cheapest way; kNoArea for the start and for areas not reached.
    AreaId previous(AreaId area) const {
        assert(area.raw < kMaxAreas && "no area");
        return previous_[area.raw];
    }
    const AreaSet& areas() const { return reached_; }

    // From the start to the area; empty when it was not reached.
    AreaPath path_to(AreaId area) const {
        AreaPath path;
        if (!reaches(area)) return path;
        for (AreaId a = area; a != kNoArea; a = previous(a)) path.push_back(a);
        for (std::size_t i = 0, j = path.size() - 1; i < j; ++i, --j) {
            const AreaId swapped = path[i];
            path[i] = path[j];
            path[j] = swapped;
        }
        return path;
    }

 private:
    template <class StepCost, class MayContinue>
    friend void cheapest(const AreaMap& map, AreaId from, int budget, StepCost cost, AreaReach& out,
                         MayContinue may_continue);

    // 256 bytes: filling them all is quicker than remembering what was touched.
    void forget() {
        cost_.fill(kAreaOutOfReach);
        previous_.fill(kNoArea);
        reached_.clear();
    }

    std::array<std::uint8_t, kMaxAreas> cost_{};
    std::array<AreaId, kMaxAreas> previous_{};
    AreaSet reached_;
};

static_assert(std::is_trivially_copyable_v<AreaReach>);

struct ContinueAnywhere {
    constexpr bool operator()(AreaId) const { return true; }
};

// Areas that wait for their turn: a set for every number of points spent instead of a heap. Costs
// are small whole numbers, making an area cheaper is two bit operations, and ties come out in order
// of id.
class WaitingAreas {
 public:
    explicit WaitingAreas(int budget) {
        for (int points = 0; points <= budget; ++points) sets_.push_back(AreaSet{});
    }
    void add(AreaId area, int points) {
        sets_[static_cast<std::size_t>(points)].add(area);
        filled_ |= std::uint64_t{1} << static_cast<unsigned>(points);
    }
    void remove(AreaId area, int points) { sets_[static_cast<std::size_t>(points)].remove(area); }
    // The cheapest; kNoArea when none is left.
    AreaId take() {
        for (; filled_ != 0; filled_ &= filled_ - 1) {
            const AreaId area = sets_[static_cast<std::size_t>(std::countr_zero(filled_))].take();
            if (area != kNoArea) return area;
        }
        return kNoArea;
    }

 private:
    // Only as many as the budget needs: clearing all of them would cost more than most searches.
    engine::FixedVector<AreaSet, kMaxAreaPoints + 1> sets_;
    std::uint64_t filled_ = 0;  // a bit for every set that may hold something
};

// Everything within the budget (0 to kMaxAreaPoints), by Dijkstra's algorithm.
//   cost(from, link)     points for the step, 0 allowed; negative: barred
//   may_continue(area)   false where a move must end: such an area is entered but not left. Never
//                        asked of the start; a piece that may not even start does not search.
// Of equally cheap ways the one found first is kept, and areas take their turn by cost, then by id:
// the same map gives the same paths on every machine.
template <class StepCost, class MayContinue>
void cheapest(const AreaMap& map, AreaId from, int budget, StepCost cost, AreaReach& out,
              MayContinue may_continue) {
    assert(map.exists(from) && "a move starts on the map");
    assert(budget >= 0 && budget <= kMaxAreaPoints);
    out.forget();

    WaitingAreas waiting{budget};
    waiting.add(from, 0);
    out.cost_[from.raw] = 0;

    for (AreaId area = waiting.take(); area != kNoArea; area = waiting.take()) {
        out.reached_.add(area);
        if (area != from && !may_continue(area)) continue;
        const int spent = out.cost_[area.raw];
        for (const Link& link : map.links(area)) {
            const int known = out.cost_[link.to.raw];
            if (known <= spent) continue;
            const int step = cost(area, link);
            if (step < 0 || step > budget - spent) continue;
            const int total = spent + step;
            if (total >= known) continue;
            if (known != kAreaOutOfReach) waiting.remove(link.to, known);
            waiting.add(link.to, total);
            out.cost_[link.to.raw] = static_cast<std::uint8_t>(total);
            out.previous_[link.to.raw] = area;
        }
    }
}

template <class StepCost>
void cheapest(const AreaMap& map, AreaId from, int budget, StepCost cost, AreaReach& out) {
    cheapest(map, from, budget, cost, out, ContinueAnywhere{});
}

// Everything that can be reached from the start by steps that pass: passes(from, link). The start
// is part of the answer. For tests that do not change during a game flood() over a ready table of
// neighbours is quicker.
template <class Passes>
AreaSet reachable(const AreaMap& map, const AreaSet& start, Passes passes) {
    AreaSet reached = start;
    AreaSet waiting = start;
    for (AreaId area = waiting.take(); area != kNoArea; area = waiting.take())
        for (const Link& link : map.links(area)) {
            if (reached.has(link.to) || !passes(area, link)) continue;
            reached.add(link.to);
            waiting.add(link.to);
        }
    return reached;
}

// A shortest line from an area to any goal by steps that pass, both ends included: a supply line to
// show to a player. Empty when there is none; one area when the start is a goal. Of equally short
// lines the one whose areas have the lower ids is found.
template <class Passes>
AreaPath shortest_line(const AreaMap& map, AreaId from, const AreaSet& goals, Passes passes) {
    assert(map.exists(from) && "a line starts on the map");
    std::array<AreaId, kMaxAreas> previous;
    previous.fill(kNoArea);
    engine::FixedVector<AreaId, kMaxAreas> queue;
    AreaSet seen = AreaSet::of(from);
    queue.push_back(from);
    AreaPath line;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const AreaId area = queue[next];
        if (goals.has(area)) {
            for (AreaId a = area; a != kNoArea; a = previous[a.raw]) line.push_back(a);
            for (std::size_t i = 0, j = line.size() - 1; i < j; ++i, --j) {
                const AreaId swapped = line[i];
                line[i] = line[j];
                line[j] = swapped;
            }
            return line;
        }
        for (const Link& link : map.links(area)) {
            if (seen.has(link.to) || !passes(area, link)) continue;
            seen.add(link.to);
            previous[link.to.raw] = area;
            queue.push_back(link.to);
        }
    }
    return line;
}

// How many steps each area is from the nearest goal, walking towards it by steps that pass;
// kAreaOutOfReach where no way leads there.
using AreaSteps = engine::PerId<AreaId, std::uint8_t, kMaxAreas>;

template <class Passes>
AreaSteps steps_to(const AreaMap& map, const AreaSet& goals, Passes passes) {
    AreaSteps steps;
    steps.items.fill(kAreaOutOfReach);
    AreaSet done = goals & map.all();
    AreaSet ring = done;
    for (std::uint8_t far = 0; !ring.empty(); ++far) {
        AreaSet next;
        for (const AreaId to : ring) {
            steps[to] = far;
            for (const AreaId from : map.entered_from(to).without(done | next))
                if (passes(from, map.between(from, to))) next.add(from);
        }
        done |= next;
        ring = next;
    }
    return steps;
}

}  // namespace levee::maps
