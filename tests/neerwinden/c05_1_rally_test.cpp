#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

// On the plateau of Wommersom: clear, level 2, no ways. Keim stands far off. With the manoeuvre
// order nobody is obliged to anything; foot has 5 MP, horse 7.
Position plateau() {
    forget();
    Position p;
    p.order("Egalite", Order::Manoeuvre).put("Keim", "1501", S);
    return p;
}

// How many levels a rally with this sum removes.
int levels_removed(std::string_view who, Level from, int sum) {
    State s = plateau().put(who, "0312", N, from).put("Égalité", "0514").movement("Egalite");
    say(s, {"rally \"" + std::string{who} + "\""});
    roll_sum(s, sum);
    return static_cast<int>(from) - static_cast<int>(level(s, who));
}

TEST(Rule_5_1, ThreeOrLessRemovesTwoLevels) {
    for (const Level from : {Level::Routed, Level::Disorganised2}) {
        EXPECT_EQ(levels_removed("Dampierre 1", from, 2), 2);
        EXPECT_EQ(levels_removed("Dampierre 1", from, 3), 2);
        EXPECT_EQ(levels_removed("Dampierre 1", from, 4), 1);
    }
}

TEST(Rule_5_1, FourToTheMoraleRemovesOneLevel) {
    // The back of the counter counts (N-06): Dampierre 1 has 6 there, Dietmann 1 has 7.
    EXPECT_EQ(levels_removed("Dampierre 1", Level::Disorganised2, 6), 1);
    EXPECT_EQ(levels_removed("Dietmann 1", Level::Disorganised2, 7), 1);
    EXPECT_EQ(levels_removed("Dampierre 1", Level::Disorganised1, 6), 1);
}

TEST(Rule_5_1, MoreThanTheMoraleFails) {
    EXPECT_EQ(levels_removed("Dampierre 1", Level::Disorganised2, 7), 0);
    EXPECT_EQ(levels_removed("Dietmann 1", Level::Disorganised2, 8), 0);
    EXPECT_EQ(levels_removed("Dampierre 1", Level::Routed, 7), 0);
    EXPECT_EQ(levels_removed("Dampierre 1", Level::Disorganised1, 7), 0);
}

TEST(Rule_5_1, ASingleLevelIsAllThatCanBeRemovedFromLevelOne) {
    State s = plateau()
                  .put("Dampierre 1", "0312", N, Level::Disorganised1)
                  .put("Égalité", "0514")
                  .movement("Egalite");
    say(s, {"rally \"Dampierre 1\"", "roll 1 1"});
    EXPECT_EQ(level_name(s, "Dampierre 1"), "good");
}

TEST(Rule_5_1, NonCommandedUnitsTestWithOneLess) {
    State s = plateau()
                  .put("Dampierre 1", "0312", N, Level::Disorganised2)
                  .put("Égalité", "0812")
                  .movement("Egalite");
    ASSERT_TRUE(has_no_command(s, "Dampierre 1"));
    State other = s;
    say(s, {"rally \"Dampierre 1\"", "roll 3 3"});
    EXPECT_EQ(level_name(s, "Dampierre 1"), "2");
    say(other, {"rally \"Dampierre 1\"", "roll 2 3"});
    EXPECT_EQ(level_name(other, "Dampierre 1"), "1");
}

TEST(Rule_5_1, RoutedUnitsMustTestBeforeAnythingElse) {
    State s = plateau()
                  .put("Dampierre 1", "0312", N, Level::Routed)
                  .put("Dietmann 1", "0711", N, Level::Disorganised2)
                  .put("Dietmann 2", "0713", N)
                  .put("Égalité", "0514")
                  .movement("Egalite");
    EXPECT_EQ(refused(s, "march \"Dietmann 2\""), "5.1");
    EXPECT_EQ(refused(s, "rally \"Dietmann 1\""), "5.1");
    EXPECT_EQ(refused(s, "ride Égalité"), "5.1");
    EXPECT_EQ(refused(s, "end movement"), "5.1");
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\""), "");
}

