#pragma once

#include "engine/contract/frames.h"
#include "engine/contract/modifiers.h"
#include "games/wissembourg_spicheren/rules.h"

// What the chapters share. Every kind of business has four functions, found in the chapter that it
// belongs to and known to the table of chapters only (chapters.h):
//   continue_…(play)         does what needs no decision; true: waits for one
//   offer_…(board, s, out)   the candidates that pass check_…
//   check_…(board, s, a)     legal or why not
//   do_…(play, a)            carries out a legal decision
// Movement is counted in half points throughout.
namespace levee::wissembourg_spicheren {

using engine::kLegal;
using engine::refuse;
using engine::Sentence;
using engine::Verdict;
using maps::Arc;
using Actions = Rules::Actions;
using HexList = engine::FixedVector<HexId, 64>;

using Play = engine::PlayOf<Board, State, Events>;

using Modifiers = engine::ModifiersOf<Play>;  // Fact::Modifier, or Shift: of the column

// --- sentences of more than one chapter ---------------------------------------------------------
inline constexpr Sentence kNotActive{"That unit is not of the active formation.",
                                     "Cette unité n'est pas de la formation active."};
inline constexpr Sentence kNotOnMap{"It is not on the map.", "Ce pion n'est pas sur la carte."};
inline constexpr Sentence kNotNeighbour{"Pieces move from hex to neighbouring hex.",
                                        "On se déplace d'hexagone en hexagone voisin."};
inline constexpr Sentence kEnemyThere{"An enemy unit is there.", "Une unité ennemie s'y trouve."};
inline constexpr Sentence kZoneToZone{
    "It may not go from one enemy zone of control directly to another.",
    "Pas de passage direct d'une zone de contrôle ennemie à une autre."};
inline constexpr Sentence kTooDear{"It costs {0} half points of movement and {1} are left.",
                                   "Il faut {0} demi-points de mouvement, il en reste {1}."};
inline constexpr Sentence kNoBridge{"It cannot cross the water there.",
                                    "Impossible de franchir l'eau à cet endroit."};
inline constexpr Sentence kWholeMove{
    "Crossing the water there takes a whole, full move.",
    "Franchir l'eau à cet endroit demande tout le mouvement, entier."};
inline constexpr Sentence kNoExit{"It may not leave the map here.",
                                  "Ce pion ne peut pas quitter la carte ici."};

// --- frames -------------------------------------------------------------------------------------
using engine::below_top;
using engine::over;
using engine::pop;
using engine::push;
using engine::top;
// So many as the frame's wait says (chapters.h), or a marker out of the cup.
void ask_fate(State& s);

inline const Battle& battle_of(const Board& b, const State& s) {
    return b.battles[index(s.battle)];
}

// --- 0.4, 0.5: tests ----------------------------------------------------------------------------
inline bool test_passed(int die, int value) { return die + value >= 6; }
// The value of the counter with all modifiers, each reported.
int morale_value(Play& p, UnitId u, bool rally);
// The same in silence: the state is what it was when the die was asked for.
int morale_now(const Board& b, State& s, UnitId u, bool rally);
void report_test(Play& p, UnitId u, int total, const char* rule);
void report_test(Play& p, CommanderId c, int total, const char* rule);

// --- chapters 1 to 3: units, facing, stacks -----------------------------------------------------
inline bool on_map(const State& s, UnitId u) { return s.units[u].status == Status::OnMap; }
inline bool on_map(const State& s, CommanderId c) {
    return s.commanders[c].status == Status::OnMap;
}
inline bool is_artillery(const Board& b, UnitId u) { return b.arm[u.raw] == Arm::Artillery; }
inline bool is_cavalry(const Board& b, UnitId u) { return b.arm[u.raw] == Arm::Cavalry; }
inline int combat_value(const Board& b, const State& s, UnitId u) {
    return s.units[u].disorganised ? b.combat_disorganised[u.raw] : b.combat[u.raw];
}
inline int steps_left(const Board& b, const State& s, UnitId u) {
    return b.unit_steps[u.raw] - s.units[u].losses;
}

inline UnitId first_at(const State& s, HexId h) { return s.derived.top[h.raw]; }
inline UnitId next_at(const State& s, UnitId u) { return s.derived.below[u]; }
inline bool held_by(const Board& b, const State& s, HexId h, Side side) {
    const UnitId u = first_at(s, h);
    return u != kNoUnit && b.side[u.raw] == side;
}
UnitSet units_at(const State& s, HexId h);
UnitSet troops_at(const Board& b, const State& s, HexId h);  // infantry and cavalry
UnitSet batteries_at(const Board& b, const State& s, HexId h);
CommanderSet commanders_at(const Board& b, const State& s, HexId h, Side side);
// Terrain effects table, notes 4 and 5; W-57.
bool single_regiment(const Board& b, const State& s, HexId h);
int protection(const Board& b, const State& s, HexId h);
bool all_round(const Board& b, const State& s, HexId h);  // W-56
bool faces(const Board& b, const State& s, UnitId u, Direction towards);
bool next_to(const Board& b, const State& s, HexId h, Side side);  // a unit of that side
bool enemy_on_flank(const Board& b, const State& s, UnitId u);     // W-04
bool on_flank_of(const Board& b, const State& s, UnitId u, HexId h);
Verdict check_stacking(const Board& b, const State& s, UnitId u, HexId h);  // 3, W-68

// The hexside between two neighbours, seen from the first; null where they are not.
const Battle::Step* step_to(const Battle& map, HexId from, HexId to);
// W-17, W-86: cavalry that has come into a wood off the ways loses its order.
void scatter_in_wood(Play& p, UnitId u, HexId from, const char* rule);

void start_exerting(const Board& b, State& s, UnitId u);
void stop_exerting(const Board& b, State& s, UnitId u);
void set_down(const Board& b, State& s, UnitId u, HexId h);  // onto the map
void pick_up(const Board& b, State& s, UnitId u);            // off its hex
void relocate(const Board& b, State& s, UnitId u, HexId to);
void set_facing(Play& p, UnitId u, Direction facing);
// Its marker of disorganisation, if it has none; says whether it had none.
bool disorganise(Play& p, UnitId u, const char* rule);
// May destroy it, and kill the commanders who are left without it (a Post frame).
void lose_step(Play& p, UnitId u, const char* rule);
void hit(Play& p, UnitId u, const char* rule);  // 11.3: the D of a result
void destroy(Play& p, UnitId u, const char* rule);
void take_control(Play& p, HexId h, Side side);  // 13.1.3: the last to occupy it

// --- chapter 4: sequence ------------------------------------------------------------------------
inline bool is_night(const Board& b, const State& s) { return battle_of(b, s).is_night(s.turn); }
bool formation_in_play(const Board& b, const State& s, FormationId f);  // W-08

// --- chapter 5: activation ----------------------------------------------------------------------
// 5, W-29: the HQs of the active formations.
CommanderSet active_hqs(const Board& b, const State& s);
inline bool active(const Board& b, const State& s, UnitId u) {
    return s.active.has(b.formation[u.raw]);
}
inline UnitSet units_of(const Board& b, FormationId f) { return b.card(f).units; }
UnitSet active_units(const Board& b, const State& s);  // on the map
// 8.3, 9.1: as its activation begins.
UnitSet units_in_command(const Board& b, const State& s, FormationId f);

// --- chapter 6: zones of control ----------------------------------------------------------------
inline bool in_zoc_of(const State& s, HexId h, Side side) {
    return s.derived.zoc[index(side)][h.raw] > 0;
}

// --- chapter 7: movement ------------------------------------------------------------------------
inline constexpr std::uint16_t kMoveStops = 1;  // flag of move frames
void begin_move(Play& p, UnitId u);
bool can_set_off(const Board& b, const State& s, UnitId u);  // a step is open to it
// 7.4: from beyond the edge into this hex.
void enter_map(Play& p, UnitId u, HexId h, int spent);
// With so many half points it could stay in this hex, or get to one where it could (3).
bool can_end_from(const Board& b, const State& s, UnitId u, HexId h, int left);
void push_facing(Play& p, UnitId u, std::uint16_t mask);
inline constexpr std::uint16_t kAnyFacing = 63;
std::uint16_t one_side_either_way(Direction facing);
// What follows when a unit has come into a hex: control, commanders who stood there alone (W-62),
// in a movement also commanders in chief next to it (8.4), the 13th division. True: it was
// discovered (13.1.6).
bool arrive(Play& p, UnitId u, bool moving);
void leave_map(Play& p, UnitId u);
void offer_movement(const Board& b, const State& s, Actions& out);
// Half points of one step of plain movement, or a negative number when it is barred whatever the
// points; no crossing that takes a whole move.
int step_cost(const Board& b, const State& s, UnitId u, HexId from, Direction d);

// --- 7.4: arrivals ------------------------------------------------------------------------------
const Arrival* arrival_of(const Board& b, const State& s, UnitId u);
const Arrival* arrival_of(const Board& b, const State& s, CommanderId c);
bool is_due(const Board& b, const State& s, const Arrival& arrival);
UnitSet waiting(const State& s, UnitSet units);  // of these, those that are still to come
bool is_due(const Board& b, const State& s, UnitId u);
bool is_due(const Board& b, const State& s, CommanderId c);
// Where it may come in now and at what cost in half points; W-20.
struct Entry {
    HexId hex{kNoHex};
    std::uint8_t gate = 0;  // its place among the gates of the arrival
    std::uint8_t cost = 0;
};
using Entries = engine::FixedVector<Entry, 16>;
void entries_of(const Board& b, const State& s, UnitId u, Entries& out);
void entries_of(const Board& b, const State& s, CommanderId c, Entries& out);
Verdict check_enter(const Board& b, const State& s, const Action& a);
bool can_enter(const Board& b, const State& s, CommanderId c);
void do_enter(Play& p, const Action& a);

// --- chapter 8: commanders in chief; 9: HQs -----------------------------------------------------
CommanderId chief_on_map(const Board& b, const State& s, Side side);  // or none
int command_value(const Board& b, const State& s, CommanderId c);
int combat_bonus(const Board& b, const State& s, CommanderId c);
int inertia(const Board& b, const State& s, CommanderId c);
int initiative_bonus(const Board& b, const State& s, CommanderId c);
// 8.2, W-11: half points of the cheapest way from a hex to every other, as a command goes;
// kUnreached where it does not. `without`: as if this unit were not there.
using Reach = std::array<std::uint8_t, maps::kMaxHexes>;
inline constexpr std::uint8_t kUnreached = 255;
void command_reach(const Board& b, const State& s, HexId from, Side side, int budget, Reach& out,
                   UnitId without = kNoUnit);
int command_range(const Board& b, const State& s, HexId from);  // half points
bool in_range(const Board& b, const State& s, CommanderId from, HexId to);
bool hq_on_map(const Board& b, const State& s, FormationId f);
// 9.1: units of the formation that its HQ commands now, whatever its own state.
UnitSet units_in_range(const Board& b, const State& s, FormationId f);
// W-05
bool out_of_command_now(const Board& b, const State& s, UnitId u, bool rally);
// 9.2: how far from its HQ a unit goes that moves out of command and began there.
void measure_from_hq(const Board& b, State& s, UnitId u, HexId start);

bool can_ride(const Board& b, const State& s, CommanderId c);
void begin_ride(Play& p, CommanderId c, int points);
void put(State& s, CommanderId c, HexId h);
// W-42: killed, and his replacement joins a unit; a chief comes back in the next phase A.
void kill(Play& p, CommanderId c, const char* rule);
// 9.3: no unit is left with the commanders of this hex.
void bereave(Play& p, HexId h, Side side);
// W-62: to the closest friendly unit.
void displace(Play& p, CommanderId c);
void push_mortality(State& s, CommanderId c, HexId h);
// 9.3, 8.4, 11.3: a unit has gone from one hex to another; its commanders go along, or may.
void push_followers(Play& p, UnitId u, HexId from, bool may_stay);

// --- chapter 10: artillery ----------------------------------------------------------------------
inline int range_of(const Board& b, const State& s, UnitId battery) {
    return is_night(b, s) ? 1 : b.range[battery.raw];
}
bool line_of_sight(const Board& b, const State& s, HexId from, HexId to);  // 10.2.2; a battery's
void push_barrage(Play& p, Side side);

// --- chapter 11: combat -------------------------------------------------------------------------
Verdict check_attacker(const Board& b, const State& s, UnitId u, HexId target);
// 9.4, W-66: a unit of a demoralised formation that could go back.
bool can_go_back(const Board& b, const State& s, UnitId u);
void push_combat(Play& p, Side side);
// Flags of damage frames.
inline constexpr std::uint16_t kDefends = 1;
inline constexpr std::uint16_t kUnderFire = 2;  // 10.1.1: nobody retreats
void push_damage(State& s, Side side, UnitSet units, HexId hex, Result result, std::uint16_t flags);
using RetreatHexes = engine::FixedVector<HexId, 6>;
RetreatHexes retreat_hexes(const Board& b, const State& s, UnitId u, HexId origin);  // W-64
RetreatHexes withdrawal_hexes(const Board& b, const State& s, UnitId u);             // W-40
inline constexpr std::uint16_t kBeforeCombat = 1;  // flag of retreat frames: 11.4
void push_retreat(State& s, const Board& b, UnitId u, std::uint16_t flags, int most_hexes);

// --- chapter 12, 13 -----------------------------------------------------------------------------
void check_demoralisation(Play& p);                                  // 9.4
bool has_line_of_retreat(const Board& b, const State& s, UnitId u);  // W-48
void count_battlefield(Play& p);                                     // 13.1.3
void count_objectives_at_noon(Play& p);                              // 13.2.3
void end_of_game(Play& p);
std::optional<Side> holder(const Board& b, const State& s, std::size_t objective);
// 13.1.6
bool decoys_out(const State& s);
// Shows markers that a French unit discovers now; true: one has been shown.
bool discover(Play& p);
void show_division(Play& p, std::uint8_t which);
bool may_hold(const Board& b, const State& s, FormationId f);
bool may_join(const Board& b, const State& s, FormationId f);
// May a unit (or a commander) leave the map from this hex now? W-49, W-66
Verdict check_exit(const Board& b, const State& s, UnitId u, HexId from);
Verdict check_exit(const Board& b, const State& s, CommanderId c, HexId from);

// --- all chapters -------------------------------------------------------------------------------
// Nobody waits for that now: the case that says when it is done.
Verdict check_moment(const Board& b, const State& s, const Action& a);
void run(Play& p);  // until somebody must decide or the game is over

}  // namespace levee::wissembourg_spicheren
