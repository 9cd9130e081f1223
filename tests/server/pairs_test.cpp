// The law of secrets over time: two games that one pair of eyes cannot tell apart are the same
// stream to it, frame by frame and to the last byte: not only what is done is hidden, but that it
// is done, when, and how often.
#include "server/support/pairs.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "engine/council_list.h"
#include "engine/tables/setup.h"
#include "games/data_source.h"
#include "games/registry.h"

namespace levee::test {

namespace {

// So many pairs of each game; the nightly run makes more (LEVEE_PAIRS).
int pairs_wanted() {
    const char* said = std::getenv("LEVEE_PAIRS");
    return said == nullptr ? 60 : std::atoi(said);
}

std::vector<engine::Setup> setups_with_secrets(const engine::Game& game) {
    std::vector<engine::Setup> found;
    for (const auto& setup : engine::all_setups(game)) {
        const auto table = game.open(setup);
        if (!std::get<std::unique_ptr<engine::Table>>(table)->open()) found.push_back(setup);
    }
    return found;
}

void check(const engine::Game& game, std::uint32_t seed) {
    const auto setups = setups_with_secrets(game);
    if (setups.empty()) return;  // it has no secrets
    engine::Random random(seed);
    PairCount count;
    const int wanted = pairs_wanted();
    for (int i = 0; i < 20 * wanted && count.pairs < wanted && !testing::Test::HasFailure(); ++i) {
        const auto& setup = setups[random.below(static_cast<std::uint32_t>(setups.size()))];
        SCOPED_TRACE(engine::described(setup) + ", pair " + std::to_string(i));
        Pair(game, setup, random).check(count);
    }
    std::cout << game.key() << ": " << count.pairs << " pairs, " << count.different
              << " of them different in secret, " << count.broken_off << " broken off, "
              << count.frames << " frames\n";
    EXPECT_GT(count.different, wanted / 2) << "this game hid too little to try it";
    EXPECT_GT(count.frames, static_cast<std::uint64_t>(2 * wanted));
}

}  // namespace

TEST(PairsTest, EveryGameOfTheListKeepsItsSecretsOverTime) {
    for (const auto& entry : games::registry()) {
        // Pairs of La Vendée part at the first card that is played, so that few are found in much
        // time: its secrets over time are held by the suite of every game
        // (KeepsItsSecretsOverTime).
        if (!entry.playable() || entry.key == "la-vendee") continue;
        SCOPED_TRACE(entry.key);
        const auto game = std::get<std::unique_ptr<engine::Game>>(
            games::open_game(games::registry(), entry.key, games::DataSource::embedded()));
        check(*game, 1793);
    }
}

TEST(PairsTest, AndSoDoesTheCouncil) {
    const auto game = std::get<std::unique_ptr<engine::Game>>(engine::council::kOnly[0].load({}));
    check(*game, 1794);
}

}  // namespace levee::test
