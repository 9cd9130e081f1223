#include "lab/run.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

namespace levee::lab {

std::optional<engine::Mistake> run_games(const Simulator& simulator, const SimulationPlan& plan,
                                         const std::vector<std::uint64_t>& numbers, unsigned jobs,
                                         const std::function<bool(const GameRow&)>& on_game,
                                         const std::atomic<bool>* stop) {
    std::vector<std::unique_ptr<Lane>> lanes;
    for (unsigned i = 0; i < std::max(jobs, 1U); ++i) {
        auto made = simulator.lane(plan);
        if (const auto* wrong = engine::mistake(made)) return *wrong;
        lanes.push_back(std::get<std::unique_ptr<Lane>>(std::move(made)));
    }

    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    std::mutex one_at_a_time;
    std::optional<engine::Mistake> trouble;
    const auto work = [&](Lane& lane) {
        const auto told_to_stop = [&] { return stop != nullptr && *stop; };
        while (!stopped && !told_to_stop()) {
            const std::size_t i = next++;
            if (i >= numbers.size()) return;
            const auto played = lane.play(numbers[i], stop);
            const std::lock_guard lock(one_at_a_time);
            if (stopped || (told_to_stop() && engine::mistake(played) != nullptr)) return;
            if (const auto* wrong = engine::mistake(played)) {
                trouble = *wrong;
                stopped = true;
            } else if (!on_game(std::get<GameRow>(played))) {
                stopped = true;
            }
        }
    };
    std::vector<std::jthread> threads;
    threads.reserve(lanes.size());
    for (auto& lane : lanes) threads.emplace_back(work, std::ref(*lane));
    threads.clear();
    return trouble;
}

}  // namespace levee::lab
