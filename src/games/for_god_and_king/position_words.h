#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/position_lines.h"
#include "games/for_god_and_king/rules.h"

// Positions as lines of words (engine/text/position_lines.h); docs/rule-tests.md lists them.
namespace levee::fgfk {

using engine::position_lines::Arguments;

// What the words work on.
struct Position {
    const Rules& rules;
    State& s;
    Reports* told = nullptr;  // what happens by them
};
using PositionWord = engine::position_lines::Word<Position>;
std::span<const PositionWord> position_words();

// Where the lines begin: an empty map and an empty cup in turn 2, all events in hand, all generals
// waiting, Bressuire and Thouars seen (E3, E4).
State blank_position(const Board& board);
// The position that the lines stand for, or the line that is wrong.
engine::Result<State> position(const Rules& rules, const Options& options,
                               std::span<const std::string> lines);

// How the words spell what is no name, in the order of the enumerators.
namespace spelled {
inline constexpr std::array<std::string_view, 3> kArms{"Anjou", "Centre", "Bas-Poitou"};
inline constexpr std::array<std::string_view, fgfk::kSides> kSides{"Republican", "Vendéen"};
inline constexpr std::array<std::string_view, 8> kPosts{
    "not-yet",           "to-place", "on-map",  "lightly-wounded",
    "seriously-wounded", "away",     "accused", "gone"};
}  // namespace spelled

// What the i-th word names.
AreaId area_in(const Board& board, Arguments& a, std::size_t i);  // kNoArea where that is wrong
GeneralId general_in(const Board& board, Arguments& a, std::size_t i);
Force force_in(Arguments& a, std::size_t i);
Side side_in(Arguments& a, std::size_t i);
std::size_t arms_in(Arguments& a, std::size_t i);      // the place in State::arms
std::size_t event_in(Arguments& a, std::size_t i);     // E6: in State::hand
std::size_t incident_in(Arguments& a, std::size_t i);  // T11: in State::cup

}  // namespace levee::fgfk
