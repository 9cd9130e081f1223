#include <gtest/gtest.h>

#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

TEST(Rule_1_3, Smoke) {
    State s = Position{}
                  .put("Dampierre 1", "1410", N)
                  .put("Égalité", "1410")
                  .put("Keim", "1504", S)
                  .movement("Egalite");
    EXPECT_EQ(refused_by(s, march("Dampierre 1")), "");
}

}  // namespace
}  // namespace levee::neerwinden::testing
