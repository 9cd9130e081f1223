#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/crew.h"
#include "engine/game.h"
#include "engine/table.h"

namespace levee::ai {

// A playing strength that a person can choose; the player and its budget are inside.
struct Level {
    std::string key;
    std::string title;
    std::string titre;  // the same in French
    std::string text;   // who should choose it, in a sentence
    std::string texte;
};

struct Decision {
    std::string notation;
    std::string reason;  // what the player expected of it, in a sentence
};

// One of the best choices, for a person who asks.
struct Hint {
    std::string notation;
    std::string text;    // the choice, as the menu has it
    std::string reason;  // what is expected of it
    double value = 0;    // chance of winning afterwards, 0 to 1
};

// A computer player of one seat. It may keep plans from one decision to the next; what it decides
// depends on what the actor's seat can see, on its seed and on its budget, and on nothing else.
class Opponent {
 public:
    virtual ~Opponent() = default;
    // Precondition: a seat must decide at the table.
    virtual Decision decide(const engine::Table& table, engine::Language language) = 0;
};

// The levels of a game, the weakest first; empty for a game that no computer plays.
std::vector<Level> levels(std::string_view game);

// What a player may be given beyond its name.
struct Outfit {
    std::string_view weights;  // text of an evaluation file; empty: the game's own
    Crew* crew = nullptr;      // to think with; must outlive the opponent
};

// `level` is the key of a level, or a player by name and budget: random, policy, greedy, planner:2s
// (two seconds a turn), planner:20000 (engine calls a turn). The game must outlive the opponent.
engine::Result<std::unique_ptr<Opponent>> opponent(const engine::Game& game, std::string_view level,
                                                   std::uint64_t seed, const Outfit& outfit = {});

// The best few choices of the seat, which must be the actor; the best one first.
std::vector<Hint> hints(const engine::Game& game, const engine::Table& table, engine::SeatId seat,
                        engine::Language language);

// The chance that the side of this seat wins, 0 to 1, as far as the seat can judge it (the
// spectator: that of seat 0, by what everybody sees).
double assessment(const engine::Game& game, const engine::Table& table, engine::SeatId seat);

}  // namespace levee::ai
