#include "ai/random_player.h"

namespace levee::ai {

namespace {
constexpr engine::Sentence kLot{"The lot fell on it.", "Le sort en a décidé."};
}  // namespace

Decision RandomPlayer::decide(const engine::Table& table,
                              std::optional<engine::Language> explained) {
    return {table.any_choice(random_), explained ? std::string(kLot.in(*explained)) : ""};
}

}  // namespace levee::ai
