// T1, T7 and T8: what happens to generals.

#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

using Names = std::vector<const char*>;

// A combat at Vihiers with these incidents drawn, up to its dice.
State drawn(Side attacker, std::vector<Incident> incidents, int attack, int defence,
            const Names& blue, const Names& white) {
    State s = quiet(attacker);
    for (const Incident i : incidents) ++s.cup[index(i)];
    const char* blue_at = attacker == kBlue ? "NUE" : "VIH";
    const char* white_at = attacker == kBlue ? "VIH" : "COR";
    put(s, blue_at, Force::Saumur, attacker == kBlue ? attack : defence);
    put(s, white_at, Force::Anjou, attacker == kBlue ? defence : attack);
    for (const char* name : blue) put(s, blue_at, name);
    for (const char* name : white) put(s, white_at, name);
    enter(s, attacker == kBlue ? blue_at : white_at, "VIH");
    nobody_marches(s);
    for (const Incident i : incidents) apply(s, draw(i));
    return s;
}
void dice(State& s, int coloured, int white) {
    play(s, {resolve(), roll(coloured, white)});
    finish(s);
}
// What becomes of Stofflet (2 in battle) or Bonchamps (3) with these dice; his side wins.
State t1(const char* name, int a, int b) {
    State s = drawn(kBlue, {Incident::T1}, 4, 4, {}, {name});
    dice(s, 3, 3);  // the attacker goes back
    EXPECT_TRUE(awaits_fate(s));
    apply(s, roll(a, b));
    return s;
}

TEST(Rule_T1, NineAndMoreIsALightWound) {
    EXPECT_EQ(post(t1("Stofflet", 4, 5), "Stofflet"), Post::LightWound);
    EXPECT_EQ(post(t1("Stofflet", 6, 6), "Stofflet"), Post::LightWound);
}
TEST(Rule_T1, SevenAndEightIsASeriousWound) {
    EXPECT_EQ(post(t1("Stofflet", 3, 4), "Stofflet"), Post::SeriousWound);
    EXPECT_EQ(post(t1("Stofflet", 4, 4), "Stofflet"), Post::SeriousWound);
}
TEST(Rule_T1, SixAndLessIsDeath) {
    EXPECT_EQ(post(t1("Stofflet", 3, 3), "Stofflet"), Post::Gone);
    EXPECT_EQ(post(t1("Stofflet", 1, 1), "Stofflet"), Post::Gone);
}

TEST(Rule_T1, TheDeathOfAGeneralOfThreeIsFelt) {
    EXPECT_EQ(morale(t1("Bonchamps", 1, 1), kWhite), -1);
    EXPECT_EQ(morale(t1("Stofflet", 1, 1), kWhite), 0);
    EXPECT_EQ(morale(t1("Bonchamps", 3, 4), kWhite), 0);  // only wounded
}

TEST(Rule_T1, HeLeavesTheMapAtOnce) {
    for (const int die : {1, 4, 6}) {
        const State s = t1("Stofflet", die, die);
        EXPECT_EQ(where(s, "Stofflet"), kNoArea);
    }
}

TEST(Rule_T1, OneLessIfTheVendeensRouted) {
    const auto routed = [](int a, int b) {
        State s = drawn(kBlue, {Incident::T1}, 16, 4, {}, {"Royrand"});
        dice(s, 5, 4);  // DD4-50
        EXPECT_EQ(result(), "DD4-50");
        EXPECT_TRUE(awaits_fate(s));
        apply(s, roll(a, b));
        return post(s, "Royrand");
    };
    EXPECT_EQ(routed(4, 5), Post::SeriousWound);
    EXPECT_EQ(routed(3, 4), Post::Gone);
    EXPECT_EQ(routed(5, 5), Post::LightWound);
}

TEST(Rule_T1, NothingLessAfterARetreatOrARepublicanRout) {
    State s = drawn(kBlue, {Incident::T1}, 4, 4, {}, {"Royrand"});
    dice(s, 5, 4);  // DR1-20
    apply(s, roll(4, 5));
    EXPECT_EQ(post(s, "Royrand"), Post::LightWound);
    s = drawn(kWhite, {Incident::T1}, 16, 4, {}, {"Royrand"});
    dice(s, 5, 4);
    ASSERT_EQ(result(), "DD4-50");
    apply(s, roll(4, 5));
    EXPECT_EQ(post(s, "Royrand"), Post::LightWound);
}

