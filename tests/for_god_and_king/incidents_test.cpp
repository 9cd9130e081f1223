// Tactical incidents T2 to T6 and T9 to T12; those that fall on generals are in
// incidents_generals_test.cpp.

#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// A combat with one incident drawn, up to its dice; mixed ground at Vihiers unless told otherwise.
struct Where {
    const char* blue;
    const char* white;
};
State drawn(Side attacker, Incident incident, int attack, int defence, Where where = {nullptr, ""},
            Force blue = Force::Saumur) {
    if (where.blue == nullptr)
        where = attacker == kBlue ? Where{"NUE", "VIH"} : Where{"VIH", "COR"};
    State s = quiet(attacker);
    only_incident(s, incident);
    put(s, where.blue, blue, attacker == kBlue ? attack : defence);
    put(s, where.white, Force::Anjou, attacker == kBlue ? defence : attack);
    enter(s, attacker == kBlue ? where.blue : where.white,
          attacker == kBlue ? where.white : where.blue);
    nobody_marches(s);
    apply(s, draw(incident));
    return s;
}
void dice(State& s, int coloured, int white) {
    play(s, {resolve(), roll(coloured, white)});
    finish(s);
}
int die(State s) {
    apply(s, resolve());
    return modifier(s);
}
std::string shifted(State s) {
    apply(s, resolve());
    return column(s);
}

// ------------------------------------------------------------------ T2

// Vendéens four times as many rout Republicans of this size, whose morale was this before.
State deserters(int republicans, int morale_before, int coloured = 5, int white = 4) {
    State s = quiet(kWhite);
    only_incident(s, Incident::T2);
    s.morale[index(kBlue)] = static_cast<std::int8_t>(morale_before);
    s.morale[index(kWhite)] = static_cast<std::int8_t>(morale_before);  // no bonus
    put(s, "VIH", Force::Saumur, republicans);
    put(s, "COR", Force::Anjou, std::min(40, 4 * republicans));
    enter(s, "COR", "VIH");
    nobody_marches(s);
    apply(s, draw(Incident::T2));
    dice(s, coloured, white);
    return s;
}

TEST(Rule_T2, OnePointJoinsFromFiveToNine) {
    EXPECT_EQ(points(deserters(5, 0), "VIH", Force::Deserters), 1);
    EXPECT_EQ(points(deserters(9, 0), "VIH", Force::Deserters), 1);
}
TEST(Rule_T2, TwoFromTenOrMore) { EXPECT_EQ(points(deserters(10, 0), "VIH", Force::Deserters), 2); }
TEST(Rule_T2, NoneFromLessThanFive) {
    const State s = deserters(4, 0);
    ASSERT_EQ(result(), "DD4-50");
    EXPECT_EQ(points(s, "VIH", Force::Deserters), 0);
}
TEST(Rule_T2, OnlyAfterARout) {
    const State s = deserters(10, 0, 3, 3);  // DR2-30
    ASSERT_EQ(result(), "DR2-30");
    EXPECT_EQ(points(s, "VIH", Force::Deserters), 0);
    EXPECT_EQ(in_cup(s, Incident::T2), 1);
}

TEST(Rule_T2, MoraleIsThatAfterTheCombat) {
    // 5 and 20 points: the loser of a rout drops by two.
    EXPECT_EQ(points(deserters(5, 2), "VIH", Force::Deserters), 1);
    // 9 and 36: by three. One point and four: nothing changes, but too few anyway.
    EXPECT_EQ(points(deserters(9, 2), "VIH", Force::Deserters), 1);
}
TEST(Rule_T2, NotWhileRepublicanMoraleIsGood) {
    State s = quiet(kWhite);
    only_incident(s, Incident::T2);
    s.morale = {2, 2};
    put(s, "VIH", Force::Saumur, 5);
    put(s, "VIH", "Menou");
    put(s, "COR", Force::Anjou, 14);  // 19 points: down by one
    put(s, "COR", "Stofflet");
    enter(s, "COR", "VIH");
    nobody_marches(s);
    apply(s, draw(Incident::T2));
    dice(s, 6, 5);  // 12 in the column 2:1
    ASSERT_EQ(result(), "DD4-50");
    ASSERT_EQ(morale(s, kBlue), 1);
    EXPECT_EQ(s.on_map[index(Force::Deserters)], 0);
}

