#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/game.h"

// What all games check before a new game begins.
namespace levee::engine {

// Is there such a choice in this scenario?
bool belongs_to(const OptionInfo& option, std::string_view scenario);
// The keys of those in which there is.
std::vector<std::string> scenarios_of(const OptionInfo& option,
                                      const std::vector<ScenarioInfo>& scenarios);

// For every option the place of its chosen value, 0 being the default; or the option or the value
// that does not exist.
Result<std::vector<std::size_t>> chosen_options(const std::vector<OptionInfo>& options,
                                                const Setup& setup);

// The place of the scenario among these; the first if none is named.
Result<std::size_t> chosen_scenario(const std::vector<ScenarioInfo>& scenarios, const Setup& setup);

// What has been chosen for a new game, by its places in these lists. An option of another scenario
// cannot be chosen, and has its default.
struct Chosen {
    std::size_t scenario = 0;
    std::vector<std::size_t> options;  // 0 is the default of each
};
Result<Chosen> chosen(const std::vector<ScenarioInfo>& scenarios,
                      const std::vector<OptionInfo>& options, const Setup& setup);

// With the first scenario and the default of every option of the scenario that is not named, so
// that a later change of a default does not change a game; an unknown name is a mistake that lists
// the known ones.
Result<Setup> completed(const Game& game, Setup setup);

// Every scenario with every combination of its options.
std::vector<Setup> all_setups(const Game& game);

// "historical bidding=off set-up=free"
std::string described(const Setup& setup);

}  // namespace levee::engine
