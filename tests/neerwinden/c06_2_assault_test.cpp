// 6.2: who assaults what, guns without escort, the cavalry's withdrawal and the second assault.

#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

Position field() {
    forget();
    Position p;
    p.order("Egalite", Order::Offensive).order("Valence", Order::Offensive);
    for (const std::string_view key : {"Charles", "Colloredo", "Clairfayt", "Wurtemberg"})
        p.order(key, Order::Manoeuvre);
    return p;
}

// ------------------------------------------------------------------ 6.2.1 who and where

TEST(Rule_6_2_1, OnlyEnemiesInTheirZoneAreAssaulted) {
    const Position p = field().put("Dietmann 1", "0713", N).put("Keim", "0712", S);
    for (const std::string_view front : {"0812", "0612"})
        EXPECT_EQ(refused_by(Position{p}.put("Grüber", front, S).combat("Egalite"), assault(front)),
                  "")
            << front;
    for (const std::string_view other : {"0813", "0714", "0613", "0711"})
        EXPECT_EQ(refused_by(Position{p}.put("Grüber", other, S).combat("Egalite"), assault(other)),
                  "6.2")
            << other;
    EXPECT_EQ(refused_by(Position{p}.combat("Egalite"), assault("0812")), "6");  // nobody there
}

TEST(Rule_6_2_1, NeverOverARiverButOverABridge) {
    const Position p =
        field().put("Dietmann 1", "0713", N).put("Keim", "0712", S).put("Grüber", "0706", S);
    EXPECT_EQ(
        refused_by(Position{p}.put("Dampierre 1", "0707", N).combat("Egalite"), assault("0706")),
        "6.2");
    const State bridge =
        field().put("Dampierre 1", "2013", N).put("Grüber", "2012", S).combat("Egalite");
    EXPECT_EQ(refused_by(bridge, assault("2012")), "");
}

TEST(Rule_6_2_1, GunsAndRoutedUnitsDoNotAssault) {
    State s = field()
                  .put("Artillerie Égalité 1", "0313", N)
                  .put("Dampierre 1", "0412", NW, Level::Routed)
                  .put("Grüber", "0312", S)
                  .combat("Egalite");
    EXPECT_EQ(refused_by(s, assault("0312")), "6.2");
    State led = field()
                    .put("Artillerie Égalité 1", "0313", N)
                    .put("Dietmann 1", "0313", N)
                    .put("Grüber", "0312", S)
                    .combat("Egalite");
    apply(led, assault("0312"));
    EXPECT_EQ(refused(led, "head \"Artillerie Égalité 1\""), "6.2.1");
    EXPECT_EQ(refused(led, "head \"Dietmann 1\""), "");
}

TEST(Rule_6_2_1, UnderOneToTwoNoAssault) {
    // 4 against 4 + 3 + ...: 3 against 7.
    const Position p = field().put("Keim", "0312", S).put("Artillerie Colloredo 1", "0312", S);
    State s = Position{p}
                  .put("Dampierre 2", "0313", N)
                  .put("Dietmann 1", "0713", N)
                  .put("Grüber", "0712", S)
                  .combat("Egalite");
    EXPECT_EQ(refused_by(s, assault("0312")), "6.2.1");
    // 4 against 7 is enough; but nobody may be taken out who is needed.
    State two = Position{p}
                    .put("Dampierre 2", "0313", N)
                    .put("Cavalerie Égalité", "0412", NW)
                    .combat("Egalite");
    EXPECT_EQ(refused_by(two, assault("0312")), "");
    apply(two, assault("0312"));
    EXPECT_EQ(refused(two, "without \"Cavalerie Égalité\""), "6.2.1");
}

TEST(Rule_6_2_1, OneAssaultAHexAndOneCombatAUnit) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Dampierre 1", "0412", NW)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    // 4/3: -2, total 9: 1D each.
    say(s, {"assault 0312", "without \"Dampierre 1\"", "head \"Dietmann 1\"", "roll 5 6"});
    ASSERT_EQ(final_told(), 9);
    EXPECT_EQ(refused_by(s, assault("0312")), "6");
    say(s, {"fire infantry 0312"});
    EXPECT_EQ(refused(s, "without \"Dietmann 1\""), "6.1");  // he is not in it
}

