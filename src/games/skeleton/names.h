#pragma once

#include <string>

#include "engine/text/card_names.h"
#include "games/skeleton/board.h"

namespace levee::skeleton {

using CardNames = engine::CardNames<Board, engine::CardsOf<kNoArea, &Board::areas, "area">,
                                    engine::CardsOf<kNoUnit, &Board::units, "unit">>;

// Areas and units are spelled by their keys in JSON (engine/text/json.h).
class Names : public CardNames {
 public:
    using CardNames::CardNames;
    using CardNames::write;

    // The guns of a view.
    std::string write(UnitId unit) const {
        return unit == kHidden ? "hidden" : CardNames::write(unit);
    }
};

}  // namespace levee::skeleton
