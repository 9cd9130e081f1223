#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <cstring>
#include <ostream>
#include <vector>

#include "cli/commands.h"
#include "cli/opened.h"
#include "cli/processor_time.h"

namespace levee::cli {

namespace {

// A state is trivially copyable, so copying one is a memcpy of its size. Copies go round through
// a few states, as in a search.
double copy_nanoseconds(std::size_t bytes) {
    constexpr std::size_t kStates = 32;
    constexpr std::size_t kCopies = 400'000;
    std::vector<unsigned char> states(bytes * kStates, 1);
    const double start = processor_seconds();
    for (std::size_t i = 0; i < kCopies; ++i) {
        const std::size_t from = i % kStates * bytes;
        const std::size_t to = (i + 1) % kStates * bytes;
        std::memcpy(&states[to], &states[from], bytes);
        // Without this the compiler would see that nobody reads the copies.
        asm volatile("" : : "r"(states.data()) : "memory");
    }
    return (processor_seconds() - start) / kCopies * 1e9;
}

}  // namespace

int run(const BenchCommand& command, Console& console) {
    const auto opened = open(command.choice, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    const auto& [game, setup] = std::get<Opened>(opened);

    // A short run first: caches and branch predictors as they are in a long one.
    constexpr std::uint64_t kWarmUp = 20'000;
    if (const auto warm = game->random_play(setup, kWarmUp, command.seed);
        const auto* wrong = mistake(warm))
        return refuse(console, *wrong);
    const double start = processor_seconds();
    const auto played = game->random_play(setup, command.decisions, command.seed);
    const double seconds = processor_seconds() - start;
    if (const auto* wrong = mistake(played)) return refuse(console, *wrong);
    const auto& report = std::get<engine::PlayReport>(played);
    const double per_second = seconds > 0 ? static_cast<double>(report.decisions) / seconds : 0.0;
    const double offered = report.decisions == 0 ? 0.0
                                                 : static_cast<double>(report.actions_offered) /
                                                       static_cast<double>(report.decisions);
    const std::size_t bytes = game->state_bytes();
    const double copy = copy_nanoseconds(bytes);

    if (command.json) {
        console.out << boost::json::serialize(
                           boost::json::object{{"game", command.choice.game},
                                               {"scenario", setup.scenario},
                                               {"seed", command.seed},
                                               {"decisions", report.decisions},
                                               {"rolls", report.rolls},
                                               {"games", report.games},
                                               {"actions_offered", report.actions_offered},
                                               {"seconds", seconds},
                                               {"decisions_per_second", per_second},
                                               {"state_bytes", bytes},
                                               {"copy_nanoseconds", copy},
                                               {"hash", fmt::format("{:016x}", report.hash)}})
                    << '\n';
        return kOk;
    }
    console.out << fmt::format(
        "{}, {}, seed {}, one core\n"
        "  decisions        {:>14}   players and chance together, {} of chance\n"
        "  finished games   {:>14}\n"
        "  processor time   {:>14.3f} s\n"
        "  decisions/second {:>14.0f}\n"
        "  offered          {:>14.1f}   actions at a decision, on average\n"
        "  state            {:>14} bytes, copied in {:.1f} ns\n"
        "  hash             {:016x}\n",
        game->title(), setup.scenario, command.seed, report.decisions, report.rolls, report.games,
        seconds, per_second, offered, bytes, copy, report.hash);
    return kOk;
}

}  // namespace levee::cli
