#include "maps/areas.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "maps/area_paths.h"

namespace levee::maps {
namespace {

// From `low` to below `high`, evenly; see tests/maps/grids.h for why.
int evenly(int low, int high) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<int>(low, high));
}

constexpr AreaId area(int number) { return AreaId{static_cast<std::uint8_t>(number)}; }

std::vector<int> numbers(const AreaSet& set) {
    std::vector<int> all;
    for (const AreaId a : set) all.push_back(a.raw);
    return all;
}

enum : LinkFlags { kPlain = 1, kRiver = 2, kBridge = 4, kWatched = 8 };
enum : LinkFlags { kHighway = 1, kLane = 2 };

//   0 --highway-- 1 --highway-- 2
//   |             |             ~  river, with a bridge between 2 and 5
//   3 ---lane---- 4 ~~~river~~~ 5      6: an island nobody reaches
class SmallCountry : public ::testing::Test {
 protected:
    SmallCountry() {
        EXPECT_TRUE(map.connect(area(1), area(2), kPlain, kHighway));
        EXPECT_TRUE(map.connect(area(0), area(1), kPlain, kHighway));
        EXPECT_TRUE(map.connect(area(3), area(0), kPlain));
        EXPECT_TRUE(map.connect(area(1), area(4), kPlain));
        EXPECT_TRUE(map.connect(area(3), area(4), kPlain, kLane));
        EXPECT_TRUE(map.connect(area(2), area(5), kRiver));
        EXPECT_TRUE(map.connect(area(5), area(2), kBridge, kHighway));
        EXPECT_TRUE(map.connect_one_way(area(2), area(5), kWatched));
        EXPECT_TRUE(map.connect(area(4), area(5), kRiver));
    }
    AreaMap map{7};
};

TEST_F(SmallCountry, NeighboursAreInOrderWhateverTheOrderOfDeclaration) {
    EXPECT_EQ(numbers(map.neighbours(area(1))), (std::vector<int>{0, 2, 4}));
    std::vector<int> order;
    for (const Link& link : map.links(area(1))) order.push_back(link.to.raw);
    EXPECT_EQ(order, (std::vector<int>{0, 2, 4}));
    EXPECT_TRUE(map.links(area(6)).empty());
}

TEST_F(SmallCountry, FlagsOfOneStepAddUp) {
    EXPECT_EQ(map.border(area(5), area(2)), kRiver | kBridge);
    EXPECT_EQ(map.road(area(5), area(2)), kHighway);
    EXPECT_EQ(map.border(area(4), area(5)), kRiver);
    EXPECT_FALSE(map.between(area(4), area(5)).has_road());
    EXPECT_TRUE(map.between(area(3), area(4)).has_road(kLane));
}

TEST_F(SmallCountry, AOneWayFlagIsSeenFromOneSideOnly) {
    EXPECT_TRUE(map.between(area(2), area(5)).has_border(kWatched));
    EXPECT_FALSE(map.between(area(5), area(2)).has_border(kWatched));
}

TEST_F(SmallCountry, AreasThatDoNotTouchHaveNoLink) {
    EXPECT_FALSE(map.adjacent(area(0), area(5)));
    EXPECT_EQ(map.between(area(0), area(5)), Link{});
    EXPECT_EQ(map.between(area(0), kNoArea), Link{});
    EXPECT_EQ(map.border(area(0), area(5)), 0);
}

TEST_F(SmallCountry, NonsenseIsRefusedAndChangesNothing) {
    const AreaMap before = map;
    EXPECT_FALSE(map.connect(area(1), area(1), kPlain));
    EXPECT_FALSE(map.connect(area(1), area(7), kPlain));
    EXPECT_FALSE(map.connect(kNoArea, area(1), kPlain));
    EXPECT_FALSE(map.connect_one_way(area(1), kNoArea, kPlain));
    EXPECT_EQ(map, before);
}

TEST(Areas, AFullAreaTakesNoFurtherNeighbourButMoreFlags) {
    AreaMap map{kMaxAreas};
    for (int i = 1; i <= static_cast<int>(AreaMap::kMaxLinks); ++i)
        EXPECT_TRUE(map.connect(area(0), area(i), kPlain));
    const AreaMap before = map;
    EXPECT_FALSE(map.connect(area(0), area(100), kPlain));
    EXPECT_FALSE(map.connect(area(100), area(0), kPlain));
    EXPECT_EQ(map, before);
    EXPECT_TRUE(map.connect(area(0), area(5), kRiver));
    EXPECT_EQ(map.border(area(5), area(0)), kPlain | kRiver);
}

TEST_F(SmallCountry, OnlyStepsThatPassLeadOn) {
    const auto by_road = [](AreaId, const Link& link) { return link.has_road(); };
    EXPECT_EQ(numbers(reachable(map, AreaSet::of(area(3)), by_road)), (std::vector<int>{3, 4}));
    EXPECT_EQ(numbers(reachable(map, AreaSet::of(area(6)), by_road)), (std::vector<int>{6}));
}

TEST_F(SmallCountry, StepsCountTowardsTheGoal) {
    AreaMap stream{3};
    stream.connect_one_way(area(0), area(1), kRiver);
    stream.connect_one_way(area(1), area(2), kRiver);
    const auto any = [](AreaId, const Link&) { return true; };
    const AreaSteps down = steps_to(stream, AreaSet::of(area(2)), any);
    EXPECT_EQ(down[area(0)], 2);
    const AreaSteps up = steps_to(stream, AreaSet::of(area(0)), any);
    EXPECT_EQ(up[area(2)], kAreaOutOfReach);
    EXPECT_EQ(numbers(stream.entered_from(area(1))), (std::vector<int>{0}));
    EXPECT_EQ(numbers(stream.neighbours(area(1))), (std::vector<int>{2}));
}

