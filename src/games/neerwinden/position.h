#pragma once

#include "games/neerwinden/rules.h"

// Positions made by hand: for tests, for worked examples and for programs that study one situation.
namespace levee::neerwinden {

// Nothing on the map, nobody to decide, turn 1, orders as in 8.1.
State empty_position(const Board& board, const Options& options);

void put(const Board& board, State& s, UnitId unit, HexId at, Direction facing,
         Level level = Level::Good);
void put(const Board& board, State& s, CommanderId commander, HexId at);
void give_order(State& s, FormationId formation, Order order);

// The dice for the initiative of the turn are to be rolled (2.A); nothing has happened in it.
void await_initiative(const Rules& rules, State& s);

// Begin at a given point of the sequence of play and run to the first decision. Whatever was going
// on is dropped; the turn's other activations count as done (the turn goes on to its end after it).
void start_turn(const Rules& rules, State& s);                             // 2.A
void start_order_changes(const Rules& rules, State& s, Side initiative);   // 2.B
void start_activations(const Rules& rules, State& s, Side first);          // 2.C
void start_movement(const Rules& rules, State& s, FormationId formation);  // 5, command is verified
void start_combat(const Rules& rules, State& s, FormationId formation);    // 6

// By name: "Dampierre 1", "Égalité"; asserts that it exists.
UnitId unit_named(const Board& board, std::string_view name);
CommanderId commander_named(const Board& board, std::string_view name);
FormationId formation_named(const Board& board, std::string_view key);

}  // namespace levee::neerwinden
