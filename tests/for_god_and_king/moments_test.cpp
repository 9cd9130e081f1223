// What could be done a moment ago and cannot now: the refusal names the case of what was wanted,
// not of what is asked now. A law along random play.
#include <gtest/gtest.h>

#include <vector>

#include "support/fixture.h"
#include "support/moments.h"

namespace levee::fgfk::testing {
namespace {

using Moment = levee::testing::Moment<Verb, Business>;
using engine::any_of;

const std::vector<Moment>& moments() {
    static const std::vector<Moment> kMoments{
        {Verb::Seize, any_of(Business::Initiative), {"2.3"}},
        {Verb::Activate, any_of(Business::Operations), {"2.4"}},
        {Verb::Pass, any_of(Business::Operations), {"2.4"}},
        {Verb::Preempt, any_of(Business::Preempt), {"2.4"}},
        {Verb::Take, any_of(Business::Gather), {"3.2"}},
        {Verb::Go, any_of(Business::Gather), {"3.2"}},
        {Verb::To, any_of(Business::Operation), {"3.2", "4.5"}},
        {Verb::Drop, any_of(Business::Operation), {"3.2", "4.5"}},
        {Verb::PickUp, any_of(Business::Operation), {"3.2", "4.5"}},
        {Verb::Halt, any_of(Business::Operation), {"3.2", "4.5"}},
        {Verb::March, any_of(Business::Guns), {"4.1", "4.2"}},
        {Verb::Fight, any_of(Business::Combat), {"T6"}},
        {Verb::Resolve, any_of(Business::Combat), {"4.1"}},
        {Verb::Lose, any_of(Business::Losses), {"4.1"}},
        {Verb::Pursue, any_of(Business::Combat, Business::Pursuit), {"4.5"}},
        {Verb::Desert, any_of(Business::Desertion), {"2.5"}},
        {Verb::Excuse, any_of(Business::Committee), {"2.6"}},
        {Verb::Place, any_of(Business::Placing), {"2.2"}},
    };
    return kMoments;
}

TEST(Refusals, NameTheCaseOfWhatWasWanted) {
    const auto seen = levee::testing::refusals_name_what_was_wanted(rules(), moments(), 200'000);
    levee::testing::expect_seen(seen, 40,
                                {Verb::To, Verb::Halt, Verb::Take, Verb::March, Verb::Pursue,
                                 Verb::Lose, Verb::Resolve, Verb::Preempt});
}

}  // namespace
}  // namespace levee::fgfk::testing
