// Chapter 1: the counters and the tracks.
#include <gtest/gtest.h>

#include <set>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

const GeneralCard& card(std::string_view name) { return board().card(general(name)); }

std::set<std::string> of_status(Status status) {
    std::set<std::string> keys;
    for (const GeneralCard& g : board().generals)
        if (g.status == status) keys.insert(g.key);
    return keys;
}

State new_game() { return rules().new_game({}); }

// ------------------------------------------------------------------ 1.1

TEST(Rule_1_1, EveryGeneralHasTwoRatings) {
    for (const GeneralCard& g : board().generals) {
        EXPECT_GE(g.strategic, 1) << g.name;
        EXPECT_LE(g.strategic, 3) << g.name;
        EXPECT_GE(g.tactical, 1) << g.name;
        EXPECT_LE(g.tactical, 3) << g.name;
    }
}

TEST(Rule_1_1, RatingsThatTheRulebookGives) {
    EXPECT_EQ(card("Boulard").strategic, 2);
    EXPECT_EQ(card("Sapinaud").strategic, 2);
    EXPECT_EQ(card("dElbee").strategic, 2);
    EXPECT_EQ(card("Menou").strategic, 2) << "an 8 gives him five action points";
    EXPECT_EQ(card("Bonchamps").tactical, 3);
    EXPECT_EQ(card("LaRochejaquelein").tactical, 3);
    EXPECT_LE(card("LaRochejaquelein").strategic, 2);
    EXPECT_EQ(card("Chalbos").tactical, 2);
}

TEST(Rule_1_1, SixNoblesAndFourSansCulottes) {
    EXPECT_EQ(
        of_status(Status::Noble),
        (std::set<std::string>{"Canclaux", "Menou", "Biron", "dAyat", "Boulard", "AubertDuBayet"}));
    EXPECT_EQ(of_status(Status::SansCulotte),
              (std::set<std::string>{"Rossignol", "Ronsin", "Santerre", "Lechelle"}));
}

// ------------------------------------------------------------------ 1.3

TEST(Rule_1_3, FourArmiesOnEachSide) {
    int vendeen = 0;
    int republican = 0;
    for (std::size_t i = 0; i < kArmies; ++i)
        (side_of(static_cast<Army>(i)) == Side::Vendeen ? vendeen : republican) += 1;
    EXPECT_EQ(vendeen, 4);
    EXPECT_EQ(republican, 4);
}

TEST(Rule_1_3, ColoursOfTheForces) {
    EXPECT_EQ(board().card(Force::Chouans).army, Army::Anjou) << "E1: their red";
    EXPECT_EQ(board().card(Force::Emigres).army, Army::None);
    EXPECT_EQ(board().card(Force::Deserters).army, Army::None);
    EXPECT_EQ(board().card(Force::Mayencais).army, Army::Mayencais);
    EXPECT_EQ(board().card(Force::Loroux).army, Army::Loroux);
    EXPECT_EQ(board().card(Force::BasPoitou).army, Army::BasPoitou);
}

// ------------------------------------------------------------------ 1.4

TEST(Rule_1_4, NineEventsForEachSide) {  // F-01
    const State s = new_game();
    int vendeen = 0;
    int republican = 0;
    for (std::size_t i = 0; i < kEvents; ++i)
        (static_cast<Event>(i) <= Event::E6 ? vendeen : republican) += s.hand[i];
    EXPECT_EQ(vendeen, 9);
    EXPECT_EQ(republican, 9);
    for (std::size_t i = 0; i < kEvents; ++i) EXPECT_GE(s.hand[i], 1) << "E" << i + 1;
}

// ------------------------------------------------------------------ 1.5

TEST(Rule_1_5, SeventeenIncidentsInTheCupThreeOfThemT1) {
    const State s = new_game();
    int sum = 0;
    for (const auto n : s.cup) sum += n;
    EXPECT_EQ(sum, 17) << "18 printed, one T1 put aside (VV61)";
    EXPECT_EQ(s.cup[index(Incident::T1)], 3);
    for (const auto n : s.cup) EXPECT_GE(n, 1);
}

// ------------------------------------------------------------------ 1.6

TEST(Rule_1_6, MoraleStaysBetweenMinusTwoAndPlusTwo) {
    State s = before(Phase::Start);
    Play p{board(), s, nullptr};
    for (const Side side : {Side::Republican, Side::Vendeen}) {
        change_morale(p, side, 1, "5.1");
        EXPECT_EQ(morale(s, side), 1);
        change_morale(p, side, 3, "5.1");
        EXPECT_EQ(morale(s, side), 2);
        change_morale(p, side, -3, "5.1");
        EXPECT_EQ(morale(s, side), -1);
        change_morale(p, side, -3, "5.1");
        EXPECT_EQ(morale(s, side), -2);
    }
}

TEST(Rule_1_6, ThreeArmsMarkersBetweenMinusTwoAndPlusTwo) {
    State s = before(Phase::Start);
    Play p{board(), s, nullptr};
    EXPECT_EQ(s.arms.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        set_arms(p, i, 5, "5.2");
        EXPECT_EQ(s.arms[i], 2);
        set_arms(p, i, -5, "5.2");
        EXPECT_EQ(s.arms[i], -2);
    }
}

}  // namespace
}  // namespace levee::fgfk::testing
