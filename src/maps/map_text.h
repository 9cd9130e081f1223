#pragma once

#include <string_view>

#include "engine/text/data_text.h"
#include "maps/hex.h"
#include "maps/place.h"

// The next word of a data file as something on a map.
namespace levee::maps {

HexId read_hex(engine::text::Reader& in, std::string_view field, const HexGrid& grid);
// `x,y`
Place read_place(engine::text::Reader& in, std::string_view field);

}  // namespace levee::maps
