#pragma once

#include <type_traits>

#include "engine/contract/id_set.h"
#include "maps/hex.h"

namespace levee::maps {

using HexSet = engine::IdSet<HexId, kMaxHexes>;

static_assert(std::is_trivially_copyable_v<HexSet>);
static_assert(std::has_unique_object_representations_v<HexSet>);

}  // namespace levee::maps
