#pragma once

#include "engine/contract/chapters.h"
#include "games/skeleton/rules/internal.h"
#include "games/skeleton/rules/steps.h"

// Every kind of business, the chapter that deals with it, and what may come up on it.
namespace levee::skeleton {

bool continue_turn(Play& p);
bool continue_notes(Play& p);
void offer_notes(const Board& b, const State& s, Actions& out);
Verdict check_notes(const Board& b, const State& s, const Action& a);
void do_notes(Play& p, const Action& a);
bool continue_movement(Play& p);
void offer_movement(const Board& b, const State& s, Actions& out);
Verdict check_movement(const Board& b, const State& s, const Action& a);
void do_movement(Play& p, const Action& a);
bool continue_combat(Play& p);
void offer_roll(const Board& b, const State& s, Actions& out);
Verdict check_roll(const Board& b, const State& s, const Action& a);
void do_roll(Play& p, const Action& a);

using Chapter = engine::Chapter<Play, Business, Action, Actions, 3>;

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
        {Dice, {}, offer_roll, check_roll, do_roll},
    }};
}();
// clang-format on
static_assert(engine::in_order(kChapters));

}  // namespace levee::skeleton
