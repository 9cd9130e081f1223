#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <string>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/opened.h"
#include "cli/progress.h"
#include "lab/match.h"

namespace levee::cli {

namespace {

using Clock = std::chrono::steady_clock;

std::string span_of(double seconds) {
    return duration_text(static_cast<std::uint64_t>(std::llround(seconds)));
}

// False: the file could not be written.
bool keep_record(const std::string& folder, const lab::MatchGame& game) {
    const auto file = std::filesystem::path(folder) /
                      fmt::format("{:06}{}.levee", game.pair + 1, game.swapped ? 'b' : 'a');
    std::ofstream out(file, std::ios::binary);
    out << engine::to_text(game.record);
    return static_cast<bool>(out.flush());
}

std::string verdict_of(const lab::MatchTally& tally, const lab::Sprt& sprt) {
    const double ratio = lab::log_likelihood(tally.pairs, sprt);
    const char* verdict = "undecided";
    if (ratio >= lab::kSprtBound) verdict = "accepted";
    if (ratio <= -lab::kSprtBound) verdict = "rejected";
    return fmt::format("{} (log-likelihood ratio {:.2f} of {:.2f})", verdict, ratio,
                       lab::kSprtBound);
}

void print(const MatchCommand& command, const lab::MatchTally& tally, double seconds,
           std::ostream& out) {
    const auto strength = lab::strength_of(tally.pairs);
    const auto games = static_cast<double>(tally.games);
    if (command.json) {
        boost::json::array pairs(tally.pairs.begin(), tally.pairs.end());
        out << boost::json::serialize(boost::json::object{{"game", command.choice.game},
                                                          {"a", command.a},
                                                          {"b", command.b},
                                                          {"games", tally.games},
                                                          {"won", tally.results[2]},
                                                          {"drawn", tally.results[1]},
                                                          {"lost", tally.results[0]},
                                                          {"pairs", std::move(pairs)},
                                                          {"score", strength.score},
                                                          {"error", strength.error},
                                                          {"elo", strength.elo},
                                                          {"elo_low", strength.elo_low},
                                                          {"elo_high", strength.elo_high},
                                                          {"seat_0", tally.seat_points[0]},
                                                          {"seat_1", tally.seat_points[1]},
                                                          {"seconds_a", tally.seconds[0]},
                                                          {"seconds_b", tally.seconds[1]}})
            << '\n';
        return;
    }
    out << fmt::format("{}: {} against {}, {} games in {}\n", command.choice.game, command.a,
                       command.b, tally.games, span_of(seconds));
    out << fmt::format("  won {}, drawn {}, lost {}\n", tally.results[2], tally.results[1],
                       tally.results[0]);
    out << fmt::format("  score          {:6.1f} % +- {:.1f}\n", 100 * strength.score,
                       100 * strength.error);
    out << fmt::format("  Elo            {:6.0f}   ({:.0f} to {:.0f}, 95 %)\n", strength.elo,
                       strength.elo_low, strength.elo_high);
    out << fmt::format("  pairs          {} {} {} {} {}   by points 0, 1/2, 1, 3/2, 2\n",
                       tally.pairs[0], tally.pairs[1], tally.pairs[2], tally.pairs[3],
                       tally.pairs[4]);
    out << fmt::format("  seat 0 scored  {:6.1f} %\n", 100 * tally.seat_points[0] / games);
    out << fmt::format("  thinking       {:.3f} s and {:.3f} s a game, longest decision {:.2f} s\n",
                       tally.seconds[0] / games, tally.seconds[1] / games, tally.longest);
    out << fmt::format("  decisions      {:.0f} a game\n",
                       static_cast<double>(tally.decisions) / games);
    if (command.sprt.size() == 2)
        out << fmt::format("  test           {} against {} Elo: {}\n", command.sprt[1],
                           command.sprt[0], verdict_of(tally, {command.sprt[0], command.sprt[1]}));
}

}  // namespace

int run(const MatchCommand& command, Console& console) {
    const auto opened = open(command.choice, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    const auto& [game, setup] = std::get<Opened>(opened);
    const auto chairs = game->seats(setup);
    if (const auto* wrong = mistake(chairs)) return refuse(console, *wrong);
    if (std::get<std::vector<engine::SeatInfo>>(chairs).size() != 2)
        return refuse(console, {"GAME", "a match needs a game of two seats"});
    if (!command.sprt.empty() && command.sprt.size() != 2)
        return refuse(console, {"--sprt", "two numbers: the Elo to reject and the Elo to accept"});
    lab::MatchPlan plan{.setup = setup,
                        .players = {command.a, command.b},
                        .weights = {},
                        .pairs = (command.games + 1) / 2,
                        .jobs = command.jobs,
                        .threads = command.threads,
                        .seed = command.seed,
                        .sprt = std::nullopt};
    for (const std::size_t i : {0U, 1U}) {
        const auto& file = i == 0 ? command.weights_a : command.weights_b;
        if (file.empty()) continue;
        auto text = read_text(file, kMostEvaluation);
        if (const auto* wrong = mistake(text)) return refuse(console, *wrong);
        plan.weights[i] = std::get<std::string>(std::move(text));
    }
    if (!command.sprt.empty()) plan.sprt = lab::Sprt{command.sprt[0], command.sprt[1]};
    if (!command.records.empty()) {
        std::error_code failed;
        std::filesystem::create_directories(command.records, failed);
        if (failed) return refuse(console, {command.records, failed.message()});
    }

    const auto start = Clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    bool kept = true;
    const auto watch = [&](const lab::MatchTally& tally, const lab::MatchGame& played) {
        if (!command.records.empty()) kept = kept && keep_record(command.records, played);
        if (console.progress) {
            const auto strength = lab::strength_of(tally.pairs);
            const double left = seconds() / static_cast<double>(tally.games) *
                                static_cast<double>(2 * plan.pairs - tally.games);
            console.err << fmt::format("\r\033[K{} of {} games, {:.1f} %, Elo {:.0f}, {} left",
                                       tally.games, 2 * plan.pairs, 100 * strength.score,
                                       strength.elo, span_of(left))
                        << std::flush;
        }
        return kept;
    };
    const auto tally = lab::play_match(*game, plan, watch);
    if (console.progress) console.err << '\n';
    if (const auto* wrong = mistake(tally)) return refuse(console, *wrong);
    if (!kept) return refuse(console, {command.records, "a record could not be written"});
    print(command, std::get<lab::MatchTally>(tally), seconds(), console.out);
    return kOk;
}

}  // namespace levee::cli
