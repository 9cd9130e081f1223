#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

// Égalité's units fire; nobody has a defensive order unless a test gives it.
Position field() {
    forget();
    Position p;
    p.order("Egalite", Order::Offensive).order("Charles", Order::Manoeuvre);
    p.order("Colloredo", Order::Manoeuvre);
    return p;
}

// Sum of the modifiers of one fire.
int modifiers(Position p, std::string_view arm, std::string_view target) {
    State s = p.combat("Egalite");
    forget();
    say(s, {"fire " + std::string{arm} + " " + std::string{target}, "resolve"});
    return sum_told();
}
// Strength of the fire as opened.
int strength_of_fire(State s, std::string_view line) {
    forget();
    say(s, {line, "resolve"});
    const Event* opened = fact(Fact::FireOpened, story());
    return opened == nullptr ? -1 : opened->b;
}
// Why the guns of 0713 (facing north) do not fire there, or "".
std::string guns_at_0713(Position p, std::string_view target) {
    const State s = p.put("Artillerie Égalité 1", "0713", N).combat("Egalite");
    return refused(s, "fire artillery " + std::string{target});
}

// ------------------------------------------------------------------ 6.1 who fires at what

TEST(Rule_6_1, InfantryFiresAtItsThreeFrontHexes) {
    const Position p = field().put("Dampierre 1", "0713", N);
    for (const std::string_view front : {"0712", "0812", "0612"})
        EXPECT_EQ(refused(Position{p}.put("Grüber", front, S).combat("Egalite"),
                          "fire infantry " + std::string{front}),
                  "")
            << front;
    for (const std::string_view other : {"0813", "0714", "0613"}) {
        const State s =
            Position{p}.put("Grüber", other, S).put("Keim", "0712", S).combat("Egalite");
        EXPECT_EQ(refused(s, "fire infantry " + std::string{other}), "6.1") << other;
    }
}

TEST(Rule_6_1, FromAVillageAllRound) {
    const Position p = field().put("Dampierre 1", "0811", N);
    for (const std::string_view hex : {"0810", "0911", "0912", "0812", "0712", "0711"})
        EXPECT_EQ(refused(Position{p}.put("Grüber", hex, S).combat("Egalite"),
                          "fire infantry " + std::string{hex}),
                  "")
            << hex;
}

TEST(Rule_6_1, InfantryDoesNotFireAtTwoHexes) {
    const State s = field()
                        .put("Dampierre 1", "0713", N)
                        .put("Grüber", "0711", S)
                        .put("Keim", "0812", S)
                        .combat("Egalite");
    EXPECT_EQ(refused(s, "fire infantry 0711"), "6.1");
}

TEST(Rule_6_1, CavalryDoesNotFire) {
    const State s =
        field().put("Cavalerie Égalité", "0713", N).put("Grüber", "0712", S).combat("Egalite");
    EXPECT_EQ(refused(s, "fire cavalry 0712"), "6.1");
    EXPECT_EQ(refused(s, "fire infantry 0712"), "6.1");
}

TEST(Rule_6_1, AnEmptyHexAndFriendsAreNoTarget) {
    const State s = field()
                        .put("Dampierre 1", "0713", N)
                        .put("Grüber", "0712", S)
                        .put("Leveneur 1", "0812", N)
                        .combat("Egalite");
    EXPECT_EQ(refused(s, "fire infantry 0612"), "6");
    EXPECT_EQ(refused(s, "fire infantry 0812"), "6");
}

TEST(Rule_6_1, RoutedUnitsDoNotFire) {
    const State s = field()
                        .put("Dampierre 1", "0713", N, Level::Routed)
                        .put("Dietmann 1", "0613", NE)
                        .put("Grüber", "0712", S)
                        .put("Keim", "0612", S)
                        .combat("Egalite");
    EXPECT_EQ(refused(s, "fire infantry 0712"), "6.1");
    EXPECT_EQ(strength_of_fire(s, "fire infantry 0612"), 4);  // Dietmann 1 alone
}

TEST(Rule_6_1, OnlyTheActiveFormationFires) {
    const State s = field()
                        .put("Leveneur 1", "0713", N)
                        .put("Dampierre 1", "0812", NW)
                        .put("Grüber", "0712", S)
                        .put("Dietmann 1", "0312", N)
                        .combat("Egalite");
    EXPECT_EQ(strength_of_fire(s, "fire infantry 0712"), 4);
}

