#include "lab/training.h"

#include <fmt/format.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

#include "ai/game_players.h"
#include "ai/thinking_players.h"
#include "engine/contract/chance.h"
#include "lab/regression.h"

namespace levee::lab {

namespace {

// Every tenth game is kept for validation.
constexpr std::uint64_t kValidation = 10;

struct Split {
    ai::TrainingSet training;
    ai::TrainingSet validation;
};

Split play(const ai::ThinkingPlayers& players, const engine::Table& start, const TrainingPlan& plan,
           int round, const TrainingWatch& watch) {
    std::vector<ai::TrainingSet> games(plan.games);
    std::atomic<std::uint64_t> next{0};
    std::uint64_t done = 0;
    std::mutex mutex;
    const auto work = [&] {
        for (std::uint64_t i = next++; i < plan.games; i = next++) {
            const std::uint64_t seed =
                engine::Random(plan.seed + static_cast<std::uint64_t>(round) * 1'000'003U +
                               i * 0x9e3779b97f4a7c15U)
                    .next();
            games[i] = players.self_play(start, ai::SearchSettings{.noise = plan.noise}, seed);
            const std::lock_guard lock(mutex);
            ++done;
            if (watch.played) watch.played(static_cast<std::uint64_t>(round) * plan.games + done);
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 1; i < plan.jobs; ++i) threads.emplace_back(work);
    work();
    for (auto& thread : threads) thread.join();
    Split split;
    for (std::uint64_t i = 0; i < plan.games; ++i)
        (i % kValidation == 0 ? split.validation : split.training).add(games[i]);
    return split;
}

std::string text_of(const ai::ThinkingPlayers& players, const std::vector<double>& weights) {
    std::string text;
    const auto names = players.weights();
    std::string_view group;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string_view name = names[i].name;
        const auto dot = name.find('.');
        const auto now = dot == name.npos ? std::string_view() : name.substr(0, dot);
        if (i > 0 && now != group) text += '\n';
        group = now;
        text += fmt::format("{} {:.4g}\n", names[i].name, weights[i]);
    }
    return text;
}

}  // namespace

engine::Result<std::string> train(const engine::Game& game, const TrainingPlan& plan,
                                  const TrainingWatch& watch) {
    const auto opened = game.open(plan.setup);
    if (const auto* wrong = engine::mistake(opened)) return *wrong;
    const auto& start = *std::get<std::unique_ptr<engine::Table>>(opened);
    std::string text = plan.weights;
    for (int round = 0; round < plan.rounds; ++round) {
        const auto made = ai::GamePlayers::of(game, text);
        if (const auto* wrong = engine::mistake(made)) return *wrong;
        const auto* players = std::get<ai::GamePlayers>(made).thinking();
        if (players == nullptr)
            return engine::Mistake{"", fmt::format("{} has no evaluation to train", game.title())};
        const Split split = play(*players, start, plan, round, watch);
        std::vector<double> before;
        for (const auto& weight : players->weights()) before.push_back(weight.value);
        const auto after = fitted_with_signs(split.training, before, plan.pull);
        const auto& results = split.training.results;
        if (watch.learnt)
            watch.learnt({.number = round + 1,
                          .positions = split.training.size(),
                          .side_0 = std::accumulate(results.begin(), results.end(), 0.0) /
                                    static_cast<double>(std::max<std::size_t>(1, results.size())),
                          .before = log_loss(split.validation, before),
                          .after = log_loss(split.validation, after)});
        text = text_of(*players, after);
    }
    return text;
}

}  // namespace levee::lab
