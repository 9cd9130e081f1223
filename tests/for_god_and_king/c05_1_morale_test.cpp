// Case 5.1: the morale markers, entry by entry of their table.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

// Incidents that do nothing where there are no generals.
void quiet_cup(State& s) {
    s.cup = {};
    s.cup[index(Incident::T1)] = 3;
    s.cup[index(Incident::T8)] = 1;
}
bool routed(const State& s) { return (s.combat.flags & kCombatRout) != 0; }
bool attacker_lost(const State& s) { return (s.combat.flags & kCombatAttackerLost) != 0; }

// Vendéens at Vihiers march against Republicans at Nueil, in mixed terrain and supplied.
State vendeens_attack(int vendeens, int republicans) {
    State s = operations(Side::Vendeen);
    quiet_cup(s);
    put(s, "VIH", Force::Anjou, vendeens);
    put(s, "NUE", Force::Saumur, republicans);
    put(s, "BPR", Force::Anjou, 1);
    put(s, "ANG", Force::Saumur, 1);
    return s;
}
// Republicans at Doué march against Vendéens at Nueil.
State republicans_attack(int republicans, int vendeens) {
    State s = operations(Side::Republican);
    quiet_cup(s);
    put(s, "DOU", Force::Saumur, republicans);
    put(s, "NUE", Force::Anjou, vendeens);
    put(s, "BPR", Force::Anjou, 1);
    put(s, "ANG", Force::Saumur, 1);
    return s;
}

// ------------------------------------------------------------------ battles

struct Size {
    int attackers;
    int defenders;
    int steps;
};
const std::vector<Size> kRouts{{3, 1, 0},  {7, 2, 0},  {8, 2, 1},  {15, 4, 1},
                               {15, 5, 2}, {22, 7, 2}, {23, 7, 3}, {30, 9, 3}};

TEST(Rule_5_1, AVendeenVictoryByTheSizeOfTheBattle) {
    for (const Size& size : kRouts) {
        State s = vendeens_attack(size.attackers, size.defenders);
        morale(s, Side::Vendeen) = -2;
        morale(s, Side::Republican) = 2;
        attack(s, "VIH", "NUE", 4, 5);
        ASSERT_TRUE(routed(s) && !attacker_lost(s));
        EXPECT_EQ(vendeen_morale(s), -2 + size.steps) << size.attackers;
        EXPECT_EQ(republican_morale(s), 2 - size.steps) << "routed, " << size.attackers;
    }
}

TEST(Rule_5_1, ARepublicanVictoryByTheSizeOfTheBattle) {
    for (const Size& size : kRouts) {
        State s = republicans_attack(size.attackers, size.defenders);
        morale(s, Side::Vendeen) = 2;
        morale(s, Side::Republican) = -2;
        attack(s, "DOU", "NUE", 4, 5);
        ASSERT_TRUE(routed(s) && !attacker_lost(s));
        EXPECT_EQ(republican_morale(s), -2 + size.steps) << size.attackers;
        EXPECT_EQ(vendeen_morale(s), 2 - size.steps) << size.attackers;
    }
}

TEST(Rule_5_1, ALoserWhoOnlyRetreatsKeepsHisMorale) {
    State s = vendeens_attack(10, 10);
    attack(s, "VIH", "NUE", 4, 4);
    ASSERT_FALSE(routed(s) || attacker_lost(s));
    EXPECT_EQ(vendeen_morale(s), 2);
    EXPECT_EQ(republican_morale(s), 0);
    s = republicans_attack(10, 10);
    attack(s, "DOU", "NUE", 4, 4);
    ASSERT_FALSE(routed(s) || attacker_lost(s));
    EXPECT_EQ(republican_morale(s), 2);
    EXPECT_EQ(vendeen_morale(s), 0);
}

TEST(Rule_5_1, ADefenderWinsLikeAnAttacker) {
    State s = vendeens_attack(5, 9);
    attack(s, "VIH", "NUE", 3, 4);  // 1:2, the attacker retreats
    ASSERT_TRUE(attacker_lost(s) && !routed(s));
    EXPECT_EQ(republican_morale(s), 1) << "14 points";
    EXPECT_EQ(vendeen_morale(s), 0);
    s = vendeens_attack(5, 9);
    attack(s, "VIH", "NUE", 1, 2);  // 1:2, a rout
    ASSERT_TRUE(attacker_lost(s) && routed(s));
    EXPECT_EQ(republican_morale(s), 1);
    EXPECT_EQ(vendeen_morale(s), -1);
}

