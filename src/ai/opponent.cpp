#include "ai/opponent.h"

#include <algorithm>

#include "ai/random_player.h"

namespace levee::ai {

namespace {

constexpr std::string_view kRandom = "random";

const Level kRecruit{"recruit", "Recruit", "Recrue",
                     "plays at random; for learning how the game is handled",
                     "joue au hasard ; pour apprendre à manier le jeu"};

}  // namespace

std::vector<Level> levels(std::string_view /*game*/) { return {kRecruit}; }

engine::Result<std::unique_ptr<Opponent>> opponent(const engine::Game& /*game*/,
                                                   std::string_view level, std::uint64_t seed) {
    if (level == kRandom || level == kRecruit.key) return std::make_unique<RandomPlayer>(seed);
    return engine::Mistake{"", "there is no computer player '" + std::string(level.substr(0, 40)) +
                                   "'; there are: " + std::string(kRandom) + ", " + kRecruit.key};
}

std::vector<Hint> hints(const engine::Game& /*game*/, const engine::Table& /*table*/,
                        engine::SeatId /*seat*/, engine::Language /*language*/) {
    return {};
}

double assessment(const engine::Game& /*game*/, const engine::Table& /*table*/,
                  engine::SeatId /*seat*/) {
    return 0.5;
}

}  // namespace levee::ai
