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
// Up to the dice, which are found but not rolled.
inline void weigh(State& s) {
    nobody_marches(s);
    if (!::testing::Test::HasFatalFailure()) apply(s, resolve());
}
inline void fight(State& s, int coloured, int white) {
    weigh(s);
    if (!::testing::Test::HasFatalFailure()) apply(s, roll(coloured, white));
}

// Retreats by the first way offered, no pursuit: up to the next step of the group, or to fate.
inline void finish(State& s) {
    while (!::testing::Test::HasFatalFailure()) {
        if (awaits_fate(s)) return;
        if (business(s) == Business::Pursuit)
            apply(s, decline());
        else if (business(s) == Business::Retreat || business(s) == Business::Losses ||
                 business(s) == Business::Displace)
            apply(s, offers(s)[0]);
        else
            return;
    }
}

inline std::string column(const State& s) {
    constexpr std::array<const char*, 8> kColumns{"1:3", "1:2", "2:3", "1:1",
                                                  "3:2", "2:1", "3:1", "4:1"};
    return kColumns[s.combat.column];
}
inline int modifier(const State& s) { return s.combat.modifier; }

// "AR2-40"; "" when no combat has been resolved since forget().
inline std::string result() {
    std::string text;
    for (const Report& r : story()) {
        if (r.fact != Fact::Result) continue;
        const CombatResult found = result_of(r.a);
        text = found.attacker_loses ? "A" : "D";
        text += found.rout ? "D" : "R";
        text += std::to_string(found.areas) + "-" + std::to_string(found.percent);
    }
    return text;
}
// The sum of what has been reported as a modifier of the dice by this case.
inline int die_by(std::string_view rule) {
    int sum = 0;
    for (const Report& r : story())
        if (r.fact == Fact::Modifier && rule == r.rule) sum += r.a;
    return sum;
}
inline int columns_by(std::string_view rule) {
    int sum = 0;
    for (const Report& r : story())
        if (r.fact == Fact::Modifier && rule == r.rule) sum += r.b;
    return sum;
}
// The half points of the group in motion that are left.
inline int half_left(const State& s) { return half_points_left(s.group); }
inline int all_points(const State& s, std::string_view area, Side side) {
    return points_at(s, at(area), side);
}
inline int lost(Side side) {
    int sum = 0;
    for (const Report& r : story())
        if (r.fact == Fact::LostPoints && r.side == side) sum += r.a;
    return sum;
}
inline Post post(const State& s, std::string_view name) { return s.generals[general(name)].post; }
inline Action drop(std::string_view name) { return Action::of(Verb::Drop, general(name)); }
inline Action drop(Force force, int n) { return Action::of(Verb::Drop, force, n); }
inline Action pick_up(std::string_view name) { return Action::of(Verb::PickUp, general(name)); }
inline Action pick_up(Force force, int n) { return Action::of(Verb::PickUp, force, n); }
inline Action march(std::string_view area) { return Action::of(Verb::March, at(area)); }
inline Action pursue(std::string_view area) { return Action::of(Verb::Pursue, at(area)); }
inline Action draw(Incident incident) { return Action::draw(incident); }
inline Action lot(std::string_view name) { return Action::of(Verb::Lot, general(name)); }
// Out of those who were there already, or who came from an area.
inline Action lose(Force force, int n) { return Action::of(Verb::Lose, force, n, kNoArea); }
inline Action lose(Force force, int n, std::string_view from) {
    return Action::of(Verb::Lose, force, n, at(from));
}
inline int morale(const State& s, Side side) { return s.morale[index(side)]; }
inline int in_cup(const State& s, Incident incident) { return s.cup[index(incident)]; }
inline std::string key(AreaId area) { return area == kNoArea ? "off" : board().card(area).key; }
inline std::string where_is(const State& s, std::string_view name) { return key(where(s, name)); }

}  // namespace levee::fgfk::testing
