#include "store/store_thread.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace levee::store {

namespace {

// A transaction must not grow so large that the first in it waits noticeably for the last.
constexpr std::size_t kMostJobs = 128;

}  // namespace

StoreThread::StoreThread(std::unique_ptr<Store> store, Watch watch)
    : store_(std::move(store)), watch_(std::move(watch)), thread_([this] { serve(); }) {}

void StoreThread::stop() {
    {
        const std::scoped_lock lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void StoreThread::run(Work work, Done done) {
    {
        const std::scoped_lock lock(mutex_);
        // The thread's own callbacks may still ask while it ends.
        if (stopping_ && std::this_thread::get_id() != thread_.get_id()) return;
        waiting_.push_back({std::move(work), std::move(done)});
    }
    wake_.notify_one();
}

void StoreThread::serve() {
    for (;;) {
        std::deque<Job> jobs;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            const auto taken = std::min(waiting_.size(), kMostJobs);
            const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(taken);
            std::move(waiting_.begin(), end, std::back_inserter(jobs));
            waiting_.erase(waiting_.begin(), end);
        }
        transact(jobs);
        for (auto& job : jobs)
            if (job.done) job.done(job.worked);
    }
}

void StoreThread::transact(std::deque<Job>& jobs) {
    const auto begun = std::chrono::steady_clock::now();
    try {
        store_->begin();
        for (auto& job : jobs) job.worked = store_->attempt([&] { job.work(*store_); });
        store_->commit();
    } catch (const Failure&) {
        for (auto& job : jobs) job.worked = false;
        try {
            store_->rollback();
        } catch (const Failure&) {
            // There may be no transaction to roll back; the next begin() shows whether all is well.
        }
    }
    if (watch_) watch_(std::chrono::steady_clock::now() - begun, jobs.size());
}

}  // namespace levee::store
