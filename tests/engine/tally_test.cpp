#include "engine/counting/tally.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace levee::engine {
namespace {

// More of everything than the two games have.
TallySheet sheet_of_a_long_game() {
    TallySheet sheet;
    sheet.turns = 17;
    sheet.losses = {{"arm", {}, {{"guns", {}, 0}, {"foot", {}, 1}}}, {"force", {}, {}}};
    sheet.losses[1].items.resize(100);
    sheet.counts.resize(80);
    sheet.objectives.resize(90);
    sheet.rolls.resize(30);
    return sheet;
}

int nobody(std::size_t /*objective*/) { return Tally::kNobody; }

TEST(Tally, HoldsWhatTheSheetSays) {
    const TallySheet sheet = sheet_of_a_long_game();
    TallyKeeper keeper(sheet);
    for (int turn = 1; turn <= 17; ++turn)
        keeper.turn_ended(turn, 10 * turn, [&](std::size_t i) { return i == 89 ? turn % 2 : 0; });
    keeper.lose(0, 1, 2);
    keeper.lose(1, 99, 3);
    keeper.tally().add_change(89);
    keeper.tally().add_roll(29, -500);
    keeper.finish(1, 2, 17, 170, nobody);
    const Tally& tally = keeper.tally();
    EXPECT_EQ(tally.lead_after[16], 170);
    EXPECT_EQ(tally.owners(89)[16], 1);
    EXPECT_EQ(tally.owners(89)[15], 0);
    EXPECT_EQ(tally.owners(88)[16], 0);
    EXPECT_EQ(tally.losses[1], 2);
    EXPECT_EQ(tally.losses[101], 3);
    EXPECT_EQ(tally.changes[89], 1);
    EXPECT_EQ(tally.rolls[29], 1);
    EXPECT_EQ(tally.luck[29], -500);
}

TEST(Tally, AnEarlyEndIsCarriedOn) {
    const TallySheet sheet = sheet_of_a_long_game();
    TallyKeeper keeper(sheet);
    keeper.turn_ended(1, 3, nobody);
    // In the middle of the second turn.
    keeper.finish(0, 1, 2, 5, [](std::size_t i) { return i == 7 ? 1 : 0; });
    const Tally& tally = keeper.tally();
    EXPECT_EQ(tally.turns, 2);
    EXPECT_EQ(tally.lead_after[0], 3);
    EXPECT_TRUE(std::all_of(tally.lead_after.begin() + 1, tally.lead_after.end(),
                            [](int lead) { return lead == 5; }));
    EXPECT_EQ(tally.owners(7)[0], Tally::kNobody);
    EXPECT_EQ(tally.owners(7)[16], 1);
    EXPECT_EQ(tally.owners(8)[16], 0);
}

#ifndef NDEBUG
TEST(TallyDeathTest, WhatTheSheetDoesNotHaveIsABug) {
    const TallySheet sheet = sheet_of_a_long_game();
    TallyKeeper keeper(sheet);
    EXPECT_DEATH(keeper.turn_ended(18, 0, nobody), "no turn of this game");
    EXPECT_DEATH(keeper.turn_ended(2, 0, nobody), "no turn of this game");
    EXPECT_DEATH(keeper.lose(2, 0, 1), "no such loss");
    EXPECT_DEATH(keeper.lose(0, 2, 1), "no such loss");
    EXPECT_DEATH(keeper.tally().add_count(80), "no such count");
    EXPECT_DEATH(keeper.tally().add_change(90), "no such objective");
    EXPECT_DEATH(keeper.tally().add_roll(30, 0), "no such kind of roll");
}
#endif

}  // namespace
}  // namespace levee::engine
