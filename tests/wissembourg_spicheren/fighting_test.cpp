// Random players seldom meet. Here players who seek the enemy keep the laws through whole battles.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/text/json.h"
#include "engine/text/verb_words.h"
#include "games/wissembourg_spicheren/policy.h"
#include "games/wissembourg_spicheren/reflection.h"
#include "games/wissembourg_spicheren/verbs.h"
#include "wissembourg_spicheren/support/fixture.h"

namespace levee::wissembourg_spicheren::testing {
namespace {

// What a law says of one position, or nothing.
std::string broken(const State& s, const Rules::Actions& offered,
                   const std::vector<Action>& others) {
    const auto written = [](const Action& a) { return verb_book().notation(board(), a); };
    if (offered.empty()) return "nothing is offered";
    for (const Action& a : offered)
        if (!rules().why_not(s, a).legal()) return written(a) + " is offered but refused";
    for (const Action& a : others) {
        const bool listed = std::find(offered.begin(), offered.end(), a) != offered.end();
        if (rules().why_not(s, a).legal() && !listed) return written(a) + " is not offered";
    }
    if (const auto lost = rules().conserved(s)) return *lost;
    State rebuilt = s;
    rules().rebuild(rebuilt);
    if (rebuilt != s) return "built anew it is not what was kept up to date";
    if (const auto found = rules().validate(s)) return found->text();
    const auto text = engine::json::write(s, Names(board()));
    State back{};
    if (const auto wrong = engine::json::read(text, back, Names(board()))) return wrong->text();
    rules().rebuild(back);
    return back == s ? "" : "the state that was read is not the one that was written";
}

TEST(WissembourgSpicherenFighting, KeepsTheLaws) {
    const Policy policy(rules());
    std::set<Verb> used;
    for (int game = 0; game < 12; ++game) {
        SCOPED_TRACE("game " + std::to_string(game));
        engine::Random random(1870U + static_cast<std::uint64_t>(game));
        State s = rules().new_game({.battle = static_cast<BattleId>(game % 2),
                                    .variations = static_cast<Variations>(game / 2 % 8)});
        std::vector<Action> before;
        for (int decision = 0; !rules().actor(s).is_over(); ++decision) {
            ASSERT_LT(decision, 20'000);
            Rules::Actions offered;
            rules().legal_actions(s, offered);
            ASSERT_EQ(broken(s, offered, before), "") << "decision " << decision;
            before.assign(offered.begin(), offered.end());
            Action next = offered[random.below(static_cast<std::uint32_t>(offered.size()))];
            if (rules().actor(s).is_chance())
                next = rules().chance_action(s, random.answer(rules().chance(s)));
            else if (random.below(5) != 0)
                next = policy.choose(s, random);
            used.insert(next.verb);
            rules().apply(s, next, nullptr);
        }
        EXPECT_NE(s.victory, Victory::None);
    }
    for (const Verb verb : {Verb::Fire, Verb::Attack, Verb::Support, Verb::GiveWay, Verb::Refuse,
                            Verb::Retreat, Verb::Advance, Verb::Withdraw, Verb::Stand})
        EXPECT_TRUE(used.contains(verb)) << verb_book().rows[static_cast<std::size_t>(verb)].word;
}

}  // namespace
}  // namespace levee::wissembourg_spicheren::testing