TEST(Rule_5_1, EveryRoutedUnitMustTest) {
    State s = plateau()
                  .put("Dampierre 1", "0312", N, Level::Routed)
                  .put("Dietmann 1", "0711", N, Level::Routed)
                  .put("Égalité", "0514")
                  .movement("Egalite");
    say(s, {"rally \"Dampierre 1\"", "roll 2 2", "halt", "face N"});
    EXPECT_EQ(refused(s, "end movement"), "5.1");
    say(s, {"rally \"Dietmann 1\"", "roll 2 2", "halt", "face N"});
    EXPECT_EQ(refused(s, "end movement"), "");
}

TEST(Rule_5_1, AUnitStillInRoutMovesAtOnce) {
    State s = plateau()
                  .put("Dampierre 1", "0311", N, Level::Routed)
                  .put("Dietmann 2", "0713", N)
                  .put("Égalité", "0514")
                  .movement("Egalite");
    say(s, {"rally \"Dampierre 1\"", "roll 6 6"});
    // Due west there is one most direct way.
    EXPECT_EQ(where(s, "Dampierre 1"), "0314");
    EXPECT_EQ(level_name(s, "Dampierre 1"), "routed");
}

TEST(Rule_5_1, DisorganisedUnitsNeedNotTest) {
    State s = plateau()
                  .put("Dampierre 1", "0312", N, Level::Disorganised2)
                  .put("Dietmann 1", "0711", N, Level::Disorganised1)
                  .put("Égalité", "0514")
                  .movement("Egalite");
    EXPECT_EQ(refused(s, "end movement"), "");
    EXPECT_EQ(refused(s, "march \"Dampierre 1\""), "");
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\""), "");
    EXPECT_EQ(refused(s, "rally \"Dietmann 1\""), "");
}

TEST(Rule_5_1, UnitsInGoodOrderDoNotTest) {
    State s = plateau().put("Dampierre 1", "0312", N).put("Égalité", "0514").movement("Egalite");
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\""), "5.1");
}

TEST(Rule_5_1, OneTestForEachUnit) {
    State s = plateau()
                  .put("Dampierre 1", "0312", N, Level::Disorganised2)
                  .put("Dietmann 1", "0711", N, Level::Disorganised2)
                  .put("Égalité", "0514")
                  .movement("Egalite");
    say(s, {"rally \"Dampierre 1\"", "roll 6 6", "halt", "face N"});
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\""), "5.1");
    EXPECT_EQ(refused(s, "march \"Dampierre 1\""), "5.2");
}

TEST(Rule_5_1, UnitsOfOtherFormationsDoNotTest) {
    State s = plateau()
                  .put("Dampierre 1", "0312", N, Level::Disorganised2)
                  .put("Leveneur 1", "0711", N, Level::Routed)
                  .put("Égalité", "0514")
                  .movement("Egalite");
    EXPECT_EQ(refused(s, "rally \"Leveneur 1\""), "5.1");
    EXPECT_EQ(refused(s, "end movement"), "");
}

TEST(Rule_5_1, AfterTheFirstOrdinaryMoveNobodyTestsAnyMore) {
    State s = plateau()
                  .put("Dampierre 1", "0312", N, Level::Disorganised2)
                  .put("Dietmann 2", "0713", N)
                  .put("Égalité", "0514")
                  .movement("Egalite");
    say(s, {"march \"Dietmann 2\"", "to 0712", "halt", "face N"});
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\""), "5.1");
    EXPECT_EQ(refused(s, "march \"Dampierre 1\""), "");
}

// ------------------------------------------------------------------ half the movement

// Hexes that can be entered one after another to the south of 0311.
int hexes_after_a_test(State s, std::string_view who, int sum) {
    say(s, {"rally \"" + std::string{who} + "\""});
    roll_sum(s, sum);
    int count = 0;
    for (const std::string_view next : {"0312", "0313", "0314", "0315"}) {
        if (!legal(s, to(next))) {
            EXPECT_EQ(refused_by(s, to(next)), "5.2");
            break;
        }
        apply(s, to(next));
        ++count;
    }
    return count;
}

TEST(Rule_5_1, ATestCostsHalfTheMovementWhateverItsResult) {
    const State s = plateau()
                        .put("Dampierre 1", "0311", N, Level::Disorganised2)
                        .put("Égalité", "0514")
                        .movement("Egalite");
    EXPECT_EQ(hexes_after_a_test(s, "Dampierre 1", 4), 3);   // (4 + 1) / 2, rounded up
    EXPECT_EQ(hexes_after_a_test(s, "Dampierre 1", 12), 3);  // failed
}

