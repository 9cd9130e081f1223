#pragma once

#include "engine/contract/chapters.h"
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

// Every kind of business, the chapter that deals with it, and what may come up on it.
namespace levee::neerwinden {

using Chapter = engine::Chapter<Play, Business, Action, Actions, 2>;

Chapter::GoOn continue_bidding, continue_set_up, continue_turn, continue_order_changes,
    continue_demoralisation, continue_activations, continue_movement, continue_rally, continue_move,
    continue_ride, continue_facing, continue_rout_move, continue_reaction, continue_combat,
    continue_fire, continue_assault, continue_damage, continue_retreat, continue_accompany,
    continue_advance, continue_commander_test, continue_post, continue_unstack;
Chapter::Offer offer_bidding, offer_set_up, offer_order_changes, offer_activations, offer_movement,
    offer_move, offer_ride, offer_facing, offer_rout_move, offer_fire, offer_assault, offer_damage,
    offer_retreat, offer_accompany, offer_advance, offer_post;
Chapter::Check check_set_up, check_activations, check_move, check_ride, check_facing,
    check_rout_move, check_reaction, check_combat, check_fire, check_damage, check_retreat,
    check_accompany, check_advance, check_post;
Chapter::CarryOut do_bidding, do_set_up, do_order_changes, do_activations, do_movement, do_move,
    do_ride, do_facing, do_rout_move, do_reaction, do_combat, do_fire, do_assault, do_damage,
    do_retreat, do_accompany, do_advance, do_post, do_roll;

// clang-format off
inline constexpr std::array<Chapter, 26> kChapters = [] {
    using enum Business;
    using engine::any_of;
    constexpr std::uint8_t kAny = engine::kAnyStep;
    // Retreats, tests of commanders and what belongs to them are pushed together, so they lie on
    // each other in any number.
    constexpr auto kTogether = any_of(Retreat, Accompany, CommanderTest, Post);
    return std::array<Chapter, 26>{{
        {None},
        {Bidding, continue_bidding, offer_bidding, check_bidding, do_bidding},
        {PickCamp, continue_bidding, offer_bidding, check_bidding, do_bidding},
        {SetUp, continue_set_up, offer_set_up, check_set_up, do_set_up, 0,
         {{{kAny, any_of(SetUp, Facing)}}}},
        {Turn, continue_turn, {}, {}, {}, TurnStep::kFinal,
         {{{kAny, any_of(SetUp, OrderChanges, Demoralisation, Activations)},
           {kAny, any_of(Dice), "2.A"}}}},
        {OrderChanges, continue_order_changes, offer_order_changes, check_order_changes,
         do_order_changes, ChangeStep::kAttemptRolled, {{{kAny, any_of(Dice), "4.2.1"}}}},
        {Demoralisation, continue_demoralisation, {}, {}, {}, DemoralisationStep::kBreakRolled,
         {{{kAny, any_of(Dice), "4.2.2"}}}},
        {Activations, continue_activations, offer_activations, check_activations, do_activations,
         ActivationStep::kInTurn, {{{kAny, any_of(Movement, Combat)}}}},
        {Movement, continue_movement, offer_movement, check_movement, do_movement,
         SegmentStep::kClose,
         {{{kAny, any_of(Rally, Ride, Move, RoutMove, Unstack, Accompany)}}}},
        {Rally, continue_rally, {}, {}, {}, RallyStep::kRallyRolled,
         {{{kAny, any_of(Dice), "5.1"}}}},
        {Move, continue_move, offer_move, check_move, do_move, MoveStep::kDone,
         {{{kAny, any_of(Facing, Reaction, Retreat, CommanderTest, Post)}}}},
        {Ride, continue_ride, offer_ride, check_ride, do_ride},
        {Facing, continue_facing, offer_facing, check_facing, do_facing, 0, {{{kAny, kTogether}}}},
        {RoutMove, continue_rout_move, offer_rout_move, check_rout_move, do_rout_move,
         RoutStep::kFollow, {{{kAny, any_of(Retreat)}}}},
        {Reaction, continue_reaction, offer_reaction, check_reaction, do_reaction,
         ReactionStep::kReactionOver, {{{kAny, kTogether | any_of(Facing, Fire)}}}},
        {Combat, continue_combat, offer_combat, check_combat, do_combat, CombatStep::kCloseCombat,
         {{{kAny, any_of(Unstack, Fire, Assault)}}}},
        {Fire, continue_fire, offer_fire, check_fire, do_fire, FireStep::kSettleFire,
         {{{kAny, any_of(Damage, CommanderTest, Post)}, {kAny, any_of(Dice), "6.1.2"}}}},
        {Assault, continue_assault, offer_assault, check_assault, do_assault, AssaultStep::kEnd,
         {{{kAny, any_of(Assault, Damage, Retreat, Advance, CommanderTest, Post)},
           {kAny, any_of(Dice), "6.2.1"}}}},
        {Damage, continue_damage, offer_damage, check_damage, do_damage, DamageStep::kDamageDone,
         {{{kAny, kTogether | any_of(Damage)}, {kAny, any_of(Dice), "6.3"}}}},
        {Retreat, continue_retreat, offer_retreat, check_retreat, do_retreat,
         RetreatStep::kFollowed, {{{kAny, kTogether | any_of(Facing)}}}},
        {Accompany, continue_accompany, offer_accompany, check_accompany, do_accompany, 0,
         {{{kAny, kTogether}}}},
        {Advance, continue_advance, offer_advance, check_advance, do_advance,
         AdvanceStep::kStoodFast, {{{kAny, any_of(Reaction, Accompany)}}}},
        {CommanderTest, continue_commander_test, {}, {}, {}, CommanderStep::kFateRolled,
         {{{kAny, kTogether}, {kAny, any_of(Dice), "7"}}}},
        {Post, continue_post, offer_post, check_post, do_post},
        {Unstack, continue_unstack, {}, {}, {}, 0, {{{kAny, any_of(Retreat)}}}},
        {Dice, {}, engine::offer_two_dice, engine::check_two_dice, do_roll},
    }};
}();
// clang-format on
static_assert(engine::in_order(kChapters));

}  // namespace levee::neerwinden
