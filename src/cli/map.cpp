#include <fmt/format.h>

#include <ostream>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/opened.h"

namespace levee::cli {

int run(const MapCommand& command, Console& console) {
    const auto game = open_game(command.choice.game, command.choice.data, console.games);
    if (const auto* wrong = mistake(game)) return refuse(console, *wrong);
    const auto svg = std::get<std::unique_ptr<engine::Game>>(game)->svg(command.language);
    if (command.output == "-") {
        console.out << svg;
        return kOk;
    }
    if (const auto wrong = write_text(command.output, svg)) return refuse(console, *wrong);
    console.out << fmt::format("{}: {} bytes\n", command.output, svg.size());
    return kOk;
}

}  // namespace levee::cli
