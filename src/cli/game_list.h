#pragma once

#include <span>

#include "cli/answers.h"
#include "games/registry.h"

namespace levee::cli {

// The registry as `levee games --json` and the protocol's `games` show it.
answer::Games game_list(std::span<const games::GameEntry> games);

}  // namespace levee::cli
