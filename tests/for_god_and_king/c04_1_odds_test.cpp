#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// Vihiers is mixed ground on the royal road: nothing shifts the column. Republicans come from
// Nueil, Vendéens from Coron.
State at_vihiers(Side attacker, int attack, int defence) {
    State s = quiet(attacker);
    put(s, attacker == kBlue ? "NUE" : "COR", attacker == kBlue ? Force::Saumur : Force::Anjou,
        attack);
    put(s, "VIH", attacker == kBlue ? Force::Anjou : Force::Saumur, defence);
    enter(s, attacker == kBlue ? "NUE" : "COR", "VIH");
    return s;
}
std::string odds(Side attacker, int attack, int defence) {
    State s = at_vihiers(attacker, attack, defence);
    weigh(s);
    return column(s);
}

TEST(Rule_4_1, ACombatTakesPlaceWhereTroopsMeet) {
    State s = at_vihiers(kBlue, 4, 4);
    EXPECT_TRUE(told(Fact::CombatBegan));
    EXPECT_EQ(s.combat.attacker, kBlue);  // who moved in attacks
    s = at_vihiers(kWhite, 4, 4);
    EXPECT_EQ(s.combat.attacker, kWhite);
}

TEST(Rule_4_1, OddsAreRoundedForTheDefender) {
    struct Ratio {
        int attack;
        int defence;
        const char* column;
    };
    const Ratio ratios[]{{3, 9, "1:3"},  {4, 9, "1:3"},  {5, 10, "1:2"},  {6, 10, "1:2"},
                         {6, 9, "2:3"},  {8, 9, "2:3"},  {11, 14, "2:3"}, {9, 9, "1:1"},
                         {13, 9, "1:1"}, {12, 8, "3:2"}, {15, 8, "3:2"},  {16, 8, "2:1"},
                         {23, 8, "2:1"}, {24, 8, "3:1"}, {31, 8, "3:1"},  {32, 8, "4:1"},
                         {1, 2, "1:2"},  {2, 3, "2:3"},  {3, 2, "3:2"},   {2, 1, "2:1"},
                         {3, 1, "3:1"},  {4, 1, "4:1"},  {1, 3, "1:3"}};
    for (const Ratio& r : ratios)
        for (const Side side : {kBlue, kWhite})
            EXPECT_EQ(odds(side, r.attack, r.defence), r.column) << r.attack << " " << r.defence;
}

TEST(Rule_4_1, MoreThanFourToOneIsFourToOne) {
    EXPECT_EQ(odds(kBlue, 5, 1), "4:1");
    EXPECT_EQ(odds(kBlue, 50, 1), "4:1");
    EXPECT_EQ(odds(kWhite, 40, 3), "4:1");
}

// ------------------------------------------------------------------ less than 1:3

TEST(Rule_4_1, AKnownAttackBelowOneToThreeIsForbidden) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 3);
    put(s, "VIH", Force::Anjou, 10);  // face up
    set_off(s, "NUE");
    EXPECT_EQ(refused_by(s, to("VIH")), "4.1");
    s = quiet(kWhite);
    put(s, "COR", Force::Saumur, 10);  // face up in a zone
    put(s, "TRE", Force::Anjou, 3);
    set_off(s, "TRE");
    EXPECT_EQ(refused_by(s, to("COR")), "4.1");
}

TEST(Rule_4_1, OneToThreeItselfIsAllowed) {
    State s = at_vihiers(kBlue, 3, 9);
    weigh(s);
    EXPECT_EQ(modifier(s), 0);
}

TEST(Rule_4_1, UnknownOddsBelowOneToThreeCostTwo) {
    State s = at_vihiers(kWhite, 3, 10);  // Republicans are face down in Vihiers
    weigh(s);
    EXPECT_EQ(column(s), "1:3");
    EXPECT_EQ(modifier(s), -2);
    s = quiet(kBlue);
    put(s, "VIH", Force::Saumur, 1);
    put(s, "COR", Force::Anjou, 4);
    enter(s, "VIH", "COR");
    weigh(s);
    EXPECT_EQ(modifier(s), -2);
}

