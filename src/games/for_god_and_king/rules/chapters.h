#pragma once

#include "engine/contract/chapters.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

// What every kind of business does, and where it waits. A position lies still only where somebody,
// or fate, must answer, so there are few ways in which one piece of business waits for another.
namespace levee::fgfk {

inline constexpr std::size_t kBusinesses = static_cast<std::size_t>(Business::Dice) + 1;
using Chapter = engine::Chapter<Play, Business, Action, Actions, 14>;

Chapter::GoOn continue_turn, continue_wounds, continue_agra, continue_english, continue_reinforce,
    continue_receive, continue_event_work, continue_landing, continue_placing, continue_initiative,
    continue_operations, continue_preempt, continue_gather, continue_operation, continue_entry,
    continue_combat, continue_guns, continue_losses, continue_retreat, continue_casualty,
    continue_capture, continue_displace, continue_occupy, continue_pursuit, continue_desertion,
    continue_committee;
Chapter::Offer offer_english, offer_reinforce, offer_event_work, offer_landing, offer_placing,
    offer_initiative, offer_operations, offer_preempt, offer_gather, offer_operation, offer_entry,
    offer_combat, offer_guns, offer_losses, offer_retreat, offer_displace, offer_occupy,
    offer_pursuit, offer_desertion, offer_committee, offer_fate;
Chapter::Check check_english, check_reinforce, check_event_work, check_landing, check_placing,
    check_initiative, check_operations, check_preempt, check_operation, check_entry, check_combat,
    check_guns, check_losses, check_retreat, check_displace, check_occupy, check_pursuit,
    check_desertion, check_committee, check_fate;
Chapter::CarryOut do_english, do_reinforce, do_event_work, do_landing, do_placing, do_initiative,
    do_operations, do_preempt, do_gather, do_operation, do_entry, do_combat, do_guns, do_losses,
    do_retreat, do_displace, do_occupy, do_pursuit, do_desertion, do_committee, hear_fate;

// A wait: the step, what is on top (None: the frame itself decides), and, for fate, the rule and
// the dice. No dice: something is drawn, or the number depends.
// clang-format off
inline constexpr std::array<Chapter, kBusinesses> kChapters = [] {
    using enum Business;
    using engine::any_of;
    constexpr auto kDecision = any_of(None);
    constexpr auto kFate = any_of(Dice);
    return std::array<Chapter, kBusinesses>{{
        {None},
        {Turn, continue_turn, {}, {}, {}, TurnStep::kEnd, {{
            {TurnStep::kAgra, any_of(Wounds)},
            {TurnStep::kEnglish, any_of(Agra)},
            {TurnStep::kReinforceRepublicans, any_of(English)},
            {TurnStep::kReinforceVendeens, any_of(Reinforce)},
            {TurnStep::kInitiative, any_of(Reinforce)},
            {TurnStep::kDesertion, any_of(Initiative, Operations)},
            {TurnStep::kCommittee, any_of(Desertion)},
            {TurnStep::kGalerne, any_of(Committee)},
            {TurnStep::kEnd, any_of(EventWork)}}}},
        {Wounds, continue_wounds, {}, {}, {}, WoundsStep::kWoundRolled, {{
            {WoundsStep::kWoundRolled, kFate, "2.1"}}}},
        {Agra, continue_agra, {}, {}, {}, AgraStep::kEffect, {{
            {AgraStep::kRolled, kFate, "E4", 2},
            {AgraStep::kEffect, kFate, "E4", 1}}}},
        {English, continue_english, offer_english, check_english, do_english, EnglishStep::kNote, {{
            {EnglishStep::kEnglishRolled, kFate, "E5", 2},
            {EnglishStep::kNote, kDecision}}}},
        {Reinforce, continue_reinforce, offer_reinforce, check_reinforce, do_reinforce,
         ReinforceStep::kOver, {{
            {ReinforceStep::kStart, any_of(EventWork, Landing, Displace)},
            {ReinforceStep::kPlayEvents, kDecision | any_of(Receive, EventWork, Displace)},
            {ReinforceStep::kSettle, any_of(Placing)},
            {ReinforceStep::kOver, any_of(Occupy)}}}},
        {Receive, continue_receive, {}, {}, {}, ReceiveStep::kReceiptRolled, {{
            {ReceiveStep::kNextReceipt, any_of(EventWork)},
            {ReceiveStep::kReceiptRolled, kFate, "2.2", 2}}}},
        {EventWork, continue_event_work, offer_event_work, check_event_work, do_event_work,
         WorkStep::kAshore, {{
            {WorkStep::kBeginWork, kDecision},
            {WorkStep::kWorkRolled, kFate, "6", 1},
            {WorkStep::kAshore, kDecision}}}},
        {Landing, continue_landing, offer_landing, check_landing, do_landing,
         LandingStep::kChooseArmy, {{
            {LandingStep::kChooseArmy, kDecision}}}},
        {Placing, continue_placing, offer_placing, check_placing, do_placing, 0, {{
            {0, kDecision | any_of(Displace)}}}},
        {Initiative, continue_initiative, offer_initiative, check_initiative, do_initiative,
         InitiativeStep::kChoose, {{
            {InitiativeStep::kInitiativeRolled, kFate, "2.3", 2},
            {InitiativeStep::kChoose, kDecision}}}},
        {Operations, continue_operations, offer_operations, check_operations, do_operations, 0, {{
            {0, kDecision | any_of(Preempt, Gather, Operation)}}}},
        {Preempt, continue_preempt, offer_preempt, check_preempt, do_preempt,
         PreemptStep::kInterruptRolled, {{
            {PreemptStep::kInterrupt, kDecision},
            {PreemptStep::kInterruptRolled, kFate, "2.4", 1}}}},
        {Gather, continue_gather, offer_gather, check_gather, do_gather, 0, {{
            {0, kDecision}}}},
        {Operation, continue_operation, offer_operation, check_operation, do_operation,
         OperationStep::kOnTheWay, {{
            {OperationStep::kPointsRolled, kFate, "3.1", 2},
            {OperationStep::kOnTheWay,
             kDecision | any_of(Entry, Combat, Pursuit, Displace, Occupy)}}}},
        {Entry, continue_entry, offer_entry, check_entry, do_entry, EntryStep::kEnter, {{
            {EntryStep::kLeaveRolled, kFate, "3.5", 1},
            {EntryStep::kAskForts, kDecision}}}},
        {Combat, continue_combat, offer_combat, check_combat, do_combat, CombatStep::kWithdrawal, {{
            {CombatStep::kAttackerMarches, any_of(Guns)},
            {CombatStep::kDraw, any_of(Guns)},
            {CombatStep::kDrawn, kFate, "4.3"},
            {CombatStep::kPowder, kDecision},
            {CombatStep::kReady, kDecision},
            {CombatStep::kDiceRolled, kFate, "4.1", 2},
            {CombatStep::kWinnerLoses, any_of(Losses)},
            {CombatStep::kRetreats, any_of(Losses, Retreat)},
            {CombatStep::kAvengers, any_of(Casualty)},
            {CombatStep::kScaffold, any_of(Casualty)},
            {CombatStep::kCaptures, any_of(Casualty)},
            {CombatStep::kHolders, any_of(Capture, Displace)},
            {CombatStep::kFinish, any_of(Occupy)},
            {CombatStep::kWithdrawal, any_of(Retreat)}}}},
        {Guns, continue_guns, offer_guns, check_guns, do_guns, GunsStep::kMarchRolled, {{
            {GunsStep::kWho, kDecision | any_of(Gather)},
            {GunsStep::kConsentRolled, kFate, "3.5", 1},
            {GunsStep::kMarchRolled, kFate, "4.2", 1}}}},
        {Losses, continue_losses, offer_losses, check_losses, do_losses, 0, {{
            {0, kDecision}}}},
        {Retreat, continue_retreat, offer_retreat, check_retreat, do_retreat, RetreatStep::kWent, {{
            {RetreatStep::kWhereTo, kDecision | any_of(Losses, Displace)}}}},
        {Casualty, continue_casualty, {}, {}, {}, CasualtyStep::kWoundDecided, {{
            {CasualtyStep::kGeneralFound, kFate},
            {CasualtyStep::kWoundDecided, kFate, "", 2}}}},
        {Capture, continue_capture, {}, {}, {}, CaptureStep::kCaptureRolled, {{
            {CaptureStep::kNextCaptive, any_of(Displace)},
            {CaptureStep::kCaptureRolled, kFate, "3.7", 1}}}},
        {Displace, continue_displace, offer_displace, check_displace, do_displace,
         DisplaceStep::kArrived, {{
            {DisplaceStep::kWhither, kDecision | any_of(Occupy)},
            {DisplaceStep::kThroughEnemies, kFate, "3.7", 1}}}},
        {Occupy, continue_occupy, offer_occupy, check_occupy, do_occupy, 0, {{
            {0, kDecision | any_of(Occupy)}}}},
        {Pursuit, continue_pursuit, offer_pursuit, check_pursuit, do_pursuit,
         PursuitStep::kSecondArea, {{
            {PursuitStep::kFirstArea, kDecision},
            {PursuitStep::kSecondArea, kDecision | any_of(Gather, Entry, Displace, Occupy)}}}},
        {Desertion, continue_desertion, offer_desertion, check_desertion, do_desertion,
         DesertionStep::kRemove, {{
            {DesertionStep::kDesertionRolled, kFate, "2.5", 2},
            {DesertionStep::kRemove, kDecision}}}},
        {Committee, continue_committee, offer_committee, check_committee, do_committee,
         CommitteeStep::kExcuseRolled, {{
            {CommitteeStep::kExcuse, kDecision},
            {CommitteeStep::kExcuseRolled, kFate, "2.6", 2}}}},
        {Dice, {}, offer_fate, check_fate, hear_fate},
    }};
}();
// clang-format on
static_assert(engine::in_order(kChapters));

}  // namespace levee::fgfk