TEST(Rule_T1, TheLotFallsOnOneOfThoseWhoFought) {
    State s = drawn(kBlue, {Incident::T1}, 4, 4, {"Menou"}, {"Stofflet", "Royrand"});
    dice(s, 3, 3);
    ASSERT_TRUE(awaits_fate(s));
    EXPECT_TRUE(legal(s, lot("Stofflet")));
    EXPECT_TRUE(legal(s, lot("Royrand")));
    EXPECT_FALSE(legal(s, lot("Menou")));
    EXPECT_FALSE(legal(s, lot("Lyrot")));  // far away
    play(s, {lot("Royrand"), roll(6, 6)});
    EXPECT_EQ(post(s, "Royrand"), Post::LightWound);
    EXPECT_EQ(post(s, "Stofflet"), Post::OnMap);
}

TEST(Rule_T1, MarchersTookPart) {
    State s = quiet(kBlue);
    only_incident(s, Incident::T1);
    put(s, "NUE", Force::Saumur, 4);
    put(s, "VIH", Force::Anjou, 3);
    put(s, "COR", Force::Anjou, 1);
    put(s, "COR", "Bonchamps");
    put(s, "CML", Force::Anjou, 1);
    put(s, "CML", "Stofflet");
    enter(s, "NUE", "VIH");
    play(s, {march("COR"), take_all(), go(), roll(1)});
    play(s, {march("CML"), take_all(), go(), roll(6), draw(Incident::T1)});
    fight(s, 3, 3);
    finish(s);
    apply(s, roll(6, 6));  // no lot: Stofflet stayed away
    EXPECT_EQ(post(s, "Bonchamps"), Post::LightWound);
}

TEST(Rule_T1, WithoutAVendeenGeneralNothingHappens) {
    State s = drawn(kBlue, {Incident::T1}, 4, 4, {"Menou"}, {});
    dice(s, 3, 3);
    EXPECT_FALSE(awaits_fate(s));
    EXPECT_EQ(post(s, "Menou"), Post::OnMap);
}

// F-31: every T1 is a test, of another general each time.
TEST(Rule_T1, SeveralAreCumulative) {
    State s = drawn(kBlue, {Incident::T1, Incident::T1}, 6, 6, {}, {"Stofflet", "Royrand"});
    dice(s, 3, 3);
    play(s, {lot("Stofflet"), roll(6, 6)});
    ASSERT_TRUE(awaits_fate(s));
    EXPECT_FALSE(legal(s, lot("Stofflet")));
    apply(s, roll(4, 4));
    EXPECT_EQ(post(s, "Stofflet"), Post::LightWound);
    EXPECT_EQ(post(s, "Royrand"), Post::SeriousWound);
}

TEST(Rule_T1, MoreTestsThanGeneralsAreNotMade) {
    State s = drawn(kBlue, {Incident::T1, Incident::T1}, 6, 6, {}, {"Stofflet"});
    dice(s, 3, 3);
    apply(s, roll(6, 6));
    EXPECT_FALSE(awaits_fate(s));
}

// ------------------------------------------------------------------ T7

// What becomes of Menou (1 in battle) or Marceau (3) with these dice; his side wins.
State t7(int a, int b) {
    State s = drawn(kBlue, {Incident::T7}, 4, 4, {"Menou"}, {});
    dice(s, 5, 4);
    EXPECT_TRUE(awaits_fate(s));
    apply(s, roll(a, b));
    return s;
}

TEST(Rule_T7, NineAndMoreIsALightWound) {
    EXPECT_EQ(post(t7(4, 5), "Menou"), Post::LightWound);
    EXPECT_EQ(post(t7(6, 6), "Menou"), Post::LightWound);
}
TEST(Rule_T7, SevenAndEightIsASeriousWound) {
    EXPECT_EQ(post(t7(3, 4), "Menou"), Post::SeriousWound);
    EXPECT_EQ(post(t7(4, 4), "Menou"), Post::SeriousWound);
}
TEST(Rule_T7, SixAndLessIsDeath) {
    EXPECT_EQ(post(t7(3, 3), "Menou"), Post::Gone);
    EXPECT_EQ(post(t7(1, 1), "Menou"), Post::Gone);
}

