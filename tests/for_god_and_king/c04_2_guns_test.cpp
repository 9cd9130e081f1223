#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// Republicans from Nueil have just entered Vihiers; a stack with this general is in Coron.
State heard_in_coron(const char* name, Force force = Force::Anjou, int turn = 2) {
    State s = quiet(kBlue, turn);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "COR", force, 3);
    put(s, "COR", name);
    enter(s, "NUE", "VIH");
    return s;
}
bool marches(const char* name, int die) {
    State s = heard_in_coron(name);
    play(s, {march("COR"), take_all(), go(), roll(die)});
    EXPECT_EQ(where_is(s, name), all_points(s, "COR", kWhite) == 0 ? "VIH" : "COR");
    return all_points(s, "VIH", kWhite) == 7;
}

TEST(Rule_4_2, LessThanTwiceTheRatingSucceeds) {
    for (int die = 1; die <= 6; ++die) {
        EXPECT_EQ(marches("Stofflet", die), die < 2) << die;
        EXPECT_EQ(marches("dElbee", die), die < 4) << die;
        EXPECT_EQ(marches("Bonchamps", die), die < 6) << die;
    }
}

TEST(Rule_4_2, OneDieIsRolled) {
    State s = heard_in_coron("dElbee");
    play(s, {march("COR"), take_all(), go()});
    EXPECT_FALSE(legal(s, roll(1, 1)));
}

TEST(Rule_4_2, TheBestGeneralOfTheStackCounts) {
    State s = heard_in_coron("Stofflet");
    put(s, "COR", "Bonchamps");
    play(s, {march("COR"), take_all(), go(), roll(5)});
    EXPECT_EQ(where_is(s, "Stofflet"), "VIH");
}

TEST(Rule_4_2, AFailureLeavesTheStackWhereItIs) {
    State s = heard_in_coron("dElbee");
    play(s, {march("COR"), take_all(), go(), roll(4)});
    EXPECT_EQ(points(s, "COR", Force::Anjou), 3);
    EXPECT_EQ(s.combat.count, 2);
}

// F-74
TEST(Rule_4_2, TheUnitsOfAnAreaTryOnceInACombat) {
    State s = heard_in_coron("dElbee");
    play(s, {march("COR"), take_all(), go(), roll(4)});
    if (business(s) == Business::Guns && decides(s, kWhite)) {
        EXPECT_EQ(refused_by(s, march("COR")), "4.2");
    }
    EXPECT_FALSE(legal(s, march("COR")));
}

TEST(Rule_4_2, PartOfAStackMayMarch) {
    State s = heard_in_coron("dElbee");
    put(s, "COR", "Stofflet");
    play(s, {march("COR"), take("dElbee"), take(Force::Anjou, 2), go(), roll(1)});
    EXPECT_EQ(points(s, "COR", Force::Anjou), 1);
    EXPECT_EQ(where_is(s, "Stofflet"), "COR");
    EXPECT_EQ(all_points(s, "VIH", kWhite), 6);
}

TEST(Rule_4_2, AStackWithoutAGeneralDoesNotMarch) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "COR", Force::Anjou, 3);
    enter(s, "NUE", "VIH");
    EXPECT_FALSE(legal(s, march("COR")));
}

TEST(Rule_4_2, PointsMustGoWithAGeneral) {
    State s = heard_in_coron("dElbee");
    play(s, {march("COR"), take(Force::Anjou, 3)});
    EXPECT_EQ(refused_by(s, go()), "4.2");
}

// F-29: any friendly general will do.
TEST(Rule_4_2, AGeneralOfAnotherArmyMayLeadTheMarch) {
    State s = heard_in_coron("Sapinaud");
    play(s, {march("COR"), take_all(), go(), roll(3)});
    EXPECT_EQ(points(s, "VIH", Force::Anjou), 7);
}

TEST(Rule_4_2, OnlyFromAnAdjacentArea) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "TRE", Force::Anjou, 3);
    put(s, "TRE", "Bonchamps");
    put(s, "CML", Force::Anjou, 3);
    enter(s, "NUE", "VIH");
    EXPECT_EQ(refused_by(s, march("TRE")), "4.2");
}

TEST(Rule_4_2, SeveralStacksMayMarch) {
    State s = heard_in_coron("dElbee");
    put(s, "CML", Force::Anjou, 2);
    put(s, "CML", "Bonchamps");
    play(s, {march("COR"), take_all(), go(), roll(3)});
    play(s, {march("CML"), take_all(), go(), roll(5)});
    EXPECT_EQ(all_points(s, "VIH", kWhite), 9);
}

// ------------------------------------------------------------------ the attacker's side (errata)

State heard_in_martigne() {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "MTG", Force::Saumur, 3);
    put(s, "MTG", "Menou");
    return s;
}

