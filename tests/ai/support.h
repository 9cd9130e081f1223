#pragma once

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ai/game_players.h"
#include "engine/contract/chance.h"
#include "games/registry.h"

namespace levee::testing {

inline std::string name_of_game(const ::testing::TestParamInfo<const char*>& game) {
    std::string name(game.param);
    std::erase(name, '-');
    return name;
}

inline std::unique_ptr<engine::Game> game_of(const char* key) {
    const auto built_in = games::DataSource::embedded();
    auto opened = games::open_game(games::registry(), key, built_in);
    return std::get<std::unique_ptr<engine::Game>>(std::move(opened));
}

inline ai::GamePlayers players_of(const engine::Game& game) {
    return std::get<ai::GamePlayers>(ai::GamePlayers::of(game));
}

inline std::unique_ptr<ai::Opponent> player(const ai::GamePlayers& players, const std::string& name,
                                            std::uint64_t seed) {
    return std::get<std::unique_ptr<ai::Opponent>>(players.opponent(name, seed));
}
inline std::unique_ptr<ai::Opponent> player(const engine::Game& game, const std::string& name,
                                            std::uint64_t seed) {
    return player(players_of(game), name, seed);
}

struct Played {
    bool over = false;
    std::string refused;  // the first choice of a player that the rules forbid
    std::uint64_t hash = 0;
    std::optional<engine::SideId> winner;
    int decisions = 0;
    std::vector<std::string> record;  // everything that was said, dice included
};

inline constexpr int kWholeGame = 100'000;

// A game between two players, or its first `most` decisions.
inline Played play(const engine::Game& game, const ai::GamePlayers& all, const engine::Setup& setup,
                   const std::array<std::string, 2>& names, std::uint64_t seed,
                   int most = kWholeGame) {
    const auto language = engine::Language::English;
    auto table = std::get<std::unique_ptr<engine::Table>>(game.open(setup));
    const std::array players{player(all, names[0], seed), player(all, names[1], seed + 1)};
    engine::Random dice(seed);
    Played played;
    for (; !table->actor().is_over() && played.decisions < most; ++played.decisions) {
        const auto actor = table->actor();
        const auto notation = actor.is_chance()
                                  ? table->chance_notation(dice.answer(table->chance()))
                                  : players[actor.seat.raw]->decide(*table, language).notation;
        played.record.push_back(notation);
        const auto done = table->apply(notation, language);
        if (const auto* refusal = std::get_if<engine::RefusalText>(&done)) {
            played.refused = notation + ": " + refusal->text;
            break;
        }
    }
    played.over = table->actor().is_over();
    if (const auto ending = table->ending(language)) played.winner = ending->winner;
    played.hash = table->hash();
    return played;
}
inline Played play(const engine::Game& game, const engine::Setup& setup,
                   const std::array<std::string, 2>& names, std::uint64_t seed,
                   int most = kWholeGame) {
    return play(game, players_of(game), setup, names, seed, most);
}
inline Played play(const engine::Game& game, const std::array<std::string, 2>& names,
                   std::uint64_t seed, int most = kWholeGame) {
    return play(game, {game.scenarios().front().key, {}}, names, seed, most);
}

}  // namespace levee::testing
