// What is this game's own. What every game must pass is in tests/games.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "la_vendee/support/fixture.h"

namespace levee::la_vendee::testing {
namespace {

TEST(LaVendee, DrawsSheetAndTerminalMap) {
    const auto svg = game().svg({}, Language::English);
    ASSERT_EQ(engine::mistake(svg), nullptr);
    const std::string map =
        Module::draw(rules(), rules().new_game(), SeatId{0}, false, Language::English);
    for (const AreaCard& card : board().areas) {
        EXPECT_NE(std::get<std::string>(svg).find("id=\"mill-" + card.key), std::string::npos)
            << card.key;
        EXPECT_NE(map.find(card.key), std::string::npos) << card.key;
    }
}

// Whoever changes the data is told file, line and field.
TEST(LaVendee, NamesThePlaceOfAMistakeInItsData) {
    const auto what = [](std::string text) {
        const auto read = load_board({{"mill.txt", text}});
        const auto* wrong = engine::mistake(read);
        return wrong == nullptr ? "nothing" : wrong->where;
    };
    const std::string good(data("mill.txt"));
    EXPECT_EQ(what(good), "nothing");
    EXPECT_NE(what("mill NOWHERE\n").find("mill.txt:1"), std::string::npos)
        << what("mill NOWHERE\n");
    EXPECT_EQ(what(""), "mill.txt");
}

// 1.1
TEST(LaVendee, HidesTheGunsUntilTheyHaveFought) {
    State s = rules().new_game();
    s.guns = {UnitId{0}, UnitId{3}};
    s.depth = 1;
    s.frames = {Frame{.business = Business::Turn}};
    for (const SeatId seat : {SeatId{0}, SeatId{1}, engine::kSpectator}) {
        const State seen = rules().view(s, seat);
        EXPECT_EQ(seen.guns[0] == UnitId{0}, seat == SeatId{0});
        EXPECT_EQ(seen.guns[1] == UnitId{3}, seat == SeatId{1});
    }
    s.shown.add(UnitId{3});
    EXPECT_EQ(rules().view(s, SeatId{0}).guns[1], UnitId{3});
    // Two units of the Reds have fought without guns: the third one must have them.
    s.shown = UnitSet::of(UnitId{4}) | UnitSet::of(UnitId{5});
    engine::Random random(7);
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(rules().resample(s, SeatId{0}, random).guns[1], UnitId{3});
}

TEST(LaVendee, RefusesPositionsThatCannotBe) {
    const auto wrong = [](auto change) {
        State s = rules().new_game();
        change(s);
        const auto found = rules().validate(s);
        return found ? found->where : "";
    };
    EXPECT_EQ(wrong([](State&) {}), "");
    EXPECT_EQ(wrong([](State& s) { s.turn = 5; }), "$.turn");
    EXPECT_EQ(wrong([](State& s) { s.depth = 5; }), "$.depth");
    EXPECT_EQ(wrong([](State& s) { s.dice[0] = 7; }), "$.dice");
    EXPECT_EQ(wrong([](State& s) { s.at[UnitId{0}] = AreaId{9}; }), "$");
    EXPECT_EQ(wrong([](State& s) { s.guns[0] = UnitId{0}; }), "$.guns");
    EXPECT_EQ(wrong([](State& s) { s.frames[0].business = Business::Combat; }), "$.frames[0]");
    EXPECT_EQ(wrong([](State& s) { s.frames[2].business = Business::Dice; }), "$.frames[2]");
    EXPECT_EQ(wrong([](State& s) { s.frames[3].area = AreaId{0}; }), "$.frames[3]");
}

}  // namespace
}  // namespace levee::la_vendee::testing
