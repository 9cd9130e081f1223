// Laws along random play: what could be done a moment ago is refused by the case of what was
// wanted; and what is offered comes to something (N-106).
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/neerwinden/rules/internal.h"
#include "support/fixture.h"
#include "support/moments.h"

namespace levee::neerwinden::testing {
namespace {

using Moment = levee::testing::Moment<Verb, Business>;
using engine::any_of;

const std::vector<Moment>& moments() {
    static const std::vector<Moment> kMoments{
        {Verb::Attempt, any_of(Business::OrderChanges), {"4.2.1"}},
        {Verb::Announced, any_of(Business::OrderChanges), {"4.2.1"}},
        {Verb::Activate, any_of(Business::Activations), {"2.C"}},
        {Verb::Rally, any_of(Business::Movement), {"5.1"}},
        {Verb::March, any_of(Business::Movement), {"5.2"}},
        {Verb::Ride, any_of(Business::Movement), {"7"}},
        {Verb::To, any_of(Business::Move, Business::Ride), {"1.6", "5.2"}},
        {Verb::Halt, any_of(Business::Move, Business::Ride), {"1.6", "5.2"}},
        {Verb::Face, any_of(Business::Facing), {"1.3"}},
        {Verb::Flee, any_of(Business::RoutMove), {"5.5"}},
        {Verb::Turn, any_of(Business::Reaction), {"5.3"}},
        {Verb::ReactFire, any_of(Business::Reaction), {"5.3"}},
        {Verb::Fire, any_of(Business::Combat), {"6"}},
        {Verb::Resolve, any_of(Business::Fire), {"6.1.2"}},
        {Verb::Bayonet, any_of(Business::Assault), {"6.2.1"}},
        {Verb::Charge, any_of(Business::Assault), {"5.3.1"}},
        {Verb::Withdraw, any_of(Business::Assault), {"6.2.2"}},
        {Verb::CounterCharge, any_of(Business::Assault), {"5.3.3"}},
        {Verb::Lose, any_of(Business::Damage), {"6.3"}},
        {Verb::Disorganise, any_of(Business::Damage), {"6.3"}},
        {Verb::Retreat, any_of(Business::Retreat, Business::Damage), {"6.3"}},
        {Verb::Advance, any_of(Business::Advance), {"6.4"}},
        {Verb::Accompany, any_of(Business::Accompany), {"7"}},
    };
    return kMoments;
}

template <class See>
void along_random_play(std::uint64_t seed, See see) {
    levee::testing::along_random_play(rules(), 150'000, seed, see);
}

TEST(Refusals, NameTheCaseOfWhatWasWanted) {
    const auto seen = levee::testing::refusals_name_what_was_wanted(rules(), moments(), 150'000);
    levee::testing::expect_seen(
        seen, 40,
        {Verb::Attempt, Verb::March, Verb::To, Verb::Halt, Verb::Face, Verb::Turn, Verb::Fire});
    // Seldom in random play.
    levee::testing::expect_seen(seen, 5, {Verb::Withdraw, Verb::Retreat});
}

// 4.1.1 speaks of a reserve that is full, and of nothing else (1.4).
TEST(Refusals, NoReserveIsLeftOnlyWhereNoneIs) {
    int seen = 0;
    along_random_play(411, [&](const auto& step) {
        const State& s = step.state;
        if (top(s).business != Business::Move) return;
        const FormationId f = board().formation[top(s).unit.raw];
        for (const auto& next : board().next[s.units[top(s).unit].at.raw]) {
            if (next.to == kNoHex) continue;
            const auto verdict = rules().why_not(s, Action::of(Verb::To, next.to));
            if (verdict.legal() || std::string_view{verdict.refusal.rule} != "4.1.1") continue;
            ++seen;
            EXPECT_GE(s.formations[f].reserves, board().card(f).reserve);
        }
    });
    EXPECT_GT(seen, 100);
}

TEST(Ruling_N_106, AMoveThatIsOfferedComesToSomething) {
    int marches = 0;
    int rides = 0;
    along_random_play(106, [&](const auto& step) {
        for (const Action& a : step.offered) {
            if (a.verb != Verb::March && a.verb != Verb::Ride) continue;
            State s = step.state;
            rules().apply(s, a, nullptr);
            Rules::Actions open = offers(s);
            const auto goes = [](const Action& x) { return x.verb == Verb::To; };
            bool comes_to_something = std::any_of(open.begin(), open.end(), goes);
            if (!comes_to_something && a.verb == Verb::March) {
                rules().apply(s, Action::of(Verb::Halt), nullptr);
                open = offers(s);  // facings
                comes_to_something = top(s).business == Business::Facing && open.size() > 1;
            }
            ++(a.verb == Verb::March ? marches : rides);
            ASSERT_TRUE(comes_to_something) << static_cast<int>(a.verb);
        }
    });
    EXPECT_GT(marches, 1'000);
    EXPECT_GT(rides, 1'000);
}

}  // namespace
}  // namespace levee::neerwinden::testing
