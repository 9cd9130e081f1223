#include "ai/policy_player.h"

#include "engine/proofs/playout.h"
#include "games/for_god_and_king/entry.h"
#include "games/for_god_and_king/policy.h"
#include "games/neerwinden/entry.h"
#include "games/neerwinden/policy.h"
#include "lab/players.h"
#include "lab/summary.h"
#include "support.h"

namespace levee::testing {
namespace {

class PolicyOf : public ::testing::TestWithParam<const char*> {
 protected:
    const Laboratory laboratory{GetParam()};

    static lab::SimulationPlan plan(std::string a, std::string b) {
        lab::SimulationPlan plan;
        plan.a = std::move(a);
        plan.b = std::move(b);
        plan.swap = true;
        plan.luck = false;
        return plan;
    }
};
INSTANTIATE_TEST_SUITE_P(EveryGame, PolicyOf, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

// The simulator asks the rules about every choice, so these games are legal to the end.
TEST_P(PolicyOf, BeatsRandomFromBothSeats) {
    const auto rows = laboratory.play(60, 2, plan("policy", "random"));
    const auto summary = lab::summarise(laboratory.sheet(), rows);
    EXPECT_GE(summary.wins_of_a.value, 0.8);
    for (const int side : {0, 1}) {
        int won = 0;
        for (const auto& row : rows)
            won += row.side_of_a == side && row.tally.winner == side ? 1 : 0;
        EXPECT_GE(won, 18) << "of 30 games of side " << side;
    }
}

TEST_P(PolicyOf, PlaysTheSameGamesWhateverTheNumberOfJobs) {
    const auto alone = laboratory.play(12, 1, plan("policy", "policy"));
    EXPECT_EQ(laboratory.play(12, 3, plan("policy", "policy")), alone);
}

TEST_P(PolicyOf, FightsBattlesWorthTheName) {
    const auto rows = laboratory.play(30, 2, plan("policy", "policy"));
    const auto summary = lab::summarise(laboratory.sheet(), rows);
    // Both sides lose something in every arm or army that fights, and ground changes hands.
    double losses = 0;
    for (const auto& item : summary.losses) losses += item.mean.value;
    EXPECT_GT(losses, 10);
    double changes = 0;
    for (const auto& objective : summary.objectives) changes += objective.changes.value;
    EXPECT_GT(changes, 1);
    EXPECT_GT(summary.lead.deviation, 1);
}

// What it decides depends on nothing that the seat cannot see: in a world that the seat cannot tell
// from the true one the choice is the same, at a table and in the simulator.
template <class Policy>
void expect_blindness(const char* key, const engine::Setup& setup) {
    using Module = typename Policy::Module;
    const Laboratory laboratory(key);
    const auto& game = dynamic_cast<const engine::GameOf<Module>&>(*laboratory.game);
    const auto& rules = game.rules();
    const auto policy = std::make_shared<const Policy>(rules);
    auto state = std::get<typename Module::Rules::State>(Module::new_game(rules, setup));
    engine::Random random(11);
    typename Module::Rules::Actions offered;
    int hidden = 0;
    for (int i = 0; i < 3000 && !rules.actor(state).is_over(); ++i) {
        const auto actor = rules.actor(state);
        if (actor.is_seat() && i % 5 == 0) {
            const auto other = rules.resample(state, actor.seat, random);
            hidden += other == state ? 0 : 1;
            ai::PolicyChooser<Policy> here(rules, *policy, 5);
            ai::PolicyChooser<Policy> there(rules, *policy, 5);
            using Action = typename Module::Rules::Action;
            const auto chosen = std::get<Action>(here.decide(state));
            ASSERT_EQ(chosen, std::get<Action>(there.decide(other))) << "decision " << i;
            const engine::TableOf<Module> table(rules, state);
            ai::PolicyPlayer<Policy> seated(rules, policy, 5);
            EXPECT_EQ(seated.decide(table, engine::Language::English).notation,
                      Module::notation(rules.board(), chosen));
        }
        const auto action = engine::random_action(rules, state, actor, offered, random);
        rules.apply(state, *action, nullptr);
    }
    EXPECT_GT(hidden, 20) << "nothing was hidden, so nothing was tested";
}

// A search asks it about positions that it would never have come into by itself.
template <class Policy>
void expect_answers_everywhere(const char* key, const engine::Setup& setup, int games) {
    using Module = typename Policy::Module;
    const Laboratory laboratory(key);
    const auto& rules = dynamic_cast<const engine::GameOf<Module>&>(*laboratory.game).rules();
    const Policy policy(rules);
    engine::Random random(23);
    typename Module::Rules::Actions offered;
    for (int game = 0; game < games; ++game) {
        auto state = std::get<typename Module::Rules::State>(Module::new_game(rules, setup));
        while (!rules.actor(state).is_over()) {
            const auto actor = rules.actor(state);
            auto action = *engine::random_action(rules, state, actor, offered, random);
            if (actor.is_seat()) {
                const auto chosen = policy.choose(state, random);
                ASSERT_TRUE(rules.why_not(state, chosen).legal())
                    << Module::notation(rules.board(), chosen);
                if (random.below(4) != 0) action = chosen;  // so that there is a battle
            }
            rules.apply(state, action, nullptr);
        }
    }
}

TEST(PolicyOfNeerwinden, AnswersWhereverChanceLeads) {
    expect_answers_everywhere<neerwinden::Policy>("neerwinden", {"historical", {}}, 300);
}
TEST(PolicyOfForGodAndKing, AnswersWhereverChanceLeads) {
    expect_answers_everywhere<fgfk::Policy>("for-god-and-king", {"campaign", {}}, 60);
}

TEST(PolicyOfNeerwinden, SeesNoSecretOrders) {
    expect_blindness<neerwinden::Policy>("neerwinden", {"historical", {{"secret-orders", "on"}}});
}
TEST(PolicyOfForGodAndKing, SeesNoHiddenCounters) {
    expect_blindness<fgfk::Policy>("for-god-and-king", {"campaign", {}});
}

}  // namespace
}  // namespace levee::testing
