#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

State blue_at(std::string_view area, Force force = Force::Nantes, const char* name = "Canclaux") {
    State s = quiet(kBlue);
    put(s, area, force, 3);
    put(s, area, name);
    return s;
}
State white_at(std::string_view area) {
    State s = quiet(kWhite);
    put(s, area, Force::Anjou, 3);
    put(s, area, "Bonchamps");
    return s;
}

TEST(Rule_3_3, TheRoadMustJoinTheTwoAreas) {
    // Chanzeaux has a road from Brissac, none from Vihiers; Vihiers has others.
    State s = blue_at("VIH", Force::Saumur, "Menou");
    enter(s, "VIH", "CZX", 12);
    EXPECT_EQ(half_left(s), 2 * 6 - 6);
    s = blue_at("BRI", Force::Saumur, "Menou");
    enter(s, "BRI", "CZX", 12);
    EXPECT_EQ(half_left(s), 2 * 6 - 2);
}

// ------------------------------------------------------------------ the Loire

TEST(Rule_3_3, RepublicansCrossTheLoireFromOutsideTheZones) {
    State s = blue_at("NAN");
    set_off(s, "NAN", 12);
    EXPECT_TRUE(legal(s, to("LOR")));
    EXPECT_TRUE(legal(s, to("VER")));
    s = blue_at("ANC");
    set_off(s, "ANC", 12);
    EXPECT_TRUE(legal(s, to("CTX")));
    EXPECT_TRUE(legal(s, to("FLO")));
    s = blue_at("PAI");
    set_off(s, "PAI", 12);
    EXPECT_TRUE(legal(s, to("SAV")));
}

TEST(Rule_3_3, NotFromAnAreaInAZone) {
    State s = blue_at("FLO");
    set_off(s, "FLO", 12);
    EXPECT_EQ(refused_by(s, to("ANC")), "3.3");
    EXPECT_EQ(refused_by(s, to("ING")), "3.3");
    s = blue_at("LOR");
    set_off(s, "LOR", 12);
    EXPECT_EQ(refused_by(s, to("NAN")), "3.3");
}

TEST(Rule_3_3, NotWhereVendeenPointsAre) {
    State s = blue_at("NAN");
    put(s, "VER", Force::Loroux, 1);
    set_off(s, "NAN", 12);
    EXPECT_EQ(refused_by(s, to("VER")), "3.3");
    EXPECT_TRUE(legal(s, to("LOR")));
}

// "free of all Vendéens"
TEST(Rule_3_3, NotWhereAVendeenGeneralIs) {
    State s = blue_at("NAN");
    put(s, "LOR", "Stofflet");
    set_off(s, "NAN", 12);
    EXPECT_EQ(refused_by(s, to("LOR")), "3.3");
}

TEST(Rule_3_3, VendeensNeverCrossTheLoire) {
    State s = white_at("FLO");
    set_off(s, "FLO", 12);
    EXPECT_FALSE(legal(s, to("ANC")));
    EXPECT_FALSE(legal(s, to("ING")));
    s = white_at("ANC");
    set_off(s, "ANC", 12);
    EXPECT_FALSE(legal(s, to("FLO")));
    s = white_at("PRO");
    set_off(s, "PRO", 12);
    EXPECT_TRUE(legal(s, to("NAN")));  // the bridge
    EXPECT_FALSE(legal(s, to("SEM")));
}

TEST(Rule_3_3, VendeenGeneralsDoNotCrossEither) {
    State s = quiet(kWhite);
    put(s, "FLO", "Bonchamps");
    set_off(s, "FLO", 12);
    EXPECT_FALSE(legal(s, to("ANC")));
}

TEST(Rule_3_3, OnlyNeighboursAcrossTheRiverAreReached) {
    State s = blue_at("NAN");
    set_off(s, "NAN", 12);
    EXPECT_FALSE(legal(s, to("CTX")));
    EXPECT_FALSE(legal(s, to("PEL")));
}

TEST(Rule_3_3, ALoireCrossingMayFollowOtherSteps) {
    State s = blue_at("OUD");
    set_off(s, "OUD", 12);  // seven points
    apply(s, to("NAN"));    // 6.5
    ASSERT_TRUE(legal(s, to("LOR")));
    apply(s, to("LOR"));
    EXPECT_EQ(half_left(s), 14 - 1 - 8);
}

// ------------------------------------------------------------------ bridges and the Gois

TEST(Rule_3_3, BothSidesUseTheBridges) {
    const std::pair<const char*, const char*> bridges[]{
        {"NAN", "PRO"}, {"ANG", "BRI"}, {"SAU", "VIV"}};
    for (const auto& [town, end] : bridges) {
        State s = white_at(town);
        enter(s, town, end);
        EXPECT_EQ(all_points(s, end, kWhite), 3) << end;
        s = white_at(end);
        enter(s, end, town);
        EXPECT_EQ(all_points(s, town, kWhite), 3) << town;
        s = blue_at(end);
        enter(s, end, town);
        EXPECT_EQ(all_points(s, town, kBlue), 3) << town;
    }
}

TEST(Rule_3_3, ABridgeMayBeCrossedTowardsVendeens) {
    State s = blue_at("NAN");
    put(s, "PRO", Force::Loroux, 2);
    set_off(s, "NAN");
    EXPECT_TRUE(legal(s, to("PRO")));
}

TEST(Rule_3_3, NoirmoutierIsReachedByTheGoisOnly) {
    State s = blue_at("NOI");
    set_off(s, "NOI", 12);
    EXPECT_TRUE(legal(s, to("BVR")));
    for (const char* other : {"BOU", "POR", "SJM", "MAC"}) EXPECT_FALSE(legal(s, to(other)));
    s = white_at("BVR");
    enter(s, "BVR", "NOI", 12);
    EXPECT_EQ(all_points(s, "NOI", kWhite), 3);
}

}  // namespace
}  // namespace levee::fgfk::testing
