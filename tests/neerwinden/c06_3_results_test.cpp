// 6.3: what the letters of the two tables do, line by line through play.

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

// "0312 2 -1": hex, level, losses.
std::string state_of(const State& s, std::string_view who) {
    const std::string place = where(s, who);
    if (place == "destroyed" || place == "off the map") return place;
    return place + " " + level_name(s, who) + " -" + std::to_string(losses(s, who));
}

// Carries on with the first choice of everybody (passing morale tests with a 2) until the active
// side is asked about the combat segment again, or the turn is over.
void finish(State& s, int morale_roll = 2) {
    for (int i = 0; i < 30; ++i) {
        if (awaits_dice(s)) {
            const Business under = s.frames[s.depth - 2U].business;
            if (under != Business::Damage) return;
            roll_sum(s, morale_roll);
        } else if (asks(s) == Business::Combat || asks(s) == Business::None) {
            return;
        } else if (asks(s) == Business::Reaction) {
            say(s, {"end reaction"});
        } else {
            apply(s, offers(s)[0]);
        }
    }
}

// ------------------------------------------------------------------ the lines of the assault table

// Three brigades on the heights (level 2) assault Davidovich in 0310 (level 1): 11/3 +4, from above
// +2, morale 8 - 8. He can go back to 0309 only.
State from_above(int final, Level defender = Level::Good) {
    State s = field()
                  .put("Dietmann 1", "0311", N)
                  .put("Dampierre 1", "0410", NW)
                  .put("Dampierre 2", "0210", NE)
                  .put("Davidovich", "0310", S, defender)
                  .combat("Egalite");
    say(s, {"assault 0310", "head \"Dietmann 1\""});
    roll_sum(s, final - 6);
    EXPECT_EQ(final_told(), final);
    return s;
}
std::string high_line(int final, int morale_roll = 2) {
    State s = from_above(final);
    finish(s, morale_roll);
    return state_of(s, "Dietmann 1") + ", " + state_of(s, "Davidovich");
}

TEST(Rule_6_3, LinesEightToEighteenOfTheAssaultTable) {
    EXPECT_EQ(high_line(8), "0311 good -1, 0310 good -1");     // P, P
    EXPECT_EQ(high_line(9), "0311 1 -0, 0310 1 -0");           // 1D, 1D
    EXPECT_EQ(high_line(10), "0310 good -0, 0309 good -0");    // -, R
    EXPECT_EQ(high_line(11), "0311 good -1, 0310 1 -1");       // P, P+1D
    EXPECT_EQ(high_line(12), "0310 good -0, 0309 2 -0");       // M passed, 2DR
    EXPECT_EQ(high_line(12, 9), "0310 1 -0, 0309 2 -0");       // M failed
    EXPECT_EQ(high_line(13), "0311 1 -0, 0310 good -1");       // 1D, P
    EXPECT_EQ(high_line(14), "0310 good -0, 0309 routed -0");  // M, 3DR*
    EXPECT_EQ(high_line(15), "0310 1 -0, 0309 2 -1");          // 1D, P+2DR
    EXPECT_EQ(high_line(16), "0310 good -0, 0309 2 -1");       // M, P+2DR
    EXPECT_EQ(high_line(17), "0310 good -0, 0309 routed -1");  // -, P+3DR*
    EXPECT_EQ(high_line(18), "0310 good -0, 0309 routed -1");
}

// Dampierre 2 (3 SS, morale 6) against Alvinczy (4 SS, morale 9) and guns (2): -6 at least.
std::string low_line(int final, int morale_roll = 2) {
    State s = field()
                  .put("Dampierre 2", "0313", N)
                  .put("Alvinczy", "0312", S)
                  .put("Artillerie Charles", "0312", S)
                  .combat("Egalite");
    say(s, {"assault 0312", "head \"Dampierre 2\""});
    roll_sum(s, final + 6);
    EXPECT_EQ(final_told(), final);
    finish(s, morale_roll);
    return state_of(s, "Dampierre 2") + ", " + state_of(s, "Alvinczy");
}

