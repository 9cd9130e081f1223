// Case 7.2: victory.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State map_of_october() {
    State s = before(Phase::End, 8);
    only_events(s, {});
    return s;
}
int republican(const State& s) { return rules().victory_points(s, Side::Republican); }
int vendeen(const State& s) { return rules().victory_points(s, Side::Vendeen); }

// ------------------------------------------------------------------ Republican points

TEST(Rule_7_2, ThreePerPrimaryObjective) {
    State s = map_of_october();
    EXPECT_EQ(republican(s), 0);
    put(s, "CHO", Force::Saumur, 1);
    EXPECT_EQ(republican(s), 3);
    put(s, "CTL", Force::Saumur, 1);
    EXPECT_EQ(republican(s), 6);
    put(s, "MOR", Force::Saumur, 1);
    EXPECT_EQ(republican(s), 9);
    EXPECT_EQ(vendeen(s), 0);
}

TEST(Rule_7_2, OnePerSecondaryObjective) {
    State s = map_of_october();
    int expected = 0;
    for (const char* area : {"FLO", "BPR", "MTA", "CTN", "LOR", "CLI", "MAC", "LEG", "CHA"}) {
        put(s, area, Force::Saumur, 1);
        EXPECT_EQ(republican(s), ++expected) << area;
    }
}

TEST(Rule_7_2, OnePerTenRepublicanPointsOnTheMap) {  // F-58: whole tens
    State s = map_of_october();
    put(s, "NAN", Force::Nantes, 9);
    EXPECT_EQ(republican(s), 0);
    put(s, "SAU", Force::Mayencais, 1);
    EXPECT_EQ(republican(s), 1) << "of all armies together";
    put(s, "SAU", Force::Saumur, 9);
    EXPECT_EQ(republican(s), 1);
    put(s, "SAB", Force::LaRochelle, 1);
    EXPECT_EQ(republican(s), 2);
}

TEST(Rule_7_2, WhatIsNotOnTheMapDoesNotCount) {
    State s = map_of_october();
    put(s, "NAN", Force::Nantes, 9);
    to_place(s, Force::Nantes, 5);
    s.shipped = 1;
    s.shipped_force = Force::Nantes;
    EXPECT_EQ(republican(s), 0);
}

TEST(Rule_7_2, AGeneralHoldsNothing) {
    State s = map_of_october();
    put(s, "CHO", "Menou");
    EXPECT_EQ(republican(s), 0);
    put(s, "SAB", "Joly");
    put(s, "NAN", "Charette");
    put(s, "LUC", "Royrand");
    EXPECT_EQ(vendeen(s), 0);
}

// ------------------------------------------------------------------ Vendéen points

TEST(Rule_7_2, TenForAnAccessToTheSea) {
    for (const char* port : {"SAB", "GIL", "NOI", "POR", "PAI"}) {
        State s = map_of_october();
        put(s, port, Force::BasPoitou, 1);
        EXPECT_EQ(vendeen(s), 10) << port;
    }
}

TEST(Rule_7_2, AtLeastOneIsEnoughAndMoreBringNoMore) {
    State s = map_of_october();
    put(s, "SAB", Force::BasPoitou, 1);
    put(s, "PAI", Force::BasPoitou, 1);
    EXPECT_EQ(vendeen(s), 10);
    put(s, "LUC", Force::Centre, 1);
    EXPECT_EQ(vendeen(s), 15);
    put(s, "FON", Force::Centre, 1);
    EXPECT_EQ(vendeen(s), 15);
}

TEST(Rule_7_2, OtherCoastsAreNoAccess) {
    for (const char* area : {"BOU", "BVR", "SJM", "TAL", "SMH", "CHM"}) {
        State s = map_of_october();
        put(s, area, Force::BasPoitou, 1);
        EXPECT_EQ(vendeen(s), 0) << area;
    }
}

TEST(Rule_7_2, FiveForAnAccessToTheSouth) {
    for (const char* area : {"LUC", "FON"}) {
        State s = map_of_october();
        put(s, area, Force::Centre, 1);
        EXPECT_EQ(vendeen(s), 5) << area;
    }
}

const std::vector<std::pair<const char*, const char*>> kBridges{
    {"NAN", "PRO"}, {"ANG", "BRI"}, {"SAU", "VIV"}};

TEST(Rule_7_2, FiveForABridgeHeldAtEitherEnd) {  // VV61
    for (const auto& [town, far] : kBridges) {
        for (const char* end : {town, far}) {
            State s = map_of_october();
            put(s, end, Force::Anjou, 1);
            EXPECT_EQ(vendeen(s), 5) << end;
        }
        State s = map_of_october();
        put(s, town, Force::Anjou, 1);
        put(s, far, Force::Anjou, 1);
        EXPECT_EQ(vendeen(s), 5) << town;
    }
}

