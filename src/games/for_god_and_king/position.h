#pragma once

#include "games/for_god_and_king/rules.h"

// Positions made by hand: for tests, for worked examples and for programs that study one situation.
namespace levee::fgfk {

// Nothing on the map, nobody to decide, turn 1, markers at 0; all events in hand, all incidents in
// the cup, all generals waiting.
State empty_position(const Board& board);

void put(const Board& board, State& s, GeneralId general, AreaId area);
void put(State& s, Force force, int points, AreaId area);

// The dice for the initiative are to be rolled (2.3).
void await_initiative(const Rules& rules, State& s);

// Begin at a given point of the sequence of play and run to the first decision or roll. Whatever
// was going on is dropped.
void start_turn(const Rules& rules, State& s);  // 2.1
// The turn goes on at this step (rules/steps.h).
void start_phase(const Rules& rules, State& s, std::uint8_t step, Reports* told = nullptr);
void start_operations(const Rules& rules, State& s, Side first, Reports* told = nullptr);  // 2.4
// 4.1: a group of all counters of that side in `from` goes to `to`, whatever it costs.
void start_combat(const Rules& rules, State& s, Side attacker, AreaId from, AreaId to);

}  // namespace levee::fgfk
