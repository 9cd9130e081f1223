#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/contract/ids.h"
#include "maps/hex.h"
#include "maps/hex_set.h"

namespace levee::wissembourg_spicheren {

using maps::Direction;
using maps::HexId;
using maps::HexSet;
using maps::kNoHex;

// The pieces of both battles are numbered through, so that an id, a name and a notation mean one
// thing without anybody having to say which battle is fought. A hex number means the hex with that
// number on either map.
enum class BattleId : std::uint8_t { Spicheren, Wissembourg };
inline constexpr std::size_t kBattles = 2;
constexpr std::size_t index(BattleId battle) { return static_cast<std::size_t>(battle); }

using UnitId = engine::Id<struct UnitTag>;            // infantry, cavalry, artillery
using CommanderId = engine::Id<struct CommanderTag>;  // commanders in chief and HQs
using FormationId = engine::Id<struct FormationTag>;
using MarkerId = engine::Id<struct MarkerTag>;  // activation markers (0.3.4)
using UnitSet = engine::IdSet<UnitId>;
using CommanderSet = engine::IdSet<CommanderId>;
using FormationSet = engine::IdSet<FormationId>;
using MarkerSet = engine::IdSet<MarkerId>;

// Spicheren first: 30 units, 13 commanders, 10 formations, 9 markers; then Wissembourg: 29, 9,
// 7, 7.
inline constexpr std::size_t kUnits = 59;
inline constexpr std::size_t kCommanders = 22;
inline constexpr std::size_t kFormations = 17;
inline constexpr std::size_t kMarkers = 16;
inline constexpr std::size_t kObjectives = 6;  // the most of one battle

inline constexpr UnitId kNoUnit{255};
inline constexpr CommanderId kNoCommander{255};
inline constexpr FormationId kNoFormation{255};
inline constexpr MarkerId kNoMarker{255};
inline constexpr HexId kOffMap{0xFFFE};  // beyond the edge of the map

enum class Side : std::uint8_t { French, German };
inline constexpr std::array kBothSides{Side::French, Side::German};
constexpr Side enemy_of(Side side) { return side == Side::French ? Side::German : Side::French; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

enum class Arm : std::uint8_t { Infantry, Cavalry, Artillery };
constexpr std::size_t index(Arm arm) { return static_cast<std::size_t>(arm); }

enum class Terrain : std::uint8_t { Clear, Wood, Village, Hamlet, Castle };

enum class Edge : std::uint8_t { North, South, West };  // of the map

// What flows along a hexside. The river is the Saar on one map and the Lauter on the other.
enum class Water : std::uint8_t { None, Stream, River };

// How an arm gets across a hexside (terrain effects table): at no extra price, for half its
// movement rounded up and the hex, as its only step of the turn, or not at all.
enum class Crossing : std::uint8_t { Free, HalfMove, WholeMove, Barred };

// What leads into a hex; the cheapest of several counts.
enum class Way : std::uint8_t { None, Road, Path, Railway };

// 13.1.7, 13.2.7: options of a game, bits of a set. Those of the other battle change nothing.
enum Variation : std::uint8_t {
    kFrossardEarly = 1,  // 13.1.7, first
    kCastagny = 2,       // 13.1.7, second
    kWolff = 4,          // 13.2.7, W-88: the 78th, Wolff's brigade, the longer day
};
using Variations = std::uint8_t;

// The combat results table.
enum class Result : std::uint8_t { Nothing, Test, Disorganised, DisorganisedAndLoss };

}  // namespace levee::wissembourg_spicheren
