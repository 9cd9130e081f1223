#pragma once

#include <optional>
#include <string_view>

#include "engine/contract/mistake.h"
#include "games/data_source.h"

namespace levee::games {

// Changes one value of a game's data files before they are loaded. The path names the file without
// its ending and then
//   in a .csv file    the row by its first field, and the column by its name:
//                     counters.FR-DIET1.morale=7
//   in a .txt file    the words that a line begins with, and which of the words after them:
//                     scenarios.formation.Miranda.3=4
// What the value may be is the loader's business.
std::optional<engine::Mistake> change_datum(DataSource& data, std::string_view game,
                                            std::string_view change);

}  // namespace levee::games
