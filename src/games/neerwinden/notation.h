#pragma once

#include <string>
#include <string_view>

#include "engine/contract/mistake.h"
#include "games/neerwinden/action.h"
#include "games/neerwinden/board.h"

namespace levee::neerwinden {

// One line per action, `march "Dampierre 1"`, that parse() reads back to the same action.
std::string notation(const Board& board, const Action& action);

// Reads what people type: verbs in any case, names with or without accents and quotes, keys of
// counters ("FR-DIET1"). Says only whether it can be understood; whether it is allowed is the
// rules' business.
engine::Result<Action> parse(const Board& board, std::string_view line);

}  // namespace levee::neerwinden
