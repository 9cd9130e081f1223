#include "ai/random_player.h"

namespace levee::ai {

namespace {
constexpr engine::Sentence kLot{"The lot fell on it.", "Le sort en a décidé."};
}  // namespace

Decision RandomPlayer::decide(const engine::Table& table, engine::Language language) {
    return {table.any_choice(random_), std::string(kLot.in(language))};
}

}  // namespace levee::ai
