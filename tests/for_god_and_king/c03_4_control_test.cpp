#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

bool controls(Side side, Force force, std::string_view from, std::string_view area) {
    State s = quiet(side);
    put(s, from, force, 1);
    return controlled(board(), s, at(area), side);
}
bool blue_controls(std::string_view from, std::string_view area) {
    return controls(kBlue, Force::Nantes, from, area);
}
bool white_controls(std::string_view from, std::string_view area) {
    return controls(kWhite, Force::Anjou, from, area);
}

TEST(Rule_3_4, APointControlsEveryAdjacentArea) {
    for (const char* area : {"ARG", "COR", "CML", "CZX", "MTG", "NUE"}) {
        EXPECT_TRUE(white_controls("VIH", area)) << area;
        EXPECT_TRUE(blue_controls("VIH", area)) << area;
    }
    for (const char* area : {"DOU", "BRI", "TRE", "THO"}) {
        EXPECT_FALSE(white_controls("VIH", area)) << area;
        EXPECT_FALSE(blue_controls("VIH", area)) << area;
    }
}

TEST(Rule_3_4, GeneralsControlNothing) {
    State s = quiet(kWhite);
    put(s, "VIH", "Bonchamps");
    EXPECT_FALSE(controlled(board(), s, at("NUE"), kWhite));
}

TEST(Rule_3_4, NoirmoutierNeitherControlsNorIsControlled) {
    for (const auto ask : {blue_controls, white_controls}) {
        EXPECT_FALSE(ask("NOI", "BVR"));
        EXPECT_FALSE(ask("BVR", "NOI"));
        EXPECT_TRUE(ask("BVR", "SJM"));
    }
}

TEST(Rule_3_4, TheOtherBankOfTheLoireIsNotControlled) {
    const std::pair<const char*, const char*> banks[]{
        {"ANC", "FLO"}, {"ANC", "CTX"}, {"OUD", "LOR"}, {"SAV", "PAI"}, {"NAN", "VER"},
        {"NAN", "LOR"}, {"BEA", "GEN"}, {"VIV", "GEN"}, {"ANG", "CLN"}};
    for (const auto& [north, south] : banks) {
        EXPECT_FALSE(blue_controls(north, south)) << north << south;
        EXPECT_FALSE(blue_controls(south, north)) << south << north;
        EXPECT_FALSE(white_controls(south, north)) << south << north;
    }
}

TEST(Rule_3_4, TheBridgeTownsControlTheFarEnd) {
    EXPECT_TRUE(blue_controls("NAN", "PRO"));
    EXPECT_TRUE(blue_controls("ANG", "BRI"));
    EXPECT_TRUE(blue_controls("SAU", "VIV"));
    EXPECT_TRUE(white_controls("NAN", "PRO"));
}

TEST(Rule_3_4, TheFarEndDoesNotControlTheTown) {
    EXPECT_FALSE(blue_controls("PRO", "NAN"));
    EXPECT_FALSE(blue_controls("BRI", "ANG"));
    EXPECT_FALSE(blue_controls("VIV", "SAU"));
    EXPECT_FALSE(white_controls("PRO", "NAN"));
}

// Answers
TEST(Rule_3_4, ControlReachesIntoOccupiedAreasAndMayBeMutual) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 1);
    put(s, "NUE", Force::Saumur, 1);
    EXPECT_TRUE(controlled(board(), s, at("NUE"), kWhite));
    EXPECT_TRUE(controlled(board(), s, at("VIH"), kBlue));
    EXPECT_TRUE(controlled(board(), s, at("ARG"), kBlue));
    EXPECT_TRUE(controlled(board(), s, at("ARG"), kWhite));
}

// ------------------------------------------------------------------ movement

// Angevins in Vihiers, face up; Republicans next to them in Martigné.
State at_martigne() {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 2);
    put(s, "MTG", Force::Saumur, 6);
    put(s, "MTG", "Menou");
    set_off(s, "MTG", 12);
    return s;
}

TEST(Rule_3_4, NoStepFromZoneToZone) {
    const State s = at_martigne();
    EXPECT_EQ(refused_by(s, to("NUE")), "3.4");
    EXPECT_EQ(refused_by(s, to("CZX")), "3.4");
}

TEST(Rule_3_4, AnAreaFreeOfControlMayBeEntered) {
    const State s = at_martigne();
    for (const char* area : {"DOU", "GEN", "BRI"}) EXPECT_TRUE(legal(s, to(area))) << area;
}

TEST(Rule_3_4, AnAreaWithEnemyPointsMayBeEntered) { EXPECT_TRUE(legal(at_martigne(), to("VIH"))); }

TEST(Rule_3_4, AnEnemyAreaMayBeEnteredEvenUnderControl) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 2);
    put(s, "NUE", Force::Anjou, 2);  // controlled out of Vihiers
    put(s, "MTG", Force::Saumur, 6);
    set_off(s, "MTG");
    EXPECT_TRUE(legal(s, to("NUE")));
}

TEST(Rule_3_4, AnEnemyGeneralAloneDoesNotOpenAnArea) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 2);
    put(s, "NUE", "Stofflet");
    put(s, "MTG", Force::Saumur, 6);
    set_off(s, "MTG");
    EXPECT_EQ(refused_by(s, to("NUE")), "3.4");  // F-22: units are combat points
}

