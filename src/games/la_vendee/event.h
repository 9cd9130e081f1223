#pragma once

#include <cstdint>

#include "engine/contract/fixed_vector.h"
#include "engine/contract/rule.h"
#include "games/la_vendee/action.h"
#include "games/la_vendee/ids.h"

namespace levee::la_vendee {

// What happened, as facts. What each of them tells, and in which words, is in facts.cpp. In
// brackets the fields besides `side` and `rule`; FP stand in `a` unless something else is said.
//
//   TurnBegan [a turn], PhaseBegan [a: a Phase], TurnEnded [a turn]
//   Rolled [a, b: dice as in Action]      of whom: side
//   Placed [troop a area; b 1: inside], PlacedWithArmy [troop a army], Stored [troop a]
//   Deployed [army area]  Raised [army area troop]  Landed [army area]  Delayed [army]
//   RegularsRolled [a: FP won; b: fortresses held]  NoCounters [troop a: FP not received]
//   Succeeded [leader, other: the new one; army]   Shifted [leader army]  Transferred [troop a army
//     other army]
//   PickedUp [troop a army area]  DroppedOff [troop a army area]
//   Moved [troop a from area]  WentInside [troop a area; army: kNoArmy or it]  CameOut likewise
//   Burnt [area; a: markers in all]
//   Skirmished [area army: target or none]
//   Withdrew [from area a: FP; b 1: into the fortress]  Scattered [area a: FP lost for want of
//   room] Drew [a: cards in hand], CardDrawn [card] secret CardPlayed [card; a 1: out of turn],
//   CardDiscarded [card; a: of the enemy's choice], CardSeen [card] secret LookedAt of the looker:
//   he has seen the enemy's hand Pinned [army]  Unpinned [army]  Inspired [army] Marched [army from
//   area; a: regions spent so far]  ForceMarched  Crossed  Banked [army a: in all; area]
//   RouteCancelled [army]  Arrived [army area]  Halted [army area]
//   Revealed [army, other: its card]  DummyGone [army area]  Displayed [army troop a]
//   Ambushed [area army]  FreeAttack [area army]
//   BattleBegan [army area]  RoundBegan [army a: round]  Aimed [army, other: target or kNoArmy; a:
//   dice; b: a Target] ToHit [side army; a: number needed; b: dice]  Modifier [a: by, b: a Reason]
//   Volley [army or area: who fires; a: hits; b: dice]  Rerolled [leader a: dice]
//   Lost [troop a army or area; b 1: inside]  FortressHit [area a: dice left]  FortressFell [area]
//   Bounty [troop a army or area]  MustRetreat [army a: FP lost]  TieRolled [a royalist b
//   republican] Steadied [army]  Regained [army troop]  Panicked [army a: die]  CalledOff [army]
//   Retreated [army from area; b 1: into the fortress]  Eliminated [army area]
//   Unharmed [leader] Wounded [leader] Captured [leader] Escaped [leader]
//   Deserted [army troop]  CameOver [army troop]
//   ClockMoved [a: End Phases held]  BritishRecalled  BritishNone [a die]
//   Scored [a: points of the side; b: a Score]  Sudden  GameOver
// clang-format off
enum class Fact : std::uint8_t {
    TurnBegan, PhaseBegan, TurnEnded, Rolled,
    Placed, PlacedWithArmy, Stored, Deployed, Raised, Landed, Delayed, RegularsRolled, NoCounters,
    Succeeded, Shifted, Transferred, PickedUp, DroppedOff, Moved, WentInside, CameOut, Burnt,
    Skirmished, Withdrew, Scattered,
    Drew, CardDrawn, CardPlayed, CardDiscarded, CardSeen, LookedAt, Pinned, Unpinned, Inspired,
    Marched, ForceMarched, Crossed, Banked, RouteCancelled, Arrived, Halted, Revealed, DummyGone, Displayed,
    Ambushed, FreeAttack, BattleBegan, RoundBegan, Aimed, ToHit, Modifier, Volley, Rerolled,
    Lost, FortressHit, FortressFell, Bounty, MustRetreat, TieRolled, Steadied, Regained, Panicked,
    CalledOff, Retreated, Eliminated, Unharmed, Wounded, Captured, Escaped,
    Deserted, CameOver, ClockMoved, BritishRecalled, BritishNone, Scored, Sudden, GameOver,
};
// clang-format on

enum class Phase : std::uint8_t {  // 3
    Reinforcements,
    RoyalistIrregulars,
    RepublicanIrregulars,
    CardDraw,
    CardPlay,
    Desertions,
    EndTurn
};
enum class Reason : std::uint8_t { Irregulars, Pin, Ardour, Siege, Bonaparte };  // of a Modifier
enum class Score : std::uint8_t { Fortresses, Taken, Places, Leaders };          // 14

struct Event {
    Fact fact{};
    Side side{};
    bool secret = false;  // for the eyes of `side` only
    ArmyId army{kNoArmy};
    ArmyId other{kNoArmy};
    LeaderId leader{kNoLeader};
    LeaderId successor{kNoLeader};
    CardId card{kNoCard};
    Troop troop{kNoTroop};
    AreaId area{kNoArea};
    AreaId from{kNoArea};
    std::int16_t a = 0;
    std::int16_t b = 0;
    const char* rule = "";
};

using Events = engine::FixedVector<Event, 256>;

}  // namespace levee::la_vendee