TEST(Rule_T2, WithTheSecondPointItLeavesTheCup) {
    EXPECT_EQ(in_cup(deserters(5, 0), Incident::T2), 1);
    const State s = deserters(10, 0);
    EXPECT_EQ(in_cup(s, Incident::T2), 0);
    EXPECT_TRUE(told(Fact::IncidentGone));
}

TEST(Rule_T2, TwoPointsInAWholeGame) {
    State s = quiet(kWhite);
    only_incident(s, Incident::T2);
    s.deserters = 1;
    put(s, "COR", Force::Deserters, 1);
    put(s, "VIH", Force::Saumur, 10);
    put(s, "COR", Force::Anjou, 40);
    enter(s, "COR", "VIH");
    nobody_marches(s);
    apply(s, draw(Incident::T2));
    dice(s, 5, 4);
    EXPECT_EQ(s.deserters, 2);
    EXPECT_LE(s.on_map[index(Force::Deserters)], 2);
    EXPECT_EQ(in_cup(s, Incident::T2), 0);
}

TEST(Rule_T2, RepublicanAttackersDesertToo) {
    State s = drawn(kBlue, Incident::T2, 5, 14);
    dice(s, 1, 1);  // AD4-60 or worse
    ASSERT_EQ(result()[1], 'D');
    EXPECT_EQ(points(s, "VIH", Force::Deserters), 1);  // where the combat took place
}

TEST(Rule_T2, AVendeenRoutBringsNobody) {
    State s = drawn(kBlue, Incident::T2, 40, 10);
    dice(s, 5, 4);
    ASSERT_EQ(result()[1], 'D');
    EXPECT_EQ(s.on_map[index(Force::Deserters)], 0);
}

// ------------------------------------------------------------------ modifiers and shifts

TEST(Rule_T3, CavalryIsOneForTheVendeens) {
    EXPECT_EQ(die(drawn(kBlue, Incident::T3, 4, 4)), -1);
    EXPECT_EQ(die(drawn(kWhite, Incident::T3, 4, 4)), 1);
}

TEST(Rule_T4, PanicIsTwoColumnsForTheRepublicans) {
    EXPECT_EQ(shifted(drawn(kBlue, Incident::T4, 4, 4)), "2:1");
    EXPECT_EQ(shifted(drawn(kWhite, Incident::T4, 4, 4)), "1:2");
}

TEST(Rule_T9, SabresAreTwoOnClearGroundAndOneElsewhere) {
    EXPECT_EQ(die(drawn(kBlue, Incident::T9, 4, 4)), 1);
    EXPECT_EQ(die(drawn(kWhite, Incident::T9, 4, 4)), -1);
    EXPECT_EQ(die(drawn(kBlue, Incident::T9, 4, 4, {"SAU", "DOU"})), 2);
    EXPECT_EQ(die(drawn(kWhite, Incident::T9, 4, 4, {"DOU", "MTG"})), -2);
    EXPECT_EQ(die(drawn(kBlue, Incident::T9, 4, 4, {"VIH", "COR"})), 1);
}

TEST(Rule_T10, GunsAreOneForTheRepublicans) {
    EXPECT_EQ(die(drawn(kBlue, Incident::T10, 4, 4)), 1);
    EXPECT_EQ(die(drawn(kWhite, Incident::T10, 4, 4)), -1);
}

TEST(Rule_T11, HowitzersNeedMayencais) {
    EXPECT_EQ(die(drawn(kBlue, Incident::T11, 4, 4)), 0);
    EXPECT_EQ(die(drawn(kBlue, Incident::T11, 4, 4, {"NUE", "VIH"}, Force::Mayencais)), 1);
    EXPECT_EQ(die(drawn(kWhite, Incident::T11, 4, 4, {"VIH", "COR"}, Force::Mayencais)), -1);
}

