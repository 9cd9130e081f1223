#pragma once

#include <array>
#include <string>
#include <string_view>

#include "for_god_and_king/support/fixture.h"

// Moves and combats made by hand, and what is asked about them.
namespace levee::fgfk::testing {

inline constexpr Side kBlue = Side::Republican;
inline constexpr Side kWhite = Side::Vendeen;

// Operations without anything that interrupts: no E6 in hand, E3 and E4 over, an empty cup, and a
// general far away on each side so that the phase goes on. Arms and powder at 0.
inline State quiet(Side first, int turn = 2) {
    State s = operations(first, turn);
    for (const Event e : {Event::E3, Event::E4, Event::E6}) s.hand[index(e)] = 0;
    s.bressuire_seen = true;
    s.thouars_seen = true;
    empty_cup(s);
    put(s, "SAV", "Vergnes");
    put(s, "MAI", "Lyrot");
    forget();
    return s;
}

// Activates all that is in the area; 3, 4 or 5 action points and the rating with 2, 7 or 12.
inline void set_off(State& s, std::string_view from, int dice = 7) {
    apply(s, activate(from));
    if (business(s) == Business::Preempt) apply(s, decline());
    if (business(s) == Business::Gather) play(s, {take_all(), go()});
    if (awaits_fate(s)) apply(s, roll(dice / 2, dice - dice / 2));
}
inline void enter(State& s, std::string_view from, std::string_view area, int dice = 7) {
    set_off(s, from, dice);
    if (!::testing::Test::HasFatalFailure()) apply(s, to(area));
}
// Nobody marches to the guns.
inline void nobody_marches(State& s) {
    while (business(s) == Business::Guns && !::testing::Test::HasFatalFailure()) apply(s, done());
}

inline std::string column(const State& s) {
    constexpr std::array<const char*, 8> kColumns{"1:3", "1:2", "2:3", "1:1",
                                                  "3:2", "2:1", "3:1", "4:1"};
    return kColumns[s.combat.column];
}
inline int modifier(const State& s) { return s.combat.modifier; }

// The half points of the group in motion that are left.
inline int half_left(const State& s) { return half_points_left(s.group); }
inline int morale(const State& s, Side side) { return s.morale[index(side)]; }
inline int in_cup(const State& s, Incident incident) { return s.cup[index(incident)]; }
inline std::string key(AreaId area) { return area == kNoArea ? "off" : board().card(area).key; }

}  // namespace levee::fgfk::testing
