#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "cli/console.h"

namespace levee::cli {

// How far a long work has come, on `err`: a bar with the time left on a terminal, otherwise a line
// every ten seconds.
class Progress {
 public:
    Progress(const Console& console, std::string what, std::uint64_t of);
    // `done` in all; shows it when there is something new to show.
    void at(std::uint64_t done);
    // Clears the bar.
    void end();

 private:
    using Clock = std::chrono::steady_clock;
    std::string line(std::uint64_t done, Clock::time_point now) const;

    const Console& console_;
    const std::string what_;
    const std::uint64_t of_;
    const Clock::time_point start_;
    Clock::time_point shown_;
    bool on_screen_ = false;
};

// "1 h 05 min", "12 min 30 s", "8 s"
std::string duration_text(std::uint64_t seconds);

}  // namespace levee::cli
