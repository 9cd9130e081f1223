#pragma once

#include <cstddef>
#include <type_traits>

#include "engine/contract/ids.h"

namespace levee::maps {

// A space of an area map: a tract of land, a stretch of road, a bay. Games give it its meaning.
using AreaId = engine::Id<struct AreaTag>;

inline constexpr AreaId kNoArea{255};
// The largest area map of the five games has 82 areas and 31 stretches of road.
inline constexpr std::size_t kMaxAreas = 128;

using AreaSet = engine::IdSet<AreaId, kMaxAreas>;

static_assert(AreaSet::kWords == 2);
static_assert(std::is_trivially_copyable_v<AreaSet>);
static_assert(std::has_unique_object_representations_v<AreaSet>);

}  // namespace levee::maps
