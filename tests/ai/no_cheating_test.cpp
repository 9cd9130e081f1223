// A player knows what its seat sees. Two tables that the seat cannot tell apart must get the same
// answers, from the first decision of a game on: what a player remembers must be blind as well.
#include <gtest/gtest.h>

#include "engine/tables/table_of.h"
#include "games/for_god_and_king/entry.h"
#include "games/neerwinden/entry.h"
#include "support.h"

namespace levee::testing {
namespace {

const engine::Setup kSecretOrders{"historical", {{"secret-orders", "on"}}};
const engine::Setup kCampaign{"campaign", {}};
constexpr auto kLanguage = engine::Language::English;

// How often the tables that were compared really differed.
struct Compared {
    int decisions = 0;
    int different = 0;
};

// A game of this player against itself. Each seat has a twin with the same seed who is never shown
// the table, but one whose hidden facts are drawn anew before every decision.
template <class Module>
Compared play_blindly(const engine::Setup& setup, const std::string& name, std::uint64_t seed,
                      int most) {
    const auto game = game_of(std::string(Module::kKey).c_str());
    auto opened = std::get<std::unique_ptr<engine::Table>>(game->open(setup));
    auto& table = dynamic_cast<engine::TableOf<Module>&>(*opened);
    const std::array players{player(*game, name, seed), player(*game, name, seed + 1)};
    const std::array twins{player(*game, name, seed), player(*game, name, seed + 1)};
    engine::Random dice(seed);
    engine::Random veil(seed + 2);
    Compared compared;
    while (!table.actor().is_over() && compared.decisions < most) {
        if (table.actor().is_chance()) {
            table.apply(table.chance_notation(dice.answer(table.chance())), kLanguage);
            continue;
        }
        const auto seat = table.actor().seat;
        const engine::TableOf<Module> other(table.rules(), table.world_for(seat, veil));
        compared.decisions += 1;
        compared.different += other.hash() == table.hash() ? 0 : 1;
        const auto choice = players[seat.raw]->decide(table, kLanguage).notation;
        EXPECT_EQ(choice, twins[seat.raw]->decide(other, kLanguage).notation)
            << name << ", seed " << seed << ", decision " << compared.decisions;
        if (::testing::Test::HasFailure()) break;
        table.apply(choice, kLanguage);
    }
    return compared;
}

// The same at scattered positions of a random game, where no player would ever come.
template <class Module>
Compared ask_blindly(const engine::Setup& setup, const std::string& name, std::uint64_t seed,
                     int most) {
    const auto game = game_of(std::string(Module::kKey).c_str());
    auto opened = std::get<std::unique_ptr<engine::Table>>(game->open(setup));
    auto& table = dynamic_cast<engine::TableOf<Module>&>(*opened);
    engine::Random random(seed);
    Compared compared;
    for (int i = 1; !table.actor().is_over() && compared.decisions < most; ++i) {
        if (table.actor().is_chance()) {
            table.apply(table.chance_notation(random.answer(table.chance())), kLanguage);
            continue;
        }
        if (i % 29 == 0) {
            const engine::TableOf<Module> other(table.rules(),
                                                table.world_for(table.actor().seat, random));
            compared.decisions += 1;
            compared.different += other.hash() == table.hash() ? 0 : 1;
            EXPECT_EQ(player(*game, name, 5)->decide(table, kLanguage).notation,
                      player(*game, name, 5)->decide(other, kLanguage).notation)
                << name << ", seed " << seed << ", position " << i;
        }
        const auto choices = table.choices(kLanguage);
        table.apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))].notation,
                    kLanguage);
    }
    return compared;
}

template <class Module>
void expect_blindness(const engine::Setup& setup, const std::string& name, int most) {
    Compared all;
    for (const std::uint64_t seed : {11U, 12U, 13U}) {
        for (const Compared& one : {play_blindly<Module>(setup, name, seed, most),
                                    ask_blindly<Module>(setup, name, seed, most / 20)}) {
            all.decisions += one.decisions;
            all.different += one.different;
        }
        if (::testing::Test::HasFailure()) return;
    }
    EXPECT_GT(all.different, all.decisions / 10) << "too little was hidden to test anything";
}

TEST(NoCheating, GreedySeesNoSecretOrders) {
    expect_blindness<neerwinden::Module>(kSecretOrders, "greedy", 600);
}
TEST(NoCheating, GreedySeesNoHiddenCounters) {
    expect_blindness<fgfk::Module>(kCampaign, "greedy", 250);
}
TEST(NoCheating, PlannerSeesNoSecretOrders) {
    expect_blindness<neerwinden::Module>(kSecretOrders, "planner:2000", 300);
}
TEST(NoCheating, PlannerSeesNoHiddenCounters) {
    expect_blindness<fgfk::Module>(kCampaign, "planner:2000", 150);
}

}  // namespace
}  // namespace levee::testing
