#pragma once

#include "engine/contract/chapters.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

// Every kind of business, the chapter that deals with it, and what may come up on it.
namespace levee::wissembourg_spicheren {

using Chapter = engine::Chapter<Play, Business, Action, Actions, 5>;

Chapter::GoOn continue_set_up, continue_turn, continue_conceal, continue_chiefs, continue_ride,
    continue_operations, continue_activation, continue_creep, continue_reveal, continue_barrage,
    continue_shot, continue_movement, continue_move, continue_facing, continue_combat,
    continue_coordinate, continue_attack, continue_defence, continue_damage, continue_retreat,
    continue_advance, continue_follow, continue_mortality, continue_post, continue_rally;
Chapter::Offer offer_set_up, offer_conceal, offer_chiefs, offer_ride, offer_operations,
    offer_activation, offer_creep, offer_reveal, offer_barrage, offer_shot, offer_movement,
    offer_move, offer_facing, offer_combat, offer_coordinate, offer_attack, offer_defence,
    offer_damage, offer_retreat, offer_advance, offer_follow, offer_post, offer_fate;
Chapter::Check check_set_up, check_conceal, check_chiefs, check_ride, check_operations,
    check_activation, check_creep, check_reveal, check_barrage, check_shot, check_movement,
    check_move, check_facing, check_combat, check_coordinate, check_attack, check_defence,
    check_damage, check_retreat, check_advance, check_follow, check_post, check_fate;
Chapter::CarryOut do_set_up, do_conceal, do_chiefs, do_ride, do_operations, do_activation, do_creep,
    do_reveal, do_barrage, do_shot, do_movement, do_move, do_facing, do_combat, do_coordinate,
    do_attack, do_defence, do_damage, do_retreat, do_advance, do_follow, do_post, do_fate;

// clang-format off
inline constexpr std::array<Chapter, 27> kChapters = [] {
    using enum Business;
    using engine::any_of;
    constexpr std::uint8_t kAny = engine::kAnyStep;
    // What a hex that is entered or lost brings with it is pushed together, so it lies on each
    // other in any number.
    constexpr auto kTogether = any_of(Follow, Mortality, Post, Reveal);
    return std::array<Chapter, 27>{{
        {None},
        {SetUp, continue_set_up, offer_set_up, check_set_up, do_set_up, 0,
         {{{kAny, any_of(None, SetUp, Facing)}}}},
        {Turn, continue_turn, {}, {}, {}, TurnStep::kEnd,
         {{{kAny, any_of(SetUp, Conceal, Chiefs, Operations, Rally, Reveal)},
           {TurnStep::kFrossardRolled, any_of(Dice), "13.1.7", 1}}}},
        {Conceal, continue_conceal, offer_conceal, check_conceal, do_conceal, 0, {{{0, any_of(None)}}}},
        {Chiefs, continue_chiefs, offer_chiefs, check_chiefs, do_chiefs, ChiefsStep::kInertiaRolled,
         {{{kAny, any_of(None, Ride, Post)}, {ChiefsStep::kInertiaRolled, any_of(Dice), "7.2", 1}}}},
        {Ride, continue_ride, offer_ride, check_ride, do_ride, RideStep::kStopped, {{{kAny, any_of(None)}}}},
        {Operations, continue_operations, offer_operations, check_operations, do_operations,
         OperationsStep::kLast,
         {{{kAny, any_of(None, Activation)},
           {OperationsStep::kCastagnyRolled, any_of(Dice), "13.1.7", 1},
           {OperationsStep::kInitiativeRolled, any_of(Dice), "4", 2},
           {OperationsStep::kDrawn, any_of(Dice), "4", 0},
           {OperationsStep::kFaceRolled, any_of(Dice), "13.2.6", 1}}}},
        {Activation, continue_activation, offer_activation, check_activation, do_activation,
         ActivationStep::kClose,
         {{{kAny, any_of(None, Creep, Reveal, Barrage, Movement, Combat)},
           {ActivationStep::kTestRolled, any_of(Dice), "8.3", 1}}}},
        {Creep, continue_creep, offer_creep, check_creep, do_creep, 0, {{{kAny, any_of(None, Reveal)}}}},
        {Reveal, continue_reveal, offer_reveal, check_reveal, do_reveal, 0,
         {{{kAny, kTogether | any_of(None, Facing)}}}},
        {Barrage, continue_barrage, offer_barrage, check_barrage, do_barrage, 0,
         {{{kAny, any_of(None, Shot)}}}},
        {Shot, continue_shot, offer_shot, check_shot, do_shot, ShotStep::kShotOver,
         {{{kAny, kTogether | any_of(None, Damage, Facing)}, {ShotStep::kShotRolled, any_of(Dice), "10.1.1", 1}}}},
        {Movement, continue_movement, offer_movement, check_movement, do_movement, 0,
         {{{kAny, any_of(None, Move, Ride)}}}},
        {Move, continue_move, offer_move, check_move, do_move, MoveStep::kDone,
         {{{kAny, kTogether | any_of(None, Facing)}}}},
        {Facing, continue_facing, offer_facing, check_facing, do_facing, 0, {{{kAny, kTogether | any_of(None)}}}},
        {Combat, continue_combat, offer_combat, check_combat, do_combat, CombatStep::kFighting,
         {{{kAny, any_of(None, Coordinate, Attack)}}}},
        {Coordinate, continue_coordinate, offer_coordinate, check_coordinate, do_coordinate, 0,
         {{{kAny, any_of(None)}}}},
        {Attack, continue_attack, offer_attack, check_attack, do_attack, AttackStep::kAttackOver,
         {{{kAny, kTogether | any_of(None, Defence, Damage, Retreat, Advance, Facing)},
           {AttackStep::kCoordinationRolled, any_of(Dice), "11.1", 1},
           {AttackStep::kFireRolled, any_of(Dice), "11.2.1", 1},
           {AttackStep::kAssaultRolled, any_of(Dice), "11.2.2", 1}}}},
        {Defence, continue_defence, offer_defence, check_defence, do_defence, DefenceStep::kSharing,
         {{{kAny, any_of(None)}}}},
        {Damage, continue_damage, offer_damage, check_damage, do_damage, DamageStep::kGuns,
         {{{kAny, kTogether | any_of(None, Retreat)}, {kAny, any_of(Dice), "0.5", 1}}}},
        {Retreat, continue_retreat, offer_retreat, check_retreat, do_retreat, RetreatStep::kTurned,
         {{{kAny, kTogether | any_of(None, Facing, Retreat)}}}},
        {Advance, continue_advance, offer_advance, check_advance, do_advance, AdvanceStep::kFaced,
         {{{kAny, kTogether | any_of(None, Facing)}}}},
        {Follow, continue_follow, offer_follow, check_follow, do_follow, 0, {{{kAny, kTogether | any_of(None)}}}},
        {Mortality, continue_mortality, {}, {}, {}, MortalityStep::kFateRolled,
         {{{kAny, kTogether}, {MortalityStep::kFateRolled, any_of(Dice), "9.3", 2}}}},
        {Post, continue_post, offer_post, check_post, do_post, 0, {{{kAny, kTogether | any_of(None)}}}},
        {Rally, continue_rally, {}, {}, {}, RallyStep::kRallyRolled,
         {{{RallyStep::kRallyRolled, any_of(Dice), "12", 1}}}},
        {Dice, {}, offer_fate, check_fate, do_fate, 0, {{{0, any_of(None)}}}},
    }};
}();
// clang-format on
static_assert(engine::in_order(kChapters));

}  // namespace levee::wissembourg_spicheren