TEST(Rule_6_1, UnitsOfOneArmCombineTheirStrength) {
    const State s = field()
                        .put("Dampierre 1", "0713", N)   // 4
                        .put("Dampierre 2", "0612", NE)  // 3
                        .put("Dietmann 1", "0812", NW)   // 4
                        .put("Artillerie Égalité 1", "0812", NW)
                        .put("Cavalerie Égalité", "0711", S)
                        .put("Grüber", "0712", S)
                        .combat("Egalite");
    EXPECT_EQ(strength_of_fire(s, "fire infantry 0712"), 11);  // no guns, no horse
    EXPECT_EQ(strength_of_fire(s, "fire artillery 0712"), 3);
}

TEST(Rule_6_1, LossesReduceTheFire) {
    const State s = field()
                        .put("Dampierre 1", "0713", N)
                        .losses("Dampierre 1", 1)
                        .put("Grüber", "0712", S)
                        .combat("Egalite");
    EXPECT_EQ(strength_of_fire(s, "fire infantry 0712"), 2);
}

TEST(Rule_6_1, GunsFireAtTwoHexesInAnArcOfFive) {
    for (const std::string_view hex : {"0711", "0811", "0912", "0611", "0512"})
        EXPECT_EQ(guns_at_0713(field().put("Grüber", hex, S), hex), "") << hex;
    for (const std::string_view hex : {"0913", "0513", "0914", "0514", "0715", "0614", "0814"})
        EXPECT_EQ(guns_at_0713(field().put("Grüber", hex, S).put("Keim", "0711", S), hex), "6.1")
            << hex;
}

TEST(Rule_6_1, GunsFireAtOneHexInFrontOnly) {
    for (const std::string_view hex : {"0712", "0812", "0612"})
        EXPECT_EQ(guns_at_0713(field().put("Grüber", hex, S), hex), "") << hex;
    for (const std::string_view hex : {"0813", "0714", "0613"})
        EXPECT_EQ(guns_at_0713(field().put("Grüber", hex, S).put("Keim", "0711", S), hex), "6.1")
            << hex;
}

TEST(Rule_6_1, GunsDoNotFireAtThreeHexes) {
    EXPECT_EQ(guns_at_0713(field().put("Grüber", "0710", S).put("Keim", "0611", S), "0710"), "6.1");
}

TEST(Rule_6_1, GunsInAVillageFireAllRound) {
    const Position p = field().put("Artillerie Égalité 1", "0811", N);
    for (const std::string_view hex : {"0813", "0809", "0612", "0913", "1012", "0812", "0710"})
        EXPECT_EQ(refused(Position{p}.put("Grüber", hex, S).combat("Egalite"),
                          "fire artillery " + std::string{hex}),
                  "")
            << hex;
}

TEST(Rule_6_1, OverARiverOnlyGunsFire) {
    const Position p = field().put("Grüber", "0706", S).put("Égalité", "0707");
    const State foot = Position{p}.put("Dampierre 1", "0707", N).combat("Egalite");
    EXPECT_NE(refused(foot, "fire infantry 0706"), "");
    const State guns = Position{p}.put("Artillerie Égalité 1", "0707", N).combat("Egalite");
    EXPECT_EQ(refused(guns, "fire artillery 0706"), "");
    const State bridge =
        field().put("Grüber", "2012", S).put("Dampierre 1", "2013", N).combat("Egalite");
    EXPECT_EQ(refused(bridge, "fire infantry 2012"), "");
}

TEST(Rule_6_1, OneFireOfEachArmAtATarget) {
    State s = field()
                  .put("Dampierre 1", "0713", N)
                  .put("Dampierre 2", "0612", NE)
                  .put("Artillerie Égalité 1", "0713", N)
                  .put("Artillerie Égalité 2", "0612", NE)
                  .put("Grüber", "0712", S)
                  .combat("Egalite");
    say(s, {"fire infantry 0712", "without \"Dampierre 2\"", "resolve", "roll 1 1"});
    EXPECT_EQ(refused(s, "fire infantry 0712"), "6");
    EXPECT_EQ(refused(s, "assault 0712"), "");
    say(s, {"fire artillery 0712", "without \"Artillerie Égalité 2\"", "resolve", "roll 1 1"});
    EXPECT_EQ(refused(s, "fire artillery 0712"), "6");
    EXPECT_EQ(refused(s, "assault 0712"), "");
}