TEST(Rule_5_1, TheSizeIsThatBeforeLosses) {  // F-47
    State s = vendeens_attack(5, 5);
    attack(s, "VIH", "NUE", 5, 5);
    EXPECT_EQ(vendeen_morale(s), 1) << "ten points came to the battle, fewer left it";
}

TEST(Rule_5_1, TheMarkersStopAtTheirEnds) {
    State s = vendeens_attack(23, 7);
    morale(s, Side::Vendeen) = 1;
    morale(s, Side::Republican) = -1;
    attack(s, "VIH", "NUE", 4, 4);
    EXPECT_EQ(vendeen_morale(s), 2);
    EXPECT_EQ(republican_morale(s), -2);
}

// ------------------------------------------------------------------ primary objectives

// A Republican stack beside an objective; the Vendéens are elsewhere.
State at_the_gates(std::string_view from, Force force = Force::Saumur) {
    State s = operations(Side::Republican);
    put(s, from, force, 3);
    put(s, "LEG", Force::BasPoitou, 1);
    morale(s, Side::Vendeen) = 2;
    return s;
}

TEST(Rule_5_1, TheFirstPrimaryObjectiveCostsTwo) {
    for (const auto& [from, objective] :
         {std::pair{"TRE", "CHO"}, {"TIF", "MOR"}, {"BRE", "CTL"}}) {
        State s = at_the_gates(from);
        advance(s, from, objective);
        EXPECT_EQ(vendeen_morale(s), 0) << objective;
        EXPECT_EQ(republican_morale(s), 0);
    }
}

TEST(Rule_5_1, OnlyOnceInTheGame) {
    State s = at_the_gates("TRE");
    advance(s, "TRE", "CHO");
    EXPECT_EQ(vendeen_morale(s), 0);
    play(s, {to("MOR")});
    EXPECT_EQ(vendeen_morale(s), 0) << "the first time for Mortagne, but not the first one";
}

TEST(Rule_5_1, NotForSecondaryObjectives) {
    State s = at_the_gates("JAL");
    advance(s, "JAL", "BPR");
    EXPECT_EQ(vendeen_morale(s), 2);
}

TEST(Rule_5_1, AGeneralAloneOccupiesNothing) {
    State s = operations(Side::Republican);
    put(s, "TRE", "Menou");
    put(s, "LEG", Force::BasPoitou, 1);
    morale(s, Side::Vendeen) = 2;
    advance(s, "TRE", "CHO");
    EXPECT_EQ(where(s, "Menou"), at("CHO"));
    EXPECT_EQ(vendeen_morale(s), 2);
}

TEST(Rule_5_1, TheObjectiveMustBeWon) {  // F-50
    State s = operations(Side::Republican);
    quiet_cup(s);
    put(s, "TRE", Force::Saumur, 3);
    put(s, "CHO", Force::Anjou, 3);
    put(s, "LEG", Force::BasPoitou, 1);
    morale(s, Side::Vendeen) = 2;
    attack(s, "TRE", "CHO", 1, 2);
    EXPECT_EQ(vendeen_morale(s), 2) << "beaten off";
    EXPECT_FALSE(s.primary_lost);
}

// ------------------------------------------------------------------ strongholds

TEST(Rule_5_1, TakingAStrongholdIsWorthOne) {
    for (const auto& [from, town] : {std::pair{"BOI", "PAR"},
                                     {"MBE", "THO"},
                                     {"MBE", "SAU"},
                                     {"PRO", "NAN"},
                                     {"BRI", "ANG"},
                                     {"BVR", "NOI"},
                                     {"TAL", "SAB"}}) {
        State s = operations(Side::Vendeen);
        put(s, from, Force::Anjou, 2);
        put(s, "MAI", Force::LaRochelle, 1);
        advance(s, from, town);
        EXPECT_EQ(vendeen_morale(s), 1) << town;
        EXPECT_EQ(republican_morale(s), 0);
    }
}

