// Every scenario of every game of the registry, through the interface that commands and servers
// use: random play by the decision, a copy of the table, a view and a state as JSON text.

#include <benchmark/benchmark.h>

#include <boost/json/serialize.hpp>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/proofs/perft.h"
#include "games/data_source.h"
#include "games/registry.h"
#include "rules_bench.h"

namespace levee {
namespace {

void random_play(benchmark::State& run, const engine::Game& game, const engine::Setup& setup) {
    constexpr std::uint64_t kDecisions = 10'000;
    std::uint64_t decisions = 0;
    std::uint64_t seed = 0;
    for (auto _ : run) {
        const auto result = game.random_play(setup, kDecisions, ++seed);
        if (const auto* wrong = engine::mistake(result)) {
            run.SkipWithError(wrong->text().c_str());
            return;
        }
        decisions += std::get<engine::PlayReport>(result).decisions;
    }
    run.counters["decisions"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

// A table in the thick of a game, or as far as a shorter game goes.
std::unique_ptr<engine::Table> table_in_play(const engine::Game& game, const engine::Setup& setup) {
    constexpr std::uint64_t kDecisions = 300;
    auto opened = game.open(setup);
    if (engine::mistake(opened)) return nullptr;
    auto table = std::move(std::get<std::unique_ptr<engine::Table>>(opened));
    engine::play_randomly(*table, kDecisions, 1);
    return table;
}

// Runs `work(table)` again and again.
template <class Work>
void with_table(benchmark::State& run, const engine::Game& game, const engine::Setup& setup,
                Work work) {
    const auto table = table_in_play(game, setup);
    if (!table) {
        run.SkipWithError("the scenario cannot be opened");
        return;
    }
    for (auto _ : run) benchmark::DoNotOptimize(work(*table));
}

void add_scenario(const engine::Game& game, const engine::ScenarioInfo& scenario) {
    const engine::Setup setup{scenario.key, {}};
    const auto add = [&](const char* what, auto run) {
        const auto name = std::string(game.key()) + "/" + scenario.key + "/" + what;
        benchmark::RegisterBenchmark(name.c_str(), run);
    };
    add("random_play", [&game, setup](benchmark::State& run) { random_play(run, game, setup); });
    add("clone", [&game, setup](benchmark::State& run) {
        with_table(run, game, setup, [](const engine::Table& table) { return table.clone(); });
    });
    add("view", [&game, setup](benchmark::State& run) {
        with_table(run, game, setup, [](const engine::Table& table) {
            return boost::json::serialize(table.view(engine::SeatId{0}));
        });
    });
    add("state", [&game, setup](benchmark::State& run) {
        with_table(run, game, setup, [](const engine::Table& table) {
            return boost::json::serialize(table.state());
        });
    });
}

int run_all(int argc, char** argv) {
    const auto data = games::DataSource::embedded();
    std::vector<std::unique_ptr<engine::Game>> opened;
    for (const auto& entry : games::registry()) {
        if (!entry.playable()) continue;
        auto game = games::open_game(games::registry(), entry.key, data);
        if (const auto* wrong = engine::mistake(game)) {
            std::fprintf(stderr, "%s\n", wrong->text().c_str());
            return 1;
        }
        opened.push_back(std::move(std::get<std::unique_ptr<engine::Game>>(game)));
        for (const auto& scenario : opened.back()->scenarios())
            add_scenario(*opened.back(), scenario);
    }
    return bench::run(argc, argv);
}

}  // namespace
}  // namespace levee

int main(int argc, char** argv) { return levee::run_all(argc, argv); }
