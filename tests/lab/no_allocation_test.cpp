#include "support.h"
#include "support/counting_new.h"

namespace levee::testing {
namespace {

// A game asks for memory when its players sit down and its tally is laid out, and never while it is
// played.
TEST(NoAllocation, PerDecisionOfASimulation) {
    for (const char* key : {"neerwinden", "for-god-and-king"})
        for (const char* name : {"random", "policy"}) {
            const Laboratory laboratory(key);
            lab::SimulationPlan plan;
            plan.a = plan.b = name;
            const auto lane =
                std::get<std::unique_ptr<lab::Lane>>(laboratory.simulator->lane(plan));
            for (std::uint64_t number = 0; number < 4; ++number) {
                std::uint32_t decisions = 0;
                const auto asked = support::allocations_during([&] {
                    const auto played = lane->play(number);
                    decisions = std::get<lab::GameRow>(played).decisions;
                });
                EXPECT_GT(decisions, 200U);
                EXPECT_LE(asked, 16U) << key << ", " << name << ", " << decisions << " decisions";
            }
        }
}

}  // namespace
}  // namespace levee::testing
