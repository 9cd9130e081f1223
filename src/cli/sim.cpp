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
#include "cli/interruption.h"
#include "cli/opened.h"
#include "cli/processor_time.h"
#include "cli/progress.h"
#include "cli/sim_folder.h"
#include "engine/contract/hash.h"
#include "lab/compare.h"
#include "lab/report.h"
#include "lab/run.h"
#include "lab/summary.h"
#include "lab/thought.h"

namespace levee::cli {

namespace fs = std::filesystem;
using boost::json::object;
using engine::Mistake;
using engine::Result;

namespace {

// The data as they are, or as they were asked to be changed, with the games played on them.
struct Variant {
    Opened opened;
    std::unique_ptr<lab::Simulator> simulator;
    std::optional<GamesFile> games;
};

Result<Variant> variant(const GameChoice& choice, const lab::SimulationPlan& plan,
                        const Console& console) {
    auto opened = open(choice, console);
    if (const auto* wrong = mistake(opened)) return *wrong;
    Variant made{std::get<Opened>(std::move(opened)), nullptr, {}};
    auto simulator = lab::simulator(*made.opened.game, made.opened.setup);
    if (const auto* wrong = mistake(simulator)) return *wrong;
    made.simulator = std::get<std::unique_ptr<lab::Simulator>>(std::move(simulator));
    const auto lane = made.simulator->lane(plan);
    if (const auto* wrong = mistake(lane)) return *wrong;
    return made;
}

Result<std::uint64_t> hash_of_data(const GameChoice& choice) {
    const auto source = data_source(choice.data, choice.game);
    if (const auto* wrong = mistake(source)) return *wrong;
    const std::string folder = "data/" + choice.game + "/";
    std::uint64_t hash = engine::kHashStart;
    for (const auto& file : std::get<games::DataSource>(source).files())
        if (file.name.starts_with(folder))
            hash = engine::hash_text(file.text, engine::hash_text(file.name, hash));
    return hash;
}

// What must be the same for games to belong together.
object settings_of(const SimCommand& command, const Opened& opened, std::uint64_t data) {
    object options;
    for (const auto& [key, value] : opened.setup.options) options[key] = value;
    const auto& changes = command.choice.changes;
    return {{"schema", lab::kSchema},
            {"game", opened.game->key()},
            {"rules", opened.game->rules_version()},
            {"scenario", opened.setup.scenario},
            {"options", std::move(options)},
            {"a", command.plan.a},
            {"b", command.plan.b},
            {"seed", std::to_string(command.plan.seed)},
            {"swap", command.plan.swap},
            {"luck", command.plan.luck},
            {"set", boost::json::array(changes.begin(), changes.end())},
            {"data", fmt::format("{:016x}", data)}};
}

// The arguments that play the same games again.
std::string command_of(const SimCommand& command, const Opened& opened) {
    const auto& plan = command.plan;
    std::string text =
        fmt::format("levee sim {} --scenario {}", command.choice.game, opened.setup.scenario);
    for (const auto& [key, value] : opened.setup.options)
        text += fmt::format(" --option {}={}", key, value);
    text += fmt::format(" --a {} --b {} --games {} --seed {}", plan.a, plan.b, command.games,
                        plan.seed);
    if (plan.swap) text += " --swap";
    if (!plan.luck) text += " --no-luck";
    if (!command.choice.data.empty()) text += " --data " + command.choice.data;
    for (const auto& change : command.choice.changes) text += " --set " + change;
    return text + " --out " + command.folder;
}

struct Played {
    std::uint64_t games = 0;
    double seconds = 0;
    double processor = 0;  // seconds of all jobs together
};

// The games that are missing.
std::optional<Mistake> play(Variant& variant, const SimCommand& command, unsigned jobs,
                            const std::string& what, const Console& console,
                            const Interruption& interruption, Played& played) {
    const auto& sheet = variant.simulator->sheet();
    const auto numbers = variant.games->missing(command.games);
    Progress progress(console, what, numbers.size());
    std::uint64_t done = 0;
    bool disk_full = false;
    const auto start = std::chrono::steady_clock::now();
    const double processor = processor_seconds();
    auto trouble = lab::run_games(
        *variant.simulator, command.plan, numbers, jobs,
        [&](const lab::GameRow& row) {
            disk_full = !variant.games->add(sheet, row);
            progress.at(++done);
            return !disk_full;
        },
        &interruption.flag());
    progress.end();
    if (trouble) return trouble;
    if (disk_full) return Mistake{command.folder, "the disk did not take the last game"};
    played.games += done;
    played.seconds +=
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    played.processor += processor_seconds() - processor;
    return variant.games->finish(sheet);
}

std::string percent(double value, const lab::Interval& interval) {
    return fmt::format("{:5.1f} %  ({:.1f} to {:.1f})", 100 * value, 100 * interval.low,
                       100 * interval.high);
}

std::string told(const engine::TallySheet& sheet, const lab::Summary& summary,
                 const lab::SimulationPlan& plan) {
    std::string text;
    const auto line = [&](const std::string& name, const std::string& figures) {
        text += fmt::format("  {:<24} {}\n", name, figures);
    };
    const auto share = [&](const std::string& name, const lab::Share& part) {
        line(name, percent(part.value, part.interval));
    };
    for (std::size_t side = 0; side < 2; ++side)
        share(sheet.sides[side].en + " win", summary.wins[side]);
    share("draws", summary.draws);
    if (plan.swap) {
        share("a, " + plan.a, summary.wins_of_a);
        share("b, " + plan.b, summary.wins_of_b);
    }
    const auto& lead = summary.lead;
    line("lead of the first side", fmt::format("{:+5.2f}    ({:+.2f} to {:+.2f})", lead.value,
                                               lead.interval.low, lead.interval.high));
    if (summary.luck.measured)
        line("its score without luck",
             percent(summary.luck.adjusted_score.value, summary.luck.adjusted_score.interval));
    const auto needed = [](const std::optional<std::uint64_t>& games) {
        return games ? std::to_string(*games) : std::string("cannot be told: all ended alike");
    };
    line(
        "games to show 1 %",
        needed(summary.games_for_one_percent) +
            (summary.luck.measured ? fmt::format(" of each ({} without luck)",
                                                 needed(summary.games_for_one_percent_without_luck))
                                   : " of each"));
    line("turns, decisions",
         fmt::format("{:.2f}, {:.0f}", summary.turns.value, summary.decisions.value));
    return text;
}

// What a balance figure of these players is worth.
std::string warning(std::string_view game, const lab::SimulationPlan& plan) {
    std::string weak;
    for (const auto& player : {plan.a, plan.b}) {
        const auto thought = lab::thought_of(game, player);
        if (thought == lab::Thought::Plans || weak.find(player) != weak.npos) continue;
        weak +=
            fmt::format("{}{} {}", weak.empty() ? "" : ", ", player, lab::described(thought).en);
    }
    if (weak.empty()) return "";
    return fmt::format(
        "  {:<24} {}: these are figures of such players, not of planners (docs/balance.md)\n",
        "note", weak);
}

std::string told(const engine::TallySheet& sheet, const lab::Comparison& change) {
    return fmt::format(
               "  {:<24} score of the {} {:+.2f} % ({:+.2f} to {:+.2f}), lead {:+.3f} ({:+.3f} to "
               "{:+.3f})\n",
               "changed less unchanged", sheet.sides[0].en, 100 * change.score.value,
               100 * change.score.interval.low, 100 * change.score.interval.high, change.lead.value,
               change.lead.interval.low, change.lead.interval.high) +
           (change.games_for_one_percent
                ? fmt::format("  {:<24} {} on the same seeds\n", "games to show 1 %",
                              *change.games_for_one_percent)
                : std::string());
}

// report.html and summary.json.
std::optional<Mistake> write_results(const SimCommand& command, const Variant& variant,
                                     const object& settings, const lab::Summary& summary,
                                     const lab::Comparison* comparison) {
    const auto& sheet = variant.simulator->sheet();
    const auto& [game, setup] = variant.opened;
    object text{{"schema", lab::kSchema},
                {"settings", settings},
                {"summary", lab::summary_json(sheet, summary)}};
    if (comparison != nullptr) text["change"] = lab::comparison_json(sheet, *comparison);
    const fs::path folder(command.folder);
    if (auto wrong =
            write_text(folder / "columns.json", lab::columns_json(sheet, command.language)))
        return wrong;
    if (auto wrong = write_text(folder / "summary.json", boost::json::serialize(text) + "\n"))
        return wrong;
    const bool french = command.language == engine::Language::French;
    std::string scenario = setup.scenario;
    for (const auto& info : game->scenarios())
        if (info.key == setup.scenario) scenario = info.title.in(command.language);
    std::vector<std::pair<std::string, std::string>> facts{
        {french ? "règles" : "rules", std::string(game->rules_version())},
        {french ? "données" : "data", std::string(settings.at("data").as_string())},
        {french ? "graine" : "seed", std::to_string(command.plan.seed)}};
    for (const auto& [key, value] : setup.options) facts.emplace_back(key, value);
    const lab::Report report{std::string(game->title()),
                             scenario,
                             std::move(facts),
                             command_of(command, variant.opened),
                             command.plan,
                             sheet,
                             summary,
                             variant.games->rows(),
                             comparison,
                             command.language,
                             {lab::thought_of(game->key(), command.plan.a),
                              lab::thought_of(game->key(), command.plan.b)},
                             command.games};
    return write_text(folder / "report.html", lab::report_html(report));
}

}  // namespace

int run(const SimCommand& command, Console& console) {
    // With changed data both are played, seed by seed.
    std::vector<Variant> variants;
    for (const bool changed : {false, true}) {
        GameChoice choice = command.choice;
        if (!changed) choice.changes.clear();
        if (changed && choice.changes.empty()) break;
        auto made = variant(choice, command.plan, console);
        if (const auto* wrong = mistake(made)) return refuse(console, *wrong);
        variants.push_back(std::get<Variant>(std::move(made)));
    }
    const auto data = hash_of_data(command.choice);
    if (const auto* wrong = mistake(data)) return refuse(console, *wrong);
    const object settings =
        settings_of(command, variants.front().opened, std::get<std::uint64_t>(data));
    if (const auto wrong = claim_folder(command.folder, settings, command.resume))
        return refuse(console, *wrong);

    const unsigned jobs =
        command.jobs > 0 ? command.jobs : std::max(1U, std::thread::hardware_concurrency());
    Played played;
    const Interruption interruption;
    std::uint64_t missing = 0;
    for (std::size_t i = 0; i < variants.size(); ++i) {
        auto file =
            GamesFile::open(fs::path(command.folder) / (i == 0 ? "games.csv" : "games-changed.csv"),
                            variants[i].simulator->sheet());
        if (const auto* wrong = mistake(file)) return refuse(console, *wrong);
        variants[i].games = std::get<GamesFile>(std::move(file));
        const std::string what = i == 0 ? "games" : "games with changed data";
        if (const auto wrong =
                play(variants[i], command, jobs, what, console, interruption, played))
            return refuse(console, *wrong);
        missing += variants[i].games->missing(command.games).size();
    }
    const bool broken_off = interruption.happened() && missing > 0;
    const auto tell_how_to_go_on = [&] {
        console.err << fmt::format(
            "levee: interrupted with {} games still to be played; the same command with --resume "
            "goes on\n",
            missing);
        return kInterrupted;
    };

    const Variant& printed = variants.front();
    const auto& sheet = printed.simulator->sheet();
    if (broken_off && printed.games->rows().empty()) return tell_how_to_go_on();
    const auto summary = lab::summarise(sheet, printed.games->rows());
    std::optional<lab::Comparison> comparison;
    if (variants.size() > 1 && !variants.back().games->rows().empty())
        comparison = lab::compare(command.choice.changes, printed.games->rows(),
                                  variants.back().games->rows());
    if (const auto wrong =
            write_results(command, printed, settings, summary, comparison ? &*comparison : nullptr))
        return refuse(console, *wrong);

    console.out << fmt::format("{}, {}: {} against {}, {} games\n", printed.opened.game->title(),
                               printed.opened.setup.scenario, command.plan.a, command.plan.b,
                               summary.games)
                << told(sheet, summary, command.plan)
                << warning(printed.opened.game->key(), command.plan);
    if (comparison) console.out << told(sheet, *comparison);
    if (played.games > 0)
        console.out << fmt::format(
            "  {:<24} {} now, {:.1f} a second with {} jobs, {:.1f} a second of processor time\n",
            "played", played.games, static_cast<double>(played.games) / played.seconds, jobs,
            static_cast<double>(played.games) / played.processor);
    console.out << fmt::format("  {:<24} {}\n", "report",
                               (fs::path(command.folder) / "report.html").string());
    return broken_off ? tell_how_to_go_on() : kOk;
}

}  // namespace levee::cli
