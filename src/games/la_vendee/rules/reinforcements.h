#pragma once

#include "games/la_vendee/rules/internal.h"

// What the chapters share by which armies come onto the map: set-up, arrivals, landing.
namespace levee::la_vendee {

// Puts the army down with its leaders and at full strength, as far as there are counters (2.4); or
// a dummy. may_be: as far as the enemy can tell it is one of these (16.6).
void put_down(Play& p, ArmyId card, AreaId area, ArmySet may_be);  // c04_2_armies.cpp
// 16.6: that have not been put down yet; without the option none.
ArmySet dummies_left(const Board& b, const State& s, Side side);
// 4.4, L-56, L-78: what comes to an army that is here already, and its leader.
void bring_reinforcements(Play& p, Side side);

}  // namespace levee::la_vendee
