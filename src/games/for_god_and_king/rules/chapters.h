#pragma once

#include "engine/contract/chapters.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

// What every kind of business does, and where it waits. A position lies still only where somebody,
// or fate, must answer, so there are few ways in which one piece of business waits for another.
namespace levee::fgfk {

bool continue_turn(Play& p);
bool continue_wounds(Play& p);
bool continue_agra(Play& p);
bool continue_english(Play& p);
void offer_english(const Board& b, const State& s, Actions& out);
Verdict check_english(const Board& b, const State& s, const Action& a);
void do_english(Play& p, const Action& a);
bool continue_reinforce(Play& p);
void offer_reinforce(const Board& b, const State& s, Actions& out);
Verdict check_reinforce(const Board& b, const State& s, const Action& a);
void do_reinforce(Play& p, const Action& a);
bool continue_receive(Play& p);
bool continue_event_work(Play& p);
void offer_event_work(const Board& b, const State& s, Actions& out);
Verdict check_event_work(const Board& b, const State& s, const Action& a);
void do_event_work(Play& p, const Action& a);
bool continue_landing(Play& p);
void offer_landing(const Board& b, const State& s, Actions& out);
Verdict check_landing(const Board& b, const State& s, const Action& a);
void do_landing(Play& p, const Action& a);
bool continue_placing(Play& p);
void offer_placing(const Board& b, const State& s, Actions& out);
Verdict check_placing(const Board& b, const State& s, const Action& a);
void do_placing(Play& p, const Action& a);
bool continue_initiative(Play& p);
void offer_initiative(const Board& b, const State& s, Actions& out);
Verdict check_initiative(const Board& b, const State& s, const Action& a);
void do_initiative(Play& p, const Action& a);
bool continue_operations(Play& p);
void offer_operations(const Board& b, const State& s, Actions& out);
Verdict check_operations(const Board& b, const State& s, const Action& a);
void do_operations(Play& p, const Action& a);
bool continue_preempt(Play& p);
void offer_preempt(const Board& b, const State& s, Actions& out);
Verdict check_preempt(const Board& b, const State& s, const Action& a);
void do_preempt(Play& p, const Action& a);
bool continue_gather(Play& p);
void offer_gather(const Board& b, const State& s, Actions& out);
void do_gather(Play& p, const Action& a);
bool continue_operation(Play& p);
void offer_operation(const Board& b, const State& s, Actions& out);
Verdict check_operation(const Board& b, const State& s, const Action& a);
void do_operation(Play& p, const Action& a);
bool continue_entry(Play& p);
void offer_entry(const Board& b, const State& s, Actions& out);
Verdict check_entry(const Board& b, const State& s, const Action& a);
void do_entry(Play& p, const Action& a);
bool continue_combat(Play& p);
void offer_combat(const Board& b, const State& s, Actions& out);
Verdict check_combat(const Board& b, const State& s, const Action& a);
void do_combat(Play& p, const Action& a);
bool continue_guns(Play& p);
void offer_guns(const Board& b, const State& s, Actions& out);
Verdict check_guns(const Board& b, const State& s, const Action& a);
void do_guns(Play& p, const Action& a);
bool continue_losses(Play& p);
void offer_losses(const Board& b, const State& s, Actions& out);
Verdict check_losses(const Board& b, const State& s, const Action& a);
void do_losses(Play& p, const Action& a);
bool continue_retreat(Play& p);
void offer_retreat(const Board& b, const State& s, Actions& out);
Verdict check_retreat(const Board& b, const State& s, const Action& a);
void do_retreat(Play& p, const Action& a);
bool continue_casualty(Play& p);
bool continue_capture(Play& p);
bool continue_displace(Play& p);
void offer_displace(const Board& b, const State& s, Actions& out);
Verdict check_displace(const Board& b, const State& s, const Action& a);
void do_displace(Play& p, const Action& a);
bool continue_occupy(Play& p);
void offer_occupy(const Board& b, const State& s, Actions& out);
Verdict check_occupy(const Board& b, const State& s, const Action& a);
void do_occupy(Play& p, const Action& a);
bool continue_pursuit(Play& p);
void offer_pursuit(const Board& b, const State& s, Actions& out);
Verdict check_pursuit(const Board& b, const State& s, const Action& a);
void do_pursuit(Play& p, const Action& a);
bool continue_desertion(Play& p);
void offer_desertion(const Board& b, const State& s, Actions& out);
Verdict check_desertion(const Board& b, const State& s, const Action& a);
void do_desertion(Play& p, const Action& a);
bool continue_committee(Play& p);
void offer_committee(const Board& b, const State& s, Actions& out);
Verdict check_committee(const Board& b, const State& s, const Action& a);
void do_committee(Play& p, const Action& a);

void offer_fate(const Board& b, const State& s, Actions& out);
Verdict check_fate(const Board& b, const State& s, const Action& a);
void hear_fate(Play& p, const Action& a);

inline constexpr std::size_t kBusinesses = static_cast<std::size_t>(Business::Dice) + 1;
using Chapter = engine::Chapter<Play, Business, Action, Actions, 14>;

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
            {PursuitStep::kSecondArea, kDecision | any_of(Gather, Displace, Occupy)}}}},
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
