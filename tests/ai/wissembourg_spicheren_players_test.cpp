// Computer players of Wissembourg–Spicheren: they keep the rules in whole battles of both maps and
// with every variation, are stronger than chance, and see what the rules make right.
#include <gtest/gtest.h>

#include <ostream>

#include "games/wissembourg_spicheren/entry.h"
#include "games/wissembourg_spicheren/position.h"
#include "tactics.h"

namespace levee::wissembourg_spicheren::testing {
namespace {

using levee::testing::game_of;
using levee::testing::positions;

constexpr const char* kGame = "wissembourg-spicheren";

struct Battlefield {
    const char* name;
    engine::Setup setup;
};
void PrintTo(const Battlefield& battlefield, std::ostream* out) { *out << battlefield.name; }

const std::array kBattlefields{
    Battlefield{"spicheren", {"spicheren", {}}},
    Battlefield{"spicheren_varied",
                {"spicheren", {{"frossard-early", "on"}, {"castagny", "on"}, {"set-up", "free"}}}},
    Battlefield{"wissembourg", {"wissembourg", {}}},
    Battlefield{"wissembourg_varied", {"wissembourg", {{"wolff", "on"}, {"set-up", "free"}}}},
};

class WissembourgSpicherenPlayers : public ::testing::TestWithParam<Battlefield> {};

TEST_P(WissembourgSpicherenPlayers, EveryChoiceOfAWholeBattleIsLegal) {
    const auto game = game_of(kGame);
    for (const auto& names : {std::array<std::string, 2>{"greedy~0.5", "planner:400"},
                              std::array<std::string, 2>{"policy", "greedy"}}) {
        const auto played = levee::testing::play(*game, GetParam().setup, names, 5);
        EXPECT_EQ(played.refused, "");
        EXPECT_TRUE(played.over);
    }
}

TEST_P(WissembourgSpicherenPlayers, GreedyBeatsRandomFromBothSides) {
    const auto game = game_of(kGame);
    double score = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        for (const Side side : kBothSides) {
            std::array<std::string, 2> names{"random", "random"};
            names[index(side)] = "greedy";
            const auto played = levee::testing::play(*game, GetParam().setup, names, seed);
            ASSERT_EQ(played.refused, "");
            score += !played.winner ? 0.5 : played.winner->raw == index(side) ? 1.0 : 0.0;
        }
    EXPECT_GE(score, 7);
}

INSTANTIATE_TEST_SUITE_P(Battles, WissembourgSpicherenPlayers, ::testing::ValuesIn(kBattlefields),
                         [](const auto& battle) { return std::string(battle.param.name); });

// --- positions ----------------------------------------------------------------------------------

const Rules& rules() { return positions<Module>().rules(); }
const Board& board() { return rules().board(); }

UnitId unit(std::string_view key) {
    for (std::uint8_t i = 0; i < kUnits; ++i)
        if (board().units[i].key == key) return UnitId{i};
    ADD_FAILURE() << "no unit " << key;
    return kNoUnit;
}
FormationId formation(std::string_view key) {
    for (std::uint8_t i = 0; i < kFormations; ++i)
        if (board().formations[i].key == key) return FormationId{i};
    ADD_FAILURE() << "no formation " << key;
    return kNoFormation;
}
HexId at(std::string_view hex) { return board().grid.parse(hex); }

constexpr std::size_t kCastle = 1;  // of the objectives of Wissembourg

State empty(BattleId battle, std::uint8_t turn) {
    State s = empty_position(board(), {.battle = battle});
    s.turn = turn;
    return s;
}
void stand(State& s, std::string_view key, std::string_view hex, Direction facing) {
    put(board(), s, unit(key), at(hex), facing);
}

// 13.2.3: the last turn, two regiments in the southernmost row, nobody near whom they could still
// hurt, and the score is even: off the map they are worth the point that wins, on it nothing.
TEST(WissembourgSpicheren_13_2_3, LeavesTheFieldInTheLastTurn) {
    State s = empty(BattleId::Wissembourg, 7);
    stand(s, "FR-50", "0812", Direction::N);
    stand(s, "FR-74", "1012", Direction::N);
    stand(s, "PR-17", "0603", Direction::S);
    stand(s, "PR-18", "0806", Direction::S);
    for (auto& hexes : s.control) hexes.fill(Control::German);
    s.vp[0] = 4;
    start_movement(rules(), s, FormationSet::of(formation("1B")));
    levee::testing::expect_course<Module>(
        s, {"greedy", "planner:500000", "policy"}, [](const State&) { return false; },
        [](const auto& course) {
            return course.end.units[unit("FR-50")].status == Status::Left &&
                   course.end.units[unit("FR-74")].status == Status::Left;
        });
}

// 13.2.3: the last turn, and the castle is empty and in reach of a Prussian brigade: two points.
TEST(WissembourgSpicheren_13_2_3, WalksIntoTheEmptyCastle) {
    State s = empty(BattleId::Wissembourg, 7);
    stand(s, "PR-17", "0805", Direction::S);
    stand(s, "FR-TUR", "0211", Direction::N);
    start_movement(rules(), s, FormationSet::of(formation("V")));
    levee::testing::expect_course<Module>(
        s, {"greedy", "planner:500000", "policy"}, [](const State&) { return false; },
        [](const auto& course) { return course.end.control[kCastle][0] == Control::German; });
}

// 13.1.3: the battlefield is counted when the turn of 20.00 begins, and three brigades are at the
// Rotherberg: somebody stays on it.
TEST(WissembourgSpicheren_13_1_3, StaysOnTheRotherbergUntilItIsCounted) {
    State s = empty(BattleId::Spicheren, 9);
    stand(s, "FR-MICH", "1607", Direction::N);
    stand(s, "FR-DOEN", "1509", Direction::N);
    stand(s, "PR-27", "1605", Direction::S);
    stand(s, "PR-28", "1705", Direction::S);
    stand(s, "PR-9", "1505", Direction::S);
    start_movement(rules(), s, FormationSet::of(formation("3DI")));
    levee::testing::expect_course<Module>(
        s, {"greedy", "planner:500000", "policy"},
        [](const State& now) { return now.active.empty(); },
        [](const auto& course) {
            return course.end.units[unit("FR-MICH")].at == at("1607") ||
                   course.end.units[unit("FR-DOEN")].at == at("1607");
        });
}

// 11.1: a single weak regiment in the open between two strong brigades, flanked, in disorder and on
// its last step, is attacked.
TEST(WissembourgSpicheren_11, AttacksWhoCannotStand) {
    State s = empty(BattleId::Spicheren, 8);
    stand(s, "PR-9", "1105", Direction::S);
    stand(s, "PR-10", "1206", Direction::NW);
    put(board(), s, unit("FR-DOEN"), at("1106"), Direction::N, true);
    stand(s, "FR-MICH", "1109", Direction::N);
    stand(s, "FR-JOLI", "1010", Direction::N);
    s.units[unit("FR-DOEN")].losses = 1;
    s.formations[formation("3DI")].losses = 1;
    rules().rebuild(s);
    start_combat(rules(), s, FormationSet::of(formation("5ID")));
    levee::testing::expect_choice<Module>(
        s, {"greedy", "planner:500000", "policy"},
        [](const Action& a) { return a.verb == Verb::Attack || a.verb == Verb::Coordinate; });
}

}  // namespace
}  // namespace levee::wissembourg_spicheren::testing
