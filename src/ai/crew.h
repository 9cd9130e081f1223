#pragma once

#include <cstddef>
#include <functional>

namespace levee::ai {

// Who carries out tasks that do not depend on each other. Players start no threads of their own:
// whoever has some to spare lends a crew (ai/thread_crew.h), and without one the player does all
// the work himself. What he decides is the same either way, unless he plays by the clock.
class Crew {
 public:
    using Task = std::function<void(std::size_t hand, std::size_t task)>;

    virtual ~Crew() = default;
    virtual std::size_t hands() const = 0;
    // Every task once, in any order; a hand does one task at a time.
    virtual void run(std::size_t tasks, const Task& task) = 0;
};

}  // namespace levee::ai