TEST(Rule_5_1, ARalliedUnitMovesWithHalfItsMovement) {
    const State s = plateau()
                        .put("Dampierre 1", "0311", N, Level::Routed)
                        .put("Égalité", "0514")
                        .movement("Egalite");
    EXPECT_EQ(hexes_after_a_test(s, "Dampierre 1", 4), 3);
}

TEST(Rule_5_1, HalfOfFourIsTwo) {
    const State s = plateau()
                        .order("Egalite", Order::Offensive)
                        .put("Dampierre 1", "0311", N, Level::Disorganised2)
                        .put("Égalité", "0514")
                        .movement("Egalite");
    EXPECT_EQ(hexes_after_a_test(s, "Dampierre 1", 12), 2);
}

TEST(Rule_5_1, TheDefensiveOrderHalvesFirst) {
    const State s = plateau()
                        .order("Egalite", Order::Defensive)
                        .put("Dampierre 1", "0311", N, Level::Disorganised2)
                        .put("Cavalerie Égalité", "0711", N, Level::Disorganised2)
                        .put("Égalité", "0514")
                        .movement("Egalite");
    EXPECT_EQ(hexes_after_a_test(s, "Dampierre 1", 12), 1);  // 4, 2, 1 (N-14)
}

TEST(Rule_5_1, CommandIsCheckedAsSoonAsAUnitRallies) {
    Position p = plateau();
    p.put("Dampierre 1", "0311", N, Level::Routed).put("Dietmann 1", "0812", N);
    State near = Position{p}.put("Égalité", "0514").movement("Egalite");
    State far = Position{p}.put("Égalité", "0812").movement("Egalite");
    EXPECT_FALSE(has_no_command(near, "Dampierre 1"));
    EXPECT_FALSE(has_no_command(far, "Dampierre 1"));  // 3.3
    EXPECT_EQ(hexes_after_a_test(near, "Dampierre 1", 4), 3);
    EXPECT_EQ(hexes_after_a_test(far, "Dampierre 1", 4), 2);  // (4 - 1) / 2, rounded up (N-67)
    say(near, {"rally \"Dampierre 1\"", "roll 2 2"});
    say(far, {"rally \"Dampierre 1\"", "roll 2 2"});
    EXPECT_FALSE(has_no_command(near, "Dampierre 1"));
    EXPECT_TRUE(has_no_command(far, "Dampierre 1"));
}

TEST(Rule_5_1, AUnitThatTestedMovesBeforeTheNextOneTests) {
    State s = plateau()
                  .put("Dampierre 1", "0312", N, Level::Disorganised2)
                  .put("Dietmann 1", "0711", N, Level::Disorganised2)
                  .put("Égalité", "0514")
                  .movement("Egalite");
    say(s, {"rally \"Dampierre 1\"", "roll 2 2"});
    EXPECT_FALSE(legal(s, said("rally \"Dietmann 1\"")));
    EXPECT_TRUE(legal(s, to("0311")));
    say(s, {"halt", "face N"});
    EXPECT_EQ(refused(s, "rally \"Dietmann 1\""), "");
}

TEST(Rule_5_1, MoraleOfRoutedUnitsKnowsNoCommandAndNoDemoralisation) {
    // N-68, 3.3: the 6 of the counter's back, though far from Égalité and demoralised.
    State s = plateau()
                  .order("Egalite", Order::Demoralised)
                  .put("Dampierre 1", "0312", N, Level::Routed)
                  .put("Égalité", "0812")
                  .movement("Egalite");
    say(s, {"rally \"Dampierre 1\"", "roll 3 3"});
    EXPECT_EQ(level_name(s, "Dampierre 1"), "2");
}

// ------------------------------------------------------------------ modifiers

TEST(Rule_5_1, TwoMoreInAnEnemyZoneOfControl) {
    const auto after = [](Direction enemy_faces, int sum) {
        State s = plateau()
                      .put("Dampierre 1", "0312", N, Level::Disorganised2)
                      .put("Grüber", "0311", enemy_faces)
                      .put("Égalité", "0514")
                      .movement("Egalite");
        say(s, {"rally \"Dampierre 1\""});
        roll_sum(s, sum);
        return level_name(s, "Dampierre 1");
    };
    EXPECT_EQ(after(S, 4), "1");  // 4 + 2 = 6
    EXPECT_EQ(after(S, 5), "2");  // 5 + 2 = 7
    EXPECT_EQ(after(S, 3), "1");  // 3 + 2 = 5: one level only
    EXPECT_EQ(after(N, 6), "1");  // adjacent, but no zone
    EXPECT_EQ(after(N, 3), "good");
}

