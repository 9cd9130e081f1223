#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// Vendéens in these areas; is this army supplied out of that one?
bool in_supply(Army army, std::string_view from, std::initializer_list<const char*> vendeens = {},
               bool defends = false, Army joined = Army::None) {
    State s = quiet(kBlue);
    s.mayencais_with = joined;
    for (const char* area : vendeens) put(s, area, Force::Anjou, 1);
    return supplied(board(), s, army, at(from), defends);
}

TEST(Rule_4_4, OnARoadToABase) {
    EXPECT_TRUE(in_supply(Army::Saumur, "NUE"));
    EXPECT_TRUE(in_supply(Army::Saumur, "COR"));
    EXPECT_TRUE(in_supply(Army::LaRochelle, "CTN"));
    EXPECT_TRUE(in_supply(Army::Nantes, "MTA"));
}

TEST(Rule_4_4, InABase) {
    EXPECT_TRUE(in_supply(Army::Saumur, "SAU"));
    EXPECT_TRUE(in_supply(Army::Nantes, "PAI"));
}

TEST(Rule_4_4, ControllingARoadIsEnough) {
    // Gennes and Maulévrier have no road of their own.
    ASSERT_FALSE(board().with_road.has(at("GEN")));
    EXPECT_TRUE(in_supply(Army::Saumur, "GEN"));
    ASSERT_FALSE(board().with_road.has(at("MAU")));
    EXPECT_TRUE(in_supply(Army::Saumur, "MAU"));
}

TEST(Rule_4_4, MajorRoadsServeToo) {
    // Out of Chanzeaux by Brissac to Angers when Vihiers and Martigné are closed.
    EXPECT_TRUE(in_supply(Army::Saumur, "CZX", {"VIH", "MTG", "CML"}));
}

TEST(Rule_4_4, VendeenPointsBlockTheRoads) {
    EXPECT_FALSE(in_supply(Army::Saumur, "COR", {"ARG", "CML", "TRE", "VIH"}));
    EXPECT_TRUE(in_supply(Army::Saumur, "COR", {"ARG", "CML", "TRE"}));
    EXPECT_TRUE(in_supply(Army::Saumur, "COR", {"CML", "TRE", "VIH"}));  // by Argenton
}

TEST(Rule_4_4, TheBlockMayBeFurtherOn) {
    // La Flocellière to Fontenay by La Châtaigneraie, to Luçon by Chantonnay.
    EXPECT_TRUE(in_supply(Army::LaRochelle, "FUL", {"CTN"}));
    EXPECT_FALSE(in_supply(Army::LaRochelle, "FUL", {"CTN", "CHT", "ROY", "PAL", "MAR", "MTA"}));
}

TEST(Rule_4_4, VendeenGeneralsBlockNothing) {
    State s = quiet(kBlue);
    for (const char* area : {"ARG", "CML", "TRE"}) put(s, area, Force::Anjou, 1);
    put(s, "VIH", "Stofflet");
    EXPECT_TRUE(supplied(board(), s, Army::Saumur, at("COR"), false));
}

TEST(Rule_4_4, TheBaseMustBeOfTheArmy) {
    // Saumur is near, the roads to the south are closed.
    EXPECT_FALSE(in_supply(Army::LaRochelle, "NUE", {"HER", "FUL", "PRO"}));
    EXPECT_TRUE(in_supply(Army::Saumur, "NUE", {"HER", "FUL", "PRO"}));
}

TEST(Rule_4_4, ABaseInEnemyHandsDoesNotSupply) {
    EXPECT_TRUE(in_supply(Army::Saumur, "NUE", {"SAU", "ANG"}));
    EXPECT_FALSE(in_supply(Army::Saumur, "NUE", {"SAU", "ANG", "THO"}));
}

TEST(Rule_4_4, NoirmoutierIsAlwaysSupplied) {
    EXPECT_TRUE(in_supply(Army::Nantes, "NOI", {"BVR", "NAN", "PAI"}));
    EXPECT_TRUE(in_supply(Army::LaRochelle, "NOI", {"BVR", "SAB", "LUC", "FON"}));
}

TEST(Rule_4_4, TheGoisIsNoRoad) {
    EXPECT_FALSE(in_supply(Army::Nantes, "BVR", {"CHA", "MAC", "BOU"}));
}

TEST(Rule_4_4, MayencaisUseTheBasesOfTheArmyTheyJoined) {
    EXPECT_TRUE(in_supply(Army::Mayencais, "NUE", {"HER", "FUL", "PRO"}, false, Army::Saumur));
    EXPECT_FALSE(in_supply(Army::Mayencais, "NUE", {"HER", "FUL", "PRO"}, false, Army::LaRochelle));
}

TEST(Rule_4_4, ControlDoesNotReachOverTheLoire) {
    // From Ancenis neither Champtoceaux nor Saint-Florent serves; the royal road does.
    EXPECT_TRUE(in_supply(Army::Nantes, "ANC"));
    EXPECT_FALSE(in_supply(Army::Nantes, "ANC", {"OUD", "ING"}));
}

// F-78: the area under attack is not the attacker's road.
TEST(Rule_4_4, TheTargetNeverServesTheAttacker) {
    State s = quiet(kBlue);
    put(s, "MAU", Force::Saumur, 4);  // no road; controls Coron, Argenton, Châtillon, Cholet
    for (const char* area : {"ARG", "CTL", "CHO", "TRE"}) put(s, area, Force::Anjou, 1);
    put(s, "COR", Force::Anjou, 4);
    enter(s, "MAU", "COR");
    weigh(s);
    EXPECT_EQ(columns_by("4.4"), -1);
}

TEST(Rule_4_4, ADefenderIsJudgedWhereHeStands) {
    State s = quiet(kWhite);
    put(s, "VIH", Force::Saumur, 4);
    put(s, "COR", Force::Anjou, 4);
    enter(s, "COR", "VIH");
    weigh(s);
    EXPECT_EQ(columns_by("4.4"), 0);
}

TEST(Rule_4_4, ACutOffDefenderIsOutOfSupply) {
    State s = quiet(kWhite);
    put(s, "COR", Force::Saumur, 4);
    for (const char* area : {"ARG", "CML", "VIH"}) put(s, area, Force::Anjou, 1);
    put(s, "TRE", Force::Anjou, 5);
    put(s, "CHO", Force::Anjou, 1);  // Trémentines is open, but leads nowhere else
    play(s, {activate("TRE"), to("COR")});
    weigh(s);
    EXPECT_EQ(columns_by("4.4"), 1);
}

}  // namespace
}  // namespace levee::fgfk::testing