TEST(Rule_6_2_1, OnlyFrenchInfantryUsesTheBayonet) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Cavalerie Égalité", "0412", NW)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    apply(s, assault("0312"));
    EXPECT_EQ(refused(s, "bayonet \"Dietmann 1\""), "");
    EXPECT_EQ(refused(s, "bayonet \"Cavalerie Égalité\""), "6.2.1");
    State austrian =
        field().put("Davidovich", "0312", S).put("Dietmann 1", "0313", N).combat("Colloredo");
    apply(austrian, assault("0313"));
    EXPECT_EQ(refused(austrian, "bayonet Davidovich"), "6.2.1");
}

TEST(Rule_6_2_1, DisorganisedInfantryMayUseItToo) {
    State s = field()
                  .put("Dietmann 1", "0313", N, Level::Disorganised2)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    apply(s, assault("0312"));
    EXPECT_EQ(refused(s, "bayonet \"Dietmann 1\""), "");
}

TEST(Rule_6_2_1, TheHeadIsOneOfTheChargers) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Dampierre 1", "0412", NW)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "bayonet \"Dampierre 1\""});
    EXPECT_EQ(refused(s, "head \"Dietmann 1\""), "6.2.1");
    EXPECT_EQ(refused(s, "head \"Dampierre 1\""), "");
}

TEST(Rule_6_2_1, BayonetsCostALevelAfterTheCombat) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Dampierre 1", "0412", NW)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    // 8/3 +2, bayonet +2, morale -1 + ... Dampierre 1 leads: 7 - 8. 7 + 3 = 10: R.
    say(s, {"assault 0312", "bayonet \"Dampierre 1\"", "head \"Dampierre 1\"", "roll 3 4"});
    ASSERT_EQ(final_told(), 10);
    let(s, Side::Austrian);
    EXPECT_EQ(level_name(s, "Dampierre 1"), "1");
    EXPECT_EQ(level_name(s, "Dietmann 1"), "good");
}

TEST(Rule_6_2_1, TheDefenderChoosesHisHeadAmongFootAndHorse) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Miaczinski 1", "1501", N)
                  .put("Ulanen", "0312", S)
                  .put("Esterházy", "0312", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\"", "decline"});
    ASSERT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(refused(s, "head Ulanen"), "");
    EXPECT_EQ(refused(s, "head Esterházy"), "");
    State guns = field()
                     .put("Dietmann 1", "0313", N)
                     .put("Grüber", "0312", S)
                     .put("Artillerie Charles", "0312", S)
                     .combat("Egalite");
    say(guns, {"assault 0312", "head \"Dietmann 1\""});
    EXPECT_TRUE(awaits_dice(guns));  // Grüber, no choice
}

// ------------------------------------------------------------------ 6.2.1 guns without escort

TEST(Rule_6_2_1, GunsAloneAreDestroyedWithoutDice) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Artillerie Colloredo 1", "0312", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\""});
    EXPECT_EQ(where(s, "Artillerie Colloredo 1"), "destroyed");
    EXPECT_EQ(int{s.vp}, 2);  // 3 SS: two steps (N-52)
    EXPECT_EQ(where(s, "Dietmann 1"), "0312");
    EXPECT_EQ(level_name(s, "Dietmann 1"), "good");
}

TEST(Rule_6_2_1, TwoBatteriesAsWell) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Artillerie Colloredo 1", "0312", S)
                  .put("Artillerie Charles", "0312", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\""});
    EXPECT_EQ(where(s, "Artillerie Colloredo 1"), "destroyed");
    EXPECT_EQ(where(s, "Artillerie Charles"), "destroyed");
    EXPECT_EQ(int{s.vp}, 3);
}

TEST(Rule_6_2_1, WhateverTheRatio) {
    // 1 against 6.
    State s = field()
                  .put("Dampierre 2", "0313", N)
                  .losses("Dampierre 2", 1)
                  .put("Artillerie Colloredo 1", "0312", S)
                  .put("Artillerie Clairfayt 1", "0312", S)
                  .combat("Egalite");
    EXPECT_EQ(refused_by(s, assault("0312")), "");
}

TEST(Rule_6_2_1, BayonetsCostTheirLevelHereToo) {
    State s =
        field().put("Dietmann 1", "0313", N).put("Artillerie Charles", "0312", S).combat("Egalite");
    say(s, {"assault 0312", "bayonet \"Dietmann 1\"", "head \"Dietmann 1\""});
    EXPECT_EQ(level_name(s, "Dietmann 1"), "1");  // N-77
    EXPECT_EQ(where(s, "Artillerie Charles"), "destroyed");
}

