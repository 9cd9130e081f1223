#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rule.h"
#include "engine/rules.h"

// What is counted of a game by whoever plays thousands of them (src/lab). A game says once what its
// figures mean, and fills one tally of plain numbers for every game played.
namespace levee::engine {

struct TallySheet {
    struct Item {
        std::string key;  // of a column: letters, digits and hyphens
        Label title;
        int side = -1;  // whose it is; -1: of both
    };
    // Figures that belong into one picture: losses by arm, losses by formation.
    struct Group {
        std::string key;
        Label title;
        std::vector<Item> items;
    };

    std::array<Label, 2> sides;
    std::array<std::string, 2> side_keys;
    Label lead;  // what the lead of the first side is counted in
    int turns = 0;
    std::vector<Item> victories;  // by Tally::victory
    std::vector<Group> losses;    // Tally::losses, group after group
    std::vector<Item> counts;
    std::vector<Item> objectives;
    std::vector<Item> rolls;  // kinds of dice and draws
};

// One game in figures. A lead is positive for the first side.
struct Tally {
    static constexpr std::size_t kTurns = 16;
    static constexpr std::size_t kLosses = 64;
    static constexpr std::size_t kCounts = 32;
    static constexpr std::size_t kObjectives = 48;
    static constexpr std::size_t kRolls = 16;
    static constexpr int kNobody = -1;

    int winner = kNobody;  // side
    std::uint8_t victory = 0;
    std::uint8_t first_seat = 0;  // who played the first side
    std::uint8_t turns = 0;       // the turn in which it ended, from 1
    int lead = 0;
    // By turn; after the last turn of a game that ends early nothing changes any more.
    std::array<int, kTurns> lead_after{};
    std::array<int, kLosses> losses{};
    std::array<int, kCounts> counts{};
    std::array<std::array<std::int8_t, kTurns>, kObjectives> owner_after{};  // side
    std::array<std::uint16_t, kObjectives> changes{};
    // By kind of roll: how many, and what they gave the first side beyond expectation, in
    // thousandths of the lead's unit.
    std::array<std::uint16_t, kRolls> rolls{};
    std::array<std::int32_t, kRolls> luck{};

    bool operator==(const Tally&) const = default;
};

// Tally::counts: the facts that the table of a game (engine/facts.h) calls counted, for each side
// apart, those of the second side after all of the first.
template <class Book>
void add_counts(TallySheet& sheet, const Book& book) {
    for (int side = 0; side < 2; ++side)
        book.for_each_counted([&](const auto& row) {
            sheet.counts.push_back(
                {sheet.side_keys[static_cast<std::size_t>(side)] + "-" + row.counted.key,
                 label(row.counted.title), side});
        });
}

// One more, if it is one of those that are counted.
template <class Book, class Fact>
void count(Tally& tally, const Book& book, Fact fact, std::size_t side) {
    if (book.row(fact).counted.key == nullptr) return;
    std::size_t place = 0;
    std::size_t all = 0;
    book.for_each_counted([&](const auto& row) {
        place += row.fact < fact ? 1U : 0U;
        ++all;
    });
    assert(2 * all <= Tally::kCounts && "more facts are counted than a tally has room for");
    tally.counts[side * all + place] += 1;
}

// A kind of dice or draws, by the rule that asks for them.
struct RollKind {
    std::string_view rule;
    const char* key;
    const char* en;
    const char* fr;
};

template <std::size_t N>
void add_rolls(TallySheet& sheet, const std::array<RollKind, N>& kinds) {
    static_assert(N <= Tally::kRolls);
    for (const auto& [rule, key, en, fr] : kinds) sheet.rolls.push_back({key, {en, fr}});
}

// Its place in the list; `others` for a rule that is not in it.
template <std::size_t N>
std::size_t place_of(std::string_view rule, const std::array<RollKind, N>& kinds,
                     std::size_t others) {
    const auto found = std::ranges::find(kinds, rule, &RollKind::rule);
    return found == kinds.end() ? others : static_cast<std::size_t>(found - kinds.begin());
}

// Fills the tally of one game while it is played.
//   sheet(rules)                  what the figures of any game mean
//   Counter(rules, start)         a game begins
//   observe(state, events)        what an action has brought about; the state is the one after it
//   finish(end)                   everything that only the end tells
//   roll_kind(rules, state)       which of sheet().rolls fate is asked for
//   standing(rules, state)        how the first side stands, in the lead's unit; for luck
template <class C>
concept CounterOf = requires(C counter, const typename C::Rules& rules,
                             const typename C::Rules::State& state,
                             const typename C::Rules::Events& events) {
    requires RulesOf<typename C::Rules>;
    { C::sheet(rules) } -> std::same_as<TallySheet>;
    C(rules, state);
    counter.observe(state, events);
    counter.finish(state);
    { counter.tally() } -> std::same_as<Tally&>;
    { C::roll_kind(rules, state) } -> std::same_as<std::size_t>;
    { C::standing(rules, state) } -> std::same_as<double>;
};

}  // namespace levee::engine
