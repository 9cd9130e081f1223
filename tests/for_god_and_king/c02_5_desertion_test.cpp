// Case 2.5: desertion.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State evening(int turn = 3) {
    State s = before(Phase::Desertion, turn);
    only_events(s, {});
    return s;
}
// How many of so many points of Anjou, all in Cholet, desert.
int deserters_of(int n, int a, int b, int mood = 0) {
    State s = evening();
    put(s, "CHO", Force::Anjou, n);
    morale(s, Side::Vendeen) = static_cast<std::int8_t>(mood);
    start(s);
    EXPECT_EQ(dice_asked(s), 2);
    play(s, {roll(a, b)});
    return n - on_map(s, Force::Anjou);
}

// ------------------------------------------------------------------ how many

TEST(Rule_2_5, FortyPercentOfNineteenAreEight) { EXPECT_EQ(deserters_of(19, 2, 2), 8); }

TEST(Rule_2_5, PercentagesOfTheTable) {
    const std::vector<std::pair<std::pair<int, int>, int>> rows{
        {{1, 1}, 6}, {{1, 2}, 6}, {{2, 2}, 4}, {{1, 4}, 4}, {{3, 3}, 2}, {{3, 4}, 2},
        {{4, 4}, 2}, {{4, 5}, 4}, {{4, 6}, 4}, {{5, 6}, 6}, {{6, 6}, 6}};
    for (const auto& [dice, gone] : rows)
        EXPECT_EQ(deserters_of(10, dice.first, dice.second), gone)
            << dice.first << " " << dice.second;
}

TEST(Rule_2_5, VendeenMoraleIsAddedWithItsSign) {  // F-16
    EXPECT_EQ(deserters_of(10, 1, 1, 2), 4) << "2 + 2";
    EXPECT_EQ(deserters_of(10, 1, 2, 2), 4) << "3 + 2";
    EXPECT_EQ(deserters_of(10, 2, 3, 1), 2) << "5 + 1";
    EXPECT_EQ(deserters_of(10, 4, 4, 1), 4) << "8 + 1";
    EXPECT_EQ(deserters_of(10, 4, 5, 2), 6) << "9 + 2";
    EXPECT_EQ(deserters_of(10, 2, 3, -2), 6) << "5 - 2";
    EXPECT_EQ(deserters_of(10, 3, 3, -1), 4) << "6 - 1";
    EXPECT_EQ(deserters_of(10, 5, 6, -1), 4) << "11 - 1";
    EXPECT_EQ(deserters_of(10, 4, 6, -2), 2) << "10 - 2";
    EXPECT_EQ(deserters_of(10, 6, 6, 2), 6);
    EXPECT_EQ(deserters_of(10, 1, 1, -2), 6);
}

TEST(Rule_2_5, RepublicanMoraleDoesNotMatter) {
    State s = evening();
    put(s, "CHO", Force::Anjou, 10);
    morale(s, Side::Republican) = 2;
    start(s);
    play(s, {roll(1, 2)});
    EXPECT_EQ(on_map(s, Force::Anjou), 4);
}

TEST(Rule_2_5, RoundedToTheNearest) {
    EXPECT_EQ(deserters_of(1, 2, 2), 0) << "0.4";
    EXPECT_EQ(deserters_of(2, 3, 3), 0) << "0.4";
    EXPECT_EQ(deserters_of(1, 1, 1), 1) << "0.6";
    EXPECT_EQ(deserters_of(6, 3, 3), 1) << "1.2";
    EXPECT_EQ(deserters_of(3, 1, 1), 2) << "1.8";
    EXPECT_EQ(deserters_of(4, 2, 2), 2) << "1.6";
    EXPECT_EQ(deserters_of(8, 3, 3), 2) << "1.6";
}

TEST(Rule_2_5, EachArmyRollsForItself) {
    State s = evening();
    put(s, "CHO", Force::Anjou, 10);
    put(s, "MTA", Force::Centre, 10);
    put(s, "LEG", Force::BasPoitou, 10);
    put(s, "CLI", Force::Loroux, 8);
    start(s);
    play(s, {roll(1, 1), roll(2, 2), roll(3, 3), roll(6, 6)});
    EXPECT_EQ(on_map(s, Force::Anjou), 4);
    EXPECT_EQ(on_map(s, Force::Centre), 6);
    EXPECT_EQ(on_map(s, Force::BasPoitou), 8);
    EXPECT_EQ(on_map(s, Force::Loroux), 3) << "60% of 8 are 4.8";
}

