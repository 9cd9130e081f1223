// A game that says nothing to computer players but what its figures are has players all the same.
#include <gtest/gtest.h>

#include <set>

#include "ai/game_players_of.h"
#include "engine/counting/figures.h"
#include "engine/toy_module.h"
#include "support.h"

namespace levee::testing {
namespace {

namespace toy = engine::toy;

// What matters in The Ford, and not a word on how its decisions hang together.
struct FordEvaluator {
    using Module = toy::Module;
    using Features = std::array<float, 2>;

    explicit FordEvaluator(const toy::Rules& /*rules*/) {}
    static std::vector<std::string> names() { return {"miles", "bread"}; }
    void features(const toy::State& s, Features& out) const {
        out[0] = static_cast<float>(s.at[0]) - static_cast<float>(s.at[1]);
        out[1] = static_cast<float>(s.bread[0]) - static_cast<float>(s.bread[1]);
    }
};

class Ford : public ::testing::Test {
 protected:
    const engine::GameOf<toy::Module> game{toy::Board{}};

    ai::GamePlayers players(std::string_view weights = "miles 1\nbread 0.25\n") const {
        auto made = ai::thinking_players<FordEvaluator>(game, weights);
        return {game, std::get<std::shared_ptr<const ai::ThinkingPlayers>>(std::move(made))};
    }

    // How many games the first of two wins less those that it loses, half of them on either side.
    int lead(const std::string& name, const std::string& against, std::uint64_t games) const {
        const auto all = players();
        int lead = 0;
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            const std::uint8_t seat = seed % 2 == 0 ? 0 : 1;
            std::array<std::string, 2> names{against, against};
            names[seat] = name;
            const auto played = play(game, all, {"morning", {}}, names, seed);
            EXPECT_TRUE(played.over) << played.refused;
            if (played.winner) lead += *played.winner == engine::SideId{seat} ? 1 : -1;
        }
        return lead;
    }
};

TEST_F(Ford, GreedyBeatsRandomByItsFiguresAlone) { EXPECT_GE(lead("greedy", "random", 100), 40); }

TEST_F(Ford, SoDoesAPlannerAndItIsNoWorseThanGreedy) {
    EXPECT_GE(lead("planner:2000", "random", 40), 16);
    EXPECT_GE(lead("planner:2000", "greedy", 40), -8);
}

TEST_F(Ford, WithoutRulesOfThumbThePolicyIsRandom) {
    const auto table = std::get<std::unique_ptr<engine::Table>>(game.open({"morning", {}}));
    engine::Random dice(1);
    while (table->actor().is_chance())
        table->apply(table->chance_notation(dice.answer(table->chance())),
                     engine::Language::English);
    const auto policy = player(players(), "policy", 3);
    std::set<std::string> chosen;
    for (int i = 0; i < 100; ++i) {
        chosen.insert(policy->decide(*table, engine::Language::English).notation);
        EXPECT_FALSE(table->why_not(*chosen.rbegin(), engine::Language::English));
    }
    EXPECT_EQ(chosen.size(), table->choices(engine::Language::English).size());
}

TEST_F(Ford, HintsAndChancesAreGivenToo) {
    const auto table =
        std::get<std::unique_ptr<engine::Table>>(game.open({"morning", {{"ahead", "yes"}}}));
    engine::Random dice(1);
    while (table->actor().is_chance())
        table->apply(table->chance_notation(dice.answer(table->chance())),
                     engine::Language::English);
    const auto all = players();
    EXPECT_GT(all.assessment(*table, engine::SeatId{0}), 0.5);
    EXPECT_LT(all.assessment(*table, engine::SeatId{1}), 0.5);
    EXPECT_FALSE(all.hints(*table, table->actor().seat, engine::Language::English).empty());
}

TEST_F(Ford, AWeightOfNoFigureIsAMistake) {
    const auto made = ai::thinking_players<FordEvaluator>(game, "miles 1\nelephants 2\n");
    ASSERT_NE(engine::mistake(made), nullptr);
    EXPECT_NE(engine::mistake(made)->text().find("elephants"), std::string::npos);
}

// A figure stands in the code once, and its name is made of that.
TEST(FigureNames, AreThoseOfTheEnumerators) {
    EXPECT_EQ(engine::figure_name("kStarNear"), "star-near");
    EXPECT_EQ(engine::figure_name("kLevel1"), "level1");
    EXPECT_EQ(engine::figure_name("kFarFromChief"), "far-from-chief");
}

}  // namespace
}  // namespace levee::testing
