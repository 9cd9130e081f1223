#include "cli/odds_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace levee::cli {

namespace {

constexpr std::size_t kBar = 40;

std::string bar_of(double share) {
    const auto length = static_cast<std::size_t>(std::lround(share * static_cast<double>(kBar)));
    // What can happen is seen, however seldom.
    return std::string(std::clamp<std::size_t>(length, 1, kBar), '#');
}

}  // namespace

std::string odds_chart(const engine::Odds& odds) {
    std::string text = fmt::format("{} ({})\n", odds.title, odds.rule);
    for (const auto& one : odds.modifiers)
        text += fmt::format("  {:>+4}  {}{}\n", one.value, one.text,
                            one.rule.empty() ? "" : fmt::format(" ({})", one.rule));
    if (!odds.modifiers.empty()) text += fmt::format("  {:>+4}  =\n", odds.total_modifier);
    if (!odds.assumption.empty()) text += fmt::format("  {}\n", odds.assumption);
    if (odds.total_weight == 0) return text;
    for (const auto& line : odds.lines) {
        if (line.weight == 0) continue;
        const double share =
            static_cast<double>(line.weight) / static_cast<double>(odds.total_weight);
        const auto common = std::gcd(line.weight, odds.total_weight);
        text += fmt::format("  {:>5.1f} %  {:<{}}  {}  [{}/{}]\n", 100 * share, bar_of(share), kBar,
                            line.result, line.weight / common, odds.total_weight / common);
    }
    return text;
}

}  // namespace levee::cli
