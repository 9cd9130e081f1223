#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/neerwinden/board_parts.h"
#include "games/neerwinden/position.h"
#include "games/neerwinden/rules.h"
#include "support/board_of.h"

// What the rule tests of Neerwinden share: the board of data/neerwinden, names instead of numbers,
// positions built by hand, and a referee that says by which case an action is refused.
namespace levee::neerwinden::testing {

// ------------------------------------------------------------------ the board and its names

inline const Board& board() {
    static const Board kBoard = levee::testing::board_of("neerwinden", load_board);
    return kBoard;
}

inline const Rules& rules() {
    static const Rules kRules{board()};
    return kRules;
}

// at("1205"); a misspelt hex fails the test.
inline HexId at(std::string_view ccrr) {
    const HexId hex = board().grid.parse(ccrr);
    EXPECT_TRUE(board().grid.exists(hex)) << "no hex " << ccrr;
    return hex;
}
inline std::string name(HexId hex) {
    if (hex == kOffMap) return "off the map";
    return board().grid.exists(hex) ? std::string{board().grid.name(hex)} : std::string{"nowhere"};
}
inline UnitId unit(std::string_view name) { return unit_named(board(), name); }
inline CommanderId commander(std::string_view name) { return commander_named(board(), name); }
// By key, without accents: "Egalite".
inline FormationId formation(std::string_view key) { return formation_named(board(), key); }

inline constexpr engine::SeatId kFirstSeat{0};   // French unless a bid swapped the seats
inline constexpr engine::SeatId kSecondSeat{1};  // Austrian likewise

inline bool decides(const State& s, Side side) {
    const bool first = s.side_of_seat[0] == side;
    return rules().actor(s) == engine::Actor::of(first ? kFirstSeat : kSecondSeat);
}
inline bool awaits_dice(const State& s) { return rules().actor(s).is_chance(); }

// ------------------------------------------------------------------ the referee

inline Rules::Actions offers(const State& s) {
    Rules::Actions out;
    rules().legal_actions(s, out);
    return out;
}
inline bool offered(const State& s, const Action& a) {
    const Rules::Actions all = offers(s);
    return std::find(all.begin(), all.end(), a) != all.end();
}
inline std::string describe(const Action& a) {
    std::string text = "verb " + std::to_string(static_cast<int>(a.verb));
    if (a.unit != kNoUnit && a.unit.raw < kUnits) text += ", " + board().card(a.unit).name;
    if (a.commander != kNoCommander && a.commander.raw < kCommanders)
        text += ", " + board().card(a.commander).name;
    if (a.hex != kNoHex) text += ", hex " + name(a.hex);
    return text + ", number " + std::to_string(a.number) + ", other " + std::to_string(a.other);
}
// Asks twice: what is offered and what is accepted must be the same thing.
inline bool legal(const State& s, const Action& a) {
    const bool accepted = rules().why_not(s, a).legal();
    if (a.verb != Verb::Roll) {
        EXPECT_EQ(accepted, offered(s, a))
            << "accepted but not offered, or the reverse: " << describe(a);
    }
    return accepted;
}
// The number of the case that forbids it, "" if nothing does.
inline std::string refused_by(const State& s, const Action& a) {
    return legal(s, a) ? std::string{} : std::string{rules().why_not(s, a).refusal.rule};
}
// The refusal as a player reads it, for messages of failing tests.
inline std::string complaint(const State& s, const Action& a) {
    const engine::Verdict verdict = rules().why_not(s, a);
    return verdict.legal() ? std::string{"legal"}
                           : std::string{verdict.refusal.rule} + ": " +
                                 verdict.refusal.text(engine::Language::English);
}
// ------------------------------------------------------------------ playing

inline void apply(State& s, const Action& a) {
    ASSERT_TRUE(rules().why_not(s, a).legal()) << describe(a) << "\n" << complaint(s, a);
    rules().apply(s, a, nullptr);
}
// Every action must be legal when its turn comes.
inline void play(State& s, std::initializer_list<Action> actions) {
    for (const Action& a : actions) {
        apply(s, a);
        if (::testing::Test::HasFatalFailure()) return;
    }
}
inline void roll(State& s, int a, int b = 1) {
    ASSERT_TRUE(awaits_dice(s)) << "nobody asked for dice";
    apply(s, Action::roll(static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)));
}
// Two dice of a given sum.
inline void roll_sum(State& s, int sum) {
    const int first = sum > 7 ? 6 : sum - 1;
    roll(s, first, sum - first);
}

// ------------------------------------------------------------------ positions made by hand

