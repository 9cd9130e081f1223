// The list of games where the real ones are not wanted: The Ford alone, with players that do not
// think. Linked in place of what is made of src/games/list.cmake (preset `threads`).
#include "ai/game_players.h"
#include "engine/toy_module.h"
#include "games/registry.h"

namespace levee::games {

namespace {

engine::Result<std::unique_ptr<engine::Game>> load_ford(std::span<const EmbeddedFile> /*all*/) {
    return std::unique_ptr<engine::Game>(
        std::make_unique<engine::GameOf<engine::toy::Module>>(engine::toy::Board{}));
}

constexpr GameEntry kGames[] = {{"the-ford", "The Ford", "two columns and a ford", load_ford}};

}  // namespace

std::span<const GameEntry> registry() { return kGames; }

}  // namespace levee::games

namespace levee::ai {

namespace {

// At every level the computer plays at random.
constexpr PlayersEntry kFord{
    "the-ford", nullptr, {"random", "random", "random", "random", "random", "random", "random"}};

}  // namespace

const PlayersEntry* players_entry(std::string_view game) {
    return game == kFord.game ? &kFord : nullptr;
}

}  // namespace levee::ai
