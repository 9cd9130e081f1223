#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

// Valence's horse against units of Charles who have no defensive order.
Position field(std::string_view valence) {
    forget();
    Position p;
    p.order("Valence", Order::Offensive).order("Charles", Order::Manoeuvre).put("Valence", valence);
    return p;
}

// The first cavalry of Valence rides there; the combat segment begins with an assault declared.
State ridden(Position p, std::string_view from, std::initializer_list<std::string_view> way,
             Direction looks, std::string_view target) {
    State s = p.put("Cavalerie Valence 1", from, looks).movement("Valence");
    if (way.size() > 0) move(s, "Cavalerie Valence 1", way, looks);
    apply(s, end_movement);
    apply(s, assault(target));
    return s;
}

const std::string_view kCharge = "charge \"Cavalerie Valence 1\"";

// ------------------------------------------------------------------ 5.3.1 conditions

TEST(Rule_5_3_1, ChargeAfterOneHexBeforeTheLast) {
    const State s =
        ridden(field("0315").put("Grüber", "0312", S), "0315", {"0314", "0313"}, N, "0312");
    EXPECT_EQ(refused(s, kCharge), "");
}

TEST(Rule_5_3_1, NoChargeAfterASingleHex) {
    const State s = ridden(field("0315").put("Grüber", "0312", S), "0314", {"0313"}, N, "0312");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, NoChargeWithoutAMove) {
    const State s = ridden(field("0315").put("Grüber", "0312", S), "0313", {}, N, "0312");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, OnlyCavalryCharges) {
    State s =
        field("0315").put("Grüber", "0312", S).put("Leveneur 1", "0315", N).movement("Valence");
    move(s, "Leveneur 1", {"0314", "0313"}, N);
    say(s, {"end movement", "assault 0312"});
    EXPECT_EQ(refused(s, "charge \"Leveneur 1\""), "5.3.1");
}

TEST(Rule_5_3_1, NotAgainstAVillage) {
    const State s =
        ridden(field("0814").put("Grüber", "0811", S), "0814", {"0813", "0812"}, N, "0811");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, NotAgainstAWood) {
    // 0413 is clear, level 2, like the wood 0513.
    const State s =
        ridden(field("0415").put("Grüber", "0513", SW), "0415", {"0414", "0413"}, NE, "0513");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, NotAgainstTheTomb) {
    const State s =
        ridden(field("1804").put("Grüber", "1807", N), "1804", {"1805", "1806"}, S, "1807");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, NotOutOfAWood) {
    const State s =
        ridden(field("0515").put("Grüber", "0512", S), "0515", {"0514", "0513"}, N, "0512");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, AWoodOnTheWayDoesNotMatter) {
    // 0513 is crossed, 0512 is the last hex, 0511 the target.
    const State s =
        ridden(field("0514").put("Grüber", "0511", S), "0514", {"0513", "0512"}, N, "0511");
    EXPECT_EQ(refused(s, kCharge), "");
}

TEST(Rule_5_3_1, NotDownhill) {
    const State s =
        ridden(field("0313").put("Grüber", "0310", S), "0313", {"0312", "0311"}, N, "0310");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, NotUphill) {
    const State s =
        ridden(field("0308").put("Grüber", "0311", N), "0308", {"0309", "0310"}, S, "0311");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, NotOverAStream) {
    const State s =
        ridden(field("1911").put("Grüber", "1908", S), "1911", {"1910", "1909"}, N, "1908");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, NotOverABridge) {
    const State s =
        ridden(field("2010").put("Grüber", "2007", S), "2010", {"2009", "2008"}, N, "2007");
    EXPECT_EQ(refused(s, kCharge), "5.3.1");
}

TEST(Rule_5_3_1, AfterARallyIfTheHalfMoveSuffices) {
    // N-23 as amended: 6 MP, half is 3, two hexes and a zone.
    State s = field("0315")
                  .put("Grüber", "0312", S)
                  .put("Cavalerie Valence 1", "0315", N, Level::Disorganised1)
                  .movement("Valence");
    say(s, {"rally \"Cavalerie Valence 1\"", "roll 6 6", "to 0314", "to 0313"});
    no_reaction(s);
    say(s, {"face N", "end movement", "assault 0312"});
    EXPECT_EQ(refused(s, kCharge), "");
}

