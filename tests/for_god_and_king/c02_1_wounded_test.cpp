// Case 2.1: the check of wounded generals.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State wounded_at_dawn(std::string_view name, Post wound) {
    State s = before(Phase::Start, 3);
    only_events(s, {});
    set_post(s, name, wound);
    start(s);
    return s;
}

TEST(Rule_2_1, ASeriousWoundRollsOneDieAndNeedsASix) {
    for (int die = 1; die <= 6; ++die) {
        State s = wounded_at_dawn("Bonchamps", Post::SeriousWound);
        ASSERT_EQ(dice_asked(s), 1);
        play(s, {roll(die)});
        EXPECT_EQ(told(Fact::Recovered), die >= 6) << die;
        EXPECT_EQ(told(Fact::StillWounded), die < 6) << die;
    }
}

TEST(Rule_2_1, ALightWoundRollsTwoDiceAndNeedsSix) {
    for (const auto& [a, b] : {std::pair{1, 1}, {1, 4}, {3, 2}, {1, 5}, {3, 3}, {6, 6}}) {
        State s = wounded_at_dawn("Bonchamps", Post::LightWound);
        ASSERT_EQ(dice_asked(s), 2);
        play(s, {roll(a, b)});
        EXPECT_EQ(told(Fact::Recovered), a + b >= 6) << a << b;
    }
}

TEST(Rule_2_1, HeReturnsInTheReinforcementPhaseOfThisTurn) {
    State s = wounded_at_dawn("Bonchamps", Post::SeriousWound);
    play(s, {roll(6)});
    ASSERT_TRUE(asks(s, Business::Placing, Side::Vendeen));
    EXPECT_EQ(s.turn, 3);
    play(s, {place("Bonchamps", "CHO")});
    EXPECT_EQ(post(s, "Bonchamps"), Post::OnMap);
    EXPECT_EQ(where(s, "Bonchamps"), at("CHO"));
}

TEST(Rule_2_1, ARepublicanReturnsAtABaseOfHisArmy) {
    State s = wounded_at_dawn("Canclaux", Post::LightWound);
    play(s, {roll(3, 3)});
    ASSERT_TRUE(asks(s, Business::Placing, Side::Republican));
    EXPECT_EQ(places(s, "Canclaux"), areas({"NAN", "PAI"}));
}

// To the next turn, where nobody is left on the map to do anything.
void to_next_turn(State& s) {
    ASSERT_EQ(asker(s), Business::Initiative);
    play(s, {roll(6, 1), kSeize});
}

TEST(Rule_2_1, AFailedCheckIsMadeAgainOnTheNextTurn) {  // F-07: of the same kind
    for (const Post wound : {Post::SeriousWound, Post::LightWound}) {
        State s = wounded_at_dawn("Bonchamps", wound);
        const int dice = dice_asked(s);
        play(s, {dice == 1 ? roll(5) : roll(2, 3)});
        EXPECT_EQ(post(s, "Bonchamps"), wound);
        to_next_turn(s);
        EXPECT_EQ(s.turn, 4);
        EXPECT_EQ(asker(s), Business::Wounds);
        EXPECT_EQ(dice_asked(s), dice);
        play(s, {dice == 1 ? roll(6) : roll(6, 6)});
        EXPECT_TRUE(asks(s, Business::Placing, Side::Vendeen));
    }
}

TEST(Rule_2_1, NobodyDiesOfTheCheck) {  // VV61
    State s = wounded_at_dawn("Bonchamps", Post::SeriousWound);
    play(s, {roll(1)});
    EXPECT_EQ(post(s, "Bonchamps"), Post::SeriousWound);
    EXPECT_FALSE(told(Fact::Killed));
}

TEST(Rule_2_1, EveryWoundedGeneralOfBothSidesIsChecked) {
    State s = before(Phase::Start, 3);
    only_events(s, {});
    set_post(s, "Bonchamps", Post::SeriousWound);
    set_post(s, "Royrand", Post::SeriousWound);
    set_post(s, "Menou", Post::SeriousWound);
    start(s);
    for (int i = 0; i < 3; ++i) {
        ASSERT_EQ(asker(s), Business::Wounds);
        play(s, {roll(3)});
    }
    EXPECT_EQ(times_told(Fact::StillWounded), 3);
    EXPECT_EQ(asker(s), Business::Initiative);
}

TEST(Rule_2_1, TheWoundedComeBeforeTheBishopAndTheBishopBeforeTheEnglish) {  // F-07
    State s = before(Phase::Start, 3);
    only_events(s, {});
    set_post(s, "Menou", Post::LightWound);
    s.agra = true;
    s.english = English::Asked;
    start(s);
    EXPECT_EQ(asker(s), Business::Wounds);
    play(s, {roll(1, 2)});
    EXPECT_EQ(asker(s), Business::Agra);
    play(s, {roll(1, 2)});
    EXPECT_EQ(asker(s), Business::English);
    play(s, {roll(1, 2)});
    EXPECT_EQ(asker(s), Business::Initiative);
}

TEST(Rule_2_1, NobodyElseIsRolledFor) {
    State s = before(Phase::Start, 3);
    only_events(s, {});
    put(s, "CHO", "Stofflet");
    set_post(s, "Menou", Post::Gone);
    start(s);
    EXPECT_EQ(asker(s), Business::Initiative);
}

}  // namespace
}  // namespace levee::fgfk::testing
