// The one list of games with players and simulations: a line each. ai::players_entry() is here and
// not in its own layer because the same source file instantiates both for a game.
#include <algorithm>
#include <array>

#include "lab/game_list.h"

namespace levee::lab {

extern const GameTypes kNeerwinden;     // game_neerwinden.cpp
extern const GameTypes kForGodAndKing;  // game_for_god_and_king.cpp

namespace {

constexpr std::array kGames{&kNeerwinden, &kForGodAndKing};

const GameTypes* find(std::string_view key) {
    const auto game =
        std::ranges::find(kGames, key, [](const GameTypes* types) { return types->players.game; });
    return game == kGames.end() ? nullptr : *game;
}

}  // namespace

engine::Result<std::unique_ptr<Simulator>> simulator(const engine::Game& game,
                                                     const engine::Setup& setup) {
    if (const GameTypes* types = find(game.key())) {
        auto made = types->simulator(game, setup);
        if (engine::mistake(made) || std::get<std::unique_ptr<Simulator>>(made)) return made;
    }
    return engine::Mistake{
        "", std::string(game.title()) + " does not say what there is to count in it"};
}

}  // namespace levee::lab

namespace levee::ai {

const PlayersEntry* players_entry(std::string_view game) {
    const lab::GameTypes* types = lab::find(game);
    return types == nullptr ? nullptr : &types->players;
}

}  // namespace levee::ai
