#pragma once

#include <boost/describe.hpp>

#include "games/wissembourg_spicheren/board.h"
#include "games/wissembourg_spicheren/state.h"
#include "maps/hex_names.h"

// Positions as JSON (engine/text/json.h): how ids are spelled, and which members are written. What
// follows from the rest (State::derived) is not; Rules::rebuild() fills it.
namespace levee::wissembourg_spicheren {

// Pieces and formations are spelled by their keys ("FR-JOLI"), hexes as printed ("1205").
using Names = maps::HexNames<kOffMap, Board, engine::CardsOf<kNoUnit, &Board::units, "unit">,
                             engine::CardsOf<kNoCommander, &Board::commanders, "commander">,
                             engine::CardsOf<kNoFormation, &Board::formations, "formation">,
                             engine::CardsOf<kNoMarker, &Board::markers, "marker">>;

BOOST_DESCRIBE_ENUM(BattleId, Spicheren, Wissembourg)
BOOST_DESCRIBE_ENUM(Side, French, German)
BOOST_DESCRIBE_ENUM(Arm, Infantry, Cavalry, Artillery)
BOOST_DESCRIBE_ENUM(Terrain, Clear, Wood, Village, Hamlet, Castle)
BOOST_DESCRIBE_ENUM(Result, Nothing, Test, Disorganised, DisorganisedAndLoss)

BOOST_DESCRIBE_ENUM(Business, None, SetUp, Turn, Conceal, Chiefs, Ride, Operations, Activation,
                    Creep, Reveal, Barrage, Shot, Movement, Move, Facing, Combat, Coordinate,
                    Attack, Defence, Damage, Retreat, Advance, Follow, Mortality, Post, Rally, Dice)
BOOST_DESCRIBE_ENUM(Status, NotInPlay, ToCome, OnMap, Left, Lost)
BOOST_DESCRIBE_ENUM(Control, Nobody, French, German)
BOOST_DESCRIBE_ENUM(Victory, None, Draw, Tactical, Operational, Strategic)

BOOST_DESCRIBE_STRUCT(Frame, (),
                      (business, step, side, unit, other, commander, defending, number, points,
                       spent, goal, hex, from, flags, units, marks))
BOOST_DESCRIBE_STRUCT(Unit, (), (at, status, facing, disorganised, losses))
BOOST_DESCRIBE_STRUCT(Commander, (), (at, status, replaced, moved, out_of_command, failed))
BOOST_DESCRIBE_STRUCT(Formation, (), (activated, demoralised, losses, delays))
BOOST_DESCRIBE_STRUCT(Decoys, (), (at, truth, shown))
BOOST_DESCRIBE_STRUCT(Share, (), (givers, points))
BOOST_DESCRIBE_STRUCT(State, (),
                      (battle, variations, turn, vp, victory, winner, dice, units, commanders,
                       formations, control, scored, frossard, castagny, decoys, cup, held, directed,
                       supported, active, commanded, columns, fired, moved, winded, lent, target,
                       together, attacked, tested, shares, frames, depth))

}  // namespace levee::wissembourg_spicheren
