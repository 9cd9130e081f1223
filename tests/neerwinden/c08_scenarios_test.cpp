// Chapter 8, cases 8.2 to 8.4: control, victory points, the marker, the end of the game.
#include <gtest/gtest.h>

#include "games/neerwinden/rules/internal.h"
#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;

Action activate(std::string_view key) { return Action::activate(formation(key)); }

Control control(const State& s, std::string_view hex) {
    return s.control[board().star_index[at(hex).raw]];
}

// One unit, free to walk, next to a star.
State walker(std::string_view key, std::string_view who, std::string_view from, int vp = 0) {
    Position p;
    p.order(key, Order::Manoeuvre).put(who, from, N).vp(vp);
    p.put(board().card(board().card(formation(key)).commander).name, from);
    return p.movement(key);
}

// ------------------------------------------------------------------ 8.2.1: stars

TEST(Rule_8_2_1, TheFrenchGetAPointForABlueStar) {
    State s = walker("Egalite", "Dampierre 1", "1708");
    walk(s, "Dampierre 1", {"1707"});
    EXPECT_EQ(s.vp, 1) << "at once, before the move is over";
    EXPECT_EQ(control(s, "1707"), Control::French);
    EXPECT_TRUE(has_fact(Fact::ControlTaken));
    ASSERT_TRUE(has_fact(Fact::Scored));
}

TEST(Rule_8_2_1, TheAustriansGetAPointForABlackStar) {
    State s = walker("Colloredo", "Keim", "1708");
    walk(s, "Keim", {"1707"});
    EXPECT_EQ(s.vp, -1);
    EXPECT_EQ(control(s, "1707"), Control::Austrian);
}

TEST(Rule_8_2_1, AStarOfTheOtherColourGivesNothing) {
    State s = walker("Egalite", "Dampierre 1", "0806");
    walk(s, "Dampierre 1", {"0805"});  // Orsmael: black
    EXPECT_EQ(s.vp, 0);
    EXPECT_EQ(control(s, "0805"), Control::French);
    s = walker("Colloredo", "Keim", "2007");
    walk(s, "Keim", {"2006"});  // Overwinden: blue
    EXPECT_EQ(s.vp, 0);
    EXPECT_EQ(control(s, "2006"), Control::Austrian);
}

TEST(Rule_8_2_1, EveryStarIsWorthOnePoint) {
    const auto french = [](std::string_view from, std::string_view star) {
        State s = walker("Egalite", "Dampierre 1", from);
        walk(s, "Dampierre 1", {star});
        return static_cast<int>(s.vp);
    };
    const auto austrian = [](std::string_view from, std::string_view star) {
        State s = walker("Colloredo", "Keim", from);
        walk(s, "Keim", {star});
        return static_cast<int>(s.vp);
    };
    EXPECT_EQ(french("2007", "2006"), 1) << "Overwinden";
    EXPECT_EQ(french("2309", "2308"), 1) << "Racour";
    EXPECT_EQ(french("2001", "1902"), 1) << "Landen";
    EXPECT_EQ(austrian("2309", "2308"), -1) << "Racour";
    EXPECT_EQ(austrian("0806", "0805"), -1) << "Orsmael";
    EXPECT_EQ(austrian("1710", "1709"), -1) << "Laer";
}

TEST(Rule_8_2_1, CrossingAHexIsEnoughAndControlStays) {
    State s = walker("Egalite", "Dampierre 1", "1708");
    walk(s, "Dampierre 1", {"1707", "1607"});
    EXPECT_EQ(s.vp, 1);
    EXPECT_EQ(control(s, "1707"), Control::French) << "the last to cross it";
}

TEST(Rule_8_2_1, CommandersControlNothing) {
    State s = walker("Egalite", "Dampierre 1", "1708");
    play(s, {ride("Égalité"), to("1707"), halt});
    EXPECT_EQ(s.vp, 0);
    EXPECT_EQ(control(s, "1707"), Control::Nobody);
}

TEST(Rule_8_2_1, BothHexesOfLeauAreNeeded) {
    State s = walker("Egalite", "Dampierre 1", "0104");
    walk(s, "Dampierre 1", {"0103"});
    EXPECT_EQ(s.vp, 0) << "one of two";
    play(s, {to("0202")});
    EXPECT_EQ(s.vp, 1) << "both";
}

