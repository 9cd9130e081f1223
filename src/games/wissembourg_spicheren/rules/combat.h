#pragma once

#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

// What chapters 10 and 11 share and nobody else needs.
//
// An Attack frame is one of the combats that were announced. `hex` is attacked; `marks` attack it
// and `units` of these still stand; `unit` is the one that the defender fires on; `commander` and
// `defending` lead the attack and the defence, if anybody does; `number` and `spent` are the column
// and the die modifiers of the roll that is asked for, `points` its result. `side` is whoever
// decides or rolls; the attackers are those of the active formation.
namespace levee::wissembourg_spicheren {

// Flags of attack frames.
inline constexpr std::uint16_t kCoordinated = 1;  // 11.1: the test was passed
inline constexpr std::uint16_t kWithdrawn = 2;    // 11.4
inline constexpr std::uint16_t kAssaulted = 4;    // 11.2.2

// A flag of advance frames: nobody has to go (11.4).
inline constexpr std::uint16_t kMayStay = 1;

inline Side attacking_side(const Board& b, const State& s) { return b.card(s.active.first()).side; }

// The column and the die of one roll on the combat results table. Columns end at 0 and 8; what is
// beyond 8 is added to the die.
struct Odds {
    int column = 0;
    int die = 0;
};
void ask_results(Play& p, Odds odds);
Result result_of_roll(const Board& b, const State& s, const Frame& f);
void report_result(Play& p, UnitId u, HexId h, Result result, const char* rule);

// 11.3, W-58: column shifts for firing or attacking from several hexes at one.
int level_shift(const Battle& map, const HexList& from, HexId at);
// 10.2.1: close guns; one hex away, two for the Germans.
bool close_guns(const Board& b, const State& s, UnitId battery, HexId at);
// 13.1.6, W-27: on the narrow ledge it has half its power in company.
int fire_power(const Board& b, const State& s, UnitId battery);
// 10.2.1, W-23
bool in_fire_arc(const Board& b, const State& s, UnitId battery, Direction facing, HexId target);

// 11.2.1
void push_defence(State& s, const Frame& attack);
// The place in State::shares of one of those who attack (`marks` of attack and defence frames).
std::size_t share_of(const Frame& f, UnitId attacker);
// Reports the modifiers of the roll against this attacker, the place of whose share is given.
Odds defensive_odds(Play& p, UnitId attacker, std::size_t share);
// 11.2.2
Odds assault_odds(Play& p);
bool is_flanked(const Board& b, const State& s, UnitSet defenders, UnitSet attackers);
UnitSet defenders_at(const Board& b, const State& s, HexId h);  // troops; batteries that are alone
// W-28: of those that were announced, still to be worked out and still possible.
bool still_attacks(const Board& b, const State& s, UnitId u);
UnitSet partners(const Board& b, const State& s, UnitId u);  // 11.1: all that attack with it
// 11.1: an HQ of the active formations with one of these; or none.
CommanderId leader_of(const Board& b, const State& s, UnitSet attackers);
void push_attack(State& s, UnitSet attackers, HexId h);
void push_coordinate(const Board& b, State& s, CommanderId c, HexId h);
void do_combat(Play& p, const Action& a);
void do_coordinate(Play& p, const Action& a);
Verdict check_coordinate(const Board& b, const State& s, const Action& a);

// 11.2.2: into the hex that was left.
void push_advance(State& s, UnitSet able, HexId h, std::uint16_t flags);
// 11.4
bool can_withdraw(const Board& b, const State& s, UnitSet attackers, HexId h);
void push_withdrawals(Play& p, const Frame& attack);

}  // namespace levee::wissembourg_spicheren
