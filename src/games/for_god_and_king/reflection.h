#pragma once

#include <boost/describe.hpp>

#include "engine/text/card_names.h"
#include "games/for_god_and_king/board.h"
#include "games/for_god_and_king/event.h"
#include "games/for_god_and_king/state.h"

// Positions as JSON (engine/text/json.h): how ids are spelled, and which members are written. What
// follows from the rest (State::derived) is not; Rules::rebuild() fills it.
namespace levee::fgfk {

// Areas and generals are spelled by their keys ("NAN", "dElbee").
using Names = engine::CardNames<Board, engine::CardsOf<kNoArea, &Board::areas, "area">,
                                engine::CardsOf<kNoGeneral, &Board::generals, "general">>;

BOOST_DESCRIBE_ENUM(Side, Republican, Vendeen)
BOOST_DESCRIBE_ENUM(Army, Anjou, Centre, BasPoitou, Loroux, Nantes, Saumur, LaRochelle, Mayencais,
                    None)
BOOST_DESCRIBE_ENUM(Force, Anjou, Chouans, Centre, BasPoitou, Loroux, Emigres, Deserters, Nantes,
                    Saumur, LaRochelle, Mayencais)
BOOST_DESCRIBE_ENUM(Event, E1, E2, E3, E4, E5, E6, E7, E8, E9, E10, E11, E12, E13, E14, E15, None)
BOOST_DESCRIBE_ENUM(Terrain, Clear, Mixed, Bocage, Marsh)
BOOST_DESCRIBE_ENUM(Zone, None, Anjou, Gatine, Centre, BasPoitou, Loroux)
BOOST_DESCRIBE_ENUM(Objective, None, Primary, Secondary)
BOOST_DESCRIBE_ENUM(Access, None, Sea, South)
BOOST_DESCRIBE_ENUM(Bank, North, South, Island)
BOOST_DESCRIBE_ENUM(Status, None, Noble, SansCulotte)
BOOST_DESCRIBE_ENUM(Column, Anjou, Centre, BasPoitou, LorouxOrChouans, NationalGuards, Minor, Major)
BOOST_DESCRIBE_ENUM(Cost, Clear, Mixed, Bocage, Marsh, Major, Royal, Gois, Loire)
BOOST_DESCRIBE_ENUM(Incident, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12)

BOOST_DESCRIBE_ENUM(Business, None, Turn, Wounds, Agra, English, Reinforce, Receive, EventWork,
                    Landing, Placing, Initiative, Operations, Preempt, Gather, Operation, Entry,
                    Combat, Guns, Losses, Retreat, Casualty, Capture, Displace, Occupy, Pursuit,
                    Desertion, Committee, Dice)
BOOST_DESCRIBE_ENUM(Post, NotYet, ToPlace, OnMap, LightWound, SeriousWound, Away, Accused, Gone)
BOOST_DESCRIBE_ENUM(English, NotAsked, Asked, Coming, Done)
BOOST_DESCRIBE_ENUM(Victory, None, Political, Tactical, Strategic, Galerne)

BOOST_DESCRIBE_STRUCT(Frame, (),
                      (business, step, side, area, from, general, event, force, number, points,
                       flags, areas, generals))
BOOST_DESCRIBE_STRUCT(General, (), (at, post, army, due, activated, fought, tried, routed))
BOOST_DESCRIBE_STRUCT(Group, (), (side, at, from, granted, rating, spent, flags, generals, points))
BOOST_DESCRIBE_STRUCT(Contingent, (), (side, from, flags, path, generals, points, spent))
BOOST_DESCRIBE_STRUCT(Combat, (),
                      (area, attacker, count, flags, drawn, incidents, size, mayencais, coloured,
                       white, column, modifier, arms, tried, generals, tested, stranded,
                       contingents))
BOOST_DESCRIBE_STRUCT(Landing, (), (area, turn, delayed))
BOOST_DESCRIBE_STRUCT(Veil, (), (points, areas, generals))
BOOST_DESCRIBE_STRUCT(State, (),
                      (automatic_set_up, turn, initiative, victory, winner, morale, arms, dice,
                       points, spent, generals, pool, on_map, veil, present, deserters, shipped,
                       shipped_force, hand, cup, played_now, gatine, agra, english, landing,
                       coast_watched, flotilla, west, mayencais_with, bressuire_seen, thouars_seen,
                       primary_lost, mayencais_beaten, vendeen_hold, preempted, routed,
                       told_controlled, told_free, told_barred, group, chosen, combat, frames,
                       depth))

}  // namespace levee::fgfk
