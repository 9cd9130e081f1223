#include "maps/paths.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "maps/grids.h"

namespace levee::maps {
namespace {

using testing::all_hexes;
using testing::any_grid;
using testing::any_hex;
using testing::evenly;

std::string written(const HexGrid& grid, const Path& path) {
    std::string text;
    for (const HexId hex : path) {
        if (!text.empty()) text += ' ';
        text += grid.name(hex);
    }
    return text;
}

//   0101      0301
//        0201w          w: woods, 3 points; everything else 1
//   0102      0302
//        0202w
//   0103      0303
//        0203
class SmallMap : public ::testing::Test {
 protected:
    int cost(HexId to) const { return woods.has(to) ? 3 : 1; }
    auto costs() const {
        return [this](HexId, Direction, HexId to) { return cost(to); };
    }
    HexId hex(std::string_view name) const { return grid.parse(name); }

    HexGrid grid{3, 3, Stagger::EvenDown};
    HexSet woods = HexSet::of(grid.parse("0201")) | HexSet::of(grid.parse("0202"));
    Reach reach;
};

TEST_F(SmallMap, GoesAroundTheWoodsWhenThatIsCheaper) {
    cheapest(grid, hex("0103"), 4, costs(), reach);
    EXPECT_EQ(reach.cost(hex("0303")), 2);
    EXPECT_EQ(written(grid, reach.path_to(hex("0303"))), "0103 0203 0303");
    EXPECT_EQ(reach.cost(hex("0302")), 3);
    EXPECT_EQ(reach.cost(hex("0202")), 3);
    EXPECT_EQ(reach.cost(hex("0201")), 4);
    EXPECT_EQ(reach.cost(hex("0301")), 4);
}

TEST_F(SmallMap, StopsAtTheBudget) {
    cheapest(grid, hex("0101"), 2, costs(), reach);
    EXPECT_TRUE(reach.reaches(hex("0103")));
    EXPECT_FALSE(reach.reaches(hex("0201")));
    EXPECT_EQ(reach.cost(hex("0201")), kUnreachable);
    EXPECT_TRUE(reach.path_to(hex("0201")).empty());
    EXPECT_EQ(reach.hexes().size(), 3U);
}

TEST_F(SmallMap, WithoutPointsOneStays) {
    cheapest(grid, hex("0202"), 0, costs(), reach);
    EXPECT_EQ(reach.hexes().size(), 1U);
    EXPECT_EQ(written(grid, reach.path_to(hex("0202"))), "0202");
}

TEST_F(SmallMap, AHexWhereAMoveMustEndIsEnteredButNotLeft) {
    const auto may_continue = [&](HexId h) { return h != hex("0203") && h != hex("0103"); };
    cheapest(grid, hex("0103"), 31, costs(), reach, may_continue);
    EXPECT_EQ(reach.cost(hex("0203")), 1);
    EXPECT_EQ(reach.cost(hex("0303")), 4) << "not by 0203 but by the woods of 0202";
    EXPECT_EQ(reach.cost(hex("0102")), 1) << "the start is left whatever may_continue says of it";
}

TEST_F(SmallMap, BarredAndHugeCostsAreNoWay) {
    const auto walled = [&](HexId from, Direction, HexId to) {
        if (grid.column(from) != 1) return 1;
        return grid.column(to) == 1 ? 0 : grid.row(from) == 1 ? 2'147'483'647 : -1;
    };
    cheapest(grid, hex("0101"), 31, walled, reach);
    EXPECT_EQ(reach.hexes().size(), 3U);
    EXPECT_EQ(reach.cost(hex("0103")), 0) << "free steps are allowed";
}

TEST_F(SmallMap, AReusedReachForgetsTheLastSearch) {
    Reach fresh;
    cheapest(grid, hex("0101"), 31, costs(), reach);
    cheapest(grid, hex("0303"), 1, costs(), reach);
    cheapest(grid, hex("0303"), 1, costs(), fresh);
    for (const HexId h : all_hexes(grid)) {
        EXPECT_EQ(reach.cost(h), fresh.cost(h));
        EXPECT_EQ(reach.previous(h), fresh.previous(h));
    }
    EXPECT_EQ(reach.hexes().size(), fresh.hexes().size());
}

// Random costs of steps, a few of them barred, and hexes in which a move must end.
struct Terrain {
    std::array<std::array<int, 6>, kMaxHexes> cost{};
    HexSet halts;

