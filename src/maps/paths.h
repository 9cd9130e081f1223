#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/contract/fixed_vector.h"
#include "maps/hex.h"
#include "maps/hex_set.h"

namespace levee::maps {

inline constexpr int kMaxBudget = 31;
inline constexpr std::uint8_t kUnreachable = 255;

// Every hex on the way, both ends included.
using Path = engine::FixedVector<HexId, kMaxHexes>;

// Where a move may lead and at what cost. Meant to be kept and filled again: filling it undoes only
// what the last search touched.
class Reach {
 public:
    Reach() {
        cost_.fill(kUnreachable);
        previous_.fill(kNoHex);
    }

    bool reaches(HexId hex) const { return cost(hex) != kUnreachable; }
    std::uint8_t cost(HexId hex) const {
        assert(hex.raw < kMaxHexes && "no hex");
        return cost_[hex.raw];
    }
    // The hex before this one on a cheapest way; kNoHex for the start and for unreached hexes.
    HexId previous(HexId hex) const {
        assert(hex.raw < kMaxHexes && "no hex");
        return previous_[hex.raw];
    }
    // The start first, then ever dearer.
    const engine::FixedVector<HexId, kMaxHexes>& hexes() const { return hexes_; }

    // From the start to the hex; empty when it was not reached.
    Path path_to(HexId hex) const {
        Path path;
        if (!reaches(hex)) return path;
        for (HexId h = hex; h != kNoHex; h = previous(h)) path.push_back(h);
        for (std::size_t i = 0, j = path.size() - 1; i < j; ++i, --j) {
            const HexId swapped = path[i];
            path[i] = path[j];
            path[j] = swapped;
        }
        return path;
    }

 private:
    template <class StepCost, class MayContinue>
    friend void cheapest(const HexGrid& grid, HexId from, int budget, StepCost cost, Reach& out,
                         MayContinue may_continue);

    void forget() {
        for (const HexId hex : hexes_) {
            cost_[hex.raw] = kUnreachable;
            previous_[hex.raw] = kNoHex;
        }
        hexes_.clear();
    }

    std::array<std::uint8_t, kMaxHexes> cost_{};
    std::array<HexId, kMaxHexes> previous_{};
    engine::FixedVector<HexId, kMaxHexes> hexes_;
};

static_assert(std::is_trivially_copyable_v<Reach>);

struct AlwaysContinue {
    constexpr bool operator()(HexId) const { return true; }
};

// Hexes that wait for their turn. One set per number of points spent instead of a heap: costs are
// small whole numbers, moving a hex to a cheaper set is two bit operations, and ties come out in
// order of id.
class WaitingHexes {
 public:
    explicit WaitingHexes(int budget) {
        for (int points = 0; points <= budget; ++points) sets_.push_back(HexSet{});
    }
    void add(HexId hex, int points) {
        sets_[static_cast<std::size_t>(points)].add(hex);
        filled_ |= std::uint32_t{1} << static_cast<unsigned>(points);
    }
    void remove(HexId hex, int points) { sets_[static_cast<std::size_t>(points)].remove(hex); }
    // The cheapest; kNoHex when none is left.
    HexId take() {
        for (; filled_ != 0; filled_ &= filled_ - 1) {
            HexSet& cheapest = sets_[static_cast<std::size_t>(std::countr_zero(filled_))];
            const HexId hex = cheapest.first();
            if (hex == kNoHex) continue;
            cheapest.remove(hex);
            return hex;
        }
        return kNoHex;
    }

 private:
    // Only as many as the budget needs: clearing all of them would cost more than most searches.
    engine::FixedVector<HexSet, kMaxBudget + 1> sets_;
    std::uint32_t filled_ = 0;  // a bit for every set that may hold something
};

// Everything within the budget of movement points (0 to kMaxBudget), by Dijkstra's algorithm.
//   cost(from, direction, to)  points for the step, 0 allowed; negative: barred
//   may_continue(hex)          false where a move must end: such a hex is entered but not left.
//                              Never asked of the start; a unit that may not even start does not
//                              search.
// Of equally cheap ways the one found first is kept, and hexes take their turn by cost, then by id:
// the same map gives the same paths on every machine.
template <class StepCost, class MayContinue>
void cheapest(const HexGrid& grid, HexId from, int budget, StepCost cost, Reach& out,
              MayContinue may_continue) {
    assert(grid.exists(from) && "a move starts on the map");
    assert(budget >= 0 && budget <= kMaxBudget);
    out.forget();

    WaitingHexes waiting{budget};
    waiting.add(from, 0);
    out.cost_[from.raw] = 0;

    for (HexId hex = waiting.take(); hex != kNoHex; hex = waiting.take()) {
        out.hexes_.push_back(hex);
        if (hex != from && !may_continue(hex)) continue;
        const int spent = out.cost_[hex.raw];
        for (const Direction d : kDirections) {
            const HexId to = grid.neighbour(hex, d);
            if (to == kNoHex || out.cost_[to.raw] <= spent) continue;
            const int step = cost(hex, d, to);
            if (step < 0 || step > budget - spent) continue;
            const int total = spent + step;
            const int known = out.cost_[to.raw];
            if (total >= known) continue;
            if (known != kUnreachable) waiting.remove(to, known);
            waiting.add(to, total);
            out.cost_[to.raw] = static_cast<std::uint8_t>(total);
            out.previous_[to.raw] = hex;
        }
    }
}

template <class StepCost>
void cheapest(const HexGrid& grid, HexId from, int budget, StepCost cost, Reach& out) {
    cheapest(grid, from, budget, cost, out, AlwaysContinue{});
}

// Points to a goal from everywhere.
inline constexpr std::uint8_t kFarAway = 200;
using WaysTo = std::array<std::uint8_t, kMaxHexes>;

// What the cheapest way to the goal costs, as if nobody stood on the map; kFarAway where there is
// none. cost(from, direction, to) as for cheapest(). For tables that are made once.
template <class StepCost>
WaysTo ways_to(const HexGrid& grid, HexId goal, StepCost cost) {
    WaysTo ways{};
    ways.fill(kFarAway);
    ways[goal.raw] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (HexId from{0}; from.raw < grid.size(); ++from.raw)
            for (const Direction d : kDirections) {
                const HexId to = grid.exists(from) ? grid.neighbour(from, d) : kNoHex;
                const int step = to == kNoHex ? -1 : cost(from, d, to);
                if (step < 0 || ways[to.raw] + step >= ways[from.raw]) continue;
                ways[from.raw] = static_cast<std::uint8_t>(ways[to.raw] + step);
                changed = true;
            }
    }
    return ways;
}

}  // namespace levee::maps
