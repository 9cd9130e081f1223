#pragma once

#include "ai/crew.h"

namespace levee::ai {

// Hands that are threads; they live only while there is work. The one file of this layer that needs
// threads: a build without them leaves it out.
class ThreadCrew final : public Crew {
 public:
    explicit ThreadCrew(std::size_t hands) : hands_(hands == 0 ? 1 : hands) {}
    std::size_t hands() const override { return hands_; }
    void run(std::size_t tasks, const Task& task) override;

 private:
    std::size_t hands_;
};

}  // namespace levee::ai