TEST(Rule_5_1, OtherTownsAreWorthNothing) {
    for (const auto& [from, town] : {std::pair{"SHE", "LUC"}, {"SHE", "FON"}, {"PEL", "PAI"}}) {
        State s = operations(Side::Vendeen);
        put(s, from, Force::Centre, 2);
        put(s, "BEA", Force::Saumur, 1);
        advance(s, from, town);
        EXPECT_EQ(vendeen_morale(s), 0) << town;
    }
}

TEST(Rule_5_1, EachTimeItIsTaken) {  // VV61; battles of less than ten points
    State s = operations(Side::Republican);
    quiet_cup(s);
    put(s, "PAR", Force::Anjou, 1);
    s.vendeen_hold.add(at("PAR"));
    put(s, "SEC", Force::LaRochelle, 4);
    put(s, "AIR", Force::Anjou, 5);
    put(s, "BEA", Force::Saumur, 1);
    attack(s, "SEC", "PAR", 6, 5);
    ASSERT_EQ(points(s, "PAR", Force::LaRochelle), 4);
    EXPECT_EQ(vendeen_morale(s), 0);
    EXPECT_EQ(republican_morale(s), 0) << "the Republicans gain nothing by it";
    while (!asks(s, Business::Operations, Side::Vendeen)) {
        ASSERT_TRUE(business(s) == Business::Operation || business(s) == Business::Operations);
        play(s, {business(s) == Business::Operation ? halt() : pass()});
    }
    if (business(s) == Business::Preempt) play(s, {decline()});
    s.initiative = Side::Vendeen;
    attack(s, "AIR", "PAR", 6, 6);
    ASSERT_GT(points(s, "PAR", Force::Anjou), 0);
    EXPECT_EQ(vendeen_morale(s), 1);
}

TEST(Rule_5_1, NotTwiceWhileItStaysVendeen) {
    State s = operations(Side::Vendeen);
    put(s, "BOI", Force::Anjou, 2);
    put(s, "AIR", Force::Anjou, 2);
    put(s, "BEA", Force::Saumur, 1);
    s.vendeen_hold.add(at("PAR"));
    advance(s, "BOI", "PAR");
    EXPECT_EQ(vendeen_morale(s), 0) << "they held it last";
}

// ------------------------------------------------------------------ generals, cannon, howitzers

State bonchamps_attacks(std::string_view name, Incident incident, int republicans = 3) {
    State s = vendeens_attack(5, republicans);
    only_incident(s, incident);
    put(s, "VIH", name);
    return s;
}

TEST(Rule_5_1, TheDeathOfAGeneralOfThreeCostsOne) {  // T1
    State s = bonchamps_attacks("Bonchamps", Incident::T1);
    attack(s, "VIH", "NUE", 4, 3, 1);
    ASSERT_EQ(post(s, "Bonchamps"), Post::Gone);
    EXPECT_EQ(vendeen_morale(s), -1);
    s = bonchamps_attacks("Stofflet", Incident::T1);
    attack(s, "VIH", "NUE", 4, 3, 1);
    ASSERT_EQ(post(s, "Stofflet"), Post::Gone);
    EXPECT_EQ(vendeen_morale(s), 0) << "he was a 2";
}

TEST(Rule_5_1, AWoundCostsNothing) {
    State s = bonchamps_attacks("Bonchamps", Incident::T1);
    attack(s, "VIH", "NUE", 4, 3, 6);
    ASSERT_EQ(post(s, "Bonchamps"), Post::LightWound);
    EXPECT_EQ(vendeen_morale(s), 0);
}

TEST(Rule_5_1, TheDeathOfARepublicanGeneralChangesNothing) {  // F-32
    State s = operations(Side::Republican);
    only_incident(s, Incident::T7);
    put(s, "DOU", Force::LaRochelle, 5);
    put(s, "DOU", "Westermann");  // a 3
    put(s, "NUE", Force::Anjou, 3);
    put(s, "BPR", Force::Anjou, 1);
    attack(s, "DOU", "NUE", 4, 3, 1);
    ASSERT_EQ(post(s, "Westermann"), Post::Gone);
    EXPECT_EQ(vendeen_morale(s), 0);
    EXPECT_EQ(republican_morale(s), 0);
}