TEST(Rule_5_3_1, ADefensiveOrderAllowsItWhereItAllowsTheMove) {
    // Leveneur 1 in 0412 is in Grüber's zone and next to 0313 (4.1.3). Half of 6 is 3.
    const State s = ridden(field("0315")
                               .order("Valence", Order::Defensive)
                               .put("Grüber", "0312", S)
                               .put("Leveneur 1", "0412", NW),
                           "0315", {"0314", "0313"}, N, "0312");
    EXPECT_EQ(refused(s, kCharge), "");
}

TEST(Rule_5_3_1, AChargeIsNotCompulsory) {
    State s = ridden(field("0315").put("Grüber", "0312", S), "0315", {"0314", "0313"}, N, "0312");
    forget();
    say(s, {"head \"Cavalerie Valence 1\""});
    EXPECT_EQ(sum_told(), -3);  // 1/1 -2, morale 7 - 8
}

// ------------------------------------------------------------------ 5.3.2 effects

TEST(Rule_5_3_2, AChargeGivesTwo) {
    State s = ridden(field("0315").put("Grüber", "0312", S), "0315", {"0314", "0313"}, N, "0312");
    forget();
    say(s, {kCharge, "head \"Cavalerie Valence 1\""});
    EXPECT_EQ(sum_told(), -1);
    EXPECT_EQ(times_told(2), 1);
}

// Two regiments have ridden up to 0312 from different sides.
State two_ridden(Position p) {
    State s = p.put("Cavalerie Valence 1", "0315", N)
                  .put("Cavalerie Valence 2", "0414", N)
                  .movement("Valence");
    move(s, "Cavalerie Valence 1", {"0314", "0313"}, N);
    move(s, "Cavalerie Valence 2", {"0413", "0412"}, NW);
    say(s, {"end movement", "assault 0312"});
    return s;
}

TEST(Rule_5_3_2, TwoGiveFour) {
    State s = two_ridden(field("0315").put("Grüber", "0312", S));
    forget();
    say(s, {kCharge, "charge \"Cavalerie Valence 2\"", "head \"Cavalerie Valence 1\""});
    // 5/3: 0; morale -1; charges +4.
    EXPECT_EQ(sum_told(), 3);
}

TEST(Rule_5_3_2, ThreeGiveFourAllTheSame) {
    State s = two_ridden(field("0315").put("Grüber", "0312", S).put("Lamarche 1", "0212", NE));
    forget();
    say(s, {kCharge, "charge \"Cavalerie Valence 2\"", "bayonet \"Lamarche 1\"",
            "head \"Lamarche 1\""});
    // 8/3: +2; morale 8 - 8; charges +4, not +6.
    EXPECT_EQ(sum_told(), 6);
    EXPECT_EQ(times_told(4), 1);
}

TEST(Rule_5_3_2, AHorseAndABayonetGiveFour) {
    State s = ridden(field("0315").put("Grüber", "0312", S).put("Lamarche 2", "0212", NE), "0315",
                     {"0314", "0313"}, N, "0312");
    forget();
    say(s, {kCharge, "bayonet \"Lamarche 2\"", "head \"Lamarche 2\""});
    // 6/3: +2; morale 7 - 8; charges +4.
    EXPECT_EQ(sum_told(), 5);
}

TEST(Rule_5_3_2, AChargingUnitLeads) {
    State s = two_ridden(field("0315").put("Grüber", "0312", S));
    say(s, {kCharge});
    EXPECT_EQ(refused(s, "head \"Cavalerie Valence 2\""), "6.2.1");
    EXPECT_EQ(refused(s, "head \"Cavalerie Valence 1\""), "");
}

TEST(Rule_5_3_2, ChargersTakeALevelAfterTheCombat) {
    State s = two_ridden(field("0315").put("Grüber", "0312", S));
    say(s, {kCharge, "head \"Cavalerie Valence 1\"", "roll 4 5"});
    // 0 - 1 + 2 = +1: 10, nothing for the attacker, R for the defender.
    ASSERT_EQ(final_told(), 10);
    let(s, Side::Austrian);
    EXPECT_EQ(level_name(s, "Cavalerie Valence 1"), "1");
    EXPECT_EQ(level_name(s, "Cavalerie Valence 2"), "good");  // did not charge
}

