// 6.2.1: every modifier of an assault alone, and together.

#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

// Nobody has a defensive order unless a test gives it.
Position field() {
    forget();
    Position p;
    p.order("Egalite", Order::Offensive).order("Valence", Order::Offensive);
    for (const std::string_view key : {"Charles", "Colloredo", "Clairfayt", "Wurtemberg"})
        p.order(key, Order::Manoeuvre);
    return p;
}

// Assaults with everybody who can, the head given; the defender declines everything.
int assault_sum(State s, std::string_view target, std::string_view leader,
                std::initializer_list<std::string_view> before = {}) {
    forget();
    apply(s, assault(target));
    for (const std::string_view line : before) say(s, {line});
    apply(s, head(leader));
    for (int i = 0; i < 4 && offers_verb(s, Verb::Decline); ++i) say(s, {"decline"});
    if (offers_verb(s, Verb::Head)) let(s, Side::Austrian);
    EXPECT_TRUE(awaits_dice(s)) << choices(s);
    return sum_told();
}

// Dietmann 1 (4 SS, morale 8) against Davidovich (3 SS, morale 8): 4/3 counts as 1/1, -2.
constexpr int kBase = -2;

int one_on_one(Position p, std::string_view from, Direction looks, std::string_view target,
               Direction enemy_looks) {
    p.put("Dietmann 1", from, looks).put("Davidovich", target, enemy_looks);
    return assault_sum(p.combat("Egalite"), target, "Dietmann 1") - kBase;
}

// ------------------------------------------------------------------ strength and morale

TEST(Rule_6_2_1, StrengthRatioOfAllWhoTakePart) {
    const Position p = field().put("Dietmann 1", "0313", N).put("Davidovich", "0312", S);
    EXPECT_EQ(assault_sum(Position{p}.combat("Egalite"), "0312", "Dietmann 1"), -2);  // 4/3
    EXPECT_EQ(assault_sum(Position{p}.put("Dampierre 2", "0412", NW).combat("Egalite"), "0312",
                          "Dietmann 1"),
              2);  // 7/3: 2/1
    EXPECT_EQ(assault_sum(Position{p}
                              .put("Dampierre 2", "0412", NW)
                              .put("Dampierre 1", "0212", NE)
                              .combat("Egalite"),
                          "0312", "Dietmann 1"),
              4);  // 11/3: 3/1
    EXPECT_EQ(
        assault_sum(Position{p}.losses("Dietmann 1", 1).combat("Egalite"), "0312", "Dietmann 1"),
        -4);  // 2/3
}

TEST(Rule_6_2_1, GunsCountInDefence) {
    // 4 against 3 + 3: 2/3.
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Davidovich", "0312", S)
                  .put("Artillerie Colloredo 1", "0312", S)
                  .combat("Egalite");
    EXPECT_EQ(assault_sum(s, "0312", "Dietmann 1"), -4);
}

TEST(Rule_6_2_1, WhoStaysOutDoesNotCount) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Dampierre 2", "0412", NW)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    EXPECT_EQ(assault_sum(s, "0312", "Dietmann 1", {"without \"Dampierre 2\""}), -2);
}

TEST(Rule_6_2_1, DifferenceInMoraleOfTheHeadUnits) {
    const Position p = field()
                           .put("Dietmann 1", "0313", N)    // 8
                           .put("Dampierre 2", "0412", NW)  // 6
                           .put("Davidovich", "0312", S);   // 8; 7/3: +2
    const State s = Position{p}.combat("Egalite");
    EXPECT_EQ(assault_sum(s, "0312", "Dietmann 1"), 2 + 0);
    EXPECT_EQ(assault_sum(s, "0312", "Dampierre 2"), 2 - 2);
}

