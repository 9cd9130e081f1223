#include "cli/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <utility>

namespace levee::cli {

std::string duration_text(std::uint64_t seconds) {
    constexpr std::uint64_t kHour = 3600;
    constexpr std::uint64_t kMinute = 60;
    if (seconds >= kHour)
        return fmt::format("{} h {:02} min", seconds / kHour, seconds % kHour / kMinute);
    if (seconds >= kMinute)
        return fmt::format("{} min {:02} s", seconds / kMinute, seconds % kMinute);
    return fmt::format("{} s", seconds);
}

Progress::Progress(const Console& console, std::string what, std::uint64_t of)
    : console_(console), what_(std::move(what)), of_(of), start_(Clock::now()), shown_(start_) {}

std::string Progress::line(std::uint64_t done, Clock::time_point now) const {
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const double each = done == 0 ? 0 : seconds / static_cast<double>(done);
    const auto left = static_cast<std::uint64_t>(each * static_cast<double>(of_ - done));
    return fmt::format("{} {} of {}, {} left", what_, done, of_,
                       done == 0 ? "time" : duration_text(left));
}

void Progress::at(std::uint64_t done) {
    constexpr std::chrono::milliseconds kBlink{200};
    constexpr std::chrono::seconds kSign{10};
    const auto now = Clock::now();
    if (now - shown_ < (console_.progress ? Clock::duration(kBlink) : Clock::duration(kSign)))
        return;
    shown_ = now;
    if (!console_.progress) {
        console_.err << line(done, now) << '\n' << std::flush;
        return;
    }
    constexpr std::uint64_t kWidth = 30;
    const std::uint64_t full = of_ == 0 ? kWidth : std::min(kWidth, kWidth * done / of_);
    std::string bar;
    for (std::uint64_t i = 0; i < kWidth; ++i) bar += i < full ? "█" : "░";
    console_.err << "\r\x1b[K" << bar << ' ' << line(done, now) << std::flush;
    on_screen_ = true;
}

void Progress::end() {
    if (on_screen_) console_.err << "\r\x1b[K" << std::flush;
    on_screen_ = false;
}

}  // namespace levee::cli
