#include "server/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace levee::server {

void Metrics::refused(std::string_view code) {
    const std::scoped_lock lock(mutex_);
    ++refusals_.try_emplace(std::string(code), 0).first->second;
}

void Metrics::committed(std::chrono::nanoseconds took, std::size_t jobs) {
    const auto microseconds = static_cast<std::uint64_t>(took.count()) / 1000;
    const auto* bound = std::ranges::lower_bound(kBounds, microseconds);
    ++commits_[static_cast<std::size_t>(bound - kBounds.begin())];
    commit_nanoseconds_ += static_cast<std::uint64_t>(took.count());
    committed_jobs_ += jobs;
}

void Metrics::store_failed(std::string_view why) {
    const std::scoped_lock lock(mutex_);
    ++store_failures_.try_emplace(std::string(why), 0).first->second;
}

std::string Metrics::text() const {
    std::string text;
    const auto add = [&](std::string_view name, std::string_view kind, std::string_view help,
                         auto value) {
        fmt::format_to(std::back_inserter(text),
                       "# HELP levee_{0} {1}\n# TYPE levee_{0} {2}\nlevee_{0} {3}\n", name, help,
                       kind, value);
    };
    add("tables_loaded", "gauge", "Tables in memory.", tables.load());
    add("sockets", "gauge", "Open feeds.", sockets.load());
    add("actions_total", "counter", "Actions committed, dice included.", actions.load());
    add("requests_total", "counter", "HTTP requests.", requests.load());
    add("dropped_total", "counter", "Feeds closed because their reader was too slow.",
        dropped.load());
    const auto add_each = [&](std::string_view name, std::string_view help, std::string_view label,
                              const Counts& counts) {
        fmt::format_to(std::back_inserter(text), "# HELP levee_{0} {1}\n# TYPE levee_{0} counter\n",
                       name, help);
        const std::scoped_lock lock(mutex_);
        for (const auto& [key, count] : counts)
            fmt::format_to(std::back_inserter(text), "levee_{}{{{}=\"{}\"}} {}\n", name, label, key,
                           count);
    };
    add_each("refusals_total", "What was refused, by code.", "code", refusals_);
    add_each("store_failures_total", "What the store did not do, by reason.", "why",
             store_failures_);
    text +=
        "# HELP levee_commit_seconds How long a transaction of the store took.\n"
        "# TYPE levee_commit_seconds histogram\n";
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < kBounds.size(); ++i) {
        sum += commits_[i].load();
        fmt::format_to(std::back_inserter(text), "levee_commit_seconds_bucket{{le=\"{}\"}} {}\n",
                       static_cast<double>(kBounds[i]) / 1e6, sum);
    }
    sum += commits_.back().load();
    fmt::format_to(std::back_inserter(text),
                   "levee_commit_seconds_bucket{{le=\"+Inf\"}} {0}\nlevee_commit_seconds_sum {1}\n"
                   "levee_commit_seconds_count {0}\n",
                   sum, static_cast<double>(commit_nanoseconds_.load()) / 1e9);
    add("store_jobs_total", "counter", "Pieces of work that shared these transactions.",
        committed_jobs_.load());
    return text;
}

}  // namespace levee::server