TEST(Rule_6_1, EachUnitFightsOnce) {
    State s = field()
                  .put("Dampierre 1", "0713", N)
                  .put("Grüber", "0712", S)
                  .put("Schwarzenberg", "0812", S)
                  .put("Dietmann 1", "0312", N)
                  .put("Keim", "0311", S)
                  .combat("Egalite");
    say(s, {"fire infantry 0712", "resolve", "roll 1 1"});
    EXPECT_EQ(refused(s, "fire infantry 0812"), "6.1");
    EXPECT_NE(refused(s, "assault 0812"), "");
    EXPECT_NE(refused(s, "assault 0712"), "");
    EXPECT_EQ(refused(s, "fire infantry 0311"), "");
}

TEST(Rule_6_1, TheOrderDoesNotMatter) {
    const State s = field()
                        .order("Egalite", Order::Demoralised)
                        .put("Dampierre 1", "0713", N)
                        .put("Grüber", "0712", S)
                        .combat("Egalite");
    EXPECT_EQ(refused(s, "fire infantry 0712"), "");
    EXPECT_EQ(refused(s, "assault 0712"), "");
}

// ------------------------------------------------------------------ 6.1.1 line of sight

TEST(Rule_6_1_1, NothingBetweenOnOneLevel) {
    EXPECT_EQ(guns_at_0713(field().put("Grüber", "0711", S), "0711"), "");
}

TEST(Rule_6_1_1, UnitsBetweenBlock) {
    const Position p = field().put("Grüber", "0711", S);
    EXPECT_EQ(guns_at_0713(Position{p}.put("Dampierre 1", "0712", N), "0711"), "6.1.1");  // friend
    EXPECT_EQ(guns_at_0713(Position{p}.put("Keim", "0712", N), "0711"), "6.1.1");         // enemy
}

TEST(Rule_6_1_1, CommandersDoNot) {
    EXPECT_EQ(guns_at_0713(field().put("Grüber", "0711", S).put("Égalité", "0712"), "0711"), "");
}

std::string guns(Position p, std::string_view from, Direction looks, std::string_view target) {
    const State s = p.put("Artillerie Égalité 1", from, looks)
                        .put("Grüber", target, S)
                        .put("Dietmann 2", "2209", N)
                        .put("Keim", "2208", S)
                        .combat("Egalite");
    return refused(s, "fire artillery " + std::string{target});
}

TEST(Rule_6_1_1, WoodsAndVillagesBlock) {
    EXPECT_EQ(guns(field(), "0514", N, "0512"), "6.1.1");  // wood 0513, all on level 2
    EXPECT_EQ(guns(field(), "0812", N, "0810"), "6.1.1");  // village 0811, all on level 2
}

TEST(Rule_6_1_1, AnObstacleOnALowerLevelDoesNot) {
    // Dormael (0703, level 0) between 0702 (level 1) and 0704 (level 0).
    EXPECT_EQ(guns(field(), "0702", S, "0704"), "");
    EXPECT_EQ(guns(field(), "0704", N, "0702"), "");
    // A unit in 1305 (level 1) between 1405 (level 2) and 1204 (level 1).
    EXPECT_EQ(guns(field().put("Dampierre 1", "1305", N), "1405", NW, "1204"), "");
    // A unit in 0310 (level 1) between 0309 (1) and 0311 (2).
    EXPECT_EQ(guns(field().put("Dampierre 1", "0310", N), "0311", N, "0309"), "");
}

TEST(Rule_6_1_1, AnObstacleOnTheHigherLevelDoes) {
    // 0311 (level 2) between 0310 (1) and 0312 (2).
    EXPECT_EQ(guns(field(), "0312", N, "0310"), "");
    EXPECT_EQ(guns(field().put("Dampierre 1", "0311", N), "0312", N, "0310"), "6.1.1");
    EXPECT_EQ(guns(field().put("Dampierre 1", "0311", N), "0310", S, "0312"), "6.1.1");
}

TEST(Rule_6_1_1, GroundHigherThanBothEndsBlocks) {
    // 1205 (level 2) between 1204 (1) and 1206 (0).
    EXPECT_EQ(guns(field(), "1204", S, "1206"), "6.1.1");
    EXPECT_EQ(guns(field(), "1206", N, "1204"), "6.1.1");
}

