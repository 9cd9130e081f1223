#include "ai/thread_workers.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace levee::ai {

void ThreadWorkers::run(std::size_t tasks, const Task& task) {
    std::atomic<std::size_t> next{0};
    const auto work = [&](std::size_t worker) {
        for (std::size_t i = next++; i < tasks; i = next++) task(worker, i);
    };
    std::vector<std::jthread> others;
    for (std::size_t worker = 1; worker < std::min(count_, tasks); ++worker)
        others.emplace_back(work, worker);
    work(0);
}

}  // namespace levee::ai
