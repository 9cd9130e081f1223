#include "games/registry.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/data_file.h"
#include "games/for_god_and_king/entry.h"
#include "games/neerwinden/entry.h"

namespace levee::games {

namespace {

// Every game reads files by their bare names and knows nothing of its neighbours.
std::vector<engine::DataFile> files_of(std::string_view folder, std::span<const EmbeddedFile> all) {
    std::vector<engine::DataFile> files;
    for (const auto& file : all)
        if (file.name.starts_with(folder))
            files.push_back({std::string(file.name.substr(folder.size())), file.text});
    return files;
}

engine::Result<std::unique_ptr<engine::Game>> load_neerwinden(std::span<const EmbeddedFile> all) {
    return neerwinden::load_game(files_of("data/neerwinden/", all));
}

engine::Result<std::unique_ptr<engine::Game>> load_for_god_and_king(
    std::span<const EmbeddedFile> all) {
    return fgfk::load_game(files_of("data/for-god-and-king/", all));
}

// clang-format off
constexpr GameEntry kGames[] = {
    {"neerwinden",            "Neerwinden 1793",            "Dumouriez attacks Coburg, 18 March 1793; hexes, orders, reaction",  load_neerwinden},
    {"for-god-and-king",      "For God and For the King",   "the war in the Vendée, March to October 1793; areas, incidents",    load_for_god_and_king},
    {"wissembourg-spicheren", "Wissembourg and Spicheren",  "two battles of August 1870; hexes, activation by chits",            nullptr},
    {"la-vendee",             "La Vendée 1793",             "the rising of 1793; regions and cards",                             nullptr},
    {"toulon",                "Toulon 1793",                "the siege of 1793 for two to seven players; areas, hidden troops",  nullptr},
};
// clang-format on

std::string playable_keys(std::span<const GameEntry> games) {
    std::string keys;
    for (const auto& game : games)
        if (game.playable()) keys.append(keys.empty() ? "" : ", ").append(game.key);
    return keys;
}

}  // namespace

std::span<const GameEntry> registry() { return kGames; }

engine::Result<std::unique_ptr<engine::Game>> open_game(std::span<const GameEntry> games,
                                                        std::string_view key,
                                                        const DataSource& data) {
    const auto game = std::ranges::find(games, key, &GameEntry::key);
    if (game == games.end()) {
        constexpr std::size_t kLongest = 40;
        std::string shown(key.substr(0, kLongest));
        if (key.size() > kLongest) shown += "...";
        return engine::Mistake{
            "", "there is no game '" + shown + "'; playable: " + playable_keys(games)};
    }
    if (!game->playable())
        return engine::Mistake{
            "", std::string(game->title) +
                    " is planned and cannot be played yet; playable: " + playable_keys(games)};
    return game->load(data.files());
}

}  // namespace levee::games
