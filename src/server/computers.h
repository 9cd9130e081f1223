#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "ai/thread_workers.h"

namespace levee::server {

// Threads in which computer players think, so that no socket waits for them.
class Computers {
 public:
    explicit Computers(std::size_t threads);
    Computers(const Computers&) = delete;
    Computers& operator=(const Computers&) = delete;
    ~Computers() { stop(); }

    // What is being thought about is finished, what waits is dropped.
    void stop();

    // Whom a player may ask to think with it.
    ai::Workers& workers() { return workers_; }

    // False when too many are waiting already, or after stop().
    bool ask(std::function<void()> work);

 private:
    void serve();

    static constexpr std::size_t kMostWaiting = 4096;
    static constexpr std::size_t kWorkers = 2;  // of one player
    ai::ThreadWorkers workers_{kWorkers};
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> waiting_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace levee::server
