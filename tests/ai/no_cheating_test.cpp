#include <gtest/gtest.h>

#include "engine/table_of.h"
#include "games/for_god_and_king/entry.h"
#include "games/neerwinden/entry.h"
#include "support.h"

namespace levee::testing {
namespace {

// Plays on at random until the seat decides something and there is something it cannot see.
void advance(engine::Table& table, engine::Random& random, int decisions) {
    const auto language = engine::Language::English;
    for (int i = 0; i < decisions && !table.actor().is_over(); ++i) {
        if (table.actor().is_chance()) {
            table.apply(table.chance_notation(random.answer(table.chance())), language);
            continue;
        }
        const auto choices = table.choices(language);
        table.apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))].notation,
                    language);
    }
}

// Two worlds that the actor cannot tell apart give the same choice with the same seed and budget.
template <class Module>
void expect_blindness(const char* key, const engine::Setup& setup, const std::string& name,
                      int positions) {
    const auto game = game_of(key);
    auto table = std::get<std::unique_ptr<engine::Table>>(game->open(setup));
    engine::Random random(11);
    int different = 0;
    for (int i = 0; i < positions && !table->actor().is_over(); ++i) {
        advance(*table, random, 23);
        while (table->actor().is_chance()) advance(*table, random, 1);
        if (table->actor().is_over()) break;
        const auto seat = table->actor().seat;
        const auto& truth = dynamic_cast<engine::TableOf<Module>&>(*table);
        const engine::TableOf<Module> other(truth.rules(), truth.world_for(seat, random));
        different += other.hash() == truth.hash() ? 0 : 1;
        const auto language = engine::Language::English;
        EXPECT_EQ(player(*game, name, 5)->decide(truth, language).notation,
                  player(*game, name, 5)->decide(other, language).notation)
            << "position " << i;
    }
    EXPECT_GT(different, 0) << "nothing was hidden, so nothing was tested";
}

const engine::Setup kSecretOrders{"historical", {{"secret-orders", "on"}}};
const engine::Setup kCampaign{"campaign", {}};

TEST(NoCheating, GreedySeesNoSecretOrders) {
    expect_blindness<neerwinden::Module>("neerwinden", kSecretOrders, "greedy", 40);
}
TEST(NoCheating, GreedySeesNoHiddenCounters) {
    expect_blindness<fgfk::Module>("for-god-and-king", kCampaign, "greedy", 25);
}
TEST(NoCheating, PlannerSeesNoSecretOrders) {
    expect_blindness<neerwinden::Module>("neerwinden", kSecretOrders, "planner:3000", 12);
}
TEST(NoCheating, PlannerSeesNoHiddenCounters) {
    expect_blindness<fgfk::Module>("for-god-and-king", kCampaign, "planner:3000", 8);
}

}  // namespace
}  // namespace levee::testing
