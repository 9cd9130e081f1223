// Positions of Neerwinden 1793 with a known best decision: stars, orders, activation, movement.
#include <gtest/gtest.h>

#include "neerwinden_positions.h"

namespace levee::neerwinden::testing {
namespace {

// Everybody manoeuvres: under that order nobody may come next to an enemy (4.1.2), so a hex beside
// a unit is as good as closed to the other side.
Position manoeuvres(int turn) {
    Position p;
    p.turn_number(turn);
    for (const std::string_view key :
         {"Valence", "Egalite", "Miranda", "Clairfayt", "Colloredo", "Wurtemberg", "Charles"})
        p.order(key, Order::Manoeuvre);
    return p;
}

// ------------------------------------------------------------------ 8.2 stars

// 8.2.1: the last activation of the game, no points, and Neerwinden is empty one hex away: whoever
// walks in has won by 1.
TEST(Neerwinden_8_2_1, WalksOntoTheEmptyStarWithTheLastMove) {
    const State s = manoeuvres(kLastTurn)
                        .put("Dampierre 1", "1708", N)
                        .put("Dietmann 1", "1609", N)
                        .put("Artillerie Égalité 1", "1609", N)
                        .put("Égalité", "1609")
                        .put("Keim", "1704", S)
                        .movement("Egalite");
    expect_game(s, kEverybody, won_by(Side::French));
}

// 8.2.1: Léau is one star of two hexes, and crossing counts: from 0104 the way over 0103 to 0202
// takes both of them, any other end of the march wins nothing.
TEST(Neerwinden_8_2_1, WalksThroughBothHexesOfLeau) {
    const State s = manoeuvres(kLastTurn)
                        .put("Champmorin 1", "0104", N)
                        .put("Miranda", "0104")
                        .put("Esterházy", "0801", S)
                        .movement("Miranda");
    expect_game(s, kEverybody, won_by(Side::French));
}

// 4.1.2: five hexes of path to empty Overwinden and five movement points: just enough.
TEST(Neerwinden_4_1_2, MarchesTheWholeWayToTheStar) {
    const State s = manoeuvres(kLastTurn)
                        .put("Lamarche 1", "2011", N)
                        .put("Valence", "2011")
                        .put("Sztáray", "2101", S)
                        .movement("Valence");
    expect_game(s, kEverybody, won_by(Side::French));
}

// 8.2.2: the Austrians lead by their star at Racour. Overwinden would only make it level; to retake
// Racour, blue and black, is worth two. A defensive order (4.1.3) leaves 2 MP: one of them.
TEST(Neerwinden_8_2_2, RetakesTheStarThatCountsTwice) {
    Position p = manoeuvres(kLastTurn)
                     .order("Valence", Order::Defensive)
                     .put("Lamarche 1", "2107", N)
                     .put("Valence", "2107")
                     .put("Sztáray", "2101", S)
                     .vp(-1);
    hold(p, "2308", Control::Austrian);
    expect_game(p.movement("Valence"), kEverybody, won_by(Side::French));
}

// 8.3: with 7 points the eighth ends the game on the spot, in whatever turn.
TEST(Neerwinden_8_3, TakesTheEighthPointAtOnce) {
    const State s = manoeuvres(4)
                        .put("Lamarche 1", "2309", N)
                        .put("Leveneur 1", "2110", N)
                        .put("Cavalerie Valence 1", "2011", N)
                        .put("Valence", "2110")
                        .put("Sztáray", "2104", S)
                        .vp(7)
                        .movement("Valence");
    expect_activation(s, kEverybody, [](const Course& course) {
        return course.end.victory == Victory::Decisive && course.end.winner == Side::French;
    });
}

// 8.2.1: the French lead by Neerwinden, and for Keim the way is open through it to Laer: three
// points. Overwinden is empty too and in reach, but is worth one. A hex next to Neerwinden closes
// it as well as standing in it does (4.1.2).
TEST(Neerwinden_8_2_1, StaysWithTheStarThatTheEnemyWouldEnter) {
    Position p = manoeuvres(kLastTurn)
                     .put("Dampierre 1", "1707", N)
                     .put("Égalité", "1707")
                     .put("Keim", "1704", S)
                     .put("Colloredo", "1704")
                     .vp(1);
    hold(p, "1707", Control::French);
    expect_activation(then(p.movement("Egalite"), "Colloredo"), kPlanner, [](const Course& course) {
        return course.end.vp > 0 && distance(course.end, "Dampierre 1", "1707") <= 1;
    });
}

// ------------------------------------------------------------------ 2.C who goes when

// Overwinden is empty, in reach of Lamarche and of Sztáray; who enters first keeps the other away
// (4.1.2). Nothing else on the map can be won in this turn, the last one.
Position race_for_overwinden() {
    return manoeuvres(kLastTurn)
        .put("Lamarche 1", "2009", N)
        .put("Valence", "2009")
        .put("Dampierre 1", "1411", N)
        .put("Égalité", "1411")
        .put("Sztáray", "2103", S)
        .put("Clairfayt", "2103");
}

TEST(Neerwinden_2_C, ActivatesTheFormationThatCanWinTheStar) {
    expect_choice(race_for_overwinden().activations(Side::French), kPlanner,
                  Action::activate(formation("Valence")));
}

TEST(Neerwinden_2_C, KeepsTheInitiativeWhenTheFirstTakesAll) {
    State s = race_for_overwinden().activations(Side::French);
    s.frames[s.depth - 1U].step = 0;  // before the choice of 2.C
    expect_choice(s, kPlanner, Action::of(Verb::GoFirst));
}

// ------------------------------------------------------------------ 4.2.1 orders

// Overwinden is five hexes of path away: 5 MP, which only the order to manoeuvre gives (4.1.2).
// The defensive order has 2, the offensive one 4 and a worse roll. An attempt costs nothing.
TEST(Neerwinden_4_2_1, AsksForTheOrderThatReachesTheStar) {
    const State s = manoeuvres(kLastTurn)
                        .order("Valence", Order::Defensive)
                        .put("Lamarche 1", "2011", N)
                        .put("Valence", "2011")
                        .put("Dumouriez", "2011")
                        .put("Sztáray", "2101", S)
                        .order_changes(Side::French);
    expect_choice(s, kPlanner, Action::attempt(formation("Valence"), Order::Manoeuvre));
}

// ------------------------------------------------------------------ 5.1 rally

// Nobody is near, so half the movement that the test costs is worth nothing; the commander's bonus
// costs nothing either.
TEST(Neerwinden_5_1, RalliesWithTheHelpOfTheCommander) {
    const State s = manoeuvres(4)
                        .put("Dampierre 1", "0714", N, Level::Disorganised2)
                        .put("Égalité", "0714")
                        .put("Keim", "0702", S)
                        .movement("Egalite");
    expect_choice(s, kEverybody, Action::rally(unit("Dampierre 1"), commander("Égalité")));
}

// ------------------------------------------------------------------ 1.3 facing, 6.2.1 lone guns

// Enemies stand at two hexes behind him. Turning about costs nothing, and to the north both are in
// front; with his back to them the next assault has +4 (6.2.1).
TEST(Neerwinden_1_3, TurnsHisFrontToBothEnemies) {
    const State s = manoeuvres(4)
                        .order("Egalite", Order::Defensive)
                        .put("Dampierre 1", "0713", S)
                        .put("Égalité", "0715")
                        .put("Keim", "0612", SE)
                        .put("Brentano", "0812", SW)
                        .put("Colloredo", "0812")
                        .movement("Egalite");
    expect_activation(then(s, "Colloredo"), kEverybody, [](const Course& course) {
        return shows_front_to(course.end, "Dampierre 1", {"Keim", "Brentano"});
    });
}

// 6.2.1: batteries alone are lost to the first assault. Keim under his defensive order (4.1.3) may
// not come to them, so they are safe unless they go to him; from two hexes they fire as well.
TEST(Neerwinden_6_2_1, KeepsLoneGunsAwayFromInfantry) {
    const State s = manoeuvres(kLastTurn)
                        .order("Egalite", Order::Offensive)
                        .order("Colloredo", Order::Defensive)
                        .put("Artillerie Égalité 1", "0715", N)
                        .put("Égalité", "0715")
                        .put("Keim", "0712", S)
                        .put("Colloredo", "0712")
                        .vp(1)
                        .movement("Egalite");
    expect_activation(then(s, "Colloredo"), kEverybody, [](const Course& course) {
        return distance(course.end, "Artillerie Égalité 1", "0712") >= 2;
    });
}

// ------------------------------------------------------------------ 8.6 bids

// docs/balance.md: five points for the Austrians of the historical battle, one for those of the
// other, and no more. The bid is raised by one, so that nothing is given away.
TEST(Neerwinden_8_6, BidsWhatTheBetterCampIsWorth) {
    using levee::testing::game_of;
    const auto game = game_of("neerwinden");
    const auto auction = [&](const char* scenario, const char* player) {
        const engine::Setup setup{scenario, {{"bidding", "on"}}};
        return levee::testing::play(*game, setup, {player, player}, 1, 7).record;
    };
    for (const char* player : {"greedy", "planner:20000"}) {
        const auto historical = auction("historical", player);
        EXPECT_EQ(historical, (std::vector<std::string>{"bid 1", "bid 2", "bid 3", "bid 4", "bid 5",
                                                        "pass", "camp Austrian"}))
            << player;
        const auto other = auction("what-if", player);
        EXPECT_EQ(std::vector(other.begin(), other.begin() + 3),
                  (std::vector<std::string>{"bid 1", "pass", "camp Austrian"}))
            << player;
    }
}

}  // namespace
}  // namespace levee::neerwinden::testing