TEST(Rule_6_3, LinesUnderSevenOfTheAssaultTable) {
    EXPECT_EQ(low_line(-4), "0314 routed -1, 0312 good -0");
    EXPECT_EQ(low_line(0), "0314 routed -1, 0312 good -0");  // P+4DR*, -
    EXPECT_EQ(low_line(1), "0314 routed -1, 0312 1 -0");     // P+4DR*, 1D
    EXPECT_EQ(low_line(2), "0314 routed -1, 0312 good -0");  // P+3DR, -
    EXPECT_EQ(low_line(3), "0314 routed -1, 0312 good -0");  // P+3DR, M passed
    EXPECT_EQ(low_line(3, 10), "0314 routed -1, 0312 1 -0");
    EXPECT_EQ(low_line(4), "0313 2 -1, 0312 1 -0");          // P+2D, 1D
    EXPECT_EQ(low_line(5), "0314 routed -0, 0312 good -0");  // 3D, -
    EXPECT_EQ(low_line(6), "0313 2 -0, 0312 good -0");       // 2D, M passed
    EXPECT_EQ(low_line(6, 10), "0313 2 -0, 0312 1 -0");
}

TEST(Rule_6_3, LineSevenOfTheAssaultTable) {
    State s = field().put("Dietmann 1", "0313", N).put("Davidovich", "0312", S).combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\"", "roll 4 5"});  // 4/3: -2
    ASSERT_EQ(final_told(), 7);
    finish(s);
    EXPECT_EQ(state_of(s, "Dietmann 1"), "0313 good -1");  // P
    EXPECT_EQ(state_of(s, "Davidovich"), "0312 1 -0");     // 1D
}

TEST(Rule_6_3, ALossIsTwoPointsOfStrengthAndOneVictoryPoint) {
    State s = from_above(8);
    finish(s);
    EXPECT_EQ(int{s.vp}, 0);  // one each
    State t = from_above(13);
    finish(t);
    EXPECT_EQ(int{t.vp}, 1);
}

TEST(Rule_6_3, AUnitOfTwoOrLessIsDestroyedByALoss) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Grüber", "0312", S)
                  .losses("Grüber", 1)
                  .combat("Egalite");
    // 4/1: +4; morale 0. 9 + 4 = 13: P.
    say(s, {"assault 0312", "head \"Dietmann 1\"", "roll 4 5"});
    finish(s);
    EXPECT_EQ(where(s, "Grüber"), "destroyed");
    EXPECT_EQ(int{s.vp}, 1);
    EXPECT_EQ(where(s, "Dietmann 1"), "0312");
}

// ------------------------------------------------------------------ who suffers

// As from_above, with a battery beside Davidovich: 11/5 +2, +2, so that a final 16 is possible.
State with_battery(int final) {
    State s = field()
                  .put("Dietmann 1", "0311", N)
                  .put("Dampierre 1", "0410", NW)
                  .put("Dampierre 2", "0210", NE)
                  .put("Davidovich", "0310", S)
                  .put("Artillerie Colloredo 2", "0310", S)
                  .combat("Egalite");
    say(s, {"assault 0310", "head \"Dietmann 1\""});
    roll_sum(s, final - 4);
    EXPECT_EQ(final_told(), final);
    return s;
}

TEST(Rule_6_3, TheHeadTakesTheFirstLevelTheOthersAreShared) {
    State s = with_battery(12);  // M, 2DR
    roll_sum(s, 2);
    ASSERT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(level_name(s, "Davidovich"), "1");  // the head first
    EXPECT_EQ(refused(s, "disorganise Davidovich"), "");
    EXPECT_EQ(refused(s, "disorganise \"Artillerie Colloredo 2\""), "");
    State both = s;
    say(both, {"disorganise \"Artillerie Colloredo 2\""});
    EXPECT_EQ(level_name(both, "Davidovich"), "1");
    EXPECT_EQ(level_name(both, "Artillerie Colloredo 2"), "1");
    say(s, {"disorganise Davidovich"});
    EXPECT_EQ(level_name(s, "Davidovich"), "2");
}

