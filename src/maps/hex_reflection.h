#pragma once

#include <boost/describe/enum.hpp>

#include "maps/hex.h"

// What JSON is made of, for the states of games on hexes.
namespace levee::maps {

BOOST_DESCRIBE_ENUM(Direction, N, NE, SE, S, SW, NW)

}  // namespace levee::maps