TEST(Rule_4_2, TheAttackerMarchesToo) {
    State s = heard_in_martigne();
    enter(s, "NUE", "VIH");
    ASSERT_TRUE(decides(s, kBlue));
    play(s, {march("MTG"), take_all(), go(), roll(3)});
    EXPECT_EQ(all_points(s, "VIH", kBlue), 9);
}

// F-74
TEST(Rule_4_2, MarchersDoNotJoinTheActivation) {
    State s = heard_in_martigne();
    put(s, "NUE", "Rossignol");
    enter(s, "NUE", "VIH", 12);
    play(s, {march("MTG"), take_all(), go(), roll(3)});
    fight(s, 6, 5);
    finish(s);
    ASSERT_EQ(business(s), Business::Operation);
    EXPECT_FALSE(s.group.generals.has(general("Menou")));
    apply(s, to("NUE"));
    EXPECT_EQ(where_is(s, "Menou"), "VIH");
}

TEST(Rule_4_2, AMarchDoesNotPreventALaterActivation) {
    State s = heard_in_martigne();
    enter(s, "NUE", "VIH");
    play(s, {march("MTG"), take_all(), go(), roll(3)});
    fight(s, 6, 5);
    finish(s);
    if (business(s) == Business::Operation) apply(s, halt());
    ASSERT_TRUE(legal(s, activate("VIH")));
    apply(s, activate("VIH"));
    EXPECT_TRUE(legal(s, take("Menou")));
}

TEST(Rule_4_2, ActivatedCountersMayMarch) {
    State s = heard_in_martigne();
    set_off(s, "MTG");
    apply(s, halt());
    ASSERT_EQ(refused_by(s, activate("MTG")), "2.4");
    enter(s, "NUE", "VIH");
    play(s, {march("MTG"), take_all(), go(), roll(1)});
    EXPECT_EQ(all_points(s, "VIH", kBlue), 9);
    fight(s, 6, 5);
    finish(s);
    if (business(s) == Business::Operation) apply(s, halt());
    EXPECT_EQ(refused_by(s, activate("VIH")), "2.4");  // and stay activated
}

TEST(Rule_4_2, ACounterMarchesAsOftenAsItWants) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "NUE", "Rossignol");
    put(s, "VIH", Force::Anjou, 1);
    put(s, "ARG", Force::Anjou, 1);
    put(s, "MTG", Force::Saumur, 6);
    put(s, "MTG", "Menou");
    enter(s, "NUE", "VIH", 12);
    play(s, {march("MTG"), take_all(), go(), roll(1)});
    fight(s, 6, 5);
    finish(s);
    ASSERT_EQ(business(s), Business::Operation);
    apply(s, to("ARG"));
    while (business(s) == Business::Guns && decides(s, kWhite)) apply(s, done());
    play(s, {march("VIH"), take_all(), go(), roll(1)});
    EXPECT_EQ(where_is(s, "Menou"), "ARG");
}

// ------------------------------------------------------------------ where nobody marches

TEST(Rule_4_2, NotOverTheLoireEvenByABridge) {
    State s = quiet(kBlue);
    put(s, "PEL", Force::Nantes, 6);
    put(s, "PRO", Force::Loroux, 3);
    put(s, "NAN", Force::Nantes, 5);
    put(s, "NAN", "Canclaux");
    put(s, "VER", Force::Loroux, 1);
    enter(s, "PEL", "PRO");
    while (business(s) == Business::Guns && decides(s, kWhite)) apply(s, done());
    EXPECT_FALSE(legal(s, march("NAN")));
}

TEST(Rule_4_2, NotOverTheBareLoire) {
    State s = quiet(kWhite);
    put(s, "LOR", Force::Loroux, 4);
    put(s, "VER", Force::Nantes, 3);
    put(s, "NAN", Force::Nantes, 5);
    put(s, "NAN", "Canclaux");
    enter(s, "LOR", "VER");
    if (business(s) == Business::Guns && decides(s, kBlue)) {
        EXPECT_EQ(refused_by(s, march("NAN")), "4.2");
    }
    EXPECT_FALSE(legal(s, march("NAN")));
}

TEST(Rule_4_2, NotOverTheGois) {
    State s = quiet(kBlue);
    put(s, "CHA", Force::Nantes, 6);
    put(s, "BVR", Force::BasPoitou, 3);
    put(s, "NOI", Force::Nantes, 5);
    put(s, "NOI", "Canclaux");
    put(s, "MAC", Force::Nantes, 1);
    enter(s, "CHA", "BVR");
    while (business(s) == Business::Guns && decides(s, kWhite)) apply(s, done());
    EXPECT_FALSE(legal(s, march("NOI")));
}

TEST(Rule_4_2, ZonesOfControlDoNotMatter) {
    State s = heard_in_coron("Bonchamps");
    put(s, "TRE", Force::Saumur, 2);  // controls Coron; Vihiers is controlled out of Nueil
    put(s, "NUE", Force::Saumur, 2);
    play(s, {march("COR"), take_all(), go(), roll(5)});
    EXPECT_EQ(where_is(s, "Bonchamps"), "VIH");
}

