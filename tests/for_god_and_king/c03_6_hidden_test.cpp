#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

State seen_by(const State& s, Side side) { return rules().view(s, seat_of(side)); }
// Does the side see these points for what they are?
bool sees(const State& s, Side side, std::string_view area, Force force) {
    return points(seen_by(s, side), area, force) == points(s, area, force);
}
bool knows_of_stack(const State& s, Side side, std::string_view area) {
    return seen_by(s, side).present[index(enemy_of(side))].has(at(area));
}
int answers(std::string_view area, int yes) {
    int n = 0;
    for (const Report& r : story())
        if (r.fact == Fact::ControlTold && r.area == at(area) && r.a == yes) ++n;
    return n;
}

TEST(Rule_3_6, VendeensAreFaceDownInTheZones) {
    State s = quiet(kBlue);
    for (const char* area : {"CHO", "CTN", "MAC", "LOR"}) {
        put(s, area, Force::Anjou, 3);
        EXPECT_FALSE(sees(s, kBlue, area, Force::Anjou)) << area;
        EXPECT_TRUE(sees(s, kWhite, area, Force::Anjou)) << area;
        EXPECT_TRUE(knows_of_stack(s, kBlue, area)) << area;
    }
    put(s, "CHO", "Bonchamps");
    EXPECT_EQ(where(seen_by(s, kBlue), "Bonchamps"), kNoArea);
    EXPECT_EQ(where(seen_by(s, kWhite), "Bonchamps"), at("CHO"));
}

TEST(Rule_3_6, RepublicansAreFaceUpInTheZones) {
    State s = quiet(kBlue);
    put(s, "CHO", Force::Saumur, 3);
    put(s, "CHO", "Menou");
    EXPECT_TRUE(sees(s, kWhite, "CHO", Force::Saumur));
    EXPECT_EQ(where(seen_by(s, kWhite), "Menou"), at("CHO"));
}

TEST(Rule_3_6, OutsideItIsTheReverse) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Anjou, 3);
    put(s, "VIH", "Bonchamps");
    put(s, "SAU", Force::Saumur, 3);
    put(s, "SAU", "Menou");
    EXPECT_TRUE(sees(s, kBlue, "VIH", Force::Anjou));
    EXPECT_EQ(where(seen_by(s, kBlue), "Bonchamps"), at("VIH"));
    EXPECT_FALSE(sees(s, kWhite, "SAU", Force::Saumur));
    EXPECT_EQ(where(seen_by(s, kWhite), "Menou"), kNoArea);
    EXPECT_TRUE(knows_of_stack(s, kWhite, "SAU"));
}

TEST(Rule_3_6, TheGatineIsAZoneOnceItRises) {
    State s = quiet(kBlue);
    put(s, "BRE", Force::Anjou, 3);
    put(s, "MON", Force::LaRochelle, 3);
    EXPECT_TRUE(sees(s, kBlue, "BRE", Force::Anjou));
    EXPECT_FALSE(sees(s, kWhite, "MON", Force::LaRochelle));
    s.gatine = true;
    EXPECT_FALSE(sees(s, kBlue, "BRE", Force::Anjou));
    EXPECT_TRUE(sees(s, kWhite, "MON", Force::LaRochelle));
}

// F-77
TEST(Rule_3_6, NumberAndKindAreHidden) {
    State one = quiet(kBlue);
    put(one, "CHO", Force::Anjou, 1);
    put(one, "BPR", Force::Anjou, 9);
    State other = quiet(kBlue);
    put(other, "CHO", Force::Anjou, 8);
    put(other, "BPR", Force::Anjou, 2);
    EXPECT_EQ(seen_by(one, kBlue), seen_by(other, kBlue));
    EXPECT_NE(seen_by(one, kWhite), seen_by(other, kWhite));
}

TEST(Rule_3_6, GeneralsAloneLookLikeAnyStack) {
    State one = quiet(kBlue);
    put(one, "CHO", Force::Anjou, 4);
    put(one, "BPR", "Bonchamps");
    State other = quiet(kBlue);
    put(other, "BPR", Force::Anjou, 4);
    put(other, "CHO", "Bonchamps");
    EXPECT_EQ(seen_by(one, kBlue), seen_by(other, kBlue));
}

TEST(Rule_3_6, InTheSameAreaAllIsFaceUp) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Saumur, 6);
    put(s, "COR", Force::Anjou, 3);
    put(s, "COR", "Stofflet");
    ASSERT_FALSE(sees(s, kBlue, "COR", Force::Anjou));
    enter(s, "VIH", "COR");
    EXPECT_TRUE(sees(s, kBlue, "COR", Force::Anjou));
    EXPECT_EQ(where(seen_by(s, kBlue), "Stofflet"), at("COR"));
    EXPECT_TRUE(sees(s, kWhite, "COR", Force::Saumur));
}

TEST(Rule_3_6, FaceDownAgainWhenTheEnemyHasGone) {
    State s = quiet(kBlue);
    put(s, "VIH", Force::Saumur, 6);
    put(s, "COR", Force::Anjou, 6);
    put(s, "COR", "Stofflet");
    enter(s, "VIH", "COR");
    fight(s, 5, 5);  // AR1-20
    finish(s);
    ASSERT_EQ(all_points(s, "COR", kBlue), 0);
    ASSERT_GT(all_points(s, "VIH", kBlue), 0);
    EXPECT_FALSE(sees(s, kBlue, "COR", Force::Anjou));
    EXPECT_FALSE(sees(s, kWhite, "VIH", Force::Saumur));
}

// ------------------------------------------------------------------ the answer about control

