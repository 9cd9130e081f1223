#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iterator>
#include <map>
#include <mutex>
#include <string>

namespace levee::server {

// How much one sender may do: `burst` at once, `rate` a second in the long run. A rate of 0 is no
// limit.
struct Rate {
    double rate = 0;
    double burst = 0;
};

struct Limits {
    std::size_t body = std::size_t{64} << 10U;
    std::size_t record = std::size_t{16} << 20U;
    std::size_t frame = std::size_t{16} << 10U;
    std::size_t header = std::size_t{8} << 10U;
    std::size_t connections = 4096;
    std::size_t connections_of_address = 256;
    // What may wait for a slow reader before he is dropped; he can come back.
    std::size_t queued_messages = 64;
    std::size_t queued_bytes = std::size_t{8} << 20U;
    Rate requests{100, 400};  // of an address
    Rate creations{1, 60};    // tables, records and guests of an address
    Rate commands{20, 60};    // of a seat, or of a spectator's connection
    Rate chat{1, 8};
};

class TokenBucket {
 public:
    using Clock = std::chrono::steady_clock;

    explicit TokenBucket(Rate rate) : rate_(rate), tokens_(rate.burst) {}

    bool take(Clock::time_point now) {
        if (rate_.rate <= 0) return true;
        refill(now);
        if (tokens_ < 1) return false;
        tokens_ -= 1;
        return true;
    }
    bool full(Clock::time_point now) {
        refill(now);
        return tokens_ >= rate_.burst;
    }

 private:
    void refill(Clock::time_point now) {
        const std::chrono::duration<double> passed = now - last_;
        last_ = now;
        tokens_ = std::min(rate_.burst, tokens_ + passed.count() * rate_.rate);
    }

    Rate rate_;
    double tokens_;
    Clock::time_point last_ = Clock::now();
};

// One bucket for every address that has been busy lately; any thread.
class Buckets {
 public:
    explicit Buckets(Rate rate) : rate_(rate) {}

    bool take(const std::string& key) {
        const auto now = TokenBucket::Clock::now();
        const std::scoped_lock lock(mutex_);
        if (buckets_.size() >= kMost)
            for (auto at = buckets_.begin(); at != buckets_.end();)
                at = at->second.full(now) ? buckets_.erase(at) : std::next(at);
        // Whoever can fill the table with busy addresses gets no more than a refusal.
        if (buckets_.size() >= kMost && !buckets_.contains(key)) return false;
        return buckets_.try_emplace(key, rate_).first->second.take(now);
    }

 private:
    static constexpr std::size_t kMost = 10'000;
    Rate rate_;
    std::mutex mutex_;
    std::map<std::string, TokenBucket> buckets_;
};

}  // namespace levee::server