TEST(Rule_3_4, IntoAControlledAreaFromAFreeOne) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 2);
    put(s, "DOU", Force::Saumur, 6);
    enter(s, "DOU", "MTG");
    EXPECT_EQ(all_points(s, "MTG", kBlue), 6);
}

TEST(Rule_3_4, TheSameForVendeens) {
    State s = quiet(kWhite);
    put(s, "CHO", Force::Saumur, 2);  // face up in a zone
    put(s, "TRE", Force::Anjou, 6);
    set_off(s, "TRE");
    EXPECT_EQ(refused_by(s, to("MAU")), "3.4");
    EXPECT_TRUE(legal(s, to("CML")));
    EXPECT_TRUE(legal(s, to("CHO")));
}

TEST(Rule_3_4, TheIslandIsNeverUnderControl) {
    State s = quiet(kWhite);
    put(s, "MAC", Force::Nantes, 2);  // controls Beauvoir
    put(s, "BVR", Force::BasPoitou, 2);
    set_off(s, "BVR");
    EXPECT_TRUE(legal(s, to("NOI")));
    EXPECT_EQ(refused_by(s, to("BOU")), "3.4");
}

// ------------------------------------------------------------------ errata: the roads

// Angevins in Martigné control Doué, Nueil and Vihiers on the royal road.
State on_the_road(std::string_view from) {
    State s = quiet(kBlue);
    put(s, "MTG", Force::Anjou, 2);
    put(s, from, Force::Saumur, 8);
    put(s, from, "Menou");
    set_off(s, from, 12);
    return s;
}

TEST(Rule_3_4, AlongARoadControlIsPassed) {
    State s = on_the_road("SAU");
    play(s, {to("DOU"), to("NUE"), to("VIH"), to("COR")});
    EXPECT_EQ(all_points(s, "COR", kBlue), 8);
}

TEST(Rule_3_4, WhoStartsUnderControlHasNoRoadException) {
    const State s = on_the_road("DOU");
    EXPECT_EQ(refused_by(s, to("NUE")), "3.4");
}

TEST(Rule_3_4, TheRoadMustBeUsedToLeave) {
    State s = on_the_road("SAU");
    apply(s, to("DOU"));
    EXPECT_EQ(refused_by(s, to("GEN")), "3.4");  // no road there
    EXPECT_TRUE(legal(s, to("NUE")));
    EXPECT_TRUE(legal(s, to("MBE")));  // free of control
}

TEST(Rule_3_4, TheRoadMustBeUsedToEnter) {
    State s = on_the_road("MBE");
    apply(s, to("NUE"));  // no road from Montreuil-Bellay
    EXPECT_EQ(refused_by(s, to("VIH")), "3.4");
    EXPECT_EQ(refused_by(s, to("DOU")), "3.4");
}

TEST(Rule_3_4, MajorRoadsServeAsWell) {
    State s = quiet(kWhite);
    put(s, "MAU", Force::Saumur, 3);  // controls Châtillon and Argenton
    put(s, "THO", Force::Anjou, 6);
    put(s, "THO", "Bonchamps");
    enter(s, "THO", "ARG", 12);
    ASSERT_TRUE(controlled(board(), s, at("CTL"), kBlue));
    EXPECT_TRUE(legal(s, to("CTL")));
    EXPECT_EQ(refused_by(s, to("COR")), "3.4");
}

TEST(Rule_3_4, BlockingARoadTakesTroopsOnIt) {
    State s = on_the_road("SAU");
    put(s, "NUE", Force::Anjou, 2);
    apply(s, to("DOU"));
    apply(s, to("NUE"));
    EXPECT_TRUE(told(Fact::CombatBegan));
}

// Beats two points in Doué and stands there again, with Martigné still in Vendéen hands.
State after_a_fight_at_doue() {
    State s = on_the_road("SAU");
    put(s, "DOU", Force::Anjou, 1);
    apply(s, to("DOU"));
    fight(s, 6, 5);
    finish(s);
    return s;
}

// F-22: a combat in the area interrupts the passage.
TEST(Rule_3_4, ACombatOnTheWayLosesTheRoadException) {
    State s = after_a_fight_at_doue();
    ASSERT_EQ(business(s), Business::Operation);
    ASSERT_EQ(key(s.group.at), "DOU");
    ASSERT_TRUE(controlled(board(), s, at("NUE"), kWhite));
    EXPECT_EQ(refused_by(s, to("NUE")), "3.4");
}

TEST(Rule_3_4, ControlBindsAGroupThatHasJustWon) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 12);
    put(s, "NUE", "Menou");
    put(s, "VIH", Force::Anjou, 1);
    put(s, "CML", Force::Anjou, 3);  // face down, controls Vihiers, Coron and Chanzeaux
    enter(s, "NUE", "VIH", 12);
    fight(s, 3, 4);
    finish(s);
    ASSERT_EQ(business(s), Business::Operation);
    ASSERT_TRUE(controlled(board(), s, at("CZX"), kWhite));
    if (legal(s, to("CZX"))) apply(s, to("CZX"));
    EXPECT_EQ(key(s.group.at), "VIH");
}

}  // namespace
}  // namespace levee::fgfk::testing