    static Terrain any(const HexGrid& grid) {
        Terrain terrain;
        const int dearest = evenly(1, 16);
        for (const HexId hex : all_hexes(grid)) {
            for (auto& step : terrain.cost[hex.raw]) step = evenly(-1, dearest + 1);
            if (evenly(0, 6) == 0) terrain.halts.add(hex);
        }
        return terrain;
    }
    int operator()(HexId from, Direction d, HexId) const {
        return cost[from.raw][static_cast<std::size_t>(d)];
    }
};

// Bellman and Ford: relax every step until nothing changes.
std::vector<int> naively(const HexGrid& grid, const Terrain& terrain, HexId start, int budget) {
    std::vector<int> best(grid.size(), 255);
    best[start.raw] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (const HexId hex : all_hexes(grid)) {
            if (best[hex.raw] == 255 || (hex != start && terrain.halts.has(hex))) continue;
            for (const Direction d : kDirections) {
                const HexId to = grid.neighbour(hex, d);
                if (to == kNoHex || terrain(hex, d, to) < 0) continue;
                const int total = best[hex.raw] + terrain(hex, d, to);
                if (total > budget || total >= best[to.raw]) continue;
                best[to.raw] = total;
                changed = true;
            }
        }
    }
    return best;
}

RC_GTEST_PROP(PathLaws, CheapestAgreesWithANaiveSearch, ()) {
    const HexGrid grid = any_grid(12);
    const Terrain terrain = Terrain::any(grid);
    const auto may_continue = [&](HexId hex) { return !terrain.halts.has(hex); };
    Reach reach;  // reused, as a search does
    for (int i = 0; i < 3; ++i) {
        const HexId start = any_hex(grid);
        const int budget = evenly(0, kMaxBudget + 1);
        cheapest(grid, start, budget, terrain, reach, may_continue);

        const auto expected = naively(grid, terrain, start, budget);
        std::size_t reached = 0;
        for (const HexId hex : all_hexes(grid)) {
            RC_ASSERT(reach.cost(hex) == expected[hex.raw]);
            reached += reach.reaches(hex) ? 1U : 0U;
        }

        RC_ASSERT(reach.hexes().size() == reached);
        RC_ASSERT(reach.hexes()[0] == start);
        RC_ASSERT(std::is_sorted(reach.hexes().begin(), reach.hexes().end(),
                                 [&](HexId a, HexId b) { return reach.cost(a) < reach.cost(b); }));
    }
}

RC_GTEST_PROP(PathLaws, PathsCostWhatTheyClaim, ()) {
    const HexGrid grid = any_grid(12);
    const Terrain terrain = Terrain::any(grid);
    const HexId start = any_hex(grid);
    Reach reach;
    cheapest(grid, start, 20, terrain, reach, [&](HexId hex) { return !terrain.halts.has(hex); });
    for (const HexId goal : reach.hexes()) {
        const Path path = reach.path_to(goal);
        RC_ASSERT(path[0] == start);
        RC_ASSERT(path.back() == goal);
        int paid = 0;
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            const auto d = grid.direction(path[i], path[i + 1]);
            RC_ASSERT(d.has_value());
            RC_ASSERT(i == 0 || !terrain.halts.has(path[i]));
            RC_ASSERT(reach.previous(path[i + 1]) == path[i]);
            paid += terrain(path[i], *d, path[i + 1]);
        }
        RC_ASSERT(paid == reach.cost(goal));
    }
}

}  // namespace
}  // namespace levee::maps
