#pragma once

#include <boost/describe.hpp>

#include "games/skeleton/rules/internal.h"

// The members that are written as JSON (engine/text/json.h).
namespace levee::skeleton {

BOOST_DESCRIBE_ENUM(Side, Blue, Red)
BOOST_DESCRIBE_ENUM(Business, None, Turn, Notes, Movement, Combat, Dice)
BOOST_DESCRIBE_ENUM(BattleResult, Stand, DefendersLose, AttackersLose)
BOOST_DESCRIBE_STRUCT(Frame, (), (business, step, side, area))
BOOST_DESCRIBE_STRUCT(State, (), (turn, at, moved, shown, guns, dice, frames, depth))

}  // namespace levee::skeleton
