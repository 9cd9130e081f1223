#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

// Losses by retreat, after the first ones: what is left in all of a force.
int left(const State& s, Force force) { return s.on_map[index(force)]; }

// A defender of ten retreats by one area out of the area attacked from `from`; every other
// neighbour holds so many enemy points. Twenty attack, the dice are a plain DR.
State surrounded(Side defender, Force force, std::string_view area, std::string_view from,
                 int enemies, Force enemy) {
    const Side attacker = enemy_of(defender);
    State s = quiet(attacker);
    put(s, area, force, 10);
    put(s, from, enemy, 10);
    enter(s, from, area);
    for (const AreaId next : board().adjacent[at(area)])
        if (next != at(from)) add_points(s, next, enemy, enemies);
    nobody_marches(s);
    apply(s, resolve());
    return s;
}
// Rolls until the defender has lost by DR1-20, whatever the column; then he has eight.
void lose_by_one(State& s) {
    for (int sum = 2; sum <= 12; ++sum) {
        const int a = sum <= 7 ? 1 : 6;
        State tried = s;
        forget();
        apply(tried, roll(a, sum - a));
        if (result() == "DR1-20") {
            s = tried;
            return;
        }
    }
    FAIL() << "no DR1-20 in this column";
}

TEST(Rule_4_6, VendeensOnClearGroundLoseThreeTimes) {
    State s = surrounded(kWhite, Force::Anjou, "MBE", "NUE", 1, Force::Saumur);
    lose_by_one(s);
    apply(s, retreat("DOU"));
    EXPECT_EQ(left(s, Force::Anjou), 8 - 3);
}
TEST(Rule_4_6, VendeensOnMixedGroundLoseTwice) {
    State s = surrounded(kWhite, Force::Anjou, "DOU", "SAU", 2, Force::Saumur);
    lose_by_one(s);  // Martigné is the nearest to the zone
    EXPECT_EQ(left(s, Force::Anjou), 8 - 4);
}
TEST(Rule_4_6, VendeensInBocageLoseOnce) {
    State s = surrounded(kWhite, Force::Anjou, "VIH", "NUE", 2, Force::Saumur);
    lose_by_one(s);
    apply(s, retreat("COR"));
    EXPECT_EQ(left(s, Force::Anjou), 8 - 2);
}
// F-43
TEST(Rule_4_6, VendeensInMarshLoseOnce) {
    State s = surrounded(kWhite, Force::BasPoitou, "MAC", "PSP", 2, Force::Nantes);
    lose_by_one(s);
    apply(s, retreat("BOU"));
    EXPECT_EQ(left(s, Force::BasPoitou), 8 - 2);
}

TEST(Rule_4_6, RepublicansOnClearGroundLoseOnce) {
    State s = surrounded(kBlue, Force::Saumur, "MBE", "NUE", 2, Force::Anjou);
    lose_by_one(s);
    apply(s, retreat("THO"));
    EXPECT_EQ(left(s, Force::Saumur), 8 - 2);
}
TEST(Rule_4_6, RepublicansOnMixedGroundLoseTwice) {
    State s = surrounded(kBlue, Force::Saumur, "MBE", "NUE", 2, Force::Anjou);
    lose_by_one(s);
    apply(s, retreat("SAU"));
    EXPECT_EQ(left(s, Force::Saumur), 8 - 4);
}
TEST(Rule_4_6, RepublicansInBocageLoseThreeTimes) {
    State s = surrounded(kBlue, Force::Saumur, "CHO", "SMM", 1, Force::Anjou);
    lose_by_one(s);  // Maulévrier is the nearest to a base
    EXPECT_EQ(left(s, Force::Saumur), 8 - 3);
}
TEST(Rule_4_6, RepublicansInMarshLoseThreeTimes) {
    State s = surrounded(kBlue, Force::LaRochelle, "FON", "CHT", 1, Force::Anjou);
    lose_by_one(s);
    apply(s, retreat("CHM"));
    EXPECT_EQ(left(s, Force::LaRochelle), 8 - 3);
}

TEST(Rule_4_6, NoCombatFollows) {
    State s = surrounded(kWhite, Force::Anjou, "VIH", "NUE", 2, Force::Saumur);
    lose_by_one(s);
    apply(s, retreat("COR"));
    EXPECT_FALSE(told(Fact::CombatBegan));  // forgotten by lose_by_one
    EXPECT_EQ(all_points(s, "COR", kBlue), 2);
}

// 4.5: on until an area free of the enemy.
TEST(Rule_4_6, TheRetreatGoesOnToAFreeArea) {
    State s = surrounded(kWhite, Force::Anjou, "VIH", "NUE", 2, Force::Saumur);
    lose_by_one(s);
    apply(s, retreat("COR"));
    while (business(s) == Business::Retreat) apply(s, offers(s)[0]);
    EXPECT_EQ(all_points(s, "COR", kWhite), 0);
    bool found = false;
    for (const AreaId area : held(s, kWhite)) {
        EXPECT_EQ(points_at(s, area, kBlue), 0);
        found = true;
    }
    EXPECT_TRUE(found);
}

TEST(Rule_4_6, NoMoreThanThereAreIsLost) {
    State s = surrounded(kWhite, Force::Anjou, "VIH", "NUE", 8, Force::Saumur);
    lose_by_one(s);
    apply(s, retreat("COR"));
    EXPECT_EQ(left(s, Force::Anjou), 0);
}

TEST(Rule_4_6, GeneralsOfTheLostRoll) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 10);
    put(s, "VIH", "Royrand");
    put(s, "NUE", Force::Saumur, 10);
    enter(s, "NUE", "VIH");
    for (const char* area : {"ARG", "COR", "CML", "CZX", "MTG"}) put(s, area, Force::Saumur, 8);
    weigh(s);
    lose_by_one(s);
    apply(s, retreat("COR"));
    ASSERT_TRUE(awaits_fate(s));
    apply(s, roll(1));
    EXPECT_EQ(post(s, "Royrand"), Post::Gone);
}

TEST(Rule_4_6, EveryAreaPassedIsPaidFor) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 10);
    put(s, "NUE", Force::Saumur, 10);
    enter(s, "NUE", "VIH");
    for (const char* area : {"ARG", "COR", "CML", "CZX", "MTG", "CLN", "JAL", "TRE"})
        put(s, area, Force::Saumur, 1);
    weigh(s);
    lose_by_one(s);
    apply(s, retreat("CML"));
    ASSERT_EQ(left(s, Force::Anjou), 7);
    ASSERT_EQ(business(s), Business::Retreat);
    apply(s, retreat("TRE"));
    EXPECT_EQ(left(s, Force::Anjou), 6);
}

TEST(Rule_4_6, AnAttackerPaysToo) {
    // He is driven back into an area that the enemy has taken behind him: by hand.
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 10);
    put(s, "VIH", Force::Anjou, 10);
    enter(s, "NUE", "VIH");
    put(s, "NUE", Force::Anjou, 2);
    weigh(s);
    apply(s, roll(3, 4));  // AR1-20
    ASSERT_EQ(result(), "AR1-20");
    EXPECT_EQ(left(s, Force::Saumur), 8 - 4);
}

}  // namespace
}  // namespace levee::fgfk::testing
