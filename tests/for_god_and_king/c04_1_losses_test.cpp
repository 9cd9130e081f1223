#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

TEST(Rule_4_1, PercentagesAreRoundedToTheNearest) {
    EXPECT_EQ(percent_of(40, 1), 0);
    EXPECT_EQ(percent_of(20, 2), 0);
    EXPECT_EQ(percent_of(60, 1), 1);
    EXPECT_EQ(percent_of(50, 7), 4);  // halves up
    EXPECT_EQ(percent_of(40, 12), 5);
    EXPECT_EQ(percent_of(30, 12), 4);
    EXPECT_EQ(percent_of(40, 19), 8);
    EXPECT_EQ(percent_of(10, 4), 0);
    EXPECT_EQ(percent_of(10, 5), 1);
    EXPECT_EQ(percent_of(20, 1), 0);
    EXPECT_EQ(percent_of(30, 1), 0);
    EXPECT_EQ(percent_of(30, 2), 1);
    EXPECT_EQ(percent_of(70, 1), 1);
}

}  // namespace
}  // namespace levee::fgfk::testing