TEST(Rule_6_2_1, GunsWithAnEscortAreNot) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Artillerie Charles", "0312", S)
                  .put("Grüber", "0312", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\""});
    EXPECT_TRUE(awaits_dice(s));
    EXPECT_EQ(where(s, "Artillerie Charles"), "0312");
}

// ------------------------------------------------------------------ 6.2.2 the withdrawal

// Ulanen (morale 7) in 0312 are assaulted; Grüber holds 0311, so that they can go to 0211 or 0411.
State against_ulanen(Position p, std::string_view attacker,
                     std::string_view formation = "Egalite") {
    State s = p.put(attacker, "0313", N).put("Ulanen", "0312", S).combat(formation);
    say(s, {"assault 0312", "head \"" + std::string{attacker} + "\""});
    return s;
}
void withdraw(State& s, int dice, std::string_view hex = "0311") {
    say(s, {"withdraw Ulanen"});
    if (offers_verb(s, Verb::Retreat)) say(s, {"retreat Ulanen " + std::string{hex}});
    if (offers_verb(s, Verb::Face) && decides(s, Side::Austrian)) say(s, {"face S"});
    roll_sum(s, dice);
}

TEST(Rule_6_2_2, CavalryMayRetreatBeforeAnAssault) {
    State s = against_ulanen(field(), "Dietmann 1");
    ASSERT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(refused(s, "withdraw Ulanen"), "");
    EXPECT_EQ(refused(s, "decline"), "");
    withdraw(s, 2);
    EXPECT_EQ(where(s, "Ulanen"), "0311");
    EXPECT_EQ(level_name(s, "Ulanen"), "good");
    EXPECT_EQ(where(s, "Dietmann 1"), "0312");  // advances, no dice for the assault
    EXPECT_FALSE(awaits_dice(s));
}

TEST(Rule_6_2_2, OnlyCavalry) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Grüber", "0312", S)
                  .put("Artillerie Charles", "0312", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\""});
    EXPECT_TRUE(awaits_dice(s));
    EXPECT_FALSE(offers_verb(s, Verb::Withdraw));
}

TEST(Rule_6_2_2, ItRespectsTheRulesOfRetreat) {
    // 0411 is in Dampierre 1's zone, 0211 and 0311 are free; 0313 and 0412 hold the enemy.
    State s = against_ulanen(field().put("Dampierre 1", "0511", SW), "Dietmann 1");
    say(s, {"withdraw Ulanen"});
    EXPECT_EQ(refused(s, "retreat Ulanen 0411"), "6.3");
    EXPECT_EQ(refused(s, "retreat Ulanen 0212"), "6.3");  // not nearer the own edge
    EXPECT_EQ(refused(s, "retreat Ulanen 0311"), "");
    EXPECT_EQ(refused(s, "retreat Ulanen 0211"), "");
}

TEST(Rule_6_2_2, AMoraleTestAgainstInfantry) {
    State passed = against_ulanen(field(), "Dietmann 1");
    withdraw(passed, 7);
    EXPECT_EQ(level_name(passed, "Ulanen"), "good");
    State failed = against_ulanen(field(), "Dietmann 1");
    withdraw(failed, 8);
    EXPECT_EQ(level_name(failed, "Ulanen"), "1");
    EXPECT_EQ(where(failed, "Ulanen"), "0311");
}

TEST(Rule_6_2_2, TwoMoreIfCavalryAttacks) {
    State passed = against_ulanen(field(), "Cavalerie Égalité");
    withdraw(passed, 5);
    EXPECT_EQ(level_name(passed, "Ulanen"), "good");
    State failed = against_ulanen(field(), "Cavalerie Égalité");
    withdraw(failed, 6);
    EXPECT_EQ(level_name(failed, "Ulanen"), "1");
    // One cavalry unit among the attackers is enough.
    State mixed = against_ulanen(field().put("Cavalerie Égalité", "0412", NW), "Dietmann 1");
    withdraw(mixed, 6, "0211");
    EXPECT_EQ(level_name(mixed, "Ulanen"), "1");
}

