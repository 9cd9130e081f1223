#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <ostream>

#include "cli/game_list.h"
#include "cli/opened.h"
#include "engine/tables/setup.h"

namespace levee::cli {

answer::Games game_list(std::span<const games::GameEntry> games) {
    answer::Games list;
    for (const auto& game : games)
        list.games.push_back({std::string(game.key), std::string(game.title),
                              std::string(game.subject), game.playable() ? "playable" : "planned"});
    return list;
}

namespace {

// As `--scenario` and `--option` take them.
void print_set_ups(const engine::Game& game, engine::Language language, std::ostream& out) {
    for (const auto& scenario : game.scenarios()) {
        out << fmt::format("{:<24}{}\n", scenario.key, scenario.title.in(language));
        for (const auto& option : game.options())
            if (belongs_to(option, scenario.key))
                out << fmt::format("  {:<22}{}\n  {:<22}{}\n", option.key, option.text.in(language),
                                   "", fmt::join(option.values, ", "));
    }
}

int describe(const GamesCommand& command, Console& console) {
    const auto game = open_game(command.game, command.data, console.games);
    if (const auto* wrong = engine::mistake(game)) return refuse(console, *wrong);
    const auto& opened = *std::get<std::unique_ptr<engine::Game>>(game);
    if (command.json)
        console.out << boost::json::serialize(engine::page::written(answer::game(opened))) << '\n';
    else
        print_set_ups(opened, command.language, console.out);
    return kOk;
}

}  // namespace

int run(const GamesCommand& command, Console& console) {
    if (!command.game.empty()) return describe(command, console);
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