// F-35: the ban looks at who is in the area; the dice at all who fight.
TEST(Rule_4_1, MarchersMayMakeTheOddsHopeless) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 2);
    put(s, "VIH", Force::Anjou, 2);
    put(s, "COR", Force::Anjou, 6);
    put(s, "COR", "Sapinaud");  // of the Centre: no tactical rating
    enter(s, "NUE", "VIH");
    play(s, {march("COR"), take_all(), go(), roll(1)});
    weigh(s);
    EXPECT_EQ(column(s), "1:3");
    EXPECT_EQ(modifier(s), -2);
}

// ------------------------------------------------------------------ column shifts

State meet(Side attacker, std::string_view from, std::string_view area, int attack = 4,
           int defence = 4, Force blue = Force::Saumur, Force white = Force::Anjou) {
    State s = quiet(attacker);
    put(s, from, attacker == kBlue ? blue : white, attack);
    put(s, area, attacker == kBlue ? white : blue, defence);
    enter(s, from, area);
    weigh(s);
    return s;
}

TEST(Rule_4_1, BocageHelpsTheVendeens) {
    EXPECT_EQ(column(meet(kBlue, "VIH", "COR")), "2:3");
    EXPECT_EQ(column(meet(kWhite, "TRE", "COR")), "3:2");
}
TEST(Rule_4_1, MarshHelpsTheVendeens) {
    EXPECT_EQ(column(meet(kBlue, "LUC", "CHM", 4, 4, Force::LaRochelle)), "2:3");
    EXPECT_EQ(column(meet(kWhite, "SMH", "CHM", 4, 4, Force::LaRochelle)), "3:2");
}
TEST(Rule_4_1, ClearGroundHelpsTheRepublicans) {
    EXPECT_EQ(column(meet(kBlue, "SAU", "DOU")), "3:2");
    EXPECT_EQ(column(meet(kWhite, "MTG", "DOU")), "2:3");
}
TEST(Rule_4_1, MixedGroundHelpsNobody) {
    EXPECT_EQ(column(meet(kBlue, "NUE", "VIH")), "1:1");
    EXPECT_EQ(column(meet(kWhite, "COR", "VIH")), "1:1");
}

TEST(Rule_4_1, RepublicansOutOfSupplyHelpTheVendeens) {
    // Nantes cannot trace a line out of Vihiers when the roads north and west are closed.
    State s = quiet(kBlue);
    put(s, "NUE", Force::LaRochelle, 4);
    put(s, "VIH", Force::Anjou, 4);
    for (const char* area : {"HER", "FUL", "PRO"}) put(s, area, Force::Loroux, 1);
    enter(s, "NUE", "VIH");
    weigh(s);
    EXPECT_EQ(column(s), "2:3");
    s = quiet(kWhite);
    put(s, "VIH", Force::LaRochelle, 4);
    put(s, "COR", Force::Anjou, 4);
    for (const char* area : {"HER", "FUL", "PRO"}) put(s, area, Force::Loroux, 1);
    enter(s, "COR", "VIH");
    weigh(s);
    EXPECT_EQ(column(s), "3:2");
}

// The note on modifiers: 1:1, bocage and no supply make 1:2.
TEST(Rule_4_1, ShiftsAddUp) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::LaRochelle, 4);
    put(s, "COR", Force::Anjou, 4);
    for (const char* area : {"HER", "FUL", "PRO"}) put(s, area, Force::Loroux, 1);
    enter(s, "VIH", "COR");
    weigh(s);
    EXPECT_EQ(column(s), "1:2");
}

TEST(Rule_4_1, TotalDefenceOfABridgeIsTwoColumns) {
    EXPECT_EQ(column(meet(kBlue, "NAN", "PRO", 4, 4, Force::Nantes, Force::Loroux)), "1:2");
    EXPECT_EQ(column(meet(kWhite, "PRO", "NAN", 4, 4, Force::Nantes, Force::Loroux)), "1:2");
}