// Republicans of whom so many are Mayençais, four against four or more.
std::string treachery(Side attacker, int others, int mayencais) {
    State s = quiet(attacker, 7);
    s.mayencais_with = Army::Saumur;
    only_incident(s, Incident::T12);
    const char* blue = attacker == kBlue ? "NUE" : "VIH";
    put(s, blue, Force::Saumur, others);
    put(s, blue, Force::Mayencais, mayencais);
    put(s, attacker == kBlue ? "VIH" : "COR", Force::Anjou, others + mayencais);
    enter(s, attacker == kBlue ? "NUE" : "COR", "VIH");
    nobody_marches(s);
    apply(s, draw(Incident::T12));
    return shifted(s);
}

TEST(Rule_T12, TreacheryIsTwoColumnsForTheVendeens) {
    EXPECT_EQ(treachery(kBlue, 4, 0), "1:2");
    EXPECT_EQ(treachery(kWhite, 4, 0), "2:1");
}
TEST(Rule_T12, NotIfHalfOfThemAreMayencais) {
    EXPECT_EQ(treachery(kBlue, 3, 1), "1:2");
    EXPECT_EQ(treachery(kBlue, 2, 2), "1:1");
    EXPECT_EQ(treachery(kBlue, 1, 3), "1:1");
    EXPECT_EQ(treachery(kBlue, 3, 2), "1:2");  // less than half
    EXPECT_EQ(treachery(kWhite, 2, 2), "1:1");
}

// ------------------------------------------------------------------ T5

TEST(Rule_T5, ARoutOfTheRepublicansRaisesVendeenMorale) {
    State s = drawn(kWhite, Incident::T5, 4, 1);  // five points: no other change
    dice(s, 5, 4);
    ASSERT_EQ(result(), "DD4-50");
    EXPECT_EQ(morale(s, kWhite), 1);
    EXPECT_EQ(in_cup(s, Incident::T5), 0);
    EXPECT_TRUE(told(Fact::IncidentGone));
}

TEST(Rule_T5, ARetreatDoesNot) {
    State s = drawn(kWhite, Incident::T5, 4, 1);
    dice(s, 2, 2);  // DR1-20
    ASSERT_EQ(result(), "DR1-20");
    EXPECT_EQ(morale(s, kWhite), 0);
    EXPECT_EQ(in_cup(s, Incident::T5), 1);  // F-33
}

TEST(Rule_T5, ARoutOfTheVendeensDoesNot) {
    State s = drawn(kBlue, Incident::T5, 4, 1);
    dice(s, 5, 4);
    ASSERT_EQ(result()[1], 'D');
    EXPECT_EQ(morale(s, kWhite), 0);
    EXPECT_EQ(in_cup(s, Incident::T5), 1);
}

// ------------------------------------------------------------------ T6

const Action kFight = Action::of(Verb::Fight);
const Action kWithdraw = Action::of(Verb::Withdraw);

TEST(Rule_T6, TheVendeenChoosesAttackingOrDefending) {
    for (const Side attacker : {kBlue, kWhite}) {
        const State s = drawn(attacker, Incident::T6, 4, 4);
        EXPECT_TRUE(decides(s, kWhite));
        EXPECT_TRUE(legal(s, kFight));
        EXPECT_TRUE(legal(s, kWithdraw));
        EXPECT_EQ(refused_by(s, resolve()), "T6");
    }
}

TEST(Rule_T6, FightingCostsTwo) {
    State s = drawn(kBlue, Incident::T6, 4, 4);
    apply(s, kFight);
    EXPECT_EQ(die(s), 2);
    s = drawn(kWhite, Incident::T6, 4, 4);
    apply(s, kFight);
    EXPECT_EQ(die(s), -2);
}

TEST(Rule_T6, ADefenderWithdrawsWithoutLosses) {
    State s = drawn(kBlue, Incident::T6, 6, 5);
    const auto arms = s.arms;
    apply(s, kWithdraw);
    if (business(s) == Business::Retreat) {
        EXPECT_TRUE(decides(s, kWhite));
        apply(s, retreat("COR"));
    }
    EXPECT_EQ(points(s, "COR", Force::Anjou), 5);
    EXPECT_EQ(all_points(s, "VIH", kBlue), 6);
    EXPECT_EQ(lost(kBlue) + lost(kWhite), 0);
    EXPECT_EQ(morale(s, kBlue), 0);
    EXPECT_EQ(morale(s, kWhite), 0);
    EXPECT_EQ(s.arms, arms);
    EXPECT_EQ(result(), "");
}

