#pragma once

#include <cstddef>
#include <functional>

namespace levee::ai {

// Who carries out tasks that do not depend on each other. Players start no threads of their own:
// whoever has some to spare lends them (ai/thread_workers.h), and without them the player does all
// the work itself. What it decides is the same either way, unless it plays by the clock.
class Workers {
 public:
    using Task = std::function<void(std::size_t worker, std::size_t task)>;

    virtual ~Workers() = default;
    virtual std::size_t count() const = 0;
    // Every task once, in any order; a worker does one task at a time.
    virtual void run(std::size_t tasks, const Task& task) = 0;
};

}  // namespace levee::ai
