#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

#include "engine/counting/tally.h"
#include "engine/tables/game.h"

namespace levee::lab {

// Who plays whom, and from which seed. Player a begins as the first side (lab/chairs.h).
struct SimulationPlan {
    std::string a = "random";
    std::string b = "random";
    std::uint64_t seed = 1;
    bool swap = false;  // every second game is the one before with the sides exchanged
    bool luck = true;   // every roll is held against its expectation; takes time
};

// One finished game.
struct GameRow {
    std::uint64_t number = 0;
    std::uint64_t seed = 0;
    std::uint8_t side_of_a = 0;
    std::uint32_t decisions = 0;  // of players and of chance together
    engine::Tally tally;

    bool operator==(const GameRow&) const = default;
};

// The seed of a game: the same for the same number whatever is played before it or beside it.
std::uint64_t seed_of_game(const SimulationPlan& plan, std::uint64_t number);

// What one thread needs to play games one after another.
class Lane {
 public:
    virtual ~Lane() = default;
    // A mistake when it is told to stop before the end.
    virtual engine::Result<GameRow> play(std::uint64_t number,
                                         const std::atomic<bool>* stop = nullptr) = 0;
};

// A game with its types erased once per game played, not once per decision.
class Simulator {
 public:
    virtual ~Simulator() = default;
    virtual const engine::TallySheet& sheet() const = 0;
    // Or why there is no such player.
    virtual engine::Result<std::unique_ptr<Lane>> lane(const SimulationPlan& plan) const = 0;
};

// The game must outlive the simulator, and the simulator its lanes.
engine::Result<std::unique_ptr<Simulator>> simulator(const engine::Game& game,
                                                     const engine::Setup& setup);

}  // namespace levee::lab
