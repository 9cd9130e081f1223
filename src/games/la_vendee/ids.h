#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/contract/ids.h"
#include "maps/area_set.h"
#include "maps/place.h"

namespace levee::la_vendee {

using maps::AreaId;  // a region (2.1); the code of all area games calls it an area
using maps::AreaSet;
using maps::kLargestPlace;
using maps::kNoArea;
using maps::Place;  // in hundreds of metres

// What is in the box (2.0). The numbers of regions and cards are the rulebook's; of armies, dummies
// and leaders there is room for a few more than the reconstruction has.
inline constexpr std::size_t kRegions = 75;
inline constexpr std::size_t kArmyRoom = 16;
inline constexpr std::size_t kLeaderRoom = 24;
inline constexpr std::size_t kCards = 26;
inline constexpr std::size_t kTurns = 10;
inline constexpr int kDiceAtOnce = 4;  // 2.7: so many are in the box

// An army counter. Without dummies (16.6) the counter of an army has the number of its card; with
// them any counter of a side may stand for any of its armies (State::armies[].card).
using ArmyId = engine::Id<struct ArmyTag>;
using ArmySet = engine::IdSet<ArmyId>;
inline constexpr ArmyId kNoArmy{255};
inline constexpr ArmyId kHiddenArmy{254};  // stands only in views
// 16.6: in actions of a game with dummies an army is its counter, this plus its number.
inline constexpr std::uint8_t kFaceDown = 32;

using LeaderId = engine::Id<struct LeaderTag>;
using LeaderSet = engine::IdSet<LeaderId>;
inline constexpr LeaderId kNoLeader{255};

// Card 01 has the number 0.
using CardId = engine::Id<struct CardTag>;
using CardSet = engine::IdSet<CardId>;
inline constexpr CardId kNoCard{255};

// The Royalists come first: so they do in every phase (3). The side of the British is theirs.
enum class Side : std::uint8_t { Royalist, Republican };
inline constexpr std::size_t kSides = 2;
inline constexpr std::array kBothSides{Side::Royalist, Side::Republican};
constexpr Side enemy_of(Side side) {
    return side == Side::Royalist ? Side::Republican : Side::Royalist;
}
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

// 2.3: kinds of force points. Irregulars are Chouans or Garde Nationale. The regulars of one corps
// of each side are told apart wherever they stand: the British (12) and those of the Armée de
// Mayence, whose detachments may burn too (11.1).
enum class Troop : std::uint8_t {
    Infantry,
    Cavalry,
    Artillery,
    Irregulars,
    CorpsInfantry,
    CorpsCavalry,
    CorpsArtillery,
    None = 255
};
inline constexpr std::size_t kTroops = 7;
inline constexpr Troop kNoTroop = Troop::None;
inline constexpr std::array kAllTroops{
    Troop::Infantry,      Troop::Cavalry,      Troop::Artillery,     Troop::Irregulars,
    Troop::CorpsInfantry, Troop::CorpsCavalry, Troop::CorpsArtillery};
constexpr std::size_t index(Troop troop) { return static_cast<std::size_t>(troop); }
constexpr bool is_corps(Troop troop) { return troop > Troop::Irregulars; }
// Infantry, cavalry, artillery or irregulars, whatever the corps.
constexpr Troop arm_of(Troop troop) {
    return is_corps(troop) ? static_cast<Troop>(index(troop) - 4) : troop;
}
constexpr Troop of_corps(Troop troop) {
    return troop < Troop::Irregulars ? static_cast<Troop>(index(troop) + 4) : troop;
}
static_assert(arm_of(Troop::CorpsArtillery) == Troop::Artillery &&
              of_corps(Troop::Cavalry) == Troop::CorpsCavalry);

// 2.1: the red army borders.
enum class Border : std::uint8_t { None, Anjou, Centre, BasPoitou };
inline constexpr std::size_t kBorders = 4;
constexpr std::size_t index(Border border) { return static_cast<std::size_t>(border); }

enum class Bank : std::uint8_t { North, South, OffMap };
enum class Terrain : std::uint8_t { Plain, Mixed, Bocage, Marsh };  // for the eye only

// 2.2; a généralissime is a leader of another rank.
enum class Rank : std::uint8_t { Commander, Generalissime };

}  // namespace levee::la_vendee
