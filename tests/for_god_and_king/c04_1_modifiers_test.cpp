#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// Four against four at Vihiers, from Nueil or from Coron.
struct Meeting {
    Side attacker = kBlue;
    std::vector<const char*> blue_generals{};
    std::vector<const char*> white_generals{};
    Force blue = Force::Saumur;
    Force white = Force::Anjou;
    int blue_morale = 0;
    int white_morale = 0;
    std::array<int, 3> arms{};
};
int die(const Meeting& m) {
    State s = quiet(m.attacker);
    const char* blue_at = m.attacker == kBlue ? "NUE" : "VIH";
    const char* white_at = m.attacker == kBlue ? "VIH" : "COR";
    put(s, blue_at, m.blue, 4);
    put(s, white_at, m.white, 4);
    for (const char* name : m.blue_generals) put(s, blue_at, name);
    for (const char* name : m.white_generals) put(s, white_at, name);
    s.morale = {static_cast<std::int8_t>(m.blue_morale), static_cast<std::int8_t>(m.white_morale)};
    for (std::size_t i = 0; i < 3; ++i) s.arms[i] = static_cast<std::int8_t>(m.arms[i]);
    enter(s, m.attacker == kBlue ? blue_at : white_at, "VIH");
    weigh(s);
    return modifier(s);
}

TEST(Rule_4_1, NothingModifiesAPlainCombat) {
    EXPECT_EQ(die({.attacker = kBlue}), 0);
    EXPECT_EQ(die({.attacker = kWhite}), 0);
}

TEST(Rule_4_1, TheAttackersTacticianIsAdded) {
    EXPECT_EQ(die({.attacker = kBlue, .blue_generals = {"Menou"}}), 1);
    EXPECT_EQ(die({.attacker = kWhite, .white_generals = {"Bonchamps"}}), 3);
}
TEST(Rule_4_1, TheDefendersTacticianIsSubtracted) {
    EXPECT_EQ(die({.attacker = kBlue, .white_generals = {"Stofflet"}}), -2);
    EXPECT_EQ(die({.attacker = kWhite, .blue_generals = {"Menou"}}), -1);
}
TEST(Rule_4_1, BothSidesCount) {
    EXPECT_EQ(die({.attacker = kBlue, .blue_generals = {"Menou"}, .white_generals = {"Bonchamps"}}),
              -2);
}
TEST(Rule_4_1, OnlyTheBestTacticianCounts) {
    EXPECT_EQ(die({.attacker = kWhite, .white_generals = {"Stofflet", "Bonchamps", "Cathelineau"}}),
              3);
    EXPECT_EQ(die({.attacker = kBlue, .white_generals = {"Stofflet", "dElbee"}}), -2);
}
TEST(Rule_4_1, ATacticianNeedsAPointOfHisArmy) {
    EXPECT_EQ(die({.attacker = kWhite, .white_generals = {"Bonchamps"}, .white = Force::Centre}),
              0);
    EXPECT_EQ(die({.attacker = kBlue, .white_generals = {"Royrand", "Bonchamps"}}), -3);
    EXPECT_EQ(die({.attacker = kBlue, .white_generals = {"Royrand"}}), 0);
    EXPECT_EQ(die({.attacker = kWhite, .white_generals = {"Bonchamps"}, .white = Force::Chouans}),
              3);
    EXPECT_EQ(die({.attacker = kWhite, .white_generals = {"Charette"}, .white = Force::Emigres}),
              3);
}

TEST(Rule_4_1, OnePointOfHisArmyIsEnough) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 6);
    put(s, "VIH", Force::Centre, 5);
    put(s, "VIH", Force::Anjou, 1);
    put(s, "VIH", "Bonchamps");
    enter(s, "NUE", "VIH");
    weigh(s);
    EXPECT_EQ(modifier(s), -3);
}

TEST(Rule_4_1, ThePointOfHisArmyMayHaveMarchedUp) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 8);
    put(s, "VIH", Force::Centre, 5);
    put(s, "VIH", "Bonchamps");
    put(s, "COR", Force::Anjou, 1);
    put(s, "COR", "Sapinaud");
    enter(s, "NUE", "VIH");
    play(s, {march("COR"), take_all(), go(), roll(1)});
    weigh(s);
    EXPECT_EQ(modifier(s), -3);
}

// ------------------------------------------------------------------ morale

TEST(Rule_4_1, TheBetterMoraleIsOneForItsSide) {
    for (const Side attacker : {kBlue, kWhite}) {
        const int sign = attacker == kBlue ? 1 : -1;
        EXPECT_EQ(die({.attacker = attacker, .blue_morale = 1}), sign);
        EXPECT_EQ(die({.attacker = attacker, .blue_morale = 2, .white_morale = -2}), sign);
        EXPECT_EQ(die({.attacker = attacker, .blue_morale = -1, .white_morale = 0}), -sign);
        EXPECT_EQ(die({.attacker = attacker, .blue_morale = 1, .white_morale = 2}), -sign);
        EXPECT_EQ(die({.attacker = attacker, .blue_morale = 2, .white_morale = 2}), 0);
        EXPECT_EQ(die({.attacker = attacker, .blue_morale = -2, .white_morale = -2}), 0);
    }
}

// ------------------------------------------------------------------ arms and powder

