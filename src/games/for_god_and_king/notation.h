#pragma once

#include <string>
#include <string_view>

#include "engine/contract/mistake.h"
#include "games/for_god_and_king/action.h"
#include "games/for_god_and_king/board.h"

namespace levee::fgfk {

// One line per action, `place 5 Anjou CHO`, that parse() reads back to the same action.
std::string notation(const Board& board, const Action& action);

// Reads what people type: verbs in any case, generals and areas by key or by name, with or without
// accents and quotes. Says only whether it can be understood; whether it is allowed is the rules'
// business.
engine::Result<Action> parse(const Board& board, std::string_view line);

// "Bas-Poitou", "Émigrés"
std::string_view force_word(Force force);

}  // namespace levee::fgfk