// Nothing is on the map but what is put there; turn 1, orders as in 8.1.
//   State s = Position{}.put("Dampierre 1", "1205", N).put("Égalité", "1205").movement("Egalite");
struct Position {
    State s;

    explicit Position(const Options& options = {}) : s(empty_position(board(), options)) {}

    Position& put(std::string_view who, std::string_view hex, Direction facing,
                  Level level = Level::Good) {
        neerwinden::put(board(), s, unit(who), at(hex), facing, level);
        return *this;
    }
    Position& put(std::string_view who, std::string_view hex) {  // a commander
        neerwinden::put(board(), s, commander(who), at(hex));
        return *this;
    }
    Position& order(std::string_view key, Order order) {
        give_order(s, formation(key), order);
        return *this;
    }
    // Losses that the unit has already taken (its formation remembers them).
    Position& losses(std::string_view who, int steps) {
        s.units[unit(who)].losses = static_cast<std::uint8_t>(steps);
        s.formations[board().card(unit(who)).formation].losses = static_cast<std::uint8_t>(
            s.formations[board().card(unit(who)).formation].losses + steps);
        return *this;
    }
    Position& non_commanded(std::string_view who) {
        s.no_command.add(unit(who));
        return *this;
    }
    Position& harnessed(std::string_view who) {
        s.harnessed.add(unit(who));
        return *this;
    }
    Position& vp(int marker) {
        s.vp = static_cast<std::int8_t>(marker);
        return *this;
    }
    Position& turn_number(int turn) {
        s.turn = static_cast<std::uint8_t>(turn);
        return *this;
    }

    // The point of the sequence where play begins.
    State turn() {
        start_turn(rules(), s);
        return s;
    }
    State order_changes(Side initiative) {
        start_order_changes(rules(), s, initiative);
        return s;
    }
    State activations(Side first) {
        start_activations(rules(), s, first);
        return s;
    }
    // 3.1 is verified first: units far from their commander (or without one) get the marker.
    State movement(std::string_view key) {
        start_movement(rules(), s, formation(key));
        return s;
    }
    State combat(std::string_view key) {
        start_combat(rules(), s, formation(key));
        return s;
    }
};

// ------------------------------------------------------------------ short forms

inline Action march(std::string_view who) { return Action::of(Verb::March, unit(who)); }
inline Action to(std::string_view hex) { return Action::of(Verb::To, at(hex)); }
inline Action face(Direction d) { return Action::face(d); }
inline const Action halt = Action::of(Verb::Halt);
inline const Action end_movement = Action::of(Verb::EndMovement);
inline Action assault(std::string_view hex) { return Action::of(Verb::Assault, at(hex)); }
inline Action fire(Arm arm, std::string_view hex) { return Action::fire(arm, at(hex)); }
inline Action head(std::string_view who) { return Action::of(Verb::Head, unit(who)); }
inline Action with_unit(Verb verb, std::string_view who) { return Action::of(verb, unit(who)); }

inline std::string where(const State& s, std::string_view who) {
    const Unit& u = s.units[unit(who)];
    if (u.status == Status::Gone) return "destroyed";
    if (u.status == Status::Beyond) return "off the map";
    return name(u.at);
}
inline Level level(const State& s, std::string_view who) { return s.units[unit(who)].level; }
inline Direction facing(const State& s, std::string_view who) { return s.units[unit(who)].facing; }
inline int losses(const State& s, std::string_view who) { return s.units[unit(who)].losses; }
inline Order order(const State& s, std::string_view key) {
    return s.formations[formation(key)].order;
}
inline Business asks(const State& s) {
    return s.depth == 0 ? Business::None : s.frames[s.depth - 1U].business;
}
// 5.3: the inactive player lets it pass, should he be asked.
inline void no_reaction(State& s) {
    while (asks(s) == Business::Reaction) apply(s, Action::of(Verb::EndReaction));
}
// March along the hexes without any reaction; the move is left where it stands.
inline void walk(State& s, std::string_view who, std::initializer_list<std::string_view> hexes) {
    apply(s, march(who));
    for (const std::string_view hex : hexes) {
        if (::testing::Test::HasFatalFailure()) return;
        apply(s, to(hex));
        no_reaction(s);
    }
}
// The same, then halts (if the move is not over) and faces that way (if asked).
inline void move(State& s, std::string_view who, std::initializer_list<std::string_view> hexes,
                 Direction facing) {
    walk(s, who, hexes);
    if (::testing::Test::HasFatalFailure()) return;
    if (asks(s) == Business::Move) apply(s, halt);
    if (asks(s) == Business::Facing) apply(s, Action::face(facing));
}

using enum Direction;

}  // namespace levee::neerwinden::testing