TEST(Rule_6_2_1, MoraleWithAllPenaltiesAndWithoutBonus) {
    const auto sum = [](Position p, Level attacker, Level defender) {
        p.put("Dietmann 1", "0313", N, attacker).put("Davidovich", "0312", S, defender);
        return assault_sum(p.combat("Egalite"), "0312", "Dietmann 1") - kBase;
    };
    EXPECT_EQ(sum(field(), Level::Disorganised1, Level::Good), -1);
    EXPECT_EQ(sum(field(), Level::Good, Level::Disorganised1), 1);
    EXPECT_EQ(sum(field().non_commanded("Dietmann 1"), Level::Good, Level::Good), -1);
    EXPECT_EQ(sum(field().non_commanded("Davidovich"), Level::Good, Level::Good), 1);
    EXPECT_EQ(sum(field().order("Egalite", Order::Demoralised), Level::Good, Level::Good), -1);
    EXPECT_EQ(sum(field().order("Colloredo", Order::Demoralised), Level::Good, Level::Good), 1);
    // N-68: both penalties.
    EXPECT_EQ(sum(field().order("Egalite", Order::Demoralised).non_commanded("Dietmann 1"),
                  Level::Good, Level::Good),
              -2);
    // N-43: Égalité has MB 1 and no tactical bonus.
    EXPECT_EQ(sum(field().put("Égalité", "0313"), Level::Good, Level::Good), 0);
}

// ------------------------------------------------------------------ commanders

TEST(Rule_6_2_1, TacticalBonusOfOneCommanderASide) {
    const auto sum = [](Position p) {
        p.put("Lamarche 1", "0313", N).put("Lilien", "0312", S);  // 3/3: -2; 8 - 8
        return assault_sum(p.combat("Valence"), "0312", "Lamarche 1") + 2;
    };
    EXPECT_EQ(sum(field()), 0);
    EXPECT_EQ(sum(field().put("Valence", "0313")), 1);
    EXPECT_EQ(sum(field().put("Dumouriez", "0313")), 1);                         // general
    EXPECT_EQ(sum(field().put("Valence", "0313").put("Dumouriez", "0313")), 1);  // one only
    EXPECT_EQ(sum(field().put("Clairfayt", "0312")), -1);
    EXPECT_EQ(sum(field().put("Clairfayt", "0312").put("Valence", "0313")), 0);
    EXPECT_EQ(sum(field().put("Valence", "0314")), 0);    // not with a unit that takes part
    EXPECT_EQ(sum(field().put("Clairfayt", "0311")), 0);  // likewise
}

// ------------------------------------------------------------------ flank and rear

TEST(Rule_6_2_1, FlankGivesTwoRearFour) {
    EXPECT_EQ(one_on_one(field(), "0313", N, "0312", S), 0);
    EXPECT_EQ(one_on_one(field(), "0411", SW, "0312", S), 2);
    EXPECT_EQ(one_on_one(field(), "0211", SE, "0312", S), 2);
    EXPECT_EQ(one_on_one(field(), "0311", S, "0312", S), 4);
}

TEST(Rule_6_2_1, OnlyTheBetterOfThem) {
    // 7/3: +2; Dampierre 2 in the rear, Dietmann 1 on the flank: +4, not +6.
    State s = field()
                  .put("Dietmann 1", "0411", SW)
                  .put("Dampierre 2", "0311", S)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    EXPECT_EQ(assault_sum(s, "0312", "Dietmann 1"), 6);
    EXPECT_EQ(all_told(), "+2 +4");
}

TEST(Rule_6_2_1, AVillageHasNoFlanks) {
    EXPECT_EQ(one_on_one(field(), "0812", N, "0811", N), -2);  // its -2 only
    EXPECT_EQ(one_on_one(field(), "0712", NE, "0811", N), -2);
}

// ------------------------------------------------------------------ unengaged neighbours

TEST(Rule_6_2_1, EachUnengagedHexWithAZoneOverAnAttackerCostsTwo) {
    EXPECT_EQ(one_on_one(field().put("Schwarzenberg", "0413", NW), "0313", N, "0312", S), -2);
    EXPECT_EQ(one_on_one(field().put("Schwarzenberg", "0413", NW).put("Grüber", "0213", NE), "0313",
                         N, "0312", S),
              -4);
    // Two units of one hex: once.
    EXPECT_EQ(
        one_on_one(field().put("Schwarzenberg", "0413", NW).put("Artillerie Charles", "0413", NW),
                   "0313", N, "0312", S),
        -2);
}