TEST(Rule_6_1_1, AlongAHexsideBothHexesMustBlock) {
    // From 0713 to 0611 between 0712 and 0612.
    const Position p = field().put("Schwarzenberg", "0611", S);
    EXPECT_EQ(guns_at_0713(p, "0611"), "");
    EXPECT_EQ(guns_at_0713(Position{p}.put("Dampierre 1", "0712", N), "0611"), "");
    EXPECT_EQ(guns_at_0713(Position{p}.put("Dampierre 1", "0612", N), "0611"), "");
    EXPECT_EQ(guns_at_0713(Position{p}.put("Dampierre 1", "0612", N).put("Dietmann 1", "0712", N),
                           "0611"),
              "6.1.1");
}

TEST(Rule_6_1_1, AtOneHexNothingBlocks) {
    EXPECT_EQ(guns_at_0713(field().put("Grüber", "0712", S).put("Keim", "0711", S), "0712"), "");
}

// ------------------------------------------------------------------ 6.1.2 modifiers

// Dampierre 2 (3 SS, foot) fires at Grüber (3 SS).
int foot(Position p, std::string_view from, Direction looks, std::string_view target,
         Level level = Level::Good) {
    p.put("Dampierre 2", from, looks, level).put("Grüber", target, S);
    return modifiers(p, "infantry", target);
}
// Artillerie Égalité 1 (3 SS) fires at Grüber.
int guns_modifiers(Position p, std::string_view from, Direction looks, std::string_view target) {
    p.put("Artillerie Égalité 1", from, looks).put("Grüber", target, S);
    return modifiers(p, "artillery", target);
}

TEST(Rule_6_1_2, NoneOnOpenLevelGround) {
    EXPECT_EQ(foot(field(), "0313", N, "0312"), 0);
    EXPECT_EQ(guns_modifiers(field(), "0713", N, "0711"), 0);
}

TEST(Rule_6_1_2, VillageWoodAndTombCostTwo) {
    EXPECT_EQ(foot(field(), "0812", N, "0811"), -2);
    EXPECT_EQ(foot(field(), "0413", NE, "0513"), -2);
    EXPECT_EQ(foot(field(), "1806", S, "1807"), -2);
}

TEST(Rule_6_1_2, TheShootersHexDoesNotCount) {
    EXPECT_EQ(foot(field(), "0811", S, "0812"), 0);
    EXPECT_EQ(foot(field(), "0513", N, "0512"), 0);
}

TEST(Rule_6_1_2, FiringUphillCostsTwoWhateverTheHeight) {
    EXPECT_EQ(foot(field(), "0310", S, "0311"), -2);
    EXPECT_EQ(foot(field(), "1106", NE, "1205"), -2);
}

TEST(Rule_6_1_2, FiringDownhillGivesNothing) {
    EXPECT_EQ(foot(field(), "0311", N, "0310"), 0);
    EXPECT_EQ(foot(field(), "1205", SW, "1106"), 0);
}

TEST(Rule_6_1_2, TerrainAndSlopeAddUp) {
    EXPECT_EQ(foot(field(), "1808", N, "1807"), -4);  // tomb, uphill
}

TEST(Rule_6_1_2, AtTwoHexesOnlyTheEndsAreCompared) {
    // N-82: 0310 (1) over 0311 (2) to 0312 (2); 0309 (1) over 0310 (1) to 0311 (2).
    EXPECT_EQ(guns_modifiers(field(), "0310", S, "0312"), -2);
    EXPECT_EQ(guns_modifiers(field(), "0309", S, "0311"), -2);
    EXPECT_EQ(guns_modifiers(field(), "0312", N, "0310"), 0);
}

TEST(Rule_6_1_2, StreamsAndBridgesDoNotCount) {
    EXPECT_EQ(foot(field(), "1909", N, "1908"), 0);
    EXPECT_EQ(foot(field(), "2008", N, "2007"), 0);
    EXPECT_EQ(foot(field(), "2013", N, "2012"), 0);
}

TEST(Rule_6_1_2, FourPointsOfFootOrHorseInTheTargetHexGiveTwo) {
    const auto against = [](Position p) {
        return modifiers(p.put("Dampierre 2", "0313", N), "infantry", "0312");
    };
    EXPECT_EQ(against(field().put("Keim", "0312", S)), 2);
    EXPECT_EQ(against(field().put("Ulanen", "0312", S).put("Esterházy", "0312", S)), 2);
    EXPECT_EQ(against(field().put("Grüber", "0312", S).put("Artillerie Charles", "0312", S)), 0);
    EXPECT_EQ(against(field().put("Keim", "0312", S).losses("Keim", 1)), 0);
    EXPECT_EQ(
        against(
            field().put("Artillerie Colloredo 1", "0312", S).put("Artillerie Charles", "0312", S)),
        0);
}

