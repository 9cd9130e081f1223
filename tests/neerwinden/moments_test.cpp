// Laws along random play: what could be done a moment ago is refused by the case of what was
// wanted; and what is offered comes to something (N-106).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "engine/proofs/playout.h"
#include "games/neerwinden/rules/internal.h"
#include "support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

struct Moment {
    Verb verb{};
    std::vector<Business> askers;  // none is under way: the verb is out of its moment
    std::vector<std::string_view> cases;
};

const std::vector<Moment>& moments() {
    static const std::vector<Moment> kMoments{
        {Verb::Attempt, {Business::OrderChanges}, {"4.2.1"}},
        {Verb::Announced, {Business::OrderChanges}, {"4.2.1"}},
        {Verb::Activate, {Business::Activations}, {"2.C"}},
        {Verb::Rally, {Business::Movement}, {"5.1"}},
        {Verb::March, {Business::Movement}, {"5.2"}},
        {Verb::Ride, {Business::Movement}, {"7"}},
        {Verb::To, {Business::Move, Business::Ride}, {"1.6", "5.2"}},
        {Verb::Halt, {Business::Move, Business::Ride}, {"1.6", "5.2"}},
        {Verb::Face, {Business::Facing}, {"1.3"}},
        {Verb::Flee, {Business::RoutMove}, {"5.5"}},
        {Verb::Turn, {Business::Reaction}, {"5.3"}},
        {Verb::ReactFire, {Business::Reaction}, {"5.3"}},
        {Verb::Fire, {Business::Combat}, {"6"}},
        {Verb::Resolve, {Business::Fire}, {"6.1.2"}},
        {Verb::Bayonet, {Business::Assault}, {"6.2.1"}},
        {Verb::Charge, {Business::Assault}, {"5.3.1"}},
        {Verb::Withdraw, {Business::Assault}, {"6.2.2"}},
        {Verb::CounterCharge, {Business::Assault}, {"5.3.3"}},
        {Verb::Lose, {Business::Damage}, {"6.3"}},
        {Verb::Disorganise, {Business::Damage}, {"6.3"}},
        {Verb::Retreat, {Business::Retreat, Business::Damage}, {"6.3"}},
        {Verb::Advance, {Business::Advance}, {"6.4"}},
        {Verb::Accompany, {Business::Accompany}, {"7"}},
    };
    return kMoments;
}

bool is_under_way(const State& s, const std::vector<Business>& askers) {
    return std::any_of(s.frames.begin(), s.frames.begin() + s.depth, [&](const Frame& f) {
        return std::find(askers.begin(), askers.end(), f.business) != askers.end();
    });
}

template <class See>
void along_random_play(std::uint64_t seed, See see) {
    engine::Random random(seed);
    const auto new_game = [] { return rules().new_game({}); };
    const auto unsigned_end = [](const State&) { return 0; };
    engine::random_play(rules(), new_game, 150'000, random, unsigned_end, [&](const auto& step) {
        if (step.actor.is_seat()) see(step);
    });
}

TEST(Refusals, NameTheCaseOfWhatWasWanted) {
    std::array<int, kVerbs> seen{};
    Rules::Actions before;
    along_random_play(14, [&](const auto& step) {
        const State& s = step.state;
        for (const Action& a : before)
            for (const Moment& moment : moments()) {
                if (a.verb != moment.verb || is_under_way(s, moment.askers)) continue;
                const engine::Verdict verdict = rules().why_not(s, a);
                const auto& cases = moment.cases;
                EXPECT_NE(std::find(cases.begin(), cases.end(), verdict.refusal.rule), cases.end())
                    << static_cast<int>(a.verb) << " is refused by " << verdict.refusal.rule;
                ++seen[static_cast<std::size_t>(a.verb)];
            }
        before = step.offered;
    });
    for (const Verb verb :
         {Verb::Attempt, Verb::March, Verb::To, Verb::Halt, Verb::Face, Verb::Turn, Verb::Fire})
        EXPECT_GT(seen[static_cast<std::size_t>(verb)], 40) << static_cast<int>(verb);
    for (const Verb verb : {Verb::Withdraw, Verb::Retreat})  // seldom in random play
        EXPECT_GT(seen[static_cast<std::size_t>(verb)], 5) << static_cast<int>(verb);
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