// ------------------------------------------------------------------ stacking, first turn

TEST(Rule_4_2, RepublicanArmiesDoNotMarchToEachOther) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "MTG", Force::Nantes, 3);
    put(s, "MTG", "Canclaux");
    enter(s, "NUE", "VIH");
    if (legal(s, march("MTG"))) {
        apply(s, march("MTG"));
        EXPECT_EQ(refused_by(s, take_all()), "3.5");
        EXPECT_EQ(refused_by(s, take(Force::Nantes, 3)), "3.5");
    }
}

// Angevins are attacked in Montaigu; Charette is in Rocheservière.
State charette_hears(const char* name) {
    State s = quiet(kBlue);
    put(s, "AIG", Force::Nantes, 6);
    put(s, "MTA", Force::Anjou, 4);
    put(s, "ROC", Force::BasPoitou, 3);
    put(s, "ROC", name);
    enter(s, "AIG", "MTA");
    play(s, {march("ROC")});
    return s;
}

TEST(Rule_4_2, CharetteNeedsAFiveOrASixBeforeHeMarches) {
    State s = charette_hears("Charette");
    play(s, {take_all(), go(), roll(5)});
    EXPECT_TRUE(told(Fact::Agreed));
    ASSERT_TRUE(awaits_fate(s));  // now the march itself
    apply(s, roll(1));
    EXPECT_EQ(where_is(s, "Charette"), "MTA");
    s = charette_hears("Charette");
    play(s, {take_all(), go(), roll(6), roll(2)});
    EXPECT_EQ(where_is(s, "Charette"), "ROC");
}

TEST(Rule_4_2, OnLessHeDoesNotEvenTry) {
    for (const int die : {1, 2, 3, 4}) {
        forget();
        State s = charette_hears("Charette");
        play(s, {take_all(), go(), roll(die)});
        EXPECT_TRUE(told(Fact::Refused));
        EXPECT_EQ(where_is(s, "Charette"), "ROC");
        EXPECT_FALSE(told(Fact::MarchTried));
    }
}

TEST(Rule_4_2, OtherBasPoitouStacksDoNotMarchToAnjou) {
    State s = charette_hears("LaCatheliniere");
    EXPECT_EQ(refused_by(s, take_all()), "3.5");
    EXPECT_EQ(refused_by(s, take("LaCatheliniere")), "3.5");
}

TEST(Rule_4_2, AnjouDoesNotMarchToBasPoitou) {
    State s = quiet(kBlue);
    put(s, "SPH", Force::Nantes, 6);
    put(s, "ROC", Force::BasPoitou, 4);
    put(s, "MTA", Force::Anjou, 3);
    put(s, "MTA", "Bonchamps");
    enter(s, "SPH", "ROC");
    apply(s, march("MTA"));
    EXPECT_EQ(refused_by(s, take_all()), "3.5");
    EXPECT_EQ(refused_by(s, take(Force::Anjou, 3)), "3.5");
}

// F-06
TEST(Rule_7_1, NobodyMarchesOutOfHisZoneOnTheFirstTurn) {
    State s = quiet(kBlue, 1);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "VIH", Force::Anjou, 4);
    put(s, "COR", Force::Anjou, 3);
    put(s, "COR", "Bonchamps");
    enter(s, "NUE", "VIH");
    if (legal(s, march("COR"))) {
        apply(s, march("COR"));
        EXPECT_EQ(refused_by(s, take_all()), "7.1");
        EXPECT_EQ(refused_by(s, take("Bonchamps")), "7.1");
    }
    s = quiet(kBlue, 1);
    put(s, "VIH", Force::Saumur, 6);
    put(s, "COR", Force::Anjou, 4);
    put(s, "TRE", Force::Anjou, 3);
    put(s, "TRE", "Bonchamps");
    enter(s, "VIH", "COR");
    play(s, {march("TRE"), take_all(), go(), roll(5)});
    EXPECT_EQ(where_is(s, "Bonchamps"), "COR");
}

TEST(Rule_4_2, AMarcherWhoRoutsIsNotActivatedLater) {
    State s = heard_in_martigne();
    put(s, "CML", Force::Anjou, 30);
    put(s, "CML", "Bonchamps");
    enter(s, "NUE", "VIH");
    play(s, {march("CML"), take_all(), go(), roll(5)});
    if (decides(s, kWhite)) apply(s, done());
    play(s, {march("MTG"), take_all(), go(), roll(3)});
    fight(s, 1, 1);
    ASSERT_EQ(result()[1], 'D');
    finish(s);
    EXPECT_TRUE(s.generals[general("Menou")].activated);
    EXPECT_EQ(refused_by(s, activate(where_is(s, "Menou"))), "2.4");
}

}  // namespace
}  // namespace levee::fgfk::testing
