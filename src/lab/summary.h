#pragma once

#include <array>
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

// A bar of a histogram.
struct Bar {
    int value = 0;
    std::uint64_t games = 0;
};

struct TurnSummary {
    Mean lead;
    Quantiles spread;
    std::array<Share, 2> ahead;  // games in which the side leads
    Share leader_wins;           // of the games in which somebody leads, and somebody wins
};

struct ItemSummary {
    Mean mean;
    Quantiles spread;
};

struct ObjectiveSummary {
    std::vector<std::array<std::uint64_t, 3>> held;  // by turn: nobody, first side, second side
    std::vector<std::uint64_t> changed;              // by turn: games in which the owner changed
    Share contested;                                 // games in which it changed hands at all
    Mean changes;
};

struct RollSummary {
    Mean rolls;
    Mean luck;
    double part = 0;  // of the variance of all luck
};

struct LuckSummary {
    bool measured = false;
    Mean total;      // for the first side; zero on average
    Line with_lead;  // how the lead goes with it
    Mean adjusted_lead;
    Mean adjusted_score;
    Share overturned;  // games with a winner whose adjusted lead points to the other side
    std::vector<RollSummary> rolls;
};

// Everything there is to say about a number of games; made of their rows alone.
struct Summary {
    std::uint64_t games = 0;
    std::array<Share, 2> wins;
    Share draws;
    Mean score;  // of the first side: 1, 1/2 or 0
    Share wins_of_a;
    Share wins_of_b;
    std::array<std::vector<std::uint64_t>, 3> victories;  // draws, first side, second side
    Mean lead;
    Quantiles lead_spread;
    std::vector<Bar> leads;
    Mean turns;
    std::vector<Bar> ends;  // by turn
    Mean decisions;
    Quantiles decisions_spread;
    std::vector<TurnSummary> by_turn;
    std::vector<ItemSummary> losses;
    std::vector<ItemSummary> counts;
    std::vector<ObjectiveSummary> objectives;
    LuckSummary luck;
    // Of each of two kinds, on seeds of their own, to show that their scores differ by 1 %.
    std::optional<std::uint64_t> games_for_one_percent;
    std::optional<std::uint64_t> games_for_one_percent_without_luck;
};

// Rows in the order of their numbers: sums of floating-point numbers depend on it.
Summary summarise(const engine::TallySheet& sheet, std::span<const GameRow> rows);

boost::json::object summary_json(const engine::TallySheet& sheet, const Summary& summary);

// The score of the first side, 0 to 1, and what fate gave it, in the lead's unit.
double score_of_first(const GameRow& row);
double luck_of_first(const GameRow& row);

}  // namespace levee::lab