TEST(Rule_2_5, TheArmyIsCountedAsAWhole) {
    State s = evening();
    for (const char* area : {"CHO", "BPR", "FLO", "JAL", "CML"}) put(s, area, Force::Anjou, 1);
    start(s);
    play(s, {roll(3, 4)});  // 20% of 5, not five times 20% of 1
    ASSERT_EQ(business(s), Business::Desertion);
    play(s, {desert(Force::Anjou, 1, "JAL")});
    EXPECT_EQ(on_map(s, Force::Anjou), 4);
    EXPECT_NE(business(s), Business::Desertion);
}

// ------------------------------------------------------------------ where from

// Two points in clear terrain, three outside the zones, four in the zone of the Centre, five at
// home.
State scattered() {
    State s = evening();
    put(s, "THO", Force::Anjou, 2);
    put(s, "VIH", Force::Anjou, 3);
    put(s, "MTA", Force::Anjou, 4);
    put(s, "CHO", Force::Anjou, 5);
    start(s);
    return s;
}
std::array<int, 4> left(const State& s) {
    return {points(s, "THO", Force::Anjou), points(s, "VIH", Force::Anjou),
            points(s, "MTA", Force::Anjou), points(s, "CHO", Force::Anjou)};
}

TEST(Rule_2_5, FirstInClearTerrainThenOutsideThenAbroadThenAtHome) {
    State s = scattered();
    play(s, {roll(3, 4)});  // 20% of 14: 3
    EXPECT_EQ(left(s), (std::array<int, 4>{0, 2, 4, 5}));
    s = scattered();
    play(s, {roll(2, 2)});  // 40%: 6
    EXPECT_EQ(left(s), (std::array<int, 4>{0, 0, 3, 5}));
    s = scattered();
    play(s, {roll(1, 1)});  // 60%: 8
    EXPECT_EQ(left(s), (std::array<int, 4>{0, 0, 1, 5}));
}

TEST(Rule_2_5, AtHomeLast) {
    State s = evening();
    put(s, "MTA", Force::Anjou, 1);
    put(s, "CHO", Force::Anjou, 9);
    start(s);
    play(s, {roll(2, 2)});
    EXPECT_EQ(points(s, "MTA", Force::Anjou), 0);
    EXPECT_EQ(points(s, "CHO", Force::Anjou), 6);
}

TEST(Rule_2_5, TheOwnerChoosesWithinAClass) {
    State s = evening();
    put(s, "CHO", Force::Anjou, 5);
    put(s, "BPR", Force::Anjou, 5);
    put(s, "MTA", Force::Anjou, 2);
    start(s);
    play(s, {roll(2, 2)});  // 40% of 12: 5, two of them in Montaigu
    ASSERT_TRUE(asks(s, Business::Desertion, Side::Vendeen));
    EXPECT_EQ(points(s, "MTA", Force::Anjou), 0);
    EXPECT_TRUE(legal(s, desert(Force::Anjou, 3, "CHO")));
    EXPECT_TRUE(legal(s, desert(Force::Anjou, 1, "BPR")));
    EXPECT_FALSE(legal(s, desert(Force::Anjou, 4, "CHO"))) << "three are due";
    EXPECT_FALSE(legal(s, desert(Force::Centre, 1, "CHO")));
    play(s, {desert(Force::Anjou, 1, "CHO"), desert(Force::Anjou, 2, "BPR")});
    EXPECT_EQ(points(s, "CHO", Force::Anjou), 4);
    EXPECT_EQ(points(s, "BPR", Force::Anjou), 3);
}

TEST(Rule_2_5, AWorseClassIsRefusedWhileABetterOneIsThere) {
    State s = evening();
    put(s, "THO", Force::Anjou, 3);
    put(s, "SAU", Force::Anjou, 3);
    put(s, "VIH", Force::Anjou, 3);
    put(s, "CHO", Force::Anjou, 1);
    start(s);
    play(s, {roll(2, 2)});  // 4 of 10: the three of Thouars and one of two others
    ASSERT_TRUE(asks(s, Business::Desertion, Side::Vendeen));
    EXPECT_EQ(refused_by(s, desert(Force::Anjou, 1, "CHO")), "2.5");
    EXPECT_TRUE(legal(s, desert(Force::Anjou, 1, "SAU")));
    EXPECT_TRUE(legal(s, desert(Force::Anjou, 1, "VIH")));
}