TEST(Rule_T6, TheDefenderFollowsThePrioritiesOfARetreat) {
    State s = drawn(kBlue, Incident::T6, 6, 5);
    apply(s, kWithdraw);
    ASSERT_EQ(business(s), Business::Retreat);
    EXPECT_FALSE(legal(s, retreat("NUE")));
    EXPECT_FALSE(legal(s, retreat("MTG")));
    EXPECT_TRUE(legal(s, retreat("CZX")));
}

TEST(Rule_T6, AnAttackerGoesBackAndKeepsHisActionPoints) {
    State s = quiet(kWhite);
    only_incident(s, Incident::T6);
    put(s, "COR", Force::Anjou, 6);
    put(s, "COR", "Bonchamps");
    put(s, "VIH", Force::Saumur, 3);
    enter(s, "COR", "VIH", 12);
    const int left = half_left(s);
    nobody_marches(s);
    play(s, {draw(Incident::T6), kWithdraw});
    EXPECT_EQ(points(s, "COR", Force::Anjou), 6);
    ASSERT_EQ(business(s), Business::Operation);
    EXPECT_EQ(half_left(s), left);
    EXPECT_TRUE(legal(s, to("VIH")));  // answers: it may attack again
}

// Answers: there was no combat, so no test on generals either.
TEST(Rule_T6, T1AndT7AreNotPlayedThen) {
    State s = quiet(kBlue);
    s.cup[index(Incident::T1)] = 1;
    s.cup[index(Incident::T6)] = 1;
    s.cup[index(Incident::T7)] = 1;
    put(s, "NUE", Force::Saumur, 10);
    put(s, "NUE", "Menou");
    put(s, "VIH", Force::Anjou, 10);
    put(s, "VIH", "Stofflet");
    enter(s, "NUE", "VIH");
    nobody_marches(s);
    play(s, {draw(Incident::T1), draw(Incident::T6), draw(Incident::T7), kWithdraw});
    finish(s);
    EXPECT_FALSE(awaits_fate(s));
    EXPECT_EQ(post(s, "Menou"), Post::OnMap);
    EXPECT_EQ(post(s, "Stofflet"), Post::OnMap);
    EXPECT_FALSE(s.generals[general("Menou")].fought);  // F-76
}

TEST(Rule_T6, MarchersGoBackWhereTheyCameFrom) {
    State s = quiet(kBlue);
    only_incident(s, Incident::T6);
    put(s, "NUE", Force::Saumur, 4);
    put(s, "VIH", Force::Anjou, 3);
    put(s, "CML", Force::Anjou, 2);
    put(s, "CML", "Bonchamps");
    enter(s, "NUE", "VIH");
    play(s, {march("CML"), take_all(), go(), roll(1)});
    nobody_marches(s);
    play(s, {draw(Incident::T6), kWithdraw});
    if (business(s) == Business::Retreat) apply(s, retreat("COR"));
    EXPECT_EQ(where_is(s, "Bonchamps"), "CML");
    EXPECT_EQ(points(s, "CML", Force::Anjou), 2);
    EXPECT_EQ(points(s, "COR", Force::Anjou), 3);
}

TEST(Rule_T6, TheRepublicansHaveNoSuchChoice) {
    State s = drawn(kBlue, Incident::T6, 4, 4);
    apply(s, kFight);
    EXPECT_TRUE(decides(s, kBlue));
    EXPECT_EQ(refused_by(s, kWithdraw), "4.1");
}

TEST(Rule_T6, APursuitDoesNotFollow) {
    State s = drawn(kBlue, Incident::T6, 20, 4);
    apply(s, kWithdraw);
    while (business(s) == Business::Retreat) apply(s, offers(s)[0]);
    EXPECT_NE(business(s), Business::Pursuit);
}

}  // namespace
}  // namespace levee::fgfk::testing