TEST(Rule_8_2_1, LosingEitherHexOfLeauLosesThePoint) {
    for (const char* from : {"0104", "0201"}) {
        Position p;
        p.order("Colloredo", Order::Manoeuvre).put("Keim", from, N).put("Colloredo", from).vp(1);
        p.s.control[board().star_index[at("0103").raw]] = Control::French;
        p.s.control[board().star_index[at("0202").raw]] = Control::French;
        State s = p.movement("Colloredo");
        walk(s, "Keim", {from == std::string_view{"0104"} ? "0103" : "0202"});
        EXPECT_EQ(s.vp, 0) << from;
    }
}

TEST(Rule_8_2_1, ALostStarGivesItsPointBackAndCanBeWonAgain) {
    Position p;
    p.order("Colloredo", Order::Manoeuvre).put("Keim", "2007", N).put("Colloredo", "2007").vp(1);
    p.s.control[board().star_index[at("2006").raw]] = Control::French;
    State s = p.movement("Colloredo");
    walk(s, "Keim", {"2006"});
    EXPECT_EQ(s.vp, 0) << "the blue star of Overwinden is lost, no black one is won";

    p = Position{};
    p.order("Egalite", Order::Manoeuvre).put("Dampierre 1", "2007", N).put("Égalité", "2007");
    p.s.control[board().star_index[at("2006").raw]] = Control::Austrian;
    s = p.movement("Egalite");
    walk(s, "Dampierre 1", {"2006"});
    EXPECT_EQ(s.vp, 1);
}

TEST(Rule_8_2_1, EnteringAnOwnStarAgainGivesNothing) {
    Position p;
    p.order("Egalite", Order::Manoeuvre).put("Dampierre 1", "1708", N).put("Égalité", "1708").vp(1);
    p.s.control[board().star_index[at("1707").raw]] = Control::French;
    State s = p.movement("Egalite");
    walk(s, "Dampierre 1", {"1707"});
    EXPECT_EQ(s.vp, 1);
}

TEST(Rule_8_2_1, RoutedUnitsTakeControlToo) {  // N-84
    State s = Position{}.put("Keim", "1709", S, Routed).movement("Colloredo");
    apply(s, Action::rally(unit("Keim")));
    roll(s, 6, 6);
    for (int i = 0; i < 6 && asks(s) == Business::RoutMove; ++i) {
        const bool through = legal(s, Action::of(Verb::Flee, at("1707")));
        apply(s, through ? Action::of(Verb::Flee, at("1707")) : offers(s)[0]);
    }
    EXPECT_EQ(where(s, "Keim"), "1706");
    EXPECT_EQ(control(s, "1707"), Control::Austrian);
    EXPECT_EQ(s.vp, -1);
}

TEST(Rule_8_2_1, TheStartGivesNobodyAStar) {
    const State s = rules().new_game({});
    EXPECT_EQ(s.vp, 0);
    for (const char* hex : {"0103", "0202", "1707", "2006", "2308", "1902", "1709"})
        EXPECT_EQ(control(s, hex), Control::Nobody) << hex;
}

// ------------------------------------------------------------------ 8.2.1: losses

// Dietmann 1 and Dampierre 1 assault Keim, 8 to 4: +2, morale 8 to 8. The dice and 2 give the line.
State assaulted(int sum, int vp = 0, Position p = Position{}) {
    p.order("Colloredo", Order::Offensive).vp(vp);
    p.put("Dietmann 1", "0314", N).put("Dampierre 1", "0213", NE).put("Keim", "0313", S);
    State s = p.combat("Egalite");
    play(s, {assault("0313"), head("Dietmann 1")});
    if (asks(s) == Business::Assault) apply(s, head("Keim"));
    roll_sum(s, sum);
    for (int i = 0; i < 10 && !awaits_dice(s) && s.depth > 0 && asks(s) != Business::Combat; ++i)
        apply(s, offers(s)[0]);
    return s;
}

TEST(Rule_8_2_1, EveryStepLossGivesTheOpponentAPoint) {
    EXPECT_EQ(assaulted(11).vp, 1) << "13: 1D and P";
    EXPECT_EQ(assaulted(5).vp, -1) << "7: P and 1D";
    EXPECT_EQ(assaulted(6).vp, 0) << "8: P and P";
    EXPECT_EQ(assaulted(7).vp, 0) << "9: 1D and 1D";
}

