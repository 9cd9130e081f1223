#pragma once

#include "games/wissembourg_spicheren/rules.h"

// Positions made by hand: for tests, for worked examples and for programs that study one situation.
namespace levee::wissembourg_spicheren {

// Nothing on the map or to come, nobody to decide, turn 1, objectives as at the start.
State empty_position(const Board& board, const Options& options);

void put(const Board& board, State& s, UnitId unit, HexId at, Direction facing,
         bool disorganised = false);

// The last roll of a turn is done and nothing has happened in the next one: what a position made by
// hand is checked as.
void await_turn(const Rules& rules, State& s);

// Begin at a given point of the sequence of play and run to the first decision. Whatever was going
// on is dropped; the turn goes on to its end after it.
void start_turn(const Rules& rules, State& s);          // 4
void start_verification(const Rules& rules, State& s);  // 4.A: commanders in chief
void start_operations(const Rules& rules, State& s);    // 4.B
void start_rally(const Rules& rules, State& s);         // 4.C
void start_end(const Rules& rules, State& s);           // of the turn
// 5: the marker has just been drawn.
void start_activation(const Rules& rules, State& s, FormationId formation);
// Its steps, or those of two formations together (13.1.6): who is in command is found as usual
// (8.3, 9.1). Where the side has no commander on the map at all everybody is.
void start_barrage(const Rules& rules, State& s, FormationSet formations);
void start_movement(const Rules& rules, State& s, FormationSet formations);
void start_combat(const Rules& rules, State& s, FormationSet formations);

}  // namespace levee::wissembourg_spicheren
