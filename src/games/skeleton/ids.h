#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/contract/ids.h"
#include "maps/area_set.h"

namespace levee::skeleton {

using maps::AreaId;
using maps::AreaSet;
using maps::kNoArea;

using UnitId = engine::Id<struct UnitTag>;
using UnitSet = engine::IdSet<UnitId>;
inline constexpr std::size_t kUnits = 6;
inline constexpr UnitId kNoUnit{255};
inline constexpr UnitId kHidden{254};  // stands only in views

enum class Side : std::uint8_t { Blue, Red };
inline constexpr std::array kBothSides{Side::Blue, Side::Red};
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side enemy(Side side) { return side == Side::Blue ? Side::Red : Side::Blue; }

}  // namespace levee::skeleton