TEST(Rule_T7, OneLessIfTheRepublicansRouted) {
    const auto routed = [](int a, int b) {
        State s = drawn(kWhite, {Incident::T7}, 16, 4, {"Canclaux"}, {});
        dice(s, 5, 4);
        EXPECT_EQ(result(), "DD4-50");
        apply(s, roll(a, b));
        return post(s, "Canclaux");
    };
    EXPECT_EQ(routed(4, 5), Post::SeriousWound);
    EXPECT_EQ(routed(3, 4), Post::Gone);
}

// F-32
TEST(Rule_T7, TheDeathOfARepublicanMovesNoMarker) {
    State s = quiet(kBlue);
    only_incident(s, Incident::T7);
    put(s, "NUE", Force::LaRochelle, 4);
    put(s, "NUE", "Marceau");  // 3 in battle
    put(s, "VIH", Force::Anjou, 4);
    enter(s, "NUE", "VIH");
    nobody_marches(s);
    apply(s, draw(Incident::T7));
    dice(s, 5, 4);
    apply(s, roll(1, 1));
    EXPECT_EQ(post(s, "Marceau"), Post::Gone);
    EXPECT_EQ(morale(s, kBlue), 0);
    EXPECT_EQ(morale(s, kWhite), 0);
}

TEST(Rule_T7, TheLotFallsOnARepublicanWhoFought) {
    State s = drawn(kBlue, {Incident::T7}, 4, 4, {"Menou", "Rossignol"}, {"Stofflet"});
    dice(s, 5, 6);
    ASSERT_TRUE(awaits_fate(s));
    EXPECT_TRUE(legal(s, lot("Menou")));
    EXPECT_TRUE(legal(s, lot("Rossignol")));
    EXPECT_FALSE(legal(s, lot("Stofflet")));
    EXPECT_FALSE(legal(s, lot("Vergnes")));
}

TEST(Rule_T7, WithoutARepublicanGeneralNothingHappens) {
    State s = drawn(kBlue, {Incident::T7}, 4, 4, {}, {"Stofflet"});
    dice(s, 5, 6);
    EXPECT_FALSE(awaits_fate(s));
}

// ------------------------------------------------------------------ T8

TEST(Rule_T8, AfterARetreatARepublicanIsAccused) {
    State s = drawn(kBlue, {Incident::T8}, 4, 4, {"Menou"}, {});
    dice(s, 3, 2);  // AR1-30 and his 1
    ASSERT_EQ(result()[1], 'R');
    EXPECT_EQ(post(s, "Menou"), Post::Accused);
    EXPECT_EQ(where(s, "Menou"), kNoArea);
    EXPECT_TRUE(told(Fact::Accused));
}

TEST(Rule_T8, AfterARoutToo) {
    State s = drawn(kWhite, {Incident::T8}, 16, 4, {"Menou"}, {});
    dice(s, 5, 5);
    ASSERT_EQ(result()[1], 'D');
    EXPECT_EQ(post(s, "Menou"), Post::Accused);
}

TEST(Rule_T8, NotAfterAVictory) {
    State s = drawn(kBlue, {Incident::T8}, 4, 4, {"Menou"}, {});
    dice(s, 5, 4);
    EXPECT_EQ(post(s, "Menou"), Post::OnMap);
    EXPECT_FALSE(told(Fact::Accused));
}

TEST(Rule_T8, TheLotFallsOnOneWhoFought) {
    State s = drawn(kBlue, {Incident::T8}, 4, 4, {"Menou", "Rossignol"}, {});
    dice(s, 2, 1);
    ASSERT_TRUE(awaits_fate(s));
    EXPECT_FALSE(legal(s, lot("Vergnes")));
    apply(s, lot("Rossignol"));
    EXPECT_EQ(post(s, "Rossignol"), Post::Accused);
    EXPECT_EQ(post(s, "Menou"), Post::OnMap);
}

TEST(Rule_T8, AGeneralWhoFellIsNotAccused) {
    State s = drawn(kBlue, {Incident::T7, Incident::T8}, 6, 6, {"Menou"}, {});
    dice(s, 2, 1);
    apply(s, roll(1, 1));
    EXPECT_EQ(post(s, "Menou"), Post::Gone);
    EXPECT_FALSE(told(Fact::Accused));
}

}  // namespace
}  // namespace levee::fgfk::testing
