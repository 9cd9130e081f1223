#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/counting/tally.h"
#include "lab/simulator.h"
#include "lab/statistics.h"

namespace levee::lab {

// What changed data do: the same games with both, seed by seed.
struct Comparison {
    std::vector<std::string> changes;  // "counters.FR-DIET1.morale=7"
    std::uint64_t games = 0;           // that were played with both
    std::uint64_t seeds = 0;           // of those games: two of one seed are one observation
    std::uint64_t other_winner = 0;    // of the games, won by somebody else
    // Changed less printed.
    Mean score;  // of the first side, 0 to 1
    Mean lead;
    Mean turns;
    // What luck says nothing about: the same differences, each game freed of its dice.
    Mean adjusted_score;
    Mean adjusted_lead;
    // Played with both, to show that the change moves the score by 1 %.
    std::optional<std::uint64_t> games_for_one_percent;
};

// Rows in the order of their numbers; games that are in one list only are left out.
Comparison compare(std::vector<std::string> changes, std::span<const GameRow> printed,
                   std::span<const GameRow> changed);

boost::json::object comparison_json(const engine::TallySheet& sheet, const Comparison& comparison);

}  // namespace levee::lab
