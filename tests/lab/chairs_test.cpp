// Two players and more than two chairs: a side's player takes all chairs of that side.
#include "lab/chairs.h"

#include <array>
#include <numeric>

#include "ford_for_three.h"
#include "lab/match.h"
#include "lab/run.h"
#include "lab/simulate.h"
#include "lab/summary.h"
#include "support.h"

namespace levee::testing {
namespace {

using engine::SeatId;
using lab::Chairs;
using lab::MatchGame;
using lab::MatchTally;

TEST(Chairs, ArePlayedBySide) {
    const auto of_three = [](SeatId seat) { return engine::SideId{seat == SeatId{1}}; };
    for (const bool swapped : {false, true}) {
        const Chairs chairs(3, swapped, of_three);
        EXPECT_EQ(chairs.player(SeatId{0}), swapped ? Chairs::kB : Chairs::kA);
        EXPECT_EQ(chairs.player(SeatId{1}), swapped ? Chairs::kA : Chairs::kB);
        EXPECT_EQ(chairs.player(SeatId{2}), swapped ? Chairs::kB : Chairs::kA);
        EXPECT_EQ(chairs.first_of_a(), SeatId{static_cast<std::uint8_t>(swapped ? 1 : 0)});
    }
}

class ForThree : public ::testing::Test {
 protected:
    const engine::GameOf<ford::Module> game{engine::toy::Board{}};
};

TEST_F(ForThree, AMatchSeatsAPlayerInAllChairsOfItsSide) {
    lab::MatchPlan plan;
    plan.setup = {"morning", {}};
    plan.players = {"recruit", "random"};  // the same in a game whose players do not think
    plan.pairs = 20;
    const auto watch = [](const MatchTally&, const MatchGame& played) {
        using Names = std::vector<std::string>;
        EXPECT_EQ(played.record.seats, played.swapped ? (Names{"random", "recruit", "random"})
                                                      : (Names{"recruit", "random", "recruit"}));
        std::array<int, 3> decided{};
        for (const auto& line : played.record.lines)
            if (line.by.is_seat()) ++decided[line.by.seat.raw];
        EXPECT_GE(decided[0], decided[2]);
        EXPECT_GT(decided[1], 0);
        return true;
    };
    const auto played = lab::play_match(game, plan, watch);
    ASSERT_EQ(engine::mistake(played), nullptr);
    const auto& tally = std::get<MatchTally>(played);
    // The same decisions with other names: what one wins the other loses.
    EXPECT_EQ(tally.pairs, (lab::Pentanomial{0, 0, 20, 0, 0}));
    EXPECT_DOUBLE_EQ(tally.side_points[0] + tally.side_points[1], 40);
}

TEST_F(ForThree, ASimulationLetsTheBetterPlayerWinWithEitherSide) {
    auto made = lab::simulator_of<ford::Policy, ford::Counter>(game, {"morning", {}});
    ASSERT_EQ(engine::mistake(made), nullptr);
    const auto simulator = std::get<std::unique_ptr<lab::Simulator>>(std::move(made));
    lab::SimulationPlan plan;
    plan.a = "policy";
    plan.swap = true;
    std::vector<std::uint64_t> numbers(200);
    std::iota(numbers.begin(), numbers.end(), 0U);
    std::array<int, 2> won{};
    std::array<int, 2> lost{};
    const auto trouble = lab::run_games(*simulator, plan, numbers, 2, [&](const lab::GameRow& row) {
        EXPECT_EQ(row.side_of_a, row.number % 2);
        if (row.tally.winner != engine::Tally::kNobody)
            ++(row.tally.winner == row.side_of_a ? won : lost)[row.side_of_a];
        return true;
    });
    EXPECT_FALSE(trouble) << trouble->text();
    for (const std::size_t side : {0U, 1U}) EXPECT_GT(won[side], 2 * lost[side]);
}

// Neerwinden 8.6: whoever wins the bid may take the other camp. The players stay on their chairs,
// and the better one still wins, whichever camp it has come to.
TEST(Bid, MovesAPlayerWithItsChair) {
    const Laboratory laboratory("neerwinden");
    const auto simulator = std::get<std::unique_ptr<lab::Simulator>>(
        lab::simulator(*laboratory.game, {"historical", {{"bidding", "on"}}}));
    lab::SimulationPlan plan;
    plan.a = "policy";
    plan.swap = true;
    plan.luck = false;
    std::vector<std::uint64_t> numbers(40);
    std::iota(numbers.begin(), numbers.end(), 0U);
    int moved = 0;
    int won = 0;
    const auto trouble = lab::run_games(*simulator, plan, numbers, 2, [&](const lab::GameRow& row) {
        moved += row.side_of_a == row.number % 2 ? 0 : 1;
        won += row.tally.winner == row.side_of_a ? 1 : 0;
        return true;
    });
    EXPECT_FALSE(trouble) << trouble->text();
    EXPECT_GT(moved, 5);
    EXPECT_LT(moved, 40);
    EXPECT_GT(won, 30);
}

}  // namespace
}  // namespace levee::testing
