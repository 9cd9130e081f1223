#include "engine/proofs/perft.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/opened.h"

namespace levee::cli {

using engine::PerftLine;

namespace {

constexpr int kDeepest = 12;
constexpr std::size_t kMostFileBytes = std::size_t{1} << 20U;

// Counts again what a golden file says.
int compare(const PerftCommand& command, const engine::Game& game, Console& console) {
    if (!command.choice.scenario.empty() || !command.choice.options.empty())
        return refuse(console, {"--file", "the file names the scenario and the options"});
    const auto read = read_text(command.file, kMostFileBytes);
    if (const auto* wrong = mistake(read)) return refuse(console, *wrong);
    const auto& text = std::get<std::string>(read);
    const auto golden = engine::read_perft(text, command.file);
    if (const auto* wrong = mistake(golden)) return refuse(console, *wrong);
    std::size_t lines = 0;
    for (const auto& position : std::get<std::vector<engine::PerftCase>>(golden))
        for (const auto& line : position.lines) {
            ++lines;
            if (line.counts.depth > kDeepest)
                return refuse(console, {fmt::format("{}:{}", command.file, line.number),
                                        fmt::format("a depth is 1 to {}", kDeepest)});
            if (const auto setup = completed(game, position.setup);
                const auto* wrong = mistake(setup))
                return refuse(console,
                              {fmt::format("{}:{}", command.file, line.number), wrong->what});
        }
    const auto differ = engine::check_perft(game, text, command.file);
    for (const auto& sentence : differ) console.err << sentence << '\n';
    console.out << fmt::format("{}: {} of {} counts hold\n", command.file, lines - differ.size(),
                               lines);
    return differ.empty() ? kOk : kWrong;
}

}  // namespace

int run(const PerftCommand& command, Console& console) {
    if (command.depth < 1 || command.depth > kDeepest)
        return refuse(console, {"--depth", fmt::format("a depth is 1 to {}", kDeepest)});
    const auto opened = open(command.choice, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    const auto& [game, setup] = std::get<Opened>(opened);
    if (!command.file.empty()) return compare(command, *game, console);
    const auto counted = game->perft(setup, command.depth);
    if (const auto* wrong = mistake(counted)) return refuse(console, *wrong);
    const auto& lines = std::get<std::vector<PerftLine>>(counted);
    if (command.json) {
        boost::json::array rows;
        for (const auto& line : lines)
            rows.push_back(boost::json::object{{"depth", line.depth},
                                               {"sequences", line.sequences},
                                               {"rolls", line.rolls},
                                               {"finished", line.finished}});
        console.out << boost::json::serialize(boost::json::object{{"game", command.choice.game},
                                                                  {"scenario", setup.scenario},
                                                                  {"lines", std::move(rows)}})
                    << '\n';
        return kOk;
    }
    console.out << fmt::format("{:<8} {:>16} {:>14} {:>12}\n", "", "sequences", "rolls",
                               "finished");
    for (const auto& line : lines)
        console.out << fmt::format("depth {:>2} {:>16} {:>14} {:>12}\n", line.depth, line.sequences,
                                   line.rolls, line.finished);
    return kOk;
}

}  // namespace levee::cli
