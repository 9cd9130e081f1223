#pragma once

#include <boost/json/array.hpp>
#include <span>

#include "games/registry.h"

namespace levee::cli {

// The registry as `levee games --json` and the protocol's `games` show it.
boost::json::array game_list(std::span<const games::GameEntry> games);

}  // namespace levee::cli
