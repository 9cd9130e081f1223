#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <ostream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/opened.h"
#include "cli/progress.h"
#include "cli/sim_folder.h"
#include "engine/hash.h"
#include "lab/run.h"
#include "lab/summary.h"

namespace levee::cli {

namespace fs = std::filesystem;
using boost::json::object;
using engine::Result;

namespace {

// What must be the same for games to belong together.
object settings_of(const SimCommand& command, const Opened& opened, std::uint64_t data) {
    object options;
    for (const auto& [key, value] : opened.setup.options) options[key] = value;
    boost::json::array changes(command.changes.begin(), command.changes.end());
    return {{"game", opened.game->key()},
            {"rules", opened.game->rules_version()},
            {"scenario", opened.setup.scenario},
            {"options", std::move(options)},
            {"a", command.contest.a},
            {"b", command.contest.b},
            {"seed", command.contest.seed},
            {"swap", command.contest.swap},
            {"luck", command.contest.luck},
            {"set", std::move(changes)},
            {"data", fmt::format("{:016x}", data)}};
}

Result<std::uint64_t> hash_of_data(const GameChoice& choice) {
    const auto source = data_source(choice.data, choice.game);
    if (const auto* wrong = engine::mistake(source)) return *wrong;
    const std::string folder = "data/" + choice.game + "/";
    std::uint64_t hash = engine::kHashStart;
    for (const auto& file : std::get<games::DataSource>(source).files())
        if (file.name.starts_with(folder))
            hash = engine::hash_text(file.text, engine::hash_text(file.name, hash));
    return hash;
}

std::string percent(const lab::Share& share) {
    return fmt::format("{:5.1f} %  ({:.1f} to {:.1f})", 100 * share.value, 100 * share.interval.low,
                       100 * share.interval.high);
}

std::string told(const engine::TallySheet& sheet, const lab::Summary& summary,
                 const lab::Contest& contest) {
    std::string text;
    const auto line = [&](const std::string& name, const std::string& figures) {
        text += fmt::format("  {:<22} {}\n", name, figures);
    };
    for (std::size_t side = 0; side < 2; ++side)
        line(sheet.sides[side].en + " win", percent(summary.wins[side]));
    line("draws", percent(summary.draws));
    if (contest.swap) {
        line("a, " + contest.a, percent(summary.wins_of_a));
        line("b, " + contest.b, percent(summary.wins_of_b));
    }
    const auto& lead = summary.lead;
    line("lead of the first side",
         fmt::format("{:+5.2f}    ({:+.2f} to {:+.2f}) {}", lead.value, lead.interval.low,
                     lead.interval.high, sheet.lead.en));
    if (summary.luck.measured) {
        const auto& score = summary.luck.adjusted_score;
        line("score without luck",
             fmt::format("{:5.1f} %  ({:.1f} to {:.1f})", 100 * score.value,
                         100 * score.interval.low, 100 * score.interval.high));
    }
    line("turns", fmt::format("{:5.2f}", summary.turns.value));
    line("decisions", fmt::format("{:5.0f}", summary.decisions.value));
    return text;
}

}  // namespace

int run(const SimCommand& command, Console& console) {
    const auto opened = open(command.choice, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    const auto& [game, setup] = std::get<Opened>(opened);
    const auto made = lab::simulator(*game, setup);
    if (const auto* wrong = mistake(made)) return refuse(console, *wrong);
    const auto& simulator = *std::get<std::unique_ptr<lab::Simulator>>(made);
    const auto& sheet = simulator.sheet();
    if (const auto worker = simulator.worker(command.contest); const auto* wrong = mistake(worker))
        return refuse(console, *wrong);

    const auto data = hash_of_data(command.choice);
    if (const auto* wrong = mistake(data)) return refuse(console, *wrong);
    const fs::path folder(command.folder);
    const object settings =
        settings_of(command, std::get<Opened>(opened), std::get<std::uint64_t>(data));
    if (const auto wrong = claim_folder(folder, settings, command.resume))
        return refuse(console, *wrong);
    auto file = GamesFile::open(folder / "games.csv", sheet);
    if (const auto* wrong = mistake(file)) return refuse(console, *wrong);
    auto& games = std::get<GamesFile>(file);

    const auto numbers = games.missing(command.games);
    const unsigned jobs =
        command.jobs > 0 ? command.jobs : std::max(1U, std::thread::hardware_concurrency());
    const auto start = std::chrono::steady_clock::now();
    Progress progress(console, "games", numbers.size());
    std::uint64_t done = 0;
    bool disk_full = false;
    const auto trouble =
        lab::run_games(simulator, command.contest, numbers, jobs, [&](const lab::GameRow& row) {
            disk_full = !games.add(sheet, row);
            progress.at(++done);
            return !disk_full;
        });
    progress.end();
    if (trouble) return refuse(console, *trouble);
    if (disk_full) return refuse(console, {folder.string(), "the disk did not take the last game"});
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();

    if (const auto wrong = games.finish(sheet)) return refuse(console, *wrong);
    const auto summary = lab::summarise(sheet, games.rows());
    const object text{{"settings", settings}, {"summary", lab::summary_json(sheet, summary)}};
    if (const auto wrong = write_text(folder / "summary.json", boost::json::serialize(text) + "\n"))
        return refuse(console, *wrong);
    console.out << fmt::format("{}, {}: {} against {}, {} games", game->title(), setup.scenario,
                               command.contest.a, command.contest.b, summary.games);
    if (done > 0)
        console.out << fmt::format(" ({} now, {:.1f} a second, {} jobs)", done,
                                   static_cast<double>(done) / seconds, jobs);
    console.out << '\n' << told(sheet, summary, command.contest);
    return kOk;
}

}  // namespace levee::cli
