// The tree below an idea. What the actions mean does not matter here: a made-up result follows
// each.
#include "ai/reply_tree.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <initializer_list>
#include <vector>

#include "games/neerwinden/evaluate.h"

namespace levee::testing {
namespace {

using Tree = ai::ReplyTree<neerwinden::Evaluator>;
using neerwinden::Action;
using Actions = neerwinden::Rules::Actions;
using engine::SeatId;
using engine::SideId;

constexpr SideId kFirst{0};
constexpr SideId kSecond{1};

Action numbered(int n) { return Action::bid(static_cast<std::uint8_t>(n)); }

Actions offer(std::initializer_list<int> numbers) {
    Actions list;
    for (const int n : numbers) list.push_back(numbered(n));
    return list;
}

// Fills a list with these, the best first, and counts how often it is asked.
struct Ideas {
    std::vector<int> numbers;
    int asked = 0;
    void operator()(std::vector<Action>& list) {
        ++asked;
        for (const int n : numbers) list.push_back(numbered(n));
    }
};

// Trials of one decision; the chance of the first side follows the choice. How often each was made.
std::array<int, 8> try_often(Tree& tree, SideId decider, Ideas& ideas, const Actions& offered,
                             int trials, const std::array<double, 8>& chances) {
    std::array<int, 8> times{};
    for (int i = 0; i < trials; ++i) {
        tree.begin();
        const int n = tree.choose({decider.raw}, decider, offered, std::ref(ideas)).number;
        ++times[static_cast<std::size_t>(n)];
        tree.learn(kFirst, chances[static_cast<std::size_t>(n)]);
    }
    return times;
}

TEST(ReplyTree, BeginsWithWhatOneStepLikesBest) {
    Tree tree;
    Ideas ideas{{3, 1, 2}};
    tree.begin();
    EXPECT_EQ(tree.choose(SeatId{0}, kFirst, offer({1, 2, 3}), std::ref(ideas)), numbered(3));
    EXPECT_FALSE(tree.inside()) << "a trial adds one node";
}

TEST(ReplyTree, FindsWhatOneStepMisjudged) {
    Tree tree;
    Ideas ideas{{1, 2, 3}};
    const auto times =
        try_often(tree, kFirst, ideas, offer({1, 2, 3}), 200, {0, 0.4, 0.3, 0.9, 0, 0, 0, 0});
    EXPECT_GT(times[3], 150);
    EXPECT_EQ(ideas.asked, 1) << "one step is asked once a node";
}

TEST(ReplyTree, TheOtherSideWantsTheContrary) {
    Tree tree;
    Ideas ideas{{1, 2, 3}};
    const auto times =
        try_often(tree, kSecond, ideas, offer({1, 2, 3}), 200, {0, 0.4, 0.1, 0.9, 0, 0, 0, 0});
    EXPECT_GT(times[2], 150);
}

// Progressive widening: few visits go to the first ideas.
TEST(ReplyTree, OpensChoicesByAndBy) {
    Tree tree;
    Ideas ideas{{1, 2, 3, 4, 5, 6}};
    const auto few = try_often(tree, kFirst, ideas, offer({1, 2, 3, 4, 5, 6}), 3,
                               {0, .5, .5, .5, .5, .5, .5, 0});
    EXPECT_EQ(few[3] + few[4] + few[5] + few[6], 0);
    const auto many = try_often(tree, kFirst, ideas, offer({1, 2, 3, 4, 5, 6}), 100,
                                {0, .5, .5, .5, .5, .5, .5, 0});
    EXPECT_GT(many[3], 0);
    EXPECT_EQ(many[5] + many[6], 0) << "four are enough";
}

// In another world not everything can be done.
TEST(ReplyTree, TakesWhatThisWorldOffers) {
    Tree tree;
    Ideas ideas{{1, 2}};
    const auto times = try_often(tree, kFirst, ideas, offer({2, 7}), 5, {});
    EXPECT_EQ(times[2], 5);
    Ideas others{{7}};
    tree.begin();
    EXPECT_EQ(tree.choose(SeatId{0}, kFirst, offer({7}), std::ref(others)), numbered(7));
    EXPECT_FALSE(tree.inside());
    EXPECT_EQ(others.asked, 1);
}

// Chairs of a side want the same.
TEST(ReplyTree, AnotherChairOfTheSideIsNoEnemy) {
    Tree tree;
    Ideas ideas{{1, 2, 3}};
    std::array<int, 8> times{};
    for (int i = 0; i < 200; ++i) {
        tree.begin();
        const int n = tree.choose(SeatId{2}, kFirst, offer({1, 2, 3}), std::ref(ideas)).number;
        ++times[static_cast<std::size_t>(n)];
        tree.learn(kFirst, n == 3 ? 0.9 : 0.4);
    }
    EXPECT_GT(times[3], 150);
}

// The decider below an idea answers for himself: what is good for one is what the other avoids.
TEST(ReplyTree, RemembersTwoDecisionsDeep) {
    Tree tree;
    Ideas mine{{1, 2}};
    Ideas theirs{{3, 4}};
    std::array<int, 8> last{};
    for (int i = 0; i < 400; ++i) {
        tree.begin();
        const int first = tree.choose(SeatId{0}, kFirst, offer({1, 2}), std::ref(mine)).number;
        // Greed takes 1; but then the enemy has an answer.
        double chance = first == 1 ? 0.9 : 0.6;
        if (tree.inside()) {
            const int second =
                tree.choose(SeatId{1}, kSecond, offer({3, 4}), std::ref(theirs)).number;
            if (first == 1 && second == 4) chance = 0.1;
        }
        tree.learn(kFirst, chance);
        if (i >= 300) ++last[static_cast<std::size_t>(first)];
    }
    EXPECT_GT(last[2], 80);
}

}  // namespace
}  // namespace levee::testing
