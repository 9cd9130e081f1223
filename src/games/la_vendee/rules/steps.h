#pragma once

#include <cstdint>

// The steps of every kind of business that has more than one. The chapter that carries them out
// says `using enum`; elsewhere the business is named with the step.
namespace levee::la_vendee {

// clang-format off
// 3: a phase that is under way has the step of the one after it
struct TurnStep { enum At : std::uint8_t { kBegin, kReinforceRoyalists, kReinforceRepublicans,
                                           kRoyalistIrregulars, kRepublicanIrregulars, kDraw, kPlay,
                                           kDesertions, kEnd }; };
// 4, L-43. Royalists: kSuccession, kBritish, kRegulars, kRegularsRolled, kPlaceNew, kTransfers.
// Republicans: kSuccession (16.11), kArrivals, kFromBox, kPlaceNew, kTransfers.
struct ReinforceStep { enum At : std::uint8_t { kSuccession, kBritish, kRegulars, kRegularsRolled,
                                                kArrivals, kFromBox, kPlaceNew, kTransfers,
                                                kClose }; };
struct BritishStep { enum At : std::uint8_t { kDue, kPortRolled, kWhere }; };
// 5.2, 6: all move, then all fire (5.2.1)
struct IrregularsStep { enum At : std::uint8_t { kMoves, kWhither, kFire }; };
struct SkirmishStep { enum At : std::uint8_t { kDice, kHits, kAttackerGoes, kDefenderGoes,
                                               kFinish }; };
// 7
struct DrawStep { enum At : std::uint8_t { kNextCard, kDrawn }; };
struct CardPlayStep { enum At : std::uint8_t { kNextPlayer, kChoose, kPlayed }; };
struct CardStep { enum At : std::uint8_t { kFirst, kFirstDone, kArmies, kBattles, kAfter, kEffect,
                                           kEffectRolled, kDiscarded }; };
struct WindowStep { enum At : std::uint8_t { kRoyalist, kRepublican, kAnswer, kFirstCard,
                                             kSecondCard }; };
// 5.3
struct MarchStep { enum At : std::uint8_t { kOnTheWay, kCameIn, kAtEnd }; };
struct EntryStep { enum At : std::uint8_t { kShow, kBurnt, kShots, kShotsHit, kIn }; };
// 8, 9; what a round has brought is worked off in this order (L-47 to L-49)
struct BattleStep { enum At : std::uint8_t { kAim, kDice, kHits, kFortress, kBounty, kMustRetreat,
                                             kTied, kWindow, kRetreats, kIrregularsGo, kStand,
                                             kNextRound, kFinish }; };
struct VolleyStep { enum At : std::uint8_t { kNext, kRegularsRolled, kIrregularRolled,
                                             kAttackerRerolls, kDefenderRerolls, kAgain,
                                             kAgainRolled, kCount }; };
struct RetreatStep { enum At : std::uint8_t { kWhere, kLoses, kComesIn, kLeadersRoll, kOver }; };
struct LeadersStep { enum At : std::uint8_t { kNextLeader, kWoundRolled, kCaptureRolled }; };
// 16.1
struct DesertionStep { enum At : std::uint8_t { kNextArmy, kRolled, kGoesTo }; };
// clang-format on

}  // namespace levee::la_vendee
