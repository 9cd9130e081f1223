#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <vector>

#include "engine/proofs/playout.h"

// What a search does with the rules of a game, over positions from random play.
namespace levee::bench {

// Some positions from all along a game, in which a player decides.
template <engine::RulesOf R>
std::vector<typename R::State> positions(const R& rules, const typename R::State& start) {
    constexpr std::uint64_t kDecisions = 6'400;
    constexpr std::uint64_t kEvery = 100;
    std::vector<typename R::State> list;
    std::uint64_t seen = 0;
    engine::Random random(1);
    engine::random_play(
        rules, [&] { return start; }, kDecisions, random,
        [](const typename R::State&) { return 0U; },
        [&](const engine::Step<R>& step) {
            if (step.action && step.actor.is_seat() && seen++ % kEvery == 0)
                list.push_back(step.state);
        });
    return list;
}

// Runs `work(position)` over all positions again and again.
template <class Positions, class Work>
void over(benchmark::State& run, const Positions& list, Work work) {
    std::size_t i = 0;
    for (auto _ : run) {
        work(list[i]);
        i = i + 1 == list.size() ? 0 : i + 1;
    }
}

// Names are "game/benchmark". The rules must live as long as the benchmarks.
template <engine::RulesOf R>
void add_rules(const std::string& game, const R& rules, const typename R::State& start) {
    using State = typename R::State;
    using Actions = typename R::Actions;
    const auto add = [&](const char* what, auto run) {
        benchmark::RegisterBenchmark((game + "/" + what).c_str(), run);
    };
    const auto list = positions(rules, start);

    add("copy", [list](benchmark::State& run) {
        over(run, list, [](const State& s) {
            State copy = s;
            benchmark::DoNotOptimize(copy);
        });
        run.SetBytesProcessed(run.iterations() * static_cast<std::int64_t>(sizeof(State)));
    });
    add("legal_actions", [&rules, list](benchmark::State& run) {
        std::uint64_t actions = 0;
        Actions offered;
        over(run, list, [&](const State& s) {
            offered.clear();
            rules.legal_actions(s, offered);
            benchmark::DoNotOptimize(offered);
            actions += offered.size();
        });
        run.counters["actions"] =
            benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kAvgIterations);
    });
    // Every position that can follow, as a search expands a node.
    add("children", [&rules, list](benchmark::State& run) {
        std::uint64_t children = 0;
        Actions offered;
        over(run, list, [&](const State& s) {
            offered.clear();
            rules.legal_actions(s, offered);
            for (const auto& action : offered) {
                State child = s;
                rules.apply(child, action, nullptr);
                benchmark::DoNotOptimize(child);
            }
            children += offered.size();
        });
        run.counters["children"] =
            benchmark::Counter(static_cast<double>(children), benchmark::Counter::kIsRate);
    });
    add("view", [&rules, list](benchmark::State& run) {
        over(run, list,
             [&](const State& s) { benchmark::DoNotOptimize(rules.view(s, engine::SeatId{0})); });
    });
    add("resample", [&rules, list](benchmark::State& run) {
        engine::Random random(1);
        over(run, list, [&](const State& s) {
            benchmark::DoNotOptimize(rules.resample(s, engine::SeatId{0}, random));
        });
    });
    add("random_play", [&rules, start](benchmark::State& run) {
        constexpr std::uint64_t kDecisions = 10'000;
        engine::Random random(1);
        std::uint64_t decisions = 0;
        for (auto _ : run) {
            const auto report = engine::random_play(
                rules, [&] { return start; }, kDecisions, random, [](const State&) { return 0U; });
            benchmark::DoNotOptimize(report.hash);
            decisions += report.decisions;
        }
        run.counters["decisions"] =
            benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
    });
}

// Runs what was added, as the command line says; the exit code of the program.
inline int run(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

}  // namespace levee::bench
