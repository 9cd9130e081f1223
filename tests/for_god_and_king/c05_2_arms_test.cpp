// Case 5.2: the arms and powder markers, entry by entry of their table.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

bool routed(const State& s) { return (s.combat.flags & kCombatRout) != 0; }

struct Army3 {
    int anjou = 0;
    int centre = 0;
};
void put_armies(State& s, std::string_view area, Army3 army) {
    put(s, area, Force::Anjou, army.anjou);
    put(s, area, Force::Centre, army.centre);
}

// The Vendéens attack Nueil out of Vihiers; the dice bring a rout wherever the odds allow one.
State republicans_rout(Army3 vendeens, int republicans, Arms before_battle) {
    State s = operations(Side::Vendeen);
    only_incident(s, Incident::T11);
    arms(s, before_battle[0], before_battle[1], before_battle[2]);
    put_armies(s, "VIH", vendeens);
    put(s, "NUE", Force::Saumur, republicans);
    put(s, "LEG", Force::BasPoitou, 1);
    put(s, "PAI", Force::Nantes, 1);
    attack(s, "VIH", "NUE", 6, 6);
    EXPECT_TRUE(routed(s));
    return s;
}
State vendeens_rout(int republicans, Army3 vendeens, Arms before_battle) {
    State s = operations(Side::Republican);
    only_incident(s, Incident::T11);
    arms(s, before_battle[0], before_battle[1], before_battle[2]);
    put(s, "DOU", Force::Saumur, republicans);
    put_armies(s, "NUE", vendeens);
    put(s, "LEG", Force::BasPoitou, 1);
    put(s, "PAI", Force::Nantes, 1);
    attack(s, "DOU", "NUE", 6, 6);
    EXPECT_TRUE(routed(s));
    return s;
}

// ------------------------------------------------------------------ routs of Republicans

TEST(Rule_5_2, FiveToNineRepublicansOneStepForTheLargestArmy) {
    for (const int n : {5, 9}) {
        EXPECT_EQ(arms(republicans_rout({15, 13}, n, {0, 0, 0})), (Arms{1, 0, 0})) << n;
        EXPECT_EQ(arms(republicans_rout({14, 15}, n, {0, 0, 0})), (Arms{0, 1, 0})) << n;
    }
}

TEST(Rule_5_2, LessThanFiveNothing) {
    EXPECT_EQ(arms(republicans_rout({8, 8}, 4, {0, 0, 0})), (Arms{0, 0, 0}));
}

TEST(Rule_5_2, TenToNineteenTwoSteps) {
    EXPECT_EQ(arms(republicans_rout({20, 10}, 10, {0, 0, 0})), (Arms{1, 1, 0}));
    EXPECT_EQ(arms(republicans_rout({28, 10}, 19, {0, 0, 0})), (Arms{1, 1, 0}));
    EXPECT_EQ(arms(republicans_rout({30, 0}, 10, {0, 0, 0})), (Arms{2, 0, 0}))
        << "F-49: round again";
}

TEST(Rule_5_2, TwentyToTwentyNineThreeSteps) {
    EXPECT_EQ(arms(republicans_rout({28, 12}, 20, {0, 0, 0})), (Arms{2, 1, 0}))
        << "beginning with the largest";
    EXPECT_EQ(arms(republicans_rout({40, 5}, 29, {0, -2, 0})), (Arms{2, -1, 0}));
}

TEST(Rule_5_2, ThirtyAndMoreFourSteps) {
    EXPECT_EQ(arms(republicans_rout({32, 13}, 30, {0, -2, 0})), (Arms{2, 0, 0}));
}

TEST(Rule_5_2, AnArmyAtItsLimitIsPassedOver) {  // "if possible"
    EXPECT_EQ(arms(republicans_rout({20, 10}, 10, {2, 0, 0})), (Arms{2, 2, 0}));
    EXPECT_EQ(arms(republicans_rout({20, 10}, 10, {2, 2, 0})), (Arms{2, 2, 0}));
    EXPECT_EQ(arms(republicans_rout({28, 12}, 20, {1, 0, 0})), (Arms{2, 2, 0}));
}

TEST(Rule_5_2, DISABLED_ASingleStepIsForTheLargestArmyOrForNobody) {
    EXPECT_EQ(arms(vendeens_rout(15, {3, 2}, {-2, 2, 2})), (Arms{-2, 2, 2}));
    EXPECT_EQ(arms(republicans_rout({15, 13}, 7, {2, 0, 0})), (Arms{2, 0, 0}))
        << "you must choose the army with the most points";
}

TEST(Rule_5_2, OnlyArmiesThatFought) {
    EXPECT_EQ(arms(republicans_rout({30, 0}, 10, {1, -2, -2})), (Arms{2, -2, -2}));
}

TEST(Rule_5_2, ARetreatBringsNoArms) {
    State s = operations(Side::Vendeen);
    only_incident(s, Incident::T11);
    put(s, "VIH", Force::Anjou, 12);
    put(s, "NUE", Force::Saumur, 10);
    put(s, "PAI", Force::Nantes, 1);
    attack(s, "VIH", "NUE", 4, 4);
    ASSERT_FALSE(routed(s));
    EXPECT_EQ(arms(s), (Arms{0, 0, 0}));
}

TEST(Rule_5_2, TheSizeIsWhatTheyHadBeforeTheirLosses) {  // F-66
    const State s = republicans_rout({15, 0}, 5, {0, 0, 0});
    EXPECT_LT(on_map(s, Force::Saumur), 5);
    EXPECT_EQ(arms(s), (Arms{1, 0, 0}));
}

