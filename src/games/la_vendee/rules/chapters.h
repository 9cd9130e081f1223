#pragma once

#include "engine/contract/chapters.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/rules/steps.h"

// What every kind of business does, and where it waits. A position lies still only where somebody,
// or fate, must answer, so there are few ways in which one piece of business waits for another.
namespace levee::la_vendee {

inline constexpr std::size_t kBusinesses = static_cast<std::size_t>(Business::Dice) + 1;
using Chapter = engine::Chapter<Play, Business, Action, Actions, 10>;

Chapter::GoOn continue_turn, continue_set_up, continue_reinforce, continue_succession,
    continue_british, continue_placing, continue_arrival, continue_transfers, continue_irregulars,
    continue_skirmish, continue_withdrawal, continue_draw, continue_card_play, continue_card,
    continue_look, continue_march, continue_entry, continue_battle, continue_volley,
    continue_losses, continue_retreat, continue_leaders, continue_window, continue_desertion;
Chapter::Offer offer_set_up, offer_succession, offer_british, offer_placing, offer_arrival,
    offer_transfers, offer_irregulars, offer_withdrawal, offer_card_play, offer_card, offer_look,
    offer_march, offer_battle, offer_volley, offer_losses, offer_retreat, offer_window,
    offer_desertion, offer_fate;
Chapter::Check check_set_up, check_succession, check_british, check_placing, check_arrival,
    check_transfers, check_irregulars, check_withdrawal, check_card_play, check_card, check_look,
    check_march, check_battle, check_volley, check_losses, check_retreat, check_window,
    check_desertion, check_fate;
Chapter::CarryOut do_set_up, do_succession, do_british, do_placing, do_arrival, do_transfers,
    do_irregulars, do_withdrawal, do_card_play, do_card, do_look, do_march, do_battle, do_volley,
    do_losses, do_retreat, do_window, do_desertion, hear_fate;

// A wait: the step, what is on top (None: the frame itself decides), and, for fate, the rule and
// the dice. No dice: a card is drawn, or the number depends.
// clang-format off
inline constexpr std::array<Chapter, kBusinesses> kChapters = [] {
    using enum Business;
    using engine::any_of;
    constexpr auto kDecision = any_of(None);
    constexpr auto kFate = any_of(Dice);
    return std::array<Chapter, kBusinesses>{{
        {None},
        {Turn, continue_turn, {}, {}, {}, TurnStep::kEnd, {{
            {TurnStep::kBegin, any_of(SetUp)},
            {TurnStep::kReinforceRepublicans, any_of(Reinforce)},
            {TurnStep::kRoyalistIrregulars, any_of(Reinforce)},
            {TurnStep::kRepublicanIrregulars, any_of(Irregulars)},
            {TurnStep::kDraw, any_of(Irregulars)},
            {TurnStep::kPlay, any_of(Draw)},
            {TurnStep::kDesertions, any_of(CardPlay)},
            {TurnStep::kEnd, any_of(Desertion)}}}},
        {SetUp, continue_set_up, offer_set_up, check_set_up, do_set_up, 0, {{
            {0, kDecision | any_of(SetUp)}}}},
        {Reinforce, continue_reinforce, {}, {}, {}, ReinforceStep::kClose, {{
            {ReinforceStep::kBritish, any_of(Succession)},
            {ReinforceStep::kRegulars, any_of(British)},
            {ReinforceStep::kRegularsRolled, kFate, "4.2"},
            {ReinforceStep::kArrivals, any_of(Succession, Arrival)},
            {ReinforceStep::kPlaceNew, any_of(Placing)},
            {ReinforceStep::kTransfers, any_of(Placing)},
            {ReinforceStep::kClose, any_of(Transfers)}}}},
        {Succession, continue_succession, offer_succession, check_succession, do_succession, 0, {{
            {0, kDecision}}}},
        {British, continue_british, offer_british, check_british, do_british, BritishStep::kWhere, {{
            {BritishStep::kPortRolled, kFate, "12.2b", 1},
            {BritishStep::kWhere, kDecision}}}},
        {Placing, continue_placing, offer_placing, check_placing, do_placing, 0, {{
            {0, kDecision}}}},
        {Arrival, continue_arrival, offer_arrival, check_arrival, do_arrival, 0, {{
            {0, kDecision}}}},
        {Transfers, continue_transfers, offer_transfers, check_transfers, do_transfers, 0, {{
            {0, kDecision}}}},
        {Irregulars, continue_irregulars, offer_irregulars, check_irregulars, do_irregulars,
         IrregularsStep::kFire, {{
            {IrregularsStep::kMoves, kDecision | any_of(Losses)},
            {IrregularsStep::kWhither, kDecision},
            {IrregularsStep::kFire, kDecision | any_of(Skirmish)}}}},
        {Skirmish, continue_skirmish, {}, {}, {}, SkirmishStep::kFinish, {{
            {SkirmishStep::kHits, any_of(Volley)},
            {SkirmishStep::kAttackerGoes, any_of(Losses, Leaders)},
            {SkirmishStep::kDefenderGoes, any_of(Withdrawal)},
            {SkirmishStep::kFinish, any_of(Withdrawal)}}}},
        {Withdrawal, continue_withdrawal, offer_withdrawal, check_withdrawal, do_withdrawal, 0, {{
            {0, kDecision | any_of(Losses)}}}},
        {Draw, continue_draw, {}, {}, {}, DrawStep::kDrawn, {{
            {DrawStep::kDrawn, kFate, "7.0"}}}},
        {CardPlay, continue_card_play, offer_card_play, check_card_play, do_card_play,
         CardPlayStep::kPlayed, {{
            {CardPlayStep::kNextPlayer, any_of(Window)},
            {CardPlayStep::kChoose, kDecision},
            {CardPlayStep::kPlayed, any_of(Card)}}}},
        {Card, continue_card, offer_card, check_card, do_card, CardStep::kDiscarded, {{
            {CardStep::kFirst, kDecision},
            {CardStep::kFirstDone, any_of(Placing, Look)},
            {CardStep::kArmies, kDecision | any_of(March)},
            {CardStep::kBattles, kDecision | any_of(Battle)},
            {CardStep::kAfter, kDecision | any_of(Placing)},
            {CardStep::kEffect, kDecision | any_of(Retreat)},
            {CardStep::kEffectRolled, kFate, "15", 1}}}},
        {Look, continue_look, offer_look, check_look, do_look, 0, {{
            {0, kDecision}}}},
        {March, continue_march, offer_march, check_march, do_march, MarchStep::kAtEnd, {{
            {MarchStep::kOnTheWay, kDecision | any_of(Losses)},
            {MarchStep::kCameIn, any_of(Entry, Losses)}}}},
        {Entry, continue_entry, {}, {}, {}, EntryStep::kIn, {{
            {EntryStep::kShots, any_of(Losses, Leaders)},
            {EntryStep::kShotsHit, any_of(Volley)},
            {EntryStep::kIn, any_of(Losses, Leaders)}}}},
        {Battle, continue_battle, offer_battle, check_battle, do_battle, BattleStep::kFinish, {{
            {BattleStep::kAim, kDecision},
            {BattleStep::kHits, any_of(Volley)},
            {BattleStep::kFortress, any_of(Losses, Leaders)},
            {BattleStep::kBounty, kFate, "9.5", 1},
            {BattleStep::kTied, kFate, "8.7", 1},
            {BattleStep::kRetreats, any_of(Window, Retreat)},
            {BattleStep::kStand, kDecision | any_of(Withdrawal, Retreat)},
            {BattleStep::kFinish, any_of(Retreat, Leaders)}}}},
        {Volley, continue_volley, offer_volley, check_volley, do_volley, VolleyStep::kCount, {{
            {VolleyStep::kRegularsRolled, kFate, "8.3"},
            {VolleyStep::kIrregularRolled, kFate, "6.1", 1},
            {VolleyStep::kAttackerRerolls, kDecision},
            {VolleyStep::kDefenderRerolls, kDecision},
            {VolleyStep::kAgainRolled, kFate, "8.3"}}}},
        {Losses, continue_losses, offer_losses, check_losses, do_losses, 0, {{
            {0, kDecision | any_of(Leaders)}}}},
        {Retreat, continue_retreat, offer_retreat, check_retreat, do_retreat, RetreatStep::kOver, {{
            {RetreatStep::kWhere, kDecision},
            {RetreatStep::kComesIn, any_of(Losses, Leaders)},
            {RetreatStep::kLeadersRoll, any_of(Entry)},
            {RetreatStep::kOver, any_of(Leaders)}}}},
        {Leaders, continue_leaders, {}, {}, {}, LeadersStep::kCaptureRolled, {{
            {LeadersStep::kWoundRolled, kFate, "10.3.1", 1},
            {LeadersStep::kCaptureRolled, kFate, "10.3.1", 1}}}},
        {Window, continue_window, offer_window, check_window, do_window, WindowStep::kSecondCard, {{
            {WindowStep::kRoyalist, kDecision},
            {WindowStep::kRepublican, kDecision},
            {WindowStep::kAnswer, kDecision},
            {WindowStep::kSecondCard, any_of(Card)},
            {WindowStep::kRoyalist, any_of(Card)}}}},
        {Desertion, continue_desertion, offer_desertion, check_desertion, do_desertion,
         DesertionStep::kGoesTo, {{
            {DesertionStep::kRolled, kFate, "16.1", 1},
            {DesertionStep::kNextArmy, any_of(Losses, Leaders)},
            {DesertionStep::kGoesTo, kDecision | any_of(Losses, Leaders)}}}},
        {Dice, {}, offer_fate, check_fate, hear_fate},
    }};
}();
// clang-format on
static_assert(engine::in_order(kChapters));

}  // namespace levee::la_vendee
