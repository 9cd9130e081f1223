#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "engine/tables/game.h"
#include "games/data_source.h"

namespace levee::games {

// One row of the registry. A game without a loader is planned: it is listed, it cannot be opened.
struct GameEntry {
    std::string_view key;      // "neerwinden": the folder in data/, the name in a record
    std::string_view title;    // "Neerwinden 1793"
    std::string_view subject;  // one line for the list
    engine::Result<std::unique_ptr<engine::Game>> (*load)(std::span<const EmbeddedFile>) = nullptr;

    bool playable() const { return load != nullptr; }
};

// All games, in the order in which they are listed: those of src/games/list.cmake, then those to
// come.
std::span<const GameEntry> registry();

// Loads a game's data and hands it out; the mistake says whether there is no such game, whether it
// is only planned, or what is wrong in which of its files.
engine::Result<std::unique_ptr<engine::Game>> open_game(std::span<const GameEntry> games,
                                                        std::string_view key,
                                                        const DataSource& data);

}  // namespace levee::games
