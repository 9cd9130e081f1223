#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

TEST(Rule_4_4, ControllingARoadIsEnough) {
    // Gennes and Maulévrier have no road of their own.
    const State s = quiet(kBlue);
    ASSERT_FALSE(board().with_road.has(at("GEN")));
    EXPECT_TRUE(supplied(board(), s, Army::Saumur, at("GEN"), false));
    ASSERT_FALSE(board().with_road.has(at("MAU")));
    EXPECT_TRUE(supplied(board(), s, Army::Saumur, at("MAU"), false));
}

}  // namespace
}  // namespace levee::fgfk::testing