TEST(Rule_4_1, FewArmsAreAPenaltyForTheVendeens) {
    EXPECT_EQ(die({.attacker = kWhite, .arms = {-1, 0, 0}}), -1);
    EXPECT_EQ(die({.attacker = kWhite, .arms = {-2, 0, 0}}), -2);
    EXPECT_EQ(die({.attacker = kBlue, .arms = {-1, 0, 0}}), 1);
    EXPECT_EQ(die({.attacker = kBlue, .arms = {-2, 0, 0}}), 2);
}
TEST(Rule_4_1, ManyArmsDoNothing) {
    for (const int marker : {0, 1, 2}) {
        EXPECT_EQ(die({.attacker = kWhite, .arms = {marker, 0, 0}}), 0);
        EXPECT_EQ(die({.attacker = kBlue, .arms = {marker, 0, 0}}), 0);
    }
}
TEST(Rule_4_1, EveryArmyHasItsMarker) {
    EXPECT_EQ(die({.attacker = kWhite, .white = Force::Centre, .arms = {0, -2, 0}}), -2);
    EXPECT_EQ(die({.attacker = kWhite, .white = Force::BasPoitou, .arms = {0, 0, -2}}), -2);
    EXPECT_EQ(die({.attacker = kWhite, .white = Force::Anjou, .arms = {0, -2, -2}}), 0);
    EXPECT_EQ(die({.attacker = kWhite, .white = Force::Chouans, .arms = {-1, 0, 0}}), -1);
}
TEST(Rule_1_6, TheLorouxAloneUsesTheMarkerOfAnjou) {
    EXPECT_EQ(die({.attacker = kWhite, .white = Force::Loroux, .arms = {-2, 0, 0}}), -2);
    EXPECT_EQ(die({.attacker = kWhite, .white = Force::Loroux, .arms = {0, -2, -2}}), 0);
}

// Two forces in Vihiers against eight from Nueil; what the powder is worth to the attacker.
int powder(Force one, int n, Force other, int m, std::array<int, 3> arms) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 8);
    put(s, "VIH", one, n);
    put(s, "VIH", other, m);
    for (std::size_t i = 0; i < 3; ++i) s.arms[i] = static_cast<std::int8_t>(arms[i]);
    enter(s, "NUE", "VIH");
    weigh(s);
    return modifier(s);
}

TEST(Rule_4_1, TheMarkerOfTheMostNumerousArmyCounts) {
    EXPECT_EQ(powder(Force::Anjou, 5, Force::Centre, 4, {-1, -2, 0}), 1);
    EXPECT_EQ(powder(Force::Anjou, 4, Force::Centre, 5, {-1, -2, 0}), 2);
}
TEST(Rule_1_6, TheLorouxUsesTheMarkerOfTheArmyItIsWith) {
    EXPECT_EQ(powder(Force::Loroux, 4, Force::BasPoitou, 1, {-2, -2, 0}), 0);
    EXPECT_EQ(powder(Force::Loroux, 4, Force::Anjou, 1, {-1, -2, -2}), 1);
}
// F-39
TEST(Rule_4_1, BetweenEqualArmiesTheOwnerTakesTheBetterMarker) {
    EXPECT_EQ(powder(Force::Anjou, 4, Force::Centre, 4, {-2, -1, 0}), 1);
    EXPECT_EQ(powder(Force::Anjou, 4, Force::Centre, 4, {0, -1, 0}), 0);
}
TEST(Rule_4_1, EmigresFollowTheLargestArmyAndAloneBasPoitou) {
    EXPECT_EQ(powder(Force::Emigres, 4, Force::Centre, 1, {0, -2, 0}), 2);
    EXPECT_EQ(powder(Force::Emigres, 4, Force::Deserters, 1, {0, 0, -2}), 2);
}

// ------------------------------------------------------------------ strongholds, E6

TEST(Rule_4_1, AStrongholdIsOneAgainstTheAttacker) {
    State s = quiet(kBlue);
    put(s, "AIR", Force::Saumur, 6);
    put(s, "PAR", Force::Anjou, 6);
    enter(s, "AIR", "PAR");
    weigh(s);
    EXPECT_EQ(modifier(s), -1);
    s = quiet(kWhite);
    put(s, "SEC", Force::Anjou, 6);
    put(s, "PAR", Force::Saumur, 6);
    enter(s, "SEC", "PAR");
    weigh(s);
    EXPECT_EQ(modifier(s), -1);
}

TEST(Rule_E6, FortificationsAreOneForTheDefence) {
    State s = quiet(kBlue);
    s.hand[index(Event::E6)] = 1;
    put(s, "VIH", Force::Saumur, 6);
    put(s, "COR", Force::Anjou, 6);
    enter(s, "VIH", "COR");
    ASSERT_TRUE(decides(s, kWhite));
    apply(s, Action::play(Event::E6));
    weigh(s);
    EXPECT_EQ(modifier(s), -1);
    EXPECT_EQ(die_by("E6"), -1);
}

TEST(Rule_4_1, ModifiersAddUp) {
    // +2 tactics, -3 tactics, +1 powder, +1 morale
    EXPECT_EQ(die({.attacker = kBlue,
                   .blue_generals = {"Chalbos"},
                   .white_generals = {"Bonchamps"},
                   .blue = Force::LaRochelle,
                   .blue_morale = 1,
                   .arms = {-1, 0, 0}}),
              1);
}

}  // namespace
}  // namespace levee::fgfk::testing
