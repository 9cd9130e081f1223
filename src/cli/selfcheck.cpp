#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/opened.h"
#include "engine/contract/hash.h"
#include "engine/tables/setup.h"

namespace levee::cli {

using engine::Setup;

namespace {

// Long enough for whole games, short enough for a sign of life every few seconds.
constexpr std::uint64_t kSlice = 250'000;
constexpr std::size_t kMostShown = 20;
constexpr std::size_t kMostSetups = 512;

// Every scenario with every combination of its options, except those that were chosen.
std::vector<Setup> unchosen(const engine::Game& game, const Setup& chosen,
                            const GameChoice& choice) {
    auto setups = engine::all_setups(game);
    std::erase_if(setups, [&](const Setup& setup) {
        if (!choice.scenario.empty() && setup.scenario != chosen.scenario) return true;
        return std::ranges::any_of(choice.options, [&](const std::string& text) {
            const std::string key = text.substr(0, text.find('='));
            const auto option = setup.options.find(key);
            return option == setup.options.end() || option->second != chosen.options.at(key);
        });
    });
    if (setups.size() > kMostSetups) setups.resize(kMostSetups);
    return setups;
}

struct Total {
    engine::CheckReport report;
    std::uint64_t hash = engine::kHashStart;
    std::uint64_t violations = 0;
};

void add(Total& total, const engine::CheckReport& slice, const Setup& setup) {
    auto& sum = total.report;
    sum.play.decisions += slice.play.decisions;
    sum.play.rolls += slice.play.rolls;
    sum.play.games += slice.play.games;
    sum.play.actions_offered += slice.play.actions_offered;
    sum.checks += slice.checks;
    total.hash = engine::hash_text(fmt::format("{:016x}", slice.play.hash), total.hash);
    total.violations += slice.violations.size();
    for (const auto& violation : slice.violations)
        if (sum.violations.size() < kMostShown)
            // The violation names its seed.
            sum.violations.push_back(fmt::format("{}: {}", engine::described(setup), violation));
}

void print(const Total& total, const GameChoice& choice, std::size_t setups, bool json,
           std::ostream& out) {
    const auto& play = total.report.play;
    if (json) {
        boost::json::array violations;
        for (const auto& violation : total.report.violations)
            violations.push_back(boost::json::string(violation));
        out << boost::json::serialize(
                   boost::json::object{{"game", choice.game},
                                       {"setups", setups},
                                       {"decisions", play.decisions},
                                       {"rolls", play.rolls},
                                       {"games", play.games},
                                       {"checks", total.report.checks},
                                       {"hash", fmt::format("{:016x}", total.hash)},
                                       {"violations", total.violations},
                                       {"first_violations", std::move(violations)}})
            << '\n';
        return;
    }
    for (const auto& violation : total.report.violations) out << "violation: " << violation << '\n';
    if (total.violations > total.report.violations.size())
        out << fmt::format("and {} more\n", total.violations - total.report.violations.size());
    out << fmt::format(
        "{}: {} decisions ({} of chance) in {} games over {} set-ups, {} comparisons, "
        "{} violations\nhash of the end states {:016x}\n",
        choice.game, play.decisions, play.rolls, play.games, setups, total.report.checks,
        total.violations, total.hash);
}

}  // namespace

int run(const SelfcheckCommand& command, Console& console) {
    auto choice = command.choice;
    if (choice.scenario == "all") choice.scenario.clear();
    const auto opened = open(choice, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    const auto& [game, chosen] = std::get<Opened>(opened);
    const auto setups = unchosen(*game, chosen, choice);

    Total total;
    // Slices depend on the number of decisions alone, so that the hash does too.
    std::uint64_t seed = command.seed;
    for (std::size_t i = 0; i < setups.size(); ++i) {
        std::uint64_t left =
            command.decisions / setups.size() + (i < command.decisions % setups.size() ? 1 : 0);
        while (left > 0) {
            const std::uint64_t slice = std::min(left, kSlice);
            const auto checked = game->check_laws(setups[i], slice, seed);
            if (const auto* wrong = mistake(checked)) return refuse(console, *wrong);
            add(total, std::get<engine::CheckReport>(checked), setups[i]);
            left -= slice;
            ++seed;
            if (console.progress)
                console.err << fmt::format("\r{} of {} decisions, {} violations ",
                                           total.report.play.decisions, command.decisions,
                                           total.violations)
                            << std::flush;
        }
    }
    if (console.progress) console.err << '\n';
    print(total, choice, setups.size(), command.json, console.out);
    return total.violations == 0 ? kOk : kWrong;
}

}  // namespace levee::cli