State towards_czx(bool with_points) {
    State s = quiet(kBlue);
    if (with_points)
        put(s, "CLN", Force::Anjou, 2);
    else
        put(s, "CLN", "Stofflet");
    put(s, "VIH", Force::Saumur, 6);
    put(s, "VIH", "Menou");
    enter(s, "VIH", "CZX", 12);
    return s;
}

TEST(Rule_3_6, WhoComesNextToFaceDownPointsIsToldThatHeIsControlled) {
    const State s = towards_czx(true);
    EXPECT_EQ(answers("CZX", 1), 1);
    EXPECT_FALSE(sees(s, kBlue, "CLN", Force::Anjou));
}

TEST(Rule_3_6, NextToGeneralsAloneHeIsToldThatHeIsNot) {
    towards_czx(false);
    EXPECT_EQ(answers("CZX", 0), 1);
    EXPECT_EQ(answers("CZX", 1), 0);
}

TEST(Rule_3_6, NothingIsToldWhereNobodyIsFaceDown) {
    State s = quiet(kBlue);
    put(s, "MBE", Force::Saumur, 6);
    put(s, "MTG", Force::Anjou, 2);
    enter(s, "MBE", "DOU");
    ASSERT_TRUE(controlled(board(), s, at("DOU"), kWhite));
    EXPECT_FALSE(told(Fact::ControlTold));
}

TEST(Rule_3_6, VendeensAreToldOutsideTheZones) {
    State s = quiet(kWhite);
    put(s, "COR", Force::Anjou, 3);
    put(s, "NUE", Force::Saumur, 2);
    enter(s, "COR", "VIH");
    EXPECT_EQ(answers("VIH", 1), 1);
}

TEST(Rule_3_6, TheAnswerBindsTheNextStep) {
    State s = towards_czx(true);
    // Chemillé is controlled by the same stack in Chalonnes; it is announced in vain.
    const int before = half_left(s);
    if (legal(s, to("CML"))) apply(s, to("CML"));
    EXPECT_EQ(key(s.group.at), "CZX");
    EXPECT_EQ(half_left(s), before);
    EXPECT_TRUE(legal(s, to("BRI")));
}

TEST(Rule_3_6, AfterAnAnswerOfFreeTheGroupGoesOn) {
    State s = towards_czx(false);
    apply(s, to("CML"));
    EXPECT_EQ(key(s.group.at), "CML");
}

// Under known control, a step into what hidden points control is announced, and barred.
TEST(Rule_3_6, AStepIntoHiddenControlIsBarred) {
    State s = quiet(kBlue);
    put(s, "MTG", Force::Anjou, 2);  // face up, controls Vihiers
    put(s, "TRE", Force::Anjou, 2);  // face down, controls Coron
    put(s, "VIH", Force::Saumur, 6);
    put(s, "VIH", "Menou");
    set_off(s, "VIH", 12);
    ASSERT_TRUE(legal(s, to("COR")));  // for all he knows
    const int before = half_left(s);
    apply(s, to("COR"));
    EXPECT_TRUE(told(Fact::Barred));
    EXPECT_EQ(key(s.group.at), "VIH");
    EXPECT_EQ(half_left(s), before);
    EXPECT_EQ(refused_by(s, to("COR")), "3.6");
    EXPECT_TRUE(legal(s, to("ARG")));
}

TEST(Rule_3_6, WhereOnlyGeneralsLieHiddenTheStepSucceeds) {
    State s = quiet(kBlue);
    put(s, "MTG", Force::Anjou, 2);
    put(s, "TRE", "Stofflet");
    put(s, "VIH", Force::Saumur, 6);
    put(s, "VIH", "Menou");
    set_off(s, "VIH", 12);
    apply(s, to("COR"));
    EXPECT_FALSE(told(Fact::Barred));
    EXPECT_EQ(key(s.group.at), "COR");
}

TEST(Rule_3_6, IsolatedGeneralsAreBarredFromHiddenPoints) {
    State s = quiet(kBlue);
    put(s, "COR", Force::Anjou, 2);
    put(s, "VIH", "Menou");
    set_off(s, "VIH", 12);
    ASSERT_TRUE(legal(s, to("COR")));
    apply(s, to("COR"));
    EXPECT_TRUE(told(Fact::Barred));
    EXPECT_EQ(where_is(s, "Menou"), "VIH");
}

TEST(Rule_3_6, WhatIsLegalDoesNotDependOnFaceDownCounters) {
    State one = quiet(kBlue);
    put(one, "COR", Force::Anjou, 4);
    put(one, "CML", "Bonchamps");
    State other = quiet(kBlue);
    put(other, "CML", Force::Anjou, 4);
    put(other, "COR", "Bonchamps");
    for (State* s : {&one, &other}) {
        put(*s, "NUE", Force::Saumur, 6);
        put(*s, "NUE", "Menou");
        set_off(*s, "NUE", 12);
        apply(*s, to("VIH"));
    }
    EXPECT_EQ(seen_by(one, kBlue), seen_by(other, kBlue));
    const auto a = offers(one);
    const auto b = offers(other);
    EXPECT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end()));
}

TEST(Rule_3_6, ReportsAboutFaceDownCountersAreSecret) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 3);
    put(s, "NUE", "Menou");
    set_off(s, "NUE");
    for (const Report& r : story())
        if (r.fact == Fact::Gathered) {
            EXPECT_TRUE(r.secret);
        }
    s = quiet(kBlue);
    put(s, "CHO", Force::Saumur, 3);
    put(s, "CHO", "Menou");
    set_off(s, "CHO");
    for (const Report& r : story())
        if (r.fact == Fact::Gathered) {
            EXPECT_FALSE(r.secret);
        }
}

}  // namespace
}  // namespace levee::fgfk::testing
