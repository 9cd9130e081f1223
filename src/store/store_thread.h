#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "store/store.h"

namespace levee::store {

// The one thread that touches the store. Whatever is waiting when a transaction begins is committed
// by it together: one write to the disk serves many matches, and nobody waits for a disk in a
// thread that serves sockets.
class StoreThread {
 public:
    using Work = std::function<void(Store&)>;
    // True: what the work did is on the disk. Called in the store's thread, so it must only hand
    // on.
    using Done = std::function<void(bool)>;
    // How long a transaction took, and of how many pieces of work.
    using Watch = std::function<void(std::chrono::nanoseconds, std::size_t)>;

    StoreThread(std::unique_ptr<Store> store, Watch watch);
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
        bool worked = false;
    };
    void serve();
    void transact(std::deque<Job>& jobs);

    std::unique_ptr<Store> store_;
    Watch watch_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> waiting_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace levee::store
