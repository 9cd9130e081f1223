#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <ostream>

#include "cli/commands.h"
#include "cli/game_list.h"

namespace levee::cli {

answer::Games game_list(std::span<const games::GameEntry> games) {
    answer::Games list;
    for (const auto& game : games)
        list.games.push_back({std::string(game.key), std::string(game.title),
                              std::string(game.subject), game.playable() ? "playable" : "planned"});
    return list;
}

int run(const GamesCommand& command, Console& console) {
    if (command.json) {
        console.out << boost::json::serialize(engine::page::written(game_list(console.games)))
                    << '\n';
        return kOk;
    }
    for (const auto& game : console.games)
        console.out << fmt::format("{:<22} {:<9} {}: {}\n", game.key,
                                   game.playable() ? "playable" : "planned", game.title,
                                   game.subject);
    return kOk;
}

}  // namespace levee::cli
