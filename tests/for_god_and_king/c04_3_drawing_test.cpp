#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

void fill_cup(State& s) {
    for (std::size_t i = 0; i < kIncidents; ++i) s.cup[i] = board().incidents[i].count;
}
// A combat of so many points at Vihiers with the full cup, all marches declined.
State full_cup(int attack, int defence) {
    State s = quiet(kBlue);
    fill_cup(s);
    put(s, "NUE", Force::Saumur, attack);
    put(s, "VIH", Force::Anjou, defence);
    enter(s, "NUE", "VIH");
    nobody_marches(s);
    return s;
}

TEST(Rule_1_5, ThreeT1AreInTheCup) {
    EXPECT_EQ(board().card(Incident::T1).count, 3);
    int all = 0;
    for (const auto& card : board().incidents) all += card.count;
    EXPECT_EQ(all, 17);
    const State s = rules().new_game({});
    EXPECT_EQ(in_cup(s, Incident::T1), 3);
}

TEST(Rule_4_3, EveryMarkerIsAsLikely) {
    const State s = full_cup(4, 4);
    const engine::Chance chance = rules().chance(s);
    ASSERT_EQ(chance.weights.size(), kIncidents);
    for (std::size_t i = 0; i < kIncidents; ++i)
        EXPECT_EQ(chance.weights[i], board().incidents[i].count) << i;
}

}  // namespace
}  // namespace levee::fgfk::testing
