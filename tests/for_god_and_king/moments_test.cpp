// What could be done a moment ago and cannot now: the refusal names the case of what was wanted,
// not of what is asked now. A law along random play.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "engine/proofs/playout.h"
#include "support/fixture.h"

namespace levee::fgfk::testing {
namespace {

struct Moment {
    Verb verb{};
    std::vector<Business> askers;  // none is under way: the verb is out of its moment
    std::vector<std::string_view> cases;
};

const std::vector<Moment>& moments() {
    static const std::vector<Moment> kMoments{
        {Verb::Seize, {Business::Initiative}, {"2.3"}},
        {Verb::Activate, {Business::Operations}, {"2.4"}},
        {Verb::Pass, {Business::Operations}, {"2.4"}},
        {Verb::Preempt, {Business::Preempt}, {"2.4"}},
        {Verb::Take, {Business::Gather}, {"3.2"}},
        {Verb::Go, {Business::Gather}, {"3.2"}},
        {Verb::To, {Business::Operation}, {"3.2", "4.5"}},
        {Verb::Drop, {Business::Operation}, {"3.2", "4.5"}},
        {Verb::PickUp, {Business::Operation}, {"3.2", "4.5"}},
        {Verb::Halt, {Business::Operation}, {"3.2", "4.5"}},
        {Verb::March, {Business::Guns}, {"4.1", "4.2"}},
        {Verb::Fight, {Business::Combat}, {"T6"}},
        {Verb::Resolve, {Business::Combat}, {"4.1"}},
        {Verb::Lose, {Business::Losses}, {"4.1"}},
        {Verb::Pursue, {Business::Combat, Business::Pursuit}, {"4.5"}},
        {Verb::Desert, {Business::Desertion}, {"2.5"}},
        {Verb::Excuse, {Business::Committee}, {"2.6"}},
        {Verb::Place, {Business::Placing}, {"2.2"}},
    };
    return kMoments;
}

TEST(Refusals, NameTheCaseOfWhatWasWanted) {
    std::array<int, kVerbs> seen{};
    Rules::Actions before;
    engine::Random random(14);
    const auto new_game = [] { return rules().new_game({}); };
    const auto unsigned_end = [](const State&) { return 0; };
    engine::random_play(rules(), new_game, 200'000, random, unsigned_end, [&](const auto& step) {
        if (!step.actor.is_seat()) return;
        const State& s = step.state;
        for (const Action& a : before)
            for (const Moment& moment : moments()) {
                const bool under_way =
                    std::any_of(s.frames.begin(), s.frames.begin() + s.depth, [&](const Frame& f) {
                        return std::find(moment.askers.begin(), moment.askers.end(), f.business) !=
                               moment.askers.end();
                    });
                if (a.verb != moment.verb || under_way) continue;
                const engine::Verdict verdict = rules().why_not(s, a);
                const auto& cases = moment.cases;
                EXPECT_NE(std::find(cases.begin(), cases.end(), verdict.refusal.rule), cases.end())
                    << static_cast<int>(a.verb) << " is refused by " << verdict.refusal.rule;
                ++seen[static_cast<std::size_t>(a.verb)];
            }
        before = step.offered;
    });
    for (const Verb verb : {Verb::To, Verb::Halt, Verb::Take, Verb::March, Verb::Pursue, Verb::Lose,
                            Verb::Resolve, Verb::Preempt})
        EXPECT_GT(seen[static_cast<std::size_t>(verb)], 40) << static_cast<int>(verb);
}

}  // namespace
}  // namespace levee::fgfk::testing