TEST(Rule_6_2_2, ACommanderHelpsInTheTest) {
    State s = against_ulanen(field().put("Charles", "0312"), "Dietmann 1");
    say(s, {"withdraw Ulanen"});
    if (offers_verb(s, Verb::Retreat)) say(s, {"retreat Ulanen 0311"});
    if (offers_verb(s, Verb::Accompany)) say(s, {"accompany Charles"});
    if (offers_verb(s, Verb::Face)) say(s, {"face S"});
    say(s, {"roll 4 4"});  // 8 - 1
    EXPECT_EQ(level_name(s, "Ulanen"), "good");
    EXPECT_EQ(where_is(s, "Charles"), "0311");
}

TEST(Rule_6_2_2, InfantryThatUsedTheBayonetTakesItsLevelAndIsDone) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Ulanen", "0312", S)
                  .put("Grüber", "0211", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "bayonet \"Dietmann 1\"", "head \"Dietmann 1\""});
    withdraw(s, 2, "0411");
    if (offers_verb(s, Verb::Face)) say(s, {"face N"});
    no_reaction(s);
    EXPECT_EQ(level_name(s, "Dietmann 1"), "1");
    EXPECT_EQ(where(s, "Dietmann 1"), "0312");
    EXPECT_FALSE(legal(s, assault("0211")));
    EXPECT_FALSE(legal(s, said("fire infantry 0211")));
}

TEST(Rule_6_2_2, FromAMixedHexTheOthersFight) {
    // N-78. Champmorin 2 would be too weak against both; Grüber (3 SS) stays.
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Grüber", "0312", S)
                  .losses("Grüber", 1)
                  .put("Ulanen", "0312", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\""});
    forget();
    withdraw(s, 2);
    ASSERT_TRUE(awaits_dice(s)) << choices(s);
    EXPECT_EQ(where(s, "Ulanen"), "0311");
    EXPECT_EQ(sum_told(), 4);  // 4/1 and not 4/3; morale 8 - 8
}

TEST(Rule_6_2_2, GunsLeftAloneAreLost) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Artillerie Charles", "0312", S)
                  .put("Ulanen", "0312", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\""});
    withdraw(s, 2);
    EXPECT_EQ(where(s, "Artillerie Charles"), "destroyed");  // N-77
    EXPECT_EQ(int{s.vp}, 1);
    EXPECT_EQ(where(s, "Dietmann 1"), "0312");
}

TEST(Rule_6_2_2, NotWithoutAHexToGoTo) {
    State s = against_ulanen(field()
                                 .put("Leveneur 1", "0311", N)
                                 .put("Leveneur 2", "0411", N)
                                 .put("Neuilly 1", "0412", S)
                                 .put("Neuilly 2", "0212", S)
                                 .put("Lamarche 1", "0211", N),
                             "Dietmann 1");
    EXPECT_FALSE(offers_verb(s, Verb::Withdraw));
}

// ------------------------------------------------------------------ 6.2.2 the second assault

// Cavalerie Valence 1 rides to 0313 and assaults the Ulanen in 0312, who withdraw; Grüber and the
// rest are where the test puts them.
State ridden_at_ulanen(Position p, bool charge) {
    State s = p.put("Cavalerie Valence 1", "0315", N)
                  .put("Valence", "0515")
                  .put("Ulanen", "0312", S)
                  .movement("Valence");
    say(s, {"march \"Cavalerie Valence 1\"", "to 0314", "to 0313"});
    no_reaction(s);
    say(s, {"face N", "end movement", "assault 0312"});
    if (charge) say(s, {"charge \"Cavalerie Valence 1\""});
    say(s, {"head \"Cavalerie Valence 1\""});
    withdraw(s, 2, "0211");
    if (offers_verb(s, Verb::Face)) say(s, {"face N"});
    no_reaction(s);
    return s;
}

TEST(Rule_6_2_2, CavalryThatAdvancesMayAssaultOnceMore) {
    State s = ridden_at_ulanen(field().put("Grüber", "0311", S), false);
    EXPECT_EQ(where(s, "Cavalerie Valence 1"), "0312");
    EXPECT_EQ(refused_by(s, assault("0311")), "");
    EXPECT_EQ(refused(s, "decline"), "");
    forget();
    say(s, {"assault 0311", "head \"Cavalerie Valence 1\""});
    // 3/3 -2, morale 7 - 8; the Ulanen in 0211 look at 0312 and are not engaged there: -2.
    ASSERT_TRUE(awaits_dice(s));
    EXPECT_EQ(sum_told(), -5);
    say(s, {"roll 6 6"});
    if (asks(s) == Business::Facing) say(s, {"face N"});
    EXPECT_FALSE(legal(s, assault("0211")));  // the second is the final one
}