TEST(Rule_5_3_2, TheLevelIsAddedToTheResult) {
    State s = two_ridden(field("0315").put("Grüber", "0312", S));
    say(s, {kCharge, "head \"Cavalerie Valence 1\"", "roll 4 4"});
    ASSERT_EQ(final_told(), 9);  // 1D and 1D
    EXPECT_EQ(level_name(s, "Cavalerie Valence 1"), "2");
    EXPECT_EQ(level_name(s, "Grüber"), "1");
}

TEST(Rule_5_3_2, AChargerWhoRoutsByItFallsBackAndDoesNotAdvance) {
    // N-35. Level 2 before: -2 for the attack.
    State s = field("0315")
                  .put("Grüber", "0312", S)
                  .put("Cavalerie Valence 1", "0315", N, Level::Disorganised2)
                  .put("Leveneur 1", "0212", NE)
                  .put("Lamarche 1", "0412", NW)
                  .movement("Valence");
    move(s, "Cavalerie Valence 1", {"0314", "0313"}, N);
    say(s, {"end movement", "assault 0312", kCharge, "head \"Cavalerie Valence 1\""});
    forget();
    // 10/3: +4; morale 6 - 8; level 2: -2; charge +2. Sum 2; 8 gives 10.
    say(s, {"roll 4 4"});
    ASSERT_EQ(final_told(), 10);
    let(s, Side::Austrian);
    if (offers_verb(s, Verb::Face)) say(s, {"face N"});
    EXPECT_EQ(level_name(s, "Cavalerie Valence 1"), "routed");
    EXPECT_EQ(where(s, "Cavalerie Valence 1"), "0314");
    EXPECT_FALSE(legal(s, said("advance \"Cavalerie Valence 1\"")));
}

// ------------------------------------------------------------------ 5.3.3 counter-charge

TEST(Rule_5_3_3, FreeCavalryInTheTargetHexMayAnswer) {
    State s = ridden(field("0315").put("Ulanen", "0312", S).put("Esterházy", "0312", S), "0315",
                     {"0314", "0313"}, N, "0312");
    say(s, {kCharge, "head \"Cavalerie Valence 1\"", "decline"});
    EXPECT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(refused(s, "counter-charge Ulanen"), "");
    EXPECT_EQ(refused(s, "counter-charge Esterházy"), "");
    EXPECT_EQ(refused(s, "decline"), "");
}

TEST(Rule_5_3_3, OnlyAgainstACharge) {
    State s = ridden(field("0315").put("Ulanen", "0312", S), "0315", {"0314", "0313"}, N, "0312");
    say(s, {"head \"Cavalerie Valence 1\"", "decline"});
    EXPECT_TRUE(awaits_dice(s));
}

TEST(Rule_5_3_3, NotAgainstBayonetsAlone) {
    State s = field("0315").put("Ulanen", "0312", S).put("Leveneur 1", "0313", N).combat("Valence");
    say(s, {"assault 0312", "bayonet \"Leveneur 1\"", "head \"Leveneur 1\"", "decline"});
    EXPECT_TRUE(awaits_dice(s));
}

TEST(Rule_5_3_3, NotByInfantry) {
    State s = ridden(field("0315").put("Grüber", "0312", S), "0315", {"0314", "0313"}, N, "0312");
    say(s, {kCharge, "head \"Cavalerie Valence 1\""});
    EXPECT_TRUE(awaits_dice(s));
}

TEST(Rule_5_3_3, NotByCavalryInAZoneAlready) {
    State s = ridden(field("0315").put("Ulanen", "0312", S).put("Leveneur 1", "0212", NE), "0315",
                     {"0314", "0313"}, N, "0312");
    say(s, {"without \"Leveneur 1\"", kCharge, "head \"Cavalerie Valence 1\"", "decline"});
    EXPECT_TRUE(awaits_dice(s));
}

