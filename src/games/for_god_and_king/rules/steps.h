#pragma once

#include <cstdint>

// The steps of every kind of business that has more than one. The chapter that carries them out
// says `using enum`; elsewhere the business is named with the step.
namespace levee::fgfk {

// clang-format off
// 2: a phase that is under way has the step of the one after it
struct TurnStep { enum At : std::uint8_t { kBegin, kAgra, kEnglish, kReinforceRepublicans,
                                           kReinforceVendeens, kInitiative, kDesertion, kCommittee,
                                           kGalerne, kEnd }; };
struct WoundsStep { enum At : std::uint8_t { kNextWounded, kWoundRolled }; };
struct ReinforceStep { enum At : std::uint8_t { kBeginReinforcing, kStart, kPlayEvents, kPlace,
                                                kSettle, kOver }; };
struct ReceiveStep { enum At : std::uint8_t { kNextReceipt, kReceiptRolled }; };
struct InitiativeStep { enum At : std::uint8_t { kAskInitiative, kInitiativeRolled, kChoose }; };
struct PreemptStep { enum At : std::uint8_t { kInterrupt, kInterruptRolled }; };
struct DesertionStep { enum At : std::uint8_t { kNextToDesert, kDesertionRolled, kRemove }; };
struct CommitteeStep { enum At : std::uint8_t { kNextArmy, kExcuse, kNextGeneral, kExcuseRolled }; };
// 3
struct OperationStep { enum At : std::uint8_t { kAskPoints, kPointsRolled, kOnTheWay }; };
struct EntryStep { enum At : std::uint8_t { kTruth, kAskLeave, kLeaveRolled, kAskForts, kEnter }; };
struct DisplaceStep { enum At : std::uint8_t { kWhither, kThroughEnemies, kArrived }; };
// 4; T1, T7 and T8 are looked for between the markers and the captures
struct CombatStep { enum At : std::uint8_t { kDefenderMarches, kAttackerMarches, kDraw, kDrawn,
                                             kPowder, kReady, kDiceRolled, kWinnerLoses, kRetreats,
                                             kMarkers, kAvengers, kHazards, kScaffold, kCaptures,
                                             kHolders, kFinish, kWithdrawal }; };
struct GunsStep { enum At : std::uint8_t { kWho, kAskConsent, kConsentRolled, kAskMarch,
                                           kMarchRolled }; };
struct CasualtyStep { enum At : std::uint8_t { kFindGeneral, kGeneralFound, kWoundDecided }; };
struct RetreatStep { enum At : std::uint8_t { kWhereTo, kWent }; };
struct CaptureStep { enum At : std::uint8_t { kNextCaptive, kCaptureRolled }; };
struct PursuitStep { enum At : std::uint8_t { kFirstArea, kSecondArea }; };
// 6
struct AgraStep { enum At : std::uint8_t { kAsk, kRolled, kEffect }; };
struct EnglishStep { enum At : std::uint8_t { kAskEnglish, kEnglishRolled, kNote }; };
struct LandingStep { enum At : std::uint8_t { kComeAshore, kChooseArmy }; };
struct WorkStep { enum At : std::uint8_t { kBeginWork, kWorkRolled, kAshore }; };
// clang-format on

}  // namespace levee::fgfk
