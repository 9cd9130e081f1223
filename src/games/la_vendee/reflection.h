#pragma once

#include <boost/describe.hpp>

#include "engine/text/card_names.h"
#include "games/la_vendee/rules/internal.h"

// Positions as JSON (engine/text/json.h): how ids are spelled, and which members are written.
namespace levee::la_vendee {

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

BOOST_DESCRIBE_ENUM(Side, Blue, Red)
BOOST_DESCRIBE_ENUM(Business, None, Turn, Notes, Movement, Combat, Dice)
BOOST_DESCRIBE_ENUM(BattleResult, Stand, DefendersLose, AttackersLose)
BOOST_DESCRIBE_STRUCT(Frame, (), (business, step, side, area))
BOOST_DESCRIBE_STRUCT(State, (), (turn, at, moved, shown, guns, dice, frames, depth))

}  // namespace levee::la_vendee
