// Which way troops look in Wissembourg–Spicheren: a counter turns when it moves (7.3), and then the
// enemy comes.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "games/wissembourg_spicheren/entry.h"
#include "tactics.h"

#include "engine/contract/frames.h"

namespace levee::wissembourg_spicheren::testing {
namespace {

const Board& board() { return levee::testing::positions<Module>().rules().board(); }

// What a player chose while an enemy was within three hexes and it could have looked at him.
struct Facings {
    int chosen = 0;
    int away = 0;  // no nearest enemy is before the unit
    double share() const { return static_cast<double>(away) / chosen; }
};

std::vector<HexId> nearest_enemies(const State& s, UnitId who) {
    constexpr int kNear = 3;
    std::vector<HexId> nearest;
    int least = kNear;
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const Unit& x = s.units[UnitId{i}];
        if (board().side[i] == board().side[who.raw] || x.status != Status::OnMap) continue;
        const int far = board().grid.distance(s.units[who].at, x.at);
        if (far > least) continue;
        if (far < least) nearest.clear();
        least = far;
        nearest.push_back(x.at);
    }
    return nearest;
}

// 2: one of its three front hexes is nearer to the enemy.
bool looks_at(HexId from, Direction facing, HexId enemy) {
    const auto& grid = board().grid;
    return std::ranges::any_of(maps::kDirections, [&](Direction d) {
        const HexId to = grid.neighbour(from, d);
        return maps::arc(facing, d) == maps::Arc::Front && to != maps::kNoHex &&
               grid.distance(to, enemy) < grid.distance(from, enemy);
    });
}

void count(const State& s, const Action& chosen, std::array<Facings, 2>& facings) {
    if (chosen.verb != Verb::Face || engine::top(s).business != Business::Facing) return;
    const UnitId who = engine::top(s).unit;
    const auto enemies = nearest_enemies(s, who);
    const auto looks = [&](const Action& a) {
        return std::ranges::any_of(enemies, [&](HexId enemy) {
            return looks_at(s.units[who].at, static_cast<Direction>(a.number), enemy);
        });
    };
    Rules::Actions offered;
    levee::testing::positions<Module>().rules().legal_actions(s, offered);
    if (std::ranges::none_of(offered, looks)) return;
    Facings& of = facings[index(board().side[who.raw])];
    of.chosen += 1;
    of.away += looks(chosen) ? 0 : 1;
}

struct Occasion {
    const char* player;
    const char* scenario;
    std::uint64_t games;
};
void PrintTo(const Occasion& o, std::ostream* out) { *out << o.player << ", " << o.scenario; }

class WissembourgSpicherenFacings : public ::testing::TestWithParam<Occasion> {};

TEST_P(WissembourgSpicherenFacings, LookAtTheNearestEnemyWithinThreeHexes) {
    constexpr double kBar = 0.03;
    constexpr int kEnough =
        15;  // at Wissembourg the French stand behind walls, which face all round
    std::array<Facings, 2> facings{};
    for (std::uint64_t seed = 1; seed <= GetParam().games; ++seed)
        levee::testing::positions<Module>().play_game(
            GetParam().scenario, GetParam().player, seed,
            [&](const State& s, const Action& chosen) { count(s, chosen, facings); });
    for (const Side side : kBothSides) {
        const Facings& of = facings[index(side)];
        RecordProperty(side == Side::French ? "french" : "germans",
                       std::to_string(of.away) + " of " + std::to_string(of.chosen));
        EXPECT_GT(of.chosen, kEnough) << "too few to tell";
        EXPECT_LE(of.share(), kBar)
            << (side == Side::French ? "French: " : "Germans: ") << of.away << " of " << of.chosen;
    }
}

INSTANTIATE_TEST_SUITE_P(Players, WissembourgSpicherenFacings,
                         ::testing::Values(Occasion{"policy", "spicheren", 8},
                                           Occasion{"policy", "wissembourg", 16},
                                           Occasion{"greedy", "spicheren", 6},
                                           Occasion{"greedy", "wissembourg", 30},
                                           Occasion{"planner:30000", "spicheren", 3},
                                           Occasion{"planner:10000", "wissembourg", 16}));

}  // namespace
}  // namespace levee::wissembourg_spicheren::testing
