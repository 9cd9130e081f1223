#pragma once

#include "games/la_vendee/map.h"

// What the drawing of a card consists of.
namespace levee::la_vendee::drawing {

// In a box of 162 by 100 around the origin: what the card is about.
void vignette(Svg& svg, const CardCard& card);

}  // namespace levee::la_vendee::drawing
