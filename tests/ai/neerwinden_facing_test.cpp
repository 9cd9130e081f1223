// Which way troops look. No figure tells one facing from another before the enemy is next door, and
// that is when it is too late to turn.
#include <ostream>

#include "neerwinden_positions.h"

#include "engine/contract/frames.h"

namespace levee::neerwinden::testing {
namespace {

// What a player chose while a steady enemy was within three hexes and it could have looked at him.
struct Facings {
    int chosen = 0;
    int away = 0;  // no nearest enemy is before the unit
    double share() const { return static_cast<double>(away) / chosen; }
};

bool looks_at(HexId from, Direction facing, HexId enemy) {
    const auto& grid = board().grid;
    const auto before = [&](Direction d) {
        const HexId to = grid.neighbour(from, d);
        return maps::arc(facing, d) == maps::Arc::Front && to != maps::kNoHex &&
               grid.distance(to, enemy) < grid.distance(from, enemy);
    };
    return std::ranges::any_of(maps::kDirections, before);
}

std::vector<HexId> nearest_enemies(const State& s, UnitId who) {
    constexpr int kNear = 3;
    std::vector<HexId> nearest;
    int least = kNear;
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const Unit& x = s.units[UnitId{i}];
        if (board().side[i] == board().side[who.raw] || x.status != Status::OnMap ||
            x.level == Level::Routed)
            continue;
        const int far = board().grid.distance(s.units[who].at, x.at);
        if (far > least) continue;
        if (far < least) nearest.clear();
        least = far;
        nearest.push_back(x.at);
    }
    return nearest;
}

// The unit that a choice turns, and where to; nobody if it turns nobody.
UnitId turning(const State& s, const Action& a) {
    if (a.verb == Verb::Face) return engine::top(s).unit;
    if (a.verb != Verb::Turn) return kNoUnit;
    for (std::uint8_t i = 0; i < kUnits; ++i)
        if (s.units[UnitId{i}].status == Status::OnMap && s.units[UnitId{i}].at == a.hex)
            return UnitId{i};
    return kNoUnit;
}

void count(const State& s, const Action& chosen, std::array<Facings, 2>& facings) {
    const UnitId who = turning(s, chosen);
    if (who == kNoUnit) return;
    const auto enemies = nearest_enemies(s, who);
    const auto looks = [&](const Action& a) {
        return turning(s, a) == who && std::ranges::any_of(enemies, [&](HexId enemy) {
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

class FacingsOf : public ::testing::TestWithParam<Occasion> {};

TEST_P(FacingsOf, LookAtTheNearestEnemyWithinThreeHexes) {
    constexpr double kBar = 0.03;
    std::array<Facings, 2> facings{};
    for (std::uint64_t seed = 1; seed <= GetParam().games; ++seed)
        levee::testing::positions<Module>().play_game(
            GetParam().scenario, GetParam().player, seed,
            [&](const State& s, const Action& chosen) { count(s, chosen, facings); });
    for (const Side side : {Side::French, Side::Austrian}) {
        const Facings& of = facings[index(side)];
        RecordProperty(side == Side::French ? "french" : "austrians",
                       std::to_string(of.away) + " of " + std::to_string(of.chosen));
        EXPECT_GT(of.chosen, 50) << "too few to tell";
        EXPECT_LE(of.share(), kBar) << (side == Side::French ? "French: " : "Austrians: ")
                                    << of.away << " of " << of.chosen;
    }
}

INSTANTIATE_TEST_SUITE_P(Players, FacingsOf,
                         ::testing::Values(Occasion{"policy", "historical", 8},
                                           Occasion{"greedy", "historical", 6},
                                           Occasion{"greedy", "what-if", 4},
                                           Occasion{"planner:30000", "historical", 3}));

}  // namespace
}  // namespace levee::neerwinden::testing
