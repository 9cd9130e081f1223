#include "lab/simulator.h"

#include <cmath>
#include <set>

#include "games/neerwinden/entry.h"
#include "games/neerwinden/tally.h"
#include "lab/players.h"
#include "lab/simulate.h"
#include "lab/summary.h"
#include "support.h"

namespace levee::testing {
namespace {

using lab::GameRow;

class Simulation : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(EveryGame, Simulation, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

TEST_P(Simulation, IsTheSameWhateverTheNumberOfJobs) {
    const Laboratory laboratory(GetParam());
    const auto alone = laboratory.play(24, 1);
    EXPECT_EQ(laboratory.play(24, 3), alone);
    EXPECT_EQ(laboratory.play(10, 2), std::vector(alone.begin(), alone.begin() + 10));
}

TEST_P(Simulation, OfAnotherSeedIsAnother) {
    const Laboratory laboratory(GetParam());
    lab::SimulationPlan other;
    other.seed = 2;
    const auto first = laboratory.play(8);
    const auto second = laboratory.play(8, 1, other);
    ASSERT_EQ(first.size(), 8U);
    ASSERT_EQ(second.size(), 8U);
    for (std::size_t i = 0; i < first.size(); ++i) EXPECT_NE(first[i].tally, second[i].tally);
}

TEST_P(Simulation, MeasuresLuckWithoutTouchingTheGames) {
    const Laboratory laboratory(GetParam());
    lab::SimulationPlan unmeasured;
    unmeasured.luck = false;
    auto with = laboratory.play(12);
    for (GameRow& row : with) {
        EXPECT_NE(lab::luck_of_first(row), 0);
        row.tally.luck.assign(row.tally.luck.size(), 0);
    }
    EXPECT_EQ(laboratory.play(12, 1, unmeasured), with);
}

// Whatever is rolled, what came and what could be expected are the same on average.
TEST_P(Simulation, HasNoLuckOnAverage) {
    const Laboratory laboratory(GetParam());
    const auto rows = laboratory.play(300, 2);
    const auto summary = lab::summarise(laboratory.sheet(), rows);
    const auto& luck = summary.luck.total;
    EXPECT_LT(std::abs(luck.value), 4 * luck.deviation / std::sqrt(300.0));
    EXPECT_GT(luck.deviation, 0.3);
    EXPECT_GT(summary.luck.with_lead.correlation, 0.05);
}

TEST_P(Simulation, SwappedGamesShareTheirSeedAndNotTheirPlayers) {
    const Laboratory laboratory(GetParam());
    lab::SimulationPlan plan;
    plan.swap = true;
    const auto rows = laboratory.play(8, 1, plan);
    std::set<std::uint64_t> seeds;
    for (std::size_t i = 0; i < rows.size(); i += 2) {
        EXPECT_EQ(rows[i].seed, rows[i + 1].seed);
        EXPECT_NE(rows[i].side_of_a, rows[i + 1].side_of_a);
        seeds.insert(rows[i].seed);
    }
    EXPECT_EQ(seeds.size(), 4U);
}

TEST_P(Simulation, RefusesAPlayerThatDoesNotExist) {
    const Laboratory laboratory(GetParam());
    lab::SimulationPlan plan;
    plan.b = "napoleon";
    const auto lane = laboratory.simulator->lane(plan);
    ASSERT_NE(engine::mistake(lane), nullptr);
    EXPECT_NE(engine::mistake(lane)->text().find("napoleon"), std::string::npos);
}

TEST_P(Simulation, StopsWhenItIsToldTo) {
    const Laboratory laboratory(GetParam());
    int games = 0;
    const auto trouble = lab::run_games(*laboratory.simulator, {}, {4, 5, 6, 7, 8, 9}, 1,
                                        [&](const GameRow&) { return ++games < 3; });
    EXPECT_FALSE(trouble);
    EXPECT_EQ(games, 3);
}

// The same battles, as their end states have them.
TEST(TallyOfNeerwinden, AgreesWithItself) {
    const Laboratory laboratory("neerwinden");
    const auto& sheet = laboratory.sheet();
    const std::size_t arms = sheet.losses[0].items.size();
    int lost = 0;
    for (const GameRow& row : laboratory.play(60, 2)) {
        const auto& tally = row.tally;
        EXPECT_EQ(tally.lead, tally.lead_after[static_cast<std::size_t>(sheet.turns) - 1]);
        EXPECT_EQ(tally.winner, tally.lead == 0 ? engine::Tally::kNobody : tally.lead > 0 ? 0 : 1);
        const auto sum = [&](std::size_t from, std::size_t to) {
            return std::accumulate(tally.losses.begin() + static_cast<std::ptrdiff_t>(from),
                                   tally.losses.begin() + static_cast<std::ptrdiff_t>(to), 0);
        };
        EXPECT_EQ(sum(0, arms), sum(arms, arms + sheet.losses[1].items.size()));
        lost += sum(0, arms);
    }
    EXPECT_GT(lost, 0);
}

TEST(TallyOfForGodAndKing, CountsWhatLeavesTheMap) {
    const Laboratory laboratory("for-god-and-king");
    const auto rows = laboratory.play(40, 2);
    const auto summary = lab::summarise(laboratory.sheet(), rows);
    const std::size_t forces = laboratory.sheet().losses[0].items.size();
    const auto place = [&](std::string_view key) {
        const auto& items = laboratory.sheet().losses[0].items;
        return static_cast<std::size_t>(
            std::ranges::find(items, key, &engine::TallySheet::Item::key) - items.begin());
    };
    EXPECT_GT(summary.losses[place("saumur")].mean.value, 0);
    // 2.5: only Vendéens go home.
    EXPECT_GT(summary.losses[forces + place("anjou")].mean.value, 1);
    EXPECT_EQ(summary.losses[forces + place("saumur")].mean.value, 0);
    for (const GameRow& row : rows)
        EXPECT_EQ(row.tally.lead,
                  row.tally.lead_after[static_cast<std::size_t>(laboratory.sheet().turns) - 1]);
}

// A computer player meets the table that it would meet in a served game.
TEST(PlayerAtTable, DecidesLegally) {
    const Laboratory laboratory("neerwinden");
    const auto& game = dynamic_cast<const engine::GameOf<neerwinden::Module>&>(*laboratory.game);
    const auto players = std::get<ai::GamePlayers>(ai::GamePlayers::of(game));
    auto opponent = players.opponent("random", 7);
    lab::AtTable<neerwinden::Module> player(
        game.rules(), std::get<std::unique_ptr<ai::Opponent>>(std::move(opponent)));
    auto state =
        std::get<neerwinden::State>(neerwinden::Module::new_game(game.rules(), {"historical", {}}));
    engine::Random dice(7);
    int decisions = 0;
    for (int i = 0; i < 300 && !game.rules().actor(state).is_over(); ++i) {
        if (game.rules().actor(state).is_chance()) {
            const auto outcome = dice.answer(game.rules().chance(state));
            game.rules().apply(state, game.rules().chance_action(state, outcome), nullptr);
            continue;
        }
        ++decisions;
        const auto decided = player.decide(state);
        ASSERT_EQ(engine::mistake(decided), nullptr);
        const auto& action = std::get<neerwinden::Action>(decided);
        ASSERT_TRUE(game.rules().why_not(state, action).legal());
        game.rules().apply(state, action, nullptr);
    }
    EXPECT_GT(decisions, 100);
}

}  // namespace
}  // namespace levee::testing
