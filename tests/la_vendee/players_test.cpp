// Players and tallies of the la_vendee: greedy needs no more than the features, and wins.
#include <gtest/gtest.h>

#include "ai/game_players_of.h"
#include "games/la_vendee/evaluate.h"
#include "games/la_vendee/rules/steps.h"
#include "games/la_vendee/tally.h"
#include "la_vendee/support/fixture.h"

namespace levee::la_vendee::testing {
namespace {

using Table = engine::TableOf<Module>;

std::shared_ptr<const ai::ThinkingPlayers> players() {
    const auto made = ai::thinking_players<Evaluator>(game(), data("evaluation.txt"));
    return std::get<std::shared_ptr<const ai::ThinkingPlayers>>(made);
}

// The side that greedy plays; the other plays at random.
std::optional<engine::SideId> winner(SeatId greedy, std::uint64_t seed) {
    const auto opened = game().open({});
    engine::Table& table = *std::get<std::unique_ptr<engine::Table>>(opened);
    const auto clever = players()->greedy({}, seed);
    engine::Random random(seed);
    while (!table.actor().is_over()) {
        const bool thinks = table.actor() == engine::Actor::of(greedy);
        const std::string action =
            thinks ? clever->decide(table, Language::English).notation : table.any_choice(random);
        EXPECT_EQ(table.apply(action, Language::English).index(), 0U) << action;
    }
    return table.ending(Language::English)->winner;
}

TEST(LaVendeePlayers, GreedyBeatsRandomFromBothSeats) {
    int won = 0;
    int lost = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        for (std::uint8_t seat = 0; seat < 2; ++seat) {
            const auto side = winner(SeatId{seat}, seed);
            won += side == engine::SideId{seat} ? 1 : 0;
            lost += side && side != engine::SideId{seat} ? 1 : 0;
        }
    EXPECT_GT(won, 3 * lost) << won << " won, " << lost << " lost";
}

TEST(LaVendeePlayers, RulesOfThumbMarchToTheMill) {
    State s = rules().new_game();
    s.guns = {UnitId{0}, UnitId{3}};
    s.frames = {Frame{.business = Business::Turn, .step = TurnStep::kFight},
                Frame{.business = Business::Movement}};
    s.depth = 2;
    engine::Random random(1);
    EXPECT_EQ(verb_book().notation(board(), Policy(rules()).choose(s, random)), "march Guards MIL");
}

TEST(LaVendeePlayers, ATallyAddsUp) {
    const engine::TallySheet sheet = Counter::sheet(rules());
    State s = rules().new_game();
    Counter counter(rules(), sheet, s);
    engine::Random random(3);
    Rules::Actions offered;
    while (!rules().actor(s).is_over()) {
        rules().legal_actions(s, offered);
        Events events;
        rules().apply(s, offered[random.below(static_cast<std::uint32_t>(offered.size()))],
                      &events);
        counter.observe(s, events);
    }
    counter.finish(s);
    const engine::Tally& tally = counter.tally();
    int left = static_cast<int>(kUnits);
    for (const int lost : tally.losses) left -= lost;
    int standing = 0;
    for (const AreaId at : s.at) standing += at != kNoArea ? 1 : 0;
    EXPECT_EQ(standing, left);
    EXPECT_EQ(tally.turns, board().turns);
}

}  // namespace
}  // namespace levee::la_vendee::testing
