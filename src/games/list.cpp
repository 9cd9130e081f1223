// The list of all games: one line each.
#include <string>
#include <vector>

#include "engine/text/data_file.h"
#include "games/for_god_and_king/entry.h"
#include "games/neerwinden/entry.h"
#include "games/registry.h"

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

}  // namespace

std::span<const GameEntry> registry() { return kGames; }

}  // namespace levee::games
