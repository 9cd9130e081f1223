#include "games/registry.h"

#include <algorithm>
#include <string>

#include "games/entry_of.h"

namespace levee::games {

namespace {

std::string playable_keys(std::span<const GameEntry> games) {
    std::string keys;
    for (const auto& game : games)
        if (game.playable()) keys.append(keys.empty() ? "" : ", ").append(game.key);
    return keys;
}

}  // namespace

std::vector<engine::DataFile> files_of(std::string_view game, std::span<const EmbeddedFile> all) {
    const std::string folder = "data/" + std::string(game) + "/";
    std::vector<engine::DataFile> files;
    for (const auto& file : all)
        if (file.name.starts_with(folder))
            files.push_back({std::string(file.name.substr(folder.size())), file.text});
    return files;
}

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
