#include <fmt/format.h>

#include <ostream>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/opened.h"

namespace levee::cli {

int run(const MapCommand& command, Console& console) {
    const auto opened = open(command.choice, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    const auto& [game, setup] = std::get<Opened>(opened);
    const auto drawn = game->svg(setup, command.language);
    if (const auto* wrong = mistake(drawn)) return refuse(console, *wrong);
    const auto& svg = std::get<std::string>(drawn);
    if (command.output == "-") {
        console.out << svg;
        return kOk;
    }
    if (const auto wrong = write_text(command.output, svg)) return refuse(console, *wrong);
    console.out << fmt::format("{}: {} bytes\n", command.output, svg.size());
    return kOk;
}

}  // namespace levee::cli
