#include "server/computers.h"

#include <utility>

namespace levee::server {

Computers::Computers(std::size_t threads) {
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

void Computers::stop() {
    // What waits holds rooms, and a room needs services that may go before this one.
    std::deque<std::function<void()>> dropped;
    {
        const std::scoped_lock lock(mutex_);
        stopping_ = true;
        dropped.swap(waiting_);
    }
    wake_.notify_all();
    for (auto& thread : threads_)
        if (thread.joinable()) thread.join();
}

bool Computers::ask(std::function<void()> work) {
    {
        const std::scoped_lock lock(mutex_);
        if (stopping_ || waiting_.size() >= kMostWaiting) return false;
        waiting_.push_back(std::move(work));
    }
    wake_.notify_one();
    return true;
}

void Computers::serve() {
    for (;;) {
        std::function<void()> work;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
            if (stopping_) return;
            work = std::move(waiting_.front());
            waiting_.pop_front();
        }
        work();
    }
}

}  // namespace levee::server
