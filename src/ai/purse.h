#pragma once

#include <chrono>
#include <cstdint>

namespace levee::ai {

// What a player may spend on one turn, in time or in engine calls. In calls, the same seed gives
// the same game on every machine.
struct Budget {
    double seconds = 0;
    std::uint64_t calls = 0;
};

// What is left of it. A share may be taken for one question; it is spent as work is reported.
class Purse {
 public:
    explicit Purse(Budget budget) : budget_(budget) {}

    void new_turn() {
        seconds_ = budget_.seconds;
        calls_ = static_cast<double>(budget_.calls);
    }
    // Part of what is left becomes available for the question that begins now.
    void open(double part) {
        start_ = Clock::now();
        used_ = 0;
        seconds_share_ = seconds_ * part;
        calls_share_ = calls_ * part;
    }
    void report(std::uint64_t calls) { used_ += static_cast<double>(calls); }
    bool empty() const {
        return budget_.calls > 0 ? used_ >= calls_share_ : elapsed() >= seconds_share_;
    }
    void close() {
        seconds_ -= elapsed();
        calls_ -= used_;
        if (seconds_ < 0) seconds_ = 0;
        if (calls_ < 0) calls_ = 0;
    }

 private:
    using Clock = std::chrono::steady_clock;
    double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    Budget budget_;
    double seconds_ = 0;
    double calls_ = 0;
    double seconds_share_ = 0;
    double calls_share_ = 0;
    double used_ = 0;
    Clock::time_point start_{};
};

}  // namespace levee::ai
