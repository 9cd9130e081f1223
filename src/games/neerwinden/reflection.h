#pragma once

#include <boost/describe.hpp>

#include "games/neerwinden/board.h"
#include "games/neerwinden/state.h"
#include "maps/hex_names.h"

// Positions as JSON (engine/text/json.h): how ids are spelled, and which members are written. What
// follows from the rest (State::derived) is not; Rules::rebuild() fills it.
namespace levee::neerwinden {

// Pieces and formations are spelled by their keys ("FR-DIET1"), hexes as printed ("1205").
using Names = maps::HexNames<kOffMap, Board, engine::CardsOf<kNoUnit, &Board::units, "unit">,
                             engine::CardsOf<kNoCommander, &Board::commanders, "commander">,
                             engine::CardsOf<kNoFormation, &Board::formations, "formation">>;

BOOST_DESCRIBE_ENUM(Side, French, Austrian)
BOOST_DESCRIBE_ENUM(Arm, Infantry, Cavalry, Artillery)
BOOST_DESCRIBE_ENUM(Order, Offensive, Manoeuvre, Defensive, Demoralised, Hidden)
BOOST_DESCRIBE_ENUM(Level, Good, Disorganised1, Disorganised2, Routed)
BOOST_DESCRIBE_ENUM(Terrain, Clear, Village, Wood, Tomb)

BOOST_DESCRIBE_ENUM(Business, None, Bidding, PickCamp, SetUp, Turn, OrderChanges, Demoralisation,
                    Activations, Movement, Rally, Move, Ride, Facing, RoutMove, Reaction, Combat,
                    Fire, Assault, Damage, Retreat, Accompany, Advance, CommanderTest, Post,
                    Unstack, Dice)
BOOST_DESCRIBE_ENUM(Status, NotInPlay, ToPlace, OnMap, Beyond, Gone)
BOOST_DESCRIBE_ENUM(Control, Nobody, French, Austrian)
BOOST_DESCRIBE_ENUM(Victory, None, Draw, Minor, Major, Decisive)

BOOST_DESCRIBE_STRUCT(Frame, (),
                      (business, step, side, unit, other, commander, number, points, goal, spent,
                       hex, from, flags, commanders, units, marks))
BOOST_DESCRIBE_STRUCT(Unit, (), (at, status, facing, level, losses, since_turn, arrival))
BOOST_DESCRIBE_STRUCT(Commander, (), (at, status, replacement, moved, helped))
BOOST_DESCRIBE_STRUCT(Formation, (),
                      (order, attempt, shown, known, bonus, activated, losses, reserves))
BOOST_DESCRIBE_STRUCT(State, (),
                      (scenario, secret_orders, side_of_seat, bid, turn, initiative, vp, vp_coming,
                       victory, winner, active, dice, units, commanders, formations, control,
                       no_command, harnessed, moved, rallied, stirred, galloped, pinned, reacted,
                       fought, withdrawn, struck, frames, depth))

}  // namespace levee::neerwinden
