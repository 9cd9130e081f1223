#pragma once

#include <boost/describe.hpp>

#include "games/for_god_and_king/event.h"
#include "games/for_god_and_king/state.h"

// The members that are written as JSON (engine/json.h). What follows from the rest
// (State::derived) is not written; Rules::rebuild() fills it.
namespace levee::fgfk {

BOOST_DESCRIBE_ENUM(Side, Republican, Vendeen)
BOOST_DESCRIBE_ENUM(Army, Anjou, Centre, BasPoitou, Loroux, Nantes, Saumur, LaRochelle, Mayencais,
                    None)
BOOST_DESCRIBE_ENUM(Force, Anjou, Chouans, Centre, BasPoitou, Loroux, Emigres, Deserters, Nantes,
                    Saumur, LaRochelle, Mayencais)
BOOST_DESCRIBE_ENUM(Event, E1, E2, E3, E4, E5, E6, E7, E8, E9, E10, E11, E12, E13, E14, E15, None)
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
BOOST_DESCRIBE_STRUCT(General, (), (at, post, army, due, activated, fought, tried))
BOOST_DESCRIBE_STRUCT(Group, (), (side, at, from, granted, rating, spent, flags, generals, points))
BOOST_DESCRIBE_STRUCT(Contingent, (), (side, from, flags, path, generals, points, spent))
BOOST_DESCRIBE_STRUCT(Combat, (),
                      (area, attacker, count, flags, drawn, incidents, size, mayencais, coloured,
                       white, column, modifier, arms, tried, generals, tested, stranded,
                       contingents))
BOOST_DESCRIBE_STRUCT(Landing, (), (area, turn, delayed))
BOOST_DESCRIBE_STRUCT(State, (),
                      (automatic_set_up, turn, initiative, victory, winner, morale, arms, dice,
                       points, spent, generals, pool, on_map, present, deserters, shipped,
                       shipped_force, hand, cup, played_now, gatine, agra, english, landing,
                       coast_watched, flotilla, west, mayencais_with, bressuire_seen, thouars_seen,
                       primary_lost, mayencais_beaten, vendeen_hold, preempted, told_controlled,
                       told_free, told_barred, group, chosen, combat, frames, depth))

// More enumerators than one macro takes.
BOOST_DESCRIBE_ENUM_BEGIN(Fact)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, TurnBegan)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Rolled)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Drawn)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Recovered)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, StillWounded)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, EventPlayed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, FraudFound)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, EmissariesTaken)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, EnglishAgree)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, LandingNoted)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, LandingDelayed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Landed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, LandingFailed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Received)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, PointsLost)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Arrived)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Recalled)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, JoinedArmy)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Paid)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Sailed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Placed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, ControlTold)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, InitiativeWon)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, OpportunityTaken)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Activated)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Passed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Preempted)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Gathered)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, ActionPoints)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Moved)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Barred)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Refused)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Agreed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, DroppedOff)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, PickedUp)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Halted)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, CombatBegan)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, MarchTried)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Modifier)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, OddsFound)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, ColumnFound)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Result)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, NoPowder)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, LostPoints)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Eliminated)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Retreated)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Displaced)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Wounded)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Killed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Unharmed)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Captured)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Accused)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Guillotined)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Acquitted)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Deserters)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, MoraleChanged)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, ArmsChanged)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, IncidentGone)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Occupied)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Pursued)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Deserted)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, DesertionDue)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, WentHome)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, TurnEnded)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, Scored)
BOOST_DESCRIBE_ENUM_ENTRY(Fact, GameOver)
BOOST_DESCRIBE_ENUM_END(Fact)
// `rule` and `sentence` are for people and go into EventText.
BOOST_DESCRIBE_STRUCT(Report, (), (fact, side, general, force, event, area, from, a, b))

}  // namespace levee::fgfk