TEST(Rule_6_3, TheAttackersLevelsAreSharedToo) {
    State s = field()
                  .put("Dampierre 2", "0313", N)
                  .put("Cavalerie Égalité", "0412", NW)
                  .put("Alvinczy", "0312", S)
                  .put("Artillerie Charles", "0312", S)
                  .combat("Egalite");
    // 5/6: -4; morale 6 - 9: -3; limit -6. 12 - 6 = 6: 2D.
    say(s, {"assault 0312", "head \"Dampierre 2\"", "roll 6 6"});
    ASSERT_EQ(final_told(), 6);
    EXPECT_EQ(level_name(s, "Dampierre 2"), "1");
    ASSERT_TRUE(decides(s, Side::French));
    say(s, {"disorganise \"Cavalerie Égalité\""});
    EXPECT_EQ(level_name(s, "Cavalerie Égalité"), "1");
    EXPECT_EQ(level_name(s, "Dampierre 2"), "1");
}

TEST(Rule_6_3, TheHeadTakesTheLoss) {
    State s = with_battery(13);  // 1D, P
    finish(s);
    EXPECT_EQ(losses(s, "Davidovich"), 1);
    EXPECT_EQ(losses(s, "Artillerie Colloredo 2"), 0);
}

TEST(Rule_6_3, TheStarDestroysAStepOfArtillery) {
    State s = with_battery(14);  // M, 3DR*
    finish(s);
    EXPECT_EQ(where(s, "Artillerie Colloredo 2"), "destroyed");  // 2 SS
    EXPECT_EQ(losses(s, "Davidovich"), 0);
    EXPECT_EQ(int{s.vp}, 1);
}

TEST(Rule_6_3, WithoutArtilleryTheStarDoesNothing) {
    State s = from_above(14);
    finish(s);
    EXPECT_EQ(losses(s, "Davidovich"), 0);
    EXPECT_EQ(int{s.vp}, 0);
}

TEST(Rule_6_3, SurplusLevelsAreLost) {
    // 3D on a unit of level 2: one routs it, two disappear.
    State s = from_above(14, Level::Disorganised2);
    finish(s);
    EXPECT_EQ(state_of(s, "Davidovich"), "0309 routed -0");
    EXPECT_EQ(int{s.vp}, 0);
}

TEST(Rule_6_3, AUnitRoutedBeforeLosesStepsInstead) {
    // Final 9 (1D): 3 SS, one loss; 12 (2DR): destroyed.
    State one = from_above(9, Level::Routed);
    finish(one);
    EXPECT_EQ(losses(one, "Davidovich"), 1);
    EXPECT_EQ(int{one.vp}, 1);
    State two = from_above(12, Level::Routed);
    finish(two);
    EXPECT_EQ(where(two, "Davidovich"), "destroyed");
    EXPECT_EQ(int{two.vp}, 2);
}

TEST(Rule_6_3, ARoutedUnitGoesBackOnceNotTwice) {
    // N-55: 3DR moves it one hex, not two.
    State s = from_above(14);
    finish(s);
    EXPECT_EQ(where(s, "Davidovich"), "0309");
}

// ------------------------------------------------------------------ M

TEST(Rule_6_3, TheHeadPassesUpToItsMorale) {
    EXPECT_EQ(high_line(16, 8), "0310 good -0, 0309 2 -1");
    EXPECT_EQ(high_line(16, 9), "0310 1 -0, 0309 2 -1");
}

TEST(Rule_6_3, ACommanderInTheHexLowersTheRollByHisBonus) {
    const auto level_after = [](Position p, int sum) {
        State s = p.put("Lamarche 1", "0313", N).put("Lilien", "0312", S).combat("Valence");
        say(s, {"fire infantry 0312", "resolve", "roll 3 4"});  // 3 SS, 7: M
        roll_sum(s, sum);
        return level_name(s, "Lilien");
    };
    EXPECT_EQ(level_after(field(), 8), "good");
    EXPECT_EQ(level_after(field(), 9), "1");
    EXPECT_EQ(level_after(field().put("Clairfayt", "0312"), 9), "good");
    EXPECT_EQ(level_after(field().put("Clairfayt", "0312"), 10), "1");
    EXPECT_EQ(level_after(field().put("Clairfayt", "0312").put("Coburg", "0312"), 10),
              "1");  // N-80
    EXPECT_EQ(level_after(field().put("Clairfayt", "0311"), 9), "1");
    EXPECT_EQ(level_after(field().order("Clairfayt", Order::Demoralised), 8), "1");
    EXPECT_EQ(level_after(field().non_commanded("Lilien"), 8), "1");
}

