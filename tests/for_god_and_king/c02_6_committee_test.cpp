// Cases 2.6 and 2.7: the Committee of Public Safety, and the end of the turn.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State watched(int turn = 3) {
    State s = before(Phase::Committee, turn);
    only_events(s, {});
    return s;
}
bool tribunal(const State& s) { return awaits_fate(s) && asker(s) == Business::Committee; }

// Two generals of one army idle at Saumur; the first is excused, the other answers with these dice.
Post verdict(std::string_view excused, std::string_view judged, std::string_view area, int a,
             int b) {
    State s = watched();
    put(s, area, excused);
    put(s, area, judged);
    put(s, area, Force::Saumur, 1);
    start(s);
    play(s, {excuse(excused)});
    EXPECT_TRUE(tribunal(s));
    EXPECT_EQ(dice_asked(s), 2);
    play(s, {roll(a, b)});
    return post(s, judged);
}

// ------------------------------------------------------------------ who is delinquent

TEST(Rule_2_6, OneGeneralOfAnArmyIsExcused) {  // F-105
    State s = watched();
    put(s, "NAN", "Canclaux");
    put(s, "SAU", "Menou");
    put(s, "SAB", "Boulard");
    put(s, "ANG", "Kleber");
    start(s);
    EXPECT_FALSE(told(Fact::Accused)) << "one of each army";
    EXPECT_EQ(asker(s), Business::Initiative);
}

TEST(Rule_2_6, OneAndOnlyOneTheOwnersChoice) {
    State s = watched();
    for (const char* name : {"Menou", "Quetineau", "Gauvilliers"}) put(s, "SAU", name);
    start(s);
    ASSERT_TRUE(asks(s, Business::Committee, Side::Republican));
    for (const char* name : {"Menou", "Quetineau", "Gauvilliers"})
        EXPECT_TRUE(legal(s, excuse(name))) << name;
    EXPECT_FALSE(legal(s, excuse("Canclaux")));
    play(s, {excuse("Quetineau")});
    ASSERT_TRUE(tribunal(s));
    play(s, {roll(1, 1)});
    ASSERT_TRUE(tribunal(s));
    play(s, {roll(1, 1)});
    EXPECT_EQ(post(s, "Menou"), Post::Gone);
    EXPECT_EQ(post(s, "Gauvilliers"), Post::Gone);
    EXPECT_EQ(post(s, "Quetineau"), Post::OnMap);
}

TEST(Rule_2_6, HeWhoFoughtHasNothingToFear) {
    State s = watched();
    put(s, "SAU", "Menou");
    put(s, "SAU", "Quetineau");
    s.generals[general("Menou")].fought = true;
    start(s);
    EXPECT_FALSE(told(Fact::Accused)) << "only one is left, and he is excused";
}

TEST(Rule_2_6, HavingFoughtIsHavingBeenInACombat) {
    State s = operations(Side::Republican);
    only_incident(s, Incident::T3);
    only_events(s, {});
    put(s, "DOU", Force::Saumur, 4);
    put(s, "DOU", "Menou");
    put(s, "DOU", "Quetineau");
    put(s, "SAU", "Gauvilliers");
    put(s, "NUE", Force::Anjou, 4);
    attack(s, "DOU", "NUE", 1, 2);  // lost, but fought
    EXPECT_TRUE(s.generals[general("Menou")].fought);
    EXPECT_TRUE(s.generals[general("Quetineau")].fought);
    EXPECT_FALSE(s.generals[general("Gauvilliers")].fought);
}

TEST(Rule_2_6, DefendingIsFightingToo) {
    State s = operations(Side::Vendeen);
    only_incident(s, Incident::T3);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "NUE", Force::Saumur, 4);
    put(s, "NUE", "Menou");
    put(s, "CHO", Force::Anjou, 1);
    attack(s, "VIH", "NUE", 1, 2);
    EXPECT_TRUE(s.generals[general("Menou")].fought);
}

TEST(Rule_2_6, LastTurnsCombatDoesNotCount) {
    State s = before(Phase::Initiative);
    put(s, "SAU", "Menou");
    put(s, "SAU", Force::Saumur, 1);
    put(s, "CHO", Force::Anjou, 1);
    s.generals[general("Menou")].fought = true;
    start(s);
    play(s, {roll(6, 1), kSeize});
    EXPECT_FALSE(s.generals[general("Menou")].fought);
}

