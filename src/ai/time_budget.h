#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace levee::ai {

// What a player may spend on one turn, in time or in engine calls. In calls, the same seed gives
// the same game on every machine.
struct TimeBudget {
    double seconds = 0;
    std::uint64_t calls = 0;
};

// What is left of it, in seconds or in calls. A share may be taken for one question; it is spent as
// the clock runs or as work is reported.
class TimeManager {
 public:
    explicit TimeManager(TimeBudget budget) : budget_(budget) { new_turn(); }

    void new_turn() {
        left_ = budget_.calls > 0 ? static_cast<double>(budget_.calls) : budget_.seconds;
    }
    // Part of what is left becomes available for the question that begins now.
    void open(double part) {
        start_ = Clock::now();
        used_ = 0;
        share_ = left_ * part;
    }
    void report(std::uint64_t calls) { used_ += static_cast<double>(calls); }
    double share() const { return share_; }
    double spent() const { return budget_.calls > 0 ? used_ : elapsed(); }
    bool empty() const { return spent() >= share_; }
    void close() { left_ = std::max(0.0, left_ - spent()); }

 private:
    using Clock = std::chrono::steady_clock;
    double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    TimeBudget budget_;
    double left_ = 0;
    double share_ = 0;
    double used_ = 0;
    Clock::time_point start_{};
};

}  // namespace levee::ai