TEST(Rule_2_5, LaGatineIsForeignBeforeE2) {
    for (const bool risen : {false, true}) {
        State s = evening();
        s.gatine = risen;
        put(s, "BRE", Force::Anjou, 5);
        put(s, "CHO", Force::Anjou, 5);
        start(s);
        play(s, {roll(3, 4)});
        EXPECT_EQ(business(s) == Business::Desertion, risen) << "a choice once both are at home";
        if (!risen) {
            EXPECT_EQ(points(s, "BRE", Force::Anjou), 3);
        }
    }
}

// ------------------------------------------------------------------ generals

TEST(Rule_2_5, AGeneralWithoutPointsGoesHomeForATurn) {
    State s = evening();
    put(s, "CHO", Force::Anjou, 1);
    put(s, "CHO", "Stofflet");
    start(s);
    play(s, {roll(1, 1)});
    EXPECT_EQ(on_map(s, Force::Anjou), 0);
    EXPECT_TRUE(told(Fact::WentHome));
    EXPECT_EQ(where(s, "Stofflet"), kNoArea);
    EXPECT_EQ(s.turn, 4);
    ASSERT_TRUE(asks(s, Business::Placing, Side::Vendeen)) << "back with the reinforcements";
    EXPECT_TRUE(legal(s, place("Stofflet", "FLO")));
}

TEST(Rule_2_5, PointsOfAnyVendeenArmyKeepHim) {  // F-16
    State s = evening();
    put(s, "CHO", Force::Anjou, 1);
    put(s, "CHO", Force::Centre, 2);
    put(s, "CHO", "Stofflet");
    start(s);
    play(s, {roll(1, 1), roll(3, 4)});
    EXPECT_EQ(post(s, "Stofflet"), Post::OnMap);
}

TEST(Rule_2_5, RepublicanGeneralsAreNotConcerned) {
    State s = evening();
    put(s, "CHO", Force::Anjou, 10);
    put(s, "SAU", "Menou");
    start(s);
    play(s, {roll(1, 1)});
    EXPECT_EQ(post(s, "Menou"), Post::OnMap);
}

// ------------------------------------------------------------------ exceptions

TEST(Rule_2_5, ChouansDesertersAndEmigresStay) {
    State s = evening();
    put(s, "THO", Force::Chouans, 5);
    put(s, "THO", Force::Emigres, 6);
    put(s, "THO", Force::Deserters, 2);
    put(s, "THO", Force::Anjou, 5);
    start(s);
    play(s, {roll(1, 1)});
    EXPECT_EQ(on_map(s, Force::Anjou), 2) << "60% of 5, not of 18";
    EXPECT_EQ(on_map(s, Force::Chouans), 5);
    EXPECT_EQ(on_map(s, Force::Emigres), 6);
    EXPECT_EQ(on_map(s, Force::Deserters), 2);
    EXPECT_EQ(times_told(Fact::DesertionDue), 1) << "and nobody rolls for them";
}

TEST(Rule_2_5, NoRollForAnArmyWithoutPoints) {  // F-103
    State s = evening();
    put(s, "CHO", Force::Chouans, 5);
    start(s);
    EXPECT_FALSE(told(Fact::DesertionDue));
    EXPECT_EQ(s.turn, 4);
}

TEST(Rule_2_5, RepublicansDoNotDesert) {
    State s = evening();
    put(s, "NAN", Force::Nantes, 10);
    start(s);
    EXPECT_EQ(on_map(s, Force::Nantes), 10);
    EXPECT_EQ(asker(s), Business::Initiative);
}

TEST(Rule_2_5, NoneOnTheLastTurn) {
    State s = evening(8);
    put(s, "CHO", Force::Anjou, 10);
    start(s);
    EXPECT_TRUE(over(s));
    EXPECT_EQ(on_map(s, Force::Anjou), 10);
}

TEST(Rule_2_5, NoneOnTheLastTurnForGeneralsEither) {
    State s = evening(8);
    put(s, "CHO", "Stofflet");
    start(s);
    EXPECT_EQ(post(s, "Stofflet"), Post::OnMap);
}

TEST(Rule_2_5, OnTheFirstTurnToo) {  // VV61
    State s = evening(1);
    put(s, "CHO", Force::Anjou, 10);
    start(s);
    ASSERT_EQ(asker(s), Business::Desertion);
    play(s, {roll(1, 1)});
    EXPECT_EQ(on_map(s, Force::Anjou), 4);
}

}  // namespace
}  // namespace levee::fgfk::testing