Position with_helpers(std::string_view egalite, std::string_view dumouriez) {
    Position p = plateau();
    p.put("Dampierre 1", "0312", N, Level::Disorganised2)
        .put("Dietmann 1", "0313", N, Level::Disorganised2)
        .put("Égalité", egalite)
        .put("Dumouriez", dumouriez);
    return p;
}

TEST(Rule_5_1, ACommanderHelpsInHisHexAndInTheNext) {
    const State s = with_helpers("0312", "0411").movement("Egalite");
    for (const std::string_view helper : {"Égalité", "Dumouriez"}) {
        State t = s;
        const std::string line = "rally \"Dampierre 1\" with " + std::string{helper};
        forget();
        say(t, {line, "roll 3 4"});
        EXPECT_EQ(sum_told(), -1) << helper;
        EXPECT_EQ(level_name(t, "Dampierre 1"), "1") << helper;  // 7 - 1 = 6
        t = s;
        say(t, {line, "roll 4 4"});
        EXPECT_EQ(level_name(t, "Dampierre 1"), "2") << helper;
        t = s;
        say(t, {line, "roll 1 3"});
        EXPECT_EQ(level_name(t, "Dampierre 1"), "good") << helper;  // 4 - 1 = 3
    }
}

TEST(Rule_5_1, NotFromTwoHexesAway) {
    const State s = with_helpers("0310", "0514").movement("Egalite");
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\" with Égalité"), "5.1");
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\" with Dumouriez"), "5.1");
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\""), "");
}

TEST(Rule_5_1, AnEnemyCommanderIsNoHelp) {
    const State s = with_helpers("0312", "0411").put("Charles", "0211").movement("Egalite");
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\" with Charles"), "5.1");
}

TEST(Rule_5_1, ACommanderOfAnotherFormationMayHelp) {
    const State s = with_helpers("0514", "0515").put("Valence", "0211").movement("Egalite");
    EXPECT_EQ(refused(s, "rally \"Dampierre 1\" with Valence"), "");
}

TEST(Rule_5_1, EachCommanderHelpsOnceASegment) {
    State s = with_helpers("0312", "0411").movement("Egalite");
    say(s, {"rally \"Dampierre 1\" with Égalité", "roll 6 6", "halt", "face N"});
    EXPECT_EQ(refused(s, "rally \"Dietmann 1\" with Égalité"), "5.1");
    EXPECT_EQ(refused(s, "rally \"Dietmann 1\""), "");
}

TEST(Rule_5_1, TheOtherCommanderIsStillFree) {
    State s = with_helpers("0312", "0412").movement("Egalite");
    say(s, {"rally \"Dampierre 1\" with Égalité", "roll 6 6", "halt", "face N"});
    EXPECT_EQ(refused(s, "rally \"Dietmann 1\" with Dumouriez"), "");
}

TEST(Rule_5_1, AGeneralMayHelpAgainInAnotherActivation) {
    State s = with_helpers("0514", "0412")
                  .order("Valence", Order::Manoeuvre)
                  .put("Leveneur 1", "0512", N, Level::Disorganised2)
                  .put("Valence", "0612")
                  .activations(Side::French);
    say(s,
        {"activate Egalite", "rally \"Dampierre 1\" with Dumouriez", "roll 6 6", "halt", "face N"});
    EXPECT_EQ(refused(s, "rally \"Dietmann 1\" with Dumouriez"), "5.1");
    say(s, {"end movement"});
    while (!offers_verb(s, Verb::Activate)) {
        if (offers_verb(s, Verb::EndCombat))
            say(s, {"end combat"});
        else if (offers_verb(s, Verb::EndMovement))
            say(s, {"end movement"});
        else
            break;
    }
    if (!offered(s, said("activate Valence"))) say(s, {"activate Colloredo", "end movement"});
    say(s, {"activate Valence"});
    EXPECT_EQ(refused(s, "rally \"Leveneur 1\" with Dumouriez"), "");
}

}  // namespace
}  // namespace levee::neerwinden::testing
