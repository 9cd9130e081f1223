#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "store/store.h"

namespace levee::store {

// The one thread that touches the store. Whatever is waiting when a transaction begins is committed
// by it together: one write to the disk serves many tables, and nobody waits for a disk in a
// thread that serves sockets.
class StoreThread {
 public:
    using Work = std::function<void(Store&)>;
    // True: what the work did is on the disk, and what it read is so.
    class Outcome {
     public:
        Outcome() = default;
        Outcome(Failure failure) : failure_(std::move(failure)) {}
        operator bool() const { return !failure_; }
        const Failure& failure() const { return *failure_; }

     private:
        std::optional<Failure> failure_;
    };
    // Called in the store's thread, so it must only hand on.
    using Done = std::function<void(const Outcome&)>;
    // How long a transaction took, and of how many pieces of work.
    using Watch = std::function<void(std::chrono::nanoseconds, std::size_t)>;
    // Of a whole transaction, or of one piece of work.
    using Failed = std::function<void(const Failure&)>;

    StoreThread(std::unique_ptr<Store> store, Watch watch, Failed failed = {});
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;
    ~StoreThread() { stop(); }

    // What was asked for before is still done, what is asked for later is not.
    void stop();

    void run(Work work, Done done);

 private:
    struct Job {
        Work work;
        Done done;
        Outcome outcome{};
    };
    void serve();
    void transact(std::deque<Job>& jobs);
    void give_up(std::deque<Job>& jobs, const Failure& failure);
    // What a failed commit has left in the log may look whole to whoever reads it after a crash.
    // The next thing written takes its place, so that nobody finds a move that was refused.
    void cover();

    std::unique_ptr<Store> store_;
    Watch watch_;
    Failed failed_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> waiting_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace levee::store