TEST(Rule_4_1, PartialDefenceOfABridgeIsOneColumn) {
    State s = quiet(kBlue);
    put(s, "NAN", Force::Nantes, 3);
    put(s, "PEL", Force::Nantes, 1);
    put(s, "PEL", "Canclaux");
    put(s, "PRO", Force::Loroux, 4);
    enter(s, "NAN", "PRO");
    if (decides(s, kWhite)) apply(s, done());
    play(s, {march("PEL"), take_all(), go(), roll(1)});
    weigh(s);
    EXPECT_EQ(column(s), "2:3");
}

TEST(Rule_4_1, NoBridgeNoShift) {
    EXPECT_EQ(column(meet(kBlue, "PEL", "PRO", 4, 4, Force::Nantes, Force::Loroux)), "1:1");
}

TEST(Rule_4_1, TheGoisIsTwoColumns) {
    // Marsh: one for the Vendéens.
    EXPECT_EQ(column(meet(kBlue, "BVR", "NOI", 12, 4, Force::Nantes, Force::BasPoitou)), "1:1");
    EXPECT_EQ(column(meet(kWhite, "BVR", "NOI", 4, 4, Force::Nantes, Force::BasPoitou)), "2:3");
    EXPECT_EQ(column(meet(kWhite, "NOI", "BVR", 4, 4, Force::Nantes, Force::BasPoitou)), "2:3");
}

// F-36: 4:1 is the most before the shifts, and the table ends at both sides.
TEST(Rule_4_1, ShiftsBeginAtFourToOneAtMost) {
    EXPECT_EQ(column(meet(kBlue, "VIH", "COR", 40, 4)), "3:1");
}
TEST(Rule_4_1, ShiftsStopAtTheEndsOfTheTable) {
    EXPECT_EQ(column(meet(kBlue, "SAU", "DOU", 40, 4)), "4:1");
    EXPECT_EQ(column(meet(kBlue, "NAN", "PRO", 2, 4, Force::Nantes, Force::Loroux)), "1:3");
}

// ------------------------------------------------------------------ the table

TEST(Rule_4_1, TheResultsAsPrinted) {
    const char* rows[7][8]{
        {"AD4-60", "AD4-50", "AD3-40", "AR2-40", "AR2-40", "AR2-30", "AR1-20", "AR1-20"},
        {"AD4-50", "AD3-40", "AR2-40", "AR2-30", "AR2-30", "AR1-20", "DR1-20", "DR1-20"},
        {"AD3-40", "AR2-40", "AR2-30", "AR1-30", "AR1-20", "DR1-20", "DR2-30", "DR2-30"},
        {"AR2-40", "AR2-30", "AR1-30", "AR1-20", "DR1-20", "DR1-30", "DR2-40", "DD3-40"},
        {"AR1-30", "AR1-30", "AR1-20", "DR1-20", "DR2-30", "DR2-40", "DD3-40", "DD4-50"},
        {"AR1-20", "AR1-20", "DR1-20", "DR1-30", "DR2-40", "DD3-40", "DD4-50", "DD4-60"},
        {"DR1-20", "DR1-30", "DR2-30", "DR2-40", "DD3-40", "DD4-50", "DD4-60", "DD4-70"}};
    const int row_of[]{0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 6};  // rolls 0 to 14
    const int attack[]{2, 3, 4, 6, 9, 12, 18, 24};                    // against six
    for (int dice = 2; dice <= 12; ++dice)
        for (std::size_t c = 0; c < 8; ++c) {
            State s = at_vihiers(kBlue, attack[c], 6);
            fight(s, dice / 2, dice - dice / 2);
            EXPECT_EQ(result(), rows[row_of[dice]][c]) << dice << " in column " << c;
        }
}

TEST(Rule_4_1, ModifiedRollsGoBeyondTheDice) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "VIH", Force::Anjou, 6);
    put(s, "VIH", "Bonchamps");  // 3 for the defence
    enter(s, "NUE", "VIH");
    fight(s, 1, 1);
    EXPECT_EQ(result(), "AR2-40");
    s = quiet(kWhite);
    put(s, "VIH", Force::Saumur, 6);
    put(s, "COR", Force::Anjou, 6);
    put(s, "COR", "Bonchamps");
    enter(s, "COR", "VIH");
    fight(s, 6, 6);
    EXPECT_EQ(result(), "DR2-40");
}

}  // namespace
}  // namespace levee::fgfk::testing