TEST(Rule_6_2_1, NotIfItOnlyStandsNextToHim) {
    // N-47: looking away, routed.
    EXPECT_EQ(one_on_one(field().put("Schwarzenberg", "0413", S), "0313", N, "0312", S), 0);
    EXPECT_EQ(
        one_on_one(field().put("Schwarzenberg", "0413", NW, Level::Routed), "0313", N, "0312", S),
        0);
}

TEST(Rule_6_2_1, NotIfItHasBeenFiredAtOrAssaulted) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Dampierre 2", "0414", N)
                  .put("Schwarzenberg", "0413", NW)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    State fired = s;
    say(fired, {"fire infantry 0413", "resolve", "roll 1 1"});
    EXPECT_EQ(assault_sum(fired, "0312", "Dietmann 1") - kBase, 0);
    State assaulted = s;
    say(assaulted, {"assault 0413", "head \"Dampierre 2\"", "roll 6 6"});
    // 3/3: -2; 6 - 7: -1: total 9, 1D each.
    EXPECT_EQ(assault_sum(assaulted, "0312", "Dietmann 1") - kBase, 0);
}

// ------------------------------------------------------------------ orders and disorganisation

TEST(Rule_6_2_1, DefensiveOrderCostsTwo) {
    const auto sum = [](Position p, Level defender = Level::Good) {
        p.order("Colloredo", Order::Defensive);
        p.put("Dietmann 1", "0313", N).put("Davidovich", "0312", S, defender);
        return assault_sum(p.combat("Egalite"), "0312", "Dietmann 1") - kBase;
    };
    EXPECT_EQ(sum(field()), -2);
    // N-69: not without command; the morale is one lower then.
    EXPECT_EQ(sum(field().non_commanded("Davidovich")), 1);
    // Not routed: morale 7, so +1.
    EXPECT_EQ(sum(field(), Level::Routed), 1);
    // One unit with the order is enough: 4 against 6 is 2/3, -4.
    EXPECT_EQ(sum(field().non_commanded("Davidovich").put("Artillerie Colloredo 1", "0312", S)),
              -2 - 2 + 1);
}

TEST(Rule_6_2_1, TheAttackersOrderDoesNotMatter) {
    EXPECT_EQ(one_on_one(field().order("Egalite", Order::Defensive), "0313", N, "0312", S), 0);
}

TEST(Rule_6_2_1, LevelTwoBothWays) {
    const auto sum = [](Level attacker, Level defender) {
        State s = field()
                      .put("Dietmann 1", "0313", N, attacker)
                      .put("Davidovich", "0312", S, defender)
                      .combat("Egalite");
        return assault_sum(s, "0312", "Dietmann 1") - kBase;
    };
    EXPECT_EQ(sum(Level::Disorganised2, Level::Good), -2 - 1);  // and morale 7 - 8
    EXPECT_EQ(sum(Level::Good, Level::Disorganised2), 2 + 1);   // and morale 8 - 7
    EXPECT_EQ(sum(Level::Disorganised2, Level::Disorganised2), 0);
}

TEST(Rule_6_2_1, LevelTwoCountsOnce) {
    // 7/3: +2; two attackers of level 2: -2; morale 7 - 8: -1.
    State s = field()
                  .put("Dietmann 1", "0313", N, Level::Disorganised2)
                  .put("Dampierre 2", "0412", NW, Level::Disorganised2)
                  .put("Davidovich", "0312", S)
                  .combat("Egalite");
    EXPECT_EQ(assault_sum(s, "0312", "Dietmann 1"), -1);
}

// ------------------------------------------------------------------ ground

TEST(Rule_6_2_1, UphillCostsTwoDownhillGivesTwo) {
    EXPECT_EQ(one_on_one(field(), "0310", S, "0311", N), -2);
    EXPECT_EQ(one_on_one(field(), "1106", NE, "1205", S), -2);  // two levels: the same
    EXPECT_EQ(one_on_one(field(), "0311", N, "0310", S), 2);
    EXPECT_EQ(one_on_one(field(), "1205", SW, "1106", N), 2);
}

