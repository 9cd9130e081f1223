#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>

#include "cli/commands.h"
#include "cli/game_list.h"

namespace levee::cli {

boost::json::array game_list(std::span<const games::GameEntry> games) {
    boost::json::array rows;
    for (const auto& game : games)
        rows.push_back(boost::json::object{{"key", game.key},
                                           {"title", game.title},
                                           {"subject", game.subject},
                                           {"status", game.playable() ? "playable" : "planned"}});
    return rows;
}

int run(const GamesCommand& command, Console& console) {
    if (command.json) {
        console.out << boost::json::serialize(
                           boost::json::object{{"games", game_list(console.games)}})
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