TEST(Rule_2_6, WithPointsInAVendeenZoneHeIsSafe) {
    for (const char* area : {"CHO", "MTA", "LEG", "CLI"}) {
        State s = watched();
        put(s, area, Force::Saumur, 1);
        put(s, area, "Menou");
        put(s, area, "Quetineau");
        put(s, area, "Gauvilliers");
        start(s);
        EXPECT_FALSE(told(Fact::Accused)) << area;
    }
}

TEST(Rule_2_6, WithoutPointsInAZoneHeIsNot) {
    State s = watched();
    put(s, "CHO", "Menou");
    put(s, "CHO", "Quetineau");
    start(s);
    EXPECT_TRUE(asks(s, Business::Committee, Side::Republican));
}

TEST(Rule_2_6, PointsOutsideTheZonesDoNotHelp) {
    State s = watched();
    put(s, "VIH", Force::Saumur, 5);
    put(s, "VIH", "Menou");
    put(s, "VIH", "Quetineau");
    start(s);
    EXPECT_TRUE(asks(s, Business::Committee, Side::Republican));
}

TEST(Rule_2_6, LaGatineIsAZoneOnlyAfterE2) {
    for (const bool risen : {false, true}) {
        State s = watched();
        s.gatine = risen;
        put(s, "BRE", Force::Saumur, 5);
        put(s, "BRE", "Menou");
        put(s, "BRE", "Quetineau");
        start(s);
        EXPECT_EQ(business(s) == Business::Committee, !risen);
    }
}

TEST(Rule_2_6, EachArmyHasItsOwnExcuse) {  // F-17: four of them
    State s = watched(7);
    s.mayencais_with = Army::Saumur;
    for (const char* name : {"Canclaux", "Beysser"}) put(s, "NAN", name);
    for (const char* name : {"Menou", "Quetineau"}) put(s, "SAU", name);
    for (const char* name : {"Boulard", "Chalbos"}) put(s, "SAB", name);
    for (const char* name : {"Kleber", "Haxo"}) put(s, "SAU", name);
    start(s);
    for (const char* name : {"Canclaux", "Menou", "Boulard", "Kleber"}) {
        ASSERT_TRUE(asks(s, Business::Committee, Side::Republican)) << name;
        play(s, {excuse(name), roll(6, 6)});
    }
    EXPECT_EQ(times_told(Fact::Acquitted), 4);
}

TEST(Rule_2_6, TheWoundedAndTheAbsentAreNotJudged) {  // F-94
    State s = watched();
    put(s, "SAU", "Menou");
    set_post(s, "Quetineau", Post::SeriousWound);
    set_post(s, "Gauvilliers", Post::Away);
    s.generals[general("Gauvilliers")].due = 4;
    start(s);
    EXPECT_FALSE(told(Fact::Accused));
}

// ------------------------------------------------------------------ the tribunal

TEST(Rule_2_6, SevenSaves) {
    EXPECT_EQ(verdict("Menou", "Quetineau", "SAU", 3, 4), Post::OnMap);
    EXPECT_EQ(verdict("Menou", "Quetineau", "SAU", 3, 3), Post::Gone);
    EXPECT_EQ(verdict("Menou", "Quetineau", "SAU", 1, 1), Post::Gone);
    EXPECT_EQ(verdict("Menou", "Quetineau", "SAU", 6, 6), Post::OnMap);
}

TEST(Rule_2_6, ANobleNeedsNine) {
    EXPECT_EQ(verdict("Quetineau", "Menou", "SAU", 4, 5), Post::OnMap);
    EXPECT_EQ(verdict("Quetineau", "Menou", "SAU", 4, 4), Post::Gone);
}

TEST(Rule_2_6, ASansCulotteNeedsFive) {
    EXPECT_EQ(verdict("Menou", "Ronsin", "SAU", 2, 3), Post::OnMap);
    EXPECT_EQ(verdict("Menou", "Ronsin", "SAU", 1, 3), Post::Gone);
}