TEST(Rule_7_2, NotWithTheEnemyAtTheOtherEnd) {
    for (const auto& [town, far] : kBridges) {
        State s = map_of_october();
        put(s, town, Force::Anjou, 1);
        put(s, far, Force::Saumur, 1);
        EXPECT_EQ(vendeen(s), 0) << town;
        s = map_of_october();
        put(s, far, Force::Anjou, 1);
        put(s, town, Force::Saumur, 1);
        EXPECT_EQ(vendeen(s), 0) << far;
    }
}

TEST(Rule_7_2, OneBridgeIsEnough) {
    State s = map_of_october();
    put(s, "ANG", Force::Anjou, 1);
    put(s, "SAU", Force::Anjou, 1);
    EXPECT_EQ(vendeen(s), 5);
    put(s, "BRI", Force::Saumur, 1);
    EXPECT_EQ(vendeen(s), 5) << "Saumur still counts";
}

TEST(Rule_7_2, TwoPerTenVendeenPointsOnTheMap) {  // F-58: all kinds together
    State s = map_of_october();
    put(s, "CHO", Force::Anjou, 5);
    put(s, "CHO", Force::Chouans, 2);
    put(s, "CHO", Force::Deserters, 2);
    EXPECT_EQ(vendeen(s), 0);
    put(s, "CHO", Force::Emigres, 1);
    EXPECT_EQ(vendeen(s), 2);
    put(s, "MTA", Force::Centre, 9);
    EXPECT_EQ(vendeen(s), 2);
    put(s, "LEG", Force::BasPoitou, 1);
    EXPECT_EQ(vendeen(s), 4);
}

// ------------------------------------------------------------------ the result

State decided(std::initializer_list<std::string_view> republicans,
              std::initializer_list<std::string_view> vendeens, int anjou = 0) {
    State s = map_of_october();
    for (const std::string_view area : republicans) put(s, area, Force::Saumur, 1);
    for (const std::string_view area : vendeens) put(s, area, Force::BasPoitou, 1);
    put(s, "TRE", Force::Anjou, anjou);
    start(s);
    EXPECT_TRUE(over(s));
    return s;
}
struct Outcome {
    Victory victory;
    Side winner;
    bool operator==(const Outcome&) const = default;
};
Outcome outcome(const State& s) { return {s.victory, s.winner}; }

TEST(Rule_7_2, FifteenPointsMoreAreAStrategicVictory) {
    EXPECT_EQ(outcome(decided({"CHO", "CTL", "MOR", "FLO", "BPR", "MTA", "CTN", "LOR", "CLI"}, {})),
              (Outcome{Victory::Strategic, Side::Republican}));
    EXPECT_EQ(outcome(decided({}, {"SAB", "LUC"})), (Outcome{Victory::Strategic, Side::Vendeen}));
}

TEST(Rule_7_2, FiveToFourteenATacticalOne) {
    EXPECT_EQ(outcome(decided({"CHO", "CTL", "MOR", "FLO", "BPR", "MTA", "CTN", "LOR"}, {})),
              (Outcome{Victory::Tactical, Side::Republican}))
        << "14";
    EXPECT_EQ(outcome(decided({"CHO", "FLO", "BPR"}, {})),
              (Outcome{Victory::Tactical, Side::Republican}))
        << "5";
    EXPECT_EQ(outcome(decided({}, {"SAB"}, 20)), (Outcome{Victory::Tactical, Side::Vendeen}))
        << "14";
    EXPECT_EQ(outcome(decided({}, {"LUC"})), (Outcome{Victory::Tactical, Side::Vendeen})) << "5";
}

TEST(Rule_7_2, LessThanFiveAPoliticalDefeatOfTheRepublic) {  // F-59
    EXPECT_EQ(outcome(decided({"CHO", "FLO"}, {})), (Outcome{Victory::Political, Side::Vendeen}))
        << "4 more for the Republicans";
    EXPECT_EQ(outcome(decided({}, {})), (Outcome{Victory::Political, Side::Vendeen}));
    EXPECT_EQ(outcome(decided({}, {}, 20)), (Outcome{Victory::Political, Side::Vendeen})) << "4";
}

TEST(Rule_7_2, TheDifferenceCounts) {
    EXPECT_EQ(outcome(decided({"CHO", "CTL", "MOR", "FLO", "BPR", "MTA"}, {"SAB"})),
              (Outcome{Victory::Political, Side::Vendeen}))
        << "12 against 10";
    EXPECT_EQ(outcome(decided({"CHO", "FLO", "BPR"}, {"SAB", "LUC"})),
              (Outcome{Victory::Tactical, Side::Vendeen}))
        << "5 against 15";
    EXPECT_EQ(outcome(decided({"CHO", "CTL", "MOR", "FLO"}, {"LUC"})),
              (Outcome{Victory::Tactical, Side::Republican}))
        << "10 against 5";
}

TEST(Rule_7_2, NobodyDecidesAnythingAfterwards) {
    const State s = decided({}, {});
    EXPECT_TRUE(offers(s).empty());
    EXPECT_FALSE(rules().why_not(s, pass()).legal());
}

}  // namespace
}  // namespace levee::fgfk::testing