TEST(Rule_8_2_1, ALossThatDestroysIsOneLoss) {  // N-02
    State s = Position{}
                  .order("Colloredo", Order::Offensive)
                  .put("Dietmann 1", "0314", N)
                  .put("Davidovich", "0313", S)
                  .losses("Davidovich", 1)
                  .combat("Egalite");
    play(s, {assault("0313"), head("Dietmann 1")});
    if (asks(s) == Business::Assault) apply(s, head("Davidovich"));
    roll_sum(s, 9);  // 4 to 1: +4; 13: 1D and P
    for (int i = 0; i < 10 && !awaits_dice(s) && s.depth > 0 && asks(s) != Business::Combat; ++i)
        apply(s, offers(s)[0]);
    EXPECT_EQ(where(s, "Davidovich"), "destroyed");
    EXPECT_EQ(s.vp, 1);
}

// ------------------------------------------------------------------ 8.2.2

TEST(Rule_8_2_2, TheMarkerStartsOnZeroAndMovesBothWays) {
    EXPECT_EQ(rules().new_game({}).vp, 0);
    State s = walker("Egalite", "Dampierre 1", "1708", -2);
    walk(s, "Dampierre 1", {"1707"});
    EXPECT_EQ(s.vp, -1) << "a French point moves the Austrian marker back";
    s = walker("Colloredo", "Keim", "1708", 2);
    walk(s, "Keim", {"1707"});
    EXPECT_EQ(s.vp, 1);
    s = walker("Egalite", "Dampierre 1", "1708", 3);
    walk(s, "Dampierre 1", {"1707"});
    EXPECT_EQ(s.vp, 4) << "and the own marker forward";
}

// N-EX2, the example of the rulebook.
TEST(Rule_8_2_2, NeerwindenTakenAndRetaken) {
    Position p;
    p.order("Miranda", Order::Manoeuvre).put("Miaczinski 1", "1708", N).put("Miranda", "1708");
    p.order("Colloredo", Order::Offensive).put("Colloredo", "1705");
    p.put("Keim", "1705", S).put("Brentano", "1805", S);
    p.put("Dumouriez", "1709").put("Coburg", "1705");
    State s = p.activations(Side::French);
    play(s, {activate("Miranda")});
    move(s, "Miaczinski 1", {"1707"}, N);
    EXPECT_EQ(s.vp, 1) << "the French win 1 VP";
    play(s, {end_movement, activate("Colloredo")});
    move(s, "Keim", {"1706"}, S);
    move(s, "Brentano", {"1806"}, SW);
    play(s, {end_movement, assault("1707"), head("Keim")});
    for (int i = 0; i < 3 && !awaits_dice(s); ++i) apply(s, offers(s)[0]);
    roll_sum(s, 7);  // limited to +6; 13: 1D and P, which destroys Miaczinski 1
    for (int i = 0; i < 10 && !awaits_dice(s) && asks(s) != Business::Combat; ++i) {
        if (s.turn > 1) break;
        apply(s, offers(s)[0]);
    }
    EXPECT_EQ(where(s, "Miaczinski 1"), "destroyed");
    EXPECT_EQ(where(s, "Keim"), "1707");
    EXPECT_EQ(control(s, "1707"), Control::Austrian);
    EXPECT_EQ(s.vp, -2) << "square 2 on the Austrian side";
}

// ------------------------------------------------------------------ 8.3

TEST(Rule_8_3, EightPointsWinAtOnce) {
    State s = walker("Egalite", "Dampierre 1", "1708", 7);
    walk(s, "Dampierre 1", {"1707"});
    EXPECT_EQ(s.victory, Victory::Decisive);
    EXPECT_EQ(s.winner, Side::French);
    EXPECT_EQ(s.vp, 8);
    EXPECT_TRUE(has_fact(Fact::GameOver));
    EXPECT_TRUE(rules().actor(s).is_over());
    EXPECT_TRUE(offers(s).empty());
    EXPECT_EQ(refused_by(s, halt), "8.3");

    s = walker("Colloredo", "Keim", "1708", -7);
    walk(s, "Keim", {"1707"});
    EXPECT_EQ(s.victory, Victory::Decisive);
    EXPECT_EQ(s.winner, Side::Austrian);
}

