// What is hidden (13.1.6), and positions that no game could have come to.
#include <gtest/gtest.h>

#include "games/wissembourg_spicheren/rules/steps.h"
#include "wissembourg_spicheren/support/fixture.h"

namespace levee::wissembourg_spicheren::testing {
namespace {

constexpr engine::SeatId kFrench{0};
constexpr engine::SeatId kGerman{1};

HexId at(std::string_view ccrr) { return board().grid.parse(ccrr); }

// Both markers lie on the map.
State with_markers() {
    State s = rules().new_game({});
    s.decoys = {.at = {at("0501"), at("1101")}, .truth = 1};
    return s;
}

TEST(WissembourgSpicherenSecrets, TheFrenchDoNotKnowWhichMarkerIsTheDivision) {
    const State s = with_markers();
    EXPECT_EQ(rules().view(s, kGerman), s);
    for (const engine::SeatId seat : {kFrench, engine::kSpectator}) {
        EXPECT_EQ(rules().view(s, seat).decoys.truth, kHidden);
        State other = s;
        other.decoys.truth = 0;
        EXPECT_EQ(rules().view(s, seat), rules().view(other, seat));
    }
    engine::Random random(13);
    std::array<int, 2> guessed{};
    for (int i = 0; i < 40; ++i) ++guessed[rules().resample(s, kFrench, random).decoys.truth];
    EXPECT_GT(guessed[0], 5);
    EXPECT_GT(guessed[1], 5);
}

TEST(WissembourgSpicherenSecrets, OneMarkerAloneHidesNothing) {
    State s = with_markers();
    s.decoys.at[0] = kNoHex;
    EXPECT_EQ(rules().view(s, kFrench), s);
}

template <class Change>
std::string wrong(Change change, BattleId battle = BattleId::Spicheren) {
    State s = rules().new_game({.battle = battle});
    change(s);
    const auto found = rules().validate(s);
    return found ? found->where : "";
}

TEST(WissembourgSpicherenValidation, AcceptsWhatIsPlayed) {
    for (const BattleId battle : {BattleId::Spicheren, BattleId::Wissembourg})
        EXPECT_EQ(wrong([](State&) {}, battle), "");
    EXPECT_EQ(rules().validate(with_markers()), std::nullopt);
}

TEST(WissembourgSpicherenValidation, NamesWhatCannotBe) {
    const UnitId doens = [] {
        for (std::uint8_t i = 0; i < kUnits; ++i)
            if (board().units[i].name == "Doens") return UnitId{i};
        return kNoUnit;
    }();
    ASSERT_NE(doens, kNoUnit);
    const std::string unit = "$.units[" + std::to_string(doens.raw) + "]";
    EXPECT_EQ(wrong([](State& s) { s.turn = 13; }), "$.turn");
    EXPECT_EQ(wrong([](State& s) { s.variations = kWolff; }), "$.variations");
    EXPECT_EQ(wrong([](State& s) { s.depth = 200; }), "$.depth");
    EXPECT_EQ(wrong([&](State& s) { s.units[doens].losses = 2; }), unit + ".losses");
    EXPECT_EQ(wrong([&](State& s) { s.units[doens].at = kNoHex; }), unit + ".at");
    EXPECT_EQ(wrong([&](State& s) { s.units[doens].at = at("0301"); }, BattleId::Wissembourg),
              unit);
    EXPECT_EQ(wrong([&](State& s) { s.units[doens].losses = 1; }), "$");
    EXPECT_EQ(wrong([](State& s) { s.decoys.truth = 0; }), "$.decoys.truth");
    EXPECT_EQ(wrong([](State& s) { s.frames[0].business = Business::Move; }),
              "$.frames[0].business");
    EXPECT_EQ(wrong([](State& s) { s.frames[s.depth].side = Side::German; }), "$.frames[3]");
}

}  // namespace
}  // namespace levee::wissembourg_spicheren::testing
