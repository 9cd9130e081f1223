// What every thinking player owes to everybody, along whole games and with every option.
#include <gtest/gtest.h>

#include <ostream>

#include "support.h"

namespace levee::testing {
namespace {

struct Occasion {
    const char* name;
    const char* game;
    engine::Setup setup;
};
void PrintTo(const Occasion& occasion, std::ostream* out) { *out << occasion.name; }

const std::array kOccasions{
    Occasion{"neerwinden", "neerwinden", {"historical", {}}},
    Occasion{"whatif_with_secret_orders", "neerwinden", {"what-if", {{"secret-orders", "on"}}}},
    Occasion{"neerwinden_with_a_bid_and_free_set_up",
             "neerwinden",
             {"historical", {{"bidding", "on"}, {"set-up", "free"}}}},
    Occasion{"for_god_and_king", "for-god-and-king", {"campaign", {}}},
    Occasion{"for_god_and_king_with_free_set_up",
             "for-god-and-king",
             {"campaign", {{"set-up", "free"}}}},
};

using Pair = std::array<std::string, 2>;

class Laws : public ::testing::TestWithParam<Occasion> {};

TEST_P(Laws, EveryChoiceOfAWholeGameIsLegal) {
    const auto game = game_of(GetParam().game);
    const auto played = play(*game, GetParam().setup, {"greedy~0.5", "planner:400"}, 5);
    EXPECT_EQ(played.refused, "");
    EXPECT_TRUE(played.over);
}

// The same seeds and the same budget of calls: the same record to the last die. Another seed of the
// players' and of the dice: another one.
TEST_P(Laws, TheSameSeedsGiveTheSameRecord) {
    const auto game = game_of(GetParam().game);
    const auto record = [&](const Pair& names, std::uint64_t seed) {
        return play(*game, GetParam().setup, names, seed, 200).record;
    };
    for (const Pair& names : {Pair{"greedy", "greedy~0.5"}, Pair{"planner:1000", "greedy"}}) {
        const auto first = record(names, 9);
        EXPECT_EQ(first, record(names, 9)) << names[0] << " against " << names[1];
        EXPECT_NE(first, record(names, 10)) << names[0] << " against " << names[1];
    }
}

INSTANTIATE_TEST_SUITE_P(Occasions, Laws, ::testing::ValuesIn(kOccasions),
                         [](const auto& occasion) { return std::string(occasion.param.name); });

}  // namespace
}  // namespace levee::testing
