#include "ai/random_player.h"

#include <cassert>

namespace levee::ai {

namespace {
constexpr engine::Sentence kLot{"The lot fell on it.", "Le sort en a décidé."};
}  // namespace

Decision RandomPlayer::decide(const engine::Table& table, engine::Language language) {
    const auto choices = table.choices(language);
    assert(!choices.empty() && "a player is asked only when its seat must decide");
    const auto pick = random_.below(static_cast<std::uint32_t>(choices.size()));
    return {choices[pick].notation, std::string(kLot.in(language))};
}

}  // namespace levee::ai