TEST(Rule_6_1_2, GunsAtOneHexGiveTwo) {
    EXPECT_EQ(guns_modifiers(field(), "0713", N, "0712"), 2);
    EXPECT_EQ(guns_modifiers(field(), "0713", N, "0611"), 0);
}

TEST(Rule_6_1_2, OneBatteryAtOneHexIsEnough) {
    Position p = field().put("Artillerie Égalité 2", "0714", N);
    EXPECT_EQ(guns_modifiers(p, "0711", S, "0712"), 2);
    // And two of them do not give four.
    EXPECT_EQ(guns_modifiers(field().put("Artillerie Égalité 2", "0713", N), "0711", S, "0712"), 2);
}

TEST(Rule_6_1_2, LevelTwoCostsTwo) {
    EXPECT_EQ(foot(field(), "0313", N, "0312", Level::Disorganised1), 0);
    EXPECT_EQ(foot(field(), "0313", N, "0312", Level::Disorganised2), -2);
    // Once, though two are concerned; and one of two is enough.
    EXPECT_EQ(foot(field().put("Dampierre 1", "0412", NW, Level::Disorganised2), "0313", N, "0312",
                   Level::Disorganised2),
              -2);
    EXPECT_EQ(foot(field().put("Dampierre 1", "0412", NW), "0313", N, "0312", Level::Disorganised2),
              -2);
}

TEST(Rule_6_1_2, HarnessedGunsCostTwo) {
    EXPECT_EQ(guns_modifiers(field().harnessed("Artillerie Égalité 1"), "0713", N, "0711"), -2);
    EXPECT_EQ(guns_modifiers(
                  field().harnessed("Artillerie Égalité 2").put("Artillerie Égalité 2", "0911", NW),
                  "0713", N, "0711"),
              -2);
}

TEST(Rule_6_1_2, AllShootersInDefensiveOrderGiveOne) {
    EXPECT_EQ(foot(field().order("Egalite", Order::Defensive), "0313", N, "0312"), 1);
    EXPECT_EQ(foot(field().order("Egalite", Order::Demoralised), "0313", N, "0312"), 0);
    EXPECT_EQ(foot(field().order("Egalite", Order::Manoeuvre), "0313", N, "0312"), 0);
    // N-41: a non-commanded unit has no such order, and one of them spoils it for all.
    EXPECT_EQ(foot(field().order("Egalite", Order::Defensive).non_commanded("Dampierre 2"), "0313",
                   N, "0312"),
              0);
    EXPECT_EQ(foot(field()
                       .order("Egalite", Order::Defensive)
                       .put("Dampierre 1", "0412", NW)
                       .non_commanded("Dampierre 1"),
                   "0313", N, "0312"),
              0);
}

TEST(Rule_6_1_2, SumsOfSeveral) {
    // Wood -2, uphill none, four points +2, guns at one hex +2, harnessed -2, defensive +1.
    Position p = field();
    p.order("Egalite", Order::Defensive).put("Artillerie Égalité 1", "0413", NE);
    p.harnessed("Artillerie Égalité 1").put("Keim", "0513", S);
    EXPECT_EQ(modifiers(p, "artillery", "0513"), 1);
}

TEST(Rule_6_1_2, TwoDiceAreRolledAndTheModifiersAdded) {
    State s = field().put("Dampierre 2", "0812", N).put("Grüber", "0811", S).combat("Egalite");
    say(s, {"fire infantry 0811", "resolve"});
    ASSERT_TRUE(awaits_dice(s));
    forget();
    say(s, {"roll 6 5"});
    EXPECT_EQ(final_told(), 9);               // 11 - 2 for the village
    EXPECT_EQ(level_name(s, "Grüber"), "1");  // D at once
}

TEST(Rule_6_1_2, ATotalUnderTwoDoesNothing) {
    // N-37.
    State s = field()
                  .put("Dampierre 2", "1808", N, Level::Disorganised2)
                  .put("Grüber", "1807", S)
                  .combat("Egalite");
    say(s, {"fire infantry 1807", "resolve", "roll 1 1"});
    EXPECT_EQ(final_told(), -4);
    EXPECT_EQ(level_name(s, "Grüber"), "good");
}

}  // namespace
}  // namespace levee::neerwinden::testing
