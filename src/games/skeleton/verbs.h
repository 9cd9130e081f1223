#pragma once

#include <string>

#include "engine/contract/verbs.h"
#include "games/skeleton/action.h"
#include "games/skeleton/board.h"

namespace levee::skeleton {

// What a person points at for an action.
enum class Aim : std::uint8_t { Nothing, Unit, UnitToArea };

// The table of verbs, verbs.cpp, is where each of them is declared; no row: there is no such verb.
using VerbRow = engine::verbs::Row<Board, Action, Aim>;
const VerbRow* row_of(const Action& action);

// Has the right arguments and nothing else.
bool well_formed(const Board& board, const Action& action);
void for_every_action(const Board& board, engine::FunctionRef<void(const Action&)> visit);

// One line per action, `march Guards MIL`, that parse() reads back to the same action.
std::string notation(const Board& board, const Action& action);
engine::Result<Action> parse(const Board& board, std::string_view line);
// Nobody else may decide it for the player.
bool commits(const Action& action);

}  // namespace levee::skeleton