TEST(Rule_2_6, LechelleIsJudgedInTheArmyHeJoined) {  // F-12
    State s = watched(8);
    put(s, "SAU", "Menou");
    put(s, "SAU", "Lechelle");
    s.generals[general("Lechelle")].army = Army::Saumur;
    start(s);
    EXPECT_TRUE(legal(s, excuse("Lechelle")));
    EXPECT_TRUE(legal(s, excuse("Menou")));
}

TEST(Rule_2_6, TheGuillotineIsForEver) {
    State s = watched();
    put(s, "SAU", "Menou");
    put(s, "SAU", "Quetineau");
    start(s);
    play(s, {excuse("Menou"), roll(1, 2)});
    EXPECT_TRUE(told(Fact::Guillotined));
    EXPECT_EQ(post(s, "Quetineau"), Post::Gone);
    EXPECT_EQ(where(s, "Quetineau"), kNoArea);
    EXPECT_EQ(republican_morale(s), 0);
}

// ------------------------------------------------------------------ T8

State accused(std::string_view name) {
    State s = watched();
    set_post(s, name, Post::Accused);
    return s;
}

TEST(Rule_2_6, HeWhomT8TookAlwaysAnswers) {  // F-76: never the excused one
    State s = started(accused("Quetineau"));
    ASSERT_TRUE(tribunal(s));
    play(s, {roll(3, 3)});
    EXPECT_EQ(post(s, "Quetineau"), Post::Gone);
}

TEST(Rule_2_6, TheExcuseGoesToAnother) {
    State s = accused("Quetineau");
    put(s, "SAU", "Menou");
    start(s);
    ASSERT_TRUE(tribunal(s));
    play(s, {roll(1, 1)});
    EXPECT_EQ(post(s, "Quetineau"), Post::Gone);
    EXPECT_EQ(post(s, "Menou"), Post::OnMap) << "the one delinquent is excused";
    EXPECT_EQ(times_told(Fact::Guillotined), 1);
}

TEST(Rule_2_6, SavedHeReturnsWithTheReinforcementsOfTheNextTurn) {
    State s = started(accused("Quetineau"));
    play(s, {roll(3, 4)});
    EXPECT_EQ(s.turn, 4);
    ASSERT_TRUE(asks(s, Business::Placing, Side::Republican));
    EXPECT_EQ(places(s, "Quetineau"), areas({"ANG", "SAU", "THO"}));
}

TEST(Rule_2_6, ANobleTakenByT8NeedsNineToo) {
    State s = started(accused("Menou"));
    play(s, {roll(4, 4)});
    EXPECT_EQ(post(s, "Menou"), Post::Gone);
    s = started(accused("Menou"));
    play(s, {roll(4, 5)});
    EXPECT_NE(post(s, "Menou"), Post::Gone);
}

TEST(Rule_2_6, AWithdrawalByT6IsNoFight) {  // F-76
    State s = operations(Side::Republican);
    only_incident(s, Incident::T6);
    put(s, "DOU", Force::Saumur, 4);
    put(s, "DOU", "Menou");
    put(s, "NUE", Force::Anjou, 4);
    advance(s, "DOU", "NUE");
    play(s, {Action::draw(Incident::T6)});
    ASSERT_TRUE(decides(s, Side::Vendeen));
    play(s, {Action::of(Verb::Withdraw)});
    EXPECT_FALSE(s.generals[general("Menou")].fought);
}

// ------------------------------------------------------------------ 2.7

TEST(Rule_2_7, AnotherTurnBegins) {
    for (int turn = 1; turn < 8; ++turn) {
        State s = before(Phase::End, turn);
        only_events(s, {});
        set_post(s, "Menou", Post::LightWound);
        start(s);
        EXPECT_EQ(s.turn, turn + 1);
        EXPECT_TRUE(told(Fact::TurnEnded));
        EXPECT_EQ(asker(s), Business::Wounds) << "with its first phase";
    }
}

TEST(Rule_2_7, TheEighthTurnIsTheLast) {
    State s = before(Phase::End, 8);
    start(s);
    EXPECT_TRUE(over(s));
    EXPECT_TRUE(told(Fact::GameOver));
    EXPECT_NE(s.victory, Victory::None);
    EXPECT_EQ(s.turn, 8);
}

}  // namespace
}  // namespace levee::fgfk::testing
