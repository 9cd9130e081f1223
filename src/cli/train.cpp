#include <fmt/format.h>

#include <ostream>
#include <string>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/opened.h"
#include "cli/progress.h"
#include "lab/training.h"

namespace levee::cli {

namespace {

std::string heading(const TrainCommand& command, const std::string& title) {
    return fmt::format(
        "# What computer players look at in {} and how much it counts\n"
        "# (evaluate.h of the game). The sum is the logarithm of the odds that a side wins. Made "
        "by\n"
        "# levee train {} --games {} --rounds {} --noise {} --pull {} --seed {}{}\n\n",
        title, command.choice.game, command.games, command.rounds, command.noise, command.pull,
        command.seed, command.from.empty() ? "" : " --from FILE");
}

}  // namespace

int run(const TrainCommand& command, Console& console) {
    const auto opened = open(command.choice, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    const auto& [game, setup] = std::get<Opened>(opened);
    lab::TrainingPlan plan{.setup = setup,
                           .weights = {},
                           .games = command.games,
                           .rounds = command.rounds,
                           .noise = command.noise,
                           .pull = command.pull,
                           .jobs = command.jobs,
                           .seed = command.seed};
    if (!command.from.empty()) {
        auto text = read_text(command.from, kMostEvaluation);
        if (const auto* wrong = mistake(text)) return refuse(console, *wrong);
        plan.weights = std::get<std::string>(std::move(text));
    }
    Progress progress(console, "training",
                      command.games * static_cast<std::uint64_t>(command.rounds));
    const lab::TrainingWatch watch{
        .played = [&](std::uint64_t games) { progress.at(games); },
        .learnt =
            [&](const lab::TrainingRound& round) {
                progress.end();
                console.err << fmt::format(
                    "round {}: {} positions, side 0 won {:.1f} %, loss {:.4f} before, {:.4f} "
                    "after\n",
                    round.number, round.positions, 100 * round.side_0, round.before, round.after);
            }};
    const auto trained = lab::train(*game, plan, watch);
    if (const auto* wrong = mistake(trained)) return refuse(console, *wrong);
    const std::string text =
        heading(command, std::string(game->title())) + std::get<std::string>(trained);
    if (command.out.empty()) {
        console.out << text;
        return kOk;
    }
    if (const auto wrong = write_text(command.out, text)) return refuse(console, *wrong);
    return kOk;
}

}  // namespace levee::cli