TEST(Rule_6_2_1, BothWaysCancelOut) {
    // Example of combat: one attacker below (1106), one above (1205); 7/3: +2.
    State s = field()
                  .put("Dietmann 1", "1106", N)
                  .put("Dampierre 2", "1205", NW)
                  .put("Davidovich", "1105", S)
                  .combat("Egalite");
    EXPECT_EQ(assault_sum(s, "1105", "Dietmann 1"), 2);
}

TEST(Rule_6_2_1, VillageWoodAndTombCostTwo) {
    EXPECT_EQ(one_on_one(field(), "0812", N, "0811", S), -2);
    EXPECT_EQ(one_on_one(field(), "0413", NE, "0513", SW), -2);
    EXPECT_EQ(one_on_one(field(), "1806", S, "1807", N), -2);
    EXPECT_EQ(one_on_one(field(), "1808", N, "1807", S), -4);  // and uphill
}

TEST(Rule_6_2_1, CavalryAttackingCoverCostsTwoMore) {
    const auto sum = [](std::string_view target, std::string_view from, Direction looks,
                        Direction enemy_looks) {
        State s = field()
                      .put("Cavalerie Égalité", from, looks)  // 2 SS, morale 7
                      .put("Grüber", target, enemy_looks)     // 1 SS, morale 8: 2/1 +2, -1
                      .losses("Grüber", 1)
                      .combat("Egalite");
        return assault_sum(s, target, "Cavalerie Égalité") - 1;
    };
    EXPECT_EQ(sum("0312", "0313", N, S), 0);
    EXPECT_EQ(sum("0513", "0413", NE, SW), -4);
    EXPECT_EQ(sum("0811", "0812", N, S), -4);
    EXPECT_EQ(sum("1807", "1806", S, N), -2);  // the tomb is no cover in this sense
}

TEST(Rule_6_2_1, CavalryDefendingCoverGivesTwo) {
    const auto sum = [](std::string_view target, std::string_view from, Direction looks,
                        Direction enemy_looks) {
        State s = field()
                      .put("Dietmann 1", from, looks)
                      .put("Ulanen", target, enemy_looks)  // 4/2: +2; 8 - 7: +1
                      .combat("Egalite");
        return assault_sum(s, target, "Dietmann 1") - 3;
    };
    EXPECT_EQ(sum("0312", "0313", N, S), 0);
    EXPECT_EQ(sum("0513", "0413", NE, SW), 0);  // -2 + 2
    EXPECT_EQ(sum("0811", "0812", N, S), 0);
}

TEST(Rule_6_2_1, StreamAndBridgeCostTwo) {
    EXPECT_EQ(one_on_one(field(), "1909", N, "1908", S), -2);
    EXPECT_EQ(one_on_one(field(), "2008", N, "2007", S), -2);
    EXPECT_EQ(one_on_one(field(), "2013", N, "2012", S), -2);  // bridge over the river
    // Once for two attackers over the stream: 1909 and 2008 to 1908. 7/3: +2.
    State s = field()
                  .put("Dietmann 1", "1909", N)
                  .put("Dampierre 2", "2008", NW)
                  .put("Davidovich", "1908", S)
                  .combat("Egalite");
    EXPECT_EQ(assault_sum(s, "1908", "Dietmann 1"), 0);
}

// ------------------------------------------------------------------ combined attack

// Guns in 0212 fire at 0312 (nothing happens), then foot and horse assault: 6/3 +2, morale 0.
int combined(Position p, std::string_view fire_first) {
    State s = p.put("Artillerie Égalité 1", "0212", NE).combat("Egalite");
    if (!fire_first.empty()) say(s, {fire_first, "resolve", "roll 1 1"});
    return assault_sum(s, "0312", "Dietmann 1");
}

TEST(Rule_6_2_1, FootHorseAndGunsTogetherGiveTwo) {
    const Position p = field().put("Davidovich", "0312", S).put("Dietmann 1", "0313", N);
    const Position both = Position{p}.put("Cavalerie Égalité", "0412", NW);
    EXPECT_EQ(combined(both, ""), 2);
    EXPECT_EQ(combined(both, "fire artillery 0312"), 4);
}

