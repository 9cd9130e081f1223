#pragma once

#include <atomic>
#include <csignal>

namespace levee::cli {

// While it lives, the first SIGINT or SIGTERM only says that the work should be brought to an end;
// a second one ends the program as usual. One at a time.
class Interruption {
 public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    bool happened() const { return flag(); }
    // For those who look at it from other threads.
    const std::atomic<bool>& flag() const;

 private:
    struct sigaction on_int_ {};
    struct sigaction on_term_ {};
};

}  // namespace levee::cli