TEST(Rule_8_3, SevenPointsDoNot) {
    State s = walker("Egalite", "Dampierre 1", "1708", 6);
    walk(s, "Dampierre 1", {"1707"});
    EXPECT_EQ(s.vp, 7);
    EXPECT_EQ(s.victory, Victory::None);
    EXPECT_FALSE(rules().actor(s).is_over());
    s = walker("Colloredo", "Keim", "1708", -6);
    walk(s, "Keim", {"1707"});
    EXPECT_EQ(s.victory, Victory::None);
}

TEST(Rule_8_3, ThePointsOfOneResultAreNettedBeforeEightIsChecked) {  // N-62
    EXPECT_EQ(assaulted(6, 7).victory, Victory::None) << "a loss on each side";
    EXPECT_EQ(assaulted(6, 7).vp, 7);
    EXPECT_EQ(assaulted(6, -7).victory, Victory::None);
    EXPECT_EQ(assaulted(11, 7).victory, Victory::Decisive);
    EXPECT_EQ(assaulted(5, -7).victory, Victory::Decisive);
}

// The last turn ends with the marker there.
State ended(int vp) {
    State s = Position{}
                  .turn_number(9)
                  .vp(vp)
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0313", N)
                  .put("Égalité", "0313")
                  .put("Keim", "1504", S)
                  .movement("Egalite");
    apply(s, end_movement);
    return s;
}

TEST(Rule_8_3, FourToSevenPointsAreAMajorVictory) {
    for (const int vp : {4, 7}) {
        EXPECT_EQ(ended(vp).victory, Victory::Major) << vp;
        EXPECT_EQ(ended(vp).winner, Side::French);
        EXPECT_EQ(ended(-vp).victory, Victory::Major) << -vp;
        EXPECT_EQ(ended(-vp).winner, Side::Austrian);
    }
}

TEST(Rule_8_3, OneToThreePointsAreAMinorVictory) {
    for (const int vp : {1, 3}) {
        EXPECT_EQ(ended(vp).victory, Victory::Minor) << vp;
        EXPECT_EQ(ended(vp).winner, Side::French);
        EXPECT_EQ(ended(-vp).victory, Victory::Minor) << -vp;
        EXPECT_EQ(ended(-vp).winner, Side::Austrian);
    }
}

TEST(Rule_8_3, ZeroIsUndecided) {
    const State s = ended(0);
    EXPECT_EQ(s.victory, Victory::Draw);
    EXPECT_TRUE(rules().actor(s).is_over());
}

// ------------------------------------------------------------------ 8.4

TEST(Rule_8_4, TheScenarioHasNineTurns) {
    EXPECT_EQ(board().scenarios[0].turns, 9);
    State s = Position{}
                  .turn_number(8)
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0313", N)
                  .put("Égalité", "0313")
                  .put("Keim", "1504", S)
                  .movement("Egalite");
    play(s, {end_movement});
    EXPECT_EQ(s.turn, 9);
    EXPECT_EQ(s.victory, Victory::None);
    EXPECT_TRUE(awaits_dice(s)) << "the ninth turn is played";
    const State over = ended(2);
    EXPECT_TRUE(rules().actor(over).is_over());
    EXPECT_TRUE(has_fact(Fact::GameOver));
    EXPECT_FALSE(has_fact(Fact::TurnBegan));
}

TEST(Rule_8_4, TheNinthTurnIsPlayedToItsEnd) {
    Position p;
    p.turn_number(9).order("Egalite", Order::Manoeuvre).order("Colloredo", Order::Manoeuvre);
    p.put("Dampierre 1", "0313", N).put("Égalité", "0313");
    p.put("Keim", "1504", S).put("Colloredo", "1504");
    State s = p.activations(Side::French);
    play(s, {activate("Egalite"), end_movement});
    EXPECT_FALSE(rules().actor(s).is_over()) << "one formation is left";
    play(s, {activate("Colloredo"), end_movement});
    EXPECT_TRUE(rules().actor(s).is_over());
}

}  // namespace
}  // namespace levee::neerwinden::testing