TEST(Rule_5_3_3, TheStartOfTheChargersMoveDecides) {
    // N-33: when the second regiment sets off the first one already covers the Ulanen.
    State s = two_ridden(field("0315").put("Ulanen", "0312", S));
    State first = s;
    say(first, {kCharge, "head \"Cavalerie Valence 1\"", "decline"});
    EXPECT_EQ(refused(first, "counter-charge Ulanen"), "");
    State second = s;
    say(second, {"charge \"Cavalerie Valence 2\"", "head \"Cavalerie Valence 2\"", "decline"});
    EXPECT_TRUE(awaits_dice(second));
}

TEST(Rule_5_3_3, RoutedCavalryDoesNotAnswer) {
    State s = ridden(field("0315").put("Ulanen", "0312", S, Level::Routed), "0315",
                     {"0314", "0313"}, N, "0312");
    say(s, {kCharge, "head \"Cavalerie Valence 1\""});
    EXPECT_FALSE(offers_verb(s, Verb::CounterCharge));
    if (decides(s, Side::Austrian)) say(s, {"decline"});
    EXPECT_TRUE(awaits_dice(s));
}

// ------------------------------------------------------------------ 5.3.4 its effects

TEST(Rule_5_3_4, ItCancelsTheTwo) {
    State s = ridden(field("0315").put("Ulanen", "0312", S), "0315", {"0314", "0313"}, N, "0312");
    forget();
    say(s, {kCharge, "head \"Cavalerie Valence 1\"", "decline", "counter-charge Ulanen"});
    ASSERT_TRUE(awaits_dice(s));
    EXPECT_EQ(sum_told(), 0);  // 3/2: 0; morale 7 - 7; no charge
}

TEST(Rule_5_3_4, WithoutItTheTwoStand) {
    State s = ridden(field("0315").put("Ulanen", "0312", S), "0315", {"0314", "0313"}, N, "0312");
    forget();
    say(s, {kCharge, "head \"Cavalerie Valence 1\"", "decline", "decline"});
    EXPECT_EQ(sum_told(), 2);
}

TEST(Rule_5_3_4, OneAnswerCancelsAllChargingCavalry) {
    State s = two_ridden(field("0315").put("Ulanen", "0312", S));
    forget();
    say(s, {kCharge, "charge \"Cavalerie Valence 2\"", "head \"Cavalerie Valence 1\"", "decline",
            "counter-charge Ulanen"});
    EXPECT_EQ(sum_told(), 2);  // 5/2: +2; morale 0
}

TEST(Rule_5_3_4, ButNotTheBayonets) {
    State s = field("0315")
                  .put("Ulanen", "0312", S)
                  .put("Cavalerie Valence 1", "0315", N)
                  .put("Lamarche 2", "0413", N)
                  .movement("Valence");
    move(s, "Cavalerie Valence 1", {"0314", "0313"}, N);
    move(s, "Lamarche 2", {"0412"}, NW);
    say(s, {"end movement", "assault 0312", kCharge, "bayonet \"Lamarche 2\""});
    forget();
    say(s, {"head \"Cavalerie Valence 1\"", "decline", "counter-charge Ulanen"});
    EXPECT_EQ(sum_told(), 6);  // 6/2: +4; morale 0; the bayonet +2, the horse nothing
}

TEST(Rule_5_3_4, BothSidesTakeALevelAfterTheCombat) {
    State s = ridden(field("0315").put("Ulanen", "0312", S).put("Esterházy", "0312", S), "0315",
                     {"0314", "0313"}, N, "0312");
    say(s, {kCharge, "head \"Cavalerie Valence 1\"", "decline", "counter-charge Ulanen",
            "head Esterházy"});
    // 3/4: -4; morale 7 - 8. 10 - 5 = 5: 3D for the attacker, nothing for the defender.
    say(s, {"roll 4 6"});
    ASSERT_EQ(final_told(), 5);
    if (asks(s) == Business::Facing) say(s, {"face N"});
    EXPECT_EQ(level_name(s, "Ulanen"), "1");
    EXPECT_EQ(level_name(s, "Esterházy"), "good");
    EXPECT_EQ(level_name(s, "Cavalerie Valence 1"), "routed");
}

}  // namespace
}  // namespace levee::neerwinden::testing
