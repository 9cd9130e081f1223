#pragma once

#include "engine/contract/ids.h"
#include "maps/hex.h"

namespace levee::neerwinden {

using maps::Direction;
using maps::HexId;
using maps::kNoHex;

using UnitId = engine::Id<struct UnitTag>;
using CommanderId = engine::Id<struct CommanderTag>;
using FormationId = engine::Id<struct FormationTag>;
using UnitSet = engine::IdSet<UnitId>;
using CommanderSet = engine::IdSet<CommanderId>;

// What is in the box: 53 combat units of the battle and 5 of d'Harville (8.5), two commanding
// generals, eight formation commanders.
inline constexpr std::size_t kUnits = 58;
inline constexpr std::size_t kCommanders = 10;
inline constexpr std::size_t kFormations = 8;
inline constexpr std::size_t kStarHexes = 12;

inline constexpr UnitId kNoUnit{255};
inline constexpr CommanderId kNoCommander{255};
inline constexpr FormationId kNoFormation{255};
// 5.5: "beyond the map edge", as the aim of a retreat or rout move.
inline constexpr HexId kOffMap{0xFFFE};

enum class Side : std::uint8_t { French, Austrian };
constexpr Side enemy_of(Side side) { return side == Side::French ? Side::Austrian : Side::French; }
inline constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

enum class Arm : std::uint8_t { Infantry, Cavalry, Artillery };

// 4: the situation of a formation. Hidden stands only in views (9.1).
enum class Order : std::uint8_t { Offensive, Manoeuvre, Defensive, Demoralised, Hidden };

// 1.5
enum class Level : std::uint8_t { Good, Disorganised1, Disorganised2, Routed };

enum class Terrain : std::uint8_t { Clear, Village, Wood, Tomb };

}  // namespace levee::neerwinden
