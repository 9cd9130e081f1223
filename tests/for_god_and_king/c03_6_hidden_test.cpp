#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

State seen_by(const State& s, Side side) { return rules().view(s, seat_of(side)); }

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

}  // namespace
}  // namespace levee::fgfk::testing
