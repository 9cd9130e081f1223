// The only file of this layer that lists games: one line each.
#include <array>

#include "ai/game_players.h"

namespace levee::ai {

using Made = engine::Result<std::shared_ptr<const ThinkingPlayers>>;
Made players_of_neerwinden(const engine::Game& game, std::string_view weights);
Made players_of_for_god_and_king(const engine::Game& game, std::string_view weights);

namespace {

constexpr std::array kPlayers{PlayersEntry{"neerwinden",
                                           players_of_neerwinden,
                                           {"greedy~0.6", "greedy~0.3", "greedy~0.12", "greedy",
                                            "planner:0.5s", "planner:2s", "planner:10s"}},
                              PlayersEntry{"for-god-and-king",
                                           players_of_for_god_and_king,
                                           {"greedy?0.54", "greedy?0.36", "greedy?0.18", "greedy",
                                            "planner:0.5s", "planner:2s", "planner:10s"}}};

}  // namespace

std::span<const PlayersEntry> players_list() { return kPlayers; }

}  // namespace levee::ai
