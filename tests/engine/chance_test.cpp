#include "engine/contract/chance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <vector>

namespace levee::engine {
namespace {

using Faces = std::vector<int>;

struct Seen {
    Faces faces;
    int weight = 0;
};

std::vector<Seen> outcomes(const Chance& chance) {
    std::vector<Seen> all;
    for_each_outcome(chance, [&](const Outcome& outcome, int weight) {
        all.push_back({Faces(outcome.faces, outcome.faces + chance.count), weight});
    });
    return all;
}

int sum_of(const Faces& faces) { return std::accumulate(faces.begin(), faces.end(), 0); }

int power(int base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

// How often each sum comes up when every roll is rolled.
std::map<int, int> sums_by_hand(int count, int sides) {
    std::map<int, int> sums{{0, 1}};
    for (int die = 0; die < count; ++die) {
        std::map<int, int> next;
        for (const auto& [sum, ways] : sums)
            for (int face = 1; face <= sides; ++face) next[sum + face] += ways;
        sums = next;
    }
    return sums;
}

struct Dice {
    std::uint8_t count;
    std::uint8_t sides;
};

void PrintTo(const Dice& dice, std::ostream* out) {
    *out << int{dice.count} << "d" << int{dice.sides};
}

class ChanceDice : public testing::TestWithParam<Dice> {};

TEST_P(ChanceDice, ToldApartEveryRollComesOnceInOrder) {
    const auto [count, sides] = GetParam();
    const auto all = outcomes(Chance::dice(count, sides, Chance::Tells::Each, "1"));
    EXPECT_EQ(all.size(), static_cast<std::size_t>(power(sides, count)));
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i].weight, 1);
        for (const int face : all[i].faces) {
            EXPECT_GE(face, 1);
            EXPECT_LE(face, sides);
        }
        if (i > 0) {
            EXPECT_LT(all[i - 1].faces, all[i].faces);
        }
    }
}

TEST_P(ChanceDice, OfSumsEachComesOnceWithAllItsWays) {
    const auto [count, sides] = GetParam();
    const auto all = outcomes(Chance::dice(count, sides, Chance::Tells::Sum, "1"));
    std::map<int, int> found;
    int total = 0;
    for (const Seen& seen : all) {
        for (const int face : seen.faces) {
            EXPECT_GE(face, 1);
            EXPECT_LE(face, sides);
        }
        EXPECT_TRUE(found.emplace(sum_of(seen.faces), seen.weight).second);
        total += seen.weight;
    }
    EXPECT_EQ(found, sums_by_hand(count, sides));
    EXPECT_EQ(total, power(sides, count));
}

TEST_P(ChanceDice, FacesBeyondTheLastDieStayEmpty) {
    const auto [count, sides] = GetParam();
    for (const auto tells : {Chance::Tells::Each, Chance::Tells::Faces, Chance::Tells::Sum})
        for_each_outcome(Chance::dice(count, sides, tells, "1"),
                         [count = count](const Outcome& outcome, int /*weight*/) {
                             for (int i = count; i < kMostDice; ++i) EXPECT_EQ(outcome.faces[i], 0);
                         });
}

// Every roll that can be rolled is one of those that its outcome stands for.
TEST_P(ChanceDice, NotToldApartAnOutcomeStandsForAllRollsWithItsFaces) {
    const auto [count, sides] = GetParam();
    std::map<Faces, int> found;
    for (const Seen& seen : outcomes(Chance::dice(count, sides, Chance::Tells::Faces, "1"))) {
        EXPECT_TRUE(std::ranges::is_sorted(seen.faces));
        EXPECT_TRUE(found.emplace(seen.faces, seen.weight).second) << "twice";
    }
    std::map<Faces, int> counted;
    for (Seen& seen : outcomes(Chance::dice(count, sides, Chance::Tells::Each, "1"))) {
        std::ranges::sort(seen.faces);
        ++counted[seen.faces];
    }
    EXPECT_EQ(found, counted);
}

