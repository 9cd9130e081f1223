#pragma once

#include "ai/workers.h"

namespace levee::ai {

// Workers that are threads; they live only while there is work. The one file of this layer that
// needs threads: a build without them leaves it out.
class ThreadWorkers final : public Workers {
 public:
    explicit ThreadWorkers(std::size_t count) : count_(count == 0 ? 1 : count) {}
    std::size_t count() const override { return count_; }
    void run(std::size_t tasks, const Task& task) override;

 private:
    std::size_t count_;
};

}  // namespace levee::ai
