#include "ai/thread_crew.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace levee::ai {

void ThreadCrew::run(std::size_t tasks, const Task& task) {
    std::atomic<std::size_t> next{0};
    const auto work = [&](std::size_t hand) {
        for (std::size_t i = next++; i < tasks; i = next++) task(hand, i);
    };
    std::vector<std::jthread> others;
    for (std::size_t hand = 1; hand < std::min(hands_, tasks); ++hand)
        others.emplace_back(work, hand);
    work(0);
}

}  // namespace levee::ai