// ------------------------------------------------------------------ results of fire

// Égalité's foot (11 SS) fires at 0312.
State fired_at(Position p, int dice) {
    State s = p.put("Dietmann 1", "0313", N)
                  .put("Dampierre 1", "0412", NW)
                  .put("Dampierre 2", "0212", NE)
                  .combat("Egalite");
    say(s, {"fire infantry 0312", "resolve"});
    roll_sum(s, dice);
    return s;
}

TEST(Rule_6_3, TheTargetsOwnerChoosesWhoTestsAndWhoLoses) {
    const Position p = field().put("Ulanen", "0312", S).put("Artillerie Charles", "0312", S);
    State test = fired_at(p, 2);  // 2 on 9-12: M
    ASSERT_TRUE(decides(test, Side::Austrian));
    EXPECT_EQ(refused(test, "test Ulanen"), "");
    EXPECT_EQ(refused(test, "test \"Artillerie Charles\""), "");
    say(test, {"test \"Artillerie Charles\"", "roll 6 6"});
    EXPECT_EQ(level_name(test, "Artillerie Charles"), "1");
    EXPECT_EQ(level_name(test, "Ulanen"), "good");
}

TEST(Rule_6_3, AndSharesTheLevelsFreely) {
    const Position p = field().put("Ulanen", "0312", S).put("Artillerie Charles", "0312", S);
    State s = fired_at(p, 8);  // 2D
    say(s, {"disorganise \"Artillerie Charles\""});
    State both = s;
    say(both, {"disorganise \"Artillerie Charles\""});
    EXPECT_EQ(level_name(both, "Artillerie Charles"), "2");
    say(s, {"disorganise Ulanen"});
    EXPECT_EQ(level_name(s, "Ulanen"), "1");
    EXPECT_EQ(level_name(s, "Artillerie Charles"), "1");
}

TEST(Rule_6_3, AndChoosesWhoTakesTheLoss) {
    const Position p = field().put("Keim", "0312", S).put("Artillerie Colloredo 1", "0312", S);
    State s = fired_at(p, 12);  // +2 for 4 SS: 14 on 9-12: P + 1DR
    ASSERT_EQ(final_told(), 14);
    EXPECT_EQ(refused(s, "lose Keim"), "");
    say(s, {"lose \"Artillerie Colloredo 1\""});
    EXPECT_EQ(losses(s, "Artillerie Colloredo 1"), 1);
    EXPECT_EQ(losses(s, "Keim"), 0);
    finish(s);
    EXPECT_EQ(int{s.vp}, 1);
}

TEST(Rule_6_3, TheStarOfAFire) {
    const Position p = field().put("Ulanen", "0312", S).put("Artillerie Charles", "0312", S);
    State s = fired_at(p, 11);  // 3D*
    finish(s);
    EXPECT_EQ(where(s, "Artillerie Charles"), "destroyed");
    EXPECT_EQ(int{s.vp}, 1);
}

TEST(Rule_6_3, RSendsTheWholeHexBack) {
    const Position p = field().put("Ulanen", "0312", S).put("Artillerie Charles", "0312", S);
    State s = fired_at(p, 9);  // 2DR
    finish(s);
    EXPECT_NE(where(s, "Ulanen"), "0312");
    EXPECT_NE(where(s, "Artillerie Charles"), "0312");
    EXPECT_TRUE(harnessed(s, "Artillerie Charles"));  // N-28
    EXPECT_EQ(where(s, "Dietmann 1"), "0313");        // nobody advances after fire
}

TEST(Rule_6_3, FireOnARoutedUnitCostsSteps) {
    State s = fired_at(field().put("Keim", "0312", S, Level::Routed), 2);
    // +2 for 4 SS: 4 on 9-12: 1D.
    ASSERT_EQ(final_told(), 4);
    EXPECT_EQ(losses(s, "Keim"), 1);
    EXPECT_EQ(int{s.vp}, 1);
}

}  // namespace
}  // namespace levee::neerwinden::testing
