#pragma once

#include <string_view>

#include "maps/sheet/svg.h"

// Grounds for areas, as patterns without a seam: each goes into the definitions of a sheet and is
// used as `url(#id)`; `ground` is the colour of the whole.
namespace levee::maps::drawing {

// Small fields, each inside its hedge of trees.
void hedged_fields(Svg& svg, std::string_view id, std::string_view ground);
// Groves and grass.
void groves(Svg& svg, std::string_view id, std::string_view ground);
// Long open strips under the plough.
void ploughed_strips(Svg& svg, std::string_view id, std::string_view ground);
// Pools and reeds.
void marsh(Svg& svg, std::string_view id, std::string_view ground);

}  // namespace levee::maps::drawing
