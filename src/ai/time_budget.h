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
    // By the clock: so many calls are made although the time is up. On a busy machine the clock
    // runs and no work is done, and a planner that has hardly tried anything is worse than none.
    std::uint64_t least = 0;

    // A seventh or less of what one thread of an idle machine does (docs/ai.md).
    static constexpr double kLeastCallsASecond = 100'000;
    static TimeBudget by_the_clock(double seconds) {
        return {.seconds = seconds,
                .least = static_cast<std::uint64_t>(seconds * kLeastCallsASecond)};
    }
};

// What is left of it, in seconds and in calls. A share may be taken for one question; it is spent
// as the clock runs and as work is reported, and is empty when both are used up. A budget in calls
// has no seconds, and one in seconds has only the calls that are the least.
class TimeManager {
 public:
    using Seconds = double (*)();  // since some moment

    explicit TimeManager(TimeBudget budget, Seconds now = &steady_seconds)
        : budget_(budget), now_(now) {
        new_turn();
    }

    void new_turn() {
        seconds_.left = budget_.calls > 0 ? 0 : budget_.seconds;
        calls_.left = static_cast<double>(budget_.calls > 0 ? budget_.calls : budget_.least);
    }
    // Part of what is left becomes available for the question that begins now.
    void open(double part) {
        start_ = now_();
        used_ = 0;
        for (Pot* pot : {&seconds_, &calls_}) pot->share = pot->left * part;
    }
    void report(std::uint64_t calls) { used_ += static_cast<double>(calls); }
    bool empty() const { return used_ >= calls_.share && elapsed() >= seconds_.share; }
    // What is done beyond the least while there is time is no reason to do less in the next
    // question.
    void close() {
        seconds_.left = std::max(0.0, seconds_.left - elapsed());
        const double used = budget_.calls > 0 ? used_ : std::min(used_, calls_.share);
        calls_.left = std::max(0.0, calls_.left - used);
    }

    // What something has cost that was done since the budget was opened.
    struct Cost {
        double seconds = 0;
        double calls = 0;
    };
    Cost spent() const { return {elapsed(), used_}; }
    // How often the share pays for that.
    double affords(const Cost& cost) const {
        const auto times = [](double share, double price) {
            return share > 0 && price > 0 ? share / price : 0;
        };
        return std::max(times(seconds_.share, cost.seconds), times(calls_.share, cost.calls));
    }

 private:
    static double steady_seconds() {
        using Clock = std::chrono::steady_clock;
        return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
    }
    double elapsed() const { return budget_.calls > 0 ? 0 : now_() - start_; }

    struct Pot {
        double left = 0;
        double share = 0;
    };
    TimeBudget budget_;
    Seconds now_;
    Pot seconds_;
    Pot calls_;
    double used_ = 0;
    double start_ = 0;
};

}  // namespace levee::ai