// ------------------------------------------------------------------ routs of Vendéens

TEST(Rule_5_2, FiveToNineVendeensOneStepFromTheLargestArmy) {
    EXPECT_EQ(arms(vendeens_rout(15, {3, 2}, {2, 2, 2})), (Arms{1, 2, 2}));
    EXPECT_EQ(arms(vendeens_rout(27, {4, 5}, {2, 2, 2})), (Arms{2, 1, 2}));
}

TEST(Rule_5_2, LessThanFiveVendeensNothing) {
    EXPECT_EQ(arms(vendeens_rout(12, {3, 1}, {2, 2, 2})), (Arms{2, 2, 2}));
}

TEST(Rule_5_2, TenToNineteenVendeensTwoSteps) {
    EXPECT_EQ(arms(vendeens_rout(30, {6, 4}, {2, 2, 2})), (Arms{1, 1, 2}));
    EXPECT_EQ(arms(vendeens_rout(40, {10, 9}, {2, 2, 2})), (Arms{1, 1, 2}));
    EXPECT_EQ(arms(vendeens_rout(30, {10, 0}, {2, 2, 2})), (Arms{0, 2, 2}));
}

TEST(Rule_5_2, TwentyToTwentyNineVendeensThreeSteps) {
    EXPECT_EQ(arms(vendeens_rout(40, {12, 8}, {2, 2, 2})), (Arms{0, 1, 2}));
}

TEST(Rule_5_2, ThirtyAndMoreVendeensFourSteps) {
    EXPECT_EQ(arms(vendeens_rout(45, {18, 12}, {2, 2, 2})), (Arms{0, 0, 2}));
}

TEST(Rule_5_2, AnArmyWithoutPowderIsPassedOver) {
    EXPECT_EQ(arms(vendeens_rout(30, {6, 4}, {-2, 2, 2})), (Arms{-2, 0, 2}));
    EXPECT_EQ(arms(vendeens_rout(30, {6, 4}, {-2, -2, 2})), (Arms{-2, -2, 2}));
}

// ------------------------------------------------------------------ bases

State march_in(std::string_view from, std::string_view base, Army3 army, Arms before_march) {
    State s = operations(Side::Vendeen);
    arms(s, before_march[0], before_march[1], before_march[2]);
    s.thouars_seen = true;  // E4 is not the matter here
    put_armies(s, from, army);
    put(s, "SAV", Force::Nantes, 1);
    advance(s, from, base);
    return s;
}

TEST(Rule_5_2, ASupplyBaseIsWorthFive) {
    for (const auto& [from, base] : {std::pair{"PRO", "NAN"},
                                     {"PEL", "PAI"},
                                     {"BRI", "ANG"},
                                     {"MBE", "SAU"},
                                     {"MBE", "THO"},
                                     {"TAL", "SAB"},
                                     {"SHE", "LUC"},
                                     {"SHE", "FON"}}) {
        EXPECT_EQ(arms(march_in(from, base, {5, 0}, {-2, -2, -2})), (Arms{2, -2, -2})) << base;
        EXPECT_EQ(arms(march_in(from, base, {5, 4}, {-2, -2, -2})), (Arms{1, 0, -2})) << base;
        EXPECT_EQ(arms(march_in(from, base, {4, 5}, {-2, -2, -2})), (Arms{0, 1, -2})) << base;
    }
}

TEST(Rule_5_2, OtherTownsBringNoArms) {
    EXPECT_EQ(arms(march_in("BOI", "PAR", {5, 0}, {-2, -2, -2})), (Arms{-2, -2, -2}));
}

TEST(Rule_5_2, BasPoitouHasItsOwnMarker) {
    State s = operations(Side::Vendeen);
    arms(s, -2, -2, -2);
    put(s, "TAL", Force::BasPoitou, 3);
    put(s, "SAV", Force::Nantes, 1);
    advance(s, "TAL", "SAB");
    EXPECT_EQ(arms(s), (Arms{-2, -2, 2}));
}

TEST(Rule_5_2, AGeneralAloneTakesNoBase) {
    State s = operations(Side::Vendeen);
    arms(s, -2, -2, -2);
    put(s, "TAL", "Joly");
    put(s, "SAV", Force::Nantes, 1);
    advance(s, "TAL", "SAB");
    EXPECT_EQ(where(s, "Joly"), at("SAB"));
    EXPECT_EQ(arms(s), (Arms{-2, -2, -2}));
    EXPECT_EQ(vendeen_morale(s), 0);
}

TEST(Rule_5_2, EachTimeABaseIsTaken) {  // VV61
    State s = operations(Side::Republican);
    only_incident(s, Incident::T11);
    put(s, "FON", Force::Centre, 1);
    s.vendeen_hold.add(at("FON"));
    put(s, "MAI", Force::LaRochelle, 3);
    put(s, "CHT", Force::Centre, 6);
    put(s, "SAV", Force::Nantes, 1);
    arms(s, 0, -1, 0);
    attack(s, "MAI", "FON", 6, 5);
    ASSERT_EQ(points(s, "FON", Force::Centre), 0);
    EXPECT_EQ(arms(s), (Arms{0, -1, 0}));
    if (business(s) == Business::Operation) play(s, {halt()});
    play(s, {pass()});
    s.initiative = Side::Vendeen;
    attack(s, "CHT", "FON", 6, 6);
    ASSERT_GT(points(s, "FON", Force::Centre), 0);
    EXPECT_EQ(arms(s), (Arms{0, 2, 0}));
}

}  // namespace
}  // namespace levee::fgfk::testing
