#include "support/no_allocation.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "engine/toy_game.h"

namespace levee::engine {
namespace {

using support::Allocations;
using support::allocations_during;
using support::allocations_in_play;

TEST(CountingNew, CountsEveryForm) {
    EXPECT_EQ(allocations_during([] {}), 0U);
    // Plain calls, which a compiler may not leave out as it may leave out a new-expression.
    EXPECT_EQ(allocations_during([] { ::operator delete(::operator new(1)); }), 1U);
    EXPECT_EQ(allocations_during([] { ::operator delete[](::operator new[](1)); }), 1U);
    EXPECT_EQ(allocations_during([] { ::operator delete(::operator new(0, std::nothrow)); }), 1U);
    constexpr std::align_val_t kWide{64};
    EXPECT_EQ(allocations_during([] { ::operator delete(::operator new(1, kWide), kWide); }), 1U);
    std::vector<int> list;
    EXPECT_EQ(allocations_during([&] { list.resize(1'000); }), 1U);
}

TEST(NoAllocation, InTheHotPathOfAGame) {
    const toy::Rules rules;
    const auto found = allocations_in_play(
        rules, [&] { return rules.new_game(); }, 10'000, 1);
    EXPECT_EQ(found, Allocations{});
}

// What the engine adds to the game: nothing.
TEST(NoAllocation, InRandomPlayItself) {
    const toy::Rules rules;
    Random random(1);
    EXPECT_EQ(allocations_during([&] {
                  random_play(
                      rules, [&] { return rules.new_game(); }, 10'000, random,
                      [](const toy::State& s) { return s.turn; });
              }),
              0U);
}

// The Ford with a list of its own that it fills and copies, as one is tempted to write it.
struct WastefulRules : toy::Rules {
    void legal_actions(const State& s, Actions& out) const {
        std::vector<Action> list;
        for_every_action([&](const Action& a) {
            if (why_not(s, a).legal()) list.push_back(a);
        });
        out.clear();
        for (const Action& a : list) out.push_back(a);
    }
};

TEST(NoAllocation, IsSeenWhereThereIsSome) {
    const WastefulRules rules;
    auto found = allocations_in_play(
        rules, [&] { return rules.new_game(); }, 100, 1);
    EXPECT_GT(found.legal_actions, 100U);
    found.legal_actions = 0;
    EXPECT_EQ(found, Allocations{});
}

}  // namespace
}  // namespace levee::engine
