#pragma once

#include "engine/contract/chapters.h"
#include "games/skeleton/rules/internal.h"
#include "games/skeleton/rules/steps.h"

// Every kind of business, the chapter that deals with it, and what may come up on it.
namespace levee::skeleton {

using Chapter = engine::Chapter<Play, Business, Action, Actions, 3>;

Chapter::GoOn continue_turn, continue_notes, continue_movement, continue_combat;
Chapter::Offer offer_notes, offer_movement;
Chapter::Check check_notes, check_movement;
Chapter::CarryOut do_notes, do_movement, do_roll;

// clang-format off
inline constexpr std::array<Chapter, 6> kChapters = [] {
    using enum Business;
    using engine::any_of;
    return std::array<Chapter, 6>{{
        {None},
        {Turn, continue_turn, {}, {}, {}, TurnStep::kNext,
         {{{TurnStep::kBegin, any_of(Notes)}, {TurnStep::kFight, any_of(Movement)},
           {TurnStep::kNext, any_of(Combat)}}}},
        {Notes, continue_notes, offer_notes, check_notes, do_notes, 0, {{{0, any_of(Notes)}}}},
        {Movement, continue_movement, offer_movement, check_movement, do_movement},
        {Combat, continue_combat, {}, {}, {}, CombatStep::kRolled,
         {{{CombatStep::kRolled, any_of(Dice), "3.2", 2}}}},
        {Dice, {}, engine::offer_two_dice, engine::check_two_dice, do_roll},
    }};
}();
// clang-format on
static_assert(engine::in_order(kChapters));

}  // namespace levee::skeleton
