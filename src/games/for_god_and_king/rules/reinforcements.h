#pragma once

#include "games/for_god_and_king/rules/internal.h"

// What the phases without operations share: 2.1 to 2.3, 2.5, 2.6 and the events of chapter 6.
namespace levee::fgfk {

constexpr std::int16_t figure(int value) { return static_cast<std::int16_t>(value); }

// A modifier of the roll that is about to be asked for; passes its value on. Zero is not reported.
int modifier(Play& p, Side side, const char* rule, const Sentence& name, int value);

// The answer of fate, taken out of the state.
inline int take_sum(State& s) {
    const int sum = dice_sum(s);
    s.dice = {};
    return sum;
}

inline bool played_this_turn(const State& s, Event e) {
    return ((s.played_now >> index(e)) & 1U) != 0;
}

// The cases of chapter 6 have no numbers but the events' own.
inline constexpr std::array<const char*, kEvents> kEventRules{
    "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12", "E13", "E14", "E15"};

// 6: may this event be played in the reinforcement phase of this side?
Verdict check_play(const Board& b, const State& s, Side side, Event e);
// Why it cannot be played outside the reinforcement phases: the moment that it belongs to.
Verdict check_window(const Board& b, const State& s, Event e);
// As far as both players can see: the phase waits for its owner as long as this is so.
bool may_play(const Board& b, const State& s, Side side);
// Carries it out; may push frames.
void play_event(Play& p, Event e);

// E15: is there a point that could go aboard?
bool can_ship(const Board& b, const State& s);
// A point that waits off the map has another roll.
void push_ship_roll(State& s);

// E10: Biron comes at once or a turn later.
inline bool comes_by_die(const GeneralCard& card) {
    return card.arrival == Event::E10 && card.removal == Event::E11;
}
// E11: the generals of Saumur of whom one may stay, and the departure of the others.
GeneralSet replaceable(const Board& b, const State& s);
void recall_others(Play& p, GeneralId kept);

// Into the pool, reported with the roll after modifiers that gave them.
void receive(Play& p, Force force, int n, int roll, const char* rule);

// He is among the reinforcements to be placed.
void general_arrives(Play& p, GeneralId g, const char* rule);

// 2.2: where these counters of an army may be put now, as far as their owner knows. None: Léchelle.
AreaSet placing_areas(const Board& b, const State& s, Side side, Army army, GeneralSet generals);

// 7.1: all that this side has not placed yet goes where the scenario puts it.
void set_up_rest(Play& p, Side side);

}  // namespace levee::fgfk
