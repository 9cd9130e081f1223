#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "engine/records/record.h"
#include "engine/tables/game.h"
#include "lab/elo.h"

namespace levee::lab {

// A match between two computer players, each of whom takes all chairs of a side (lab/chairs.h):
// pairs of games with the same dice and swapped sides.
struct MatchPlan {
    engine::Setup setup;
    std::array<std::string, 2> players;  // as ai::GamePlayers knows them
    std::array<std::string, 2> weights;  // texts of evaluation files; empty: the game's own
    std::uint64_t pairs = 50;
    unsigned jobs = 1;
    unsigned threads = 1;  // of a player who thinks
    std::uint64_t seed = 1;
    std::optional<Sprt> sprt;  // stop as soon as it decides
};

// One game of it, from the first player's point of view.
struct MatchGame {
    std::uint64_t pair = 0;
    bool swapped = false;  // the first player began as side 1
    double score = 0.5;
    std::uint64_t decisions = 0;
    std::array<double, 2> seconds{};  // that each player thought
    double longest = 0;               // seconds of the longest single decision
    engine::Record record;
};

struct MatchTally {
    Pentanomial pairs{};
    std::uint64_t games = 0;
    std::array<std::uint64_t, 3> results{};  // lost, drawn, won by the first player
    std::array<double, 2> side_points{};     // won by whoever began as side 0, as side 1
    std::uint64_t decisions = 0;
    std::array<double, 2> seconds{};
    double longest = 0;
};

// Called after every game, one at a time; false: stop.
using MatchWatch = std::function<bool(const MatchTally&, const MatchGame&)>;

// The totals do not depend on the number of jobs, unless players think by the clock or the test
// stops the match.
engine::Result<MatchTally> play_match(const engine::Game& game, const MatchPlan& plan,
                                      const MatchWatch& watch);

}  // namespace levee::lab
