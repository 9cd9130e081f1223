// The only file of this layer that lists games: one line each.
#include "ai/school.h"

namespace levee::ai {

namespace {

constexpr std::array kTaught{Taught{"neerwinden",
                                    found_neerwinden,
                                    {"greedy~0.6", "greedy~0.3", "greedy~0.12", "greedy",
                                     "planner:0.5s", "planner:2s", "planner:10s"}},
                             Taught{"for-god-and-king",
                                    found_for_god_and_king,
                                    {"greedy?0.54", "greedy?0.36", "greedy?0.18", "greedy",
                                     "planner:0.5s", "planner:2s", "planner:10s"}}};

}  // namespace

std::span<const Taught> taught() { return kTaught; }

}  // namespace levee::ai