// ------------------------------------------------------------------ laws, against naive searches

AreaSet any_set(std::size_t size) {
    AreaSet set;
    const int odds = evenly(1, 5);
    for (int i = 0; i < static_cast<int>(size); ++i)
        if (evenly(0, odds) == 0) set.add(area(i));
    return set;
}

// A map and what was declared, kept side by side.
struct Declared {
    AreaMap map;
    std::vector<std::vector<Link>> table;  // [from][to]; to is kNoArea where there is no step

    const Link& step(int from, int to) const {
        return table[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
    }
    int size() const { return static_cast<int>(map.size()); }
};

Declared any_map() {
    const int size = evenly(1, 41);
    Declared d{AreaMap{static_cast<std::size_t>(size)}, {}};
    d.table.assign(static_cast<std::size_t>(size),
                   std::vector<Link>(static_cast<std::size_t>(size)));
    const auto note = [&](AreaId from, AreaId to, LinkFlags border, LinkFlags road) {
        Link& link = d.table[from.raw][to.raw];
        link.to = to;
        link.border = static_cast<LinkFlags>(link.border | border);
        link.road = static_cast<LinkFlags>(link.road | road);
    };
    for (int i = evenly(0, 4 * size); i > 0; --i) {
        const AreaId a = area(evenly(0, size));
        const AreaId b = area(evenly(0, size));
        const auto border = static_cast<LinkFlags>(evenly(0, 16));
        const auto road = static_cast<LinkFlags>(evenly(0, 4));
        if (evenly(0, 5) == 0) {
            if (d.map.connect_one_way(a, b, border, road)) note(a, b, border, road);
        } else if (d.map.connect(a, b, border, road)) {
            note(a, b, border, road);
            note(b, a, border, road);
        }
    }
    return d;
}

// Cheap, deterministic, different for both directions, sometimes barred.
int toll(AreaId from, const Link& link) {
    return (from.raw * 7 + link.to.raw * 13 + link.border + 5 * link.road) % 8 - 1;
}

bool open(AreaId from, const Link& link) { return toll(from, link) >= 0; }

RC_GTEST_PROP(AreaMapLaws, HoldsExactlyWhatWasDeclared, ()) {
    const Declared d = any_map();
    for (int from = 0; from < d.size(); ++from) {
        std::vector<Link> expected;
        for (int to = 0; to < d.size(); ++to) {
            const Link& link = d.step(from, to);
            RC_ASSERT(d.map.between(area(from), area(to)) == link);
            RC_ASSERT(d.map.adjacent(area(from), area(to)) == (link.to != kNoArea));
            RC_ASSERT(d.map.entered_from(area(to)).has(area(from)) == (link.to != kNoArea));
            if (link.to != kNoArea) expected.push_back(link);
        }
        const auto links = d.map.links(area(from));
        RC_ASSERT(std::equal(links.begin(), links.end(), expected.begin(), expected.end()));
    }
}

RC_GTEST_PROP(AreaPathLaws, ReachabilityAgreesWithTheTransitiveClosure, ()) {
    const Declared d = any_map();
    const auto n = d.map.size();
    std::vector<std::vector<int>> steps(n, std::vector<int>(n, kAreaOutOfReach));
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < n; ++k)
            if (d.table[i][k].to != kNoArea && open(area(static_cast<int>(i)), d.table[i][k]))
                steps[i][k] = 1;
        steps[i][i] = 0;
    }
    for (std::size_t by = 0; by < n; ++by)
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t k = 0; k < n; ++k)
                steps[i][k] = std::min(steps[i][k], steps[i][by] + steps[by][k]);

    const AreaSet some = any_set(n);
    const AreaSets sets = d.map.neighbours_if(open);
    const AreaSet reached = reachable(d.map, some, open);
    RC_ASSERT(flood(sets, some, d.map.all()) == reached);
    const AreaSteps field = steps_to(d.map, some, open);
    for (std::size_t i = 0; i < n; ++i) {
        const AreaId here = area(static_cast<int>(i));
        int nearest = kAreaOutOfReach;
        bool found = false;
        for (const AreaId goal : some) {
            nearest = std::min(nearest, steps[i][goal.raw]);
            found |= steps[goal.raw][i] < kAreaOutOfReach;
        }
        RC_ASSERT(reached.has(here) == found);
        RC_ASSERT(field[here] == nearest);
    }
}

RC_GTEST_PROP(AreaPathLaws, AFloodStaysInTheOpenAndIsClosed, ()) {
    const Declared d = any_map();
    const AreaSets sets = d.map.neighbours_if(open);
    const AreaSet start = any_set(d.map.size());
    const AreaSet inside = any_set(d.map.size());
    const AreaSet reached = flood(sets, start, inside);
    RC_ASSERT(reached.contains(start));
    RC_ASSERT((start | inside).contains(reached));
    RC_ASSERT(reached.contains(beside(sets, reached) & inside));
    RC_ASSERT(reached == reachable(d.map, start, [&](AreaId from, const Link& link) {
                  return inside.has(link.to) && open(from, link);
              }));
}

}  // namespace
}  // namespace levee::maps
