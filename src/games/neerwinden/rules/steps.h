#pragma once

#include <cstdint>

// The steps of every kind of business that has more than one, in the order of the rules. A chapter
// uses the names bare (`using enum`), all others with the business before them.
namespace levee::neerwinden {

// clang-format off
// 2.A to 2.D
struct TurnStep { enum At : std::uint8_t { kBegin, kInitiativeRolled, kOrdersOfFirst, kOrdersOfSecond,
                                           kMoraleOfFirst, kMoraleOfSecond, kActivate, kFinal }; };
// 2.C
struct ActivationStep { enum At : std::uint8_t { kWhoIsFirst, kInTurn }; };
// 4.2.1
struct ChangeStep { enum At : std::uint8_t { kHide, kAnnounce, kChooseBonus, kNextAttempt,
                                             kAttemptRolled }; };
// 4.2.2
struct DemoralisationStep { enum At : std::uint8_t { kNextToTest, kBreakRolled }; };
// 5
struct SegmentStep { enum At : std::uint8_t { kVerify, kChoose, kUnstacking, kClose }; };
struct RallyStep { enum At : std::uint8_t { kAskRally, kRallyRolled }; };
struct MoveStep { enum At : std::uint8_t { kDeciding = 1, kEntered, kFacing, kDone }; };
struct ReactionStep { enum At : std::uint8_t { kReacting, kReactionOver }; };
struct RoutStep { enum At : std::uint8_t { kFleeing, kFollow }; };
// 6
struct CombatStep { enum At : std::uint8_t { kOpenCombat, kChooseCombat, kCombatUnstacking,
                                             kCloseCombat }; };
// 6.1
struct FireStep { enum At : std::uint8_t { kComposeFire, kFireClaimed, kRollFire, kFireRolled,
                                           kFireTests, kSettleFire }; };
// 6.2
struct AssaultStep { enum At : std::uint8_t { kCompose, kDefence, kWithdrew, kWithdrawalTested,
                                              kCounter, kDefendersHead, kClaiming, kRoll, kRolled,
                                              kSettleLosses, kChargersTire, kAdvancing,
                                              kTestCommanders, kSecond, kLeftOver, kEnd }; };
// 6.3
struct DamageStep { enum At : std::uint8_t { kTesting, kTested, kLosing, kGuns, kLevels, kRetreating,
                                             kTombTested, kGoingBack, kBarred, kDamageDone }; };
struct RetreatStep { enum At : std::uint8_t { kWhere, kGone, kFollowed }; };
// 6.4
struct AdvanceStep { enum At : std::uint8_t { kGoingForward, kStoodFast }; };
// 7
struct CommanderStep { enum At : std::uint8_t { kAskFate, kFateRolled }; };
// clang-format on

}  // namespace levee::neerwinden
