#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/contract/ids.h"
#include "maps/area_set.h"
#include "maps/place.h"

namespace levee::fgfk {

using maps::AreaId;
using maps::AreaSet;
using maps::kLargestPlace;
using maps::kNoArea;
using maps::Place;  // in hundreds of metres

using GeneralId = engine::Id<struct GeneralTag>;
using GeneralSet = engine::IdSet<GeneralId>;

// What is in the box. The printed map may have a few areas more or less than ours, so there is
// room.
inline constexpr std::size_t kAreaRoom = 96;
inline constexpr std::size_t kGenerals = 35;
inline constexpr std::size_t kTurns = 8;

inline constexpr GeneralId kNoGeneral{255};

// The Republicans come first: so they do in the reinforcement phase (2.2).
enum class Side : std::uint8_t { Republican, Vendeen };
inline constexpr std::size_t kSides = 2;
constexpr Side enemy_of(Side side) {
    return side == Side::Republican ? Side::Vendeen : Side::Republican;
}
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

// 1.3. None: a general or points that belong to whichever army is with them (F-12, F-20).
enum class Army : std::uint8_t {
    Anjou,
    Centre,
    BasPoitou,
    Loroux,
    Nantes,
    Saumur,
    LaRochelle,
    Mayencais,
    None
};
inline constexpr std::size_t kArmies = 8;
constexpr std::size_t index(Army army) { return static_cast<std::size_t>(army); }
// Not to be asked of None.
constexpr Side side_of(Army army) { return army < Army::Nantes ? Side::Vendeen : Side::Republican; }

// The kinds of combat points. Counters of a kind can always be changed into each other (1.2), so a
// position counts points; there are no single counters to name.
enum class Force : std::uint8_t {
    Anjou,
    Chouans,
    Centre,
    BasPoitou,
    Loroux,
    Emigres,
    Deserters,
    Nantes,
    Saumur,
    LaRochelle,
    Mayencais
};
inline constexpr std::size_t kForces = 11;
constexpr std::size_t index(Force force) { return static_cast<std::size_t>(force); }
constexpr Side side_of(Force force) {
    return force < Force::Nantes ? Side::Vendeen : Side::Republican;
}

// 0.2
enum class Terrain : std::uint8_t { Clear, Mixed, Bocage, Marsh };
inline constexpr std::size_t kTerrains = 4;
constexpr std::size_t index(Terrain terrain) { return static_cast<std::size_t>(terrain); }

// 0.2. Gatine counts as Anjou once E2 has been played and as None before.
enum class Zone : std::uint8_t { None, Anjou, Gatine, Centre, BasPoitou, Loroux };
inline constexpr std::size_t kZones = 6;
constexpr std::size_t index(Zone zone) { return static_cast<std::size_t>(zone); }

enum class Objective : std::uint8_t { None, Primary, Secondary };
enum class Access : std::uint8_t { None, Sea, South };
enum class Bank : std::uint8_t { North, South, Island };

// 1.1
enum class Status : std::uint8_t { None, Noble, SansCulotte };

// 6
// clang-format off
enum class Event : std::uint8_t {
    E1, E2, E3, E4, E5, E6, E7, E8, E9, E10, E11, E12, E13, E14, E15, None,
};
// clang-format on
inline constexpr std::size_t kEvents = 15;
constexpr std::size_t index(Event event) { return static_cast<std::size_t>(event); }

// 4.3
enum class Incident : std::uint8_t { T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12 };
inline constexpr std::size_t kIncidents = 12;
constexpr std::size_t index(Incident incident) { return static_cast<std::size_t>(incident); }

}  // namespace levee::fgfk
