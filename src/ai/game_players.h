#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "ai/levels.h"
#include "ai/opponent.h"
#include "ai/workers.h"
#include "engine/tables/game.h"

namespace levee::ai {

class ThinkingPlayers;

// The computer players of one game. Whoever keeps the game makes them once and keeps them: the
// evaluation is read and the tables of its evaluator are filled only then. The game must outlive
// them and everybody they bring to a table. Any thread may ask at any time.
class GamePlayers {
 public:
    // By the text of an evaluation file, or if that is empty by the game's own; a mistake is one in
    // that text. A game that has no evaluation has its random player.
    static engine::Result<GamePlayers> of(const engine::Game& game, std::string_view weights = {});
    GamePlayers(const engine::Game& game, std::shared_ptr<const ThinkingPlayers> thinking)
        : game_(&game), thinking_(std::move(thinking)) {}

    // The levels of the game, the weakest first; none for a game that only random plays.
    const std::vector<Level>& levels() const;

    // `level` is the key of a level, or a player by name and budget: random, policy, greedy,
    // planner:2s (two seconds a turn), planner:20000 (engine calls a turn). Workers to think with
    // must outlive the opponent.
    engine::Result<std::unique_ptr<Opponent>> opponent(std::string_view level, std::uint64_t seed,
                                                       Workers* workers = nullptr) const;

    // The best few choices of the seat, which must be the actor; the best one first.
    std::vector<Hint> hints(const engine::Table& table, engine::SeatId seat,
                            engine::Language language) const;

    // The chance that the side of this seat wins, 0 to 1, as far as the seat can judge it (the
    // spectator: that of seat 0, by what everybody sees).
    double assessment(const engine::Table& table, engine::SeatId seat) const;

    // Null for a game that only random plays.
    const ThinkingPlayers* thinking() const { return thinking_.get(); }

 private:
    const engine::Game* game_;
    std::shared_ptr<const ThinkingPlayers> thinking_;
};

// What a game whose players think gives to all who ask for them.
struct PlayersEntry {
    std::string_view game;
    // By these weights, the text of an evaluation file; a mistake is one in that file. None if the
    // game is another one. Null where nobody thinks and every level is random.
    engine::Result<std::shared_ptr<const ThinkingPlayers>> (*make)(const engine::Game& game,
                                                                   std::string_view weights);
    LevelPlayers levels;
};
// Null for a game that is not in the list. The list is made of src/games/list.cmake: whoever links
// this layer without that one brings a list of its own.
const PlayersEntry* players_entry(std::string_view game);

}  // namespace levee::ai