TEST(Rule_5_1, TheMarieJeanneIsWorthOne) {  // T5: the Republicans must rout
    State s = vendeens_attack(7, 2);
    only_incident(s, Incident::T5);
    attack(s, "VIH", "NUE", 4, 5);
    ASSERT_TRUE(routed(s));
    EXPECT_EQ(vendeen_morale(s), 1);
    s = vendeens_attack(5, 4);
    only_incident(s, Incident::T5);
    attack(s, "VIH", "NUE", 4, 5);
    ASSERT_FALSE(routed(s));
    EXPECT_EQ(vendeen_morale(s), 0);
}

TEST(Rule_5_1, ACapturedVendeenGeneralIsWorthOneToTheRepublicans) {
    State s = republicans_attack(5, 1);
    only_incident(s, Incident::T11);
    put(s, "NUE", "Stofflet");
    attack(s, "DOU", "NUE", 6, 6, 1);
    ASSERT_EQ(on_map(s, Force::Anjou), 1) << "his troops are gone";
    ASSERT_EQ(post(s, "Stofflet"), Post::Gone);
    EXPECT_TRUE(told(Fact::Captured));
    EXPECT_EQ(republican_morale(s), 1);
    EXPECT_EQ(vendeen_morale(s), 0);
}

TEST(Rule_5_1, ACapturedRepublicanGeneralIsWorthNothing) {
    State s = vendeens_attack(5, 1);
    only_incident(s, Incident::T11);
    put(s, "NUE", "Menou");
    attack(s, "VIH", "NUE", 6, 6, 1);
    ASSERT_EQ(post(s, "Menou"), Post::Gone);
    EXPECT_EQ(vendeen_morale(s), 0);
    EXPECT_EQ(republican_morale(s), 0);
}

State mayencais_defend(int mayencais, int others) {
    State s = operations(Side::Vendeen, 7);
    quiet_cup(s);
    s.mayencais_with = Army::Saumur;
    put(s, "VIH", Force::Anjou, 5);
    put(s, "NUE", Force::Mayencais, mayencais);
    put(s, "NUE", Force::Saumur, others);
    put(s, "BPR", Force::Anjou, 1);
    put(s, "ANG", Force::Saumur, 1);
    return s;
}

TEST(Rule_5_1, TheFirstDefeatOfTheMayencaisIsWorthOne) {
    State s = mayencais_defend(3, 0);
    attack(s, "VIH", "NUE", 4, 4);
    ASSERT_FALSE(routed(s));
    EXPECT_EQ(vendeen_morale(s), 1) << "eight points: nothing but this";
    s = mayencais_defend(1, 0);
    attack(s, "VIH", "NUE", 4, 4);
    ASSERT_TRUE(routed(s));
    EXPECT_EQ(vendeen_morale(s), 1);
    s = mayencais_defend(1, 2);
    attack(s, "VIH", "NUE", 4, 4);
    EXPECT_EQ(vendeen_morale(s), 1) << "F-51: a force with Mayençais in it";
}

TEST(Rule_5_1, AndNeverAgain) {
    State s = mayencais_defend(3, 0);
    s.mayencais_beaten = true;
    attack(s, "VIH", "NUE", 4, 4);
    EXPECT_EQ(vendeen_morale(s), 0);
    s = mayencais_defend(3, 0);
    attack(s, "VIH", "NUE", 4, 4);
    EXPECT_TRUE(s.mayencais_beaten);
}

TEST(Rule_5_1, NotWhenTheMayencaisWinOrOthersLose) {
    State s = mayencais_defend(3, 0);
    attack(s, "VIH", "NUE", 1, 1);
    EXPECT_EQ(vendeen_morale(s), 0);
    EXPECT_FALSE(s.mayencais_beaten);
    s = mayencais_defend(0, 3);
    attack(s, "VIH", "NUE", 4, 4);
    EXPECT_EQ(vendeen_morale(s), 0);
    EXPECT_FALSE(s.mayencais_beaten);
}

}  // namespace
}  // namespace levee::fgfk::testing
