#pragma once

#include "engine/contract/frames.h"
#include "engine/contract/modifiers.h"
#include "games/neerwinden/rules.h"

// What the chapters share. Every kind of business has four functions, found in the chapter that it
// belongs to and known to the table of chapters only (chapters.h):
//   continue_…(play)         does what needs no decision; true: waits for one
//   offer_…(board, s, out)   the candidates that pass check_…
//   check_…(board, s, a)     legal or why not
//   do_…(play, a)            carries out a legal decision
namespace levee::neerwinden {

using engine::kLegal;
using engine::refuse;
using engine::Sentence;
using engine::Verdict;
using maps::Arc;
using Actions = Rules::Actions;

using Play = engine::PlayOf<Board, State, Events>;

using Modifiers = engine::ModifiersOf<Play>;

// --- sentences of more than one chapter
// -----------------------------------------------------------
inline constexpr Sentence kNotOfFormation{"That unit is not of the active formation.",
                                          "Cette unité n'est pas de la formation active."};
inline constexpr Sentence kFoughtAlready{"That unit has already fought in this segment.",
                                         "Cette unité a déjà combattu durant ce segment."};
inline constexpr Sentence kNotInZone{"The hex is not in its zone of control.",
                                     "L'hexagone n'est pas dans sa zone de contrôle."};
inline constexpr Sentence kNoTarget{"There is no enemy unit in that hex.",
                                    "Aucune unité ennemie dans cet hexagone."};
inline constexpr Sentence kStruckAlready{"That hex has already been the target of such an attack.",
                                         "Cet hexagone a déjà subi une telle attaque."};
inline constexpr Sentence kClaimOrNot{"Show the defensive order and use it, or decline.",
                                      "Révélez l'ordre défensif pour en profiter, ou renoncez."};
inline constexpr Sentence kNotDefensive{"There is no defensive order to claim.",
                                        "Il n'y a pas d'ordre défensif à invoquer."};
inline constexpr Sentence kVillage{"village", "village"};
inline constexpr Sentence kWood{"wood", "bois"};
inline constexpr Sentence kTomb{"tomb of Middelwinden", "tombe de Middelwinden"};

// --- frames -------------------------------------------------------------------------------------
using engine::below_top;
using engine::over;
using engine::pop;
using engine::push;
using engine::top;
void ask_dice(State& s);

// --- chapter 1: units, stacks, zones ------------------------------------------------------------
inline bool on_map(const State& s, UnitId u) { return s.units[u].status == Status::OnMap; }
inline bool routed(const State& s, UnitId u) { return s.units[u].level == Level::Routed; }
inline bool alive(const State& s, UnitId u) {
    const Status status = s.units[u].status;
    return status == Status::OnMap || status == Status::Beyond;
}
inline int strength(const Board& b, const State& s, UnitId u) {
    const int left = b.unit_strength[u.raw] - 2 * s.units[u].losses;  // 1.7, N-01
    return left > 0 ? left : 0;
}
int morale(const Board& b, const State& s, UnitId u);
inline bool commanded(const State& s, UnitId u) { return !s.no_command.has(u); }
inline Order order_of(const Board& b, const State& s, UnitId u) {
    return s.formations[b.formation[u.raw]].order;
}

inline UnitId first_at(const State& s, HexId h) { return s.derived.top[h.raw]; }
inline UnitId next_at(const State& s, UnitId u) { return s.derived.below[u]; }
inline bool held_by(const Board& b, const State& s, HexId h, Side side) {
    const UnitId u = first_at(s, h);
    return u != kNoUnit && b.side[u.raw] == side;
}
UnitSet units_at(const State& s, HexId h);
bool stackable(const Board& b, const State& s, UnitId u, HexId h);
bool overstacked(const Board& b, const State& s, HexId h);

inline bool in_zoc_of(const State& s, HexId h, Side side) {
    return s.derived.zoc[index(side)][h.raw] > 0;
}
inline bool is_village(const Board& b, HexId h) { return b.terrain[h.raw] == Terrain::Village; }
bool exerts_on(const Board& b, const State& s, UnitId u, HexId h);
bool faces(const Board& b, const State& s, UnitId u, Direction towards);
// Only in a movement segment, for the active side: N-71, and the distance to the nearest enemy.
inline constexpr std::uint8_t kStrikable = 0x80;
inline int nearest_enemy(const State& s, HexId h) {
    return s.derived.enemy_distance[h.raw] & (kStrikable - 1);
}
inline bool next_to_enemy(const State& s, HexId h) { return nearest_enemy(s, h) == 1; }
inline bool can_strike_from(const State& s, HexId h) {
    return (s.derived.enemy_distance[h.raw] & kStrikable) != 0;
}
inline constexpr int kNoEnemy = 127;
void measure_enemy(const Board& b, State& s, Side side);
bool surrounded(const Board& b, const State& s, UnitId u);  // 1.6

void start_exerting(const Board& b, State& s, UnitId u);
void stop_exerting(const Board& b, State& s, UnitId u);
void set_down(const Board& b, State& s, UnitId u, HexId h);  // onto the map
void pick_up(const Board& b, State& s, UnitId u);            // off its hex
void relocate(const Board& b, State& s, UnitId u, HexId to);
void set_facing(Play& p, UnitId u, Direction facing);
void harness(Play& p, UnitId u);
// One more level; true when it routs by it (6.3). Precondition: not routed.
bool disorganise(Play& p, UnitId u, const char* rule);
void lose_step(Play& p, UnitId u, const char* rule);
// 6.3: a level, or a loss if it is already routed. True when it routs by it.
bool hurt(Play& p, UnitId u, const char* rule);
void destroy(Play& p, UnitId u);
int total_losses(const State& s);

// --- chapter 2: sequence ------------------------------------------------------------------------
bool formation_lives(const Board& b, const State& s, FormationId f);

// --- chapter 3: command -------------------------------------------------------------------------
UnitSet units_in_command(const Board& b, const State& s, FormationId f);
void verify_command(Play& p, FormationId f);
int command_value(const Board& b, const State& s, CommanderId c);
int tactical_value(const Board& b, const State& s, CommanderId c);
int morale_bonus(const Board& b, const State& s, CommanderId c);
int best_morale_bonus_at(const Board& b, const State& s, HexId h, Side side);  // N-80

// --- chapter 4: orders --------------------------------------------------------------------------
Verdict check_order_changes(const Board& b, const State& s, const Action& a);
// 4.1: may this unit enter a hex next to the enemy?
Verdict check_order_bans(const Board& b, const State& s, UnitId u, HexId to);
bool has_offensive_duty(const Board& b, const State& s, UnitId u);
// N-15: the goal of the duty from where the unit stands with these points.
std::uint8_t duty_goal(const Board& b, const State& s, UnitId u, int points);
inline constexpr std::uint8_t kNoDuty = 255;
// The goal of a duty is a distance to the enemy: 1 means a hex from which he can be struck.
inline bool fulfils(const State& s, HexId h, std::uint8_t goal) {
    if (goal == kNoDuty) return true;
    return goal == 1 ? can_strike_from(s, h) : nearest_enemy(s, h) <= goal;
}
// A way that gets nearer to the enemy with every step, down to the goal; finds most ways at once.
bool straight_way(const Board& b, const State& s, UnitId u, HexId from, int points,
                  std::uint8_t goal);
// N-76: units that stand still although they could go nearer.
int idle_units(const Board& b, const State& s, FormationId f, int enough);

// --- chapter 5: rally, movement, reaction, rout -------------------------------------------------

Verdict check_movement(const Board& b, const State& s, const Action& a);
Verdict check_rally(const Board& b, const State& s, const Action& a);
void do_rally(Play& p, const Action& a);
int movement_points(const Board& b, const State& s, UnitId u, bool half);
void begin_move(Play& p, UnitId u, int points);
// Plain movement into the neighbour in direction d: its cost, or a negative number when barred
// whatever the points; no river crossing, no break-out, no road bonus (N-76).
int step_cost(const Board& b, const State& s, UnitId u, HexId from, Direction d);
bool can_leave(const Board& b, const State& s, UnitId u);  // 4.1.4
// N-106: a move would come to something, if only to another facing.
bool can_stir(const Board& b, const State& s, UnitId u);
bool can_ride(const Board& b, const State& s, CommanderId c);
// Why the last to move goes no further.
Verdict check_going_on(const Board& b, const State& s);
void push_facing(Play& p, UnitId u, std::uint16_t mask);
inline constexpr std::uint16_t kAnyFacing = 63;
std::uint16_t one_side_either_way(Direction facing);

UnitSet eligible_to_react(const Board& b, const State& s, HexId entered, Side reacting);
bool reaction_possible(const Board& b, const State& s, HexId entered, UnitSet eligible);
void push_reaction(State& s, UnitId mover, HexId entered, Side reacting, UnitSet eligible);
void offer_reaction(const Board& b, const State& s, Actions& out);
inline constexpr std::uint16_t kFiredUpon = 0x100;  // flag of Reaction and Move frames

void push_rout_move(State& s, const Board& b, UnitId u);
Verdict check_enter(const Board& b, const State& s, const Action& a);
void leave_map(Play& p, UnitId u);

// 5.3.1: last hex and target clear and level, nothing between.
bool charge_ground(const Board& b, const State& s, UnitId u, HexId target);
Verdict check_charge(const Board& b, const State& s, UnitId u, HexId target);
Verdict check_counter_charge(const Board& b, const State& s, UnitId u, UnitSet chargers);
void note_pinned(const Board& b, State& s, UnitId u);

// --- chapter 6: combat --------------------------------------------------------------------------

void offer_combat(const Board& b, const State& s, Actions& out);
bool line_of_sight(const Board& b, const State& s, HexId from, int two_away);
Verdict check_shooter(const Board& b, const State& s, UnitId u, HexId target);
void push_fire(State& s, Side side, Arm arm, HexId target, UnitSet shooters, bool reaction);

Verdict check_assaulter(const Board& b, const State& s, UnitId u, HexId target);
UnitSet assaulters(const Board& b, const State& s, HexId target, UnitSet from);
Verdict check_ratio(const Board& b, const State& s, UnitSet attackers, HexId target);
void push_assault(State& s, Side side, HexId target, UnitSet attackers);
Verdict check_assault(const Board& b, const State& s, const Action& a);
Side decider_of_assault(const Frame& f);  // the frame's side attacks; the defender answers
// Sum of the modifiers, limited to 6 either way; reports each when somebody listens.
int assault_modifier(Play& p, const Frame& assault);
int ratio_modifier(int attack, int defence);  // kNoAssault below 1/2
inline constexpr int kNoAssault = -99;

// Flags of assault frames.
inline constexpr std::uint16_t kSecondAssault = 1;
inline constexpr std::uint16_t kCounterCharged = 2;
inline constexpr std::uint16_t kClaimedOrder = 4;
inline constexpr std::uint16_t kAllWithdrew = 8;
inline constexpr std::uint16_t kNoDice = 16;
inline constexpr std::uint16_t kCostSteps = 32;  // 7: this combat cost either side a loss

// Letters of a result, as flags of damage frames.
inline constexpr std::uint16_t kMoraleTest = 1;
inline constexpr std::uint16_t kStepLoss = 2;
inline constexpr std::uint16_t kRetreat = 4;
inline constexpr std::uint16_t kGunLoss = 8;
inline constexpr std::uint16_t kOnTomb = 16;
inline constexpr std::uint16_t kHeadFirst = 32;
inline constexpr std::uint16_t kOfAttack = 64;  // guns among the units lend no hand, see N-02

struct CombatResult {
    std::uint16_t letters = 0;
    std::uint8_t levels = 0;
    const Sentence* text = nullptr;
    bool nothing() const { return letters == 0 && levels == 0; }
};
CombatResult fire_result(int strength, int roll);
CombatResult assault_result(bool attacker, int roll);

// What a damage frame has still to do to its stack.
struct PendingDamage {
    int tests = 0;
    int steps = 0;
    int levels = 0;
};
PendingDamage pending_damage(const Frame& damage);
bool passes_with(Play& p, UnitId u, int total, const char* rule);

// `where`: kOnTomb or kOfAttack.
void push_damage(State& s, Side side, UnitSet units, UnitId head, const CombatResult& result,
                 std::uint16_t where = 0);

using RetreatHexes = engine::FixedVector<HexId, 7>;
RetreatHexes retreat_hexes(const Board& b, const State& s, UnitId u);
// `others` of its stack have to go after it, and it leaves them a way (N-105).
void push_retreat(State& s, Side side, UnitId u, UnitSet others = {});
// 6.3, N-105: who of the stack goes first, if all of it can go; else nobody.
UnitId first_to_retreat(const Board& b, const State& s, UnitSet stack);

void push_advance(State& s, const Frame& assault, UnitSet able);

// --- chapter 7: commanders ----------------------------------------------------------------------
CommanderSet commanders_at(const Board& b, const State& s, HexId h, Side side);
void push_commander_test(State& s, Side side, CommanderId c, int modifier, bool caught);
void push_accompany(State& s, Side side, CommanderId c, UnitId u);
void commander_joins(State& s, CommanderId c, UnitId u);

// --- chapter 8: set-up, control, victory --------------------------------------------------------
Verdict check_bidding(const Board& b, const State& s, const Action& a);
void take_control(Play& p, HexId h, Side side);
int star_score(const Board& b, const State& s);
// N-62: moves the marker by what has come together; may end the game (then the stack is empty).
void settle_points(Play& p);
void end_of_game(Play& p);

// --- chapter 9: secret orders -------------------------------------------------------------------
void hide_orders(const Board& b, State& s, Side side);
void show_order(Play& p, FormationId f);
bool order_is_hidden(const State& s, FormationId f);
bool morale_is_hidden(const Board& b, const State& s, UnitId u);
void show_demoralisation(Play& p, UnitId u);

// --- all chapters --------------------------------------------------------------------------------
// Nobody waits for that now: the case that says when it is done; legal: somebody does.
Verdict check_moment(const Board& b, const State& s, const Action& a);

void run(Play& p);  // until somebody must decide or the game is over

}  // namespace levee::neerwinden