// La Vendée rolls eight at once and more.
TEST(Chance, ADozenDiceAreWithinTheLimits) {
    for (const auto tells : {Chance::Tells::Faces, Chance::Tells::Sum}) {
        std::int64_t total = 0;
        std::size_t kinds = 0;
        for_each_outcome(Chance::dice(12, 6, tells, "1"), [&](const Outcome&, int weight) {
            EXPECT_GT(weight, 0);
            total += weight;
            ++kinds;
        });
        EXPECT_EQ(total, 2'176'782'336);
        EXPECT_EQ(kinds, tells == Chance::Tells::Sum ? 61U : 6188U);
    }
}

INSTANTIATE_TEST_SUITE_P(Chance, ChanceDice,
                         testing::Values(Dice{1, 6}, Dice{1, 1}, Dice{2, 6}, Dice{2, 10},
                                         Dice{3, 6}, Dice{3, 2}, Dice{4, 6}, Dice{4, 3}));

TEST(Chance, TwoDiceAsTheyAlwaysWere) {
    const auto sums = outcomes(Chance::dice(2, 6, Chance::Tells::Sum, "1"));
    ASSERT_EQ(sums.size(), 11U);
    EXPECT_EQ(sums[0].faces, (Faces{1, 1}));
    EXPECT_EQ(sums[5].faces, (Faces{1, 6}));
    EXPECT_EQ(sums[6].faces, (Faces{2, 6}));
    EXPECT_EQ(sums[10].faces, (Faces{6, 6}));
}

TEST(Chance, ManyFacesDoNotOverflow) {
    int sums = 0;
    std::int64_t total = 0;
    for_each_outcome(Chance::dice(4, 100, Chance::Tells::Sum, "1"),
                     [&](const Outcome&, int weight) {
                         ++sums;
                         total += weight;
                     });
    EXPECT_EQ(sums, 397);
    EXPECT_EQ(total, 100'000'000);
    // The most likely sum of the largest dice there can be.
    EXPECT_GT(ways_to_roll(512, 4, 255), 0);
    EXPECT_EQ(ways_to_roll(512, 4, 255), ways_to_roll(4 * 256 - 512, 4, 255));
}

TEST(Chance, ImpossibleSumsHaveNoWay) {
    EXPECT_EQ(ways_to_roll(2, 3, 6), 0);
    EXPECT_EQ(ways_to_roll(19, 3, 6), 0);
    EXPECT_EQ(ways_to_roll(0, 1, 6), 0);
}

TEST(Chance, PicksLeaveOutWhatHasNoWeight) {
    Chance chance;
    chance.kind = Chance::Kind::Pick;
    for (const int weight : {3, 0, 1}) chance.weights.push_back(static_cast<std::uint16_t>(weight));
    std::map<int, int> found;
    for_each_outcome(chance,
                     [&](const Outcome& outcome, int weight) { found[outcome.faces[0]] = weight; });
    EXPECT_EQ(found, (std::map<int, int>{{0, 3}, {2, 1}}));
}

TEST(Chance, NothingAskedNothingComes) {
    for_each_outcome(Chance{}, [](const Outcome&, int) { ADD_FAILURE(); });
}

TEST(Chance, RandomAnswersAreAmongTheOutcomes) {
    Random random(1793);
    const Chance chance = Chance::dice(4, 3, Chance::Tells::Each, "1");
    std::set<Faces> possible;
    for (const Seen& seen : outcomes(chance)) possible.insert(seen.faces);
    std::set<Faces> rolled;
    for (int i = 0; i < 2000; ++i) {
        const Outcome outcome = random.answer(chance);
        rolled.insert(Faces(outcome.faces, outcome.faces + 4));
    }
    EXPECT_EQ(rolled, possible);
}

}  // namespace
}  // namespace levee::engine
