#pragma once

#include <cstdint>

// The steps of every kind of business that has more than one, in the order of the rules. A chapter
// uses the names bare (`using enum`), all others with the business before them.
namespace levee::wissembourg_spicheren {

// clang-format off
// 4.A to 4.C
struct TurnStep { enum At : std::uint8_t { kBegin, kFrossard, kFrossardRolled, kConceal, kFirstChiefs,
                                           kSecondChiefs, kVerify, kOperations, kRally, kEnd }; };
// 7.2
struct ChiefsStep { enum At : std::uint8_t { kReplace, kChoose, kInertiaRolled }; };
// 4.B
struct OperationsStep { enum At : std::uint8_t { kAskCastagny, kCastagnyRolled, kRollInitiative, kInitiativeRolled,
                                                 kFirst, kDraw, kDrawn, kFaceRolled, kLast }; };
// 5
struct ActivationStep { enum At : std::uint8_t { kDecide, kTest, kTestRolled, kCommand, kDirecting, kBarrage,
                                                 kMovement, kCombat, kClose }; };
// 13.1.6
struct RevealStep { enum At : std::uint8_t { kPlacing }; };
// 10.1.1
struct ShotStep { enum At : std::uint8_t { kAiming, kShotRolled, kHurt, kShotOver }; };
// 7
struct MoveStep { enum At : std::uint8_t { kDeciding, kEntered, kDone }; };
struct RideStep { enum At : std::uint8_t { kRiding, kStopped }; };
// 11
struct CombatStep { enum At : std::uint8_t { kAnnouncing, kChoosing, kFighting }; };
struct AttackStep { enum At : std::uint8_t { kOpen, kCoordinationRolled, kAskLead, kAskWithdrawal, kWithdrew,
                                             kDefend, kFireOn, kFireRolled, kAssault, kAssaultRolled,
                                             kSettled, kAdvance, kTire, kTurnDefenders, kMourn, kAttackOver }; };
struct DefenceStep { enum At : std::uint8_t { kAskDefendersLead, kSupporting, kSharing }; };
struct DamageStep { enum At : std::uint8_t { kLoss, kNext, kTested, kHit, kAskRetreat, kRefusalRolled,
                                             kGoneBack, kGuns }; };
struct RetreatStep { enum At : std::uint8_t { kWhere, kThere, kFollowers, kTurned }; };
struct AdvanceStep { enum At : std::uint8_t { kWho, kWentForward, kFaced }; };
// 9.3
struct MortalityStep { enum At : std::uint8_t { kAskFate, kFateRolled }; };
// 12
struct RallyStep { enum At : std::uint8_t { kNextToRally, kRallyRolled }; };
// clang-format on

}  // namespace levee::wissembourg_spicheren