TEST(Rule_6_2_1, NotWithoutOneOfThem) {
    const Position p = field().put("Davidovich", "0312", S).put("Dietmann 1", "0313", N);
    EXPECT_EQ(combined(p, "fire artillery 0312"), -2);  // foot alone, 4/3
    const Position foot = Position{p}.put("Dampierre 2", "0412", NW);
    EXPECT_EQ(combined(foot, "fire artillery 0312"), 2);  // foot and foot, 7/3
    // Fire of infantry is no fire of artillery.
    State s = Position{p}
                  .put("Cavalerie Égalité", "0412", NW)
                  .put("Dampierre 2", "0212", NE)
                  .combat("Egalite");
    say(s, {"fire infantry 0312", "without \"Dietmann 1\"", "resolve", "roll 1 1"});
    EXPECT_EQ(assault_sum(s, "0312", "Dietmann 1"), 2);
}

TEST(Rule_6_2_1, NotAgainstAVillageNorOverASlope) {
    State village = field()
                        .put("Davidovich", "0811", S)
                        .put("Dietmann 1", "0812", N)
                        .put("Cavalerie Égalité", "0712", NE)
                        .put("Artillerie Égalité 1", "0912", NW)
                        .combat("Egalite");
    say(village, {"fire artillery 0811", "resolve", "roll 1 1"});
    EXPECT_EQ(assault_sum(village, "0811", "Dietmann 1"), 2 - 2 - 2);
    // The cavalry comes from below: 0310 (level 1) to 0311 (level 2).
    State slope = field()
                      .put("Davidovich", "0311", S)
                      .put("Dietmann 1", "0312", N)
                      .put("Cavalerie Égalité", "0310", S)
                      .put("Artillerie Égalité 1", "0411", NW)
                      .combat("Egalite");
    say(slope, {"fire artillery 0311", "resolve", "roll 1 1"});
    EXPECT_EQ(assault_sum(slope, "0311", "Dietmann 1"), 2 - 2 + 4);  // the rear gives four
}

// ------------------------------------------------------------------ bayonets and the limit

TEST(Rule_6_2_1, BayonetsGiveTwoEachAtMostFour) {
    const State s = field()
                        .put("Dietmann 1", "0313", N)
                        .put("Dampierre 2", "0412", NW)
                        .put("Dampierre 1", "0212", NE)
                        .put("Alvinczy", "0312", S)  // 11/4: +2; 8 - 9: -1
                        .combat("Egalite");
    EXPECT_EQ(assault_sum(s, "0312", "Dietmann 1"), 1);
    EXPECT_EQ(assault_sum(s, "0312", "Dietmann 1", {"bayonet \"Dietmann 1\""}), 3);
    EXPECT_EQ(
        assault_sum(s, "0312", "Dietmann 1", {"bayonet \"Dietmann 1\"", "bayonet \"Dampierre 1\""}),
        5);
    State third = s;
    say(third, {"assault 0312", "bayonet \"Dietmann 1\"", "bayonet \"Dampierre 1\""});
    EXPECT_EQ(refused(third, "bayonet \"Dampierre 2\""), "6.2.1");
}

TEST(Rule_6_2_1, SixIsTheLimitEitherWay) {
    // 7/3 +2, rear +4, bayonets +4.
    State high = field()
                     .put("Dietmann 1", "0311", S)
                     .put("Dampierre 2", "0411", SW)
                     .put("Davidovich", "0312", S)
                     .combat("Egalite");
    assault_sum(high, "0312", "Dietmann 1", {"bayonet \"Dietmann 1\"", "bayonet \"Dampierre 2\""});
    say(high, {"assault 0312", "bayonet \"Dietmann 1\"", "bayonet \"Dampierre 2\"",
               "head \"Dietmann 1\"", "roll 2 2"});
    EXPECT_EQ(final_told(), 10);
    // 3/6 -6, morale 6 - 9, tomb -2, uphill -2.
    State low = field()
                    .put("Dampierre 2", "1808", N)
                    .put("Alvinczy", "1807", S)
                    .put("Artillerie Charles", "1807", S)
                    .combat("Egalite");
    say(low, {"assault 1807", "head \"Dampierre 2\"", "roll 6 6"});
    EXPECT_EQ(final_told(), 6);
}

}  // namespace
}  // namespace levee::neerwinden::testing
