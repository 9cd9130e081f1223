#pragma once

#include "engine/text/card_names.h"
#include "games/for_god_and_king/board.h"

namespace levee::fgfk {

// Areas and generals are spelled by their keys ("NAN", "dElbee").
using Names = engine::CardNames<Board, engine::CardsOf<kNoArea, &Board::areas, "area">,
                                engine::CardsOf<kNoGeneral, &Board::generals, "general">>;

}  // namespace levee::fgfk
