#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace levee::server {

// What an operator sees at /metrics; any thread counts.
class Metrics {
 public:
    std::atomic<std::int64_t> sockets{0};
    std::atomic<std::int64_t> tables{0};
    std::atomic<std::uint64_t> actions{0};
    std::atomic<std::uint64_t> requests{0};
    std::atomic<std::uint64_t> dropped{0};

    void refused(std::string_view code);
    void committed(std::chrono::nanoseconds took, std::size_t jobs);
    // Of a transaction, or of a piece of work in it: why, in one word.
    void store_failed(std::string_view why);
    // In the text format of Prometheus.
    std::string text() const;

 private:
    // Upper bounds in microseconds; the last bucket has none.
    static constexpr std::array<std::uint64_t, 10> kBounds{
        250, 500, 1'000, 2'000, 5'000, 10'000, 20'000, 50'000, 100'000, 500'000};
    std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> commits_{};
    std::atomic<std::uint64_t> commit_nanoseconds_{0};
    std::atomic<std::uint64_t> committed_jobs_{0};
    mutable std::mutex mutex_;
    using Counts = std::map<std::string, std::uint64_t, std::less<>>;
    Counts refusals_;
    Counts store_failures_;
};

}  // namespace levee::server
