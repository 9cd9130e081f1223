#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace levee::server {

// Runs what is posted to it one after the other, in some thread. Each table has one, so that its
// code needs no lock.
class Serial {
 public:
    Serial() = default;
    Serial(const Serial&) = delete;
    Serial& operator=(const Serial&) = delete;
    virtual ~Serial() = default;
    virtual void post(std::function<void()> work) = 0;
    virtual void after(std::chrono::milliseconds delay, std::function<void()> work) = 0;
};

class Executor {
 public:
    Executor() = default;
    Executor(const Executor&) = delete;
    Executor& operator=(const Executor&) = delete;
    virtual ~Executor() = default;
    virtual std::shared_ptr<Serial> serial() = 0;
};

}  // namespace levee::server
