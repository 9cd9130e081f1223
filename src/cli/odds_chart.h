#pragma once

#include <string>

#include "engine/tables/table.h"

namespace levee::cli {

// Modifiers itemised, then a bar for every result with its exact chance.
std::string odds_chart(const engine::Odds& odds);

}  // namespace levee::cli