TEST(Rule_6_2_2, TheChargeLastsIfItsConditionsStillHold) {
    State s = ridden_at_ulanen(field().put("Grüber", "0311", S).put("Leveneur 1", "0111", N), true);
    EXPECT_EQ(level_name(s, "Cavalerie Valence 1"), "good");
    forget();
    say(s, {"assault 0311", "head \"Cavalerie Valence 1\""});
    ASSERT_TRUE(awaits_dice(s));
    EXPECT_EQ(sum_told(), -3);  // +2
    EXPECT_EQ(level_name(s, "Cavalerie Valence 1"), "good");
    say(s, {"roll 6 6"});
    for (int i = 0; i < 3 && asks(s) == Business::Facing; ++i) apply(s, offers(s)[0]);
    EXPECT_NE(level_name(s, "Cavalerie Valence 1"), "good");  // its level comes now
}

// The same on the south side of Wommersom: from 0812 the village 0811 is the only target.
State ridden_at_the_village(bool charge) {
    State s = field()
                  .put("Cavalerie Valence 1", "0815", N)
                  .put("Valence", "0715")
                  .put("Ulanen", "0812", S)
                  .put("Grüber", "0811", S)
                  .movement("Valence");
    say(s, {"march \"Cavalerie Valence 1\"", "to 0814", "to 0813"});
    no_reaction(s);
    say(s, {"face N", "end movement", "assault 0812"});
    if (charge) say(s, {"charge \"Cavalerie Valence 1\""});
    say(s, {"head \"Cavalerie Valence 1\""});
    withdraw(s, 2, "0912");
    if (offers_verb(s, Verb::Face)) say(s, {"face N"});
    no_reaction(s);
    return s;
}

TEST(Rule_6_2_2, OtherwiseTheLevelComesBeforeTheDice) {
    State s = ridden_at_the_village(true);
    ASSERT_EQ(where(s, "Cavalerie Valence 1"), "0812");
    EXPECT_EQ(level_name(s, "Cavalerie Valence 1"), "good");
    forget();
    say(s, {"assault 0811", "head \"Cavalerie Valence 1\""});
    ASSERT_TRUE(awaits_dice(s)) << choices(s);
    EXPECT_EQ(level_name(s, "Cavalerie Valence 1"), "1");
    EXPECT_EQ(times_told(2), 0);  // no +2
}

TEST(Rule_6_2_2, WithoutASecondAssaultTheLevelFollowsTheAdvance) {
    State s = ridden_at_the_village(true);
    say(s, {"decline"});
    EXPECT_EQ(level_name(s, "Cavalerie Valence 1"), "1");
    State calm = ridden_at_the_village(false);
    say(calm, {"decline"});
    EXPECT_EQ(level_name(calm, "Cavalerie Valence 1"), "good");
}

TEST(Rule_6_2_2, AUnitWithdrawsOnceASegment) {
    State s = ridden_at_ulanen(field().put("Grüber", "0311", S), false);
    ASSERT_EQ(where(s, "Ulanen"), "0211");
    say(s, {"assault 0211", "head \"Cavalerie Valence 1\""});
    EXPECT_FALSE(offers_verb(s, Verb::Withdraw));
    EXPECT_TRUE(awaits_dice(s));
}

TEST(Rule_6_2_2, AnotherCavalryUnitMayStillWithdraw) {
    State s = ridden_at_ulanen(field().put("Esterházy", "0311", S), false);
    say(s, {"assault 0311", "head \"Cavalerie Valence 1\""});
    EXPECT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(refused(s, "withdraw Esterházy"), "");
}

TEST(Rule_6_2_2, InfantryThatAdvancedHasNoSecondAssault) {
    State s = against_ulanen(field().put("Grüber", "0211", S), "Dietmann 1");
    withdraw(s, 2, "0311");
    if (offers_verb(s, Verb::Face)) say(s, {"face N"});
    no_reaction(s);
    EXPECT_EQ(where(s, "Dietmann 1"), "0312");
    EXPECT_FALSE(legal(s, assault("0311")));
    EXPECT_FALSE(legal(s, assault("0211")));
}

}  // namespace
}  // namespace levee::neerwinden::testing
