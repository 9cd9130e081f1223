#include "store/store_thread.h"

#include <algorithm>
#include <iterator>
#include <new>
#include <utility>

namespace levee::store {

namespace {

// A transaction must not grow so large that the first in it waits noticeably for the last.
constexpr std::size_t kMostJobs = 128;

}  // namespace

StoreThread::StoreThread(std::unique_ptr<Store> store, Watch watch, Failed failed)
    : store_(std::move(store)),
      watch_(std::move(watch)),
      failed_(std::move(failed)),
      thread_([this] { serve(); }) {}

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
            if (job.done) job.done(job.outcome);
    }
}

void StoreThread::transact(std::deque<Job>& jobs) {
    const auto begun = std::chrono::steady_clock::now();
    bool committing = false;
    try {
        store_->begin();
        for (auto& job : jobs)
            if (auto failure = store_->attempt([&] { job.work(*store_); })) {
                if (failed_) failed_(*failure);
                job.outcome = *std::move(failure);
            }
        committing = true;
        store_->commit();
    } catch (const Failure& failure) {
        give_up(jobs, failure);
        if (committing) cover();
    } catch (const std::bad_alloc&) {
        give_up(jobs, Failure("there is no memory left", Why::Memory));
    }
    if (watch_) watch_(std::chrono::steady_clock::now() - begun, jobs.size());
}

void StoreThread::give_up(std::deque<Job>& jobs, const Failure& failure) {
    if (failed_) failed_(failure);
    for (auto& job : jobs) job.outcome = failure;
    try {
        store_->rollback();
    } catch (const Failure&) {
        // The next begin() shows whether all is well.
    }
}

void StoreThread::cover() {
    try {
        store_->begin();
        store_->probe();
        store_->commit();
    } catch (const Failure&) {
        // Nothing can be written now; the next commit that can be does the same.
    }
}

}  // namespace levee::store
